import type { Checkpoint } from '../subject/find-subject.ts';
import { connectedParts } from '../subject/tidy-mask.ts';
import { boxMean } from '../vision/box-mean.ts';
import { frequencies } from './frequencies.ts';
import type { Tints } from './tints.ts';

/** Share of the neighbourhood, as a share of the longer edge to each side, that has hair's colours where hair is. */
const DENSE = 0.6;
const AROUND = 0.008;

/**
 * 1 for what has the colours of a head rather than those of the clothes, and hangs together with it: hair, also
 * below the chin.
 *
 * @param isOfHead tells what is surely hair, or on it
 * @param isOfClothes tells what is most likely worn
 */
export async function hairOf(
  tints: Tints,
  subject: Float32Array,
  isOfHead: (p: number) => boolean,
  isOfClothes: (p: number) => boolean,
  checkpoint: Checkpoint,
): Promise<Uint8Array> {
  const onHead = frequencies(tints, isOfHead);
  await checkpoint();
  const onBody = frequencies(tints, isOfClothes);
  await checkpoint();
  // Loops: making one typed array from another by a function takes ten times as long.
  const alike = new Uint8Array(subject.length);
  for (let p = 0; p < alike.length; p++)
    if ((subject[p] as number) > 0.5 && onHead.of(p) > onBody.of(p)) alike[p] = 1;
  await checkpoint();
  // Hair is of its colours throughout, where a knitted sweater has some of them in places.
  const radius = Math.ceil(AROUND * Math.max(tints.width, tints.height));
  const dense = boxMean(new Float32Array(alike), tints, radius);
  const { labels, parts } = connectedParts(
    alike.map((value, p) => ((dense[p] as number) > DENSE ? value : 0)),
    tints,
    1,
  );
  const isHair = new Uint8Array(parts.length);
  for (let p = 0; p < labels.length; p++) if (isOfHead(p)) isHair[labels[p] as number] = 1;
  isHair[0] = 0;
  const found = new Float32Array(labels.length);
  for (let p = 0; p < found.length; p++) found[p] = isHair[labels[p] as number] as number;
  await checkpoint();
  const near = boxMean(found, tints, radius);
  return alike.map((value, p) => (value && (near[p] as number) > 0 ? 1 : 0));
}
