import { expect, it } from 'vitest';
import { drawn, type Triple } from '../testing/pictures.ts';
import { coloursAround } from './colour-cells.ts';
import { unseenAround } from './unseen-around.ts';

const BOX = { left: 20, top: 10, right: 120, bottom: 110 };
const pause = async () => {};

it('takes a leaf near to the thing and another thing in the box, and not letters far from them', async () => {
  const isThing = (x: number, y: number) => x >= 60 && x < 80 && y >= 50 && y < 100;
  const isLeaf = (x: number, y: number) => x >= 64 && x < 76 && y >= 40 && y < 46;
  const isLetter = (x: number, y: number) => x >= 28 && x < 32 && y >= 16 && y < 20;
  const pixels = drawn(140, 120, (x, y): Triple => {
    if (isThing(x, y)) return [220, 60, 40];
    if (isLeaf(x, y)) return [40, 140, 60];
    if (x >= 100 && x < 116 && y >= 60 && y < 90) return [240, 200, 40];
    return isLetter(x, y) ? [20, 20, 60] : [214, 210, 200];
  });
  const data = Uint8Array.from({ length: 140 * 120 }, (_, p) =>
    isThing(p % 140, Math.floor(p / 140)) ? 255 : 0,
  );
  const thing = { data, width: 140, height: 120 };
  const known = await coloursAround(pixels, BOX, 10, pause);
  const isUnseen = await unseenAround(pixels, BOX, thing, known, () => false, pause);
  const inBox = (x: number, y: number) => (y - BOX.top) * 100 + x - BOX.left;
  expect(isUnseen(inBox(70, 43))).toBe(true);
  expect(isUnseen(inBox(108, 75))).toBe(true);
  expect(isUnseen(inBox(30, 18))).toBe(false);
});
