import type { Manifold, ManifoldToplevel } from 'manifold-3d';
import type { Paint } from '../colour/paint.ts';
import type { FigurineMesh } from '../mesh.ts';
import type { Frame, Shape } from '../shape/shape.ts';
import { surfaceOf } from '../surface/marching-cubes.ts';
import { simplify } from '../surface/simplify.ts';
import { type Own, solidOf } from './kernel.ts';

/**
 * The figure without a base, cut flat at z = 0, in the middle of x.
 *
 * @param step samples of the shape a cube of the surface
 * @param count triangles
 */
export async function bodyOf(
  module: ManifoldToplevel,
  own: Own,
  shape: Shape,
  { paint, step, count }: { paint: Paint; step: number; count: number },
): Promise<{ body: Manifold; frame: Frame }> {
  const { positions, triangles } = surfaceOf(shape.front, shape.back, shape.size, step);
  const frame = frameOf(positions, shape);
  const { mmPerSample, column, row } = frame;
  const colours = new Uint8Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [
      positions[at] as number,
      positions[at + 1] as number,
      positions[at + 2] as number,
    ];
    paint(x, y, z > 0, colours, at);
    positions[at] = (x - column) * mmPerSample;
    positions[at + 1] = -z * mmPerSample;
    positions[at + 2] = (row - y) * mmPerSample;
  }
  const mesh: FigurineMesh = { positions, triangles, colours };
  const whole = await reduced(module, own, mesh, count);
  return { body: own(whole.trimByPlane([0, 0, 1], 0)), frame };
}

function frameOf(positions: Float32Array, { ground, mmPerSample }: Shape): Frame {
  let [left, right] = [Infinity, -Infinity];
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
