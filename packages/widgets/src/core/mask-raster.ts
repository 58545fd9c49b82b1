import type { MaskMark, MaskStroke, PaintedMask } from './mask.ts';
import { soften } from './soft-edge.ts';

/** Pixels. */
export interface MaskSize {
  width: number;
  height: number;
}

/** A mask in pixels: 0 is kept … 255 may change, one byte a pixel, rows from the top. */
export interface MaskRaster extends MaskSize {
  values: Uint8ClampedArray;
}

/** The size at which a longer edge is at most `maxEdge` pixels. */
export function fitted({ width, height }: MaskSize, maxEdge: number): MaskSize {
  const scale = Math.min(1, maxEdge / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** Draws a mask with its soft edge. */
export function rasterOf(
  { marks, feather }: Omit<PaintedMask, 'share'>,
  size: MaskSize,
): MaskRaster {
  return createMaskPainter(size)(marks, null, feather);
}

/**
 * Draws a mask again and again while a line is being painted: what was painted before is drawn once.
 * @returns draws marks, which are told from others by their identity, and a mark over them that still grows
 */
export function createMaskPainter(size: MaskSize) {
  const [base, work] = [contextOf(size), contextOf(size)];
  let drawn: readonly MaskMark[] = [];
  return (marks: readonly MaskMark[], draft: MaskMark | null, feather: number): MaskRaster => {
    if (marks !== drawn) drawMarks(base, marks);
    drawn = marks;
    drawMarks(work, draft ? [draft] : [], base.canvas);
    return readRaster(work, feather);
  };
}

function readRaster(context: CanvasRenderingContext2D, feather: number): MaskRaster {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const values = new Uint8ClampedArray(width * height);
  for (let p = 0; p < values.length; p++) values[p] = data[p * 4 + 3] as number;
  soften({ values, width, height }, feather * Math.max(width, height));
  return { values, width, height };
}

/** Share of the pixels that may change, 0 to 1. */
export function shareOf({ values }: MaskRaster): number {
  let painted = 0;
  for (const value of values) if (value > 0) painted += 1;
  return painted / values.length;
}

/** Pixels on the longer edge of what is sent: finer than a hand paints, and some ten kilobytes. */
const SENT_EDGE = 2048;

/** The mask as servers take it: a PNG in the picture's proportions, white where it may change. */
export async function maskPicture(mask: PaintedMask, picture: Blob): Promise<Blob> {
  const size = fitted(await sizeOf(picture), SENT_EDGE);
  const { values } = rasterOf(mask, size);
  const context = contextOf(size);
  const image = context.createImageData(size.width, size.height);
  for (let p = 0, i = 0; p < values.length; p++, i += 4) {
    const value = values[p] as number;
    image.data[i] = value;
    image.data[i + 1] = value;
    image.data[i + 2] = value;
    image.data[i + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The mask could not be made.'));
    context.canvas.toBlob(done, 'image/png');
  });
}

function contextOf({ width, height }: MaskSize): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw a mask.');
  return context;
}

/** Draws marks over a sheet that is empty, or as another one is. The alpha channel is the mask. */
function drawMarks(
  context: CanvasRenderingContext2D,
  marks: readonly MaskMark[],
  under?: HTMLCanvasElement,
): void {
  const { width, height } = context.canvas;
  context.globalCompositeOperation = 'source-over';
  context.clearRect(0, 0, width, height);
  if (under) context.drawImage(under, 0, 0);
  for (const mark of marks) drawMark(context, mark);
}

function drawMark(context: CanvasRenderingContext2D, mark: MaskMark): void {
  const { width, height } = context.canvas;
  if (mark.kind === 'invert') {
    // What is there goes, and what is not comes: "xor" with a full sheet is 1 − alpha.
    context.globalCompositeOperation = 'xor';
    context.fillRect(0, 0, width, height);
    return;
  }
  context.globalCompositeOperation = mark.kind === 'paint' ? 'source-over' : 'destination-out';
  drawStroke(context, mark);
}

function drawStroke(context: CanvasRenderingContext2D, { radius, points }: MaskStroke): void {
  const { width, height } = context.canvas;
  const [first, ...more] = points;
  if (!first) return;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = Math.max(1, 2 * radius * Math.max(width, height));
  context.beginPath();
  context.moveTo(first[0] * width, first[1] * height);
  // A line that goes nowhere is drawn as a dot.
  context.lineTo(first[0] * width + 0.01, first[1] * height);
  for (const [x, y] of more) context.lineTo(x * width, y * height);
  context.stroke();
}

/** Pixels of a picture, upright. */
async function sizeOf(picture: Blob): Promise<MaskSize> {
  const url = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}
