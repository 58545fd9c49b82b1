import { expect, it } from 'vitest';
import { at, drawn, edited, scene } from '../testing/pictures.ts';

it('adds the border around the picture and leaves the picture', async () => {
  const result = await edited(scene(), 'add a 5 px red border');
  expect([result.width, result.height]).toEqual([106, 74]);
  expect(at(result, 0, 0)).toEqual([214, 40, 48]);
  expect(at(result, 5, 5)).toEqual(at(scene(), 0, 0));
});

it('is wider below for an instant print', async () => {
  const { width, height } = await edited(scene(100, 100), 'polaroid frame');
  expect(height).toBeGreaterThan(width);
});

it('rounds the inner corners when asked', async () => {
  const result = await edited(
    drawn(100, 100, () => [10, 20, 30]),
    'white rounded border',
  );
  expect(at(result, 4, 4)).toEqual([255, 255, 255]);
  expect(at(result, 54, 54)).toEqual([10, 20, 30]);
});
