import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { drawn, png } from '../testing/pictures.ts';

const picture = drawn(300, 200, (x, y) => [x % 200, y, 60]);
const edited = async (prompt: string) => editPicture({ images: [await png(picture)], prompt });

it('tells of the cut that a size of another shape needs', async () => {
  const { message, width, height } = await edited('Resize it to 100x100');
  expect(message).toBe('Cropped it to a square and resized it to 100 × 100 px.');
  expect([width, height]).toEqual([100, 100]);
});

it('tells of no more than the cut where that has the size', async () => {
  const { message, plan } = await edited('Resize it to 200x200');
  expect(message).toBe('Cropped it to a square.');
  expect(plan).toEqual([{ op: 'crop', params: { ratio: '1:1' } }]);
});

it.each(['Resize it to 150x100', 'Resize it to 149x100', 'Crop it to a square, 90x90'])(
  'adds no cut to %s',
  async (prompt) => {
    const { plan } = await edited(prompt);
    expect(plan.filter(({ op }) => op === 'crop')).toHaveLength(prompt.startsWith('Crop') ? 1 : 0);
  },
);
