import { smoothstep } from '../light/oklab.ts';
import { median } from './measures.ts';
import type { Belonging, Tints } from './tints.ts';

/** Lightness of what is called black, white, or a grey as light as that. */
export function greysOf(lightness: number): readonly [least: number, most: number] {
  if (lightness < 0.4) return [-1, 0.4];
  return lightness > 0.82 ? [0.68, 2] : [lightness - 0.16, lightness + 0.16];
}

/** Colourless pixels of such lightness. */
function ofGrey(
  tints: Tints,
  [low, high]: readonly [number, number],
  where: Float32Array | null,
): Float32Array {
  const { l, c } = tints;
  const share = new Float32Array(l.length);
  for (let p = 0; p < share.length; p++) {
    const asked = where ? (where[p] as number) : 1;
    const light = l[p] as number;
    share[p] =
      asked *
      smoothstep(0.075, 0.04, c[p] as number) *
      smoothstep(low - 0.08, low, light) *
      smoothstep(high + 0.08, high, light);
  }
  return share;
}

/** What is of no colour and of such lightness, and what that is. */
export function greyBelonging(
  tints: Tints,
  lightness: readonly [least: number, most: number],
  where: Float32Array | null,
): Belonging {
  const share = ofGrey(tints, lightness, where);
  return { share, centre: { l: median(tints.l, share, 1), c: median(tints.c, share, 0.4), h: 0 } };
}
