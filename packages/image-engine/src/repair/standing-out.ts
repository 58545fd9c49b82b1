import type { Box } from '../mask/mask-box.ts';
import type { Pixels } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { workingCopy } from '../subject/working-copy.ts';
import { evenGround } from './even-ground.ts';

/** Longer edge, px, at most, of the copy of the box and what is around it. */
const EDGE = 320;
/** Width of what is looked at around the box, as a share of its longer side. */
const AROUND = 0.25;
/** How even the ground has to be for anything to stand out from it, 0 to 1. */
const EVEN = 0.75;
/** Levels by which something differs from it: more than grain and the mottling of a wall. */
const APART = 16;

/**
 * What of a box stands out from an even ground around it, such as the sky or a wall, be it a thing, a part
 * of one or its shadow. Nothing where the ground is not even.
 *
 * @returns whether it does at a pixel of the picture that lies in the box
 */
export async function standingOut(
  pixels: Pixels,
  box: Box,
  checkpoint: Checkpoint,
): Promise<(x: number, y: number) => boolean> {
  const margin = Math.ceil(AROUND * Math.max(box.right - box.left, box.bottom - box.top));
  const part = {
    left: Math.max(0, box.left - margin),
    top: Math.max(0, box.top - margin),
    right: Math.min(pixels.width, box.right + margin),
    bottom: Math.min(pixels.height, box.bottom + margin),
  };
  const longer = Math.max(part.right - part.left, part.bottom - part.top);
  const { data, width, height } = await workingCopy(pixels, Math.min(EDGE, longer), {
    left: part.left / pixels.width,
    top: part.top / pixels.height,
    right: part.right / pixels.width,
    bottom: part.bottom / pixels.height,
  });
  const scale = width / (part.right - part.left);
  const place = (x: number, y: number): [number, number] => [
    Math.min(width - 1, Math.floor((x + 0.5 - part.left) * scale)),
    Math.min(height - 1, Math.floor((y + 0.5 - part.top) * scale)),
  ];
  const [left, top] = place(box.left, box.top);
  const [right, bottom] = place(box.right - 1, box.bottom - 1);
  const hole = new Uint8Array(width * height);
  for (let y = top; y <= bottom; y++) hole.fill(1, y * width + left, y * width + right + 1);
  const nothing = { barred: new Uint8Array(hole.length), texture: new Float32Array(0) };
  const layer = { colours: Float32Array.from(data), hole, ...nothing, width, height };
  const { even, smooth } = await evenGround(layer, checkpoint);
  return (x, y) => {
    const [u, v] = place(x, y);
    const i = (v * width + u) * 3;
    if ((even[i] as number) < EVEN) return false;
    for (let c = i; c < i + 3; c++)
      if (Math.abs((data[c] as number) - (smooth[c] as number)) > APART) return true;
    return false;
  };
}
