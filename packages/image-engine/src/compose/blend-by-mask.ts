import { eachRow } from '../picture/each-row.ts';
import type { Mask, Pixels } from '../picture/picture.ts';

/**
 * The edited picture inside or outside of a mask, the picture as it was elsewhere: a pixel that is
 * wholly elsewhere keeps its bytes.
 *
 * @throws RangeError when the edit changed the size
 */
export async function blendByMask(
  before: Pixels,
  after: Pixels,
  { data: insides }: Mask,
  isInside: boolean,
  pause: () => Promise<void>,
): Promise<Pixels> {
  const { width, height } = before;
  if (after.width !== width || after.height !== height)
    throw new RangeError('An edit of a part of the picture must keep its size.');
  const channels = before.channels === 4 || after.channels === 4 ? 4 : 3;
  const data = new Uint8Array(width * height * channels);
  await eachRow(height, pause, (y) => {
    let [o, i, j] = [channels, before.channels, after.channels].map((step) => y * width * step) as [
      number,
      number,
      number,
    ];
    for (let p = y * width; p < (y + 1) * width; p++) {
      const inside = insides[p] as number;
      const share = isInside ? inside : 255 - inside;
      for (let c = 0; c < channels; c++) {
        const was = c < before.channels ? (before.data[i + c] as number) : 255;
        const is = c < after.channels ? (after.data[j + c] as number) : 255;
        data[o + c] = share === 0 ? was : was + ((is - was) * share) / 255 + 0.5;
      }
      o += channels;
      i += before.channels;
      j += after.channels;
    }
  });
  return { data, width, height, channels };
}
