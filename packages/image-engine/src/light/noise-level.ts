import type { Plane } from '../vision/plane.ts';

/** Edge of the blocks that are measured, px. */
const BLOCK = 16;
/** At most that many blocks are measured, spread over the picture. */
const BLOCKS = 3000;
/** Share of the blocks that is smooth enough to show nothing but noise. */
const SMOOTHEST = 0.2;
/** The mean of the smoothest fifth lies that much below that of all. */
const BIAS = 1.06;

/**
 * Standard deviation of the noise: the response to the difference of two Laplacians, which edges and
 * slopes hardly wake (Immerkær, "Fast noise variance estimation", 1996), over the smoothest blocks. Blocks
 * that are burnt out or black hold no noise and do not count.
 *
 * @param plane luma, 0 to 255, or differences of colours, in levels
 * @param kind which of them
 */
export function noiseLevel(
  { data, width, height }: Plane,
  kind: 'luma' | 'differences' = 'luma',
): number {
  const columns = Math.floor((width - 2) / BLOCK);
  const rows = Math.floor((height - 2) / BLOCK);
  const step = Math.max(1, Math.floor((columns * rows) / BLOCKS));
  const responses: number[] = [];
  for (let block = 0; block < columns * rows; block += step) {
    const left = 1 + (block % columns) * BLOCK;
    const top = 1 + Math.floor(block / columns) * BLOCK;
    let response = 0;
    let sum = 0;
    for (let y = top; y < top + BLOCK; y++)
      for (let x = left, p = y * width + left; x < left + BLOCK; x++, p++) {
        const at = (offset: number) => data[p + offset] as number;
        const value =
          at(-width - 1) +
          at(-width + 1) +
          at(width - 1) +
          at(width + 1) +
          4 * at(0) -
          2 * (at(-width) + at(width) + at(-1) + at(1));
        response += Math.abs(value);
        sum += at(0);
      }
    const mean = sum / (BLOCK * BLOCK);
    if (kind === 'differences' || (mean > 12 && mean < 243))
      responses.push(response / (BLOCK * BLOCK));
  }
  if (responses.length < 4) return 0;
  responses.sort((a, b) => a - b);
  const response = responses[Math.floor(responses.length * SMOOTHEST)] ?? 0;
  return BIAS * Math.sqrt(Math.PI / 2) * (response / 6);
}
