import { blendByMask } from '../compose/blend-by-mask.ts';
import { halfPart, isHalf } from '../mask/half-part.ts';
import { markedPart } from '../mask/marked-part.ts';
import { asDamaged, type PictureType, type Source } from '../picture/decode.ts';
import { encoded, typeFor } from '../picture/encode.ts';
import type {
  Mask,
  Pass,
  PassContext,
  Pixels,
  Scope,
  ScopedPass,
  Size,
} from '../picture/picture.ts';
import type { Selection } from '../picture/selection.ts';
import type { Remark } from '../remark.ts';
import { asMask, asPixels } from '../subject/as-pixels.ts';

import { createContext, type Given } from './context.ts';
import {
  addGrey,
  addMatrix,
  addStream,
  begin,
  current,
  type Execution,
  settle,
} from './execution.ts';
import { merged } from './passes.ts';

/** A finished picture. */
export interface Encoded extends Size {
  data: Uint8Array;
  type: PictureType;
  /** Passes that found nothing to do on it. */
  untouched: ReadonlySet<Pass>;
  /** What the passes had to say to the visitor. */
  notes: Remark[];
}

/** What is carried out: passes, and which of them move pixels about. */
export interface Work {
  passes: readonly Pass[];
  geometry: ReadonlySet<Pass>;
  /** What is being done while a pass runs, in a few words. */
  labels?: ReadonlyMap<Pass, string>;
}

async function runPass(state: Execution, pass: Pass, context: PassContext): Promise<void> {
  if (pass.kind === 'stream') return addStream(state, pass);
  if (pass.kind === 'matrix') return addMatrix(state, pass.matrix, context.checkpoint);
  if (pass.kind === 'grey') return addGrey(state);
  const before = await settle(state);
  const pixels =
    pass.kind === 'scoped'
      ? await runScoped(state, before, pass, context)
      : await pass.run(before, context);
  if (!pixels) {
    state.untouched.add(pass);
    return;
  }
  state.pixels = pixels;
  state.size = { width: pixels.width, height: pixels.height };
  state.grey = false;
}

/** Where the part is; of the background the subject, of the land the sky. Null when it is not there. */
function maskOf(
  on: Scope,
  isSoft: boolean,
  before: Pixels,
  context: PassContext,
): Promise<Mask | null> | Mask {
  if (isHalf(on)) return halfPart(on, isSoft, before);
  if (on === 'marked' || on === 'unmarked') return markedPart(on, isSoft, context);
  return on === 'sky' || on === 'land' ? context.sky(before) : context.subject();
}

/** Null when the passes found nothing to do. */
async function runScoped(
  state: Execution,
  before: Pixels,
  { on, isSharp, passes }: ScopedPass,
  context: PassContext,
): Promise<Pixels | null> {
  const mask = await maskOf(on, !isSharp, before, context);
  if (!mask) return null;
  const inner: Execution = {
    ...begin(state.source),
    pixels: { ...before, data: before.data.slice() },
    size: state.size,
  };
  for (const pass of merged(passes)) await runPass(inner, pass, context);
  const blended = await blendByMask(
    ...([before, await settle(inner), mask] as const),
    ...([on !== 'background' && on !== 'land', context.checkpoint] as const),
  );
  return Buffer.compare(blended.data, before.data) === 0 ? null : blended;
}

/** Carries the passes out; what they have to say to the visitor is added to `notes`. */
async function run(
  state: Execution,
  { passes, geometry, labels }: Work,
  { sources, selection = {}, mask, ...control }: Given,
  notes: Remark[],
): Promise<void> {
  const steps = merged(passes);
  const share = 1 / (steps.length + 1);
  const place = { done: 0, share };
  const follow = (mask: Mask) => followed(mask, state.moved, state.source);
  const placedSubject = () => subjectPlacedIn(state);
  const moves = () => state.moved.length;
  const context = createContext({
    ...{ sources, selection, mask, control, place, notes },
    ...{ follow, placedSubject, moves },
  });
  for (const [index, pass] of steps.entries()) {
    control.signal?.throwIfAborted();
    place.done = index * share;
    control.onProgress?.(place.done, labels?.get(pass));
    await runPass(state, pass, context);
    if (geometry.has(pass)) state.moved.push(pass);
  }
  control.signal?.throwIfAborted();
  control.onProgress?.(1 - share);
}

/** Takes a mask through passes that move pixels about. */
async function followed(mask: Mask, moved: readonly Pass[], source: Source): Promise<Mask> {
  const at = moved.findIndex((pass) => pass.kind === 'pixels' && pass.follow);
  const plain = at < 0 ? moved : moved.slice(0, at);
  const work = { passes: plain, geometry: new Set<Pass>() };
  const until = plain.length > 0 ? asMask(await runOnPixels(asPixels(mask), source, work)) : mask;
  const pass = moved[at];
  if (pass?.kind !== 'pixels' || !pass.follow) return until;
  return followed(await pass.follow(until), moved.slice(at + 1), source);
}

/** The subject where a pass has put it itself, taken through the passes after; null when none has. */
function subjectPlacedIn({ moved, source }: Execution): Promise<Mask> | null {
  const at = moved.findLastIndex((pass) => pass.kind === 'pixels' && pass.subject);
  const pass = moved[at];
  if (pass?.kind !== 'pixels' || !pass.subject) return null;
  return pass.subject().then((mask) => followed(mask, moved.slice(at + 1), source));
}

/** Carries a plan's passes out on pixels; for looking at what they do before anything is encoded. */
export async function runOnPixels(
  pixels: Pixels,
  source: Source,
  work: Work,
  selection: Selection = {},
): Promise<Pixels> {
  const copy = { ...pixels, data: pixels.data.slice() };
  const state: Execution = { ...begin(source), pixels: copy };
  await run(state, work, { sources: [source], selection }, []);
  return settle(state);
}

/**
 * Carries the passes out and encodes the result. Steps share passes over the picture where sharp's
 * order of work allows, so that one colour edit streams from the decoder into the encoder.
 */
export async function execute(work: Work, given: Given): Promise<Encoded> {
  const [source] = given.sources;
  const state = begin(source);
  const notes: Remark[] = [];
  await run(state, work, given, notes);
  // Colour spaces other than plain sRGB are settled first: the last pass then always ends in sRGB.
  if (!state.pixels && !source.streams) await settle(state);
  const reads = !state.pixels;
  const isTransparent = state.pixels ? state.pixels.channels === 4 : source.hasAlpha;
  const type = given.mask ? 'image/png' : typeFor(source.type, isTransparent);
  const ended = current(state).toColourspace(state.grey ? 'b-w' : 'srgb');
  const ready = given.mask ? ended.png({ compressionLevel: 0 }) : encoded(ended, type);
  try {
    const { data, info } = await ready.toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { data, type, width, height, untouched: state.untouched, notes };
  } catch (error) {
    throw reads ? asDamaged(error) : error;
  }
}
