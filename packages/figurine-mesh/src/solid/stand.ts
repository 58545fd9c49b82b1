import type { Manifold, ManifoldToplevel } from 'manifold-3d';
import { release } from '../grid/release.ts';
import { massOf } from '../measure/mass.ts';
import { areaVectors } from '../mesh.ts';
import type { ResolvedOptions } from '../options.ts';
import { type Base, planBase, plateOf } from './base.ts';
import { type Own, rawMesh } from './kernel.ts';
import { type NamePlate, namePlate } from './name-plate.ts';
import type { Patch } from './patches.ts';

/** What a figure stands on. */
export interface Stand {
  base: Base;
  /** In their places under the figure. */
  parts: Manifold[];
  /** What carries a name: `y` as the figure has it, `z` above the ground. */
  partAt: NamePlate['partAt'] | null;
}

interface Soles {
  patches: readonly Patch[];
  /** mm that the soles are sunk into the base: its top lies so high. */
  sink: number;
  /** Height of the base, mm. */
  thickness: number;
}

/**
 * A base for a figure on z = 0, with a name on it if wished.
 *
 * @throws FigurineError `invalid_option` when the name is too long for the model
 */
export function standFor(
  module: ManifoldToplevel,
  own: Own,
  figure: Manifold,
  options: ResolvedOptions,
  { patches, sink, thickness }: Soles,
): Stand {
  const { heightMm, lettering } = options;
  const { min, max } = figure.boundingBox();
  const raw = rawMesh(figure);
  const normals = areaVectors(raw);
  const { centre } = massOf(raw, normals);
  release(normals, raw.positions, raw.triangles);
  const base = planBase({ patches, centre, deep: max[1] - min[1] }, options, thickness);
  const ground = sink - thickness;
  const named =
    lettering &&
    namePlate(module, own, lettering, {
      heightMm,
      base,
      thickness,
      frontBelow: (z) => own(figure.trimByPlane([0, 0, -1], -(z + ground))).boundingBox().min[1],
    });
  const plate = plateOf(module, own, base, thickness, named?.underneath);
  return {
    base,
    parts: [
      own(plate.translate([0, 0, sink])),
      ...(named?.parts ?? []).map((part) => own(part.translate([0, 0, ground]))),
    ],
    partAt: named?.partAt ?? null,
  };
}
