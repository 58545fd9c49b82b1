import type { Size } from '../picture/picture.ts';
import { boxMean } from '../vision/box-mean.ts';
import { gaussian } from '../vision/gaussian.ts';
import type { Lab } from '../vision/lab.ts';
import type { Plane } from '../vision/plane.ts';

/** Over what distance a sky is taken to be even, as a share of the longer edge, and how often it is led on by that. */
const EVEN = 0.04;
const ROUNDS = 8;
/** How far a gap's colour is at most from those between the land around it and the sky, in L*a*b*. */
const ALIKE = 10;
/** How far along it is from the land, 0, to the sky, 1, and its clearest pixel at least. */
const SHARE = { least: 0.5, clear: 0.85, most: 1.2 };
/** Share of the picture that one gap covers at most. */
const MOST = 0.004;
/** Gaps come in numbers: so many at least, this far to each side, of the longer edge. Eyes and teeth are fewer. */
const AMONG = { radius: 0.06, least: 14 };
/** In L*a*b*: what is lighter and redder than leaves and steel, such as skin, has no gaps. */
const SOLID = { light: 35, red: 4 };
/** Share of a row that is open sky at least: below the horizon what looks like sky is water. */
const OPEN = 0.15;

/**
 * Adds what is seen of a sky through the gaps of a tree or a lattice, in place: small patches of its colour, many of
 * them beside each other, no lower than the open sky.
 *
 * @param sky 0 outside … 1 inside
 * @param lab of the picture at that size
 * @returns 1 for every pixel of a gap, 0 elsewhere
 */
export async function addGaps(
  sky: Plane,
  lab: Lab,
  pause: () => Promise<void>,
): Promise<Float32Array> {
  const longer = Math.max(sky.width, sky.height);
  const open = openRows(sky);
  const gaps = new Float32Array(sky.data.length);
  const isBesideSky = (p: number) =>
    [p - 1, p + 1, p - sky.width, p + sky.width].some((q) => (sky.data[q] ?? 0) > 0.5);
  for (let round = 0; round < ROUNDS; round++) {
    await pause();
    const alike = alikeIn(sky, gaps, lab, EVEN * longer);
    let found = 0;
    for (let p = 0; p < alike.length; p++) if (open[Math.floor(p / sky.width)] !== 1) alike[p] = 0;
    for (const patch of patchesOf(alike, sky.width)) {
      const isClear = patch.some((p) => (alike[p] as number) > SHARE.clear);
      if (!isClear || patch.length > MOST * alike.length || patch.some(isBesideSky)) continue;
      for (const p of patch) {
        if (gaps[p] === 0) found += 1;
        gaps[p] = 1;
      }
    }
    if (found === 0) break;
  }
  await pause();
  for (const patch of amongMany(gaps, sky)) for (const p of patch) sky.data[p] = 1;
  for (let p = 0; p < gaps.length; p++) if ((sky.data[p] as number) < 1) gaps[p] = 0;
  return gaps;
}

/** The gaps that have many others beside them, and those beside these: the ends of a mast. */
function amongMany(gaps: Float32Array, size: Size): number[][] {
  const radius = Math.ceil(AMONG.radius * Math.max(size.width, size.height));
  const counted = (patches: number[][]) => {
    const firsts = new Float32Array(gaps.length);
    for (const [first] of patches) firsts[first as number] = (2 * radius + 1) ** 2;
    return boxMean(firsts, size, radius);
  };
  const patches = patchesOf(gaps, size.width);
  const beside = counted(patches);
  const many = patches.filter((patch) => patch.some((p) => (beside[p] as number) >= AMONG.least));
  const besideThese = counted(many);
  return patches.filter((patch) => patch.some((p) => (besideThese[p] as number) >= 1));
}

/** 1 for the rows in which the sky is open. */
function openRows({ data, width, height }: Plane): Uint8Array {
  const open = new Uint8Array(height);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < width; x++) sum += data[y * width + x] as number;
    open[y] = sum >= OPEN * width ? 1 : 0;
  }
  return open;
}

/** What the places have around that have a weight: the mean of their colours, and how much of them there is. */
function around(weights: Float32Array, { lightness, a, b }: Lab, size: Size, sigma: number) {
  const counts = gaussian(weights, size, sigma);
  const means = [lightness, a, b].map((plane) =>
    gaussian(
      plane.map((value, p) => value * (weights[p] as number)),
      size,
      sigma,
    ),
  ) as [Float32Array, Float32Array, Float32Array];
  return { counts, means };
}

/** 1 for what is not sky, yet rather has the colour of the sky and of the gaps around it than that of what stands there. */
function alikeIn(sky: Plane, gaps: Float32Array, lab: Lab, sigma: number): Float32Array {
  const isSky = (inside: number, p: number) => inside > 0.9 || gaps[p] === 1;
  const open = around(
    sky.data.map((inside, p) => (isSky(inside, p) ? 1 : 0)),
    lab,
    sky,
    sigma,
  );
  const land = around(
    sky.data.map((inside, p) => (inside < 0.1 && gaps[p] === 0 ? 1 : 0)),
    lab,
    sky,
    sigma,
  );
  const planes = [lab.lightness, lab.a, lab.b];
  return sky.data.map((inside, p) => {
    const [own, other] = [open.counts[p] as number, land.counts[p] as number];
    if (inside > 0.5 || own < 1e-3 || other < 1e-3) return 0;
    const [light, red] = land.means.map((mean) => (mean[p] as number) / other) as [number, number];
    if (light > SOLID.light && red > SOLID.red) return 0;
    let [along, square, length] = [0, 0, 0];
    for (let k = 0; k < 3; k++) {
      const from = ((land.means[k] as Float32Array)[p] as number) / other;
      const step = ((open.means[k] as Float32Array)[p] as number) / own - from;
      const value = ((planes[k] as Float32Array)[p] as number) - from;
      along += value * step;
      square += step * step;
      length += value * value;
    }
    const share = along / square;
    const aside = Math.sqrt(Math.max(0, length - share * along));
    return share > SHARE.least && share < SHARE.most && aside < ALIKE ? share : 0;
  });
}

/** The connected patches of what is 1. */
export function patchesOf(plane: Float32Array, width: number): number[][] {
  const seen = new Uint8Array(plane.length);
  const patches: number[][] = [];
  for (let start = 0; start < plane.length; start++) {
    if (plane[start] === 0 || seen[start] === 1) continue;
    seen[start] = 1;
    const patch = [start];
    for (let k = 0; k < patch.length; k++) {
      const p = patch[k] as number;
      const x = p % width;
      for (const q of [x > 0 ? p - 1 : -1, x < width - 1 ? p + 1 : -1, p - width, p + width]) {
        if (q < 0 || q >= plane.length || plane[q] === 0 || seen[q] === 1) continue;
        seen[q] = 1;
        patch.push(q);
      }
    }
    patches.push(patch);
  }
  return patches;
}
