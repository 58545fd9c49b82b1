import { expect, it } from 'vitest';
import { drawn } from '../testing/pictures.ts';
import { isGreenery } from './greenery.ts';
import { tintOf, tintsOf } from './tints.ts';

const WIDTH = 100;
const tints = tintsOf(drawn(WIDTH, 60, () => [44, 140, 60]));

/** What has a colour from one column to another. */
const found = (rgb: [number, number, number], from: number, to: number) => ({
  centre: tintOf(rgb),
  share: tints.c.map((_, p) => (p % WIDTH >= from && p % WIDTH < to ? 1 : 0)),
});

const GREEN: [number, number, number] = [44, 140, 60];

it('is what is green from side to side, unless that is what was named', () => {
  expect(isGreenery('bench', found(GREEN, 0, WIDTH), tints)).toBe(true);
  expect(isGreenery('trees autumn', found(GREEN, 0, WIDTH), tints)).toBe(false);
});

it('is no green thing with something beside it, and nothing of another colour', () => {
  expect(isGreenery('sofa', found(GREEN, 20, WIDTH), tints)).toBe(false);
  expect(isGreenery('wall', found([180, 60, 50], 0, WIDTH), tints)).toBe(false);
});
