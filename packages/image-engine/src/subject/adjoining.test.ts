import { describe, expect, it } from 'vitest';
import { drawn, type Triple } from '../testing/pictures.ts';
import { toLab } from '../vision/lab.ts';
import { adjoining } from './adjoining.ts';

const size = { width: 200, height: 160 };
const isBody = (x: number, y: number) =>
  x >= 70 && x < 130 && y >= 30 && y < 110 && !(Math.abs(x - 100) < 8 && y >= 90);
const isShoe = (x: number, y: number) =>
  Math.hypot((x - 79) / 14, (y - 119) / 9) < 1 || Math.hypot((x - 121) / 14, (y - 119) / 9) < 1;

/** Somebody in blue trousers and pale shoes; what is behind is even, or has things standing about. */
function standing(shoes: Triple, isThing = (_x: number, _y: number) => false) {
  const picture = drawn(size.width, size.height, (x, y) => {
    if (isBody(x, y)) return [40, 60, 140];
    if (isShoe(x, y)) return shoes;
    return isThing(x, y) ? [190, 120, 90] : [214 + y / 16, 222 + y / 16, 232];
  });
  const inside = new Uint8Array(size.width * size.height).map((_, p) =>
    isBody(p % size.width, Math.floor(p / size.width)) ? 1 : 0,
  );
  return adjoining(inside, toLab(picture), size);
}

describe('what adjoins the subject', () => {
  it('is a pale pair of shoes on a pale floor, without what is seen between the legs', () => {
    const found = standing([243, 238, 226]);
    const at = (x: number, y: number) => found?.[y * size.width + x];
    expect([at(79, 119), at(121, 119)]).toEqual([1, 1]);
    expect([at(100, 100), at(100, 140), at(30, 60), at(100, 60)]).toEqual([0, 0, 0, 0]);
  });

  it('is nothing that has the floor’s own colour, or is its shade', () => {
    expect(standing([222, 230, 232])).toBeNull();
    expect(standing([176, 183, 190])).toBeNull();
  });

  it('is not looked for among many things', () => {
    const isThing = (x: number, y: number) => (x % 40 < 14 && y % 40 < 14) || x % 50 === 0;
    expect(standing([243, 238, 226], isThing)).toBeNull();
  });
});
