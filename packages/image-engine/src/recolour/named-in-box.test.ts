import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import type { Pixels } from '../picture/picture.ts';
import type { Box } from '../picture/selection.ts';
import { at, drawn, grained, pixelsOf, png, type Triple } from '../testing/pictures.ts';

const UNCLEAR = { message: expect.stringMatching(/Paint over it, or say which colour/) };

/** The wish is about what a box holds. */
async function boxed(picture: Pixels, prompt: string, box: Box): Promise<Pixels> {
  const { data } = await editPicture({ images: [await png(picture)], prompt, selection: { box } });
  return pixelsOf(data);
}

/** A yellow banana with a green belt before a yellow wall. */
const banana = drawn(200, 200, (x, y): Triple => {
  const isIn = ((x - 100) / 40) ** 2 + ((y - 100) / 76) ** 2 < 1;
  if (!isIn) return grained([244, 212, 110], x, y);
  return grained(y > 120 && y < 146 ? [24, 116, 60] : [250, 208, 10], x, y);
});

it('leaves the wall that has the colour of the thing in the box', async () => {
  const box = { left: 0.22, top: 0.06, right: 0.78, bottom: 0.94 };
  const after = await boxed(banana, 'make the yellow banana blue', box);
  const [r, , b] = at(after, 100, 80);
  expect(b).toBeGreaterThan(r + 40);
  expect(at(after, 56, 30)).toEqual(at(banana, 56, 30));
});

/** A green tree on green grass. */
const tree = drawn(240, 200, (x, y): Triple => {
  if (Math.hypot(x - 120, y - 80) < 34) return grained([30, 96, 40], x, y);
  return grained(y > 104 ? [70, 150, 50] : [190, 214, 240], x, y);
});

it('does not take the grass in a box around a tree for the tree', async () => {
  const box = { left: 0.42, top: 0.3, right: 0.7, bottom: 0.9 };
  await expect(boxed(tree, 'make the tree orange', box)).rejects.toMatchObject(UNCLEAR);
});

it('asks to paint over a cup in a box that cuts the saucer of its colour', async () => {
  const isIn = (x: number, y: number, w: number, h: number, v: number) =>
    ((x - 120) / w) ** 2 + ((y - v) / h) ** 2 < 1;
  const cup = drawn(240, 200, (x, y): Triple => {
    if (isIn(x, y, 34, 14, 50)) return grained([240, 236, 228], x, y);
    if (isIn(x, y, 110, 40, 130) || (Math.abs(x - 120) < 44 && y > 44 && y < 130))
      return grained([170, 50, 36], x, y);
    return grained([222, 226, 230], x, y);
  });
  const box = { left: 0.27, top: 0.1, right: 0.73, bottom: 0.95 };
  await expect(boxed(cup, 'make the cup blue', box)).rejects.toMatchObject(UNCLEAR);
});
