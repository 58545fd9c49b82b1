import type { Checkpoint } from '../subject/find-subject.ts';
import type { BoxCopy } from './box-copy.ts';
import { evenGround } from './even-ground.ts';

/** How even the ground has to be for anything to stand out from it, 0 to 1. */
const EVEN = 0.75;
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
  const { even, smooth } = await evenGround(layer, checkpoint);
  return (p) => {
    const i = p * 3;
    if ((even[i] as number) < EVEN) return false;
    for (let c = i; c < i + 3; c++)
      if (Math.abs((data[c] as number) - (smooth[c] as number)) > APART) return true;
    return false;
  };
}
