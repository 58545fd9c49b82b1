import type { Checkpoint } from '../subject/find-subject.ts';
import type { Layer } from './layer.ts';

/** Half the width, px, of the square over which busyness is averaged. */
const AROUND = 8;
/** How much busyness weighs against colour; √50 in Newson et al. 2017, whose colours are not means of noise. */
const WEIGHT = 3.5;

/**
 * Works out how busy each known pixel is, across and down: the mean step to the next pixel around it
 * (Newson et al. 2017, section 3.3). Without it, the mean colour of a texture is as good as the texture.
 */
export async function textureOf(
  { colours, hole, barred, width, height }: Omit<Layer, 'texture'>,
  checkpoint: Checkpoint,
): Promise<Float32Array> {
  const area = width * height;
  const texture = new Float32Array(area * 2);
  for (const [c, step] of [1, width].entries()) {
    const steps = new Float32Array(area);
    const known = new Float32Array(area);
    for (let p = 0; p < area - step; p++) {
      if (c === 0 && p % width === width - 1) continue;
      const q = p + step;
      if (hole[p] || hole[q] || barred[p] || barred[q]) continue;
      let sum = 0;
      for (let k = 0; k < 3; k++)
        sum += Math.abs((colours[p * 3 + k] as number) - (colours[q * 3 + k] as number));
      steps[p] = sum / 3;
      known[p] = 1;
    }
    await checkpoint();
    const total = boxSum(steps, width, height);
    await checkpoint();
    const count = boxSum(known, width, height);
    await checkpoint();
    for (let p = 0; p < area; p++)
      texture[p * 2 + c] = (WEIGHT * (total[p] as number)) / Math.max(1, count[p] as number);
  }
  return texture;
}

/** Sums over the squares around each pixel, cut off at the sides. */
function boxSum(plane: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -AROUND; x < width; x++) {
      if (x + AROUND < width) sum += plane[row + x + AROUND] as number;
      if (x - AROUND - 1 >= 0) sum -= plane[row + x - AROUND - 1] as number;
      if (x >= 0) across[row + x] = sum;
    }
  }
  const result = new Float32Array(plane.length);
  const sums = new Float64Array(width);
  for (let y = -AROUND; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = sums[x] as number;
      if (y + AROUND < height) sum += across[(y + AROUND) * width + x] as number;
      if (y - AROUND - 1 >= 0) sum -= across[(y - AROUND - 1) * width + x] as number;
      sums[x] = sum;
      if (y >= 0) result[y * width + x] = sum;
    }
  }
  return result;
}
