import sharp from 'sharp';
import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { NothingChangedError } from '../errors.ts';
import { at, drawn, grained, jpeg, pixelsOf, png, type Triple } from '../testing/pictures.ts';

const prompt = 'crop off the border';
/** A photo without any border: every line of it has several colours. */
const photo = drawn(
  200,
  140,
  (x, y): Triple =>
    grained([40 + ((x * 3) % 160), 60 + ((y * 5) % 120), (x + y) % 2 ? 90 : 30], x, y),
);
const framed = (bytes: Buffer, sides: object, background: string) =>
  sharp(bytes)
    .extend({ ...sides, background })
    .png()
    .toBuffer();

it.each([
  ['white paper', { top: 12, bottom: 20, left: 9, right: 15 }, '#f6f3ec'],
  ['bars above and below', { top: 30, bottom: 30 }, '#000'],
  ['one side', { left: 25 }, '#8a8a8a'],
  ['transparent margins', { top: 10, bottom: 10, left: 10, right: 10 }, '#0000'],
])('cuts off %s, and nothing of the picture', async (_, sides, colour) => {
  const image = await framed(await png(photo), sides, colour);
  const { data, message } = await editPicture({ images: [image], prompt });
  const after = await pixelsOf(data);
  expect([after.width, after.height]).toEqual([200, 140]);
  expect(at(after, 0, 0)).toEqual(at(photo, 0, 0));
  expect(at(after, 199, 139)).toEqual(at(photo, 199, 139));
  expect(message).toBe('Cut off the border.');
});

it('cuts to the straight picture in a slanted scan with noise', async () => {
  const paper = '#d8d4cc';
  const slanted = await sharp(await png(photo))
    .rotate(1, { background: paper })
    .png()
    .toBuffer();
  const scan = await jpeg(
    await pixelsOf(await framed(slanted, { top: 14, left: 14, right: 14, bottom: 14 }, paper)),
  );
  const after = await pixelsOf((await editPicture({ images: [scan], prompt })).data);
  for (const [x, y] of [
    [after.width >> 1, 0],
    [0, after.height >> 1],
    [after.width - 1, after.height >> 1],
    [after.width >> 1, after.height - 1],
  ] as const)
    expect(Math.max(...at(after, x, y))).toBeLessThan(212);
  expect(after.width).toBeGreaterThan(185);
  expect(after.height).toBeGreaterThan(125);
});

it('says so where there is none', async () => {
  const edit = editPicture({ images: [await png(photo)], prompt });
  await expect(edit).rejects.toBeInstanceOf(NothingChangedError);
});

it('cuts off most of a border that is slanted by three degrees', async () => {
  const black = '#000';
  const slanted = await sharp(await png(photo))
    .rotate(3, { background: black })
    .png()
    .toBuffer();
  const print = await framed(slanted, { top: 14, left: 14, right: 14, bottom: 14 }, black);
  const after = await pixelsOf((await editPicture({ images: [print], prompt })).data);
  expect(after.width).toBeLessThan(216);
  expect(after.height).toBeLessThan(160);
});

/** Things that stand apart on a floor that is lighter than the wall behind them. */
const standing = (floor: Triple) =>
  drawn(200, 140, (x, y): Triple => {
    const isThing = [30, 90, 150].some((from) => x >= from && x < from + 36) && y > 40 && y < 115;
    return isThing ? [150, 50, 40] : y < 100 ? [190, 200, 214] : floor;
  });

it('takes no wall behind things, and no floor before them, for a border', async () => {
  const edit = editPicture({ images: [await png(standing([206, 212, 220]))], prompt });
  await expect(edit).rejects.toBeInstanceOf(NothingChangedError);
});

it('cuts off white paper along a light floor as along the rest', async () => {
  const photo = standing([214, 217, 219]);
  const image = await framed(await png(photo), { top: 9, bottom: 9, left: 9, right: 9 }, '#fff');
  const after = await pixelsOf((await editPicture({ images: [image], prompt })).data);
  expect([after.width, after.height]).toEqual([200, 140]);
});

it('takes a floor that ends in a straight line for none, as it lies in light and shade', async () => {
  const shelf = drawn(200, 140, (x, y) =>
    y < 110 ? at(photo, x, y) : grained([150 + x / 8, 118 + x / 10, 84], x, y),
  );
  const edit = editPicture({ images: [await png(shelf)], prompt });
  await expect(edit).rejects.toBeInstanceOf(NothingChangedError);
});
