import { decode, type Source } from '../picture/decode.ts';
import type { Mask, Pixels } from '../picture/picture.ts';
import { isEmpty, type Selection } from '../picture/selection.ts';
import { divide } from './divide.ts';
import type { Checkpoint } from './find-subject.ts';
import { heldBy, REMOVED } from './held.ts';
import { keyOf, type Matte, recall, remember } from './matte-cache.ts';
import { ownTransparency } from './own-transparency.ts';
import { soften } from './soften.ts';
import { workingCopy } from './working-copy.ts';

/** Longer edge, px, at which the soft edge is worked out. */
const MATTE_EDGE = 720;
/** Pictures whose shorter edge has fewer px have no subject that could be told. */
const TOO_SMALL = 16;

/** A picture and its subject, at the picture's size or smaller. */
export interface Located extends Matte {
  pixels: Pixels;
}

/**
 * Finds the subject at a working size. What was found in a picture is remembered.
 *
 * @throws DamagedPictureError when the picture cannot be decoded
 */
export async function locate(
  source: Source,
  selection: Selection,
  checkpoint: Checkpoint,
): Promise<Located> {
  const pixels = await decode(source);
  const own = ownTransparency(pixels);
  if (own) return { pixels, matte: without(own, selection), confidence: 1 };
  if (Math.min(pixels.width, pixels.height) < TOO_SMALL) {
    const all = new Uint8Array(pixels.width * pixels.height).fill(255);
    const matte = without({ ...pixels, data: all }, selection);
    return { pixels, matte, confidence: isEmpty(selection) ? 0 : 1 };
  }
  const key = keyOf(source.bytes, selection);
  const known = recall(key);
  if (known) return { pixels, ...known };
  const divided = await divide(pixels, selection, checkpoint);
  const edge = Math.min(MATTE_EDGE, Math.max(pixels.width, pixels.height));
  const small = await workingCopy(pixels, edge);
  const matte = await soften(small, divided, selection, checkpoint);
  const found = { matte, confidence: divided.confidence };
  remember(key, found);
  return { pixels, ...found };
}

/** The mask less what the visitor removed. */
function without({ data, width, height }: Mask, selection: Selection): Mask {
  const held = heldBy(selection, { width, height });
  if (held) for (let p = 0; p < data.length; p++) if (held.data[p] === REMOVED) data[p] = 0;
  return { data, width, height };
}
