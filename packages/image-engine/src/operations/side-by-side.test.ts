import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { at, drawn, pixelsOf, png } from '../testing/pictures.ts';

const red = await png(drawn(100, 80, () => [200, 0, 0]));
const blue = await png(drawn(60, 120, () => [0, 0, 200]));
const made = async (prompt: string, images = [red, blue]) =>
  pixelsOf((await editPicture({ images, prompt })).data);

it('shows every picture at one height, in order', async () => {
  const result = await made('put them side by side');
  expect(result.height).toBe(120);
  expect(at(result, 0, 0)).toEqual([200, 0, 0]);
  expect(at(result, result.width - 1, result.height - 1)).toEqual([0, 0, 200]);
});

it('shows every picture at one width when they come one above the other', async () => {
  const result = await made('put them one above the other');
  expect(result.width).toBe(100);
  expect(at(result, 0, 0)).toEqual([200, 0, 0]);
  expect(at(result, 0, result.height - 1)).toEqual([0, 0, 200]);
});

it('leaves no gap when told so, and takes its colour otherwise', async () => {
  const seamless = await made('put them side by side without gaps');
  expect(at(seamless, 149, 10)).toEqual([200, 0, 0]);
  expect(at(seamless, 150, 10)).toEqual([0, 0, 200]);
  const apart = await made('put them side by side with a thick black gap');
  expect(at(apart, 151, 10)).toEqual([0, 0, 0]);
});

it('leaves a gap of as many px as are said', async () => {
  const apart = await made('put them side by side with a 20 px black gap');
  // 150 and 60 px wide at one height.
  expect(apart.width).toBe(230);
  expect(at(apart, 150, 10)).toEqual([0, 0, 0]);
  expect(at(apart, 169, 10)).toEqual([0, 0, 0]);
  expect(at(apart, 170, 10)).toEqual([0, 0, 200]);
});

it('stays within 8192 px', async () => {
  const strip = await png(drawn(3000, 40, () => [9, 9, 9]));
  const { width } = await made('put them side by side', [strip, strip, strip, strip, strip]);
  expect(width).toBeLessThanOrEqual(8192);
});
