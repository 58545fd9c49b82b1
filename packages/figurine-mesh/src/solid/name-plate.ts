import type { Manifold, ManifoldToplevel } from 'manifold-3d';
import { WIDEST } from '../constants.ts';
import { FigurineError } from '../errors.ts';
import type { Lettering } from '../options.ts';
import type { Own } from './kernel.ts';
import { lettersOf } from './letters.ts';

/** Of the face: flat enough for the letters' lower sides to need no support, steep enough to be read. */
const SLOPE_DEGREES = 40;
const SLOPE = (SLOPE_DEGREES * Math.PI) / 180;
/** Height of capitals: as a share of the model's, and at least so many mm, for strokes of 1.2 mm. */
const CAPITALS = { share: 0.06, least: 7 } as const;
/** mm: how far letters stand out, how deep they are rooted. */
const RAISED = 0.8;
const ROOTED = 0.4;
/** mm: free face around the letters, the upright lip below it, the level edge above it. */
const FREE = { aside: 2.4, above: 1.5 } as const;
const LIP = 1;
const EDGE = 1.2;
/** mm: bevel at the ground, as the base has one. */
const BEVEL = 0.7;
/** mm between the plate and the figure. */
const GAP = 0.4;

/** The front part of a base that carries a name. */
export interface NamePlate {
  /** Wedge and letters in their place, on z = 0. */
  parts: Manifold[];
  /** What the base has to reach under: to each side of its middle, and to the front, mm. */
  underneath: { halfWidth: number; front: number };
  /** Whether a place belongs to the plate, and whether to a letter's front. */
  partAt(y: number, z: number): 'plate' | 'letter' | null;
}

interface Place {
  heightMm: number;
  /** Middle of the base, its radius to the front, its height. */
  base: { x: number; y: number; radius: number };
  thickness: number;
  /** Where the figure begins, seen from the front, up to a height above the ground. */
  frontBelow(z: number): number;
}

/**
 * A wedge in front of the figure with raised letters on its sloping face.
 *
 * @throws FigurineError `invalid_option` when the name is too long for the model
 */
export function namePlate(
  module: ManifoldToplevel,
  own: Own,
  lettering: Lettering,
  { heightMm, base, thickness, frontBelow }: Place,
): NamePlate {
  const capitals = Math.max(CAPITALS.least, CAPITALS.share * heightMm);
  const letters = lettersOf(module, own, lettering, capitals);
  const { min, max } = letters.bounds();
  const width = max[0] - min[0] + 2 * FREE.aside;
  if (width > WIDEST * heightMm) throw tooLong(width, heightMm);

  const face = max[1] - min[1] + 2 * FREE.above;
  const [deep, rise] = [face * Math.cos(SLOPE), face * Math.sin(SLOPE)];
  const top = LIP + rise;
  // Where the face is as high as the base: the base's own front lies behind that.
  const flush = Math.max(0, thickness - LIP) / Math.tan(SLOPE);
  const front = Math.min(
    frontBelow(top + RAISED) - GAP - EDGE - deep,
    base.y - base.radius - flush,
  );
  const back = front + deep + EDGE;
  const profile = own(
    new module.CrossSection([
      [front + BEVEL, 0],
      [back, 0],
      [back, top],
      [back - EDGE, top],
      [front, LIP],
      [front, Math.min(BEVEL, 0.7 * LIP)],
    ]),
  );
  const wedge = own(
    own(own(profile.extrude(width)).rotate([90, 0, 90])).translate([base.x - width / 2, 0, 0]),
  );
  const raised = own(
    own(
      own(own(letters.extrude(RAISED + ROOTED)).translate([0, 0, -ROOTED])).rotate([
        SLOPE_DEGREES,
        0,
        0,
      ]),
    ).translate([base.x, front + deep / 2, LIP + rise / 2]),
  );
  return {
    parts: [wedge, raised],
    underneath: { halfWidth: width / 2 - BEVEL, front: front + flush + BEVEL },
    partAt(y, z) {
      if (y > back + 0.02 || z > top + RAISED) return null;
      // How far out of the sloping face.
      const out = (z - LIP) * Math.cos(SLOPE) - (y - front) * Math.sin(SLOPE);
      return out > RAISED / 2 ? 'letter' : 'plate';
    },
  };
}

function tooLong(width: number, heightMm: number): FigurineError {
  const words = `The name is ${Math.round(width)} mm wide in letters that can be printed, and a model of ${heightMm} mm has room for ${Math.floor(WIDEST * heightMm)} mm. Take a shorter name or a taller model.`;
  return new FigurineError('invalid_option', words);
}
