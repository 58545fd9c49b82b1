import { expect, test } from 'vitest';
import { apart } from './apart.ts';
import type { Posed } from './posed.ts';

const empty = new Uint8Array();
const standing = (middle: number, breadth: number, more: Partial<Posed> = {}): Posed => ({
  ...{ reference: 0, bent: [], foot: 800, isCut: false, body: { middle, breadth } },
  extent: { left: middle - breadth, top: 100, right: middle + breadth, bottom: 800 },
  cut: {
    ...{ left: 0, top: 0, mask: { data: empty, width: 0, height: 0 } },
    pixels: { data: empty, width: 0, height: 0, channels: 4 },
  },
  ...more,
});

test('two broad bodies side by side step aside by the same, in the order they stand in', () => {
  const [left = 0, right = 0] = apart([standing(600, 300), standing(800, 300)]);
  expect(left).toBeLessThan(-10);
  expect(right).toBe(-left);
  expect(800 + right - (600 + left)).toBeCloseTo(300 * 0.88, 6);
  expect(apart([standing(800, 300), standing(600, 300)])).toEqual([right, left]);
});

test('who has room, stands behind the other, is alone or a bust stays', () => {
  expect(apart([standing(500, 300), standing(900, 300)])).toEqual([0, 0]);
  expect(apart([standing(600, 300), standing(700, 300, { foot: 600 })])).toEqual([0, 0]);
  expect(apart([standing(600, 300)])).toEqual([0]);
  expect(apart([standing(600, 300), standing(700, 300, { isCut: true })])[1]).toBe(0);
});
