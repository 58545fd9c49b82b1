import type { Size } from '../picture/picture.ts';

/** Numbers of a polynomial of the second degree: of 1, x, y, x², xy and y². */
export const TERMS = 6;

/** How much what bends the surface is held back, as a share of all that speaks for it. */
const STIFFNESS = 1e-4;

/**
 * The polynomials that come nearest to three planes at those places: least squares by the normal equations.
 *
 * @returns {@link TERMS} numbers for each plane, the sides of the picture being −1 … 1; null where there is no solution
 */
export function solveSurface(
  { width, height }: Size,
  planes: readonly Float32Array[],
  places: readonly number[],
): Float64Array | null {
  const columns = TERMS + 3;
  const rows: Float64Array[] = Array.from({ length: TERMS }, () => new Float64Array(columns));
  for (const p of places) {
    const u = (2 * (p % width)) / width - 1;
    const v = (2 * Math.floor(p / width)) / height - 1;
    const terms = [1, u, v, u * u, u * v, v * v];
    for (let r = 0; r < TERMS; r++) {
      const row = rows[r] as Float64Array;
      const term = terms[r] as number;
      for (let c = 0; c < TERMS; c++) row[c] = (row[c] as number) + term * (terms[c] as number);
      for (let c = 0; c < 3; c++)
        row[TERMS + c] =
          (row[TERMS + c] as number) + term * ((planes[c] as Float32Array)[p] as number);
    }
  }
  // Between narrow strips, where nothing is known, it must not bend wildly.
  rows.forEach((row, r) => {
    if (r > 0) row[r] = (row[r] as number) + STIFFNESS * places.length;
  });
  for (let r = 0; r < TERMS; r++) {
    const pivot = rows
      .slice(r)
      .reduce((a, b) => (Math.abs(b[r] as number) > Math.abs(a[r] as number) ? b : a));
    if (Math.abs(pivot[r] as number) < 1e-9) return null;
    const other = rows.indexOf(pivot);
    [rows[r], rows[other]] = [pivot, rows[r] as Float64Array];
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[r] as number) / (pivot[r] as number);
      for (let c = r; c < columns; c++) row[c] = (row[c] as number) - factor * (pivot[c] as number);
    }
  }
  const coefficients = new Float64Array(3 * TERMS);
  rows.forEach((row, r) => {
    for (let c = 0; c < 3; c++)
      coefficients[c * TERMS + r] = (row[TERMS + c] as number) / (row[r] as number);
  });
  return coefficients;
}
