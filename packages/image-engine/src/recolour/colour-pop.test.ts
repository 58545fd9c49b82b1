import { expect, it } from 'vitest';
import { at, drawn, edited, grained, type Triple } from '../testing/pictures.ts';

const range = (pixel: Triple) => Math.max(...pixel) - Math.min(...pixel);

/** A coat that is orange where it is lit and nearly red in its folds, skin above, and a red flag beside. */
const coat = drawn(200, 160, (x, y): Triple => {
  if (x < 40) return grained([160, 24, 44], x, y);
  if (Math.hypot(x - 120, y - 40) < 24) return grained([222, 168, 136], x, y);
  if (x > 70 && x < 170 && y > 70) return grained(x % 30 < 8 ? [168, 52, 26] : [224, 92, 42], x, y);
  return grained([196, 190, 186], x, y);
});

it.each(['colour pop orange', 'black and white except orange', 'colour pop red'])(
  'keeps all of a thing of that colour, with its folds: %s',
  async (prompt) => {
    const after = await edited(coat, prompt);
    for (const x of [80, 94, 120, 124, 150])
      expect(range(at(after, x, 120)), `column ${x}`).toBeGreaterThan(
        0.95 * range(at(coat, x, 120)),
      );
  },
);

it('leaves no colour in skin, and in things of another', async () => {
  const after = await edited(coat, 'colour pop orange');
  for (const [x, y] of [
    [20, 80],
    [120, 40],
    [60, 20],
  ] as const)
    expect(range(at(after, x, y))).toBeLessThan(3);
});

it('keeps a yellow print whose hue leans to orange, and no cream around it', async () => {
  const mug = drawn(
    160,
    120,
    (x, y): Triple =>
      Math.hypot(x - 80, y - 60) < 24
        ? grained([250, 184, 40], x, y)
        : grained([240, 222, 192], x, y),
  );
  const after = await edited(mug, 'colour pop yellow');
  expect(range(at(after, 80, 60))).toBeGreaterThan(0.95 * range(at(mug, 80, 60)));
  expect(range(at(after, 20, 20))).toBeLessThan(3);
});

it('keeps a sky up to its pale part, without an edge', async () => {
  const sky = drawn(160, 120, (_, y): Triple => {
    const down = y / 120;
    return [90 + 150 * down, 150 + 94 * down, 230 + 18 * down];
  });
  const after = await edited(sky, 'colour pop blue');
  for (let y = 1; y < 120; y++)
    expect(Math.abs(range(at(after, 80, y)) - range(at(after, 80, y - 1)))).toBeLessThan(8);
  expect(range(at(after, 80, 80))).toBeGreaterThan(20);
});
