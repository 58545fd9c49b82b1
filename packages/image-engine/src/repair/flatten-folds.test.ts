import { expect, it } from 'vitest';
import { drawn, grained, type Triple } from '../testing/pictures.ts';
import { lumaPlaneOf } from '../vision/plane.ts';
import { flattenFolds } from './flatten-folds.ts';

const size = { width: 480, height: 360 };
/** A fold from left to right, a little aslant. */
const foldAt = (x: number) => 180 + x / 40;

/** Light above and below a fold, 0 to 1, as far as 18 px from it. */
const sheen = (x: number, y: number) => Math.max(0, 1 - Math.abs(y - foldAt(x)) / 18);
const grey = (level: number): Triple => [level, level, level];
/** Things of several tones, with grain. */
const shown = (x: number, y: number) =>
  grained(grey(Math.hypot(x - 240, y - 150) < 90 ? 60 : 130 + 30 * Math.sin(x / 37)), x, y);
const isFlake = (x: number, y: number) => Math.abs(y - foldAt(x)) < 2 && x % 14 < 8;

async function flattened(shade: (x: number, y: number) => number) {
  const isDust = (x: number, y: number) => x % 60 < 2 && y % 50 < 2;
  const pixels = drawn(size.width, size.height, (x, y) => {
    if (isFlake(x, y) || isDust(x, y)) return grey(250);
    const veil = 0.3 * shade(x, y);
    return shown(x, y).map((value) => Math.round(value * (1 - veil) + 255 * veil)) as Triple;
  });
  const luma = lumaPlaneOf(pixels).data.map((value) => value * 255);
  const bare = Uint8Array.from(luma, (value) => (value > 240 ? 255 : 0));
  const isPhoto = new Uint8Array(luma.length).fill(1);
  const before = pixels.data.slice();
  await flattenFolds(pixels, { ...size, luma, bare, isPhoto }, async () => {});
  return { before, after: pixels.data };
}

/** Mean distance, levels, from what the print shows, beside the fold. */
function offBeside(data: Uint8Array): number {
  let [sum, count] = [0, 0];
  for (let x = 5; x < size.width; x += 5)
    for (const aside of [-12, -8, -5, 5, 8, 12]) {
      const y = Math.round(foldAt(x)) + aside;
      sum += (data[(y * size.width + x) * 3] as number) - (shown(x, y)[0] as number);
      count++;
    }
  return sum / count;
}

it('takes the light along a fold away, of dark things and of light ones', async () => {
  const { before, after } = await flattened(sheen);
  expect(offBeside(before)).toBeGreaterThan(20);
  expect(Math.abs(offBeside(after))).toBeLessThan(4);
});

it('leaves a print byte for byte whose cracks have no light and no shade beside them', async () => {
  const { before, after } = await flattened(() => 0);
  expect(after).toEqual(before);
});

it('leaves what is light along a part of the line only', async () => {
  const { before, after } = await flattened((x, y) => (x > 280 ? sheen(x, y) : 0));
  expect(after).toEqual(before);
});
