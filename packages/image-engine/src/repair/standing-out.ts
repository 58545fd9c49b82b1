import type { Checkpoint } from '../subject/find-subject.ts';
import type { BoxCopy } from './box-copy.ts';
import { evenGround, SHARE } from './even-ground.ts';

/** Levels by which something differs from it: more than grain and the mottling of a wall. */
const APART = 16;

/**
 * What of a box stands out from an even ground around it, such as the sky or a wall, be it a thing, a part
 * of one or its shadow. Nothing where the ground is not even.
 *
 * @returns whether it does at a pixel of the copy that lies in the box
 */
export async function standingOut(
  { data, inBox, width, height }: BoxCopy,
  checkpoint: Checkpoint,
): Promise<(p: number) => boolean> {
  const nothing = { barred: new Uint8Array(inBox.length), texture: new Float32Array(0) };
  const layer = { colours: Float32Array.from(data), hole: inBox, ...nothing, width, height };
  const found = await evenGround(layer, checkpoint);
  if (!found) return () => false;
  const { even, smooth } = found;
  return (p) => {
    const i = p * 3;
    if ((even[p] as number) < SHARE.some) return false;
    for (let c = i; c < i + 3; c++)
      if (Math.abs((data[c] as number) - (smooth[c] as number)) > APART) return true;
    return false;
  };
}
