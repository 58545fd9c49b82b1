import { expect, it } from 'vitest';
import { drawn, type Triple } from '../testing/pictures.ts';
import { boxCopy } from './box-copy.ts';
import { edgesBetween } from './edges-between.ts';
import { goingPast, leadingOut } from './going-past.ts';

const BOX = { left: 60, top: 30, right: 120, bottom: 90 };
const WALL: Triple = [224, 208, 184];
const DISC: Triple = [200, 40, 30];
const isDisc = (x: number, y: number) => Math.hypot(x - 92, y - 60) < 22;

/** What of the things drawn on a wall, where all of them that lies in the box was found, goes on past that. */
async function pastOf(colourAt: (x: number, y: number) => Triple | null) {
  const copy = await boxCopy(
    drawn(180, 120, (x, y) => colourAt(x, y) ?? WALL),
    BOX,
  );
  const found = new Uint8Array(copy.inBox.length);
  for (let y = BOX.top; y < BOX.bottom; y++)
    for (let x = BOX.left; x < BOX.right; x++) if (colourAt(x, y)) found[copy.place(x, y)] = 1;
  const past = goingPast(copy, found, new Uint8Array(found.length), edgesBetween(copy));
  return (x: number, y: number) => past[copy.place(x, y)];
}

it('takes what goes on far past the box for a neighbour, though shade changes its colour by and by', async () => {
  const past = await pastOf((x, y) => {
    if (isDisc(x, y)) return DISC;
    return y > 50 && y < 80 && x < 92 ? [40 + x, 70 + x, 20 + x] : null;
  });
  expect(past(64, 65)).toBe(1);
  expect(past(69, 76)).toBe(1);
  expect(past(92, 60)).toBe(0);
});

it('takes nothing of a thing that the box cuts off a little', async () => {
  const past = await pastOf((x, y) => {
    if (Math.hypot(x - 88, y - 60) < 31) return DISC;
    return null;
  });
  expect(past(62, 60)).toBe(0);
});

it('takes nothing of a thing that only touches something of its colour which goes on past the box', async () => {
  const past = await pastOf((x, y) => {
    if (y > 70 && y < 86 && Math.abs(x - 84) < 16) return [40, 60, 150];
    const isBridge = x > 92 && Math.abs(y - 48) < 2;
    return Math.hypot(x - 84, y - 50) < 14 || isBridge || x > 110 ? DISC : null;
  });
  expect(past(116, 48)).toBe(1);
  expect(past(84, 50)).toBe(0);
});

it('takes a thing for one whose edge is weak where hardly anything would be left of it', async () => {
  const past = await pastOf((x, y) => (isDisc(x, y) || x < 92 ? DISC : null));
  expect(past(70, 60)).toBe(0);
});

it('tells what goes on far past the box from what ends right beside it, and from what the ground encloses', async () => {
  const isBand = (x: number, y: number) => x < 80 && y > 40 && y < 50;
  const isShort = (x: number, y: number) => x > 55 && x < 80 && y > 70 && y < 80;
  const picture = drawn(180, 120, (x, y) => {
    if (Math.hypot(x - 100, y - 60) < 12) return DISC;
    return isBand(x, y) || isShort(x, y) ? [60, 90, 70] : WALL;
  });
  const copy = await boxCopy(picture, BOX);
  const isGround = new Uint8Array(copy.inBox.length);
  for (let y = BOX.top; y < BOX.bottom; y++)
    for (let x = BOX.left; x < BOX.right; x++)
      if (picture.data[(y * 180 + x) * 3] === WALL[0]) isGround[copy.place(x, y)] = 1;
  const { isFar, isBeside } = leadingOut(
    copy,
    (p) => isGround[p] === 1,
    (p) => !isGround[p],
    edgesBetween(copy),
  );
  const both = (x: number, y: number) => [isFar(copy.place(x, y)), isBeside(copy.place(x, y))];
  expect(both(70, 45)).toEqual([true, true]);
  expect(both(70, 75)).toEqual([false, true]);
  expect(both(100, 60)).toEqual([false, false]);
});
