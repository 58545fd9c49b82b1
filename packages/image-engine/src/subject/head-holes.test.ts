import { expect, it } from 'vitest';
import { withoutHeadHoles } from './head-holes.ts';

const size = { width: 60, height: 80 };
const face = { x: 30, top: 24, radius: 9 };

/** A head with shoulders, and a hole of some px around a place. */
function withHole(x: number, y: number, radius: number): Uint8Array {
  return Uint8Array.from({ length: size.width * size.height }, (_, p) => {
    const [px, py] = [p % size.width, Math.floor(p / size.width)];
    const isHead = Math.hypot((px - 30) / 14, (py - 30) / 22) < 1;
    const isBody = py > 48 && Math.abs(px - 30) < 24;
    const isHole = Math.hypot(px - x, py - y) < radius;
    return (isHead || isBody) && !isHole ? 1 : 0;
  });
}
const holeIn = (inside: Uint8Array, x: number, y: number) => inside[y * size.width + x] === 0;

it('fills the label of a cap and the light on glasses', () => {
  for (const [x, y] of [
    [30, 16],
    [34, 32],
  ] as const)
    expect(holeIn(withoutHeadHoles(withHole(x, y, 4), face, size), x, y)).toBe(false);
});

it('leaves one that was removed by hand', () => {
  const hole = withHole(30, 16, 4);
  const data = new Uint8Array(hole.length).fill(128);
  data[16 * size.width + 30] = 0;
  expect(withoutHeadHoles(hole, face, size, { ...size, data })).toEqual(hole);
});

it('leaves what is seen between the arms, and what is open', () => {
  const between = withHole(30, 66, 4);
  expect(withoutHeadHoles(between, face, size)).toEqual(between);
  const open = withHole(17, 30, 5);
  expect(withoutHeadHoles(open, face, size)).toEqual(open);
});
