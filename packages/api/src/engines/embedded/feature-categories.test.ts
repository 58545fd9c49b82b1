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
  const photo = await ballOnGround();
  const { message } = await editPicture({ images: [photo], prompt });
  expect(message).not.toMatch(/Left out|Nothing to do/);
});

/** One clear subject: a red ball, lit from the upper left, before a grey wall. */
function ballOnGround() {
  const [width, height] = [320, 240];
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) {
      const light = 1.1 - Math.hypot(x - 142, y - 102) / 150;
      const isBall = Math.hypot(x - 160, y - 120) < 60;
      const noise = ((i * 7919) % 11) - 5;
      data.set(isBall ? [205 * light, 50 * light, 40 * light] : [150 + noise, 152 + noise, 148], i);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
