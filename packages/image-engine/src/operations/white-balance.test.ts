import { expect, it } from 'vitest';
import { editPicture, NothingChangedError } from '../index.ts';
import { apply, at, drawn, edited, mean, png, type Triple } from '../testing/pictures.ts';

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

/** A wall that the light from the left burns out in one channel, with things before it, under a light of those gains. */
const wall = (gains: Triple) =>
  drawn(160, 120, (x, y) => {
    const light = 235 - x / 2;
    const colour: Triple =
      y > 90 ? [150, 100, 60] : x > 110 && y > 50 ? [60, 120, 80] : [light, light, light];
    return colour.map((value, c) => Math.min(255, Math.round(value * (gains[c] ?? 1)))) as Triple;
  });

it.each([
  ['warm', [1.18, 0.98, 0.72] as Triple],
  ['orange', [1.15, 0.8, 0.46] as Triple],
  ['blue', [0.8, 0.95, 1.16] as Triple],
])('leaves no other cast where a channel of a %s picture is burnt out', async (_, gains) => {
  const before = wall(gains);
  const after = await apply(before, { op: 'whiteBalance', params: {} });
  const spread = ([r, g, b]: Triple) => Math.max(r, g, b) - Math.min(r, g, b);
  for (const x of [4, 40, 80]) {
    expect(spread(at(after, x, 30))).toBeLessThan(spread(at(before, x, 30)) * 0.62);
    // Neither pink nor green: green lies between red and blue, or near.
    const [r, g, b] = at(after, x, 30);
    expect(Math.abs(g - (r + b) / 2)).toBeLessThan(14);
  }
});

it('gives white things no cast opposite to that of their ground', async () => {
  const before = drawn(120, 90, (x, y) =>
    x > 40 && x < 80 && y > 20 && y < 70
      ? [252, 238, 224]
      : [246 - y / 3, 190 - y / 3, 166 - y / 3],
  );
  const [r, , b] = at(await apply(before, { op: 'whiteBalance', params: {} }), 60, 45);
  expect(r - b).toBeGreaterThanOrEqual(-2);
});

const spreadOf = ([r, g, b]: Triple) => Math.max(r, g, b) - Math.min(r, g, b);

it.each([
  ['magenta', [1.1, 0.72, 1.1] as Triple],
  ['green', [0.78, 1.12, 0.7] as Triple],
  ['orange', [1.2, 0.85, 0.4] as Triple],
])(
  'takes a %s cast off white things when it is named, whatever their ground',
  async (cast, gains) => {
    const before = drawn(120, 90, (x, y) => {
      const isWhite = x > 40 && x < 80 && y > 20 && y < 70;
      const colour: Triple = isWhite ? [205, 205, 205] : [70 + (x % 20), 120 - (y % 40), 30];
      return colour.map((value, c) => Math.min(255, value * (gains[c] as number))) as Triple;
    });
    const after = await edited(before, `remove the ${cast} cast`);
    expect(spreadOf(at(after, 60, 45))).toBeLessThan(0.35 * spreadOf(at(before, 60, 45)));
  },
);

it('takes a little off where hardly any of the named cast is seen, none of a black-and-white picture', async () => {
  const step = { op: 'whiteBalance' as const, params: { cast: 'yellow' as const } };
  const before = lit([1, 1, 1]);
  const [r, , b] = at(await apply(before, step), 30, 30);
  const [was] = at(before, 30, 30);
  expect(b - r).toBeGreaterThan(3);
  expect(Math.abs(r - was)).toBeLessThan(12);
  const images = [await png(drawn(64, 64, (x, y) => [x + y, x + y, x + y]))];
  await expect(editPicture({ images, prompt: 'remove the yellow cast' })).rejects.toBeInstanceOf(
    NothingChangedError,
  );
});
