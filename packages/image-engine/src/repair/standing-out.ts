import type { Checkpoint } from '../subject/find-subject.ts';
import type { BoxCopy } from './box-copy.ts';
import { evenGround, SHARE } from './even-ground.ts';

/** Levels by which something differs from it: more than grain and the mottling of a wall. */
const APART = 16;

/** What a place shows: even ground, something else, or what cannot be told as no ground is even there. */
type Standing = 'ground' | 'out' | 'unknown';

/**
 * What of a box stands out from an even ground around it, such as the sky or a wall, be it a thing, a part
 * of one or its shadow. Nothing where the ground is not even.
 *
 * @returns what a pixel of the copy shows that lies in the box
 */
export async function standingOut(
  { data, inBox, width, height }: BoxCopy,
  checkpoint: Checkpoint,
): Promise<(p: number) => Standing> {
  const nothing = { barred: new Uint8Array(inBox.length), texture: new Float32Array(0) };
  const layer = { colours: Float32Array.from(data), hole: inBox, ...nothing, width, height };
  const found = await evenGround(layer, checkpoint);
  if (!found) return () => 'unknown';
  const { even, smooth } = found;
  return (p) => {
    const i = p * 3;
    if ((even[p] as number) < SHARE.some) return 'unknown';
    for (let c = i; c < i + 3; c++)
      if (Math.abs((data[c] as number) - (smooth[c] as number)) > APART) return 'out';
    return 'ground';
  };
}
