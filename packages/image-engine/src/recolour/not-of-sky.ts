import type { PassContext, Pixels } from '../picture/picture.ts';
import { findSky } from '../sky/find-sky.ts';
import { sumOf } from './measures.ts';
import { isAloft, isSpread } from './spread-words.ts';
import { type Belonging, GREYISH, type Tints } from './tints.ts';

/** Share of a picture's height where a sky is, and share of a colour there, or in the sky, from which on it is that of the sky as well. */
const HIGH = { height: 0.4, colour: 0.1 } as const;
/** Share of what was found, below which what is left of it without the sky is a rest of that. */
const LITTLE = 0.15;

/** A picture, and how a colour is found in it. */
interface Looked {
  tints: Tints;
  small: Pixels;
  called: (tints: Tints) => Promise<Belonging | null | false>;
}

/** Whether some of what was found is where a sky is. */
const isHigh = (share: Float32Array): boolean =>
  sumOf(share.subarray(0, Math.round(HIGH.height * share.length))) > HIGH.colour * sumOf(share);

/**
 * What was found for a thing, without the sky: boats at sunset are brown, and the clouds above them are as brown.
 *
 * @returns 'elsewhere' where hardly anything but the sky has the colour
 */
export async function notOfSky(
  thing: string,
  found: Belonging,
  { tints, small, called }: Looked,
  checkpoint: PassContext['checkpoint'],
): Promise<Belonging | 'elsewhere'> {
  const { centre, share } = found;
  const isNone = thing !== '' && !isAloft(thing) && !isSpread(thing) && centre.c > GREYISH;
  if (!isNone || !isHigh(share)) return found;
  const above = await findSky(small, () => checkpoint());
  if (!above) return found;
  const sky = above.mask.data;
  if (sumOf(share.map((value, p) => value * (sky[p] as number))) < HIGH.colour * sumOf(share))
    return found;
  // What has no colour is not found.
  const c = tints.c.map((chroma, p) => ((sky[p] as number) > 0.5 ? 0 : chroma));
  const below = await called({ ...tints, c });
  return below && sumOf(below.share) > LITTLE * sumOf(share) ? below : 'elsewhere';
}
