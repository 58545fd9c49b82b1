import type { Layer } from './layer.ts';

/** Width of what is looked at to either side of the hole, as a share of the longer edge, and rows of which means are taken. */
const BESIDE = 0.02;
const ROWS = 5;
/** Distance of the means of the two sides at most, levels of red, green and blue: more than the light makes of one wood. */
const ALIKE = 40;
/** Share of a side that is foreground, from which on that is what is beside the hole. */
const MOSTLY = 0.5;
/** Share of the rows with foreground beside the hole in which it goes on. */
const GOES_ON = 0.6;

/**
 * Whether the foreground goes on behind the hole, such as a wood behind a dog: it is seen to the left and to the right,
 * and has the same colour there. Two people beside somebody have not.
 *
 * @param inFront 1 at the pixels of the layer that show foreground
 */
export function goesOnBehind(layer: Layer, inFront: Float32Array): boolean {
  const { hole, width, height } = layer;
  const wide = Math.max(2, Math.ceil(BESIDE * Math.max(width, height)));
  let [some, alike] = [0, 0];
  for (let top = 0; top < height; top += ROWS) {
    const rows = Array.from({ length: Math.min(ROWS, height - top) }, (_, k) => top + k);
    const left: number[] = [];
    const right: number[] = [];
    for (const y of rows) {
      const row = hole.subarray(y * width, (y + 1) * width);
      const [first, last] = [row.indexOf(1), row.lastIndexOf(1)];
      if (first < 0) continue;
      for (let x = Math.max(0, first - wide); x < first; x++) left.push(y * width + x);
      for (let x = last + 1; x < Math.min(width, last + 1 + wide); x++) right.push(y * width + x);
    }
    const sides = [left, right].map((places) => places.filter((p) => inFront[p] === 1));
    const [own, other] = [sides[0] ?? [], sides[1] ?? []];
    const isOn = [own.length > MOSTLY * left.length, other.length > MOSTLY * right.length];
    if (!isOn.includes(true)) continue;
    some++;
    if (!isOn.includes(false) && apart(meanOf(layer, own), meanOf(layer, other)) < ALIKE) alike++;
  }
  return some > 0 && alike >= GOES_ON * some;
}

const meanOf = ({ colours }: Layer, places: readonly number[]): number[] =>
  [0, 1, 2].map(
    (c) => places.reduce((sum, p) => sum + (colours[p * 3 + c] as number), 0) / places.length,
  );

const apart = (own: readonly number[], other: readonly number[]): number =>
  Math.hypot(...own.map((value, c) => value - (other[c] as number)));
