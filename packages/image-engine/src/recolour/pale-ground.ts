import type { Size } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { sumOf } from './measures.ts';
import { piecesOf } from './pieces.ts';

/** Share of the picture's rim along which a colour lies in one piece from which on that is the ground. */
const ALONG_RIM = 0.2;
/** Share of a subject that has the ground's colour at least to be what is meant by it. */
const OF_SUBJECT = 0.2;
/** Share of the largest piece from which on another may be meant as well. */
const OTHER = 0.02;
/** Share of the picture from which on a piece is rather a ground, where no subject is clear. */
const LARGE = 0.2;
/** Share of a piece in the subject from which on it is the subject's. */
const IN_SUBJECT = 0.25;

/**
 * What a thing without colour has of its own: not the pale ground that it lies on, and not what else is so pale.
 *
 * @param share all that is as pale
 * @param subject null where that is not clear
 * @returns null where the thing cannot be told from the ground, or from something larger beside the subject
 */
export async function lessPaleGround(
  share: Float32Array,
  subject: Float32Array | null,
  size: Size,
  checkpoint: Checkpoint,
): Promise<Float32Array | null> {
  const { of, areas } = await piecesOf(share, size, checkpoint);
  const main = areas.indexOf(Math.max(...areas));
  if (rimOf(of, main, size) > ALONG_RIM) {
    const own = subject && share.map((value, p) => value * (subject[p] as number));
    return own && subject && sumOf(own) > OF_SUBJECT * sumOf(subject) ? own : null;
  }
  if (!subject) return (areas[main] as number) > LARGE * share.length ? null : share;
  const inside = new Float64Array(areas.length);
  for (let p = 0; p < of.length; p++)
    inside[of[p] as number] = (inside[of[p] as number] as number) + (subject[p] as number);
  const isInside = areas.map(
    (area, name) => name > 0 && (inside[name] as number) > IN_SUBJECT * area,
  );
  const isOther = areas.some(
    (area, name) => isInside[name] && area > OTHER * (areas[main] as number),
  );
  return isOther && !isInside[main] ? null : share;
}

/** Share of the picture's rim that a piece lies along. */
function rimOf(of: Int32Array, piece: number, { width, height }: Size): number {
  let along = 0;
  for (let x = 0; x < width; x++)
    along += Number(of[x] === piece) + Number(of[(height - 1) * width + x] === piece);
  for (let y = 0; y < height; y++)
    along += Number(of[y * width] === piece) + Number(of[(y + 1) * width - 1] === piece);
  return along / (2 * (width + height));
}
