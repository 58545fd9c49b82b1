import { MeshoptSimplifier } from 'meshoptimizer/simplifier';
import { release } from '../grid/release.ts';
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
  const attributes = new Float32Array(colours.length);
  for (let i = 0; i < attributes.length; i++) attributes[i] = (colours[i] as number) / 255;
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
  release(attributes);
  return onlyUsed({ positions, triangles: kept, colours });
}

/** Leaves out the vertices that no triangle uses; the triangles are renumbered in place. */
function onlyUsed({ positions, triangles, colours }: FigurineMesh): FigurineMesh {
  const numbers = new Int32Array(positions.length / 3).fill(-1);
  const used = new Uint32Array(numbers.length);
  let count = 0;
  for (let i = 0; i < triangles.length; i++) {
    const vertex = triangles[i] as number;
    if (numbers[vertex] === -1) {
      used[count] = vertex;
      numbers[vertex] = count++;
    }
    triangles[i] = numbers[vertex] as number;
  }
  const kept = {
    positions: new Float32Array(3 * count),
    triangles,
    colours: new Uint8Array(3 * count),
  };
  for (let i = 0; i < 3 * count; i++) {
    const from = 3 * (used[Math.floor(i / 3)] as number) + (i % 3);
    kept.positions[i] = positions[from] as number;
    kept.colours[i] = colours[from] as number;
  }
  return kept;
}
