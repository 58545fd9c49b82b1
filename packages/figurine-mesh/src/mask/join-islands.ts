import { nearestSet, squaredDistance } from '../grid/distance.ts';
import { type GridSize, insideOf, maskOf } from '../grid/grid.ts';
import { labelParts, largestPart, type Parts } from '../grid/label.ts';
import { release } from '../grid/release.ts';
import { type Capsule, drawCapsule } from './capsule.ts';
import { SPECK_SHARE } from './find-subject.ts';

/** What became of pieces beside the largest, counted. */
export interface Joined {
  joined: number;
  /** Parts left out: specks, and parts too far away. */
  specks: number;
  far: number;
  /** Share of the covered samples that was left out. */
  droppedShare: number;
}

/** Samples that a piece beside the body needs to be more than a pixel of noise. */
const LOOSE_HAIR = 6;

/**
 * Makes one connected shape: the nearest part is joined first, by a bar that runs into both sides;
 * parts farther than `widestGap` are cleared, and specks, unless they lie beside the body. In place.
 *
 * @param widestGap samples
 * @param beside samples: what is so near to the body is joined even when it is small
 * @param radius of the bars, samples
 */
export function joinIslands(
  coverage: Float32Array,
  size: GridSize,
  { widestGap, beside, radius }: { widestGap: number; beside: number; radius: number },
): Joined {
  const inside = insideOf(coverage);
  const parts = labelParts(inside, size, 4);
  const main = largestPart(parts);
  const total = parts.areas.reduce((a, b) => a + b, 0);
  const near = labelsNear(parts, main, size, beside);
  const waiting = new Set<number>();
  const dropped = new Set<number>();
  for (let label = 1; label < parts.areas.length; label++) {
    if (label === main) continue;
    const area = parts.areas[label] as number;
    const isSmall = area < SPECK_SHARE * (parts.areas[main] as number);
    if (!isSmall) waiting.add(label);
    else if (area >= LOOSE_HAIR && near.has(label)) waiting.add(label);
    else dropped.add(label);
  }
  const specks = dropped.size;
  const body = parts.labels;
  const connected = maskOf(body.length, (k) => body[k] === main);
  const bars: Capsule[] = [];
  while (waiting.size > 0) {
    const gap = nearestPart(connected, body, waiting, size, Math.ceil(widestGap));
    if (gap.distance > widestGap) {
      for (const label of waiting) dropped.add(label);
      break;
    }
    bars.push(barAcross(gap, size, radius));
    waiting.delete(gap.label);
    for (let k = 0; k < body.length; k++) if (body[k] === gap.label) connected[k] = 1;
  }
  clearDropped(coverage, body, dropped, connected, size);
  for (const bar of bars) drawCapsule(coverage, size, bar);
  release(inside, parts.labels, connected);
  const lost = [...dropped].reduce((sum, label) => sum + (parts.areas[label] as number), 0);
  return { joined: bars.length, specks, far: dropped.size - specks, droppedShare: lost / total };
}

/** Parts that come as near as that to one of them. */
function labelsNear(
  { labels, areas }: Parts,
  main: number,
  size: GridSize,
  distance: number,
): Set<number> {
  if (areas.length <= 2) return new Set();
  const fromMain = squaredDistance(
    maskOf(labels.length, (k) => labels[k] === main),
    size,
    Math.ceil(distance),
  );
  const near = new Set<number>();
  for (let k = 0; k < labels.length; k++) {
    if ((fromMain[k] as number) <= distance * distance) near.add(labels[k] as number);
  }
  return near;
}

interface Gap {
  label: number;
  distance: number;
  /** The samples on both sides of it. */
  from: number;
  to: number;
}

function nearestPart(
  connected: Uint8Array,
  labels: Int32Array,
  waiting: ReadonlySet<number>,
  size: GridSize,
  reach: number,
): Gap {
  const { squared, index } = nearestSet(connected, size, { reach });
  let to = 0;
  let least = Infinity;
  for (let k = 0; k < labels.length; k++) {
    const far = squared[k] as number;
    if (far < least && waiting.has(labels[k] as number)) [to, least] = [k, far];
  }
  const label = labels[to] as number;
  const from = index[to] as number;
  release(squared, index);
  return { label, from, to, distance: Math.sqrt(least) };
}

/** A bar that reaches 1.2 radii into both sides, so that it holds. */
function barAcross({ from, to, distance }: Gap, { width }: GridSize, radius: number): Capsule {
  const x0 = from % width;
  const y0 = Math.floor(from / width);
  const x1 = to % width;
  const y1 = Math.floor(to / width);
  const reach = (1.2 * radius) / Math.max(1, distance);
  const dx = (x1 - x0) * reach;
  const dy = (y1 - y0) * reach;
  return { from: [x0 - dx, y0 - dy], to: [x1 + dx, y1 + dy], radius };
}

/** Clears dropped parts, and the soft edges that belonged to nothing that is kept. */
function clearDropped(
  coverage: Float32Array,
  labels: Int32Array,
  dropped: ReadonlySet<number>,
  kept: Uint8Array,
  size: GridSize,
): void {
  const fromKept = squaredDistance(kept, size, 2);
  for (let k = 0; k < coverage.length; k++) {
    if ((fromKept[k] as number) > 2.1) coverage[k] = 0;
    else if (dropped.size > 0 && dropped.has(labels[k] as number)) coverage[k] = 0;
  }
  release(fromKept);
}
