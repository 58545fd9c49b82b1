import { describe, expect, it } from 'vitest';
import type { Pixels } from '../picture/picture.ts';
import { drawn, type Triple } from '../testing/pictures.ts';
import { toLab } from '../vision/lab.ts';
import { confidenceOf, confidenceOfGrey, LIKELY, SURE } from './confidence.ts';

const size = { width: 80, height: 60 };
const GROUND: Triple = [60, 110, 150];
const PAINT: Triple = [210, 60, 40];

type Place = (x: number, y: number) => boolean;

const discAt =
  (cx: number, cy: number, radius: number): Place =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) < radius;

function confidence(isInside: Place, paint = PAINT, agreement = 0.95): number {
  const picture: Pixels = drawn(size.width, size.height, (x, y) =>
    isInside(x, y) ? paint : GROUND,
  );
  const inside = Uint8Array.from({ length: size.width * size.height }, (_, p) =>
    isInside(p % size.width, Math.floor(p / size.width)) ? 1 : 0,
  );
  return confidenceOf(agreement, toLab(picture), inside, size);
}

describe('confidenceOf', () => {
  it('is sure of one clear piece that all guesses came to', () => {
    expect(confidence(discAt(40, 30, 16))).toBeGreaterThan(SURE);
  });

  it('is unclear of all that is below a sky', () => {
    const isMan: Place = (x, y) => Math.abs(x - 40) < 8 && y > 12;
    expect(confidence((x, y) => y > 33 || isMan(x, y))).toBeLessThan(LIKELY);
    expect(confidence((x, y) => (y > 33 && x > 8) || isMan(x, y))).toBeGreaterThan(LIKELY);
  });

  it('is unclear where the guesses differ', () => {
    expect(confidence(discAt(40, 30, 16), PAINT, 0.5)).toBeLessThan(LIKELY);
  });

  it('takes two eyes and a nose for no face', () => {
    const parts = [discAt(25, 20, 7), discAt(55, 20, 7), discAt(40, 42, 7)];
    expect(confidence((x, y) => parts.some((part) => part(x, y)))).toBeLessThan(LIKELY);
  });

  it('doubts what hardly differs from the ground', () => {
    expect(confidence(discAt(40, 30, 16), [61, 111, 151])).toBeLessThan(LIKELY);
  });

  it('finds a cream thing on mint worth a look: the colours are near each other, and the edge is clear', () => {
    const shoe = discAt(40, 30, 16);
    const picture = drawn(size.width, size.height, (x, y) =>
      shoe(x, y) ? [243, 240, 226] : [214, 240, 226],
    );
    const inside = Uint8Array.from({ length: size.width * size.height }, (_, p) =>
      shoe(p % size.width, Math.floor(p / size.width)) ? 1 : 0,
    );
    const found = confidenceOf(0.95, toLab(picture), inside, size);
    expect(found).toBeGreaterThan(LIKELY);
    expect(found).toBeLessThan(SURE);
  });

  it('doubts what holds some of the ground, as what is between the legs of a stool', () => {
    const [whole, hollow] = [discAt(40, 30, 16), discAt(40, 30, 13)];
    const stool = drawn(size.width, size.height, (x, y) =>
      whole(x, y) && !hollow(x, y) ? PAINT : GROUND,
    );
    const inside = Uint8Array.from({ length: size.width * size.height }, (_, p) =>
      whole(p % size.width, Math.floor(p / size.width)) ? 1 : 0,
    );
    expect(confidenceOf(0.95, toLab(stool), inside, size)).toBeLessThan(SURE);
  });

  it('doubts what goes on beyond three sides, as the sky does', () => {
    expect(confidence((_, y) => y < 25)).toBeLessThan(SURE);
    expect(confidence((_, y) => y < 50)).toBeLessThan(LIKELY);
  });

  it('is not troubled by a portrait that goes on beyond three sides, where the rest is a plain wall', () => {
    const isHead: Place = (x, y) => Math.hypot((x - 40) / 34, (y - 36) / 30) < 1 || y > 48;
    const of = (shown: 'somebody' | 'something', wall = (_x: number) => GROUND) => {
      const picture = drawn(size.width, size.height, (x, y) => (isHead(x, y) ? PAINT : wall(x)));
      const inside = Uint8Array.from({ length: size.width * size.height }, (_, p) =>
        isHead(p % size.width, Math.floor(p / size.width)) ? 1 : 0,
      );
      return confidenceOf(0.95, toLab(picture), inside, size, shown);
    };
    expect(of('something')).toBeLessThan(SURE);
    expect(of('somebody')).toBeGreaterThan(SURE);
    expect(of('somebody', (x) => (x % 8 < 4 ? GROUND : [20, 60, 20]))).toBeLessThan(SURE);
  });

  it('finds nothing in nothing', () => {
    expect(confidence(() => false)).toBe(0);
  });

  it('asks for a look at what has no colours, though it seems sure', () => {
    const labOf = (paint: Triple) => toLab(drawn(8, 8, () => paint));
    expect(confidenceOfGrey(0.95, labOf([90, 90, 90]))).toBeLessThan(SURE);
    expect(confidenceOfGrey(0.95, labOf([90, 90, 90]))).toBeGreaterThan(LIKELY);
    expect(confidenceOfGrey(0.95, labOf(PAINT))).toBe(0.95);
    expect(confidenceOfGrey(0.4, labOf([90, 90, 90]))).toBe(0.4);
  });
});
