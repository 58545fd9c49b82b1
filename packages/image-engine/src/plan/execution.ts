import type { Sharp } from 'sharp';
import { applyMatrix } from '../picture/apply-matrix.ts';
import { applyCurves, curvesOf } from '../picture/curves.ts';
import { asDamaged, fromPixels, open, type Source, toPixels } from '../picture/decode.ts';
import { LUMA } from '../picture/matrices.ts';
import {
  type Matrix,
  type Pass,
  type Pixels,
  RANK,
  type Size,
  type StreamPass,
} from '../picture/picture.ts';

/** A picture on its way through the passes. */
export interface Execution {
  source: Source;
  /** Pixels of the last finished pass; null while the picture still is as uploaded. */
  pixels: Pixels | null;
  /** The pass that is being put together. */
  pipeline: Sharp | null;
  rank: number;
  size: Size;
  grey: boolean;
  /** Passes that found nothing to do. */
  untouched: Set<Pass>;
  /** Passes so far that have moved pixels about. */
  moved: Pass[];
}

/** A pipeline over the picture as it stands. */
export function current(state: Execution): Sharp {
  state.pipeline ??= state.pixels ? fromPixels(state.pixels) : open(state.source);
  return state.pipeline;
}

/** Runs the pass that has been put together, and keeps its pixels. */
export async function settle(state: Execution): Promise<Pixels> {
  if (!state.pixels || state.pipeline) {
    const reads = !state.pixels;
    try {
      state.pixels = await toPixels(current(state));
    } catch (error) {
      throw reads ? asDamaged(error) : error;
    }
    state.size = { width: state.pixels.width, height: state.pixels.height };
  }
  state.pipeline = null;
  state.rank = -1;
  return state.pixels;
}

/** Steps that move pixels about do not share a pass with the upright-turning of a phone's photo. */
function mayJoin(state: Execution, pass: StreamPass): boolean {
  if (pass.rank <= state.rank) return false;
  if (state.pixels) return true;
  return state.source.streams && !(state.source.turned && pass.size !== undefined);
}

/** Adds a step to the pass that is being put together, or begins a new one with it. */
export async function addStream(state: Execution, pass: StreamPass): Promise<void> {
  if (!mayJoin(state, pass)) await settle(state);
  state.pipeline = pass.build(current(state), state.size);
  state.rank = pass.rank;
  if (pass.size) state.size = pass.size(state.size);
  if (pass.grey !== 'keeps') state.grey = false;
}

const GREY_MATRIX: Matrix = [LUMA, LUMA, LUMA];

/** sharp's own greyscale drops transparency on its way to raw pixels; a matrix keeps it. */
export async function addGrey(state: Execution): Promise<void> {
  const isTransparent = state.pixels ? state.pixels.channels === 4 : state.source.hasAlpha;
  await addStream(state, isTransparent ? matrixPass(GREY_MATRIX) : GREY);
  state.grey = !isTransparent;
}

const GREY: StreamPass = {
  kind: 'stream',
  rank: RANK.greyscale,
  build: (sharp) => sharp.greyscale(),
};

/** Entries that the tables of `applyMatrix` hold. */
const STEEPEST = 2.4;

/** By tables over decoded pixels: half the work of sharp's own matrix, which computes in floats. */
export async function addMatrix(
  state: Execution,
  matrix: Matrix,
  pause: () => Promise<void>,
): Promise<void> {
  state.grey = false;
  const curves = curvesOf(matrix);
  if (curves) {
    state.pixels = await applyCurves(await settle(state), curves, pause);
    return;
  }
  const fits = matrix.every((row) =>
    row.every((cell) => Math.abs(cell) <= 1.4 || (cell > 0 && cell <= STEEPEST)),
  );
  if (!fits) return addStream(state, matrixPass(matrix));
  state.pixels = await applyMatrix(await settle(state), matrix, pause);
}

function matrixPass([r, g, b]: Matrix): StreamPass {
  return {
    kind: 'stream',
    rank: RANK.matrix,
    build: (sharp) => sharp.recomb([[...r], [...g], [...b]]),
  };
}

/** A picture as uploaded, with nothing done to it. */
export function begin(source: Source): Execution {
  return {
    source,
    pixels: null,
    pipeline: null,
    rank: -1,
    size: source,
    grey: false,
    untouched: new Set(),
    moved: [],
  };
}
