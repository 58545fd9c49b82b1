import { decode, type Source } from '../picture/decode.ts';
import type { Mask, Pixels, Size } from '../picture/picture.ts';
import { isEmpty, type Selection } from '../picture/selection.ts';
import { keyOf, recall, remember } from '../vision/found-before.ts';
import { type Divided, divide } from './divide.ts';
import type { Checkpoint } from './find-subject.ts';
import { heldBy, REMOVED } from './held.ts';
import { ownTransparency } from './own-transparency.ts';
import { toSides } from './region.ts';
import { soften } from './soften.ts';
import { resized, workingCopy } from './working-copy.ts';

/** Longer edge, px, at which the soft edge is worked out. */
const MATTE_EDGE = 720;
/** Pictures whose shorter edge has fewer px have no subject that could be told. */
const TOO_SMALL = 16;

/** How exactly the edge of a subject is wanted; a coarse one is as rough, and found at half the size. */
export type Edge = 'soft' | 'rough' | 'coarse';

/** A subject as it is remembered: small, its confidence beside it. */
interface Matte {
  matte: Mask;
  /** 0 to 1 */
  confidence: number;
}

/** A picture and its subject, at the picture's size or smaller. */
export interface Located extends Matte {
  pixels: Pixels;
}

/**
 * Finds the subject at a working size. What was found in a picture is remembered.
 *
 * @param edge how it ends: soft where hair and fur are, or between two pixels, which takes half the time, or less
 * @throws DamagedPictureError when the picture cannot be decoded
 */
export async function locate(
  source: Source,
  marked: Selection,
  checkpoint: Checkpoint,
  edge: Edge = 'soft',
): Promise<Located> {
  const selection = toSides(marked);
  const pixels = await decode(source);
  const own = ownTransparency(pixels);
  if (own) return { pixels, matte: await without(own, selection, checkpoint), confidence: 1 };
  if (Math.min(pixels.width, pixels.height) < TOO_SMALL) {
    const all = new Uint8Array(pixels.width * pixels.height).fill(255);
    const matte = await without({ ...pixels, data: all }, selection, checkpoint);
    return { pixels, matte, confidence: isEmpty(marked) ? 0 : 1 };
  }
  const key = keyOf(source.bytes, `subject ${edge} ${JSON.stringify(selection)}`);
  const known = recall<Matte>(key);
  if (known) return { pixels, ...known };
  const divided = await divide(pixels, selection, checkpoint, edge === 'coarse');
  const longer = Math.min(MATTE_EDGE, Math.max(pixels.width, pixels.height));
  const small = await workingCopy(pixels, longer);
  const matte =
    edge === 'soft' ? await soften(small, divided, selection, checkpoint) : roughly(divided, small);
  const found = { matte, confidence: divided.confidence };
  remember(key, found, matte.data.byteLength);
  return { pixels, ...found };
}

/** The division as it is, at another size. */
function roughly(divided: Divided, { width, height }: Size): Mask {
  const size = { width, height };
  const plane = resized(Float32Array.from(divided.inside), divided, size, divided.region);
  const data = new Uint8Array(plane.length);
  for (let p = 0; p < data.length; p++) if ((plane[p] as number) > 0.5) data[p] = 255;
  return { ...size, data };
}

/** The mask less what the visitor removed. */
async function without(
  { data, width, height }: Mask,
  selection: Selection,
  pause: Checkpoint,
): Promise<Mask> {
  const held = await heldBy(selection, { width, height }, pause);
  if (held) for (let p = 0; p < data.length; p++) if (held.data[p] === REMOVED) data[p] = 0;
  return { data, width, height };
}
