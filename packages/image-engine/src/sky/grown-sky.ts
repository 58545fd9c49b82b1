import type { Size } from '../picture/picture.ts';
import type { Lab } from '../vision/lab.ts';

/** How far a pixel may be from the one before it, and from the sky's edge where it was come from, in L*a*b*. */
const WITHOUT_EDGE = { next: 2, from: 14 } as const;

/**
 * Extends a sky to all that one comes to without an edge: down to the clouds at the horizon.
 *
 * @param inside 1 for every pixel of the sky, 0 elsewhere
 */
export function grownSky(
  inside: Uint8Array,
  { lightness, a, b }: Lab,
  { width }: Size,
): Uint8Array {
  const grown = inside.slice();
  const origin = Int32Array.from(inside, (_, p) => p);
  const queue = [...origin].filter((p) => inside[p] === 1);
  const apart = (p: number, q: number) =>
    Math.hypot(
      (lightness[p] as number) - (lightness[q] as number),
      (a[p] as number) - (a[q] as number),
      (b[p] as number) - (b[q] as number),
    );
  for (let k = 0; k < queue.length; k++) {
    const p = queue[k] as number;
    const x = p % width;
    for (const q of [x > 0 ? p - 1 : -1, x < width - 1 ? p + 1 : -1, p - width, p + width]) {
      if (q < 0 || q >= inside.length || grown[q] === 1) continue;
      if (apart(p, q) > WITHOUT_EDGE.next) continue;
      if (apart(origin[p] as number, q) > WITHOUT_EDGE.from) continue;
      grown[q] = 1;
      origin[q] = origin[p] as number;
      queue.push(q);
    }
  }
  return grown;
}
