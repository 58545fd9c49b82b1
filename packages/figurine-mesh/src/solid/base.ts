import type { Manifold, ManifoldToplevel } from 'manifold-3d';
import type { Vector } from '../mesh.ts';
import type { ResolvedOptions } from '../options.ts';
import type { Own } from './kernel.ts';
import type { Patch } from './patches.ts';

/** Leaning that the base is made for; what is promised is 15°. */
const LEAN = Math.tan((17 * Math.PI) / 180);
/** mm: how far the base reaches beyond the soles, and its bevelled edge. */
const BEYOND = 2.5;
const BEVEL = 0.7;
/** Smallest and largest radius, as shares of the model's height. */
const RADIUS = { least: 0.17, most: 0.34 } as const;

/** A disc swept along x: its middle, the radius, and how far it is swept to each side, mm. */
export interface Base {
  x: number;
  y: number;
  radius: number;
  sweep: number;
}

/** What a base has to hold. */
export interface Standing {
  /** Where the soles meet the ground. */
  patches: readonly Patch[];
  /** Centre of mass above the ground, mm. */
  centre: Vector;
  /** From front to back, mm. */
  deep: number;
}

/** A base that holds the figure: under all soles, and wide enough not to tip over. */
export function planBase(
  { patches, centre, deep }: Standing,
  { heightMm, base }: ResolvedOptions,
  thickness: number,
): Base {
  const left = Math.min(...patches.map((patch) => patch.left));
  const right = Math.max(...patches.map((patch) => patch.right));
  // Between the middle of the soles and the point under the centre of mass.
  const x = 0.6 * centre[0] + 0.4 * ((left + right) / 2);
  const y = centre[1];
  const lever = LEAN * (centre[2] + thickness) + BEVEL;
  const reach = Math.max(
    ...patches.map((patch) => Math.max(Math.abs(patch.front - y), Math.abs(patch.back - y))),
  );
  const wanted = Math.max(RADIUS.least * heightMm, 0.3 * deep);
  const radius = Math.max(Math.min(wanted, RADIUS.most * heightMm), lever, reach + 2);
  const stance = Math.max(x - left, right - x) + BEYOND;
  const sweep = Math.max(0, stance - radius, Math.abs(centre[0] - x) + lever - radius);
  if (base === 'round' || sweep < 0.25 * radius) return { x, y, radius: radius + sweep, sweep: 0 };
  return { x, y, radius, sweep };
}

/**
 * The plate with bevelled edges, its top at z = 0.
 *
 * @param reach what it also has to lie under: to each side of its middle and up to a front, mm
 */
export function plateOf(
  { Manifold, CrossSection }: ManifoldToplevel,
  own: Own,
  { x, y, radius, sweep }: Base,
  thickness: number,
  reach?: { halfWidth: number; front: number },
): Manifold {
  const layer = (r: number, height: number, z: number) => {
    const disc = own(CrossSection.circle(r, 128));
    const parts = sweep > 0 ? [-sweep, sweep].map((dx) => own(disc.translate([dx, 0]))) : [disc];
    if (reach) {
      const size = [2 * (reach.halfWidth - radius + r), y - reach.front - radius + r] as const;
      parts.push(own(own(CrossSection.square(size)).translate([-size[0] / 2, -size[1]])));
    }
    const outline = parts.length > 1 ? own(CrossSection.hull(parts)) : disc;
    return own(own(outline.extrude(height)).translate([x, y, z - thickness]));
  };
  const thin = 0.01;
  return own(
    Manifold.hull([
      layer(radius - BEVEL, thin, 0),
      layer(radius, thickness - 2 * BEVEL, BEVEL),
      layer(radius - BEVEL, thin, thickness - thin),
    ]),
  );
}
