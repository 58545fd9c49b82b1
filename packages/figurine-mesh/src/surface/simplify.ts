import { MeshoptSimplifier } from 'meshoptimizer';
import type { FigurineMesh } from '../mesh.ts';

/** mm of error that a colour step from black to white counts as: edges of colour keep their vertices. */
const COLOUR_WEIGHT = 0.5;
/** mm: the surface may not move farther than that, even when more triangles than wanted remain. */
const FARTHEST = 0.15;

/**
 * A mesh of about `count` triangles at most, whose vertices are some of the given ones: flat places of
 * one colour get fewer (meshoptimizer's quadrics of position and colour).
 */
export async function simplify(mesh: FigurineMesh, count: number): Promise<FigurineMesh> {
  await MeshoptSimplifier.ready;
  const { positions, triangles, colours } = mesh;
  if (triangles.length <= 3 * count) return mesh;
  const attributes = new Float32Array(colours).map((value) => value / 255);
  const weights = [COLOUR_WEIGHT, COLOUR_WEIGHT, COLOUR_WEIGHT];
  const [kept] = MeshoptSimplifier.simplifyWithAttributes(
    triangles,
    positions,
    3,
    attributes,
    3,
    weights,
    null,
    3 * count,
    FARTHEST,
    ['ErrorAbsolute'],
  );
  return onlyUsed({ positions, triangles: kept, colours });
}

/** Leaves out the vertices that no triangle uses. */
function onlyUsed({ positions, triangles, colours }: FigurineMesh): FigurineMesh {
  const numbers = new Int32Array(positions.length / 3).fill(-1);
  const used = {
    positions: new Float32Array(positions.length),
    colours: new Uint8Array(positions.length),
  };
  let count = 0;
  const renumbered = triangles.map((vertex) => {
    if (numbers[vertex] === -1) {
      used.positions.set(positions.subarray(3 * vertex, 3 * vertex + 3), 3 * count);
      used.colours.set(colours.subarray(3 * vertex, 3 * vertex + 3), 3 * count);
      numbers[vertex] = count;
      count += 1;
    }
    return numbers[vertex] as number;
  });
  return {
    positions: used.positions.slice(0, 3 * count),
    triangles: renumbered,
    colours: used.colours.slice(0, 3 * count),
  };
}
