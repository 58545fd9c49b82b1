import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { edited, png, scene } from '../testing/pictures.ts';

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
  ['resize so the long side is 48 px', [48, 32]],
  ['make the short side 32 px', [48, 32]],
  ['at most 48 px wide', [48, 32]],
  ['fit within 60 x 50', [60, 40]],
  ['scale it to fit 192 x 192', [192, 128]],
  ['resize to fit 300x128', [192, 128]],
] as const)('%s', async (prompt, size) => {
  expect(await sizeOf(prompt)).toEqual(size);
});

it('leaves a smaller picture as it is when a size is the most', async () => {
  for (const most of ['no bigger than 200 px on any side', 'fit within 1600 × 900'])
    expect(await sizeOf(`${most}, with a vignette`)).toEqual([96, 64]);
});

it('says so when a size in px enlarges the picture', async () => {
  const images = [await png(scene(96, 64))];
  const { message } = await editPicture({ images, prompt: 'resize to 192 px wide' });
  expect(message).toContain('enlarged from 96 × 64 px');
  const smaller = await editPicture({ images, prompt: 'resize to 48 px wide' });
  expect(smaller.message).not.toContain('enlarged');
});

it('stays within 16 and 8192 px on a side and 40 megapixels', async () => {
  expect(await sizeOf('resize to 1%')).toEqual([24, 16]);
  const [width = 0, height = 0] = await sizeOf('resize to 100000%');
  expect(Math.max(width, height)).toBeLessThanOrEqual(8192);
  expect(width * height).toBeLessThanOrEqual(40_000_000 + 8192);
});
