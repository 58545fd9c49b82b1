import { expect, it } from 'vitest';
import { drawn } from '../testing/pictures.ts';
import { hasEdge } from './has-edge.ts';
import { tintsOf } from './tints.ts';

const [WIDTH, HEIGHT] = [240, 160];
const within = (isIn: (x: number, y: number) => boolean) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, p) =>
    isIn(p % WIDTH, Math.floor(p / WIDTH)) ? 1 : 0,
  );

it('tells a thing that ends with its colour from a part of one that goes over into another', () => {
  const isDisc = (x: number, y: number) => Math.hypot(x - 60, y - 80) < 40;
  const tints = tintsOf(
    drawn(WIDTH, HEIGHT, (x, y) => (isDisc(x, y) ? [220, 90, 40] : [240, 200, 60 + x / 2])),
  );
  expect(hasEdge(within(isDisc), tints)).toBe(true);
  const isPart = (x: number, y: number) => x > 150 && x < 200 && y > 40 && y < 100;
  expect(hasEdge(within(isPart), tints)).toBe(false);
});

it('takes what fills the picture for a thing', () => {
  const tints = tintsOf(drawn(WIDTH, HEIGHT, () => [40, 160, 60]));
  expect(
    hasEdge(
      within(() => true),
      tints,
    ),
  ).toBe(true);
});
