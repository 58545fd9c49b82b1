/** A value that counts as none. */
export const FAR = 1e20;

/**
 * Where the parabolas values[p] + (x − p)² are lowest: parabola `vertices[j]` between `borders[j]` and
 * `borders[j + 1]` (P. Felzenszwalb, D. Huttenlocher, Distance Transforms of Sampled Functions, 2012).
 *
 * @param length how many values count; those of 1e20 and more are left out
 * @param vertices room for `length` numbers
 * @param borders room for one more
 * @returns how many parabolas take part
 */
export function lowerEnvelope(
  values: Float64Array,
  length: number,
  vertices: Int32Array,
  borders: Float64Array,
): number {
  let last = -1;
  for (let q = 0; q < length; q++) {
    const value = values[q] as number;
    if (value >= FAR) continue;
    let crossing = -FAR;
    while (last >= 0) {
      const p = vertices[last] as number;
      crossing = (value + q * q - (values[p] as number) - p * p) / (2 * (q - p));
      if (crossing > (borders[last] as number)) break;
      last -= 1;
    }
    last += 1;
    vertices[last] = q;
    borders[last] = last > 0 ? crossing : -FAR;
    borders[last + 1] = FAR;
  }
  return last + 1;
}
