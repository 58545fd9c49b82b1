import { expect, it } from 'vitest';
import type { Mask } from '../picture/picture.ts';
import { drawn, grained, type Triple } from '../testing/pictures.ts';
import { type Flaws, flawsIn } from './flaws.ts';

const [width, height] = [400, 300];
const SKIN: Triple = [214, 170, 148];
const SPOTS = [
  [120, 90],
  [240, 80],
  [200, 210],
] as const;
const isEye = (x: number, y: number) => Math.hypot((x - 180) / 2.4, y - 140) < 14;
const isFold = (x: number, y: number) => Math.abs(x - 150 - y / 30) < 1.5;
/** Letters on the sky: bars, with gaps between them. */
const isLetter = (x: number, y: number) =>
  y > 120 && y < 170 && x > 100 && x < 300 && (x % 40 < 8 || (x % 40 < 24 && y < 128));

/** Somebody's skin with an eye and three spots. */
const face = drawn(width, height, (x, y) => {
  if (SPOTS.some(([u, v]) => Math.hypot(x - u, y - v) < 5)) return [150, 60, 60];
  if (isEye(x, y)) return Math.hypot(x - 180, y - 140) < 12 ? [40, 26, 20] : [238, 236, 232];
  return grained(SKIN, x, y);
});

async function found(pixels: typeof face, kind: Flaws): Promise<Mask> {
  const box = { left: 60, top: 40, right: 340, bottom: 260 };
  const mask = await flawsIn(pixels, box, kind, async () => {});
  return mask ?? { width, height, data: new Uint8Array(width * height) };
}

const has = ({ data }: Mask, x: number, y: number) => data[y * width + x] === 255;

it('takes the spots on skin, and no eye', async () => {
  const mask = await found(face, 'spots');
  for (const [x, y] of SPOTS) expect(has(mask, x, y)).toBe(true);
  expect(has(mask, 180, 140)).toBe(false);
  expect(has(mask, 155, 140)).toBe(false);
  expect(has(mask, 300, 200)).toBe(false);
});

it('takes a fold that runs over light and dark, and nothing beside it', async () => {
  const folded = drawn(width, height, (x, y) => {
    if (isFold(x, y)) return [250, 248, 240];
    return grained(y < 150 ? [70, 80, 90] : [140, 110, 80], x, y);
  });
  const mask = await found(folded, 'lines');
  for (const y of [60, 120, 180, 240]) expect(has(mask, Math.round(150 + y / 30), y)).toBe(true);
  expect(has(mask, 250, 150)).toBe(false);
});

it('takes letters on a sky that changes slowly', async () => {
  const written = drawn(width, height, (x, y) => {
    if (isLetter(x, y)) return [246, 246, 250];
    return grained([90 + y / 4, 120 + y / 5, 190], x, y);
  });
  const mask = await found(written, 'letters');
  for (const x of [124, 204, 284]) expect(has(mask, x, 150)).toBe(true);
  expect(has(mask, 150, 100)).toBe(false);
});

it('finds none on what is plain', async () => {
  const plain = drawn(width, height, (x, y) => grained(SKIN, x, y));
  for (const kind of ['spots', 'lines', 'letters'] as const)
    expect((await found(plain, kind)).data.includes(255)).toBe(false);
});
