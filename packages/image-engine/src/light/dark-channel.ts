import type { Pixels, Size } from '../picture/picture.ts';
import type { Rgb } from './colour-cube.ts';

/** The least value within `radius` px of every value of a plane. */
function localMinimum(plane: Float32Array, size: Size, radius: number): Float32Array {
  const across = minimumAlong(plane, size, radius, 1, size.width);
  return minimumAlong(across, size, radius, size.width, size.height);
}

/** The least of neighbours that are `step` values apart and `length` in a row. */
function minimumAlong(
  plane: Float32Array,
  { width }: Size,
  radius: number,
  step: number,
  length: number,
): Float32Array {
  const out = plane.slice();
  for (let p = 0; p < plane.length; p++) {
    const at = step === 1 ? p % width : Math.floor(p / width);
    const from = Math.max(-radius, -at);
    const to = Math.min(radius, length - 1 - at);
    let least = plane[p] as number;
    for (let d = from, q = p + from * step; d <= to; d++, q += step)
      if ((plane[q] as number) < least) least = plane[q] as number;
    out[p] = least;
  }
  return out;
}

/** How hazy a picture is. */
export interface Haze {
  /** Colour of the air, 0 to 255. */
  air: Rgb;
  /** Least channel relative to the air, over patches: 0 in clear air … 1 in the thickest haze. */
  dark: Float32Array;
}

/** Air is never thought to be darker: what is dark all over is no haze; 0 to 255. */
const DIMMEST = 100;
/** Share of the haziest px among which the colour of the air is looked for (He, Sun & Tang 2009). */
const HAZIEST = 0.001;

/**
 * The dark channel (He, Sun & Tang, "Single image haze removal using dark channel prior", 2009) and the
 * colour of the air.
 *
 * @param small an opaque copy whose longer edge is 300 to 500 px
 */
export function hazeOf(small: Pixels): Haze {
  const { data, width, height } = small;
  const radius = Math.max(1, Math.round(Math.max(width, height) / 60));
  const count = width * height;
  const least = new Float32Array(count);
  for (let p = 0, i = 0; p < count; p++, i += 3)
    least[p] = Math.min(data[i] as number, data[i + 1] as number, data[i + 2] as number);
  const dark = localMinimum(least, small, radius);
  const threshold = dark.slice().sort()[Math.max(0, Math.floor(count * (1 - HAZIEST)) - 1)] ?? 255;
  const air: Rgb = [0, 0, 0];
  let found = 0;
  for (let p = 0, i = 0; p < count; p++, i += 3) {
    if ((dark[p] as number) < threshold) continue;
    for (let c = 0; c < 3; c++) air[c] = (air[c] as number) + (data[i + c] as number);
    found++;
  }
  for (let c = 0; c < 3; c++) air[c] = Math.max(DIMMEST, (air[c] as number) / Math.max(1, found));
  for (let p = 0, i = 0; p < count; p++, i += 3)
    least[p] = Math.min(
      1,
      (data[i] as number) / (air[0] as number),
      (data[i + 1] as number) / (air[1] as number),
      (data[i + 2] as number) / (air[2] as number),
    );
  return { air, dark: localMinimum(least, small, radius) };
}
