import type { Pixels } from '../picture/picture.ts';

/** How far the colours of one border are apart at most, 0 to 255 in any channel: paper has grain, and a scan noise. */
export const ALIKE = 34;
/** Alpha below which something is seen through, and has no colour of its own. */
const CLEAR = 8;

export type Colour = readonly [number, number, number, number];

/** A line of pixels along a side: how many there are, and where each begins. */
export interface Line {
  length: number;
  at: (i: number) => number;
}

const colourAt = ({ data, channels }: Pixels, i: number): Colour => {
  const alpha = channels === 4 ? (data[i + 3] as number) : 255;
  return alpha < CLEAR
    ? [0, 0, 0, 0]
    : [data[i] as number, data[i + 1] as number, data[i + 2] as number, alpha];
};

/** The middle of each channel over a line, its ends left out. */
export function colourOf(pixels: Pixels, { length, at }: Line): Colour {
  const from = Math.floor(length * 0.1);
  const colours = Array.from({ length: Math.max(1, length - 2 * from) }, (_, i) =>
    colourAt(pixels, at(from + i)),
  );
  const middle = (channel: 0 | 1 | 2 | 3) =>
    colours.map((colour) => colour[channel]).sort((a, b) => a - b)[colours.length >> 1] ?? 0;
  return [middle(0), middle(1), middle(2), middle(3)];
}

/** Share of a line that has a colour. */
export function shareOf(
  pixels: Pixels,
  { length, at }: Line,
  [r, g, b, a]: Colour,
  alikeBy = ALIKE,
): number {
  const { data, channels } = pixels;
  const isNear = (value: number, other: number) => Math.abs(value - other) <= alikeBy;
  let alike = 0;
  for (let i = 0; i < length; i++) {
    const from = at(i);
    const alpha = channels === 4 ? (data[from + 3] as number) : 255;
    if (!isNear(alpha, a)) continue;
    const isColoured =
      isNear(data[from] as number, r) &&
      isNear(data[from + 1] as number, g) &&
      isNear(data[from + 2] as number, b);
    if (isColoured || alpha < CLEAR) alike++;
  }
  return alike / length;
}
