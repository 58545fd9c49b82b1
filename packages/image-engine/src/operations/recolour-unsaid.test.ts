import { expect, it } from 'vitest';
import { at, drawn, edited, grained, type Triple } from '../testing/pictures.ts';

const UNSAID = { message: expect.stringMatching(/^Say which colour it has now/) };
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
