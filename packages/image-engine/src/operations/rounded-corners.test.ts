import { expect, it } from 'vitest';
import { edited, scene } from '../testing/pictures.ts';

it('makes the corners transparent and nothing else', async () => {
  const { data, channels, width } = await edited(scene(), 'round the corners');
  const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3];
  expect(channels).toBe(4);
  expect([alpha(0, 0), alpha(95, 0), alpha(0, 63), alpha(95, 63)]).toEqual([0, 0, 0, 0]);
  expect([alpha(48, 0), alpha(0, 32), alpha(48, 32)]).toEqual([255, 255, 255]);
});
