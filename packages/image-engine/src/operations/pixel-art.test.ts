import { expect, it } from 'vitest';
import { apply, at, scene } from '../testing/pictures.ts';

it('makes uniform square blocks and keeps the size', async () => {
  const result = await apply(scene(320, 200), { op: 'pixelArt', params: { blocks: 40 } });
  expect([result.width, result.height]).toEqual([320, 200]);
  for (let by = 0; by < 25; by++) {
    for (let bx = 0; bx < 40; bx++)
      expect(at(result, bx * 8, by * 8)).toEqual(at(result, bx * 8 + 7, by * 8 + 7));
  }
});
