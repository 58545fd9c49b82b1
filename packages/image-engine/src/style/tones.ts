/** Bins of the histograms. */
const BINS = 512;

/** Lights below which those shares of the pixels lie. */
export function quantiles(light: Float32Array, shares: readonly number[]): number[] {
  const counts = new Uint32Array(BINS);
  for (let p = 0; p < light.length; p++) {
    const bin = Math.min(BINS - 1, Math.max(0, ((light[p] as number) * BINS) | 0));
    counts[bin] = (counts[bin] as number) + 1;
  }
  return shares.map((share) => {
    let bin = 0;
    for (let sum = counts[0] as number; bin < BINS - 1 && sum < share * light.length; bin++)
      sum += counts[bin + 1] as number;
    return (bin + 0.5) / BINS;
  });
}

/** How much of the shade and of the light stretching may take away: a picture without black keeps its greys. */
const STRETCH = { black: 0.12, white: 0.8 } as const;

/** Brings the light to the range from 0 to 1, in place, as far as that tears nothing apart. */
export function stretched(light: Float32Array): Float32Array {
  const [black = 0, white = 1] = quantiles(light, [0.006, 0.994]);
  const low = Math.min(STRETCH.black, black);
  const span = Math.max(STRETCH.white, white) - low;
  for (let p = 0; p < light.length; p++)
    light[p] = Math.min(1, Math.max(0, ((light[p] as number) - low) / span));
  return light;
}

/**
 * The exponent that brings the middle of a picture's lights to that light, as far as it can go without
 * turning night into day.
 */
export function gammaFor(light: Float32Array, middle: number): number {
  const [median = 0.5] = quantiles(light, [0.5]);
  return Math.min(1.15, Math.max(0.62, Math.log(middle) / Math.log(median)));
}

/**
 * A light drawn to the nearest of a few even levels by a soft step: Winnemöller, Olsen & Gooch,
 * "Real-time video abstraction", 2006.
 *
 * @param sharpness of the step: 1 hardly any … 10 a hard edge
 */
export function stepped(light: number, levels: number, sharpness: number): number {
  const at = light * levels;
  const level = Math.min(levels - 1, Math.floor(at));
  const off = (at - level - 0.5) * sharpness;
  // x / √(1 + x²) has the shape of the source's tanh at a fraction of its cost.
  const full = Math.sqrt(4 + sharpness * sharpness) / (2 * sharpness);
  return (level + 0.5 + (off / Math.sqrt(1 + off * off)) * full) / levels;
}

/**
 * How much a colour's distance from grey grows when its light grows by `gain`: in proportion it would
 * turn the dirt of dark places into electric blue.
 *
 * @param spread between the greatest and the least channel, 0 … 1
 * @param vivid how much stronger weak colours become; strong ones, which would clip, gain less
 */
export function colourGain(gain: number, spread: number, vivid: number): number {
  const own = gain > 1 ? Math.min(1.35, Math.sqrt(gain)) : gain;
  return own * (1 + (vivid - 1) * (1.25 - Math.min(1, spread)));
}

/** Gradient of a plane: how much it changes over one px. */
export function slope(
  plane: Float32Array,
  { width, height }: { width: number; height: number },
  out: Float32Array = new Float32Array(plane.length),
): Float32Array {
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      const dx =
        (plane[row + Math.min(width - 1, x + 1)] as number) -
        (plane[row + Math.max(0, x - 1)] as number);
      const dy = (plane[below + x] as number) - (plane[above + x] as number);
      out[row + x] = Math.sqrt(dx * dx + dy * dy) / 2;
    }
  }
  return out;
}
