import { expect, it } from 'vitest';
import { at, drawn, edited, grained, type Triple } from '../testing/pictures.ts';
import { thingsOf } from './likely-things.ts';
import { piecesOf } from './pieces.ts';
import { tintsOf } from './tints.ts';

const changed = (after: Triple, before: Triple) =>
  Math.hypot(...after.map((value, k) => value - (before[k] as number)));

/** A cushion, and a pot of a paler orange with what stands in it. */
const room = (above: Triple) =>
  drawn(240, 160, (x, y): Triple => {
    if (x > 150 && x < 190 && y > 60 && y < 104) return grained([240, 80, 40], x, y);
    if (x > 40 && x < 76 && y > 100 && y < 132) return grained([243, 120, 64], x, y);
    const isAbove = x > 30 && x < 86 && y > 50 && y <= 100;
    return grained(isAbove && (x + y) % 10 < 6 ? above : [232, 222, 204], x, y);
  });

it('takes the pot that a plant stands in, and not the cushion of a more orange orange', async () => {
  const planted = room([40, 140, 60]);
  const after = await edited(planted, 'make the orange pot blue');
  expect(changed(at(after, 58, 116), at(planted, 58, 116))).toBeGreaterThan(60);
  expect(changed(at(after, 170, 80), at(planted, 170, 80))).toBeLessThan(3);
});

it('asks for a box where nothing stands in the pot', async () => {
  await expect(edited(room([150, 150, 160]), 'make the orange pot blue')).rejects.toThrow(
    /Draw a box/,
  );
});

it('takes a bottle with a large label to be as compact as one without', async () => {
  const plane = (isIt: (x: number, y: number) => boolean) =>
    Float32Array.from({ length: 80 * 60 }, (_, p) => (isIt(p % 80, Math.floor(p / 80)) ? 1 : 0));
  const isBottle = (x: number, y: number) => x >= 20 && x < 50 && y >= 10 && y < 50;
  const isLabel = (x: number, y: number) => x >= 25 && x < 45 && y >= 16 && y < 44;
  const tints = tintsOf(drawn(80, 60, () => [200, 200, 200]));
  const compact = async (isIt: (x: number, y: number) => boolean) => {
    const pieces = await piecesOf(plane(isIt), tints, async () => {});
    return thingsOf('bottle', pieces, tints).isCompact[1];
  };
  expect(await compact((x, y) => isBottle(x, y) && !isLabel(x, y))).toBe(true);
  // What hardly fills its rectangle is a frame or a plant.
  expect(await compact((x, y) => isBottle(x, y) && (x + y) % 10 < 3)).not.toBe(true);
});

it('asks for a box where a ring on a rug and a cushion above it are all that has the colour of a lamp', async () => {
  const rug = drawn(240, 160, (x, y): Triple => {
    const far = Math.hypot((x - 120) / 100, (y - 126) / 22);
    const isCushion = x > 70 && x < 92 && y > 74 && y < 98;
    return grained((far > 0.86 && far < 1) || isCushion ? [246, 186, 40] : [224, 224, 228], x, y);
  });
  await expect(edited(rug, 'make the yellow lamp blue')).rejects.toThrow(/Draw a box/);
});

it.each(['umbrella', 'parasol'])(
  'takes all stripes of the %s, and not the one on a board',
  async (thing) => {
    const isStripe = (x: number, y: number) =>
      x >= 100 && x < 220 && y > 40 && y < 80 && (x - 100) % 24 < 14;
    const isBoard = (x: number, y: number) => x > 20 && x < 40 && y > 70 && y < 86;
    const isCloth = (x: number, y: number) => x >= 100 && x < 220 && y > 40 && y < 80;
    const beach = drawn(240, 160, (x, y): Triple => {
      if (isStripe(x, y) || isBoard(x, y)) return grained([250, 196, 40], x, y);
      return grained(isCloth(x, y) ? [248, 246, 240] : [120, 180, 220], x, y);
    });
    const after = await edited(beach, `make the yellow ${thing} red`);
    for (const x of [106, 154, 202])
      expect(changed(at(after, x, 60), at(beach, x, 60))).toBeGreaterThan(60);
    expect(changed(at(after, 30, 78), at(beach, 30, 78))).toBeLessThan(3);
  },
);
