import { expect, it } from 'vitest';
import { edited, scene } from '../testing/pictures.ts';

const sizeOf = async (prompt: string) => {
  const { width, height } = await edited(scene(96, 64), prompt);
  return [width, height];
};

it.each([
  ['resize to 48 px wide', [48, 32]],
  ['resize to 128 pixels high', [192, 128]],
  ['make it half the size', [48, 32]],
  ['scale it to 150%', [144, 96]],
  ['resize to 60x60', [60, 60]],
  ['shrink it by 25%', [72, 48]],
] as const)('%s', async (prompt, size) => {
  expect(await sizeOf(prompt)).toEqual(size);
});

it('stays within 16 and 8192 px on a side and 40 megapixels', async () => {
  expect(await sizeOf('resize to 1%')).toEqual([24, 16]);
  const [width = 0, height = 0] = await sizeOf('resize to 100000%');
  expect(Math.max(width, height)).toBeLessThanOrEqual(8192);
  expect(width * height).toBeLessThanOrEqual(40_000_000 + 8192);
});
