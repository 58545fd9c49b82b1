import { asDamaged, decode, type PictureType, type Source } from '../picture/decode.ts';
import { encoded, typeFor } from '../picture/encode.ts';
import type { Pass, Pixels, Size } from '../picture/picture.ts';
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
}

/** How a caller follows and stops the work. */
export interface Control {
  /** Checked between operations. */
  signal?: AbortSignal | undefined;
  /** Told after each operation how much is done, 0 to 1; encoding is the last part. */
  onProgress?: ((share: number) => void) | undefined;
}

async function run(
  state: Execution,
  passes: readonly Pass[],
  others: () => Promise<Pixels[]>,
  { signal, onProgress }: Control = {},
): Promise<void> {
  const steps = merged(passes);
  for (const [index, pass] of steps.entries()) {
    signal?.throwIfAborted();
    if (index > 0) onProgress?.(index / (steps.length + 1));
    if (pass.kind === 'stream') await addStream(state, pass);
    else if (pass.kind === 'matrix') await addMatrix(state, pass.matrix);
    else if (pass.kind === 'grey') await addGrey(state);
    else {
      const before = await settle(state);
      const pixels =
        pass.kind === 'measured' ? pass.run(before) : await pass.run(before, { others });
      if (!pixels) {
        state.untouched.add(pass);
        continue;
      }
      state.pixels = pixels;
      state.size = { width: pixels.width, height: pixels.height };
      state.grey = false;
    }
  }
  signal?.throwIfAborted();
  onProgress?.(steps.length / (steps.length + 1));
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
  control?: Control,
): Promise<Encoded> {
  const [source] = sources;
  const state = begin(source);
  await run(state, passes, () => Promise.all(sources.map(decode)), control);
  // Colour spaces other than plain sRGB are settled first: the last pass then always ends in sRGB.
  if (!state.pixels && !source.streams) await settle(state);
  const reads = !state.pixels;
  const isTransparent = state.pixels ? state.pixels.channels === 4 : source.hasAlpha;
  const type = typeFor(source.type, isTransparent);
  const ended = current(state).toColourspace(state.grey ? 'b-w' : 'srgb');
  try {
    const { data, info } = await encoded(ended, type).toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { data, type, width, height, untouched: state.untouched };
  } catch (error) {
    throw reads ? asDamaged(error) : error;
  }
}
