import { expect, test } from 'vitest';
import { figureOf, type Held } from '../testing/poses.ts';
import { measure, onCanvas, type Point } from './figure.ts';
import type { Limb, LimbName } from './find-limbs.ts';
import { turnsFor } from './turns.ts';

const degrees = (angle: number) => (angle * Math.PI) / 180;

/** A straight limb; its direction in degrees from hanging down, to the right of the picture. */
function limb(name: LimbName, angle: number, radius = 8): Limb {
  const [x, y] = [Math.sin(degrees(angle)), Math.cos(degrees(angle))];
  const at = (way: number): Point => [100 + x * way, 100 + y * way];
  return {
    ...{ name, root: at(0), middle: at(50), tip: at(100), length: 100, radius, label: 2 },
    along: new Float32Array(),
  };
}

function turn(of: Limb, held: Partial<Held>): number {
  const figure = measure(onCanvas(figureOf(0, { x: 300, floor: 370, height: 300, ...held })));
  if (!figure) throw new Error('There is no figure');
  return ((turnsFor([of], figure, 1)[of.name]?.root ?? Number.NaN) * 180) / Math.PI;
}

test('a raised arm comes down by its own side, as far across the chest as the figure’s does', () => {
  const right = turn(limb('rightArm', 135), { rightArm: [-40, -40] });
  expect(right).toBeCloseTo(175, 0);
  expect(turn(limb('leftArm', -135), { leftArm: [40, 40] })).toBeCloseTo(-right, 6);
});

test('a hanging arm goes up by its own side, over the head too', () => {
  const right = turn(limb('rightArm', 10), { rightArm: [200, 200] });
  expect(right).toBeCloseTo(-190, 0);
  expect(turn(limb('leftArm', -10), { leftArm: [-200, -200] })).toBeCloseTo(-right, 6);
});

test('short legs are lifted a little, long ones as far as the figure’s', () => {
  expect(turn(limb('rightLeg', 0), { rightLeg: [60, 60] })).toBeCloseTo(-60, 0);
  expect(turn(limb('rightLeg', 0, 40), { rightLeg: [60, 60] })).toBeCloseTo(-28.6, 0);
});
