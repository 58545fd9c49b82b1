import { luminance, type Rgb } from '../grammar/words/colours.ts';
import { toEncoded, toLinear } from '../light/oklab.ts';
import type { Mask, Pixels } from './picture.ts';

/** Contrast that text has at least, WCAG 2.2 success criterion 1.4.3. */
const LEAST_CONTRAST = 4.5;
/** Share of the ground around the letters on which they have that contrast. */
const COVERED = 0.97;
/** A ground that would have to be covered more than that to carry the text gives it an outline instead. */
const STRONGEST = 0.62;
/** Strength of the ground behind an outline, and behind text on a busy picture, 0 to 1. */
const BEHIND_OUTLINE = 0.22;
const ON_BUSY = 0.16;
/** Standard deviation of the ground's luminance from which it is busy. */
const BUSY = 0.045;
/** Preference for white over dark text, in strength of the ground that it needs. */
const LIKES_WHITE = 0.2;
/**
 * The same grows where the ground is darker than `from`, up to `more` where it is as dark as `to`, in mean relative
 * luminance: the contrast of WCAG 2 makes dark letters on dark and saturated grounds, a deep blue sky, more legible
 * than they are to the eye.
 */
const ON_DEEP = { more: 0.24, from: 0.36, to: 0.24 };

const WHITE: Rgb = [255, 255, 255];
const INK: Rgb = [22, 20, 17];

/** A dark shade has the ground's hue: its mean linear light to this power, at this luminance. */
const DEEPENED = { power: 2.4, luminance: 0.014 };

/** How text is made legible where it stands. */
export interface Legibility {
  ink: Rgb;
  /** What the ground is shaded towards, and the outline's colour. */
  shade: Rgb;
  /** Strength of the shade, 0 to 1. */
  strength: number;
  outlined: boolean;
}

/** Contrast of two relative luminances, 1 to 21 (WCAG 2.2). */
export function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Colours right behind and beside letters: three numbers each. */
interface Ground {
  colours: Uint8Array;
  /** Share that is transparent: what will show there is not known. */
  clear: number;
}

const SAMPLES = 5000;

/** Looks at the picture where the mask, whose corner is at that place, is inside. */
export function groundUnder(pixels: Pixels, mask: Mask, left: number, top: number): Ground {
  const { data, width, height, channels } = pixels;
  const colours: number[] = [];
  let [clear, count] = [0, 0];
  const step = Math.max(1, Math.floor(Math.sqrt((mask.width * mask.height) / (SAMPLES * 4))));
  for (let y = 0; y < mask.height; y += step) {
    for (let x = 0; x < mask.width; x += step) {
      const px = left + x;
      const py = top + y;
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      if ((mask.data[y * mask.width + x] as number) < 128) continue;
      const i = (py * width + px) * channels;
      count += 1;
      if (channels === 4 && (data[i + 3] as number) < 200) clear += 1;
      colours.push(data[i] as number, data[i + 1] as number, data[i + 2] as number);
    }
  }
  return { colours: Uint8Array.from(colours), clear: count > 0 ? clear / count : 0 };
}

/** Linear light of an 8-bit sRGB value. */
const LINEAR = Float32Array.from({ length: 256 }, (_, v) => toLinear(v / 255));

function luminanceAt(colours: Uint8Array, i: number, shade: Rgb, strength: number): number {
  const part = (c: number) => {
    const own = colours[i + c] as number;
    return LINEAR[Math.round(own + ((shade[c] as number) - own) * strength)] as number;
  };
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
}

/** A dark of the ground's own hue: black beside a blue sky would look like dirt. */
function deepened({ colours }: Ground): Rgb {
  const mean = [0, 1, 2].map((c) => {
    let sum = 0;
    for (let i = c; i < colours.length; i += 3) sum += LINEAR[colours[i] as number] as number;
    return (sum / Math.max(1, colours.length / 3)) ** DEEPENED.power;
  });
  const [r, g, b] = mean as [number, number, number];
  const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  if (light < 1e-4) return INK;
  const [red, green, blue] = mean.map((part) =>
    Math.round(255 * Math.min(1, toEncoded((part * DEEPENED.luminance) / light))),
  );
  return [red as number, green as number, blue as number];
}

/** How much more white is liked on that ground. */
function depthOf({ colours }: Ground): number {
  let sum = 0;
  for (let i = 0; i < colours.length; i += 3) sum += luminanceAt(colours, i, INK, 0);
  const mean = sum / Math.max(1, colours.length / 3);
  const share = (ON_DEEP.from - mean) / (ON_DEEP.from - ON_DEEP.to);
  return ON_DEEP.more * Math.min(1, Math.max(0, share));
}

/** How strongly the ground has to be shaded so that nearly all of it is in contrast with the ink. */
function strengthFor({ colours }: Ground, ink: Rgb, shade: Rgb): number {
  const light = luminance(ink);
  const most = (colours.length / 3) * (1 - COVERED);
  for (let strength = 0; strength < 1; strength += 0.04) {
    let failed = 0;
    for (let i = 0; i < colours.length && failed <= most; i += 3) {
      if (contrast(light, luminanceAt(colours, i, shade, strength)) < LEAST_CONTRAST) failed += 1;
    }
    if (failed <= most) return strength;
  }
  return 1;
}

function isBusy({ colours }: Ground): boolean {
  let [sum, squares] = [0, 0];
  for (let i = 0; i < colours.length; i += 3) {
    const light = luminanceAt(colours, i, INK, 0);
    sum += light;
    squares += light * light;
  }
  const count = Math.max(1, colours.length / 3);
  return squares / count - (sum / count) ** 2 > BUSY ** 2;
}

/**
 * What a text of that colour needs; white or dark, whichever needs less, when none was asked for.
 *
 * @param outlined whether it gets an outline in any case, and so needs nothing else
 */
export function legibilityOn(ground: Ground, colour: Rgb | null, outlined: boolean): Legibility {
  if (outlined || ground.clear > 0.1) {
    const ink = colour ?? WHITE;
    const shade = luminance(ink) > 0.18 ? INK : WHITE;
    return { ink, shade, strength: 0, outlined: true };
  }
  const dark = deepened(ground);
  const onDark = { shade: dark, strength: strengthFor(ground, colour ?? WHITE, dark) };
  const onLight = { shade: WHITE, strength: strengthFor(ground, colour ?? INK, WHITE) };
  const bias = colour ? 0 : LIKES_WHITE + depthOf(ground);
  const isOnDark = onDark.strength <= onLight.strength + bias;
  const { shade, strength } = isOnDark ? onDark : onLight;
  const ink = colour ?? (isOnDark ? WHITE : INK);
  if (strength > STRONGEST) {
    return { ink, shade: isOnDark ? INK : WHITE, strength: BEHIND_OUTLINE, outlined: true };
  }
  const least = isBusy(ground) ? ON_BUSY : 0;
  return { ink, shade, strength: Math.max(least, strength), outlined: false };
}
