import type { Manifold, ManifoldToplevel } from 'manifold-3d';
import { HOLLOW_MM } from '../constants.ts';
import { squaredDistance } from '../grid/distance.ts';
import { outsideOf } from '../grid/grid.ts';
import { labelParts } from '../grid/label.ts';
import type { Frame, Shape } from '../shape/shape.ts';
import { surfaceOf } from '../surface/marching-cubes.ts';
import { simplify } from '../surface/simplify.ts';
import { type Own, solidOf } from './kernel.ts';

/** mm³: smaller cavities save less resin than their hole costs in looks. */
const WORTH_IT = 500;
/** Triangles of a cavity, which nobody sees. */
const COUNT = 6000;
/** mm: a second hole, for air, when the cavity is this tall. */
const TALL = 15;

/**
 * What to take away from a body to make it hollow: its shape less a wall all around, and holes through
 * the back, at the lowest place of each cavity and, in tall ones, at the highest.
 *
 * @returns nothing when no part is thick enough
 */
export async function cavityOf(
  module: ManifoldToplevel,
  own: Own,
  shape: Shape,
  frame: Frame,
): Promise<Manifold[]> {
  const { size, mmPerSample } = shape;
  const wall = HOLLOW_MM.wall / mmPerSample;
  const inner = {
    front: shrunk(shape.front, shape, wall),
    back: shrunk(shape.back, shape, wall),
  };
  const open = inner.front.map((z, k) => (z > 0 && (inner.back[k] as number) > 0 ? 1 : 0));
  const holes = keepWorthy(Uint8Array.from(open), inner, shape);
  if (holes.length === 0) return [];
  const surface = surfaceOf(squared(inner.front), squared(inner.back), size, 2);
  const { positions } = surface;
  const place = (x: number, y: number) =>
    [(x - frame.column) * mmPerSample, (frame.row - y) * mmPerSample] as const;
  for (let at = 0; at < positions.length; at += 3) {
    const [x, z] = place(positions[at] as number, positions[at + 1] as number);
    const depth = positions[at + 2] as number;
    positions[at] = x;
    positions[at + 1] = -depth * mmPerSample;
    positions[at + 2] = z;
  }
  const colours = new Uint8Array(positions.length);
  const reduced = await simplify({ ...surface, colours }, COUNT);
  const deepest = Math.sqrt(shape.back.reduce((a, b) => Math.max(a, b), 0)) * mmPerSample;
  const drill = own(module.Manifold.cylinder(deepest + 2, HOLLOW_MM.drainRadius, -1, 32));
  const towardsBack = own(drill.rotate([-90, 0, 0]));
  return [
    solidOf(module, own, reduced),
    ...holes.map(([column, row]) => {
      const [x, z] = place(column, row);
      return own(towardsBack.translate([x, 0, z]));
    }),
  ];
}

/** Height of the solid less a ball of `wall` samples all around; what is not above 0 is no cavity. */
function shrunk(height: Float32Array, { size, ground }: Shape, wall: number): Float32Array {
  const { width } = size;
  const reach = Math.ceil(wall);
  const ball: { step: number; depth: number }[] = [];
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const left = wall * wall - dx * dx - dy * dy;
      if (left >= 0) ball.push({ step: dy * width + dx, depth: Math.sqrt(left) });
    }
  }
  const roots = height.map((u) => (u > 0 ? Math.sqrt(u) : -1));
  return roots.map((own, k) => {
    if (own <= wall || Math.floor(k / width) > ground - wall) return -1;
    let least = Infinity;
    for (const { step, depth } of ball) {
      const around = roots[k + step] as number;
      least = Math.min(least, around < 0 ? -1 : around - depth);
    }
    return Math.max(-1, least);
  });
}

function squared(heights: Float32Array): Float32Array {
  return heights.map((height) => height * Math.abs(height));
}

/** Closes cavities that are too small, in place, and says where to drill into the others. */
function keepWorthy(
  open: Uint8Array,
  inner: { front: Float32Array; back: Float32Array },
  { size, mmPerSample }: Shape,
): [column: number, row: number][] {
  const { labels, areas } = labelParts(open, size, 4);
  const volumes = areas.map(() => 0);
  const clear = squaredDistance(outsideOf(open), size);
  const drills = areas.map(() => [] as number[]);
  const least = ((HOLLOW_MM.drainRadius + 0.4) / mmPerSample) ** 2;
  for (let k = 0; k < labels.length; k++) {
    const label = labels[k] as number;
    if (!label) continue;
    const depth = (inner.front[k] as number) + (inner.back[k] as number);
    volumes[label] = (volumes[label] as number) + depth * mmPerSample ** 3;
    if ((clear[k] as number) >= least) drills[label]?.push(k);
  }
  const isKept = areas.map(
    (_, label) => label > 0 && (volumes[label] as number) >= WORTH_IT && drills[label]?.length,
  );
  for (let k = 0; k < labels.length; k++) {
    if (isKept[labels[k] as number]) continue;
    inner.front[k] = -1;
    inner.back[k] = -1;
  }
  return drills
    .filter((_, label) => isKept[label])
    .flatMap((places) => {
      const [highest, lowest] = [places[0] as number, places.at(-1) as number];
      const rows = [lowest, highest].map((k) => Math.floor(k / size.width)) as [number, number];
      const isTall = (rows[0] - rows[1]) * mmPerSample >= TALL;
      return (isTall ? [lowest, highest] : [lowest]).map(
        (k) => [k % size.width, Math.floor(k / size.width)] as [number, number],
      );
    });
}
