import { expect, it } from 'vitest';
import { apply, at, drawn, edited, scene } from '../testing/pictures.ts';

const graded = (pixels: ReturnType<typeof scene>, letterbox = false) =>
  apply(pixels, { op: 'cinematic', params: { percent: 80, letterbox } });

it('turns shadows teal and lights orange, and lifts blacks', async () => {
  const result = await graded(drawn(256, 64, (x) => [x, x, x]));
  const [shade, light] = [at(result, 60, 32), at(result, 190, 32)];
  expect(shade[2]).toBeGreaterThan(shade[0] + 5);
  expect(light[0]).toBeGreaterThan(light[2] + 5);
  expect(at(result, 1, 32)[1]).toBeGreaterThan(2);
});

it('gives a hazy picture the contrast of film', async () => {
  const hazy = drawn(96, 64, (x) => (x < 48 ? [130, 138, 146] : [214, 216, 218]));
  const result = await graded(hazy);
  expect(at(result, 70, 32)[1] - at(result, 26, 32)[1]).toBeGreaterThan(95);
});

it('adds black bars only when asked, and keeps the size', async () => {
  const [plain, barred] = [await edited(scene(), 'make it cinematic'), await graded(scene(), true)];
  expect(at(plain, 48, 0).some((value) => value > 20)).toBe(true);
  expect(at(barred, 48, 0)).toEqual([0, 0, 0]);
  expect(at(barred, 48, 63)).toEqual([0, 0, 0]);
  expect(at(barred, 48, 32)).not.toEqual([0, 0, 0]);
  expect([barred.width, barred.height]).toEqual([96, 64]);
  expect(at(await edited(scene(), 'cinematic look with letterbox'), 48, 0)).toEqual([0, 0, 0]);
});
