import { expect, it } from 'vitest';
import { goesOnBehind } from './going-on-behind.ts';
import type { Layer } from './layer.ts';

const [WIDTH, HEIGHT] = [80, 60];
type Where = (x: number, y: number) => boolean;

/** Whether what stands to the left and to the right of a hole goes on behind it, where the right is that grey. */
function goesOn(isInFront: Where, right: number): boolean {
  const every = <T>(at: (x: number, y: number) => T) =>
    Array.from({ length: WIDTH * HEIGHT }, (_, p) => at(p % WIDTH, Math.floor(p / WIDTH)));
  const layer: Layer = {
    width: WIDTH,
    height: HEIGHT,
    hole: Uint8Array.from(every((x, y) => Number(x >= 30 && x < 50 && y >= 20 && y < 50))),
    barred: new Uint8Array(WIDTH * HEIGHT),
    colours: Float32Array.from(every((x) => Array(3).fill(x < 40 ? 120 : right)).flat()),
    texture: new Float32Array(WIDTH * HEIGHT * 2),
  };
  return goesOnBehind(layer, Float32Array.from(every((x, y) => Number(isInFront(x, y)))));
}

it('goes on where it is on both sides and alike, as a wood is', () => {
  expect(goesOn((_, y) => y < 36, 130)).toBe(true);
});

it('does not where the sides are unlike, as two people are, or one of them is open', () => {
  expect(goesOn((_, y) => y < 36, 200)).toBe(false);
  expect(goesOn((x, y) => y < 36 && x < 40, 130)).toBe(false);
});
