import type { Plane } from '../vision/plane.ts';

/** Edge of the blocks that JPEG is coded in, px. */
const BLOCK = 8;
/** Levels that a step counts at most: what is larger is an edge of the picture. */
const LARGEST = 8;

/**
 * By how many levels the borders of JPEG's blocks stand out: how much more neighbours differ across them than beside
 * them (after Wang, Bovik & Evans, "Blind measurement of blocking artifacts in images", 2000). The grid may begin
 * anywhere: pictures get cut.
 *
 * @param plane luma, 0 to 255
 */
export function blockiness({ data, width, height }: Plane): number {
  const along = (step: number, isAcross: boolean) => {
    const sums = new Float64Array(BLOCK);
    const counts = new Float64Array(BLOCK);
    for (let y = 2; y < height - 2; y++)
      for (let x = 2, p = y * width + 2; x < width - 2; x++, p++) {
        const here = data[p] as number;
        const next = data[p + step] as number;
        const jump =
          Math.abs(next - here) -
          (Math.abs(here - (data[p - step] as number)) +
            Math.abs((data[p + 2 * step] as number) - next)) /
            2;
        const phase = (isAcross ? x : y) % BLOCK;
        sums[phase] = (sums[phase] as number) + Math.min(LARGEST, Math.max(-LARGEST, jump));
        counts[phase] = (counts[phase] as number) + 1;
      }
    const means = sums.map((sum, k) => sum / Math.max(1, counts[k] as number));
    const most = Math.max(...means);
    const others = (means.reduce((a, b) => a + b) - most) / (BLOCK - 1);
    return most - others;
  };
  return (along(1, true) + along(width, false)) / 2;
}
