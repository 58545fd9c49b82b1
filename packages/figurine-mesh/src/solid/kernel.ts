import loadManifold, { type Manifold, type ManifoldToplevel, type Mesh } from 'manifold-3d';
import { FigurineError } from '../errors.ts';
import type { FigurineMesh } from '../mesh.ts';

/** What has to be freed by hand, as it lives in WebAssembly's memory. */
interface Held {
  delete(): void;
}

/** Keeps solids until the work with them is over. */
export type Own = <T extends Held>(solid: T) => T;

let loading: Promise<ManifoldToplevel> | undefined;

/** The solid modelling kernel, loaded once. */
function kernel(): Promise<ManifoldToplevel> {
  loading ??= loadManifold().then((module) => {
    module.setup();
    return module;
  });
  return loading;
}

/**
 * Runs work that makes solids, and frees every one that was handed to `own` when it ends or fails. A
 * solid that is not owned stays in memory for ever: each call that makes one is wrapped.
 */
export async function withSolids<T>(
  work: (kernel: ManifoldToplevel, own: Own) => T | Promise<T>,
): Promise<T> {
  const module = await kernel();
  const held: Held[] = [];
  try {
    return await work(module, (solid) => {
      held.push(solid);
      return solid;
    });
  } finally {
    for (const solid of held) solid.delete();
  }
}

/** @throws FigurineError `invalid_mesh` when the triangles do not enclose a solid */
export function solidOf(
  module: ManifoldToplevel,
  own: Own,
  { positions, triangles }: Pick<FigurineMesh, 'positions' | 'triangles'>,
): Manifold {
  const { Mesh } = module;
  return solidOfMesh(
    module,
    own,
    new Mesh({ numProp: 3, vertProperties: positions, triVerts: triangles }),
  );
}

/** @throws FigurineError `invalid_mesh` when the triangles do not enclose a solid */
export function solidOfMesh({ Manifold }: ManifoldToplevel, own: Own, mesh: Mesh): Manifold {
  let status: string;
  try {
    const solid = own(Manifold.ofMesh(mesh));
    status = solid.status();
    if (status === 'NoError' && !solid.isEmpty()) return solid;
  } catch (cause) {
    status = cause instanceof Error ? cause.message : String(cause);
  }
  throw new FigurineError('invalid_mesh', `The triangles do not enclose a solid (${status}).`);
}

/** A solid's triangles. */
export function rawMesh(solid: Manifold): Pick<FigurineMesh, 'positions' | 'triangles'> {
  const { vertProperties, triVerts } = solid.getMesh();
  return { positions: vertProperties, triangles: triVerts };
}

/** Corners lie on a grid of that many decimal places of a millimetre. */
export const PLACES = 4;
const STEPS_PER_MM = 10 ** PLACES;

/**
 * Brings a solid's corners to a fine grid, in place: cuts leave some closer to one another than the
 * 32-bit numbers of a file can tell apart. Triangles that lose a side by that are taken out.
 */
export function onGrid(
  module: ManifoldToplevel,
  own: Own,
  { positions, triangles }: Pick<FigurineMesh, 'positions' | 'triangles'>,
): Pick<FigurineMesh, 'positions' | 'triangles'> {
  for (let i = 0; i < positions.length; i++) {
    positions[i] = Math.round((positions[i] as number) * STEPS_PER_MM) / STEPS_PER_MM;
  }
  const mesh = { positions, triangles };
  // The kernel mends that, and takes as long for it as for a cut: hardly ever is there anything to mend.
  return hasLostSide(mesh) ? rawMesh(solidOf(module, own, mesh)) : mesh;
}

/** Whether two corners of a triangle are in the same place. */
function hasLostSide({
  positions,
  triangles,
}: Pick<FigurineMesh, 'positions' | 'triangles'>): boolean {
  for (let i = 0; i < triangles.length; i++) {
    const a = 3 * (triangles[i] as number);
    const b = 3 * (triangles[i % 3 === 2 ? i - 2 : i + 1] as number);
    if (
      positions[a] === positions[b] &&
      positions[a + 1] === positions[b + 1] &&
      positions[a + 2] === positions[b + 2]
    )
      return true;
  }
  return false;
}
