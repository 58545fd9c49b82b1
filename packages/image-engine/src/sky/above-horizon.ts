import type { Size } from '../picture/picture.ts';
import type { Lab } from '../vision/lab.ts';

/** Rows above and below the line from which the colours of both sides are taken, and how many of them. */
const TAKEN = { from: 4, rows: 6 } as const;

type Colour = readonly [lightness: number, a: number, b: number];

const between = (one: Colour, other: Colour) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

const meanOf = (colours: readonly Colour[]): Colour => {
  const sum = [0, 1, 2].map((k) => colours.reduce((all, colour) => all + (colour[k] as number), 0));
  return sum.map((all) => all / Math.max(1, colours.length)) as unknown as Colour;
};

/**
 * Takes out of a sky what is below a horizon: one that is out of focus has no edge that stops a sky. It is led on to
 * where its edge is too soft to be told by itself, if both sides have the colours that they have elsewhere along it.
 *
 * @param inside 1 for every pixel of the sky, 0 elsewhere
 * @param horizon for every column its row, −1 where it was not found
 */
export function aboveHorizon(
  inside: Uint8Array,
  horizon: Int16Array | null,
  { lightness, a, b }: Lab,
  { width, height }: Size,
): Uint8Array {
  if (!horizon) return inside;
  const colourOf = (x: number, from: number): Colour =>
    meanOf(
      Array.from({ length: TAKEN.rows }, (_, k) => {
        const p = Math.min(height - 1, Math.max(0, from + k)) * width + x;
        return [lightness[p] as number, a[p] as number, b[p] as number] as const;
      }),
    );
  const sidesOf = (x: number, line: number) => ({
    above: colourOf(x, line - TAKEN.from - TAKEN.rows),
    below: colourOf(x, line + TAKEN.from),
  });
  const told = [...horizon.keys()].filter((x) => (horizon[x] as number) >= 0);
  const usual = told.map((x) => sidesOf(x, horizon[x] as number));
  const above = meanOf(usual.map((sides) => sides.above));
  const below = meanOf(usual.map((sides) => sides.below));
  const left = inside.slice();
  for (let x = 0, last = 0; x < width; x++) {
    while (
      last + 1 < told.length &&
      Math.abs((told[last + 1] as number) - x) <= Math.abs((told[last] as number) - x)
    )
      last++;
    const line = horizon[told[last] as number] as number;
    const own = sidesOf(x, line);
    const isAlike =
      between(own.above, above) < between(own.above, below) &&
      between(own.below, below) < between(own.below, above);
    if (x !== told[last] && !isAlike) continue;
    for (let y = line + 1; y < height; y++) left[y * width + x] = 0;
  }
  return left;
}
