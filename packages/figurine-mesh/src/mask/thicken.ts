import { signedDistance, squaredDistance } from '../grid/distance.ts';
import { clamp, type GridSize } from '../grid/grid.ts';
import { labelParts } from '../grid/label.ts';
import { release } from '../grid/release.ts';

/** How far, in radii, a pointed corner may reach beyond what is thick enough, and stay pointed. */
const CORNER = 2.4;

/**
 * Makes arms, poles and necks that are thinner than a wall as thick as one, in place: what an opening
 * with the wall's disc would remove gets that disc along its middle line. Pointed corners, which such
 * an opening also removes, stay as they are.
 *
 * @param radius half of the minimal wall, samples
 * @returns the share of the shape that was too thin
 */
export function thicken(coverage: Float32Array, size: GridSize, radius: number): number {
  const near = { inside: Math.ceil(radius) + 2, outside: 1 };
  const distance = signedDistance(coverage, size, near);
  const { middle, share } = middlesOf(distance, size, radius);
  release(distance);
  if (share === 0 || !middle.includes(1)) return 0;
  const most = (radius + 0.5) ** 2;
  const fromMiddle = squaredDistance(middle, size, Math.ceil(radius + 0.5));
  for (let k = 0; k < coverage.length; k++) {
    const squared = fromMiddle[k] as number;
    if (squared >= most) continue;
    const disc = clamp(radius - Math.sqrt(squared) + 0.5, 0, 1);
    coverage[k] = Math.max(coverage[k] as number, disc);
  }
  release(middle, fromMiddle);
  return share;
}

/** The middle lines of what is too thin, corners left out, and its share of the shape. */
function middlesOf(
  distance: Float32Array,
  size: GridSize,
  radius: number,
): { middle: Uint8Array; share: number } {
  const core = new Uint8Array(distance.length);
  for (let k = 0; k < core.length; k++) if ((distance[k] as number) >= radius - 0.25) core[k] = 1;
  const fromCore = squaredDistance(core, size, Math.ceil((1 + CORNER) * radius));
  const reach = (radius + 0.3) ** 2;
  const thin = new Uint8Array(distance.length);
  for (let k = 0; k < thin.length; k++) {
    if ((distance[k] as number) > 0 && (fromCore[k] as number) > reach) thin[k] = 1;
  }
  const middle = new Uint8Array(distance.length);
  let share = 0;
  if (thin.includes(1)) {
    const isCorner = cornersOf(thin, core, fromCore, size, radius);
    let thinCount = 0;
    let inside = 0;
    for (let k = 0; k < middle.length; k++) {
      if ((distance[k] as number) > 0) inside += 1;
      if (!thin[k] || isCorner(k)) continue;
      thinCount += 1;
      if (isRidge(distance, k, size.width)) middle[k] = 1;
    }
    share = thinCount / inside;
  }
  release(core, fromCore, thin);
  return { middle, share };
}

/**
 * Thin parts that end in a point: they touch one thick part only and do not reach far from it.
 *
 * @returns whether a sample belongs to such a part
 */
function cornersOf(
  thin: Uint8Array,
  core: Uint8Array,
  fromCore: Float32Array,
  size: GridSize,
  radius: number,
): (sample: number) => boolean {
  const parts = labelParts(thin, size, 8);
  const cores = labelParts(core, size, 8);
  const farthest = parts.areas.map(() => 0);
  const touched = parts.areas.map(() => new Set<number>());
  const nearCore = nearestLabels(cores.labels, size, Math.ceil(radius + 2));
  for (let k = 0; k < thin.length; k++) {
    const label = parts.labels[k] as number;
    if (!label) continue;
    farthest[label] = Math.max(farthest[label] as number, fromCore[k] as number);
    for (const core of nearCore(k)) touched[label]?.add(core);
  }
  const most = ((1 + CORNER) * radius) ** 2;
  const isCorner = farthest.map(
    (far, label) => far <= most && (touched[label] as Set<number>).size <= 1,
  );
  return (sample) => isCorner[parts.labels[sample] as number] as boolean;
}

/** The labels within `reach` samples of a sample, looked up along eight rays. */
function nearestLabels(
  labels: Int32Array,
  { width, height }: GridSize,
  reach: number,
): (sample: number) => number[] {
  return (sample) => {
    const x = sample % width;
    const y = (sample - x) / width;
    const found: number[] = [];
    for (const [dx, dy] of RAYS) {
      for (let step = 1; step <= reach; step++) {
        const col = x + dx * step;
        const row = y + dy * step;
        if (col < 0 || row < 0 || col >= width || row >= height) break;
        const label = labels[row * width + col] as number;
        if (label) {
          found.push(label);
          break;
        }
      }
    }
    return found;
  };
}

const RAYS = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].filter((dy) => dx !== 0 || dy !== 0).map((dy) => [dx, dy] as const),
);

/** Whether the distance to the outline has a maximum here in at least one of four directions. */
function isRidge(distance: Float32Array, k: number, width: number): boolean {
  const own = (distance[k] as number) + 1e-3;
  const isHighest = (step: number) =>
    own >= (distance[k - step] as number) && own >= (distance[k + step] as number);
  return isHighest(1) || isHighest(width) || isHighest(width + 1) || isHighest(width - 1);
}
