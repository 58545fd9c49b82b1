import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { at, drawn, pixelsOf, png } from '../testing/pictures.ts';

it('shows every picture at one height, in order', async () => {
  const images = [
    await png(drawn(100, 80, () => [200, 0, 0])),
    await png(drawn(60, 120, () => [0, 0, 200])),
  ];
  const { data } = await editPicture({ images, prompt: 'put them side by side' });
  const result = await pixelsOf(data);
  expect(at(result, 10, 40)).toEqual([200, 0, 0]);
  expect(at(result, result.width - 10, 40)).toEqual([0, 0, 200]);
  expect(at(result, 0, 0)).toEqual([255, 255, 255]);
});
