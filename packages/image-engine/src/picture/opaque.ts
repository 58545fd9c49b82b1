import { fromPixels, toPixels } from './decode.ts';
import type { Pixels } from './picture.ts';
import { type OpaquePixels, workingSize } from './working-size.ts';

/** Longer edges of the copies that colours go on from, px: from all of the picture, and ever nearer to the edge. */
const EDGES = [1, 8, 32, 128, 512];

/**
 * A copy without transparency: there, the colours of what is visible go on, and hidden ones do not show.
 *
 * @param longest px of its longer edge at most
 */
export async function opaqueOf(pixels: Pixels, longest: number): Promise<OpaquePixels> {
  let under: OpaquePixels = { data: new Uint8Array(3), width: 1, height: 1, channels: 3 };
  for (const edge of [...EDGES.filter((each) => each < longest), longest]) {
    const { width, height } = workingSize(pixels, edge);
    const fill = { fit: 'fill', kernel: 'linear' } as const;
    const seen = await toPixels(fromPixels(pixels).ensureAlpha().resize(width, height, fill));
    const ground = await toPixels(fromPixels(under).resize(width, height, fill));
    const { data } = ground;
    for (let i = 0, j = 0; i < data.length; i += 3, j += 4) {
      // On the smallest copy, whatever is visible at all is all there is.
      const alpha = edge === 1 ? 1 : (seen.data[j + 3] as number) / 255;
      for (let c = 0; c < 3; c++) {
        const value = data[i + c] as number;
        data[i + c] = value + ((seen.data[j + c] as number) - value) * alpha + 0.5;
      }
    }
    under = { ...ground, channels: 3 };
  }
  return under;
}
