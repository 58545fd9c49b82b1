import { describe, expect, it } from 'vitest';
import type { Mask, Pixels } from '../picture/picture.ts';
import { onBackground } from './background.ts';
import { blurBehind } from './blur-behind.ts';
import { asFigurine } from './figurine.ts';
import { relight } from './relight.ts';
import { asSticker } from './sticker.ts';

const go = async () => {};

/** A picture in transparent or opaque colours with a mask over its middle. */
function some(width: number, height: number, channels: 3 | 4): { pixels: Pixels; mask: Mask } {
  const data = Uint8Array.from({ length: width * height * channels }, (_, i) => (i * 37) % 256);
  const mask = new Uint8Array(width * height);
  for (let p = 0; p < mask.length; p++) {
    const [x, y] = [(p % width) / width, Math.floor(p / width) / height];
    mask[p] = x > 0.2 && x < 0.8 && y >= 0 && y < 0.9 ? 255 : 0;
  }
  return { pixels: { data, width, height, channels }, mask: { data: mask, width, height } };
}

const works = {
  blurBehind: ({ pixels, mask }: ReturnType<typeof some>) => blurBehind(pixels, mask, 0.02, go),
  relight: ({ pixels, mask }: ReturnType<typeof some>) => relight(pixels, mask, { amount: 1 }, go),
  asSticker: ({ pixels, mask }: ReturnType<typeof some>) =>
    asSticker(pixels, mask, { colour: [255, 255, 255], edge: 0.02 }, go),
  asFigurine: ({ pixels, mask }: ReturnType<typeof some>) => asFigurine(pixels, mask, go),
  onScene: ({ pixels, mask }: ReturnType<typeof some>) =>
    onBackground(pixels, mask, { to: 'scene', scene: 'sunset', colours: [] }, go),
  onColour: ({ pixels, mask }: ReturnType<typeof some>) =>
    onBackground(pixels, mask, { to: 'colour', colour: [1, 2, 3] }, go),
  onPicture: ({ pixels, mask }: ReturnType<typeof some>) =>
    onBackground(pixels, mask, { to: 'picture', picture: some(31, 17, 4).pixels }, go),
};

describe.each(Object.entries(works))('%s', (_, work) => {
  it.each([
    [1, 1],
    [700, 1],
    [1, 700],
    [33, 47],
  ])('keeps the size of a picture of %i × %i px', async (width, height) => {
    for (const channels of [3, 4] as const) {
      const result = await work(some(width, height, channels));
      if (!result) continue;
      expect([result.width, result.height]).toEqual([width, height]);
      expect(result.data.length).toBe(width * height * result.channels);
    }
  });

  it('makes the same bytes every time', async () => {
    const [once, again] = await Promise.all([work(some(40, 30, 3)), work(some(40, 30, 3))]);
    expect(once?.data).toEqual(again?.data);
  });
});

it('keeps transparency when it blurs and lights', async () => {
  const alphaOf = ({ data }: Pixels) => data.filter((_, i) => i % 4 === 3);
  const { pixels, mask } = some(30, 20, 4);
  const before = alphaOf(pixels);
  expect(alphaOf(await blurBehind(pixels, mask, 0.02, go))).toEqual(before);
  expect(alphaOf(await relight(pixels, mask, { amount: 1 }, go))).toEqual(before);
});

it('greys the scene behind a black-and-white subject', async () => {
  const { mask } = some(30, 20, 3);
  const pixels: Pixels = {
    data: new Uint8Array(1800).fill(90),
    width: 30,
    height: 20,
    channels: 3,
  };
  const { data } = await onBackground(
    pixels,
    mask,
    { to: 'scene', scene: 'beach', colours: [] },
    go,
  );
  expect(Math.max(...[0, 1, 2].map((i) => Math.abs((data[i] ?? 0) - (data[0] ?? 0))))).toBe(0);
});
