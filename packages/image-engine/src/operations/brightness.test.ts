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

/** A picture whose lightest tenth has that level, and the rest a third of it. */
const exposedTo = (level: number) =>
  drawn(100, 60, (x) => (x < 10 ? [level, level, level] : [level / 3, level / 3, level / 3]));

it('brings what is said to be too dark to white and its middle up, and leaves a well lit picture its whites', async () => {
  const step = { op: 'brightness', params: { percent: 20, exposed: true } } as const;
  const dark = await apply(exposedTo(120), step);
  expect(at(dark, 4, 30)[0]).toBeGreaterThan(240);
  expect(at(dark, 60, 30)[0]).toBeGreaterThan(100);
  const lit = drawn(100, 60, (x) => (x < 10 ? [250, 250, 250] : [128, 128, 128]));
  expect(Math.abs(at(await apply(lit, step), 60, 30)[0] - 154)).toBeLessThan(4);
});

it('goes half of that way for a little too dark', async () => {
  const [little, usual] = await Promise.all(
    [10, 20].map(async (percent) => {
      const step = { op: 'brightness', params: { percent, exposed: true } } as const;
      return at(await apply(exposedTo(120), step), 4, 30)[0];
    }),
  );
  expect(little).toBeGreaterThan(150);
  expect(little).toBeLessThan((usual as number) - 20);
});
