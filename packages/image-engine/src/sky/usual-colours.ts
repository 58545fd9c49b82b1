import type { Pixels } from '../picture/picture.ts';
import { lumaPlaneOf } from '../vision/plane.ts';
import { quantileOf } from '../vision/quantile.ts';
import type { SkyDivision } from './divide-sky.ts';

/**
 * What the brightest tenth of a picture starts at, in luma of 0 to 1: that of a darker one is taken for as light, down
 * to `darkest`, so that an underexposed sky is as white as any.
 */
const LIT = { bright: 0.8, darkest: 0.4 };
/**
 * Share of the land that glows for that of the sky, from which on both are in warm light, as a wall in the light of a
 * lamp is: the land before an evening sky is dark.
 */
const WARM = 0.5;

/**
 * How much less of red or green than of blue, as a share of that, what goes down to the lower edge has at least: a sky
 * behind a bird is so blue, walls of rooms and studios are paler.
 */
const DEEP = 0.14;

type SkyColour = 'blue' | 'dusk' | 'white' | 'glow';

/**
 * Hue and light of a sky: blue at any light, pink and purple at dusk, white or grey when light, glowing when it is the
 * brightest; null for any other colour.
 *
 * @param bright luma of 0 to 1 that the brightest tenth of the picture starts at
 */
export function skyColour(r: number, g: number, b: number, bright: number): SkyColour | null {
  const lit = bright < LIT.bright ? LIT.bright / Math.max(LIT.darkest, bright) : 1;
  const light = (lit * (r * 54 + g * 183 + b * 18)) / 65_280;
  const brightest = bright * lit;
  const isGreen = g > Math.max(r, b) + 6;
  if (isGreen) return null;
  const chroma = Math.max(r, g, b) - Math.min(r, g, b);
  if (b >= r + 8 && b >= g - 4) return light > 0.1 || chroma > 40 ? 'blue' : null;
  if (b >= g + 8 && chroma > 18) return light > 0.25 ? 'dusk' : null;
  if (chroma < 26) return light > Math.max(0.5, brightest - 0.12) && b >= r - 10 ? 'white' : null;
  const isGlow = chroma > 70 && light > Math.max(0.62, brightest - 0.1) && r >= g - 6;
  return isGlow ? 'glow' : null;
}

/** How much of a sky, and of the land below it, has each of a sky's colours. */
function coloursOf({ data, channels }: Pixels, inside: Uint8Array, bright: number) {
  const none = () => ({ all: 0, blue: 0, deep: 0, dusk: 0, white: 0, glow: 0 });
  const [land, sky] = [none(), none()];
  for (let p = 0, i = 0; p < inside.length; p++, i += channels) {
    const counts = inside[p] === 1 ? sky : land;
    const [r, g, b] = [data[i] as number, data[i + 1] as number, data[i + 2] as number];
    const colour = skyColour(r, g, b, bright);
    counts.all += 1;
    if (colour) counts[colour] += 1;
    if (colour === 'blue' && b - Math.min(r, g) >= DEEP * b) counts.deep += 1;
  }
  return { sky, land };
}

/**
 * The share of a sky that has a sky's usual colours: in warm light, which makes any wall glow, glowing is none.
 *
 * @param isBlue nothing but blue is taken, and no pale one
 */
export function usualShare(
  small: Pixels,
  { inside, overSea }: SkyDivision,
  isBlue: boolean,
): number {
  const bright = quantileOf(lumaPlaneOf(small).data, 0.9);
  const { sky, land } = coloursOf(small, inside, bright);
  const all = Math.max(1, sky.all);
  if (isBlue) return sky.deep / all;
  const isWarm = !overSea && land.glow * all > WARM * sky.glow * land.all;
  return (sky.blue + sky.dusk + sky.white + (isWarm ? 0 : sky.glow)) / all;
}
