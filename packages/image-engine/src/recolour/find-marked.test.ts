import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import type { Pixels } from '../picture/picture.ts';
import type { Box } from '../picture/selection.ts';
import { at, drawn, grained, pixelsOf, png, type Triple } from '../testing/pictures.ts';

const UNSAID = { message: expect.stringMatching(/^Say which colour it has now/) };
const WALL: Triple = [222, 226, 230];

/** The wish is about what a box holds. */
async function boxed(picture: Pixels, prompt: string, box: Box): Promise<Pixels> {
  const { data } = await editPicture({ images: [await png(picture)], prompt, selection: { box } });
  return pixelsOf(data);
}

/** A green bottle with a large orange cap, as far to the right as said. */
const bottle = (right: number) =>
  drawn(240, 200, (x, y): Triple => {
    if (x > 70 && x < 140 && y > 30 && y < 70) return grained([214, 120, 40], x, y);
    if (x > 50 && x < right && y >= 70 && y < 150) return grained([40, 150, 70], x, y);
    return grained(WALL, x, y);
  });
const LOOSE = { left: 0.12, top: 0.05, right: 0.75, bottom: 0.85 };

it('takes the clear colour that ends in the box, whatever else is in it', async () => {
  const picture = bottle(160);
  const after = await boxed(picture, 'make the bottle blue', LOOSE);
  const [, g, b] = at(after, 105, 110);
  expect(b).toBeGreaterThan(g + 40);
  expect(at(after, 105, 50)).toEqual(at(picture, 105, 50));
});

it.each([
  ['what goes on beside the box', 'bottle', 230],
  ['what a part is on', 'lid', 160],
  ['who wears something', 'scarf', 160],
])('does not take %s for what is meant', async (_, thing, right) => {
  await expect(boxed(bottle(right), `make the ${thing} blue`, LOOSE)).rejects.toMatchObject(UNSAID);
});

/** A yellow figure in a green hoodie. */
const figure = drawn(200, 220, (x, y): Triple => {
  const dx = Math.abs(x - 100);
  const isIn = (x - 100) ** 2 / 46 ** 2 + (y - 116) ** 2 / 88 ** 2 < 1;
  if (Math.hypot(dx - 16, y - 80) < 5) return [20, 20, 20];
  if (isIn || (dx < 70 && y > 126 && y < 138))
    return grained(y > 112 && y < 162 ? [24, 116, 60] : [250, 214, 36], x, y);
  return grained(WALL, x, y);
});

it('takes the garment that ends in a box which its wearer goes on beside', async () => {
  const box = { left: 0.1, top: 0.42, right: 0.9, bottom: 0.82 };
  const after = await boxed(figure, 'make the hoodie red', box);
  const [r, g] = at(after, 100, 140);
  expect(r).toBeGreaterThan(g + 60);
  expect(at(after, 100, 110)).toEqual(at(figure, 100, 110));
});
