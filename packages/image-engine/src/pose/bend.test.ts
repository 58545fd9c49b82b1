import { beforeAll, expect, test } from 'vitest';
import { resizeMask } from '../compose/plane.ts';
import type { Pixels } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';
import { connectedParts } from '../subject/tidy-mask.ts';
import { pixelsOf } from '../testing/pictures.ts';
import { person } from '../testing/poses.ts';
import { bend, type Turns } from './bend.ts';
import { opacityOf } from './character.ts';
import type { Point } from './figure.ts';
import { findLimbs, type Limbs } from './find-limbs.ts';

type Cut = Pixels & { channels: 4 };

let cut: Cut;
let limbs: Limbs;
const pause = async () => {};

beforeAll(async () => {
  cut = (await pixelsOf(await person())) as Cut;
  limbs = await limbsOf(cut);
});

async function limbsOf(pixels: Cut): Promise<Limbs> {
  return findLimbs(await resizeMask(opacityOf(pixels), { width: 210, height: 320 }), pause);
}

const inPlace = (place: Point): Point => place;
/** Turns that round off to nothing: the mesh is drawn all the same. */
const still = { root: 1e-9, joint: 0, stretch: 1 };
const none: Turns = { leftArm: still, rightArm: still, leftLeg: still, rightLeg: still };

test('arms and legs of who stands there are found', () => {
  expect(limbs.limbs.map(({ name }) => name).toSorted()).toEqual([
    'leftArm',
    'leftLeg',
    'rightArm',
    'rightLeg',
  ]);
});

test('a pose that is the own one leaves every pixel as it is', async () => {
  const { data } = await bend(cut, limbs, none, inPlace, cut, pause);
  let changed = 0;
  for (let i = 0; i < data.length; i += 4) {
    const isSeen = (cut.data[i + 3] as number) > 0;
    for (let c = isSeen ? 0 : 3; c < 4; c++) if (data[i + c] !== cut.data[i + c]) changed++;
  }
  expect(changed).toBe(0);
});

/** Turns by chance, within what a body does. */
function someTurns(random: () => number): Turns {
  const between = (most: number) => (random() * 2 - 1) * most;
  const turn = (most: number) => ({ root: between(most), joint: between(most * 0.6), stretch: 1 });
  return { leftArm: turn(2.5), rightArm: turn(2.5), leftLeg: turn(0.8), rightLeg: turn(0.8) };
}

/** Placed so that raised arms have room. */
const SHEET = { width: 900, height: 1000 };
const shifted = ([x, y]: Point): Point => [x + 240, y + 180];

test('a bent character has no holes and stays one piece', async () => {
  const random = randomFrom(3);
  for (let i = 0; i < 6; i++) {
    const { data } = await bend(cut, limbs, someTurns(random), shifted, SHEET, pause);
    const solid = new Uint8Array(SHEET.width * SHEET.height);
    for (let p = 0; p < solid.length; p++) solid[p] = (data[p * 4 + 3] as number) > 127 ? 1 : 0;
    const pieces = connectedParts(solid, SHEET, 1).parts.filter(({ size }) => size > 30);
    expect(pieces).toHaveLength(1);
    // An arm on the hip goes round a patch of ground; cracks are smaller.
    const gaps = connectedParts(solid, SHEET, 0).parts.filter(
      ({ size, touchesRim }) => size > 0 && !touchesRim && size < 25,
    );
    expect(gaps).toEqual([]);
  }
});

test('the mirrored pose of the mirrored character is the mirrored picture', async () => {
  const turns: Turns = {
    leftArm: { root: 1.2, joint: 0.5, stretch: 1.1 },
    rightLeg: { root: -0.5, joint: 0.3, stretch: 1 },
  };
  const turned: Turns = {
    rightArm: { root: -1.2, joint: -0.5, stretch: 1.1 },
    leftLeg: { root: 0.5, joint: -0.3, stretch: 1 },
  };
  const flipped = mirror(cut);
  const a = await bend(cut, limbs, turns, shifted, SHEET, pause);
  const b = await bend(flipped, await limbsOf(flipped), turned, shifted, SHEET, pause);
  const back = mirror({ ...b, channels: 4 });
  let differ = 0;
  for (let i = 3; i < a.data.length; i += 4)
    if (Math.abs((a.data[i] as number) - (back.data[i] as number)) > 128) differ++;
  // Of about 60,000 pixels: where the mesh begins moves by a pixel.
  expect(differ).toBeLessThan(600);
});

function mirror({ data, width, height }: Cut): Cut {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      out.set(data.subarray(from, from + 4), (y * width + width - 1 - x) * 4);
    }
  return { data: out, width, height, channels: 4 };
}
