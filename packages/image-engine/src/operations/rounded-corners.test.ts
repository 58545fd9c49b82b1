import { expect, it } from 'vitest';
import { at, drawn, edited, scene } from '../testing/pictures.ts';

it('makes the corners transparent and nothing else', async () => {
  const { data, channels, width } = await edited(scene(), 'round the corners');
  const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3];
  expect(channels).toBe(4);
  expect([alpha(0, 0), alpha(95, 0), alpha(0, 63), alpha(95, 63)]).toEqual([0, 0, 0, 0]);
  expect([alpha(48, 0), alpha(0, 32), alpha(48, 32)]).toEqual([255, 255, 255]);
});

it.each(['a drop shadow on white', 'a white polaroid frame', 'a wooden frame'])(
  'leaves neither holes nor tips of the picture within %s',
  async (frame) => {
    const green = drawn(200, 140, () => [10, 120, 30]);
    const result = await edited(green, `rounded corners 30 px and ${frame}`);
    expect(result.channels).toBe(3);
    const isGreen = (x: number, y: number) => {
      const [r = 0, g = 0] = at(result, x, y);
      return g - r > 60;
    };
    const middle = { x: result.width >> 1, y: result.height >> 1 };
    const left = [...Array(middle.x).keys()].findIndex((x) => isGreen(x, middle.y));
    const top = [...Array(middle.y).keys()].findIndex((y) => isGreen(middle.x, y));
    expect(isGreen(left + 3, top + 3)).toBe(false);
    expect(isGreen(left + 12, top + 12)).toBe(true);
  },
);

it('of what is transparent stay so on a card', async () => {
  const clear = {
    data: new Uint8Array(200 * 140 * 4),
    width: 200,
    height: 140,
    channels: 4,
  } as const;
  const result = await edited(clear, 'rounded corners 30 px and a drop shadow on white');
  const left = (result.width - 200) / 2;
  const top = left;
  const alpha = (x: number, y: number) => result.data[(y * result.width + x) * 4 + 3];
  expect(alpha(left - 3, top + 70)).toBe(255);
  expect([alpha(left + 1, top + 1), alpha(left + 20, top + 20)]).toEqual([255, 0]);
  expect(alpha(result.width >> 1, result.height >> 1)).toBe(0);
});
