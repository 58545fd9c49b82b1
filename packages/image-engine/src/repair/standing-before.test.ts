import { expect, it } from 'vitest';
import { BEFORE, type Layer } from './layer.ts';
import { keepBefore, standingBefore } from './standing-before.ts';

const SIZE = { width: 80, height: 60 };
const AROUND = { left: 0, top: 0, right: 80, bottom: 60 };

/** What is barred beside a hole in the middle where such places stand before the rest. */
function barredAt(isBefore: (x: number, y: number) => boolean): number {
  const plane = (is: (x: number, y: number) => boolean) =>
    Uint8Array.from({ length: 80 * 60 }, (_, p) => (is(p % 80, Math.floor(p / 80)) ? 1 : 0));
  const layer: Layer = {
    ...SIZE,
    hole: plane((x, y) => x >= 30 && x < 50 && y >= 20 && y < 40),
    barred: plane(() => false),
    colours: new Float32Array(80 * 60 * 3),
    texture: new Float32Array(80 * 60 * 2),
  };
  const foreground = { ...SIZE, data: plane(isBefore).map((is) => 255 * is) };
  return standingBefore(layer, foreground, AROUND)[30 * 80 + 60] as number;
}

it.each([50, 36])('bars the foreground that the hole only borders on, from %i on', (left) => {
  expect(barredAt((x) => x >= left)).toBe(BEFORE);
});

it('lets what lies in the foreground be filled from it', () => {
  expect(barredAt((x) => x >= 10)).toBe(0);
});

it('lets what is above all of the hole be copied too, such as woods behind a thing on a meadow', () => {
  expect(barredAt((x, y) => y < 28 || (x >= 50 && y < 32))).toBe(0);
});

it('lets what goes on behind the hole, on both sides and alike, be copied', () => {
  const foreground = {
    ...SIZE,
    data: Uint8Array.from({ length: 80 * 60 }, (_, p) => {
      const x = p % 80;
      return p < 36 * 80 && (x < 30 || x >= 50) ? 255 : 0;
    }),
  };
  const hole = Uint8Array.from({ length: 80 * 60 }, (_, p) =>
    Number(p % 80 >= 30 && p % 80 < 50 && p >= 20 * 80 && p < 40 * 80),
  );
  const layer: Layer = {
    ...SIZE,
    hole,
    barred: new Uint8Array(80 * 60),
    colours: new Float32Array(80 * 60 * 3),
    texture: new Float32Array(80 * 60 * 2),
  };
  expect(standingBefore(layer, foreground, AROUND)).not.toContain(BEFORE);
});

it.each([
  [47, 0],
  [36, 255],
])(
  'keeps what of the foreground only reaches into the place of a thing, from %i on',
  (left, kept) => {
    const plane = (is: (x: number) => boolean) =>
      Uint8Array.from({ length: 80 * 60 }, (_, p) => (is(p % 80) ? 255 : 0));
    const place = { ...SIZE, data: plane((x) => x >= 30 && x < 50) };
    keepBefore(place, { ...SIZE, data: plane((x) => x >= left) }, () => true);
    expect(place.data[30 * 80 + 35]).toBe(255);
    expect(place.data[30 * 80 + 48]).toBe(kept);
  },
);

it('does not keep the foreground where it alone differs from what is around: it is what goes', () => {
  const plane = (is: (x: number) => boolean) =>
    Uint8Array.from({ length: 80 * 60 }, (_, p) => (is(p % 80) ? 255 : 0));
  const place = { ...SIZE, data: plane((x) => x >= 30 && x < 50) };
  keepBefore(place, { ...SIZE, data: plane((x) => x >= 47) }, (p) => p % 80 < 47);
  expect(place.data[30 * 80 + 48]).toBe(255);
});
