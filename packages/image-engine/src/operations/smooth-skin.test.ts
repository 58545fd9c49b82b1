import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import type { Pixels } from '../picture/picture.ts';
import { applyToMarked } from '../testing/marked.ts';
import { at, drawn, grained, png, type Triple } from '../testing/pictures.ts';

const WALL: Triple = [70, 110, 150];
const FAIR: Triple = [222, 176, 150];
const DARK: Triple = [104, 70, 52];
const PUPIL: Triple = [40, 34, 32];

/** A face of sorts before a wall: two eyes, and a spot that is redder and darker than the skin. */
const face = (skin: Triple): Pixels =>
  drawn(240, 180, (x, y) => {
    if (Math.hypot(x - 120, (y - 90) / 1.2) > 48) return WALL;
    if ([100, 140].some((eye) => Math.hypot(x - eye, y - 74) < 6)) return PUPIL;
    const isSpot = Math.hypot(x - 96, y - 112) < 1.6;
    return grained(isSpot ? [skin[0] - 14, skin[1] - 26, skin[2] - 22] : skin, x, y);
  });

const smoothed = (pixels: Pixels, percent = 100) =>
  applyToMarked(pixels, { op: 'smoothSkin', params: { percent } });

/** How far the spot stands out of the skin beside it. */
const spotIn = (pixels: Pixels) => at(pixels, 108, 112)[1] - at(pixels, 96, 112)[1];

it.each([
  ['fair', FAIR],
  ['dark', DARK],
])('fades a spot on %s skin, the more the stronger it is', async (_, skin) => {
  const before = face(skin);
  const [half, whole] = [await smoothed(before, 50), await smoothed(before, 100)];
  expect(spotIn(half)).toBeLessThan(0.8 * spotIn(before));
  expect(spotIn(whole)).toBeLessThan(0.55 * spotIn(before));
});

it('leaves eyes and what is no skin as they are', async () => {
  const before = face(FAIR);
  const after = await smoothed(before);
  for (const [x, y] of [
    [100, 74],
    [140, 74],
    [62, 30],
    [120, 24],
    [5, 5],
  ] as const)
    expect(at(after, x, y)).toEqual(at(before, x, y));
});

it('keeps the line between a face and what is behind it', async () => {
  const before = face(FAIR);
  const after = await smoothed(before);
  const step = (pixels: Pixels) => at(pixels, 75, 90)[0] - at(pixels, 69, 90)[0];
  expect(step(after)).toBeGreaterThan(0.9 * step(before));
});

it('says so when there is no skin in what is marked', async () => {
  const edit = editPicture({
    images: [await png(drawn(120, 90, () => WALL))],
    prompt: 'smooth the skin',
    selection: { box: { left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 } },
  });
  await expect(edit).rejects.toThrow(/no skin.*box around the face/);
});
