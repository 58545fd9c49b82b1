import { expect, it } from 'vitest';
import { applyToMarked, disc } from '../testing/marked.ts';

it('puts a white edge around the subject and nothing beyond it', async () => {
  const { data, width } = await applyToMarked(disc(240, 180), { op: 'sticker', params: {} });
  const at = (x: number, y: number) => [
    ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
  ];
  expect(at(2, 2)).toEqual([0, 0, 0, 0]);
  expect(at(120, 90)[3]).toBe(255);
  const row = Array.from({ length: 120 }, (_, x) => at(x, 90));
  const white = row.filter(([r, g, b, a]) => a === 255 && Math.min(r ?? 0, g ?? 0, b ?? 0) > 245);
  expect(white.length).toBeGreaterThanOrEqual(3);
});
