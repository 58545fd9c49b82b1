import { expect, it } from 'vitest';
import { drawn, grained, type Triple } from '../testing/pictures.ts';
import { toLab } from '../vision/lab.ts';
import { plainGround } from './ground.ts';
import { withoutGaps } from './ground-gaps.ts';
import { rimOf } from './known-ground.ts';

const size = { width: 200, height: 200 };
const BLUE: Triple = [206, 222, 240];
const GREY: Triple = [215, 215, 215];
const COAT: Triple = [120, 50, 40];

/** Two side by side, their heads and coats touching: seen through between those, and between two legs of each. */
const isBody = (x: number, y: number) => Math.abs(x - 100) < 60 && y > 40 && y < 170;
const isBetween = (x: number, y: number) => Math.abs(x - 100) + Math.abs(y - 90) < 14;
const isLegGap = (x: number, y: number) => Math.abs(x - 70) < 9 && y > 140 && y < 168;
const isBadge = (x: number, y: number) => Math.abs(x - 70) < 9 && y > 96 && y < 122;

/** What is left inside of the filled outline, at a place. */
function leftAt(
  [x, y]: readonly [number, number],
  wall: Triple,
  badge = COAT,
  kept = false,
): number {
  const shaded = wall.map((value) => value * 0.72) as unknown as Triple;
  const picture = drawn(size.width, size.height, (u, v) => {
    if (!isBody(u, v) || isBetween(u, v)) return grained(wall, u, v);
    if (isLegGap(u, v)) return grained(shaded, u, v);
    return isBadge(u, v) ? grained(badge, u, v) : COAT;
  });
  const inside = Uint8Array.from({ length: size.width * size.height }, (_, p) =>
    isBody(p % size.width, Math.floor(p / size.width)) ? 1 : 0,
  );
  const lab = toLab(picture);
  const ground = plainGround(lab, size, rimOf(size));
  expect(ground).not.toBeNull();
  const held = kept ? { ...size, data: new Uint8Array(inside.length).fill(255) } : null;
  return withoutGaps(inside, lab, size, ground, held)[y * size.width + x] as number;
}

it('sees a wall of a colour between two who touch', () => {
  expect(leftAt([100, 90], BLUE)).toBe(0);
  expect(leftAt([100, 60], BLUE)).toBe(1);
});

it('sees its shade between legs, up to their edges', () => {
  for (const x of [62, 70, 78]) expect(leftAt([x, 150], BLUE)).toBe(0);
  expect(leftAt([58, 150], BLUE)).toBe(1);
});

it('leaves what has the colour of that shade and is not at the foot', () => {
  expect(leftAt([70, 108], BLUE, [148, 160, 173])).toBe(1);
});

it('leaves what is as grey as the wall: it may be a label', () => {
  expect(leftAt([70, 108], GREY, GREY)).toBe(1);
});

it('leaves what is kept by hand', () => {
  expect(leftAt([100, 90], BLUE, COAT, true)).toBe(1);
});
