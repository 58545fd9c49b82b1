import type { Size } from '../picture/picture.ts';
import { boxMean } from './box-mean.ts';

/** Locally `output = slope × guide + offset`. */
export interface LocalLines extends Size {
  slope: Float32Array;
  offset: Float32Array;
}

/**
 * The local lines of the guided filter with a guide of one channel (He, Sun & Tang 2010). Worked out on
 * small planes and read at a larger size they are the fast guided filter (He & Sun 2015).
 *
 * @param radius of the windows, px
 * @param epsilon variance of the guide below which it counts as flat
 */
export function localLines(
  guide: Float32Array,
  input: Float32Array,
  { width, height }: Size,
  radius: number,
  epsilon: number,
): LocalLines {
  const size = { width, height };
  const product = new Float32Array(guide.length);
  const square = new Float32Array(guide.length);
  for (let i = 0; i < guide.length; i++) {
    const g = guide[i] as number;
    product[i] = g * (input[i] as number);
    square[i] = g * g;
  }
  const meanGuide = boxMean(guide, size, radius);
  const meanInput = boxMean(input, size, radius);
  const meanProduct = boxMean(product, size, radius);
  const meanSquare = boxMean(square, size, radius);
  const [slope, offset] = [product, square];
  for (let i = 0; i < guide.length; i++) {
    const m = meanGuide[i] as number;
    const n = meanInput[i] as number;
    const a = ((meanProduct[i] as number) - m * n) / ((meanSquare[i] as number) - m * m + epsilon);
    slope[i] = a;
    offset[i] = n - a * m;
  }
  return {
    ...size,
    slope: boxMean(slope, size, radius, meanGuide),
    offset: boxMean(offset, size, radius, meanInput),
  };
}
