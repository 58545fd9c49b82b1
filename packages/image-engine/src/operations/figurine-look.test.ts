import { expect, it } from 'vitest';
import { applyToMarked, disc } from '../testing/marked.ts';
import { at } from '../testing/pictures.ts';

it('stands the subject on a dark base before pale paper, at the picture’s size', async () => {
  const after = await applyToMarked(disc(), { op: 'figurineLook', params: {} });
  expect([after.width, after.height, after.channels]).toEqual([120, 90, 3]);
  expect(Math.min(...at(after, 6, 20))).toBeGreaterThan(140);
  const column = Array.from({ length: 20 }, (_, k) => Math.max(...at(after, 60, 89 - k)));
  expect(Math.min(...column)).toBeLessThan(80);
  const [red, , blue] = at(after, 60, 40);
  expect(red).toBeGreaterThan(blue + 60);
});
