import type { GridSize } from '../grid/grid.ts';
import { release } from '../grid/release.ts';

/** Colours, 0 to 255, three a sample, each with a weight of 0 (unknown) to 1. */
interface Weighted extends GridSize {
  rgb: Float32Array | Uint8ClampedArray<ArrayBuffer>;
  weight: Float32Array | Uint8Array;
}

/**
 * Colours for samples that have none, from the nearest that have some, ever more blurred the farther
 * away: means of 2 × 2 down to one sample, and back up where something is missing (pull-push:
 * S. Gortler and others, The Lumigraph, 1996). In place.
 *
 * @param trusted 1 where the colour is known
 * @param asked 1 where it has to be, on a grid of half the size; everywhere when left out
 */
export function fillIn(
  rgb: Uint8ClampedArray<ArrayBuffer>,
  trusted: Uint8Array,
  size: GridSize,
  asked?: Uint8Array,
): void {
  const levels: Weighted[] = [{ ...size, rgb, weight: trusted }];
  for (let level = levels[0] as Weighted; level.width > 1 || level.height > 1; ) {
    level = pull(level);
    levels.push(level);
  }
  for (let i = levels.length - 2; i >= 0; i--) {
    push(levels[i + 1] as Weighted, levels[i] as Weighted, i === 0 ? asked : undefined);
  }
  for (const { rgb, weight } of levels.slice(1)) release(rgb, weight);
}

function pull({ width, height, rgb, weight }: Weighted): Weighted {
  const half = { width: (width + 1) >> 1, height: (height + 1) >> 1 };
  const sums = new Float32Array(3 * half.width * half.height);
  const total = new Float32Array(half.width * half.height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      const share = weight[k] as number;
      if (share === 0) continue;
      const to = (y >> 1) * half.width + (x >> 1);
      total[to] = (total[to] as number) + share;
      sums[3 * to] = (sums[3 * to] as number) + share * (rgb[3 * k] as number);
      sums[3 * to + 1] = (sums[3 * to + 1] as number) + share * (rgb[3 * k + 1] as number);
      sums[3 * to + 2] = (sums[3 * to + 2] as number) + share * (rgb[3 * k + 2] as number);
    }
  }
  for (let k = 0; k < total.length; k++) {
    const share = total[k] as number;
    if (share === 0) continue;
    for (let i = 3 * k; i < 3 * k + 3; i++) sums[i] = (sums[i] as number) / share;
    total[k] = Math.min(1, share);
  }
  return { ...half, rgb: sums, weight: total };
}

function push(from: Weighted, to: Weighted, asked: Uint8Array | undefined): void {
  for (let y = 0; y < to.height; y++) {
    const row = y >> 1;
    const above = Math.min(from.height - 1, Math.max(0, row + (y & 1 ? 1 : -1)));
    for (let x = 0; x < to.width; x++) {
      const k = y * to.width + x;
      const known = to.weight[k] as number;
      if (known >= 1) continue;
      const column = x >> 1;
      if (asked?.[row * from.width + column] === 0) continue;
      const beside = Math.min(from.width - 1, Math.max(0, column + (x & 1 ? 1 : -1)));
      // Bilinear: the coarser sample's middle lies a quarter of its size away.
      const near = 3 * (row * from.width + column);
      const side = 3 * (row * from.width + beside);
      const over = 3 * (above * from.width + column);
      const far = 3 * (above * from.width + beside);
      for (let c = 0; c < 3; c++) {
        const coarse =
          0.5625 * (from.rgb[near + c] as number) +
          0.1875 * ((from.rgb[side + c] as number) + (from.rgb[over + c] as number)) +
          0.0625 * (from.rgb[far + c] as number);
        to.rgb[3 * k + c] = (to.rgb[3 * k + c] as number) * known + coarse * (1 - known);
      }
    }
  }
}
