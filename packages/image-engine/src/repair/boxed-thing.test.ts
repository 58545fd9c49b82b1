import { expect, it } from 'vitest';
import type { Mask } from '../picture/picture.ts';
import { drawn } from '../testing/pictures.ts';
import { boxedThing } from './boxed-thing.ts';

const BOX = { left: 20, top: 20, right: 80, bottom: 80 };
const drawnWith = (isThing: (x: number, y: number) => boolean) =>
  drawn(100, 100, (x, y) => (isThing(x, y) ? [90, 60, 140] : [224, 208, 184]));

const maskOf = (isSet: (x: number, y: number) => boolean) => {
  const data = new Uint8Array(100 * 100);
  for (let p = 0; p < data.length; p++) if (isSet(p % 100, Math.floor(p / 100))) data[p] = 255;
  return { data, width: 100, height: 100 };
};

async function placeOf(
  isThing: (x: number, y: number) => boolean,
  picture = drawnWith(isThing),
  { box = BOX, foreground = null as Mask | null } = {},
) {
  return boxedThing(picture, box, maskOf(isThing), foreground, async () => {});
}

it('takes what a thing encloses along, and keeps the rest of the box', async () => {
  const far = (x: number, y: number) => Math.max(Math.abs(x - 50), Math.abs(y - 50));
  const place = await placeOf((x, y) => far(x, y) < 20 && far(x, y) > 15);
  expect(place?.data[50 * 100 + 50]).toBe(255);
  expect(place?.data[50 * 100 + 22]).toBe(0);
});

it('takes the edge of a thing along, and hardly anything of what is beside it', async () => {
  const place = await placeOf((x, y) => x >= 35 && x < 65 && y >= 28 && y < 72);
  expect(place?.data[50 * 100 + 66]).toBe(255);
  expect(place?.data[50 * 100 + 67]).toBe(0);
});

it('fills all of a box that was not drawn around what was found in it', async () => {
  expect(await placeOf((x, y) => Math.abs(x - 50) < 20 && y > 60 && y < 78)).toBeNull();
});

it('takes along what stands out from an even ground together with the thing, and nothing else', async () => {
  const isApart = (x: number, y: number) =>
    (x > 40 && x < 60 && y > 30 && y < 66) || (y > 84 && y < 96) || Math.hypot(x - 30, y - 30) < 4;
  const picture = drawn(100, 100, (x, y) => (isApart(x, y) ? [150, 130, 110] : [224, 208, 184]));
  const place = await placeOf((x, y) => x > 40 && x < 60 && y > 44 && y < 66, picture);
  expect(place?.data[36 * 100 + 50]).toBe(255);
  expect(place?.data[30 * 100 + 30]).toBe(0);
});

it('takes a thing that the picture cuts off, not the box, for one that the box was drawn around', async () => {
  const corner = { left: 20, top: 0, right: 100, bottom: 60 };
  const place = await placeOf((x, y) => x > 35 && y < 50, undefined, { box: corner });
  expect(place?.data[30 * 100 + 80]).toBe(255);
  expect(place?.data[56 * 100 + 24]).toBe(0);
});

it('takes along what of the thing reaches a little past the box', async () => {
  const place = await placeOf((x, y) => Math.hypot(x - 50, y - 56) < 26);
  expect(place?.data[81 * 100 + 50]).toBe(255);
  expect(place?.data[90 * 100 + 50]).toBe(0);
  expect(place?.data[81 * 100 + 22]).toBe(0);
});

it('keeps what stands beside the thing and goes on past the box, close up to the thing', async () => {
  const isThing = (x: number, y: number) => x >= 44 && x < 70 && y > 30 && y < 70;
  const isBeside = (x: number, y: number) => x < 43 && y > 40 && y < 60;
  const picture = drawn(100, 100, (x, y) => {
    if (isThing(x, y)) return [90, 60, 140];
    return isBeside(x, y) ? [30, 90, 50] : [224, 208, 184];
  });
  const foreground = maskOf((x, y) => isThing(x, y) || isBeside(x, y));
  const place = await placeOf(isThing, picture, { foreground });
  expect(place?.data[50 * 100 + 41]).toBe(0);
  expect(place?.data[50 * 100 + 71]).toBe(255);
});

it('takes the shadow of the thing along, where it lies past the box too', async () => {
  const isThing = (x: number, y: number) => x >= 34 && x < 66 && y > 26 && y < 74;
  const isShadow = (x: number, y: number) => Math.hypot((x - 50) / 26, (y - 76) / 7) < 1;
  const picture = drawn(100, 100, (x, y) => {
    if (isThing(x, y)) return [90, 60, 140];
    return isShadow(x, y) ? [157, 146, 129] : [224, 208, 184];
  });
  const place = await placeOf(isThing, picture);
  expect(place?.data[81 * 100 + 50]).toBe(255);
  expect(place?.data[76 * 100 + 28]).toBe(255);
  expect(place?.data[92 * 100 + 50]).toBe(0);
});

it('takes along what has colours that nothing around has, unless it goes on far past the box', async () => {
  const isThing = (x: number, y: number) => x > 40 && x < 60 && y > 30 && y < 70;
  const picture = drawn(100, 100, (x, y) => {
    if (isThing(x, y)) return [90, 60, 140];
    if (x > 62 && x < 68 && y > 60 && y < 68) return [30, 160, 60];
    // It is lighter in the box than past it, and no edge lies between.
    const grey = 60 + 6 * Math.min(8, Math.max(0, x - 12));
    if (x < 30 && y > 43 && y < 46) return [grey, grey, grey];
    return [224, 208, 184];
  });
  const place = await placeOf(isThing, picture);
  expect(place?.data[64 * 100 + 65]).toBe(255);
  expect(place?.data[44 * 100 + 24]).toBe(0);
});
