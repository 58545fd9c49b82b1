import { paintOf } from './colour/paint.ts';
import { painted } from './colour/painted.ts';
import { SINK_MM } from './constants.ts';
import { release } from './grid/release.ts';
import { type Cutout, checkCutout } from './mask/cutout.ts';
import { findSubject } from './mask/find-subject.ts';
import { type Measurements, measured } from './measure/measure-mesh.ts';
import { compareSilhouette, type Silhouette } from './measure/silhouette.ts';
import type { FigurineMesh } from './mesh.ts';
import { type FigurineOptions, resolveOptions } from './options.ts';
import { shapeOf } from './shape/shape-of.ts';
import { bodyOf } from './solid/body.ts';
import { finish } from './solid/finish.ts';
import { rawMesh, withSolids } from './solid/kernel.ts';
import { largestPart } from './solid/largest-part.ts';
import { placedAt } from './solid/placed.ts';

/** What is being worked on, in this order. */
export type FigurineStage = 'outline' | 'shape' | 'surface' | 'base' | 'measures';

/** How a caller follows the work and ends it. */
export interface FigurineHooks {
  /** Called before each stage with the share of the work that is done, 0 to 1. */
  onProgress?(share: number, stage: FigurineStage): void;
  /** Heard between stages, about every 100 ms. */
  signal?: AbortSignal;
}

/** Measures of the mesh in mm, and how well it has the cut-out's outline. */
export interface FigurineMeasurements extends Measurements, Silhouette {
  /** Share of the cut-out's area that was left out: specks, and pieces too far from the rest. */
  droppedShare: number;
}

/** A finished model: Z up, standing on z = 0, its front towards −Y, mm. */
export interface Figurine {
  mesh: FigurineMesh;
  measurements: FigurineMeasurements;
  /** What was changed for printing, in sentences. */
  notes: string[];
}

/** Degrees: what leans by less falls over at a touch. */
const STANDS = 5;
/** Triangles of the figure (the base has about 500 more), and samples of its shape a cube of the surface. */
const FINENESS = {
  standard: { count: 24_000, step: 2 },
  high: { count: 40_000, step: 1 },
  ultra: { count: 58_000, step: 1 },
} as const;

/**
 * A printable figurine of a cut-out picture: one closed solid on a base, Z up, in mm. The same cut-out
 * and options give the same mesh. Takes 0.3 to 0.5 s of a small server's processor, 100 MB.
 *
 * @throws FigurineError `invalid_picture`, `invalid_option`, `nothing_opaque`, `subject_too_small`
 * @throws the signal's reason when it was aborted
 *
 * @example
 * const { mesh, measurements } = await makeFigurine({ width, height, data }, { heightMm: 80 });
 * const file = toStl(mesh);
 */
export async function makeFigurine(
  cutout: Cutout,
  options: FigurineOptions = {},
  hooks: FigurineHooks = {},
): Promise<Figurine> {
  const resolved = resolveOptions(options);
  checkCutout(cutout);
  const enter = async (share: number, stage: FigurineStage) => {
    hooks.onProgress?.(share, stage);
    // Lets messages in, so that the signal can be heard.
    await new Promise((resolve) => setTimeout(resolve));
    hooks.signal?.throwIfAborted();
  };
  await enter(0, 'outline');
  const subject = findSubject(cutout);
  await enter(0.1, 'shape');
  const shaped = shapeOf(cutout, subject, resolved);
  const { shape, copy, notes } = shaped;
  await enter(0.4, 'surface');
  const paint = paintOf(copy, shape.distance, shape.size, shape.mmPerSample, resolved.back);
  return withSolids(async (module, own) => {
    const { body, frame } = await bodyOf(module, own, shape, {
      paint,
      base: resolved.base,
      ...FINENESS[resolved.quality],
    });
    await enter(0.7, 'base');
    const { part, others } = largestPart(body, own);
    if (others > 0) notes.push('Splinters that came loose were left out.');
    const hiddenMm = resolved.base === 'none' ? 0 : SINK_MM;
    const seen = rawMesh(part);
    const silhouette = compareSilhouette(seen, copy, frame, hiddenMm);
    release(seen.positions, seen.triangles);
    const finished = await finish(module, own, part, { shape, frame, options: resolved });
    notes.push(...finished.notes);
    const placed = placedAt(module, own, finished, shaped.heightMm);
    await enter(0.9, 'measures');
    const mesh = painted(placed, frame, paint, finished);
    const measurements = {
      ...measured(mesh),
      ...silhouette,
      droppedShare: shaped.droppedShare,
    };
    if (measurements.tipAngleDegrees < STANDS) notes.push('Without a base it will not stand.');
    hooks.onProgress?.(1, 'measures');
    const { distance, front, back } = shape;
    // The back may be the front.
    release(...new Set([distance, front, back, copy.coverage, copy.fine.coverage, copy.fine.rgb]));
    return { mesh, measurements, notes };
  });
}
