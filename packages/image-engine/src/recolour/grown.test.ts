import { expect, it } from 'vitest';
import { at, drawn, edited, grained, type Triple } from '../testing/pictures.ts';
import { grown } from './grown.ts';
import { tintOf, tintsOf } from './tints.ts';

const [WIDTH, HEIGHT] = [120, 40];
const mixed = (from: Triple, to: Triple, share: number): Triple => {
  const part = Math.min(1, Math.max(0, share));
  return [0, 1, 2].map(
    (k) => (from[k] as number) + ((to[k] as number) - (from[k] as number)) * part,
  ) as Triple;
};

/** Where a thing ends up that is of one colour at its left and goes over into another at its right. */
function reached(thing: string, from: Triple, to: Triple, over: number): boolean {
  const picture = drawn(WIDTH, HEIGHT, (x) => mixed(from, to, (x - 80) / over));
  const tints = tintsOf(picture);
  const share = Float32Array.from({ length: WIDTH * HEIGHT }, (_, p) => (p % WIDTH < 80 ? 1 : 0));
  const inside = new Float32Array(WIDTH * HEIGHT).fill(1);
  const found = grown(thing, { centre: tintOf(from), share }, inside, tints);
  return (found.share[WIDTH * 20 + 110] as number) > 0.5;
}

it('takes along what is in brighter light', () => {
  expect(reached('flower', [214, 150, 10], [250, 220, 40], 30)).toBe(true);
});

it('ends at a print, which has an edge', () => {
  expect(reached('flower', [214, 150, 10], [250, 220, 40], 1)).toBe(false);
});

it('does not take a white chest for a lit part of a brown dog', () => {
  expect(reached('dog', [210, 150, 90], [246, 238, 228], 30)).toBe(false);
});

it('leaves what is larger than a half of what was found, and so another thing beside it', () => {
  const [yellow, lit]: [Triple, Triple] = [
    [214, 150, 10],
    [250, 220, 40],
  ];
  const picture = drawn(WIDTH, HEIGHT, (x) => mixed(yellow, lit, (x - 30) / 40));
  const share = Float32Array.from({ length: WIDTH * HEIGHT }, (_, p) => (p % WIDTH < 30 ? 1 : 0));
  const inside = (to: number) =>
    Float32Array.from({ length: WIDTH * HEIGHT }, (_, p) => (p % WIDTH < to ? 1 : 0));
  const found = { centre: tintOf(yellow), share };
  const at40 = (to: number) =>
    grown('flower', found, inside(to), tintsOf(picture)).share[WIDTH * 20 + 40];
  expect(at40(44)).toBe(1);
  expect(at40(WIDTH)).toBe(0);
});

it('goes over a fish into the hue beside its own, and not over a flower', () => {
  const [pink, purple]: [Triple, Triple] = [
    [230, 30, 130],
    [190, 30, 200],
  ];
  expect(reached('fish', pink, purple, 30)).toBe(true);
  expect(reached('flower', pink, purple, 30)).toBe(false);
});

/** A white candle that is lit warmly at its lower end. */
const candle = drawn(200, 200, (x, y): Triple => {
  const ground: Triple = [110, 140, 180];
  if (Math.abs(x - 100) > 46 || y < 50 || y > 166) return grained(ground, x, y);
  return grained(mixed([238, 232, 224], [238, 182, 140], (y - 140) / 20), x, y);
});

it('recolours a thing down to where it is lit by another light', async () => {
  const after = await edited(candle, 'make the candle blue');
  const [r, , b] = at(after, 100, 162);
  expect(b).toBeGreaterThan(r + 60);
});
