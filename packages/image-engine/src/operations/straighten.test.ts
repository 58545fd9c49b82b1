import { describe, expect, it } from 'vitest';
import { editPicture, NothingChangedError } from '../index.ts';
import { measuredTilt } from '../light/straighten.ts';
import { inspect } from '../picture/decode.ts';
import type { Pass } from '../picture/picture.ts';
import { runOnPixels } from '../plan/execute.ts';
import { passesOf } from '../plan/passes.ts';
import { apply, at, drawn, png } from '../testing/pictures.ts';

/** Sea and sky with a horizon tilted clockwise by that many degrees. */
function sea(degrees: number, width = 240, height = 160) {
  const slope = Math.tan((degrees * Math.PI) / 180);
  return drawn(width, height, (x, y) => {
    const below = y - height * 0.45 - (x - width / 2) * slope;
    const share = Math.min(1, Math.max(0, below + 0.5));
    return [200 - 150 * share, 215 - 130 * share, 230 - 110 * share].map(Math.round) as [
      number,
      number,
      number,
    ];
  });
}

const straightened = (pixels: ReturnType<typeof sea>) =>
  apply(pixels, { op: 'straighten', params: {} });

describe('a tilted horizon', () => {
  it.each([-7, -2.5, 1.5, 6])('of %s° is found and levelled', async (degrees) => {
    expect(await measuredTilt(sea(degrees), async () => {})).toBeCloseTo(degrees, 0);
    const result = await straightened(sea(degrees));
    expect([result.width, result.height]).toEqual([240, 160]);
    expect(Math.abs((await measuredTilt(result, async () => {})) ?? 0)).toBeLessThan(0.5);
  });

  it('leaves no empty corners', async () => {
    const result = await straightened(sea(6));
    for (const at of [0, 239 * 3, 159 * 240 * 3, (160 * 240 - 1) * 3])
      expect(result.data[at]).toBeGreaterThan(30);
  });
});

it.each([
  ['a level picture', sea(0)],
  ['one without lines', drawn(120, 90, (x, y) => [x, y, 90])],
])('has nothing to do on %s', async (_, pixels) => {
  const images = [await png(pixels)];
  await expect(editPicture({ images, prompt: 'straighten it' })).rejects.toBeInstanceOf(
    NothingChangedError,
  );
});

it('says that it cannot tell the tilt where nothing is straight', async () => {
  const images = [await png(drawn(120, 90, (x, y) => [x, y, 90]))];
  await expect(editPicture({ images, prompt: 'straighten it' })).rejects.toMatchObject({
    remarks: [{ code: 'left_out', values: { reason: 'which_degrees' } }],
  });
});

/** A row of poles before the sky, whose tops lean towards each other, turned clockwise by that many degrees. */
function towers(degrees: number) {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return drawn(320, 240, (x, y) => {
    const [u, v] = [x - 160, y - 120];
    const [across, down] = [u * cos + v * sin, v * cos - u * sin];
    const base = across / (1 + down / 900);
    const away = Math.min(...[-130, -70, 40, 120].map((pole) => Math.abs(base - pole)));
    const share = Math.min(1, Math.max(0, 5.5 - away));
    return [40 + 190 * share, 60 + 160 * share, 110 + 90 * share];
  });
}

it.each([0, 3, -4])(
  'levels lines that lean towards each other as a whole: by %s°',
  async (degrees) => {
    const tilt = await measuredTilt(towers(degrees), async () => {});
    expect(Math.abs((tilt ?? 99) - degrees)).toBeLessThan(0.7);
  },
);

it('turns a mask that goes through the same pass by what was measured in the picture', async () => {
  const picture = sea(6);
  const mask = drawn(240, 160, (x) => (x < 120 ? [255, 255, 255] : [0, 0, 0]));
  const source = await inspect(await png(picture));
  const { passes } = passesOf([{ op: 'straighten', params: {} }], source);
  const work = { passes, geometry: new Set<Pass>() };
  await runOnPixels(picture, source, work);
  const turned = await runOnPixels(mask, source, work);
  const border = (y: number) =>
    Array.from({ length: 240 }, (_, x) => at(turned, x, y)[0]).findIndex((value) => value < 128);
  expect(border(20) - border(140)).toBeLessThan(-8);
});
