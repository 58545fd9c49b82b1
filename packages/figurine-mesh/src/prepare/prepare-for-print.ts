import type { Manifold, ManifoldToplevel } from 'manifold-3d';
import { baseHeight, SINK_MM } from '../constants.ts';
import { FigurineError } from '../errors.ts';
import { readStl } from '../formats/stl.ts';
import { massOf } from '../measure/mass.ts';
import { type Measurements, measured } from '../measure/measure-mesh.ts';
import type { FigurineMesh } from '../mesh.ts';
import { type FigurineOptions, type ResolvedOptions, resolveOptions } from '../options.ts';
import { type Own, onGrid, rawMesh, solidOfMesh, withSolids } from '../solid/kernel.ts';
import { largestPart } from '../solid/largest-part.ts';
import { patchesAt } from '../solid/patches.ts';
import { standFor } from '../solid/stand.ts';

/** Height (40 to 200 mm, default 80), base (default `oval`) and name of a model from elsewhere. */
export interface PrepareOptions extends Pick<FigurineOptions, 'heightMm' | 'base' | 'lettering'> {
  /** Which way is up: `z` (default), or `y` as in glTF, with the front towards +Z. */
  up?: 'z' | 'y';
}

/** A printable model: Z up, standing on z = 0, mm. */
export interface PreparedModel {
  mesh: FigurineMesh;
  measurements: Measurements;
  /** What was changed, in sentences. */
  notes: string[];
}

/** How much of the height is cut off to make the lowest part flat. */
const FLAT_SHARE = 0.006;
/** A part below this share of the volume is not missed. */
const CRUMB_SHARE = 0.02;
const GREY = 190;

/**
 * Makes a model from elsewhere printable: its shells become one solid, the lowest part is cut flat, it
 * gets its height and a base. Small gaps between triangles are closed; a surface with real holes is
 * refused, as nobody knows what belongs there. The result has one colour.
 *
 * @param model a binary STL, or vertices and triangles; in any unit
 * @throws FigurineError `invalid_mesh`, `invalid_option`
 */
export function prepareForPrint(
  model: Uint8Array | Pick<FigurineMesh, 'positions' | 'triangles'>,
  options: PrepareOptions = {},
): Promise<PreparedModel> {
  const { heightMm, base, lettering } = options;
  const resolved = resolveOptions({ heightMm, base, lettering });
  const read = model instanceof Uint8Array ? readStl(model) : model;
  return withSolids((module, own) => {
    const notes: string[] = [];
    const whole = standing(oneSolid(module, own, read, notes), own, options.up ?? 'z');
    const thickness = resolved.base === 'none' ? 0 : baseHeight(resolved.heightMm);
    const height = resolved.heightMm - Math.max(0, thickness - SINK_MM);
    const { max } = whole.boundingBox();
    const figure = own(whole.scale(height / (max[2] * (1 - FLAT_SHARE))));
    const cut = figure.boundingBox().max[2] * FLAT_SHARE;
    let solid = own(own(figure.trimByPlane([0, 0, 1], cut)).translate([0, 0, -cut]));
    if (thickness > 0) solid = onBase(module, own, solid, resolved, thickness);
    const { part } = largestPart(solid, own);
    const { positions, triangles } = onGrid(module, own, rawMesh(part));
    const colours = new Uint8Array(positions.length).fill(GREY);
    const mesh = { positions, triangles, colours };
    return { mesh, measurements: measured(mesh), notes };
  });
}

/** Closed, the right way out, and without shells inside of one another. */
function oneSolid(
  module: ManifoldToplevel,
  own: Own,
  { positions, triangles }: Pick<FigurineMesh, 'positions' | 'triangles'>,
  notes: string[],
): Manifold {
  const isInsideOut = massOf({ positions, triangles }).volumeMm3 < 0;
  if (isInsideOut) notes.push('The surface was inside out and has been turned.');
  const outwards = isInsideOut ? triangles.toReversed() : triangles;
  const mesh = new module.Mesh({
    numProp: 3,
    vertProperties: Float32Array.from(positions),
    triVerts: Uint32Array.from(outwards),
  });
  if (mesh.merge()) notes.push('Gaps between triangles were closed.');
  const parts = solidOfMesh(module, own, mesh)
    .decompose()
    .map(own)
    .filter((part) => part.volume() > 0);
  if (parts.length === 0) {
    throw new FigurineError('invalid_mesh', 'The triangles enclose no volume.');
  }
  const { part, others } = largestPart(own(module.Manifold.union(parts)), own);
  const total = parts.reduce((sum, solid) => sum + solid.volume(), 0);
  if (others > 0 && part.volume() < (1 - CRUMB_SHARE) * total) {
    notes.push(`Only the largest of ${others + 1} separate parts was kept.`);
  }
  return part;
}

/** Z up, on the ground, over the middle. */
function standing(solid: Manifold, own: Own, up: 'z' | 'y'): Manifold {
  const upright = up === 'y' ? own(solid.rotate([90, 0, 0])) : solid;
  const { min, max } = upright.boundingBox();
  const shift = [-(min[0] + max[0]) / 2, -(min[1] + max[1]) / 2, -min[2]] as const;
  return own(upright.translate(shift));
}

function onBase(
  module: ManifoldToplevel,
  own: Own,
  figure: Manifold,
  options: ResolvedOptions,
  thickness: number,
): Manifold {
  const sink = SINK_MM;
  const patches = patchesAt(figure, own, sink);
  const { base, parts } = standFor(module, own, figure, options, { patches, sink, thickness });
  const joined = own(module.Manifold.union([figure, ...parts]));
  return own(joined.translate([-base.x, -base.y, thickness - sink]));
}
