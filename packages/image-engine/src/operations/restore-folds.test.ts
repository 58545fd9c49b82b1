import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import type { Pixels } from '../picture/picture.ts';
import { apply, at, drawn, png, type Triple } from '../testing/pictures.ts';

const step = { op: 'restore' as const, params: {} };
const WIDTH = 500;
const HEIGHT = 400;

/** Hills before a sky, with a dark tree in them; blurred between them, so that nothing but a fold is thin. */
function view(x: number, y: number): Triple {
  const ridge = 1 / (1 + Math.exp((150 + 30 * Math.sin(x / 60) - y) / 6));
  const tree = 1 / (1 + Math.exp((Math.hypot(x - 360, y - 180) - 70) / 8));
  const ground = [70, 130, 60].map(
    (land, c) => ([150, 190, 225][c] as number) * (1 - ridge) + land * ridge,
  );
  return ground.map((level, c) =>
    Math.round(level * (1 - tree) + ([30, 45, 30][c] as number) * tree),
  ) as Triple;
}

const grey = (x: number, y: number): Triple => {
  const [r, g, b] = view(x, y);
  const tone = Math.round(0.3 * r + 0.6 * g + 0.1 * b);
  return [tone, tone, tone];
};

/** Where a print was folded, from its left side to its right one, and how far a place is below that. */
const FOLD = 200;
const below = (x: number, y: number) => y - FOLD - x / 100;

/** The layer has come off along a fold, and the paper bends away from the light beside it. */
function folded(of: (x: number, y: number) => Triple) {
  return (x: number, y: number): Triple => {
    const off = below(x, y);
    if (Math.abs(off) <= 1.2) return [246, 241, 230];
    const shade = off > 1.2 && off < 4.5 ? 0.75 : 1;
    return of(x, y).map((level) => Math.round(level * shade)) as Triple;
  };
}

function meanError(
  after: Pixels,
  of: (x: number, y: number) => Triple,
  isMeant: (x: number, y: number) => boolean,
): number {
  let [sum, count] = [0, 0];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      if (!isMeant(x, y)) continue;
      count++;
      sum += Math.abs(at(after, x, y)[1] - of(x, y)[1]);
    }
  return sum / count;
}

it('mends one fold through a colour print with the shade beside it, and nothing else', async () => {
  const print = drawn(WIDTH, HEIGHT, folded(view));
  const after = await apply(print, step);
  const isFold = (x: number, y: number) => Math.abs(below(x, y) - 1.5) < 3;
  expect(meanError(print, view, isFold)).toBeGreaterThan(40);
  expect(meanError(after, view, isFold)).toBeLessThan(8);
  expect(meanError(after, view, (x, y) => Math.abs(below(x, y)) > 14)).toBe(0);
});

it('leaves a colour photo of muted colours its colours where it is scratched', async () => {
  const muted = (x: number, y: number): Triple => {
    const level = 90 + 60 * Math.sin(x / 41) * Math.cos(y / 37);
    const isBrown = Math.hypot((x % 90) - 45, (y % 80) - 40) < 14;
    return isBrown ? [level + 26, level, level - 30] : [level + 2, level, level - 3];
  };
  const isScratch = (x: number, y: number) =>
    [60, 180, 300, 420].some((left) => Math.abs(x - left - y * 0.12) < 1.2);
  const print = drawn(WIDTH, HEIGHT, (x, y) => (isScratch(x, y) ? [250, 248, 240] : muted(x, y)));
  const [red, , blue] = at(await apply(print, step), 135, 120);
  expect(red - blue).toBeGreaterThan(40);
});

it('leaves one light line that ends in the picture: a pole', async () => {
  const pole = drawn(WIDTH, HEIGHT, (x, y) =>
    Math.abs(x - 250) <= 1 && y > 90 && y < 330 ? [246, 241, 230] : view(x, y),
  );
  expect(Buffer.compare((await apply(pole, step)).data, pole.data)).toBe(0);
});

it('fills the torn-off corners of a folded print without a border', async () => {
  const isTorn = (x: number, y: number) =>
    x + y < 90 + 4 * Math.sin(x / 3) || WIDTH + HEIGHT - x - y < 70 + 4 * Math.sin(x / 3);
  const torn = drawn(WIDTH, HEIGHT, (x, y) =>
    isTorn(x, y) ? [251, 250, 246] : folded(grey)(x, y),
  );
  const after = await apply(torn, step);
  expect(meanError(torn, grey, isTorn)).toBeGreaterThan(80);
  expect(meanError(after, grey, isTorn)).toBeLessThan(15);
});

it('fills a torn-off corner that is all the damage, and not the glare of a sun in one', async () => {
  const inCorner = (x: number, y: number) => Math.hypot(WIDTH - x, y);
  const isTorn = (x: number, y: number) => inCorner(x, y) < 80 + 4 * Math.sin(y / 3);
  const torn = drawn(WIDTH, HEIGHT, (x, y) => (isTorn(x, y) ? [251, 250, 246] : view(x, y)));
  const after = await apply(torn, step);
  expect(meanError(torn, view, isTorn)).toBeGreaterThan(40);
  expect(meanError(after, view, isTorn)).toBeLessThan(15);
  const glare = drawn(WIDTH, HEIGHT, (x, y) => {
    const light = Math.min(1, 1.6 * Math.exp(-inCorner(x, y) / 140));
    return view(x, y).map((level) => Math.round(level + (252 - level) * light)) as Triple;
  });
  expect(Buffer.compare((await apply(glare, step)).data, glare.data)).toBe(0);
});

it('leaves what glitters where it is light, and mends what has flaked where it is dark too', async () => {
  const isSpot = (x: number, y: number) => x % 25 < 3 && y % 25 < 3;
  const spotted = (isAmong: (x: number, y: number) => boolean) =>
    drawn(WIDTH, HEIGHT, (x, y) => (isSpot(x, y) && isAmong(x, y) ? [250, 250, 250] : grey(x, y)));
  const glittering = spotted((x, y) => grey(x, y)[1] > 140);
  expect(Buffer.compare((await apply(glittering, step)).data, glittering.data)).toBe(0);
  const flaked = await apply(
    spotted(() => true),
    step,
  );
  expect(at(flaked, 376, 176)[1]).toBeLessThan(90);
});

it('says of a clean picture that it has found no damage, what takes a flaw away, and what is near', async () => {
  const images = [await png(drawn(WIDTH, HEIGHT, view))];
  await expect(editPicture({ images, prompt: 'restore this photo' })).rejects.toMatchObject({
    message: expect.stringMatching(/^No scratches.*paint over/),
    alternatives: expect.arrayContaining(['Enhance it']),
  });
});
