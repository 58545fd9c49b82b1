import type { Rgb } from '../grammar/words/colours.ts';
import type { Caption } from './caption.ts';
import { drawBarShape } from './draw-bar-shape.ts';
import { layOver, padOf, type Setting } from './lettering.ts';
import { lowPass } from './low-pass.ts';
import type { Mask, Pixels } from './picture.ts';
import { BAR, type Field, type Place } from './set-in-box.ts';

/**
 * A soft ground: how far it goes beyond the letters and how soft it is, in em. It follows them closely: a wide one
 * is seen for itself, as a cloud.
 */
export const SHADE = { reach: 0.14, softness: 0.12, gain: 1.6 };

/** A plain bar behind the letters, in place; around them where they go into a box. */
export function layBar(
  pixels: Pixels,
  setting: Setting,
  at: Place,
  { position, barAround, barOpacity = 1, barShape }: Caption,
  colour: Rgb,
  field?: Field,
): void {
  if (barShape) {
    const letters = { left: at.left + padOf(setting), top: at.top + padOf(setting) };
    // What is said comes from the middle of the picture.
    const pointsRight = letters.left + setting.width / 2 <= pixels.width / 2;
    const paint = { colour, opacity: barOpacity, pointsRight };
    const { drawn, place } = drawBarShape(barShape, setting, letters, paint);
    layOver(pixels, drawn, place.left, place.top);
    return;
  }
  const isWide = position.horizontal === 'centre' && !barAround && !field;
  const pad = padOf(setting);
  const across = isWide ? pixels.width : Math.round(setting.fontSize * BAR.across);
  const down = Math.round(setting.fontSize * BAR.down);
  const left = Math.max(0, at.left + pad - across);
  // A sliver of picture beside it would look like a slip.
  const sliver = isWide ? setting.fontSize * BAR.down : 0;
  const above = at.top + pad - down;
  const below = at.top + pad + Math.ceil(setting.height) + down;
  const top = above < sliver ? 0 : above;
  const foot = pixels.height - below < sliver ? pixels.height : below;
  const right = isWide ? pixels.width : at.left + pad + Math.ceil(setting.width) + across;
  const width = Math.min(pixels.width, right) - left;
  const height = foot - top;
  const data = new Uint8Array(width * height).fill(255);
  paint(pixels, { data, width, height }, colour, barOpacity, { left, top });
}

/** Blurs a mask in place and strengthens it, so that it is full where it was well inside. */
export async function spread(mask: Mask, sigma: number): Promise<void> {
  const blurred = await lowPass({ ...mask, data: mask.data.slice() }, sigma);
  const row = new Uint8Array(mask.width);
  for (let y = 0, p = 0; y < mask.height; y++) {
    blurred.row(y, row);
    for (let x = 0; x < mask.width; x++, p++)
      mask.data[p] = Math.min(255, (row[x] as number) * SHADE.gain);
  }
}

/** Lays a colour over the picture where the mask is, in place. Transparent parts become as opaque as it is. */
export function paint(
  pixels: Pixels,
  mask: Mask,
  colour: Rgb,
  strength: number,
  { left, top }: Place,
): void {
  const { data, width, height, channels } = pixels;
  for (let y = Math.max(0, -top); y < Math.min(mask.height, height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(mask.width, width - left); x++) {
      const share = ((mask.data[y * mask.width + x] as number) / 255) * strength;
      if (share === 0) continue;
      const i = ((top + y) * width + left + x) * channels;
      const below = channels === 4 ? (data[i + 3] as number) / 255 : 1;
      const total = share + below * (1 - share);
      for (let c = 0; c < 3; c++) {
        const mixed = (colour[c] as number) * share + (data[i + c] as number) * below * (1 - share);
        data[i + c] = mixed / total + 0.5;
      }
      if (channels === 4) data[i + 3] = total * 255 + 0.5;
    }
  }
}
