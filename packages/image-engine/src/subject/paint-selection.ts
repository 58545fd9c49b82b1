import { createCanvas } from '@napi-rs/canvas';
import type { Mask, Size } from '../picture/picture.ts';
import { isEmpty, type Selection } from '../picture/selection.ts';

/**
 * What was boxed and painted, as a mask of that size; null when nothing was. Without a box, only what
 * the strokes keep is inside.
 */
export function paintSelection(selection: Selection, { width, height }: Size): Mask | null {
  if (isEmpty(selection)) return null;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#000';
  context.fillRect(0, 0, width, height);
  const { box, strokes = [] } = selection;
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
  const { data } = context.getImageData(0, 0, width, height);
  const mask = new Uint8Array(width * height);
  for (let p = 0; p < mask.length; p++) mask[p] = data[p * 4] as number;
  return { data: mask, width, height };
}
