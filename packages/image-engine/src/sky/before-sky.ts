import { smoothstep } from '../light/oklab.ts';
import type { Size } from '../picture/picture.ts';
import { gaussian } from '../vision/gaussian.ts';
import type { Lab } from '../vision/lab.ts';
import type { Plane } from '../vision/plane.ts';

/** Over what distance a sky is taken to be even, as a share of the longer edge. */
const EVEN = 0.03;
/** How often that evenness is worked out anew without what stands out of it, and what counts little then, in L*a*b*. */
const ROUNDS = 3;
const OUTLIER = 5;
/** How uneven a sky is: the distance below which that share of it lies. Masts take up less than the rest, clouds more. */
const EVEN_SHARE = 0.7;
/** How far from the sky around it a pixel is that stands before it: in unevennesses, and in L*a*b* on top. */
const OTHER = { from: [2.2, 1], to: [4.5, 3] } as const;
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
  const within = distances.filter((_, p) => (sky.data[p] as number) > 0.5).sort();
  const unevenness = within[Math.floor(within.length * EVEN_SHARE)] ?? 0;
  const [from, to] = [OTHER.from, OTHER.to].map(([times, more]) => times * unevenness + more) as [
    number,
    number,
  ];
  for (let p = 0; p < standing.length; p++)
    standing[p] = smoothstep(from, to, standing[p] as number);
  for (const p of connectedToLand(sky, standing))
    sky.data[p] = (sky.data[p] as number) * (1 - (standing[p] as number));
}

/** How far every pixel is from the sky around it, in L*a*b*, unless it is lighter. */
async function otherBy(sky: Plane, lab: Lab, pause: () => Promise<void>) {
  const sigma = EVEN * Math.max(sky.width, sky.height);
  const weights = sky.data.slice();
  const standing = new Float32Array(weights.length);
  const distances = new Float32Array(weights.length);
  for (let round = 0; round < ROUNDS; round++) {
    await pause();
    const counts = gaussian(weights, sky, sigma);
    const [l, a, b] = [lab.lightness, lab.a, lab.b].map((plane) =>
      awayFromMean(plane, weights, counts, sky, sigma),
    ) as [Float32Array, Float32Array, Float32Array];
    for (let p = 0; p < standing.length; p++) {
      const lighter = l[p] as number;
      const distance = Math.hypot(lighter, a[p] as number, b[p] as number);
      weights[p] = (sky.data[p] as number) * Math.exp(-((distance / OUTLIER) ** 2));
      distances[p] = distance;
      standing[p] = distance * (1 - smoothstep(LIGHTER[0], LIGHTER[1], lighter));
    }
  }
  return { standing, distances };
}

/** How far every value is from the weighted mean around it; 0 where nothing around it counts. */
function awayFromMean(
  plane: Float32Array,
  weights: Float32Array,
  counts: Float32Array,
  size: Size,
  sigma: number,
): Float32Array {
  const weighted = plane.map((value, p) => value * (weights[p] as number));
  const sums = gaussian(weighted, size, sigma, weighted);
  return plane.map((value, p) => {
    const count = counts[p] as number;
    return count < 1e-3 ? 0 : value - (sums[p] as number) / count;
  });
}

/** The pixels of the sky that one comes to from the land without leaving what stands before the sky. */
function connectedToLand({ data: sky, width }: Plane, standing: Float32Array): number[] {
  const seen = Uint8Array.from(sky, (share) => (share < 0.5 ? 1 : 0));
  const queue: number[] = [];
  seen.forEach((isLand, p) => {
    if (isLand) queue.push(p);
  });
  const reached: number[] = [];
  for (let p = queue.pop(); p !== undefined; p = queue.pop()) {
    const x = p % width;
    for (let dy = -width; dy <= width; dy += width)
      for (let dx = -1; dx <= 1; dx++) {
        const q = p + dy + dx;
        if (x + dx < 0 || x + dx >= width || q < 0 || q >= sky.length) continue;
        if (seen[q] || (standing[q] as number) < LEADS) continue;
        seen[q] = 1;
        reached.push(q);
        queue.push(q);
      }
  }
  return reached;
}
