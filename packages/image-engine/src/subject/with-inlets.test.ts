import { expect, it } from 'vitest';
import { drawn, type Triple } from '../testing/pictures.ts';
import { toLab } from '../vision/lab.ts';
import { withInlets } from './with-inlets.ts';

const size = { width: 160, height: 160 };
const WALL: Triple = [196, 190, 186];
const SUIT: Triple = [214, 92, 40];

const isStrap = (x: number, y: number) => y > 60 && y <= 120 && Math.abs(x - 80) < 5;
const isBody = (x: number, y: number) =>
  y > 20 && y <= 120 && Math.abs(x - 80) < 50 && !isStrap(x, y);

/** Somebody before a wall, with a strap of its colour down the front, and below it a floor or a bag. */
const lab = (below: Triple) =>
  toLab(drawn(size.width, size.height, (x, y) => (isBody(x, y) ? SUIT : y > 120 ? below : WALL)));
const inside = Uint8Array.from({ length: size.width * size.height }, (_, p) =>
  isBody(p % size.width, Math.floor(p / size.width)) ? 1 : 0,
);
const ON_STRAP = 90 * size.width + 80;

it('takes in a strap that something dark ends', () => {
  const found = withInlets(inside, lab([20, 20, 24]), size);
  expect(found[ON_STRAP]).toBe(1);
  expect(found[140 * size.width + 80]).toBe(0);
});

it('leaves the background out that reaches in', () => {
  expect(withInlets(inside, lab(WALL), size)).toEqual(inside);
});

it('leaves out what was removed by hand', () => {
  const data = new Uint8Array(inside.length).fill(128);
  data[ON_STRAP] = 0;
  expect(withInlets(inside, lab([20, 20, 24]), size, { ...size, data })[ON_STRAP]).toBe(0);
});
