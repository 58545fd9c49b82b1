import { resizeMask } from '../compose/plane.ts';
import type { Source } from '../picture/decode.ts';
import type { Mask, PassContext } from '../picture/picture.ts';
import type { Selection } from '../picture/selection.ts';
import { enlargeMatte } from './enlarge-matte.ts';
import { type Edge, locate } from './locate.ts';

/** What stands out from the background. */
export interface FoundSubject {
  /** Of the source's size: soft at hair and edges. */
  mask: Mask;
  /** How sure it is, 0 to 1: of pictures at 0.8 and more, about 1 in 16 is wrong; see `confidenceOf`. */
  confidence: number;
}

/** How the work is followed and stopped; see `PassContext.checkpoint`. */
export type Checkpoint = PassContext['checkpoint'];

/**
 * Finds the subject of a picture, which the visitor may have marked.
 *
 * @param edge soft, or rough and quicker, where it only matters what is inside, or coarse and quicker still
 * @throws DamagedPictureError when the picture cannot be decoded
 */
export async function findSubject(
  source: Source,
  selection: Selection,
  checkpoint: Checkpoint,
  edge: Edge = 'soft',
): Promise<FoundSubject> {
  const { pixels, matte, confidence } = await locate(source, selection, checkpoint, edge);
  if (edge !== 'soft') return { mask: await resizeMask(matte, pixels), confidence };
  // What is remembered is not given away: the mask may be changed by whoever gets it.
  const isFull = matte.width === pixels.width && matte.height === pixels.height;
  const mask = isFull
    ? { ...matte, data: matte.data.slice() }
    : await enlargeMatte(matte, pixels, checkpoint);
  return { mask, confidence };
}
