import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import type { Pixels } from '../picture/picture.ts';
import type { Box } from '../picture/selection.ts';
import {
  at,
  drawn,
  edited,
  grained,
  mean,
  pixelsOf,
  png,
  type Triple,
} from '../testing/pictures.ts';

const UNSAID = { message: expect.stringMatching(/^Say which colour it has now/) };
const UNCLEAR = { message: expect.stringMatching(/Paint over it, or say which colour/) };
const WALL: Triple = [150, 190, 226];

/** A yellow figure in a green hoodie: no head that is told from a body by its skin. */
const figure = drawn(200, 220, (x, y): Triple => {
  const dx = Math.abs(x - 100);
  const isIn = (x - 100) ** 2 / 46 ** 2 + (y - 116) ** 2 / 88 ** 2 < 1;
  if (Math.hypot(dx - 16, y - 90) < 5) return [20, 20, 20];
  if (isIn || (dx < 70 && y > 126 && y < 138))
    return grained(y > 124 && y < 152 ? [24, 96, 56] : [250, 214, 36], x, y);
  return WALL;
});

it.each(['make the hoodie red', 'make the dress red'])(
  'does not take the skin of a figure for what it wears: %s',
  async (prompt) => {
    await expect(edited(figure, prompt)).rejects.toMatchObject(UNSAID);
  },
);

it('takes what the figure wears by its colour', async () => {
  const after = await edited(figure, 'make the green hoodie red');
  const [r, g] = at(after, 100, 138);
  expect(r).toBeGreaterThan(g + 60);
  expect(at(after, 100, 70)).toEqual(at(figure, 100, 70));
});

/** A tan dog with a pale muzzle, chest and paws. */
const dog = drawn(220, 240, (x, y): Triple => {
  const dx = Math.abs(x - 110);
  const inside = (w: number, h: number, v: number) => (dx / w) ** 2 + ((y - v) / h) ** 2 < 1;
  if (Math.hypot(dx - 22, y - 62) < 6 || inside(8, 5, 82)) return [24, 20, 20];
  if (inside(38, 26, 96) || inside(36, 48, 172) || (dx > 12 && dx < 56 && y > 206 && y < 226))
    return grained([232, 226, 216], x, y);
  if (inside(54, 52, 76) || inside(66, 62, 166)) return grained([210, 150, 90], x, y);
  return WALL;
});

it('does not take the pale parts of fur for a garment', async () => {
  await expect(edited(dog, 'make the jacket blue')).rejects.toMatchObject(UNSAID);
});

/** The wish is about what a box holds. */
async function boxed(picture: Pixels, prompt: string, box: Box): Promise<Pixels> {
  const { data } = await editPicture({ images: [await png(picture)], prompt, selection: { box } });
  return pixelsOf(data);
}

it('does not take the skin of a figure in a box for what it wears', async () => {
  const box = { left: 0.1, top: 0.05, right: 0.9, bottom: 0.98 };
  await expect(boxed(figure, 'make the hoodie red', box)).rejects.toMatchObject(UNCLEAR);
});

/** A cream sofa with a red and a green cushion before a wall of nearly its colour. */
const sofa = drawn(240, 160, (x, y): Triple => {
  if (y > 50 && y < 84 && x > 60 && x < 92) return grained([206, 60, 44], x, y);
  if (y > 50 && y < 84 && x > 150 && x < 182) return grained([30, 110, 60], x, y);
  if (x > 40 && x < 200 && y > 46 && y < 116) return grained([236, 214, 170], x, y);
  return grained(y > 112 ? [186, 130, 80] : [230, 210, 176], x, y);
});

it.each([
  ['sofa', { left: 0.12, top: 0.2, right: 0.88, bottom: 0.78 }],
  ['cushion', { left: 0.12, top: 0.2, right: 0.88, bottom: 0.78 }],
])('asks which colour is meant in a box of several things: %s', async (thing, box) => {
  await expect(boxed(sofa, `make the ${thing} blue`, box)).rejects.toMatchObject(UNCLEAR);
});

it('takes a cushion in a box around it', async () => {
  const box = { left: 0.23, top: 0.28, right: 0.4, bottom: 0.55 };
  const after = await boxed(sofa, 'make the cushion blue', box);
  const [r, , b] = at(after, 76, 66);
  expect(b).toBeGreaterThan(r + 60);
});

/** Orange hair over a red skirt, in strong grain of every colour. */
const grainy = drawn(240, 260, (x, y): Triple => {
  const noise = (k: number) => {
    const wave = Math.sin(x * 12.9898 + y * 78.233 + k * 37.719) * 43758.5453;
    return Math.round((wave - Math.floor(wave) - 0.5) * 170);
  };
  const dx = Math.abs(x - 120);
  const of = (): Triple => {
    if (dx < 60 && y > 30 && y < 110) return [206, 104, 40];
    if (dx < 60 && y > 150 && y < 230) return [222, 70, 56];
    return [176, 190, 206];
  };
  return of().map((value, k) => Math.max(0, Math.min(255, value + noise(k)))) as Triple;
});

it('tells neighbouring hues in grain', async () => {
  const after = await edited(grainy, 'make the red skirt blue');
  const meanAt = (picture: Pixels, top: number) => {
    const part = (x: number, y: number): Triple => at(picture, x + 90, y + top);
    return mean(drawn(60, 40, part));
  };
  const [r, , b] = meanAt(after, 170);
  expect(b).toBeGreaterThan(r + 40);
  expect(meanAt(after, 50)[2]).toBeLessThan(meanAt(grainy, 50)[2] + 10);
});
