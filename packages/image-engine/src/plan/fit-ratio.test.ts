import { describe, expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { jpeg, scene } from '../testing/pictures.ts';

const landscape = await jpeg(scene(640, 427));
const portrait = await jpeg(scene(301, 500));
const prompts = [
  'add a white border',
  'add a thick black frame',
  'add a 20 px red border',
  'add a polaroid frame',
  'rotate it by 10 degrees',
  'tilt it a little to the left and add a white border',
  'rotate it left',
  'resize it to 800 px wide',
  'resize it to 600x400',
  'make it half the size and add a white rounded border',
  'make it sepia',
  'crop the top 20% and make it warmer',
];

describe.each(['16:9', '1:1', '9:16', '21:9', '4:5'])(
  'with %s beside the prompt',
  (aspectRatio) => {
    const [w = 1, h = 1] = aspectRatio.split(':').map(Number);

    it.each(prompts)('the finished picture has that ratio: %s', async (prompt) => {
      for (const image of [landscape, portrait]) {
        const { width, height } = await editPicture({ images: [image], prompt, aspectRatio });
        const miss = Math.min(
          Math.abs(width - (height * w) / h),
          Math.abs(height - (width * h) / w),
        );
        expect(miss, `${width} × ${height}`).toBeLessThanOrEqual(1);
      }
    });

    it('pictures side by side have it too', async () => {
      const { width, height } = await editPicture({
        images: [landscape, portrait],
        prompt: 'put them side by side',
        aspectRatio,
      });
      expect(
        Math.abs(height - (width * h) / w) <= 1 || Math.abs(width - (height * w) / h) <= 1,
      ).toBe(true);
    });
  },
);

it('keeps the width that was asked for', async () => {
  for (const aspectRatio of ['16:9', '9:16']) {
    const prompt = 'resize it to 800 px wide';
    const { width } = await editPicture({ images: [landscape], prompt, aspectRatio });
    expect(width).toBe(800);
  }
});

it('names the ratio that was chosen', async () => {
  const { message } = await editPicture({
    images: [landscape],
    prompt: 'add a white border',
    aspectRatio: '16:9',
  });
  expect(message).toBe('Cropped it to 16:9 and added a white border.');
});
