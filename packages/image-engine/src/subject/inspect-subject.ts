import { setImmediate } from 'node:timers/promises';
import { inspect } from '../picture/decode.ts';
import type { Box, Selection } from '../picture/selection.ts';
import type { Control } from '../plan/context.ts';
import { LIKELY, SURE } from './confidence.ts';
import { locate } from './locate.ts';
import { boundsOf, outlineOf } from './outline.ts';

/** A picture whose subject is asked for. */
export interface SubjectRequest extends Control {
  image: Uint8Array;
  /** What the visitor marked on it. */
  selection?: Selection | undefined;
}

/** What stands out from the background, before anything is done with it. */
export interface InspectedSubject {
  /** 0 to 1 */
  confidence: number;
  /** Taken as found, worth a look, or to be marked by hand. */
  verdict: 'sure' | 'check' | 'unclear';
  /** Around all of it; null when nothing was found. */
  box: Box | null;
  /** Closed polygons, biggest first, in shares of the upright picture's width and height. */
  outline: [x: number, y: number][][];
}

/**
 * Finds the subject of a picture and tells where it is.
 *
 * @throws DamagedPictureError when the picture cannot be decoded
 */
export async function inspectSubject({
  image,
  selection = {},
  signal,
  onProgress,
}: SubjectRequest): Promise<InspectedSubject> {
  signal?.throwIfAborted();
  const source = await inspect(image);
  const { matte, confidence } = await locate(source, selection, async (stage, share) => {
    onProgress?.(share ?? 0, stage);
    // A cancellation arrives as a message, which is read between two turns of the event loop.
    await setImmediate();
    signal?.throwIfAborted();
  });
  const box = boundsOf(matte);
  const certainty = box ? confidence : 0;
  const verdict = certainty >= SURE ? 'sure' : certainty >= LIKELY ? 'check' : 'unclear';
  return { confidence: certainty, verdict, box, outline: outlineOf(matte) };
}
