import { describe, expect, it } from 'vitest';
import { drawn, grained, type Triple } from '../testing/pictures.ts';
import { toLab } from '../vision/lab.ts';
import { leftOut } from './left-out.ts';

const size = { width: 160, height: 120 };
const WALL: Triple = [90, 96, 104];

type Place = (x: number, y: number) => boolean;

const isHead: Place = (x, y) => Math.hypot(x - 80, y - 40) < 18;
const isBody: Place = (x, y) => Math.abs(x - 80) < 20 && y >= 58 && y < 100;

const checked = (x: number, y: number, one: Triple, other: Triple) =>
  (x >> 2) % 2 === (y >> 2) % 2 ? one : other;
const head = (x: number, y: number) => checked(x, y, [230, 180, 150], [180, 110, 80]);
const clothes = (x: number, y: number) => checked(x, y, [60, 120, 70], [30, 70, 40]);

/** What is left out where the head alone was found; the body stands out so much beside it. */
function besideHead(ground: (x: number, y: number) => Triple, body: typeof clothes, standsOut = 1) {
  const picture = drawn(size.width, size.height, (x, y) =>
    isHead(x, y) ? head(x, y) : isBody(x, y) ? body(x, y) : ground(x, y),
  );
  const flags = (is: Place) =>
    Uint8Array.from({ length: size.width * size.height }, (_, p) =>
      is(p % size.width, Math.floor(p / size.width)) ? 1 : 0,
    );
  const heads = flags(isHead);
  const salient = Float32Array.from(
    flags(isBody),
    (is, p) => is * standsOut + (heads[p] as number),
  );
  const found = leftOut(heads, toLab(picture), size, salient);
  const bodies = flags(isBody);
  const parts = found?.parts ?? new Uint8Array(bodies.length);
  const sum = (plane: Uint8Array) => plane.reduce((total, is) => total + is, 0);
  return {
    found,
    body: sum(parts.map((is, p) => is & (bodies[p] as number))) / sum(bodies),
    ground: sum(parts.map((is, p) => is & (1 - (bodies[p] as number)))),
  };
}

const wall = (x: number, y: number) => grained(WALL, x, y);
/** Leaves of many colours. */
const woods = (x: number, y: number): Triple => [
  60 + ((x * 7 + y * 3) % 23) * 4,
  70 + ((x * 5 + y * 11) % 19) * 5,
  40 + ((x * 3 + y * 13) % 17) * 4,
];

describe('leftOut', () => {
  it('tells the body below a head from a plain wall, whatever stands out', () => {
    const { found, body, ground } = besideHead(wall, clothes, 0);
    expect(found?.isCertain).toBe(true);
    expect(body).toBeGreaterThan(0.8);
    expect(ground).toBe(0);
  });

  it('tells a body that stands out of woods, not for certain', () => {
    const { found, body } = besideHead(woods, clothes);
    expect(found?.isCertain).toBe(false);
    expect(body).toBeGreaterThan(0.8);
  });

  it('takes nothing in woods that does not stand out, or clearly less than the subject before it', () => {
    expect(besideHead(woods, clothes, 0).found).toBeNull();
    expect(besideHead(woods, clothes, 0.7).found).toBeNull();
  });

  it('leaves what has no edges, as a pedestal and a shadow, to the ground', () => {
    expect(besideHead(wall, () => [200, 200, 205]).found).toBeNull();
    expect(besideHead(wall, () => [50, 54, 60]).found).toBeNull();
  });
});
