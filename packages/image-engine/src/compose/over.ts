import { eachRow } from '../picture/each-row.ts';
import type { PassContext, Pixels } from '../picture/picture.ts';
import type { Cut } from './fit.ts';

/** Lays the cut-out over the ground, in place. Where its mask is 0 the ground keeps its bytes. */
export async function layOver(
  ground: Pixels,
  { pixels, mask, left, top }: Cut,
  pause: PassContext['checkpoint'],
): Promise<void> {
  const { data, width, channels } = ground;
  await eachRow(mask.height, pause, (y) => {
    let o = ((top + y) * width + left) * channels;
    for (let x = 0, p = y * mask.width; x < mask.width; x++, p++, o += channels) {
      const share = mask.data[p] as number;
      if (share === 0) continue;
      const i = p * pixels.channels;
      for (let c = 0; c < 3; c++) {
        const under = data[o + c] as number;
        data[o + c] = under + (((pixels.data[i + c] as number) - under) * share) / 255 + 0.5;
      }
      if (channels === 4) {
        const alpha = data[o + 3] as number;
        data[o + 3] = alpha + ((255 - alpha) * share) / 255 + 0.5;
      }
    }
  });
}
