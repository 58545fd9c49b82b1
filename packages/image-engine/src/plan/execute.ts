import type { Sharp } from 'sharp';
import { operationOf, type PlanStep } from '../operations/registry.ts';
import { applyCurves, applyMatrix, curvesOf } from '../picture/curves.ts';
import {
  asDamaged,
  decode,
  fromPixels,
  open,
  type PictureType,
  type Source,
  toPixels,
} from '../picture/decode.ts';
import { encoded, typeFor } from '../picture/encode.ts';
import { LUMA, multiply } from '../picture/matrices.ts';
import {
  type Matrix,
  type Pass,
  type Pixels,
  RANK,
  type Size,
  type StreamPass,
  sizeAfter,
} from '../picture/picture.ts';

/** A finished picture. */
export interface Encoded extends Size {
  data: Uint8Array;
  type: PictureType;
}

interface Execution {
  source: Source;
  /** Pixels of the last finished pass; null while the picture still is as uploaded. */
  pixels: Pixels | null;
  /** The pass that is being put together. */
  pipeline: Sharp | null;
  rank: number;
  size: Size;
  grey: boolean;
}

/** A pipeline over the picture as it stands. */
function current(state: Execution): Sharp {
  state.pipeline ??= state.pixels ? fromPixels(state.pixels) : open(state.source);
  return state.pipeline;
}

/** Runs the pass that has been put together, and keeps its pixels. */
async function settle(state: Execution): Promise<Pixels> {
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

async function addStream(state: Execution, pass: StreamPass): Promise<void> {
  if (!mayJoin(state, pass)) await settle(state);
  state.pipeline = pass.build(current(state), state.size);
  state.rank = pass.rank;
  if (pass.size) state.size = pass.size(state.size);
  if (pass.grey !== 'keeps') state.grey = false;
}

const GREY_MATRIX: Matrix = [LUMA, LUMA, LUMA];

/** sharp's own greyscale drops transparency on its way to raw pixels; a matrix keeps it. */
async function addGrey(state: Execution): Promise<void> {
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
async function addMatrix(state: Execution, matrix: Matrix): Promise<void> {
  state.grey = false;
  const curves = curvesOf(matrix);
  if (curves) {
    state.pixels = applyCurves(await settle(state), curves);
    return;
  }
  const fits = matrix.every((row) =>
    row.every((cell) => Math.abs(cell) <= 1.4 || (cell > 0 && cell <= STEEPEST)),
  );
  if (!fits) return addStream(state, matrixPass(matrix));
  state.pixels = applyMatrix(await settle(state), matrix);
}

function matrixPass([r, g, b]: Matrix): StreamPass {
  return {
    kind: 'stream',
    rank: RANK.matrix,
    build: (sharp) => sharp.recomb([[...r], [...g], [...b]]),
  };
}

/** Multiplies neighbouring matrices into one. */
function merged(passes: readonly Pass[]): Pass[] {
  const result: Pass[] = [];
  for (const pass of passes) {
    const last = result.at(-1);
    if (pass.kind === 'matrix' && last?.kind === 'matrix') {
      result[result.length - 1] = { kind: 'matrix', matrix: multiply(pass.matrix, last.matrix) };
    } else result.push(pass);
  }
  return result;
}

/** What a plan does to a picture of that size. Sizes of later steps follow from those of earlier ones. */
export function passesOf(
  plan: readonly PlanStep[],
  size: Size,
): { passes: Pass[]; idle: PlanStep[]; size: Size } {
  const passes: Pass[] = [];
  const idle: PlanStep[] = [];
  let now = size;
  for (const step of plan) {
    const own = operationOf(step).passes(step.params, now);
    if (own.length === 0) idle.push(step);
    for (const pass of own) now = sizeAfter(pass, now);
    passes.push(...own);
  }
  return { passes, idle, size: now };
}

async function run(
  state: Execution,
  passes: readonly Pass[],
  others: () => Promise<Pixels[]>,
  signal?: AbortSignal,
): Promise<void> {
  for (const pass of merged(passes)) {
    signal?.throwIfAborted();
    if (pass.kind === 'stream') await addStream(state, pass);
    else if (pass.kind === 'matrix') await addMatrix(state, pass.matrix);
    else if (pass.kind === 'grey') await addGrey(state);
    else {
      const pixels = await pass.run(await settle(state), { others });
      state.pixels = pixels;
      state.size = { width: pixels.width, height: pixels.height };
      state.grey = false;
    }
  }
  signal?.throwIfAborted();
}

function begin(source: Source): Execution {
  return { source, pixels: null, pipeline: null, rank: -1, size: source, grey: false };
}

/** Carries a plan's passes out on pixels; for looking at what they do before anything is encoded. */
export async function runOnPixels(
  pixels: Pixels,
  source: Source,
  passes: readonly Pass[],
): Promise<Pixels> {
  const copy = { ...pixels, data: pixels.data.slice() };
  const state: Execution = { ...begin(source), pixels: copy };
  await run(state, passes, async () => [pixels]);
  return settle(state);
}

/**
 * Carries the passes out and encodes the result. Steps share passes over the picture where sharp's
 * order of work allows, so that one colour edit streams from the decoder into the encoder.
 */
export async function execute(
  sources: readonly [Source, ...Source[]],
  passes: readonly Pass[],
  signal?: AbortSignal,
): Promise<Encoded> {
  const [source] = sources;
  const state = begin(source);
  await run(state, passes, () => Promise.all(sources.map(decode)), signal);
  // Colour spaces other than plain sRGB are settled first: the last pass then always ends in sRGB.
  if (!state.pixels && !source.streams) await settle(state);
  const reads = !state.pixels;
  const isTransparent = state.pixels ? state.pixels.channels === 4 : source.hasAlpha;
  const type = typeFor(source.type, isTransparent);
  const ended = current(state).toColourspace(state.grey ? 'b-w' : 'srgb');
  try {
    const { data, info } = await encoded(ended, type).toBuffer({ resolveWithObject: true });
    return { data, type, width: info.width, height: info.height };
  } catch (error) {
    throw reads ? asDamaged(error) : error;
  }
}
