/** One version of a page: how many saw it, and how many of them did what it is for. */
export interface Variant {
  visitors: number;
  done: number;
}

/** Quantiles of the standard normal distribution: 97.5 % (two sides at 95 %) and 80 %. */
const Z_SIGNIFICANCE = 1.959964;
const Z_POWER = 0.841621;

/**
 * Least difference of two rates that a test shows four times in five, at 95 % significance: the usual normal
 * approximation for two proportions of equal size, (z₀.₉₇₅ + z₀.₈) · √(2p(1 − p)/n).
 *
 * @param rate The control's rate, 0 to 1.
 * @param perVariant Visitors of each variant, above 0.
 * @returns a difference of rates, 0 to 1
 */
export function smallestDifference(rate: number, perVariant: number): number {
  return (Z_SIGNIFICANCE + Z_POWER) * Math.sqrt((2 * rate * (1 - rate)) / perVariant);
}

/**
 * How likely a difference at least this large is when both versions do equally well: the pooled two-proportion z-test.
 *
 * @returns 0 to 1; 1 where nothing can be said, because nobody or everybody did it
 */
export function chanceOfDifference(a: Variant, b: Variant): number {
  const pooled = (a.done + b.done) / (a.visitors + b.visitors);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.visitors + 1 / b.visitors));
  if (!(error > 0)) return 1;
  const z = Math.abs(a.done / a.visitors - b.done / b.visitors) / error;
  return 1 - errorFunction(z / Math.SQRT2);
}

/** Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26: off by at most 1.5e-7. For x ≥ 0. */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  const sum = terms.reduceRight((value, term) => (value + term) * t, 0);
  return 1 - sum * Math.exp(-x * x);
}
