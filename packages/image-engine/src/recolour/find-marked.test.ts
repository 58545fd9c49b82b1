import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import type { Pixels } from '../picture/picture.ts';
import type { Box, Stroke } from '../picture/selection.ts';
import { at, drawn, grained, pixelsOf, png, type Triple } from '../testing/pictures.ts';

const UNCLEAR = { message: expect.stringMatching(/Paint over it, or say which colour/) };
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
  await expect(boxed(bottle(right), `make the ${thing} blue`, LOOSE)).rejects.toMatchObject(
    UNCLEAR,
  );
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

/** A white shoe with a green heel and a yellow star, on a pale ground. */
const shoe = drawn(240, 180, (x, y): Triple => {
  const isShoe = x > 50 && x < 190 && y > 60 + Math.max(0, 110 - x) / 3 && y < 130;
  if (Math.hypot(x - 130, y - 96) < 12) return grained([240, 206, 40], x, y);
  if (isShoe && x > 164) return grained([24, 110, 66], x, y);
  return isShoe ? grained([246, 242, 230], x, y) : grained([176, 216, 196], x, y);
});

it('takes a thing that a box is drawn around in the colour that most of it has', async () => {
  const box = { left: 0.12, top: 0.2, right: 0.88, bottom: 0.85 };
  const after = await boxed(shoe, 'make the shoe black', box);
  expect(at(after, 90, 110)[0]).toBeLessThan(80);
  expect(at(after, 178, 110)).toEqual(at(shoe, 178, 110));
  expect(at(after, 20, 20)).toEqual(at(shoe, 20, 20));
});

it('asks to paint where the outline in a box lies on no edge', async () => {
  const sky = drawn(240, 180, (x, y): Triple => [150 + x / 6, 170 + y / 6, 210]);
  const box = { left: 0.3, top: 0.3, right: 0.7, bottom: 0.7 };
  await expect(boxed(sky, 'make the bird red', box)).rejects.toMatchObject(UNCLEAR);
});

it('asks to paint where the colour of a thing goes on beside the box', async () => {
  // A brown bag before brown wood.
  const bag = drawn(240, 180, (x, y): Triple => {
    const isBag = Math.hypot(x - 120, y - 90) < 50;
    return grained(isBag ? [150, 100, 50] : [130, 84, 44], x, y);
  });
  const box = { left: 0.2, top: 0.4, right: 0.6, bottom: 0.95 };
  await expect(boxed(bag, 'make the brown bag green', box)).rejects.toMatchObject(UNCLEAR);
});

/** A face with brown hair before a wall. */
const face = drawn(200, 200, (x, y): Triple => {
  const isIn = (w: number, h: number, v: number) => ((x - 100) / w) ** 2 + ((y - v) / h) ** 2 < 1;
  if (Math.abs(Math.abs(x - 100) - 20) < 6 && Math.abs(y - 104) < 5) return [60, 110, 70];
  if (isIn(48, 60, 116)) return grained([222, 170, 140], x, y);
  return isIn(64, 74, 96) ? grained([110, 72, 46], x, y) : grained(WALL, x, y);
});

it.each(['make the hair red', 'make the eyes blue', 'make the brown hair red'])(
  'asks to paint over what is on a face in a box: %s',
  async (prompt) => {
    const box = { left: 0.15, top: 0.08, right: 0.85, bottom: 0.92 };
    await expect(boxed(face, prompt, box)).rejects.toMatchObject(UNCLEAR);
  },
);

it('recolours the hair that was painted over, and not the face', async () => {
  const strokes: Stroke[] = [
    {
      keep: true,
      radius: 0.06,
      points: [
        [0.3, 0.25],
        [0.7, 0.25],
      ],
    },
  ];
  const images = [await png(face)];
  const { data } = await editPicture({
    images,
    prompt: 'make her hair red',
    selection: { strokes },
  });
  const after = await pixelsOf(data);
  const [r, g] = at(after, 100, 50);
  expect(r).toBeGreaterThan(g + 50);
  expect(at(after, 100, 130)).toEqual(at(face, 100, 130));
});
