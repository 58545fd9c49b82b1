import { smoothstep } from '../light/oklab.ts';
import { gaussian } from '../vision/gaussian.ts';
import type { Lab } from '../vision/lab.ts';
import type { Plane } from '../vision/plane.ts';
import { quantileOf } from '../vision/quantile.ts';

/** Over what distance a sky is taken to be even, as a share of the longer edge. */
const EVEN = 0.03;
/** How often that evenness is worked out anew without what stands out of it, and what counts little then, in L*a*b*. */
const ROUNDS = 3;
const OUTLIER = 5;
/** How uneven a sky is: the distance below which that share of it lies. Masts take up less than the rest, clouds more. */
const EVEN_SHARE = 0.7;
/** How far from the sky around it a pixel is that stands before it: in unevennesses, and in L*a*b* on top. */
const OTHER = { from: [2.2, 1], to: [4.5, 3] } as const;
/** No distance counts for more, in L*a*b*. */
const FARTHEST = 100;
/** In L*: what is lighter than the sky is a cloud, a star or a lamp. */
const LIGHTER = [1, 4] as const;
/** How little of it still leads on from the land to the next pixel. */
const LEADS = 0.3;

/**
 * Takes masts, lattices, wires and twigs out of a sky, in place, which are too slender for the copy in which it was
 * found: what is darker than the sky around it, or of another colour, and connected to the land. The more uneven the
 * sky, the more it must stand out: a cloud has dark sides, too.
 *
 * @param sky 0 outside … 1 inside
 * @param lab of the picture at that size
 */
export async function takeOutSlender(
  sky: Plane,
  lab: Lab,
  pause: () => Promise<void>,
): Promise<void> {
  const { standing, distances } = await otherBy(sky, lab, pause);
  const within = distances.filter((_, p) => (sky.data[p] as number) > 0.5);
  const unevenness = FARTHEST * quantileOf(within, EVEN_SHARE);
  const [from, to] = [OTHER.from, OTHER.to].map(([times, more]) => times * unevenness + more) as [
    number,
    number,
  ];
  for (let p = 0; p < standing.length; p++)
    standing[p] = smoothstep(from, to, standing[p] as number);
  for (const p of connectedToLand(sky, standing))
    sky.data[p] = (sky.data[p] as number) * (1 - (standing[p] as number));
}

/**
 * How far every pixel is from the sky around it, as a share of the farthest, and the same of those that are not
 * lighter, in L*a*b*.
 */
async function otherBy(sky: Plane, { lightness, a, b }: Lab, pause: () => Promise<void>) {
  const sigma = EVEN * Math.max(sky.width, sky.height);
  const weights = sky.data.slice();
  const standing = new Float32Array(weights.length);
  const distances = new Float32Array(weights.length);
  const means = [lightness, a, b].map(() => new Float32Array(weights.length));
  const [meanL, meanA, meanB] = means as [Float32Array, Float32Array, Float32Array];
  for (let round = 0; round < ROUNDS; round++) {
    await pause();
    const counts = gaussian(weights, sky, sigma);
    [lightness, a, b].forEach((plane, k) => {
      const mean = means[k] as Float32Array;
      for (let p = 0; p < plane.length; p++)
        mean[p] = (plane[p] as number) * (weights[p] as number);
      gaussian(mean, sky, sigma, mean);
    });
    await pause();
    for (let p = 0; p < standing.length; p++) {
      const count = counts[p] as number;
      // No sky is near.
      if (count < 1e-3) continue;
      const lighter = (lightness[p] as number) - (meanL[p] as number) / count;
      const greener = (a[p] as number) - (meanA[p] as number) / count;
      const bluer = (b[p] as number) - (meanB[p] as number) / count;
      const square = lighter * lighter + greener * greener + bluer * bluer;
      distances[p] = Math.min(1, Math.sqrt(square) / FARTHEST);
      const near = 1 / (1 + square / (OUTLIER * OUTLIER));
      weights[p] = (sky.data[p] as number) * near * near;
    }
    if (round < ROUNDS - 1) continue;
    for (let p = 0; p < standing.length; p++) {
      const lighter = (lightness[p] as number) - (meanL[p] as number) / (counts[p] as number);
      const isNear = (counts[p] as number) >= 1e-3;
      standing[p] = isNear
        ? FARTHEST * (distances[p] as number) * (1 - smoothstep(LIGHTER[0], LIGHTER[1], lighter))
        : 0;
    }
  }
  return { standing, distances };
}

/** The pixels of the sky that one comes to from the land without leaving what stands before the sky. */
function connectedToLand({ data: sky, width }: Plane, standing: Float32Array): number[] {
  const isLand = (p: number) => (sky[p] as number) < 0.5;
  const beside = (p: number): number[] => {
    const x = p % width;
    const columns = [x > 0 ? -1 : 0, 0, x < width - 1 ? 1 : 0];
    return [-width, 0, width].flatMap((rows) => columns.map((column) => p + rows + column));
  };
  const seen = new Uint8Array(sky.length);
  const reached: number[] = [];
  const visit = (p: number) => {
    if (seen[p] || isLand(p) || !((standing[p] as number) >= LEADS)) return;
    seen[p] = 1;
    reached.push(p);
  };
  for (let p = 0; p < sky.length; p++)
    if (!isLand(p) && (standing[p] as number) >= LEADS && beside(p).some(isLand)) visit(p);
  for (let next = 0; next < reached.length; next++) beside(reached[next] as number).forEach(visit);
  return reached;
}
