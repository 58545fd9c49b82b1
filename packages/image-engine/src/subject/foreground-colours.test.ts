import { expect, it } from 'vitest';
import type { Mask, Pixels } from '../picture/picture.ts';
import { drawn } from '../testing/pictures.ts';
import { foregroundColours } from './foreground-colours.ts';

const WIDTH = 80;
const HEIGHT = 40;
const FRONT = [200, 60, 40] as const;
const BACK = [30, 200, 90] as const;

/** How much of the front is at a place: a soft edge in the middle. */
const opacityAt = (x: number) => Math.min(1, Math.max(0, (x - 34) / 12));

const mask: Mask = {
  width: WIDTH,
  height: HEIGHT,
  data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, p) =>
    Math.round(255 * opacityAt(p % WIDTH)),
  ),
};
const mixed: Pixels = drawn(WIDTH, HEIGHT, (x) => {
  const share = opacityAt(x);
  const mix = (c: 0 | 1 | 2) => Math.round(FRONT[c] * share + BACK[c] * (1 - share));
  return [mix(0), mix(1), mix(2)];
});

const pause = async () => {};

it('takes the background out of the colours of a soft edge', async () => {
  const { data } = await foregroundColours(mixed, mask, pause);
  for (let x = 37; x < 46; x++) {
    const i = (20 * WIDTH + x) * 3;
    for (const c of [0, 1, 2] as const)
      expect(Math.abs((data[i + c] ?? 0) - FRONT[c])).toBeLessThan(16);
  }
});

it('leaves pixels alone that are wholly in or out, transparency, and its input', async () => {
  const before = mixed.data.slice();
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let p = 0; p < WIDTH * HEIGHT; p++) {
    rgba.set(mixed.data.subarray(p * 3, p * 3 + 3), p * 4);
    rgba[p * 4 + 3] = p % 256;
  }
  const { data } = await foregroundColours({ ...mixed, data: rgba, channels: 4 }, mask, pause);
  for (let p = 0; p < WIDTH * HEIGHT; p++) {
    expect(data[p * 4 + 3]).toBe(p % 256);
    if (mask.data[p] === 0 || mask.data[p] === 255)
      expect([...data.subarray(p * 4, p * 4 + 3)]).toEqual([...before.subarray(p * 3, p * 3 + 3)]);
  }
  await foregroundColours(mixed, mask, pause);
  expect(mixed.data).toEqual(before);
});

it('works on a single pixel', async () => {
  const pixel: Pixels = { data: Uint8Array.of(9, 8, 7), width: 1, height: 1, channels: 3 };
  const one = { data: Uint8Array.of(128), width: 1, height: 1 };
  expect((await foregroundColours(pixel, one, pause)).data).toHaveLength(3);
});
