import { expect, it } from 'vitest';
import { drawn, grained, type Triple } from '../testing/pictures.ts';
import { toLab } from '../vision/lab.ts';
import { withoutPockets } from './ground-pockets.ts';

const size = { width: 160, height: 160 };
const WALL: Triple = [196, 190, 186];

const isHead = (x: number, y: number) => Math.hypot(x - 80, y - 50) < 32;
const isBody = (x: number, y: number) => y > 96 && Math.abs(x - 80) < 60;
const isNeck = (x: number, y: number) => y > 50 && y <= 96 && Math.abs(x - 80) < 14;

/** Somebody before a grainy wall, in clothes of that colour. */
const lab = (clothes: Triple) =>
  toLab(
    drawn(size.width, size.height, (x, y) => {
      if (isBody(x, y)) return grained(clothes, x, y);
      return isHead(x, y) || isNeck(x, y) ? [92, 58, 40] : grained(WALL, x, y);
    }),
  );
const mask = (isIn: (x: number, y: number) => boolean) =>
  Uint8Array.from({ length: size.width * size.height }, (_, p) =>
    isIn(p % size.width, Math.floor(p / size.width)) ? 1 : 0,
  );
const person = mask((x, y) => isHead(x, y) || isNeck(x, y) || isBody(x, y));
/** The same with what is between head and shoulders. */
const filled = mask(
  (x, y) => isHead(x, y) || isBody(x, y) || (y > 50 && y <= 96 && Math.abs(x - 80) < 24),
);
const BESIDE_NECK = 88 * size.width + 100;

it('takes back what lies between the head and the shoulders', () => {
  const inside = withoutPockets(filled, lab([30, 60, 120]), size);
  expect(inside[BESIDE_NECK]).toBe(0);
  const wrong = inside.reduce((sum, is, p) => sum + (is === person[p] ? 0 : 1), 0);
  expect(wrong).toBeLessThan(0.005 * inside.length);
});

it('leaves what is kept by hand', () => {
  const data = new Uint8Array(filled.length).fill(128);
  data[BESIDE_NECK] = 255;
  expect(withoutPockets(filled, lab([30, 60, 120]), size, { ...size, data })[BESIDE_NECK]).toBe(1);
});

it('leaves clothes of the colour of the wall, which end at no edge', () => {
  expect(withoutPockets(person, lab(WALL), size)).toEqual(person);
});

it('leaves a subject before another colour as it is', () => {
  expect(withoutPockets(person, lab([30, 60, 120]), size)).toEqual(person);
});
