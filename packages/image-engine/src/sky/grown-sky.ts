import type { Size } from '../picture/picture.ts';
import { apart, type Lab } from '../vision/lab.ts';

/** How far a pixel may be from the one before it, and from the sky's edge where it was come from, in L*a*b*. */
const WITHOUT_EDGE = { next: 2, from: 14 } as const;

/**
 * Extends a sky to all that one comes to without an edge: down to the clouds at the horizon.
 *
 * @param inside 1 for every pixel of the sky, 0 elsewhere
 */
export function grownSky(inside: Uint8Array, lab: Lab, { width }: Size): Uint8Array {
  const grown = inside.slice();
  const origin = Int32Array.from(inside, (_, p) => p);
  const queue = [...origin].filter((p) => inside[p] === 1);
  for (let k = 0; k < queue.length; k++) {
    const p = queue[k] as number;
    const x = p % width;
    for (const q of [x > 0 ? p - 1 : -1, x < width - 1 ? p + 1 : -1, p - width, p + width]) {
      if (q < 0 || q >= inside.length || grown[q] === 1) continue;
      if (apart(lab, p, q) > WITHOUT_EDGE.next) continue;
      if (apart(lab, origin[p] as number, q) > WITHOUT_EDGE.from) continue;
      grown[q] = 1;
      origin[q] = origin[p] as number;
      queue.push(q);
    }
  }
  return grown;
}
