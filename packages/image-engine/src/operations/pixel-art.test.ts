import { expect, it } from 'vitest';
import { apply, at, drawn, scene } from '../testing/pictures.ts';

it('makes uniform square blocks and keeps the size', async () => {
  const result = await apply(scene(320, 200), { op: 'pixelArt', params: { blocks: 40 } });
  expect([result.width, result.height]).toEqual([320, 200]);
  for (let by = 0; by < 25; by++) {
    for (let bx = 0; bx < 40; bx++)
      expect(at(result, bx * 8, by * 8)).toEqual(at(result, bx * 8 + 7, by * 8 + 7));
  }
});

it('uses no more colours than an old console had', async () => {
  const { data } = await apply(scene(320, 200), { op: 'pixelArt', params: { blocks: 80 } });
  const colours = new Set<string>();
  for (let i = 0; i < data.length; i += 3) colours.add(data.subarray(i, i + 3).join());
  expect(colours.size).toBeLessThanOrEqual(32);
  expect(colours.size).toBeGreaterThan(6);
});

it('keeps an eye of two blocks as dark as it is, and the face around it without a rim of light', async () => {
  const face = drawn(320, 200, (x, y) =>
    Math.hypot(x - 160, y - 100) < 6 ? [90, 60, 50] : [226, 182, 156],
  );
  const { data } = await apply(face, { op: 'pixelArt', params: { blocks: 40 } });
  const reds = data.filter((_, i) => i % 3 === 0);
  expect(Math.min(...reds)).toBeLessThan(100);
  expect(Math.max(...reds)).toBeLessThan(252);
});

it.each([
  [1, 1],
  [3, 700],
])('works on %i × %i pixels', async (width, height) => {
  const result = await apply(scene(width, height), { op: 'pixelArt', params: { blocks: 96 } });
  expect([result.width, result.height]).toEqual([width, height]);
});
