import type { Light } from '../compose/light.ts';
import type { Size } from '../picture/picture.ts';
import type { Disc } from '../scenes/lens.ts';
import { along } from '../scenes/paint.ts';

/** A sky that is drawn. */
export interface DrawnSky {
  /** What falls on the land below it. */
  light: Light;
  /**
   * Its colour.
   *
   * @param x units from the middle, see `shade`
   * @param up units above the horizon
   */
  paint: (x: number, up: number, out: Float32Array) => void;
  /**
   * What shines in it by itself.
   *
   * @param level how far below the upper edge the horizon lies, units
   */
  lights?: (size: Size, level: number) => Disc[];
}

/** Height above the horizon, units, over which the colours of a sky change by two thirds. */
const FADE = 0.28;

/** The colour of a sky at that height, from overhead, 0, to the horizon, 1. */
export const graded = (stops: Parameters<typeof along>[0], up: number, out: Float32Array) =>
  along(stops, Math.exp(-up / FADE), out);
