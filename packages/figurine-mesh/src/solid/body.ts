import type { Manifold, ManifoldToplevel } from 'manifold-3d';
import type { Paint } from '../colour/paint.ts';
import { release } from '../grid/release.ts';
import type { FigurineMesh } from '../mesh.ts';
import type { ResolvedOptions } from '../options.ts';
import { NOTHING } from '../shape/extend.ts';
import type { Frame, Shape } from '../shape/shape.ts';
import { surfaceOf } from '../surface/marching-cubes.ts';
import { simplify } from '../surface/simplify.ts';
import { type Own, solidOf } from './kernel.ts';

interface Surfacing extends Pick<ResolvedOptions, 'base'> {
  paint: Paint;
  /** Samples of the shape a cube of the surface. */
  step: number;
  /** Triangles. */
  count: number;
}

/**
 * The figure without a base, in the middle of x, the ground at z = 0. What will be hidden in a base is cut
 * off on the cubes' next row; without a base it is cut exactly, which takes the kernel a while.
 */
export async function bodyOf(
  module: ManifoldToplevel,
  own: Own,
  shape: Shape,
  { paint, base, step, count }: Surfacing,
): Promise<{ body: Manifold; frame: Frame }> {
  const isHidden = base !== 'none';
  const [front, back] = isHidden
    ? [cutBelow(shape.front, shape), cutBelow(shape.back, shape)]
    : [shape.front, shape.back];
  const { positions, triangles } = surfaceOf(front, back, shape.size, step);
  if (isHidden) release(front, back);
  const frame = frameOf(positions, shape);
  const { mmPerSample, column, row } = frame;
  const colours = new Uint8Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const x = positions[at] as number;
    const y = positions[at + 1] as number;
    const z = positions[at + 2] as number;
    paint(x, y, z > 0, colours, at);
    positions[at] = (x - column) * mmPerSample;
    positions[at + 1] = -z * mmPerSample;
    positions[at + 2] = (row - y) * mmPerSample;
  }
  const mesh: FigurineMesh = { positions, triangles, colours };
  const whole = await reduced(module, own, mesh, count);
  release(positions, triangles, colours);
  return { body: isHidden ? whole : own(whole.trimByPlane([0, 0, 1], 0)), frame };
}

/** Nothing from the row below the ground on. */
function cutBelow(field: Float32Array, { ground, size }: Shape): Float32Array {
  return field.slice().fill(NOTHING, Math.ceil(ground) * size.width);
}

function frameOf(positions: Float32Array, { ground, mmPerSample }: Shape): Frame {
  let left = Infinity;
  let right = -Infinity;
  for (let at = 0; at < positions.length; at += 3) {
    left = Math.min(left, positions[at] as number);
    right = Math.max(right, positions[at] as number);
  }
  return { mmPerSample, column: (left + right) / 2, row: ground };
}

/** Fewer triangles; when that breaks the solid, which is rare, the kernel's own slower way. */
async function reduced(
  module: ManifoldToplevel,
  own: Own,
  mesh: FigurineMesh,
  count: number,
): Promise<Manifold> {
  try {
    return solidOf(module, own, await simplify(mesh, count));
  } catch {
    return own(solidOf(module, own, mesh).simplify(KERNEL_TOLERANCE));
  }
}

/** mm. */
const KERNEL_TOLERANCE = 0.03;
