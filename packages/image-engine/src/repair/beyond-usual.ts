/** Lightnesses that are told apart. */
const BINS = 32;

/**
 * What the values of pixels are beyond the mean of those of pixels as light.
 *
 * @param light 0 to 1
 */
export function beyondUsual(values: Float32Array, light: Float32Array): Float32Array {
  const sums = new Float64Array(BINS);
  const counts = new Float64Array(BINS);
  const binOf = (p: number) => Math.min(BINS - 1, ((light[p] as number) * BINS) | 0);
  for (let p = 0; p < values.length; p++) {
    const bin = binOf(p);
    sums[bin] = (sums[bin] as number) + (values[p] as number);
    counts[bin] = (counts[bin] as number) + 1;
  }
  return values.map(
    (value, p) => value - (sums[binOf(p)] as number) / (counts[binOf(p)] as number),
  );
}
