import type { Manifold, ManifoldToplevel } from 'manifold-3d';
import { baseHeight, SINK_MM } from '../constants.ts';
import type { Vector } from '../mesh.ts';
import type { ResolvedOptions } from '../options.ts';
import { type Frame, type Shape, sampleAt } from '../shape/shape.ts';
import { cavityOf } from './hollow.ts';
import type { Own } from './kernel.ts';
import { largestPart } from './largest-part.ts';
import { patchesAt } from './patches.ts';
import { pegsOf, type RoomAt } from './pegs.ts';
import { type Stand, standFor } from './stand.ts';

/** A body with all that was added to it. */
export interface Finished {
  /** Not yet moved. */
  solid: Manifold;
  /** How far to move it, over the middle of the ground, mm. */
  shift: Vector;
  /** Height of the base, mm; 0 without one. */
  baseMm: number;
  /** The part of the base that carries a name: `y` before the body was moved, `z` above the ground. */
  partAt: Stand['partAt'];
  notes: string[];
}

interface Figure {
  shape: Shape;
  frame: Frame;
  options: ResolvedOptions;
}

/** A body on its base, hollow if wished. */
export async function finish(
  module: ManifoldToplevel,
  own: Own,
  body: Manifold,
  figure: Figure,
): Promise<Finished> {
  const { shape, frame, options } = figure;
  const notes: string[] = [];
  const standing = options.base === 'none' ? unbased(body) : based(module, own, body, figure);
  let solid = own(module.Manifold.union([body, ...standing.parts]));
  if (options.hollow) {
    const cavities = await cavityOf(module, own, shape, frame);
    if (cavities.length > 0) {
      solid = own(module.Manifold.difference([solid, ...cavities]));
    } else {
      notes.push('No part is thick enough to be hollow, so the model is solid.');
    }
  }
  const { part } = largestPart(solid, own);
  const { shift, baseMm, partAt } = standing;
  return { solid: part, shift, baseMm, partAt, notes };
}

interface Standing {
  parts: Manifold[];
  shift: Vector;
  baseMm: number;
  partAt: Stand['partAt'];
}

function unbased(body: Manifold): Standing {
  const { min, max } = body.boundingBox();
  const middle = (axis: 0 | 1) => -(min[axis] + max[axis]) / 2;
  return { parts: [], shift: [middle(0), middle(1), -min[2]], baseMm: 0, partAt: null };
}

/** The base, its top so high that the soles are sunk into it, and pegs. */
function based(
  module: ManifoldToplevel,
  own: Own,
  body: Manifold,
  { shape, frame, options }: Figure,
): Standing {
  const { heightMm } = options;
  const thickness = baseHeight(heightMm);
  const top = body.boundingBox().max[2];
  const sink = Math.min(SINK_MM, 0.3 * top);
  const patches = patchesAt(body, own, sink);
  const { base, parts, partAt } = standFor(module, own, body, options, {
    patches,
    sink,
    thickness,
  });
  const pegs = pegsOf(module, own, patches, { roomAt: roomIn(shape, frame), heightMm, top, sink });
  return {
    parts: [...parts, ...pegs],
    shift: [-base.x, -base.y, thickness - sink],
    baseMm: thickness,
    partAt,
  };
}

/** How much room a body has for a peg, from its height fields. */
function roomIn(shape: Shape, frame: Frame): RoomAt {
  return (x, z) => {
    const at = sampleAt(frame, shape.size, x, z);
    if (at === null || (shape.distance[at] as number) <= 0) return 0;
    const height = Math.sqrt(
      Math.max(0, Math.min(shape.front[at] as number, shape.back[at] as number)),
    );
    return Math.min(height, shape.distance[at] as number) * shape.mmPerSample;
  };
}
