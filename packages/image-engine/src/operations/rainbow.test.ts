import { expect, it } from 'vitest';
import { apply, at, drawn, edited } from '../testing/pictures.ts';

it('lays an arc over the picture and leaves the rest untouched', async () => {
  const grey = drawn(180, 120, () => [90, 90, 90]);
  const result = await apply(grey, { op: 'rainbow', params: { form: 'arc', percent: 55 } });
  expect(at(result, 90, 118)).toEqual([90, 90, 90]);
  expect(at(result, 1, 1)).toEqual([90, 90, 90]);
  const column = Array.from({ length: 60 }, (_, y) => at(result, 90, y));
  const red = column.findIndex(([r, g, b]) => r > g + 15 && r > b + 15);
  const blue = column.findIndex(([r, g, b]) => b > r + 15 && b > g);
  expect(red).toBeGreaterThan(0);
  expect(blue).toBeGreaterThan(red);
});

it('stands where it is wanted', async () => {
  const grey = drawn(180, 120, () => [90, 90, 90]);
  const reaches = async (prompt: string, x: number) => {
    const result = await edited(grey, prompt);
    return Array.from({ length: 60 }, (_, y) => at(result, x, y)).some(([r, g]) => r > g + 15);
  };
  expect(await reaches('add a rainbow on the right', 150)).toBe(true);
  expect(await reaches('add a rainbow on the right', 20)).toBe(false);
  expect(await reaches('a rainbow at the top left', 30)).toBe(true);
  expect(await reaches('a rainbow at the top left', 160)).toBe(false);
});

it('can spread the colours over all of it', async () => {
  const result = await edited(
    drawn(120, 60, () => [128, 128, 128]),
    'rainbow colours overlay',
  );
  const [left, right] = [at(result, 4, 4), at(result, 116, 56)];
  expect(left[0]).toBeGreaterThan(left[2]);
  expect(right[2]).toBeGreaterThan(right[1]);
});
