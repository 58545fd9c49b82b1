import { aOf, bOf, RADIANS, type Tints, turn } from '../recolour/tints.ts';
import { gaussian } from '../vision/gaussian.ts';
import { quantileOf } from '../vision/quantile.ts';
import { beyondUsual } from './beyond-usual.ts';
import { isTinted } from './tinted-print.ts';

/** What time has done to the tones of a print. */
export interface Fading {
  /** One tone over all of it, no colour at all, or the colours of a colour print. */
  kind: 'toned' | 'grey' | 'colour';
  /** Darkest and lightest level of each channel, 0 to 255. */
  black: [number, number, number];
  white: [number, number, number];
  /** Mean luma, 0 to 255. */
  mean: number;
  /** Whether its blacks have become grey and its whites dull. */
  isFaded: boolean;
}

/** Chroma below which a print has no tone of its own. */
const GREY = 0.008;
/** Mean chroma that no toning reaches, but wood, sand and bricks do. */
const PALE = 0.085;
/** Hues of toning, degrees. */
const BROWNS = { from: 38, to: 118 };
/**
 * Root of the mean squared chroma across the toning's hue, as a share of the range of lightness, as colours fade with
 * contrast: a print in one tone has next to none, its stains included. Grain and compression are smoothed away over
 * that many pixels.
 */
const OTHER = { deviation: 0.012, smooth: 2.5 };
/**
 * The same of the chroma beyond that which tones so light usually have: toning may be brown in the shadows and yellow
 * in the lights, and as strong as it likes, if every tone has one colour.
 */
const ONE_COLOUR = 0.011;
/**
 * The same of the detail in that, without what is broader than a share of the width: stains are broad. Five prints in one
 * tone, one of them stained, had up to 0.0065; a colour photo of grey wood and brown dogs 0.0099.
 */
const DETAIL = { deviation: 0.008, broad: 0.04 };
/** Share of the pixels at either end that do not count for the range of lightness: scratches and holes. */
const ENDS = 0.02;
/** Share of the pixels beyond the darkest and the lightest level. */
const BEYOND = 0.004;

/**
 * How a print of each kind looks when it has faded: its blacks at that level or above, its whites at that
 * or below, with at most that range between. A foggy morning has a deep black somewhere.
 */
const FADED = {
  toned: { black: 34, white: 246, range: 188 },
  grey: { black: 40, white: 235, range: 170 },
  colour: { black: 46, white: 236, range: 180 },
} as const;

/** Luma of a colour, BT.709. */
export const lumaOf = ([r, g, b]: Fading['black']) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** How a print is coloured. */
export function kindOf(tints: Tints): Fading['kind'] {
  const { c, h } = tints;
  const a = c.map((_, p) => aOf(tints, p));
  const b = c.map((_, p) => bOf(tints, p));
  const mean = (plane: Float32Array) => plane.reduce((sum, each) => sum + each, 0) / plane.length;
  if (mean(c) < GREY) return 'grey';
  const hue = (Math.atan2(mean(b), mean(a)) / RADIANS + 360) % 360;
  if (hue <= BROWNS.from || hue >= BROWNS.to) return 'colour';
  const deviation = (plane: Float32Array) => {
    const smooth = gaussian(plane, tints, OTHER.smooth);
    return Math.sqrt(smooth.reduce((sum, each) => sum + each * each, 0) / smooth.length);
  };
  const light = gaussian(tints.l, tints, OTHER.smooth);
  const range = quantileOf(light, 1 - ENDS) - quantileOf(light, ENDS);
  const across = c.map((chroma, p) => chroma * Math.sin(turn(hue, h[p] as number) * RADIANS));
  const isEven = () => {
    const own = gaussian(beyondUsual(c, tints.l), tints, OTHER.smooth);
    const broad = gaussian(own, tints, DETAIL.broad * tints.width);
    return deviation(own.map((each, p) => each - (broad[p] as number))) < DETAIL.deviation * range;
  };
  if (mean(c) < PALE && deviation(across) < OTHER.deviation * range && isEven()) return 'toned';
  const [otherA, otherB] = [beyondUsual(a, tints.l), beyondUsual(b, tints.l)];
  const other = Math.hypot(deviation(otherA), deviation(otherB));
  return other < ONE_COLOUR * range ? 'toned' : 'colour';
}

/** Share of the pixels of a colour print that are its black: a few, as most of what is dark is of a colour. */
const BLACKS = 0.001;

/** Mean colour of the darkest pixels. */
function darkestOf(data: Uint8Array, isDamaged: Uint8Array, share: number): Fading['black'] {
  const lumas = isDamaged.map((damage, p) =>
    damage ? 255 : lumaOf([data[p * 3], data[p * 3 + 1], data[p * 3 + 2]] as Fading['black']),
  );
  const most = lumas.toSorted()[Math.ceil(share * lumas.length)] as number;
  const sum = [0, 0, 0];
  let count = 0;
  for (let p = 0; p < lumas.length; p++) {
    if ((lumas[p] as number) > most) continue;
    count++;
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (data[p * 3 + c] as number);
  }
  return sum.map((total) => total / count) as Fading['black'];
}

/**
 * Measures it on a small copy of three channels.
 *
 * @param isDamaged pixels that do not count
 */
export function fadingOf(data: Uint8Array, kind: Fading['kind'], isDamaged: Uint8Array): Fading {
  const bins = [0, 1, 2].map(() => new Uint32Array(256));
  let count = 0;
  for (let p = 0; p < isDamaged.length; p++) {
    if (isDamaged[p]) continue;
    count++;
    for (const [c, bin] of bins.entries()) {
      const value = data[p * 3 + c] as number;
      bin[value] = (bin[value] as number) + 1;
    }
  }
  const at = (bin: Uint32Array, share: number) => {
    let sum = 0;
    return Math.max(
      0,
      bin.findIndex((n) => {
        sum += n;
        return sum >= share * count;
      }),
    );
  };
  const least = bins.map((bin) => at(bin, BEYOND)) as Fading['black'];
  const black = kind === 'colour' ? darkestOf(data, isDamaged, BLACKS) : least;
  const white = bins.map((bin) => at(bin, 1 - BEYOND)) as Fading['white'];
  const [darkest, lightest] = [lumaOf(black), lumaOf(white)];
  const limits = FADED[kind];
  const isPrint = kind !== 'colour' || isTinted(least, lumaOf(least), black, white);
  const isFaded =
    isPrint &&
    darkest >= limits.black &&
    lightest <= limits.white &&
    lightest - darkest <= limits.range;
  const means = bins.map((bin) => bin.reduce((sum, n, value) => sum + n * value, 0) / (count || 1));
  return { kind, black, white, mean: lumaOf(means as Fading['black']), isFaded };
}
