import { type Tints, turn } from '../recolour/tints.ts';

/** What time has done to the tones of a print. */
export interface Fading {
  /** One tone over all of it, no colour at all, or the colours of a colour print. */
  kind: 'toned' | 'grey' | 'colour';
  /** Darkest and lightest level of each channel, 0 to 255. */
  black: [number, number, number];
  white: [number, number, number];
  /** Whether its blacks have become grey and its whites dull. */
  isFaded: boolean;
}

/** Chroma below which a print has no tone of its own. */
const GREY = 0.008;
/** Mean chroma that no toning reaches, but wood, sand and bricks do. */
const PALE = 0.085;
/** Share of the chroma that may be of another hue in a print of one tone, degrees from which it is, and its hues. */
const OTHER = { share: 0.02, degrees: 22 };
const BROWNS = { from: 38, to: 118 };
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

/** Most that the channels of the blacks and whites of a faded colour print are apart, levels. */
const TINT = { black: 40, white: 64 };

/** How a print is coloured. */
export function kindOf({ c, h }: Tints): Fading['kind'] {
  let [x, y, sum] = [0, 0, 0];
  for (let p = 0; p < c.length; p++) {
    const chroma = c[p] as number;
    const angle = ((h[p] as number) * Math.PI) / 180;
    x += chroma * Math.cos(angle);
    y += chroma * Math.sin(angle);
    sum += chroma;
  }
  if (sum / c.length < GREY) return 'grey';
  if (sum / c.length > PALE) return 'colour';
  const hue = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  let other = 0;
  for (let p = 0; p < c.length; p++)
    if (Math.abs(turn(hue, h[p] as number)) > OTHER.degrees) other += c[p] as number;
  const isBrown = hue > BROWNS.from && hue < BROWNS.to;
  return isBrown && other < OTHER.share * sum ? 'toned' : 'colour';
}

/**
 * Measures it on a small copy of three channels.
 *
 * @param isDamaged pixels that do not count
 */
export function fadingOf(data: Uint8Array, tints: Tints, isDamaged: Uint8Array): Fading {
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
  const black = bins.map((bin) => at(bin, BEYOND)) as Fading['black'];
  const white = bins.map((bin) => at(bin, 1 - BEYOND)) as Fading['white'];
  const kind = kindOf(tints);
  // Of a toned print the green channel is near its luma; of a colour print every layer has faded.
  const [darkest, lightest] =
    kind === 'colour' ? [Math.min(...black), Math.max(...white)] : [black[1], white[1]];
  const limits = FADED[kind];
  // Blacks and whites that time has tinted are still near grey; a blue sky has none of either.
  const reach = (levels: readonly number[]) => Math.max(...levels) - Math.min(...levels);
  const isTinted = kind !== 'colour' || (reach(black) <= TINT.black && reach(white) <= TINT.white);
  const isFaded =
    isTinted &&
    darkest >= limits.black &&
    lightest <= limits.white &&
    lightest - darkest <= limits.range;
  return { kind, black, white, isFaded };
}
