/** Lengths that a printable figurine keeps to, in millimetres. */

/** What arms and poles are thickened to: a wall of three lines of a 0.4 mm nozzle, and some to spare. */
export const WALL_MM = 1.6;
/** The least wall that counts as sound; thinner ones break when the model is cleaned. */
export const LEAST_WALL_MM = 1.2;
/** Smaller holes close while printing. */
export const LEAST_HOLE_MM = 1.6;
/** Parts farther from the rest than this share of the height are left out. */
export const WIDEST_GAP_SHARE = 0.35;
/** A model may be this many times as wide as it is tall; a wider one is made less tall. */
export const WIDEST = 1.5;
/** Plaque of a picture without an outline: thickness, relief, radius of its corners. */
export const PLAQUE_MM = { thickness: 3.2, relief: 1, corner: 2.5 } as const;
/** Details of these sizes become relief; it fades out over the rim. */
export const RELIEF_MM = { finest: 0.25, coarsest: 2.2, rim: 1.2 } as const;
/** The same of a plaque, whose relief is all there is: coarse forms count, too. */
export const PLAQUE_RELIEF_MM = { finest: 0.2, coarsest: 8, rim: 1.5 } as const;
/** Without a base, so much is cut off below, to lie flat on the printer's bed. */
export const FLAT_MM = 0.1;
/** The figure's soles are sunk this deep into the base. */
export const SINK_MM = 1.2;
/** Hollow models: the wall, and the radius of the holes that resin drains through. */
export const HOLLOW_MM = { wall: 2, drainRadius: 1.75 } as const;

/** Height of the base for a model of a height, mm. */
export function baseHeight(heightMm: number): number {
  return Math.min(8, Math.max(3, 0.05 * heightMm));
}
