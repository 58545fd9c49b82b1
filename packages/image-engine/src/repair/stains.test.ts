import { expect, it } from 'vitest';
import { tintsOf } from '../recolour/tints.ts';
import { drawn, type Triple } from '../testing/pictures.ts';
import { stainsOf } from './stains.ts';

const pause = async () => {};
/** A brown print, light above and dark below, in which so much of a stain's colour is at a place, 0 to 1. */
const print = (stain: (x: number, y: number) => number, colour: Triple = [86, 63, 20]) =>
  tintsOf(
    drawn(260, 200, (x, y): Triple => {
      const value = y > 110 ? 30 + 80 * Math.abs(Math.sin(x / 23) * Math.cos(y / 17)) : 190;
      const by = stain(x, y);
      const mixed = (level: number, c: number) =>
        Math.round(level + by * ((colour[c] as number) - level));
      return [
        mixed(107 + value * 0.34, 0),
        mixed(90 + value * 0.3, 1),
        mixed(58 + value * 0.23, 2),
      ];
    }),
  );

it('tells a spot from paper that has yellowed more at a corner', async () => {
  const spot = print((x, y) => 0.45 / (1 + Math.exp((Math.hypot(x - 90, y - 45) - 26) / 3)));
  const corner = print(
    (x, y) => 0.8 / (1 + Math.exp((Math.hypot(x - 260, y) - 90) / 6)),
    [170, 140, 30],
  );
  expect(await stainsOf(spot, pause)).toMatchObject({ areSpots: true });
  expect(await stainsOf(corner, pause)).toMatchObject({ areSpots: false });
});
