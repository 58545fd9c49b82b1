import { boxOf } from '../mask/mask-box.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Mask, PassContext, Pixels } from '../picture/picture.ts';
import { groundShadow } from './ground-shadow.ts';
import { blurMask, resizeMask, within } from './plane.ts';

/** Where a shadow falls: on the ground at the subject's foot, or on a wall behind all of it. */
export type ShadowKind = 'ground' | 'behind';

/** Shadows are soft: they are worked out at that longer edge, px. */
const WORKING_EDGE = 512;
/** A shadow behind is moved to the right and down, and blurred, by shares of the subject's longer side. */
const ACROSS = 0.022;
const DOWN = 0.034;
const SOFTNESS = 0.028;
/** How dark it is, 0 to 1. */
const DARKNESS = 0.5;
/** A window on the left, a little above: as the studio has it. */
const LIGHT = { from: [-0.25, -0.4], tint: [1, 1, 1], white: 1, air: 0 } as const;

/**
 * How dark the subject's shadow is everywhere, 0: none … 255: black; null when there is no ground for one at its
 * foot, or no subject.
 */
export async function subjectShadow(mask: Mask, kind: ShadowKind): Promise<Mask | null> {
  if (kind === 'behind') return boxOf(mask, 128) && shadowBehind(mask);
  // Only the mask is looked at.
  const pixels: Pixels = { ...mask, data: new Uint8Array(0), channels: 3 };
  return groundShadow(mask, { pixels, mask, left: 0, top: 0 }, LIGHT);
}

async function shadowBehind(mask: Mask): Promise<Mask> {
  const size = within(mask, WORKING_EDGE);
  const small = await resizeMask(mask, size);
  const box = boxOf(small, 128);
  const side = box ? Math.max(box.right - box.left, box.bottom - box.top) : 0;
  const [across, down] = [Math.round(side * ACROSS), Math.round(side * DOWN)];
  const data = new Uint8Array(small.data.length);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      // What the picture's edge cuts goes on beyond it.
      const from = Math.max(0, y - down) * size.width + Math.max(0, x - across);
      data[y * size.width + x] = (small.data[from] as number) * DARKNESS;
    }
  }
  return resizeMask(await blurMask({ ...size, data }, side * SOFTNESS), mask);
}

/**
 * Lays a shadow on whatever is not the subject: an opaque ground gets darker, and what is transparent
 * gets black that lets as much through. The subject keeps its bytes.
 *
 * @param strength 1 for the shadow as it is, 0 for none, up to 2
 */
export async function layBehind(
  { data, width, height, channels }: Pixels,
  mask: Mask,
  shadow: Mask,
  strength: number,
  checkpoint: PassContext['checkpoint'],
): Promise<Pixels> {
  const result = data.slice();
  await eachRow(height, checkpoint, (y) => {
    for (let p = y * width, i = p * channels; p < (y + 1) * width; p++, i += channels) {
      const dark = Math.min(1, ((shadow.data[p] as number) / 255) * strength);
      if (dark === 0 || mask.data[p] === 255) continue;
      const alpha = channels === 4 ? (data[i + 3] as number) / 255 : 1;
      const subject = Math.min(alpha, (mask.data[p] as number) / 255);
      const seen = subject + (alpha - subject) * (1 - dark);
      const all = seen + dark * (1 - alpha);
      for (let c = 0; c < 3; c++)
        result[i + c] = Math.round(((data[i + c] as number) * seen) / (channels === 4 ? all : 1));
      if (channels === 4) result[i + 3] = Math.round(all * 255);
    }
  });
  return { data: result, width, height, channels };
}
