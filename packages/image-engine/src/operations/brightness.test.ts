import { expect, it } from 'vitest';
import { applyToMarked } from '../testing/marked.ts';
import { apply, at, drawn } from '../testing/pictures.ts';

const ramp = drawn(256, 1, (x) => [x, x, x]);

it.each([20, 52, -20, -60])('moves mid-grey by the share asked: %d%', async (percent) => {
  const result = await apply(ramp, { op: 'brightness', params: { percent } });
  expect(Math.abs(at(result, 128, 0)[0] - 128 * (1 + percent / 100))).toBeLessThan(3);
});

it.each([52, -60])(
  'clips nothing: black stays black, white white, and steps keep their order (%d%)',
  async (percent) => {
    const result = await apply(ramp, { op: 'brightness', params: { percent } });
    expect([at(result, 0, 0)[0], at(result, 255, 0)[0]]).toEqual([0, 255]);
    for (let x = 1; x < 256; x++)
      expect(at(result, x, 0)[0]).toBeGreaterThanOrEqual(at(result, x - 1, 0)[0]);
    expect(at(result, 230, 0)[0]).toBeLessThan(255);
  },
);

it('darkens the white of a part, too, which stands beside what stays', async () => {
  const white = drawn(120, 90, (x) => (x < 60 ? [245, 245, 245] : [128, 128, 128]));
  const step = { op: 'brightness', params: { percent: -20 }, on: 'marked' } as const;
  const after = await applyToMarked(white, step);
  expect(at(after, 50, 45)[0]).toBeLessThan(215);
  expect(Math.abs(at(after, 68, 45)[0] - 102)).toBeLessThan(5);
  expect(at(after, 4, 45)[0]).toBe(245);
});
