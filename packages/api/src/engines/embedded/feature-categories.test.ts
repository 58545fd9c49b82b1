import { editPicture } from '@nano-banana/image-engine';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { featureCategories } from './feature-categories.ts';

const prompts = featureCategories.flatMap(({ suggestions }) => suggestions);

test('there are four categories with three suggestions each, all different', () => {
  expect(featureCategories.map(({ id }) => id)).toEqual([
    'character',
    'tryOn',
    'creative',
    'style',
  ]);
  expect(new Set(prompts).size).toBe(12);
});

test.each(prompts)('the engine carries out the whole suggestion: %s', async (prompt) => {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  const photo = await sharp({
    create: { width: 320, height: 200, channels: 3, background: '#a64', noise },
  })
    .tint('#c86')
    .jpeg()
    .toBuffer();
  const { message } = await editPicture({ images: [photo], prompt });
  expect(message).not.toMatch(/Left out|Nothing to do/);
});
