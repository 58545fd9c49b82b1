import { type ColourCube, cubeOf } from '../light/colour-cube.ts';
import { inGamut } from '../light/in-gamut.ts';
import { inLinearLight, type Lch, lchOf, smoothstep } from '../light/oklab.ts';
import type { Pixels } from '../picture/picture.ts';
import { GREYISH, turn } from './tints.ts';

/** How far a thing's lightness goes to that of its new colour: all the way would look painted over. */
const TOWARDS = 0.72;

/** Share of the hue's own variation, such as a fold's reflected light, that stays. */
const HUE_PLAY = 0.5;
/**
 * The same of green leaves, which the sun shines through: the light ones would end in white, the yellowish ones in red.
 * Not of a colour lighter than that, such as yellow, which is olive where it is dark.
 */
const OF_LEAVES = { towards: 0.25, play: 0.25, lightest: 0.74 };
/** Lightness of black and white things: in blackest black and whitest white no fold could be seen. */
const BLACKEST = 0.2;
const WHITEST = 0.94;
/** Lightness that what is lit of a thing without colour comes near to and never reaches: bright colours would end in white. */
const LIT = 0.97;

/**
 * The change that makes things of one colour another: hue and strength are exchanged, light and shade
 * stay in the proportion they had, and highlights keep their white.
 */
export function exchangeOf(from: Lch, named: Lch, areGreenLeaves = false): (tint: Lch) => Lch {
  const { towards, play: kept } =
    areGreenLeaves && named.l < OF_LEAVES.lightest
      ? OF_LEAVES
      : { towards: TOWARDS, play: HUE_PLAY };
  const to = { ...named, l: Math.min(WHITEST, Math.max(BLACKEST, named.l)) };
  const wanted = from.l + (to.l - from.l) * (from.c < GREYISH || to.c < GREYISH ? 0.9 : towards);
  const ratio = wanted / from.l;
  // As a power of the old lightness: the slope at the middle stays near 1, so that folds neither
  // vanish in black nor turn to noise in white.
  const power = Math.min(1.25, Math.max(0.6, ratio)) / ratio;
  const isGrey = from.c < GREYISH;
  // Black has no shades to keep in proportion: it is taken to be a little lighter than it is.
  const lift = isGrey ? 0.14 * (1 - from.l) : 0;
  // What is wanted of a grey thing is darker than that: see `WHITEST`.
  const room = LIT - wanted;
  return ({ l, c, h }) => {
    const full = wanted * ((l + lift) / (from.l + lift)) ** power;
    const shade =
      isGrey && full > wanted ? wanted + room * (1 - Math.exp((wanted - full) / room)) : full;
    const gloss = isGrey ? 0 : smoothstep(0.45, 1, (l - from.l) / (1.001 - from.l));
    const light = Math.min(1, shade + (l - shade) * gloss);
    // Shaded cloth has less chroma in proportion, and light too near white can hold none.
    const body = Math.min(light / to.l, (1.02 - light) / Math.max(0.05, 1.02 - to.l), 1.15);
    const strength = isGrey ? Math.max(0, body) : Math.min(1.5, (c / from.c) ** 0.85);
    const play = isGrey ? 0 : kept * turn(from.h, h);
    return { l: light, c: to.c * strength, h: to.h + play };
  };
}

/** An exchange as a table of colours. */
export function exchangeCube(exchange: (tint: Lch) => Lch): ColourCube {
  return cubeOf(inLinearLight((colour) => inGamut(exchange(lchOf(colour)))));
}

/** Lays a row of new colours over the picture, in place, as far as `share` (0 to 1) goes. */
export function layRow(
  { data, width, channels }: Pixels,
  y: number,
  share: Float32Array,
  colours: Float32Array,
): void {
  for (let x = 0, o = 0, i = y * width * channels; x < width; x++, o += 3, i += channels) {
    const part = share[x] as number;
    if (part <= 0) continue;
    for (let k = 0; k < 3; k++) {
      const value = data[i + k] as number;
      data[i + k] = value + ((colours[o + k] as number) - value) * part + 0.5;
    }
  }
}
