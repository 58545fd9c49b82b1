import { expect, it } from 'vitest';
import { SubjectUnclearError } from '../errors.ts';
import { at, drawn, edited, grained, type Triple } from '../testing/pictures.ts';

/** A red mug before a colour above and one below. */
const mugBefore = (above: Triple, below: Triple) =>
  drawn(200, 180, (x, y): Triple => {
    if (x > 62 && x < 138 && y > 50 && y < 140) return grained([196, 44, 40], x, y);
    return grained(y < 90 ? above : below, x, y);
  });
const WOOD: Triple = [150, 96, 56];
const onWood = mugBefore(WOOD, WOOD);
const MUG = [100, 100] as const;

it.each(['make the table blue', 'make the brown wooden table blue', 'paint the floor blue'])(
  'recolours what a thing stands on, and not the thing: %s',
  async (prompt) => {
    const after = await edited(onWood, prompt);
    for (const [x, y] of [
      [20, 20],
      [180, 100],
      [100, 165],
    ] as const)
      expect(at(after, x, y)[2] - at(after, x, y)[0]).toBeGreaterThan(40);
    expect(at(after, ...MUG)).toEqual(at(onWood, ...MUG));
  },
);

it('recolours a wall behind a thing', async () => {
  const wall = mugBefore([182, 184, 188], [182, 184, 188]);
  const after = await edited(wall, 'make the wall green');
  const [r, g] = at(after, 20, 20);
  expect(g - r).toBeGreaterThan(40);
  expect(at(after, ...MUG)).toEqual(at(wall, ...MUG));
});

it.each([
  ['make the floor blue', mugBefore([120, 150, 190], WOOD)],
  // It may be the table that is red.
  ['make the table blue', mugBefore([182, 184, 188], [182, 184, 188])],
] as const)('asks for a box where it cannot tell what is meant: %s', async (prompt, picture) => {
  await expect(edited(picture, prompt)).rejects.toBeInstanceOf(SubjectUnclearError);
});

it('finds no table of a colour that only a corner has', async () => {
  const corner = drawn(
    200,
    180,
    (x, y): Triple =>
      x + y < 40 ? grained([30, 28, 30], x, y) : ([...at(onWood, x, y)] as Triple),
  );
  await expect(edited(corner, 'make the black table white')).rejects.toThrow('No black was found');
});

/** Wooden floor and shelves, a wooden table, and a pale wall and sofa: nothing that the picture is of. */
const room = drawn(240, 180, (x, y): Triple => {
  const isSofa = x > 20 && x < 100 && y > 80 && y < 120;
  const isTable = x > 130 && x < 220 && y > 100 && y < 112;
  const isLeg = (x === 140 || x === 210) && y > 100 && y < 140;
  if (isTable || isLeg || (x > 180 && y < 60 && y % 20 < 4)) return grained(WOOD, x, y);
  if (isSofa) return grained([232, 222, 206], x, y);
  return grained(y > 120 ? [160, 104, 62] : [228, 216, 198], x, y);
});

it.each(['make the brown table blue', 'make the beige walls green'])(
  'asks for a box where other things have the colour and nothing stands out before it: %s',
  async (prompt) => {
    await expect(edited(room, prompt)).rejects.toThrow(/elsewhere.*Draw a box/);
  },
);
