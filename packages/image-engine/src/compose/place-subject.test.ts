import { expect, it } from 'vitest';
import type { Mask } from '../picture/picture.ts';
import { at, drawn } from '../testing/pictures.ts';
import { measureLight, tintOf } from './light.ts';
import { placeSubject } from './place-subject.ts';

const go = async () => {};
const GREEN: [number, number, number] = [40, 160, 60];

/** A grey square in the middle of a picture, and its mask. */
function square(size = 60) {
  const inside = (v: number) => v >= size / 3 && v < (size * 2) / 3;
  const pixels = drawn(size, size, (x, y) => (inside(x) && inside(y) ? [150, 150, 150] : GREEN));
  const data = new Uint8Array(size * size);
  for (let p = 0; p < data.length; p++)
    data[p] = inside(p % size) && inside(Math.floor(p / size)) ? 255 : 0;
  const mask: Mask = { data, width: size, height: size };
  return { pixels, mask };
}

const ground = (rgb: [number, number, number], size = 60) => drawn(size, size, () => rgb);
const DAY = { from: [0, 0], tint: [1, 1, 1], white: 1, air: 0 } as const;

it('keeps the ground’s bytes where the subject is not, and changes neither picture', async () => {
  const [cut, under] = [square(), ground([200, 180, 150])];
  const before = [cut.pixels.data.slice(), under.data.slice()];
  const placement = { left: 0, top: 0, scale: 1, stands: false };
  const result = await placeSubject(cut, under, DAY, placement, go);
  expect(at(result, 5, 5)).toEqual([200, 180, 150]);
  expect(at(result, 30, 55)).toEqual([200, 180, 150]);
  expect([cut.pixels.data, under.data]).toEqual(before);
});

it('puts the subject where it is told to, at that size', async () => {
  const placement = { left: 40, top: 20, scale: 0.5, stands: false };
  const result = await placeSubject(square(), ground([0, 0, 255], 100), DAY, placement, go);
  expect(at(result, 55, 35)[2]).toBeLessThan(200);
  expect(at(result, 45, 25)).toEqual([0, 0, 255]);
  expect(at(result, 90, 90)).toEqual([0, 0, 255]);
});

it('leaves no colour of the old background on the edge', async () => {
  const placement = { left: 0, top: 0, scale: 1, stands: false };
  const result = await placeSubject(square(), ground([128, 128, 128]), DAY, placement, go);
  for (let x = 0; x < 60; x++) {
    const [red, green] = at(result, x, 30);
    expect(Math.abs(green - red)).toBeLessThan(12);
  }
});

it('darkens the ground below a subject that stands on it', async () => {
  const placement = { left: 0, top: 0, scale: 1, stands: true };
  const result = await placeSubject(square(), ground([200, 200, 200]), DAY, placement, go);
  expect(at(result, 30, 41)[0]).toBeLessThan(170);
  expect(at(result, 30, 8)).toEqual([200, 200, 200]);
});

it('casts no shadow where the lower edge cuts the subject', async () => {
  const placement = { left: 0, top: 20, scale: 1, stands: true };
  const result = await placeSubject(square(), ground([200, 200, 200]), DAY, placement, go);
  expect(at(result, 10, 59)).toEqual([200, 200, 200]);
});

it('follows the light of the place: dim light darkens, a tint colours', async () => {
  const placement = { left: 0, top: 0, scale: 1, stands: false };
  const evening = { ...DAY, white: 0.6, tint: tintOf(1.2, 1, 0.8) };
  const [day, dusk] = await Promise.all([
    placeSubject(square(), ground([100, 100, 100]), DAY, placement, go),
    placeSubject(square(), ground([100, 100, 100]), evening, placement, go),
  ]);
  const [lit, dim] = [at(day, 30, 30), at(dusk, 30, 30)];
  expect(dim[1]).toBeLessThan(lit[1]);
  expect(dim[0] - dim[2]).toBeGreaterThan(lit[0] - lit[2] + 8);
});

it('puts nothing there when there is no subject, or all of it lies outside', async () => {
  const cut = square();
  const under = ground([9, 9, 9]);
  const far = { left: 500, top: 0, scale: 1, stands: true };
  expect((await placeSubject(cut, under, DAY, far, go)).data).toEqual(under.data);
  const empty = { ...cut, mask: { ...cut.mask, data: new Uint8Array(3600) } };
  const here = { left: 0, top: 0, scale: 1, stands: true };
  expect((await placeSubject(empty, under, DAY, here, go)).data).toEqual(under.data);
});

it('measures where a photo’s light comes from and how bright it is', () => {
  const left = measureLight(drawn(60, 40, (x) => [250 - 4 * x, 250 - 4 * x, 250 - 4 * x]));
  expect(left.from[0]).toBeLessThan(-0.1);
  const night = measureLight(ground([20, 20, 40]));
  expect(night.white).toBeLessThan(0.6);
});
