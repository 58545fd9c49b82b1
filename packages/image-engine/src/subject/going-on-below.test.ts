import { describe, expect, it } from 'vitest';
import { drawn, grained, type Triple } from '../testing/pictures.ts';
import { toLab } from '../vision/lab.ts';
import { goingOnBelow } from './going-on-below.ts';

const size = { width: 160, height: 120 };
const WALL: Triple = [110, 116, 124];
const SKIRT: Triple = [190, 60, 40];

const mixed = (one: Triple, other: Triple, share: number): Triple => [
  one[0] * share + other[0] * (1 - share),
  one[1] * share + other[1] * (1 - share),
  one[2] * share + other[2] * (1 - share),
];

const isJacket = (x: number, y: number) => Math.abs(x - 80) < 30 && y >= 40 && y < 90;

/** What goes on below a jacket, of a picture in which something else has that colour. */
function below(
  isOther: (x: number, y: number) => boolean,
  colour: Triple | ((x: number, y: number) => Triple),
) {
  const colourAt = typeof colour === 'function' ? colour : () => colour;
  const picture = drawn(size.width, size.height, (x, y) =>
    isJacket(x, y) ? [230, 220, 200] : isOther(x, y) ? colourAt(x, y) : grained(WALL, x, y),
  );
  const inside = Uint8Array.from({ length: size.width * size.height }, (_, p) =>
    isJacket(p % size.width, Math.floor(p / size.width)) ? 1 : 0,
  );
  return goingOnBelow(inside, toLab(picture), size);
}

describe('goingOnBelow', () => {
  it('is the skirt that the picture’s lower side cuts', () => {
    const found = below((x, y) => Math.abs(x - 80) < 24 && y >= 90, SKIRT);
    expect(found?.[110 * size.width + 80]).toBe(1);
    expect(found?.[110 * size.width + 80 - 40]).toBe(0);
    expect(found?.reduce((sum, is) => sum + is, 0)).toBeGreaterThan(0.9 * 47 * 30);
  });

  it('is no floor, which goes on to the left and to the right', () => {
    expect(below((_, y) => y >= 90, SKIRT)).toBeNull();
  });

  it('is no pedestal, which is wider', () => {
    expect(below((x, y) => Math.abs(x - 80) < 45 && y >= 90, SKIRT)).toBeNull();
  });

  it('is no floor around feet, which fades where it leaves the picture', () => {
    const floor: Triple = [150, 104, 76];
    const isFloor = (x: number, y: number) => Math.abs(x - 80) < (y < 108 ? 24 : 30) && y >= 90;
    const faded = (x: number, y: number): Triple => {
      const share = y < 108 ? 1 : Math.min(1, (30 - Math.abs(x - 80)) / 25);
      return mixed(floor, WALL, share);
    };
    expect(below(isFloor, faded)).toBeNull();
    expect(below(isFloor, floor)).not.toBeNull();
  });

  it('is nothing whose sides do not show', () => {
    const isSubject = (x: number, y: number) => x < 100 && y >= 40 && (y < 90 || x >= 60);
    const inside = Uint8Array.from({ length: size.width * size.height }, (_, p) =>
      isSubject(p % size.width, Math.floor(p / size.width)) ? 1 : 0,
    );
    const picture = drawn(size.width, size.height, (x, y) =>
      isSubject(x, y) ? [230, 220, 200] : x < 60 && y >= 90 ? SKIRT : grained(WALL, x, y),
    );
    expect(goingOnBelow(inside, toLab(picture), size)).toBeNull();
  });

  it('is no shade', () => {
    expect(below((x, y) => Math.abs(x - 80) < 24 && y >= 90, [60, 64, 68])).toBeNull();
  });
});
