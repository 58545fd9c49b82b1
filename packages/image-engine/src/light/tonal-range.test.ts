import { describe, expect, it } from 'vitest';
import { apply, at, drawn, mean } from '../testing/pictures.ts';

const RANGES = ['shadows', 'highlights'] as const;
/** A dark half, a light half and grey between them. */
const thirds = drawn(240, 120, (x) => {
  const v = x < 80 ? 40 : x < 160 ? 128 : 215;
  return [v, v, v];
});
const lightness = (pixels: typeof thirds) => [40, 120, 200].map((x) => at(pixels, x, 60)[1]);
const moved = async (op: (typeof RANGES)[number], percent: number) =>
  lightness(await apply(thirds, { op, params: { percent } }));

describe('the ends of the tones', () => {
  it('lifts what is dark and leaves what is light', async () => {
    const [dark = 0, , light = 0] = await moved('shadows', 60);
    expect(dark).toBeGreaterThan(52);
    expect(Math.abs(light - 215)).toBeLessThanOrEqual(3);
  });

  it('brings down what is light and leaves what is dark', async () => {
    const [dark = 0, , light = 0] = await moved('highlights', -60);
    expect(light).toBeLessThan(204);
    expect(Math.abs(dark - 40)).toBeLessThanOrEqual(3);
  });

  it('goes the other way below and above zero', async () => {
    expect((await moved('shadows', -60))[0]).toBeLessThan(34);
    expect((await moved('highlights', 60))[2]).toBeGreaterThan(221);
  });

  it('keeps the order of the tones at its strongest', async () => {
    const ramp = drawn(512, 64, (x) => [x / 2, x / 2, x / 2]);
    for (const op of RANGES)
      for (const percent of [-100, 100]) {
        const result = await apply(ramp, { op, params: { percent } });
        const along = Array.from({ length: 32 }, (_, k) => at(result, 8 + k * 16, 32)[1]);
        for (const [k, value] of along.entries())
          expect(value).toBeGreaterThanOrEqual((along[k - 1] ?? 0) - 1);
      }
  });

  it('makes no halo: a flat sky over a dark roof stays flat up to the edge', async () => {
    const roof = drawn(200, 160, (_, y) => (y < 80 ? [190, 200, 215] : [40, 38, 36]));
    for (const [op, percent] of [
      ['shadows', 100],
      ['highlights', -100],
    ] as const) {
      const result = await apply(roof, { op, params: { percent } });
      for (const rows of [
        [10, 40, 60, 70, 74, 77],
        [83, 86, 90, 110, 150],
      ]) {
        const values = rows.map((y) => at(result, 100, y)[1]);
        expect(Math.max(...values) - Math.min(...values)).toBeLessThanOrEqual(9);
      }
    }
  });

  it('keeps the hue of a lifted shadow', async () => {
    const brown = drawn(64, 64, () => [60, 40, 25]);
    const [r, g, b] = mean(await apply(brown, { op: 'shadows', params: { percent: 80 } }));
    expect(r).toBeGreaterThan(70);
    expect(r / g).toBeGreaterThan(1.3);
    expect(g / b).toBeGreaterThan(1.3);
  });

  it('lifts a detail with its shadow', async () => {
    const weave = drawn(160, 120, (x, y) => {
      if (x < 80) return [200, 200, 200];
      const v = (x >> 2) % 2 === (y >> 2) % 2 ? 34 : 26;
      return [v, v, v];
    });
    const contrast = (p: typeof weave) => Math.abs(at(p, 122, 62)[1] - at(p, 126, 62)[1]);
    const lifted = await apply(weave, { op: 'shadows', params: { percent: 100 } });
    expect(contrast(lifted)).toBeGreaterThan(contrast(weave));
  });
});
