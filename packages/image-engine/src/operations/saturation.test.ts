import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { HUES } from '../light/hues.ts';
import { apply, at, drawn, png, said, scene, type Triple } from '../testing/pictures.ts';

it('moves colours away from grey at the same luma, and leaves grey alone', async () => {
  const [r, g, b] = at(
    await apply(
      drawn(4, 4, () => [150, 100, 90]),
      { op: 'saturation', params: { percent: 40 } },
    ),
    1,
    1,
  );
  expect(r - b).toBeGreaterThan(60);
  expect(Math.abs(0.2126 * (r - 150) + 0.7152 * (g - 100) + 0.0722 * (b - 90))).toBeLessThan(1.5);
  expect(
    at(
      await apply(
        drawn(4, 4, () => [99, 99, 99]),
        { op: 'saturation', params: { percent: 80 } },
      ),
      1,
      1,
    ),
  ).toEqual([99, 99, 99]);
});

it('takes all colour at −100%', async () => {
  const [r, g, b] = at(
    await apply(scene(), { op: 'saturation', params: { percent: -100 } }),
    48,
    32,
  );
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThanOrEqual(1);
});

/** Every hue at full strength, from grey at the top to pure at the bottom. */
const wheel = () =>
  drawn(180, 12, (x, y) => {
    const channel = (n: number) => {
      const k = (n + x / 30) % 6;
      const share = 1 - Math.max(0, Math.min(k, 4 - k, 1));
      return Math.round(200 - (160 * y * (1 - share)) / 11);
    };
    return [channel(5), channel(3), channel(1)];
  });
const luma = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const range = (pixel: Triple) => Math.max(...pixel) - Math.min(...pixel);

it('changes the colours of one hue at the same luma, and no pixel of the others', async () => {
  const before = wheel();
  const after = await apply(before, { op: 'saturation', params: { percent: 40, hues: ['green'] } });
  const [green, vivid] = [at(before, 60, 6), at(after, 60, 6)];
  expect(range(vivid)).toBeGreaterThan(1.3 * range(green));
  expect(Math.abs(luma(vivid) - luma(green))).toBeLessThan(1.5);
  for (const x of [0, 12, 110]) expect(at(after, x, 6)).toEqual(at(before, x, 6));
  expect(at(after, 60, 0)).toEqual(at(before, 60, 0));
});

it('passes smoothly from one family to the next: all of them together are all colours', async () => {
  const before = wheel();
  const steps = HUES.map((hue) => ({
    op: 'saturation' as const,
    params: { percent: -100, hues: [hue] },
  }));
  const after = await Promise.all(steps.map((step) => apply(before, step)));
  for (let x = 0; x < before.width; x++) {
    const was = range(at(before, x, 11));
    const taken = after.map((pixels) => 1 - range(at(pixels, x, 11)) / was);
    expect(taken.reduce((sum, share) => sum + share)).toBeCloseTo(1, 1);
    if (x === 0) continue;
    for (const pixels of after)
      expect(Math.abs(range(at(pixels, x, 11)) - range(at(pixels, x - 1, 11)))).toBeLessThan(60);
  }
});

it('keeps the hue of a colour that the screen cannot show any stronger', async () => {
  const [r, g, b] = at(
    await apply(
      drawn(4, 4, () => [40, 200, 90]),
      { op: 'saturation', params: { percent: 200, hues: ['green'] } },
    ),
    1,
    1,
  );
  expect(r).toBeLessThanOrEqual(1);
  expect((b - r) / (g - r)).toBeCloseTo(50 / 160, 1);
});

it('finds nothing to do where there is no such colour', async () => {
  const images = [await png(drawn(32, 32, () => [180, 120, 90]))];
  await expect(editPicture({ images, prompt: 'boost the blues' })).rejects.toThrow();
  const { message } = await editPicture({ images, prompt: 'boost the blues and make it brighter' });
  expect(message).toContain('Nothing to do for');
});

it('says which colours it changed', () => {
  expect(said({ op: 'saturation', params: { percent: 30, hues: ['green', 'blue'] } })).toBe(
    'made the greens and blues stronger',
  );
  const all = HUES.filter((hue) => hue !== 'red');
  expect(said({ op: 'saturation', params: { percent: -100, hues: all } })).toBe(
    'made the colours other than the reds grey',
  );
});

it('keeps a colour of the next name where hardly any has the one that is to stay', async () => {
  const others = HUES.filter((hue) => hue !== 'green');
  const eyes = drawn(80, 60, (x, y) =>
    Math.hypot(x - 40, y - 30) < 8 ? [150, 145, 50] : [150, 110, 80],
  );
  const step = { op: 'saturation' as const, params: { percent: -100, hues: others } };
  const after = await apply(eyes, step);
  expect(range(at(after, 40, 30))).toBeGreaterThan(60);
  expect(range(at(after, 4, 4))).toBeLessThan(3);
  const field = drawn(80, 60, (x) => (x < 40 ? [60, 160, 70] : [150, 145, 50]));
  expect(range(at(await apply(field, step), 60, 30))).toBeLessThan(range(at(field, 60, 30)) * 0.7);
});

it('keeps a red that leans to orange where all other reds are pale', async () => {
  const others = HUES.filter((hue) => hue !== 'red');
  const ladybird = drawn(245, 160, (x, y) => {
    if (Math.hypot(x - 120, y - 80) < 8) return [204, 86, 16];
    return x < 8 ? [170, 156, 154] : [90, 130, 50];
  });
  const after = await apply(ladybird, {
    op: 'saturation',
    params: { percent: -100, hues: others },
  });
  expect(range(at(after, 120, 80))).toBeGreaterThan(120);
  expect(range(at(after, 200, 20))).toBeLessThan(3);
});

it('says that nothing has changed where a few pixels have', async () => {
  const olive = drawn(100, 80, (x, y) => (x === 50 && y < 8 ? [60, 160, 70] : [120, 100, 60]));
  const images = [await png(olive)];
  await expect(editPicture({ images, prompt: 'make the grass greener' })).rejects.toThrow();
});
