import { expect, it } from 'vitest';
import { apply, at, drawn, edited, said } from '../testing/pictures.ts';

const grid = drawn(120, 80, (x, y) => [x, y, 0]);

const RATIOS = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'];

it.each(RATIOS)('to %s has that ratio, to the pixel', async (ratio) => {
  const [w, h] = ratio.split(':').map(Number) as [number, number];
  const { width, height } = await apply(grid, { op: 'crop', params: { ratio } });
  expect(Math.abs(width - (height * w) / h) < 1 || Math.abs(height - (width * h) / w) < 1).toBe(
    true,
  );
  expect(width === 120 || height === 80).toBe(true);
});

it('keeps the middle', async () => {
  expect(at(await apply(grid, { op: 'crop', params: { ratio: '1:1' } }), 0, 0)).toEqual([20, 0, 0]);
});

it.each([
  ['square, and the left side stays', 0],
  ['crop to a square from the right', 40],
  ['square crop, but lose the left part', 40],
  ['crop to 1:1 and keep the top', 20],
])('keeps the side that is to stay: %s', async (prompt, left) => {
  expect(at(await edited(grid, prompt), 0, 0)).toEqual([left, 0, 0]);
});

it('cuts only the edge that was named', async () => {
  const result = await edited(grid, 'crop the top 25%');
  expect([result.width, result.height]).toEqual([120, 60]);
  expect(at(result, 0, 0)).toEqual([0, 20, 0]);
});

it('cuts as many px as are said off every edge that is named', async () => {
  const result = await edited(grid, 'crop 20px off the left and 10px off the bottom');
  expect([result.width, result.height]).toEqual([100, 70]);
  expect(at(result, 0, 0)).toEqual([20, 0, 0]);
});

it('leaves something of the picture when more px are cut than it has', async () => {
  const params = { left: 400, top: 0, right: 400, bottom: 0, unit: 'px' } as const;
  const { width, height } = await apply(grid, { op: 'crop', params });
  expect(width).toBeGreaterThan(0);
  expect(height).toBe(80);
});

it('describes the cut', () => {
  expect(said({ op: 'crop', params: { left: 0, top: 0.2, right: 0, bottom: 0 } })).toBe(
    'cut 20% off the top',
  );
});
