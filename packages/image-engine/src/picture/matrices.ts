import type { Matrix } from './picture.ts';

/** Luma weights of ITU-R BT.709 for encoded sRGB. */
export const LUMA = [0.2126, 0.7152, 0.0722] as const;

/** The matrix that does `first`, then `second`. */
export function multiply(second: Matrix, first: Matrix): Matrix {
  const row = (r: readonly [number, number, number]) => {
    const cell = (c: 0 | 1 | 2) => r[0] * first[0][c] + r[1] * first[1][c] + r[2] * first[2][c];
    return [cell(0), cell(1), cell(2)] as const;
  };
  return [row(second[0]), row(second[1]), row(second[2])];
}

/** Scales the distance of every colour from its grey: 0 removes colour, 1 changes nothing. */
export function saturationMatrix(factor: number): Matrix {
  const [r, g, b] = LUMA;
  const k = 1 - factor;
  return [
    [r * k + factor, g * k, b * k],
    [r * k, g * k + factor, b * k],
    [r * k, g * k, b * k + factor],
  ];
}

/** White-balance gains, scaled so that grey keeps its luma. */
export function balanceMatrix(red: number, green: number, blue: number): Matrix {
  const luma = LUMA[0] * red + LUMA[1] * green + LUMA[2] * blue;
  return [
    [red / luma, 0, 0],
    [0, green / luma, 0],
    [0, 0, blue / luma],
  ];
}
