import { expect, it } from 'vitest';
import { inspect } from '../picture/decode.ts';
import { randomFrom } from '../picture/random.ts';
import { drawn, png } from '../testing/pictures.ts';
import type { Superpixels } from '../vision/superpixels.ts';
import { findSubject } from './find-subject.ts';
import { inFocusOf } from './in-focus.ts';

const size = { width: 100, height: 100 };
/** Areas in a row across the middle, each with a place and a sharpness. */
function inFocusAt(areas: readonly (readonly [x: number, sharp: number])[]) {
  const centres = new Float32Array(areas.flatMap(([x]) => [0, 0, 0, x, 50]));
  const sizes = new Float32Array(areas.length).fill(100);
  const regions = { centres, sizes, count: areas.length } as Superpixels;
  return [
    ...inFocusOf(
      regions,
      Float32Array.from(areas, ([, sharp]) => sharp),
      size,
    ),
  ];
}

it('tells what is sharper than the sides, and nothing of what is smooth', () => {
  const [, hair, cloth, , side] = inFocusAt([
    ...[[2, 0.04] as const, [30, 0.6] as const, [50, 0.05] as const],
    ...[[70, 0.15] as const, [97, 0.06] as const],
  ]);
  expect([hair, cloth, side]).toEqual([1, 0, 0]);
});

it('tells nothing where the sides are as sharp', () => {
  const all = inFocusAt([
    [2, 0.6],
    [30, 0.7],
    [60, 0.5],
    [97, 0.65],
  ]);
  expect(all).toEqual([0, 0, 0, 0]);
});

it('finds white fur before a blurred grey ground by its hairs', async () => {
  const random = randomFrom(5);
  const isFur = (x: number, y: number) => Math.hypot(x - 100, y - 80) < 48;
  const isFace = (x: number, y: number) => Math.hypot(x - 100, y - 90) < 24;
  const picture = drawn(200, 150, (x, y) => {
    const hair = (random() - 0.5) * 90;
    if (isFace(x, y)) return [40 + hair / 3, 38 + hair / 3, 40 + hair / 3];
    if (isFur(x, y)) return [190 + hair, 190 + hair, 188 + hair];
    // Houses out of focus, some as light as the fur.
    const grey = 165 + 60 * Math.sin(x / 13) * Math.cos(y / 17);
    const cast = 14 * Math.sin((x + y) / 19);
    return [grey + cast, grey, grey - cast];
  });
  const { mask } = await findSubject(await inspect(await png(picture)), {}, async () => {});
  let [shared, joint] = [0, 0];
  for (let p = 0; p < mask.data.length; p++) {
    const found = (mask.data[p] as number) > 127;
    const is = isFur(p % 200, Math.floor(p / 200));
    if (found && is) shared++;
    if (found || is) joint++;
  }
  expect(shared / joint).toBeGreaterThan(0.9);
});
