import type { Pixels } from '../picture/picture.ts';

/** Red, green and blue as gains around 1, whose luma (BT.709) is 1. */
export type Tint = readonly [number, number, number];

/** The light of a place, as far as something that is put there has to match it. */
export interface Light {
  /**
   * Where it comes from, seen from the subject: x from -1 (left) to 1 (right), y from -1 (above) to
   * 1 (below). Its length says how directed it is: [0, 0] is light from everywhere.
   */
  readonly from: readonly [number, number];
  /** Colour of a white thing in that light. */
  readonly tint: Tint;
  /** How bright a white thing is there, 0 to 1 in sRGB: 1 by day, about 0.6 at night. */
  readonly white: number;
  /** Share of the surroundings' light that lies over dark tones: 0 in clear air, 0.1 in mist. */
  readonly air: number;
}

/** A tint from any red, green and blue, `share` of it: 0 is no tint, 1 the colour itself. */
export function tintOf(red: number, green: number, blue: number, share = 1): Tint {
  const luma = Math.max(1e-6, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const part = (value: number) => 1 + (value / luma - 1) * share;
  return [part(red), part(green), part(blue)];
}

const SAMPLES = 40_000;
/** A picture's mean colour is mostly that of its things: so much of it is taken as that of its light. */
const LIGHT_SHARE = 0.22;

/**
 * The light of a photo, judged by its pixels: the side that is brighter, the mean colour, the level of
 * its bright parts and of its dark ones.
 */
export function measureLight({ data, width, height, channels }: Pixels): Light {
  const histogram = new Uint32Array(256);
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / SAMPLES)));
  let [count, red, green, blue, across, down, sum] = [0, 0, 0, 0, 0, 0, 0];
  for (let y = step >> 1; y < height; y += step) {
    for (let x = step >> 1; x < width; x += step) {
      const i = (y * width + x) * channels;
      const r = data[i] as number;
      const g = data[i + 1] as number;
      const b = data[i + 2] as number;
      const luma = (r * 54 + g * 183 + b * 19) >> 8;
      histogram[luma] = (histogram[luma] as number) + 1;
      count += 1;
      red += r;
      green += g;
      blue += b;
      sum += luma;
      across += luma * ((2 * x) / width - 1);
      down += luma * ((2 * y) / height - 1);
    }
  }
  if (count === 0) return { from: [0, 0], tint: [1, 1, 1], white: 1, air: 0 };
  const directed = (moment: number) => Math.max(-0.7, Math.min(0.7, (moment / (sum + 1)) * 2.5));
  const white = percentile(histogram, count, 0.97);
  return {
    from: [directed(across), directed(down)],
    tint: tintOf(red + count, green + count, blue + count, LIGHT_SHARE),
    white: Math.max(0.5, Math.min(1, 0.25 + white * 0.8)),
    air: Math.min(0.1, percentile(histogram, count, 0.02) * 0.5),
  };
}

function percentile(histogram: Uint32Array, count: number, share: number): number {
  let sum = 0;
  for (let level = 0; level < 256; level++) {
    sum += histogram[level] as number;
    if (sum >= count * share) return level / 255;
  }
  return 1;
}
