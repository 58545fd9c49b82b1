import { expect, it } from 'vitest';
import { drawn, grained, type Triple } from '../testing/pictures.ts';
import { lumaPlaneOf } from '../vision/plane.ts';
import { takeGlow } from './fold-glow.ts';
import { markFolds } from './fold-lines.ts';

const size = { width: 480, height: 360 };
const fold = { x: 0, y: 180, dx: 1, dy: 0 };
const PAPER: Triple = [244, 238, 226];
/** Things of several tones, lighter above the fold in one place and below it in another. */
const shown = (x: number, y: number): Triple =>
  grained(Math.hypot(x - 240, y - 150) < 90 ? [60, 50, 40] : [130, 110 + (x % 97) / 3, 90], x, y);

const foldedBy = (bareAt: (x: number, off: number) => number) =>
  drawn(size.width, size.height, (x, y) => {
    const bare = bareAt(x, Math.abs(y - fold.y));
    return shown(x, y).map((level, c) =>
      Math.round(level + ((PAPER[c] as number) - level) * bare),
    ) as Triple;
  });
const lumaOf = (pixels: Parameters<typeof lumaPlaneOf>[0]) =>
  lumaPlaneOf(pixels).data.map((value) => value * 255);

/** Mean distance, levels, from what the print shows, beside the fold. */
function offBeside({ data }: { data: Uint8Array }): number {
  let [sum, count] = [0, 0];
  for (let x = 5; x < size.width; x += 5)
    for (const y of [172, 174, 186, 188]) {
      sum += Math.abs((data[(y * size.width + x) * 3 + 1] as number) - (shown(x, y)[1] as number));
      count++;
    }
  return sum / count;
}

it('takes the paper away that is seen to either side of a fold', async () => {
  const print = foldedBy((_, off) => (off <= 1 ? 1 : 0.25 * Math.exp(-((off / 7) ** 2))));
  const before = offBeside(print);
  await takeGlow(print, [fold], { ...size, luma: lumaOf(print) }, async () => {});
  expect(before).toBeGreaterThan(10);
  expect(offBeside(print)).toBeLessThan(4);
});

it('leaves a print byte for byte whose fold has no paper beside it, or runs along something light', async () => {
  for (const bareAt of [
    (_: number, off: number) => (off <= 1 ? 1 : 0),
    (_: number, off: number) => (off <= 12 ? 0.3 : 0),
  ]) {
    const print = foldedBy(bareAt);
    const before = print.data.slice();
    await takeGlow(print, [fold], { ...size, luma: lumaOf(print) }, async () => {});
    expect(print.data).toEqual(before);
  }
});

it('finds the faint parts of a fold, and nothing where it is not seen', () => {
  const print = foldedBy((x, off) => (off <= 1 ? (x < 200 ? 0.2 : x < 300 ? 0 : 1) : 0));
  const mask = new Uint8Array(size.width * size.height);
  markFolds([fold], lumaOf(print), size, mask);
  expect(mask[180 * size.width + 100]).toBe(255);
  expect(mask[180 * size.width + 400]).toBe(255);
  expect(mask[180 * size.width + 250]).toBe(0);
});
