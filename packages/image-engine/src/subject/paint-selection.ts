import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Mask, Size } from '../picture/picture.ts';
import { isEmpty, type Selection } from '../picture/selection.ts';

/** Pixels drawn between two pauses: a canvas of a large picture would be four times its mask. */
const PIXELS_A_TURN = 1_000_000;

/**
 * What was boxed and painted, as a mask of that size; null when nothing was. Without a box, only what
 * the strokes keep is inside.
 *
 * @param pause awaited now and then
 */
export async function paintSelection(
  selection: Selection,
  size: Size,
  pause: () => Promise<void>,
): Promise<Mask | null> {
  if (isEmpty(selection)) return null;
  const { width, height } = size;
  const mask = new Uint8Array(width * height);
  const rows = Math.max(1, Math.floor(PIXELS_A_TURN / width));
  for (let top = 0; top < height; top += rows) {
    await pause();
    const canvas = createCanvas(width, Math.min(rows, height - top));
    const context = canvas.getContext('2d');
    context.fillStyle = '#000';
    context.fillRect(0, 0, width, canvas.height);
    context.translate(0, -top);
    draw(context, selection, size);
    const { data } = context.getImageData(0, 0, width, canvas.height);
    for (let i = 0, p = top * width; i < data.length; i += 4, p++) mask[p] = data[i] as number;
  }
  return { data: mask, width, height };
}

function draw(
  context: SKRSContext2D,
  { box, strokes = [] }: Selection,
  { width, height }: Size,
): void {
  if (box) {
    context.fillStyle = '#fff';
    const [left, top] = [Math.round(box.left * width), Math.round(box.top * height)];
    const [right, bottom] = [Math.round(box.right * width), Math.round(box.bottom * height)];
    context.fillRect(left, top, Math.max(1, right - left), Math.max(1, bottom - top));
  }
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { keep, radius, points } of strokes) {
    context.strokeStyle = keep ? '#fff' : '#000';
    context.lineWidth = Math.max(1, 2 * radius * Math.max(width, height));
    context.beginPath();
    const [first, ...more] = points;
    if (!first) continue;
    context.moveTo(first[0] * width, first[1] * height);
    // A line that goes nowhere is drawn as a dot.
    context.lineTo(first[0] * width + 0.01, first[1] * height);
    for (const [x, y] of more) context.lineTo(x * width, y * height);
    context.stroke();
  }
}
