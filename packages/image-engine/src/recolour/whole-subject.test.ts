import { expect, it } from 'vitest';
import { at, drawn, edited, grained, type Triple } from '../testing/pictures.ts';

const UNSAID = { message: expect.stringMatching(/^Say which colour it has now/) };

/** A round blue thing on a pale ground; its part to the right of a column is of another colour. */
const thing = (other: Triple, from: number) =>
  drawn(200, 180, (x, y): Triple => {
    if (Math.hypot(x - 100, y - 90) > 60) return [226, 226, 224];
    return grained(x > from ? other : [52, 92, 190], x, y);
  });
const plain = thing([0, 0, 0], 200);

it.each(['make the bowl green', 'make the chair green'])(
  'takes the subject for the thing: %s',
  async (prompt) => {
    const [r, g] = at(await edited(plain, prompt), 100, 120);
    expect(g - r).toBeGreaterThan(40);
  },
);

it.each(['make the lid green', 'make the coffee green', 'make the helmet green'])(
  'does not take the subject for a part of it, or for what is beside it: %s',
  async (prompt) => {
    await expect(edited(plain, prompt)).rejects.toMatchObject(UNSAID);
  },
);

it.each([
  ['nearly as much', 104],
  ['a quarter', 122],
])('asks what is meant where a second colour has %s of the subject', async (_, from) => {
  await expect(edited(thing([214, 120, 40], from), 'make the chair green')).rejects.toMatchObject(
    UNSAID,
  );
});

it('takes a thing that is of another colour in a small part', async () => {
  const tipped = thing([214, 120, 40], 140);
  const after = await edited(tipped, 'make the chair green');
  const [r, g] = at(after, 100, 135);
  expect(g - r).toBeGreaterThan(40);
  expect(at(after, 150, 90)).toEqual(at(tipped, 150, 90));
});
