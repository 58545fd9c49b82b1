import { expect, it } from 'vitest';
import { drawn, type Triple } from '../testing/pictures.ts';
import { ofNearestHue } from './nearest-hue.ts';
import { tintsOf } from './tints.ts';

const [RED, ORANGE, GREY]: Triple[] = [
  [228, 70, 52],
  [206, 84, 20],
  [200, 200, 200],
];

const NAMED = { l: 0.57, c: 0.21, h: 25 };
const BLACK = { l: 0, c: 0, h: 0 };

/** A red skirt, cut off behind a hand, orange hair that is larger, and red lips. */
const parts = {
  skirt: (x: number, y: number) => x > 40 && x < 100 && y > 120 && y < 160,
  behindHand: (x: number, y: number) => x > 101 && x < 110 && y > 120 && y < 160,
  hair: (x: number, y: number) => x > 40 && x < 120 && y > 10 && y < 60,
  lips: (x: number, y: number) => x > 70 && x < 80 && y > 80 && y < 85,
};
const picture = drawn(160, 180, (x, y) => {
  if (parts.hair(x, y)) return ORANGE as Triple;
  return [parts.skirt, parts.behindHand, parts.lips].some((part) => part(x, y))
    ? (RED as Triple)
    : (GREY as Triple);
});

it('leaves what is of the named hue, with what is close to it, and nothing else', async () => {
  const tints = tintsOf(picture);
  const share = tints.c.map((chroma) => (chroma > 0.1 ? 1 : 0));
  const found = { centre: { l: 0.6, c: 0.18, h: 32 }, share };
  const meant = await ofNearestHue(found, NAMED, tints, async () => {});
  const at = (x: number, y: number) => meant?.[y * 160 + x];
  expect(at(70, 140)).toBe(1);
  expect(at(105, 140)).toBe(1);
  expect(at(80, 30)).toBe(0);
  expect(at(75, 82)).toBe(0);
});

it('leaves all of one thing', async () => {
  const tints = tintsOf(drawn(60, 60, (x) => (x < 30 ? [228, 70, 52] : [200, 200, 200])));
  const share = tints.c.map((chroma) => (chroma > 0.1 ? 1 : 0));
  const found = { centre: { l: 0.6, c: 0.18, h: 32 }, share };
  expect(await ofNearestHue(found, NAMED, tints, async () => {})).toEqual(share);
});

it('takes both halves of a black jacket, and tells nothing where hair is black as well', async () => {
  const isHalf = (x: number, y: number) => Math.abs(x - 80) > 8 && Math.abs(x - 80) < 40 && y > 80;
  const isHair = (x: number, y: number) => Math.hypot(x - 80, y - 30) < 16;
  const tints = tintsOf(drawn(160, 140, () => GREY as Triple));
  const found = (isIn: (x: number, y: number) => boolean) => ({
    centre: { l: 0.2, c: 0.01, h: 0 },
    share: tints.c.map((_, p) => (isIn(p % 160, Math.floor(p / 160)) ? 1 : 0)),
  });
  const jacket = found(isHalf);
  expect(await ofNearestHue(jacket, BLACK, tints, async () => {})).toEqual(jacket.share);
  const both = found((x, y) => isHalf(x, y) || isHair(x, y));
  expect(await ofNearestHue(both, BLACK, tints, async () => {})).toBeNull();
});
