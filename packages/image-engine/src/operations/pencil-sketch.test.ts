import { expect, it } from 'vitest';
import { at, drawn, edited } from '../testing/pictures.ts';

it('is mostly paper, with dark lines where the edges are', async () => {
  const edge = drawn(160, 120, (x) => (x < 80 ? [70, 90, 60] : [200, 210, 190]));
  const result = await edited(edge, 'pencil sketch');
  expect(at(result, 150, 60)[0]).toBeGreaterThan(200);
  expect(at(result, 78, 60)[0]).toBeLessThan(at(result, 150, 60)[0] - 60);
});

it('keeps a wash of colour when asked', async () => {
  const [r, , b] = at(
    await edited(
      drawn(80, 80, () => [220, 120, 40]),
      'coloured pencil drawing',
    ),
    40,
    40,
  );
  expect(r).toBeGreaterThan(b + 30);
});

it('draws the outline of a pale thing on a pale ground, which only their colours tell apart', async () => {
  // Both have the same luma.
  const pale = drawn(320, 240, (x, y) =>
    Math.hypot(x - 160, y - 120) < 70 ? [225, 225, 225] : [252, 217, 195],
  );
  const result = await edited(pale, 'pencil sketch');
  const row = Array.from({ length: 60 }, (_, i) => at(result, 60 + i, 120)[0]);
  const rim = Math.min(...row.slice(20, 42));
  const beside = row.slice(0, 15).reduce((sum, value) => sum + value, 0) / 15;
  expect(rim).toBeLessThan(beside - 12);
});
