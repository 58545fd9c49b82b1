import { smoothstep } from '../light/oklab.ts';
import type { Pixels } from '../picture/picture.ts';
import { boxMean } from '../vision/box-mean.ts';
import { type Lab, toLab } from '../vision/lab.ts';
import type { SkyDivision } from './divide-sky.ts';

/** How far from the lower end of a sky its colours are compared, px to each side. */
const BESIDE = 3;
/** Over what distance it fades, of the longer edge. */
const FADE = 0.12;
/** Differences in CIE L*a*b*, from no edge to a sharp one: a glow at dusk has less. */
const EDGE = [4, 9] as const;
/** The same, from what looks like the sky beside it to what stands before it. */
const OTHER = [10, 22] as const;

/**
 * The sky as 0 to 1, fading out downwards where the picture has no edge: a glow above the horizon is neither sky nor
 * land.
 *
 * @param small the picture that was divided
 */
export async function withEdgeFaded(
  { inside }: SkyDivision,
  small: Pixels,
  pause: () => Promise<void>,
): Promise<Float32Array> {
  const sky = Float32Array.from(inside);
  const radius = Math.ceil(FADE * Math.max(small.width, small.height));
  const mean = (plane: Float32Array) => boxMean(plane, small, radius);
  const lab = toLab(small);
  const { edge, weak } = lowerEdge(inside, lab, small.width);
  if (!weak.some((share) => share > 0)) return sky;
  await pause();
  const around = mean(edge);
  const weakAround = mean(weak);
  const near = mean(sky);
  const faded = mean(near);
  await pause();
  const [l, a, b] = [lab.lightness, lab.a, lab.b].map((plane) =>
    mean(plane.map((value, p) => value * (sky[p] as number))),
  ) as [Float32Array, Float32Array, Float32Array];
  return sky.map((share, p) => {
    const beside = near[p] as number;
    if ((around[p] as number) <= 0 || beside <= 0) return share;
    const distance = Math.hypot(
      (lab.lightness[p] as number) - (l[p] as number) / beside,
      (lab.a[p] as number) - (a[p] as number) / beside,
      (lab.b[p] as number) - (b[p] as number) / beside,
    );
    const alike = share > 0 ? 1 : 1 - smoothstep(OTHER[0], OTHER[1], distance);
    const weakness = (weakAround[p] as number) / (around[p] as number);
    return share + alike * weakness * ((faded[p] as number) - share);
  });
}

/** The lowest pixels of the sky, and how little of an edge each of them is, 0 to 1. */
function lowerEdge(inside: Uint8Array, { lightness, a, b }: Lab, width: number) {
  const edge = new Float32Array(inside.length);
  const weak = new Float32Array(inside.length);
  for (let p = 0; p + width < inside.length; p++) {
    if (inside[p] !== 1 || inside[p + width] === 1) continue;
    const column = p % width;
    const above = Math.max(column, p - BESIDE * width);
    const below = Math.min(inside.length - width + column, p + (BESIDE + 1) * width);
    const distance = Math.hypot(
      (lightness[above] as number) - (lightness[below] as number),
      (a[above] as number) - (a[below] as number),
      (b[above] as number) - (b[below] as number),
    );
    edge[p] = 1;
    weak[p] = 1 - smoothstep(EDGE[0], EDGE[1], distance);
  }
  return { edge, weak };
}
