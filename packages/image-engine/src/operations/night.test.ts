import { describe, expect, it } from 'vitest';
import { apply, at, drawn, edited, mean, scene } from '../testing/pictures.ts';

const night = (pixels: ReturnType<typeof scene>) =>
  apply(pixels, { op: 'night', params: { percent: 90 } });
const luma = ([r, g, b]: readonly number[]) =>
  0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);

/** Sky above, a dark field below, with a lamp in the field. */
const land = drawn(240, 160, (x, y) => {
  if (y < 90) return [150, 180, 220];
  return Math.hypot(x - 120, y - 125) < 3 ? [255, 225, 150] : [70, 80, 60];
});

describe('day turned into night', () => {
  it('is dark, pale and bluish', async () => {
    const [before, after] = [mean(scene()), mean(await edited(scene(), 'turn day into night'))];
    expect(luma(after)).toBeLessThan(luma(before) * 0.55);
    expect(after[2]).toBeGreaterThan(after[0]);
  });

  it('darkens red more than blue, as rods do', async () => {
    const halves = await night(drawn(80, 40, (x) => (x < 40 ? [180, 40, 40] : [40, 90, 180])));
    expect(luma(at(halves, 30, 20))).toBeLessThan(luma(at(halves, 50, 20)));
  });

  it('keeps lamps alight and warm', async () => {
    const [r, , b] = at(await night(land), 120, 125);
    expect(r).toBeGreaterThan(150);
    expect(r).toBeGreaterThan(b + 30);
  });

  it('puts stars into the sky only', async () => {
    const result = await night(land);
    const brightest = (from: number, to: number) => {
      let most = 0;
      for (let y = from; y < to; y++)
        for (let x = 0; x < 240; x++)
          if (Math.hypot(x - 120, y - 125) > 25) most = Math.max(most, luma(at(result, x, y)));
      return most;
    };
    expect(brightest(2, 60)).toBeGreaterThan(brightest(100, 160) + 15);
  });
});
