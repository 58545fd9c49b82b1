import type { Pixels } from '../picture/picture.ts';
import { cloudy } from '../scenes/noise.ts';
import { drawn, type Triple } from './pictures.ts';

/** The lowest row of the sky of a landscape in a column. */
export const ridge = (x: number, width: number, height: number): number =>
  height * (0.45 + 0.12 * Math.sin((x / width) * 9) + 0.03 * Math.sin((x / width) * 41));

/**
 * A landscape: a sky with clouds over a jagged ridge, and rough green and brown land.
 *
 * @param sky colour of the sky between the clouds
 */
export function landscape(
  width = 240,
  height = 160,
  [red, green, blue]: Triple = [120, 165, 215],
): Pixels {
  return drawn(width, height, (x, y) => {
    if (y < ridge(x, width, height)) {
      const cloud = Math.max(0, cloudy(x / 50, y / 30, 4)) * 90;
      return [red + cloud, green + cloud * 0.7, blue + cloud * 0.4].map((v) =>
        Math.min(255, v),
      ) as Triple;
    }
    const rough = ((x * 7 + y * 13) % 11) * 4 + cloudy(x / 9, y / 9, 3) * 40;
    return [70 + rough, 88 + rough, 40 + rough * 0.5].map((v) => Math.max(0, v)) as Triple;
  });
}

/** A brick wall, which has no sky. */
export const bricks = (width = 240, height = 160): Pixels =>
  drawn(width, height, (x, y) => {
    const isJoint = y % 10 < 2 || (x + (Math.floor(y / 10) % 2) * 10) % 20 < 2;
    return isJoint ? [190, 180, 170] : [150 + ((x * 31 + y * 17) % 40), 70, 50];
  });
