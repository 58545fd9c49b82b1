import { expect, it } from 'vitest';
import { editPicture, NothingChangedError } from '../index.ts';
import { apply, at, drawn, mean, png, type Triple } from '../testing/pictures.ts';

/** Greys and a few colours under a light of those gains (encoded). */
function lit(gains: Triple) {
  return drawn(120, 90, (x, y) => {
    const grey = 40 + ((x * 7 + y * 13) % 160);
    const colour: Triple = x < 80 ? [grey, grey, grey] : y < 45 ? [180, 60, 50] : [50, 90, 170];
    return colour.map((value, c) => Math.min(255, Math.round(value * (gains[c] ?? 1)))) as Triple;
  });
}

const cast = (p: ReturnType<typeof lit>) => {
  const [r, , b] = mean(p);
  return Math.abs(r - b);
};

it.each([
  ['lamp light', [1.12, 1, 0.7] as Triple],
  ['shade', [0.82, 1, 1.15] as Triple],
])('takes most of the cast of %s away', async (_, gains) => {
  const before = lit(gains);
  const after = await apply(before, { op: 'whiteBalance', params: {} });
  const neutral = cast(lit([1, 1, 1]));
  expect(Math.abs(cast(after) - neutral)).toBeLessThan(Math.abs(cast(before) - neutral) * 0.5);
});

it('has nothing to do where whites are white', async () => {
  const images = [await png(lit([1, 1, 1]))];
  await expect(editPicture({ images, prompt: 'fix the white balance' })).rejects.toBeInstanceOf(
    NothingChangedError,
  );
});

it('leaves a picture without anything neutral alone', async () => {
  const images = [await png(drawn(64, 64, (x, y) => [20 + (x % 9), 120 + (y % 40), 30]))];
  await expect(editPicture({ images, prompt: 'fix the white balance' })).rejects.toBeInstanceOf(
    NothingChangedError,
  );
});

it('goes by the lightest things where nothing is grey', async () => {
  const warm = (x: number, y: number): Triple => [200 - (y % 30), 90 + (x % 20), 20];
  const before = drawn(96, 64, (x, y) => (x > 80 && y > 40 ? [252, 240, 178] : warm(x, y)));
  const after = await apply(before, { op: 'whiteBalance', params: {} });
  const [r, , b] = at(after, 90, 60);
  expect(r - b).toBeLessThan(45);
});

it('takes a flame in a blue night for no white thing', async () => {
  const before = drawn(96, 64, (x, y) =>
    x > 80 && y > 40 ? [250, 225, 150] : [20 + (x % 9), 40, 110 + (y % 20)],
  );
  await expect(
    editPicture({ images: [await png(before)], prompt: 'fix the white balance' }),
  ).rejects.toBeInstanceOf(NothingChangedError);
});
