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
  const differs = (i: number) => Math.abs((data[i] as number) - (smooth[i] as number)) > APART;
  // Kept, as every pixel is asked for several times.
  const standings: Standing[] = new Array(inBox.length).fill('unknown');
  for (let p = 0; p < standings.length; p++)
    if (inBox[p] && (even[p] as number) >= SHARE.some)
      standings[p] = differs(p * 3) || differs(p * 3 + 1) || differs(p * 3 + 2) ? 'out' : 'ground';
  return (p) => standings[p] as Standing;
}
