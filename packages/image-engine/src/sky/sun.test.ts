import { describe, expect, it } from 'vitest';
import { at, drawn } from '../testing/pictures.ts';
import { putUnderSky } from './put-under-sky.ts';
import { sunIn } from './sun.ts';

const [WIDTH, HEIGHT] = [320, 220];
const pause = async () => {};
const sky = {
  data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, p) => (p < WIDTH * 150 ? 255 : 0)),
  width: WIDTH,
  height: HEIGHT,
};
/** A sky with something white in it, whose light reaches as far as is told, px. */
const skyWith = (isWhite: (x: number, y: number) => boolean, halo: number) =>
  drawn(WIDTH, HEIGHT, (x, y) => {
    if (isWhite(x, y)) return [255, 255, 255];
    const glow = halo > 0 ? 150 * Math.exp(-Math.hypot(x - 200, y - 110) / halo) : 0;
    return y < 150 ? [80 + glow, 100 + glow, 140 + 0.7 * glow] : [50, 60, 40];
  });
const isDisc = (x: number, y: number) => Math.hypot(x - 200, y - 110) < 9;

describe('a sun', () => {
  it('is a small burnt-out place with a halo', async () => {
    const found = await sunIn(skyWith(isDisc, 25), sky);
    expect([found?.x, found?.y].map((px) => Math.round((px ?? 0) / 10))).toEqual([20, 11]);
  });

  it('is no white cloud, and nothing white without a halo', async () => {
    const isLong = (x: number, y: number) => Math.abs(x - 200) < 40 && Math.abs(y - 110) < 4;
    expect(await sunIn(skyWith(isLong, 25), sky)).toBeNull();
    expect(await sunIn(skyWith(isDisc, 0), sky)).toBeNull();
  });

  it('stays with the light around it when the sky is another', async () => {
    const before = skyWith(isDisc, 25);
    const after = await putUnderSky(before, sky, 'storm', { checkpoint: pause });
    expect(at(after, 200, 110)).toEqual(at(before, 200, 110));
    expect(at(after, 20, 20)).not.toEqual(at(before, 20, 20));
  });
});
