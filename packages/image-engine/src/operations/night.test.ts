import { describe, expect, it } from 'vitest';
import type { Pixels } from '../picture/picture.ts';
import { landscape } from '../testing/landscape.ts';
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

  it('takes a shirt in the sun for no lamp', async () => {
    const lawn = drawn(240, 160, (x, y) =>
      Math.abs(x - 120) < 6 && Math.abs(y - 110) < 10
        ? [252, 240, 200]
        : Math.abs(x - 120) < 30 && y > 60
          ? [40, 60, 50]
          : [170, 190, 140],
    );
    const [r, , b] = at(await night(lawn), 120, 110);
    expect(r).toBeLessThan(b + 10);
  });

  it('puts no stars on the wall of a studio', async () => {
    const wall = drawn(240, 160, (x, y) =>
      Math.hypot(x - 120, y - 90) < 40 ? [230, 190, 40] : [150, 190, 230],
    );
    const result = await night(wall);
    for (let y = 4; y < 40; y++)
      for (let x = 4; x < 236; x++)
        expect(Math.abs(luma(at(result, x, y)) - luma(at(result, x - 1, y)))).toBeLessThan(4);
  });

  it('puts no stars on a wall in the light of a lamp', async () => {
    const { data, ...size } = landscape(240, 160, [215, 215, 215]);
    const lamp = [1.12, 0.9, 0.55];
    const room = { ...size, data: data.map((v, i) => Math.min(255, v * (lamp[i % 3] ?? 1))) };
    const result = await night(room);
    for (let y = 4; y < 44; y++)
      for (let x = 4; x < 236; x++)
        expect(Math.abs(luma(at(result, x, y)) - luma(at(result, x - 1, y)))).toBeLessThan(4);
  });

  it('puts stars into a narrow strip of sky, too', async () => {
    const narrow = drawn(480, 480, (_, y) => (y < 90 ? [150, 180, 220] : [70, 80, 60]));
    const result = await night(narrow);
    let stars = 0;
    for (let y = 2; y < 80; y++)
      for (let x = 2; x < 478; x++) {
        const beside = (luma(at(result, x - 2, y)) + luma(at(result, x + 2, y))) / 2;
        if (luma(at(result, x, y)) > beside + 12) stars += 1;
      }
    expect(stars).toBeGreaterThan(120);
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

/** An orange disc, cut out: black, hidden, around it. */
const cutOut = (): Pixels => {
  const data = new Uint8Array(200 * 160 * 4);
  for (let p = 0; p < 200 * 160; p++)
    if (Math.hypot((p % 200) - 100, Math.floor(p / 200) - 80) < 40)
      data.set([250, 190, 110, 255], p * 4);
  return { data, width: 200, height: 160, channels: 4 };
};

it('lights no rim of what is cut out', async () => {
  const { data } = await night(cutOut());
  const [r, , b] = data.subarray((80 * 200 + 136) * 4);
  expect(r as number).toBeLessThan((b as number) + 8);
});
