import { expect, it } from 'vitest';
import type { Pixels } from '../picture/picture.ts';
import { drawn, type Triple } from '../testing/pictures.ts';
import { toLab } from '../vision/lab.ts';
import { aboveHorizon } from './above-horizon.ts';
import { withCutOff } from './cut-off-sky.ts';
import { withLowGlow } from './low-glow.ts';

const size = { width: 240, height: 160 };
const at = (x: number, y: number) => y * size.width + x;
const insideWhere = (is: (x: number, y: number) => boolean) =>
  Uint8Array.from({ length: size.width * size.height }, (_, p) =>
    is(p % size.width, Math.floor(p / size.width)) ? 1 : 0,
  );
const picture = (colour: (x: number, y: number) => Triple): Pixels =>
  drawn(size.width, size.height, colour);

const BLUE: Triple = [120, 165, 215];
const SEA: Triple = [60, 130, 190];
const HILLS: Triple = [40, 44, 36];

it('goes on behind a beam that cuts it off', () => {
  const beam = (x: number) => 130 - x * 0.5;
  const lab = toLab(
    picture((x, y) => (y > 120 ? HILLS : Math.abs(y - beam(x)) < 3 ? [90, 84, 80] : BLUE)),
  );
  const sky = withCutOff(
    insideWhere((x, y) => y <= 120 && y < beam(x) - 3),
    lab,
    size,
  );
  expect([sky[at(200, 100)], sky[at(200, 32)], sky[at(120, 140)]]).toEqual([1, 0, 0]);
});

it('is not a lake of its colour behind a strip of land', () => {
  const lab = toLab(picture((_, y) => (y > 80 && y < 86 ? HILLS : BLUE)));
  const sky = withCutOff(
    insideWhere((_, y) => y <= 80),
    lab,
    size,
  );
  expect(sky[at(120, 110)]).toBe(0);
});

it('ends at a horizon out of focus, where its edge is too soft to be told by itself, too', () => {
  const lab = toLab(
    picture((_, y) => {
      const share = Math.min(1, Math.max(0, (y - 60) / 8));
      return BLUE.map((sky, k) => sky + share * ((SEA[k] as number) - sky)) as unknown as Triple;
    }),
  );
  const horizon = Int16Array.from({ length: size.width }, (_, x) => (x < 100 ? -1 : 64));
  const sky = aboveHorizon(
    insideWhere((_, y) => y < 100),
    horizon,
    lab,
    size,
  );
  expect([sky[at(30, 58)], sky[at(30, 75)], sky[at(200, 75)]]).toEqual([1, 0, 0]);
});

it('goes on beside a roof whose edge was taken for a horizon', () => {
  const lab = toLab(picture((x, y) => (y > 64 && x >= 100 ? [150, 92, 74] : BLUE)));
  const horizon = Int16Array.from({ length: size.width }, (_, x) => (x < 100 ? -1 : 64));
  const whole = insideWhere((x, y) => y <= 64 || x < 100);
  expect(aboveHorizon(whole, horizon, lab, size)[at(30, 120)]).toBe(1);
});

it.each([
  ['glows itself', [250, 190, 90], 1],
  ['is blue all over', BLUE, 0],
] as [string, Triple, number][])(
  'takes in what glows between it and dark hills if it %s',
  (_, patch, found) => {
    const small = picture((x, y) => {
      if (y > 110) return HILLS;
      if (y > 90) return [255, 200, 70];
      return y > 20 && y < 40 && x > 60 ? patch : BLUE;
    });
    const sky = withLowGlow(
      insideWhere((_, y) => y <= 90),
      small,
      toLab(small),
    );
    expect([sky[at(120, 100)], sky[at(120, 120)]]).toEqual([found, 0]);
  },
);
