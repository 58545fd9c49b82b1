import { describe, expect, it } from 'vitest';
import { drawn } from '../testing/pictures.ts';
import { toLab } from '../vision/lab.ts';
import { joinedSky } from './joined-sky.ts';

const [WIDTH, HEIGHT] = [240, 160];

describe('an even patch beside a sky', () => {
  /** A sky that was found down to a line, and a patch of so much another colour at that line. */
  const joined = (step: number) => {
    const isPatch = (x: number, y: number) => y >= 90 && y < 112 && x > 30 && x < 70;
    const picture = drawn(WIDTH, HEIGHT, (x, y) => {
      const more = y * 1.5;
      if (isPatch(x, y)) return [20 + step + more, 80 + step + more, 200];
      return y < 90 ? [20 + more, 80 + more, 200] : [40 + ((x * 37 + y * 91) % 40), 60, 30];
    });
    const inside = new Uint8Array(WIDTH * HEIGHT).fill(1, 0, WIDTH * 90);
    const sky = joinedSky(inside, toLab(picture), { width: WIDTH, height: HEIGHT });
    return { patch: sky[104 * WIDTH + 50], land: sky[104 * WIDTH + 150] };
  };

  it('is sky where it goes over into it, however far it gets from its colour', () => {
    expect(joined(0)).toEqual({ patch: 1, land: 0 });
  });

  it('is land where an edge divides it from it, though it be a weak one', () => {
    expect(joined(18)).toEqual({ patch: 0, land: 0 });
  });
});
