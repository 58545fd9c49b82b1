import { expect, it } from 'vitest';
import type { Pixels } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';
import { apply, at, drawn, edited, type Triple } from '../testing/pictures.ts';

const step = { op: 'restore' as const, params: {} };

/** Lightness of a dark coat before a pale sky, 0 to 1. */
const coat = (x: number, y: number) =>
  Math.abs(x - 130) < 60 && y > 50 ? 0.08 + 0.05 * Math.sin(x / 9) * Math.cos(y / 8) : 0.85;

/** A faded print of that, with grain of a deviation, levels, and light scratches. */
function faded(light: (x: number, y: number) => number, deviation: number): Pixels {
  const random = randomFrom(7);
  return drawn(260, 200, (x, y) => {
    if ([30, 100, 220].some((left) => Math.abs(x - left - y * 0.1) < 1.2)) return [246, 242, 228];
    const grain = 2 * deviation * (random() + random() + random() - 1.5);
    const value = light(x, y);
    return [100 + 100 * value, 84 + 90 * value, 56 + 76 * value].map((level) =>
      Math.min(255, Math.max(0, Math.round(level + grain))),
    ) as Triple;
  });
}

/** Mean and deviation of green in a rectangle. */
function measured(
  pixels: Pixels,
  [left, top, right, bottom]: [number, number, number, number],
): { mean: number; deviation: number } {
  const values: number[] = [];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) values.push(at(pixels, x, y)[1]);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(square) };
}

it('spreads the tones of a grainy print no further than its grain lets it', async () => {
  const before = faded(coat, 26);
  const after = await apply(before, step);
  const sky = [150, 8, 205, 40] as [number, number, number, number];
  expect(measured(after, sky).deviation).toBeLessThan(0.33 * measured(before, sky).deviation);
});

it('spreads the tones of a print without grain over all of the range', async () => {
  const after = await apply(faded(coat, 0.3), step);
  const range =
    measured(after, [150, 8, 205, 40]).mean - measured(after, [100, 120, 160, 180]).mean;
  expect(range).toBeGreaterThan(150);
});

it('does not darken a faded print that has lost a corner, whose paper is lighter than all that it shows', async () => {
  const isTorn = (x: number, y: number) => x - y > 205;
  const whole = faded((x, y) => 0.5 + 0.45 * Math.sin(x / 17) * Math.cos(y / 13), 6);
  const torn = drawn(260, 200, (x, y) => (isTorn(x, y) ? [246, 241, 228] : at(whole, x, y)));
  const after = await apply(torn, step);
  const place = [40, 60, 200, 190] as [number, number, number, number];
  expect(measured(after, place).mean).toBeGreaterThan(measured(torn, place).mean - 18);
});

it('leaves the greys of a print whose darkest things are brown', async () => {
  const before = drawn(260, 200, (x, y) => {
    if ([30, 100, 220].some((left) => Math.abs(x - left - y * 0.1) < 1.2)) return [246, 242, 228];
    if (Math.hypot(x - 130, y - 100) < 40) return [202, 187, 165];
    if (y < 50) return [100, 98, 88];
    const grain = Math.round(14 * Math.sin(x / 5 + y / 31));
    return y > 150 ? [116, 82, 54] : [165 + grain, 112 + grain, 70 + grain];
  });
  const after = await apply(before, step);
  const [r, g] = at(after, 160, 20);
  expect(g - r).toBeLessThan(12);
});

// As light as a faded print, and as even, without one of its colours having faded.
it.each<[what: string, dark: Triple, above: Triple]>([
  ['pale wood under a pale sky', [140, 132, 104], [205, 225, 236]],
  ['grass before a pale sky', [50, 53, 6], [196, 208, 222]],
  ['water at dusk', [57, 57, 97], [236, 205, 210]],
])('leaves %s as it is', async (_, dark, above) => {
  const picture = drawn(260, 200, (x, y) => {
    if (y < 80) return above;
    const share = 0.4 + 0.4 * Math.sin(x / 9 + y / 21);
    return dark.map((level) => Math.round(level + share * (200 - level))) as Triple;
  });
  expect(Buffer.compare((await apply(picture, step)).data, picture.data)).toBe(0);
});

/** Patches of many colours, black and white, as a cast leaves them. */
const patches = (fade: (colour: Triple) => Triple) =>
  drawn(240, 180, (x, y) => {
    const [u, v] = [Math.floor(x / 40), Math.floor(y / 60)];
    if (v === 0) return fade(u % 2 ? [255, 255, 255] : [0, 0, 0]);
    const light = v === 1 ? 255 : 150;
    return fade([u & 1 ? light : 40, u & 2 ? light : 60, u & 4 ? light : 50]);
  });

it.each<[string, black: Triple, white: Triple]>([
  ['red', [90, 42, 45], [248, 170, 152]],
  ['pink', [84, 44, 56], [237, 161, 184]],
  ['yellow', [70, 60, 28], [238, 221, 150]],
])('takes the cast of a colour print that has turned %s', async (_, black, white) => {
  const fade = (colour: Triple) =>
    colour.map((value, c) => {
      const [least, most] = [black[c] as number, white[c] as number];
      return least + ((most - least) * value) / 255;
    }) as Triple;
  const after = await apply(patches(fade), step);
  for (const [x, least, most] of [
    [20, 0, 30],
    [60, 225, 255],
  ] as const) {
    const colour = at(after, x, 30);
    expect(Math.max(...colour) - Math.min(...colour)).toBeLessThan(14);
    expect(Math.min(...colour)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...colour)).toBeLessThanOrEqual(most);
  }
});

it('leaves a picture of red things alone, whose white is white', async () => {
  const red = drawn(240, 180, (x, y) =>
    Math.hypot(x - 120, y - 90) < 60 ? [164 + x / 6, 58 + y / 4, 36] : [250, 236, 240],
  );
  await expect(edited(red, 'restore this old photo')).rejects.toThrow(/No scratches, folds, dust/);
});
