import { expect, it } from 'vitest';
import { drawn, type Triple } from '../testing/pictures.ts';
import { withGloss } from './gloss.ts';
import { tintOf, tintsOf } from './tints.ts';

const [WIDTH, HEIGHT] = [120, 100];
const RED: Triple = [200, 50, 40];
const mixed = (part: number): Triple =>
  RED.map((value) => Math.round(value + (255 - value) * Math.min(1, Math.max(0, part)))) as Triple;

/** Whether a spot of white on a red thing belongs to it. */
function belongs(radius: number, softness: number): boolean {
  const away = (x: number, y: number) => Math.hypot(x - 60, y - 50);
  const tints = tintsOf(
    drawn(WIDTH, HEIGHT, (x, y) => mixed((radius - away(x, y)) / softness + 1)),
  );
  const share = Float32Array.from({ length: WIDTH * HEIGHT }, (_, p) =>
    away(p % WIDTH, Math.floor(p / WIDTH)) > radius + softness ? 1 : 0,
  );
  const inside = new Float32Array(WIDTH * HEIGHT).fill(1);
  const all = withGloss({ centre: tintOf(RED), share }, inside, tints);
  return (all.share[50 * WIDTH + 60] as number) > 0.5;
}

it('takes the highlight that a thing goes over into', () => {
  expect(belongs(4, 10)).toBe(true);
});

it('leaves a white dot, which has an edge', () => {
  expect(belongs(8, 1)).toBe(false);
});

it('leaves what is too large for a highlight', () => {
  expect(belongs(30, 12)).toBe(false);
});
