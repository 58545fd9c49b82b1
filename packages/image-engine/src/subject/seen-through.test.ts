import { describe, expect, it } from 'vitest';
import { seenThrough } from './seen-through.ts';

const EDGE = 200;
const HAIR = [24, 20, 18] as const;
type Colour = readonly [number, number, number];

/** Somebody with dark hair, whose outline takes in a patch of curls at the left rim: one column of hair, four of wall. */
function portrait(
  wall: Colour,
  { middle = HAIR, gaps = wall }: { middle?: Colour; gaps?: Colour } = {},
) {
  const data = new Uint8Array(EDGE * EDGE * 3);
  const inside = new Float32Array(EDGE * EDGE);
  const isCurls = (x: number, y: number) => x >= 50 && x < 65 && y >= 80 && y < 120;
  for (let y = 0; y < EDGE; y++) {
    for (let x = 0; x < EDGE; x++) {
      const p = y * EDGE + x;
      if (x >= 50 && x < 150 && y >= 40) inside[p] = 1;
      const isGap = isCurls(x, y) && x % 5 !== 0;
      const isMiddle = x >= 85 && x < 115 && y >= 80 && y < 120;
      const colour = isGap ? gaps : inside[p] === 0 ? wall : isMiddle ? middle : HAIR;
      data.set(colour, p * 3);
    }
  }
  const seen = seenThrough({ data, width: EDGE, height: EDGE, channels: 3 }, inside);
  const at = (x: number, y: number) => seen[y * EDGE + x] as number;
  return { seen, at };
}
const GREEN: Colour = [60, 190, 90];

describe('a background seen through hair', () => {
  it('is told in the gaps, and hair is not', () => {
    const { at } = portrait(GREEN);
    for (const x of [51, 54, 57, 63]) expect(at(x, 100)).toBeGreaterThan(0.8);
    for (const x of [55, 60, 90, 140]) expect(at(x, 100)).toBe(0);
  });

  it('is told in the shadow of the head', () => {
    const { at } = portrait(GREEN, { gaps: [34, 115, 52] });
    expect(at(57, 100)).toBeGreaterThan(0.8);
    expect(at(60, 100)).toBe(0);
  });

  it('is not told where the subject wears that colour', () => {
    expect(portrait(GREEN, { middle: [50, 170, 80] }).seen.every((share) => share === 0)).toBe(
      true,
    );
  });

  it('is not told where skin and hair could be of that colour, nor on grey', () => {
    for (const wall of [
      [230, 170, 90],
      [235, 150, 150],
      [150, 150, 150],
    ] as const)
      expect(portrait(wall).seen.every((share) => share === 0)).toBe(true);
  });
});
