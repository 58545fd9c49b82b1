import { expect, it } from 'vitest';
import { inspect } from '../picture/decode.ts';
import type { Pixels } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';
import { drawn, png, type Triple } from '../testing/pictures.ts';
import { findSubject } from './find-subject.ts';

const [width, height] = [160, 120];

/** Light paper, darker towards the bottom, grey noise on it. */
function onPaper(draw: (x: number, y: number, paper: Triple) => Triple): Pixels {
  const random = randomFrom(5);
  return drawn(width, height, (x, y) => {
    const noise = 2 * random();
    const paper: Triple = [232 - y / 12, 236 - y / 12, 240 - y / 12];
    const [r, g, b] = draw(x, y, paper);
    return [r + noise, g + noise, b + noise];
  });
}

async function shareInside(picture: Pixels, isInside: (x: number, y: number) => boolean) {
  const { mask } = await findSubject(await inspect(await png(picture)), {}, async () => {});
  let [inside, all] = [0, 0];
  for (let p = 0; p < mask.data.length; p++) {
    if (!isInside(p % width, Math.floor(p / width))) continue;
    all++;
    if ((mask.data[p] as number) > 127) inside++;
  }
  return inside / all;
}

/** A white shoe with a red heel. */
const isShoe = (x: number, y: number) => x >= 50 && x < 110 && y >= 50 && y < 84;
const isHeel = (x: number) => x >= 100;
const shoe: Triple = [250, 250, 246];

it('finds what is nearly as white as the paper it stands on', async () => {
  const picture = onPaper((x, y, paper) =>
    !isShoe(x, y) ? paper : isHeel(x) ? [190, 60, 50] : shoe,
  );
  expect(await shareInside(picture, isShoe)).toBeGreaterThan(0.95);
  expect(await shareInside(picture, (x, y) => !isShoe(x, y))).toBeLessThan(0.02);
});

it('leaves out the soft shade at its foot', async () => {
  const shade = (x: number, y: number) =>
    0.3 * Math.exp(-(((x - 96) / 34) ** 2) - ((y - 84) / 12) ** 2);
  const picture = onPaper((x, y, paper) =>
    isShoe(x, y)
      ? isHeel(x)
        ? [190, 60, 50]
        : shoe
      : (paper.map((value) => value * (1 - shade(x, y))) as unknown as Triple),
  );
  expect(await shareInside(picture, isShoe)).toBeGreaterThan(0.95);
  expect(await shareInside(picture, (x, y) => !isShoe(x, y))).toBeLessThan(0.03);
});

it('sees through a handle', async () => {
  const isHole = (x: number, y: number) => Math.hypot(x - 80, y - 60) < 11;
  const isRing = (x: number, y: number) => Math.hypot(x - 80, y - 60) < 22 && !isHole(x, y);
  const picture = onPaper((x, y, paper) => (isRing(x, y) ? [70, 110, 90] : paper));
  expect(await shareInside(picture, isRing)).toBeGreaterThan(0.95);
  expect(await shareInside(picture, isHole)).toBeLessThan(0.1);
});

it('finds pale soles below dark trousers, though they end at the ground in no sharp edge', async () => {
  const isLeg = (x: number, y: number) => y >= 30 && y < 84 && x >= 60 && x < 100;
  /** From 1 in a sole to 0 on the ground, over six pixels. */
  const sole = (x: number, y: number) => {
    const beyond = Math.max(54 - x, x - 105, 84 - y, y - 93);
    return Math.min(1, Math.max(0, 1 - beyond / 6));
  };
  const random = randomFrom(5);
  const picture = drawn(width, height, (x, y) => {
    const noise = 2 * random();
    const pale = sole(x, y);
    const [r, g, b]: Triple = isLeg(x, y)
      ? [20, 70, 52]
      : [244 + 10 * pale, 196 + 36 * pale, 172 + 42 * pale];
    return [r + noise, g + noise, b + noise];
  });
  const share = await shareInside(picture, (x, y) => sole(x, y) === 1 && y >= 84);
  expect(share).toBeGreaterThan(0.9);
});
