import { expect, it } from 'vitest';
import { drawn } from '../testing/pictures.ts';
import { toLab } from '../vision/lab.ts';
import { betterCut, notRunOut } from './better-cut.ts';

const size = { width: 80, height: 60 };
const box = { left: 0.2, top: 0.15, right: 0.8, bottom: 0.85 };
/** Two legs joined at the top, the ground between them. */
const isFigure = (x: number, y: number) =>
  y >= 9 && y < 51 && x >= 16 && x < 64 && (y < 22 || x < 28 || x >= 52);
const isBlock = (x: number, y: number) => y >= 9 && y < 51 && x >= 16 && x < 64;

const lab = toLab(
  drawn(size.width, size.height, (x, y) => (isFigure(x, y) ? [210, 60, 40] : [60, 110, 150])),
);

const cutOf = (isInside: (x: number, y: number) => boolean) =>
  Uint8Array.from({ length: size.width * size.height }, (_, p) =>
    isInside(p % size.width, Math.floor(p / size.width)) ? 1 : 0,
  );

it('prefers the cut that leaves out the ground between the legs', () => {
  const [block, figure] = [cutOf(isBlock), cutOf(isFigure)];
  expect(betterCut(block, figure, box, lab, size)).toBe(figure);
  expect(betterCut(figure, block, box, lab, size)).toBe(figure);
});

it('takes no part for the whole', () => {
  const part = cutOf((x, y) => isFigure(x, y) && x < 28 && y > 30);
  const figure = cutOf(isFigure);
  expect(betterCut(figure, part, box, lab, size)).toBe(figure);
});

it('takes what stands before the ground rather than all of a picture that the box is around', () => {
  const picture = drawn(size.width, size.height, (x, y) => {
    if (x < 4) return [90, 84, 78];
    return x < 72 && y >= 6 ? [210, 60, 40] : [150, 140, 130];
  });
  const around = { left: 0.05, top: 0, right: 1, bottom: 1 };
  const [whole, block] = [cutOf((x) => x >= 4), cutOf((x, y) => x >= 4 && x < 72 && y >= 6)];
  expect(betterCut(whole, block, around, toLab(picture), size)).toBe(block);
});

it('goes by what the whole picture shows where a marked cut ran out into the ground', () => {
  const figure = cutOf(isFigure);
  const spilled = cutOf((x, y) => isFigure(x, y) || (y >= 18 && y < 51 && x >= 16 && x < 64));
  expect(notRunOut(spilled, figure, box, lab, size)).toEqual(figure);
  expect(notRunOut(figure, spilled, box, lab, size)).toBe(figure);
});

it('keeps to the box where the whole picture shows something else, or only a part', () => {
  const spilled = cutOf((x, y) => isFigure(x, y) || (y >= 18 && y < 51 && x >= 16 && x < 64));
  const wider = cutOf((x, y) => isFigure(x, y) || x >= 64);
  const part = cutOf((x, y) => isFigure(x, y) && y < 22 && x < 40);
  expect(notRunOut(spilled, wider, box, lab, size)).toBe(spilled);
  expect(notRunOut(spilled, part, box, lab, size)).toBe(spilled);
});
