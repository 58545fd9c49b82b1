import type { Size } from '../picture/picture.ts';
import { connectedParts } from '../subject/tidy-mask.ts';
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
): Promise<Uint8Array> {
  const longer = Math.max(sky.width, sky.height);
  const open = openRows(sky);
  const gaps = new Uint8Array(sky.data.length);
  const isBesideSky = (p: number) =>
    [p - 1, p + 1, p - sky.width, p + sky.width].some((q) => (sky.data[q] ?? 0) > 0.5);
  for (let round = 0; round < ROUNDS; round++) {
    await pause();
    const shares = alikeIn(sky, gaps, lab, EVEN * longer);
    const alike = gaps.map((_, p) =>
      (shares[p] as number) > 0 && open[Math.floor(p / sky.width)] === 1 ? 1 : 0,
    );
    const { labels, parts } = connectedParts(alike, sky, 1);
    const isClear = new Uint8Array(parts.length);
    const isBeside = new Uint8Array(parts.length);
    for (let p = 0; p < labels.length; p++) {
      const label = labels[p] as number;
      if (label === 0) continue;
      if ((shares[p] as number) > SHARE.clear) isClear[label] = 1;
      if (isBesideSky(p)) isBeside[label] = 1;
    }
    const isGap = parts.map(
      ({ size }, label) =>
        isClear[label] === 1 && isBeside[label] === 0 && size <= MOST * alike.length,
    );
    let found = 0;
    for (let p = 0; p < labels.length; p++) {
      const label = labels[p] as number;
      if (!isGap[label] || gaps[p] === 1) continue;
      gaps[p] = 1;
      found += 1;
    }
    if (found === 0) break;
  }
  await pause();
  keepMany(gaps, sky);
  for (let p = 0; p < gaps.length; p++) if (gaps[p] === 1) sky.data[p] = 1;
  return gaps;
}

/** Leaves only the gaps that have many others beside them, in place, and those beside these: the ends of a mast. */
function keepMany(gaps: Uint8Array, size: Size): void {
  const { labels } = connectedParts(gaps, size, 1);
  const radius = Math.ceil(AMONG.radius * Math.max(size.width, size.height));
  // The parts, of those that count, that have so many of these beside them; each is where its first pixel is.
  const amid = (counts: (label: number) => boolean, least: number): Set<number> => {
    const firsts = new Float32Array(gaps.length);
    const seen = new Set([0]);
    for (let p = 0; p < labels.length; p++) {
      const label = labels[p] as number;
      if (seen.has(label)) continue;
      seen.add(label);
      if (counts(label)) firsts[p] = (2 * radius + 1) ** 2;
    }
    const beside = boxMean(firsts, size, radius);
    const found = new Set<number>();
    for (let p = 0; p < labels.length; p++)
      if (labels[p] !== 0 && (beside[p] as number) > least - 0.5) found.add(labels[p] as number);
    return found;
  };
  const many = amid(() => true, AMONG.least);
  const kept = amid((label) => many.has(label), 1);
  for (let p = 0; p < labels.length; p++) if (!kept.has(labels[p] as number)) gaps[p] = 0;
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
function alikeIn(sky: Plane, gaps: Uint8Array, lab: Lab, sigma: number): Float32Array {
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
