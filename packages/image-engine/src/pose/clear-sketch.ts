import sharp from 'sharp';
import { asDamaged } from '../picture/decode.ts';
import { CANVAS, type Figure, measure, onCanvas, type Point, type PoseFigure } from './figure.ts';

/** px of the drawing for one of the canvas. */
const SCALE = 2;
/** Colours of the characters, which instructions name: red is the first, blue the second. */
const COLOURS = ['#d62828', '#1d5fd1', '#2a9d46', '#b5651d'];
/** Joints that are joined by a line, as in OpenPose's drawings. */
const BONES = [
  ...[1, 2, 2, 3, 3, 4, 1, 5, 5, 6, 6, 7, 1, 8, 8, 9, 9, 10, 1, 11, 11, 12, 12, 13, 0, 1],
];
/** The canvas' ground. */
const GROUND = { r: 26, g: 31, b: 46 };

/**
 * Draws a pose clearly, for whoever is to read it: from the joints, each figure in its own colour on white;
 * else the drawing as it is, on black.
 *
 * @returns a PNG of 1200 × 800 px; null when nothing is drawn
 * @throws DamagedPictureError when the sketch cannot be decoded
 */
export async function clearSketch(
  sketch: Uint8Array,
  figures: readonly PoseFigure[] = [],
): Promise<Uint8Array | null> {
  const shown = figures.map(onCanvas).filter((figure) => measure(figure) !== null);
  return shown.length > 0 ? fromJoints(shown) : fromStrokes(sketch);
}

async function fromJoints(figures: readonly Figure[]): Promise<Uint8Array> {
  const drawing = figures.map(svgOf).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" width="${CANVAS.width * SCALE}" height="${CANVAS.height * SCALE}"><rect width="100%" height="100%" fill="#fff"/>${drawing}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
}

function svgOf({ reference, joints }: Figure): string {
  const colour = COLOURS[reference % COLOURS.length];
  const at = (index: number | undefined): Point | null =>
    index === undefined ? null : (joints[index] ?? null);
  const lines: string[] = [];
  for (let i = 0; i < BONES.length; i += 2) {
    const a = at(BONES[i]);
    const b = at(BONES[i + 1]);
    if (a && b) lines.push(`<path d="M${px(a)}L${px(b)}"/>`);
  }
  const dots = joints.slice(0, 14).flatMap((joint) => (joint ? [dot(joint, 4)] : []));
  const [nose, neck] = [at(0), at(1)];
  const size = nose && neck ? Math.hypot(nose[0] - neck[0], nose[1] - neck[1]) * 0.62 : 0;
  const head = nose ? dot(nose, Math.max(8, size)) : '';
  return `<g fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round">${lines.join('')}</g><g fill="${colour}">${dots.join('')}${head}</g>`;
}

const px = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

const dot = ([x, y]: Point, radius: number) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}"/>`;

/** How much the drawing differs from its ground where something is drawn. */
const DRAWN = 48;

async function fromStrokes(sketch: Uint8Array): Promise<Uint8Array | null> {
  try {
    const { data, info } = await sharp(sketch, { failOn: 'error', limitInputPixels: 41_000_000 })
      .flatten({ background: GROUND })
      .resize(CANVAS.width * SCALE, CANVAS.height * SCALE, { fit: 'fill', kernel: 'cubic' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    let drawn = 0;
    for (let i = 0; i < data.length; i += channels) {
      const [r = 0, g = 0, b = 0] = [data[i], data[i + 1], data[i + 2]];
      const far = Math.max(Math.abs(r - GROUND.r), Math.abs(g - GROUND.g), Math.abs(b - GROUND.b));
      if (far >= DRAWN) drawn += 1;
      else data.fill(0, i, i + 3);
    }
    if (drawn === 0) return null;
    return await sharp(data, { raw: { width, height, channels } }).removeAlpha().png().toBuffer();
  } catch (error) {
    throw asDamaged(error);
  }
}
