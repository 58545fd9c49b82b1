import type { Manifold, ManifoldToplevel } from 'manifold-3d';
import { WALL_MM } from '../constants.ts';
import type { Own } from './kernel.ts';
import type { Patch } from './patches.ts';

/** mm², and share of the height squared, of contact below which a sole would snap off. */
const FIRM = { area: 22, share: 0.004 } as const;
/** mm: radius of a peg, between these, as a share of the height. */
const RADIUS = { least: 2.2, most: 5, share: 0.045 } as const;
/** mm that a single peg, or one of several, may be seen to rise. */
const RISE = { single: 12, several: 5 } as const;

/** Half of the solid's thickness at a place, in the picture's plane and across it: the smaller, mm. */
export type RoomAt = (x: number, z: number) => number;

/**
 * Columns under soles that touch the base too little, such as a ball's: from the base up into the body,
 * where it is wide enough to hide them. Soles are at z = `sink`, the base's top is there too.
 */
export function pegsOf(
  { CrossSection }: ManifoldToplevel,
  own: Own,
  patches: readonly Patch[],
  { roomAt, heightMm, top, sink }: { roomAt: RoomAt; heightMm: number; top: number; sink: number },
): Manifold[] {
  const firm = Math.max(FIRM.area, FIRM.share * heightMm ** 2);
  const total = patches.reduce((sum, { area }) => sum + area, 0);
  if (patches.length > 1 && total >= 0.8 * firm) return [];
  const wanted = Math.min(RADIUS.most, Math.max(RADIUS.least, RADIUS.share * heightMm));
  const rise = patches.length > 1 ? RISE.several : RISE.single;
  return patches
    .filter(({ area }) => area < firm)
    .map(({ left, right, front, back }) => {
      const [x, y] = [(left + right) / 2, (front + back) / 2];
      const best = { z: sink, room: 0 };
      for (let z = sink; z < Math.min(0.35 * top, sink + rise); z += 0.3) {
        const room = roomAt(x, z);
        if (room > best.room) Object.assign(best, { z, room });
        if (room >= 1.05 * wanted) break;
      }
      const upper = Math.max(0.75 * WALL_MM, Math.min(wanted, 0.95 * best.room));
      const lower = Math.max(1.25 * upper, Math.min(1.3 * wanted, 2.6));
      const tip = Math.max(2, Math.max(best.z, sink + 1.5) - sink + 0.6);
      // Half of its outline, from the foot's fillet to the rounded tip.
      const profile = own(
        new CrossSection([
          [0, 0],
          [lower + 1, 0],
          [lower + 0.25, 0.75],
          [lower, 1.4],
          [upper, tip],
          [0.7 * upper, tip + 0.5 * upper],
          [0, tip + 0.75 * upper],
        ]),
      );
      return own(own(profile.revolve(48)).translate([x, y, sink - 0.6]));
    });
}
