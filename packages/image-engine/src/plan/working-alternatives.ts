import { open } from '../picture/decode.ts';

/** px on the longer edge of the copies that wishes are tried on. */
const TRIAL_EDGE = 192;
/** Wishes that are offered. */
const OFFERED = 3;

/**
 * The first three of the wishes that do change these pictures, tried on small copies: nobody is
 * offered black and white for a picture that is.
 *
 * @param tries carries a wish out; throws when it cannot be
 */
export async function workingAlternatives(
  pictures: readonly Uint8Array[],
  wishes: readonly string[],
  tries: (wish: string, images: Uint8Array[]) => Promise<unknown>,
): Promise<string[]> {
  const images = await Promise.all(pictures.map(smallCopy));
  const working: string[] = [];
  for (const wish of new Set(wishes)) {
    if (working.length === OFFERED) break;
    const isWorking = await tries(wish, [...images]).then(
      () => true,
      () => false,
    );
    if (isWorking) working.push(wish);
  }
  return working;
}

function smallCopy(bytes: Uint8Array): Promise<Uint8Array> {
  return open({ bytes })
    .resize({ width: TRIAL_EDGE, height: TRIAL_EDGE, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}
