import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import { piecesOf } from './pieces.ts';
import type { Tints } from './tints.ts';

/** Compact things, called in the singular: what else has the colour is another one. */
const SINGLE =
  /(?:^| )(?:cup|mug|bowl|plate|dish|saucer|pot|pan|vase|jar|bucket|bottle|kettle|lamp|chair|stool|armchair|sofa|couch|bench|cushion|pillow|box|book|phone|laptop|camera|clock|radio|umbrella|bag|suitcase|candle|toy|bike|bicycle|scooter|door|curtain|sign|mailbox)$/i;

/** A piece smaller than that share of the largest, and farther from it than that share of the longer edge, is of something else. */
const OTHER = { size: 0.3, far: 0.06 } as const;

/** Of a colour that a single thing is called by, the largest piece with what is as large or near. */
export async function ofSingleThing(
  thing: string,
  share: Float32Array,
  tints: Tints,
  checkpoint: Checkpoint,
): Promise<Float32Array> {
  if (!SINGLE.test(thing)) return share;
  const { of, areas } = await piecesOf(share, tints, checkpoint);
  const largest = areas.reduce((most, area) => Math.max(most, area), 0);
  const isLarge = areas.map((area, name) => name > 0 && area >= OTHER.size * largest);
  const near = boxMean(
    Float32Array.from(of, (name) => (isLarge[name] ? 1 : 0)),
    tints,
    Math.ceil(OTHER.far * Math.max(tints.width, tints.height)),
  );
  const stays = isLarge.slice();
  for (let p = 0; p < of.length; p++)
    if (of[p] && (near[p] as number) > 0) stays[of[p] as number] = true;
  // What is in no piece is the soft rim of one.
  return share.map((value, p) =>
    (of[p] ? stays[of[p] as number] : (near[p] as number) > 0) ? value : 0,
  );
}
