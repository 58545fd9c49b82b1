import { expect, it } from 'vitest';
import { drawn } from '../testing/pictures.ts';
import { toLab } from '../vision/lab.ts';
import { betterCut } from './better-cut.ts';

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
