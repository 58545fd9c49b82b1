import { expect, it } from 'vitest';
import { drawn, type Triple } from '../testing/pictures.ts';
import { boxCopy } from './box-copy.ts';
import { edgesBetween } from './edges-between.ts';
import { leadingOut } from './leading-out.ts';

const BOX = { left: 60, top: 30, right: 120, bottom: 90 };
const WALL: Triple = [224, 208, 184];
const DISC: Triple = [200, 40, 30];

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
