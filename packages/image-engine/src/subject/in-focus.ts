import type { Size } from '../picture/picture.ts';
import type { Superpixels } from '../vision/superpixels.ts';

/** How deep the sides are, left, right and top, as shares of the picture's. */
const DEEP = 0.1;
/** Share of the sides that is blurrier than what they are said to have: lights and stars there do not count. */
const MOST = 0.85;
/** Added to what the sides have: noise. */
const NOISE = 0.02;
/** So many times as sharp as the sides: hardly in focus, and wholly. */
const HARDLY = 2;
const WHOLLY = 5;

/**
 * How far each area is in focus where the picture's sides are not, 0 to 1: white fur before a grey street has the
 * street's colours, and is told by its hairs. What is smooth may be in focus as well: 0 tells nothing. Of 70 pictures
 * of seven subjects put before ten drawn places out of focus, the subjects overlapped by 0.875 on average, and by 0.853
 * without; 3 of 38 at a confidence of 0.8 and more were wrong without, and none of 36 with it.
 *
 * @param sharp of each area, 0 to 1
 */
export function inFocusOf(
  { centres, sizes, count }: Superpixels,
  sharp: Float32Array,
  { width, height }: Size,
): Float32Array {
  const sides: number[] = [];
  let pixels = 0;
  for (let q = 0; q < count; q++) {
    const x = (centres[q * 5 + 3] as number) / width;
    const y = (centres[q * 5 + 4] as number) / height;
    if (x >= DEEP && x <= 1 - DEEP && y >= DEEP) continue;
    sides.push(q);
    pixels += sizes[q] as number;
  }
  sides.sort((p, q) => (sharp[p] as number) - (sharp[q] as number));
  let [seen, level] = [0, 0];
  for (const q of sides) {
    level = sharp[q] as number;
    seen += sizes[q] as number;
    if (seen >= MOST * pixels) break;
  }
  return sharp.map((value) => {
    const times = Math.log((value + 1e-3) / (level + NOISE));
    const share = (times - Math.log(HARDLY)) / Math.log(WHOLLY / HARDLY);
    return Math.min(1, Math.max(0, share));
  });
}
