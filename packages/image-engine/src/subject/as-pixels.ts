import type { Mask, Pixels } from '../picture/picture.ts';

/**
 * A mask as a picture, so that it can go through the steps that move pixels about. What those steps
 * add at the sides is white or transparent, and both mean "outside": the mask is turned to its negative.
 */
export function asPixels({ data, width, height }: Mask): Pixels {
  const rgb = new Uint8Array(data.length * 3);
  for (let p = 0, i = 0; p < data.length; p++, i += 3) {
    const value = 255 - (data[p] as number);
    rgb[i] = value;
    rgb[i + 1] = value;
    rgb[i + 2] = value;
  }
  return { data: rgb, width, height, channels: 3 };
}

/** The mask that went through such steps. */
export function asMask({ data, width, height, channels }: Pixels): Mask {
  const mask = new Uint8Array(width * height);
  for (let p = 0, i = 0; p < mask.length; p++, i += channels) {
    const inside = 255 - (data[i] as number);
    mask[p] = channels === 4 ? (inside * (data[i + 3] as number)) / 255 : inside;
  }
  return { data: mask, width, height };
}
