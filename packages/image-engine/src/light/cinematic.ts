import { shadeCorners } from '../operations/vignette.ts';
import type { PassContext, Pixels, Size } from '../picture/picture.ts';
import { enlargedRows, lumaPlaneOf, shrunk } from '../vision/plane.ts';
import { quantileOf } from '../vision/quantile.ts';
import { gradeByRows } from './by-rows.ts';
import { cubeAt, cubeOf, type Rgb } from './colour-cube.ts';
import { bearsGlow, glowOf, highlightsOf } from './glow.ts';
import { hueWeight, inLinearLight, lchOf, linearOf, smoothstep, toLinear } from './oklab.ts';

/** Hues of the two poles in Oklab, degrees: complements, orange near that of skin. */
const ORANGE = 58;
const TEAL = 212;
/** Colour of the light that film scatters around highlights, encoded, 0 to 255. */
const HALATION: Rgb = [255, 112, 58];

/** How far a hue is turned towards the nearer pole, degrees; magentas and greens that lie between stay muted. */
function turned(hue: number, amount: number): number {
  const towards = (at: number, width: number) => {
    const distance = ((at - hue + 540) % 360) - 180;
    return distance * hueWeight(hue, at, width) * amount;
  };
  return hue + towards(TEAL, 105) * 0.8 + towards(ORANGE, 60) * 0.35;
}

/** A film-like curve of lightness: lifted blacks, a long shoulder, contrast in the middle. */
function filmCurve(l: number, amount: number): number {
  const t = Math.min(1, Math.max(0, l));
  const bent = t ** 1.07 - 0.1 * Math.sin(2 * Math.PI * t);
  const held = 0.13 + bent * (0.968 - 0.13);
  return t + (held - t) * amount;
}

/** Oklab's lightness that the darkest parts of a picture usually are below, and most of what is beyond that is taken away. */
const BLACK = { usual: 0.32, most: 0.25 };
/** Share of the pixels that are its darkest parts. */
const DARKEST = 0.02;

/** How far the darkest parts are from black, as a share of the range that is left: film has no haze. */
function hazeOver(small: Pixels): number {
  const value = toLinear(quantileOf(lumaPlaneOf(small).data, DARKEST));
  return Math.min(BLACK.most, Math.max(0, lchOf([value, value, value]).l - BLACK.usual));
}

/** Teal shadows, orange lights, skin left near where it was. */
function gradeFor(amount: number, haze = 0) {
  const clear = 1 / (1 - haze * amount);
  return inLinearLight((colour) => {
    const seen = lchOf(colour);
    const l = Math.max(0, 1 - (1 - seen.l) * clear);
    const c = seen.c * clear;
    const { h } = seen;
    const isWarm = hueWeight(h, ORANGE, 55) * smoothstep(0.02, 0.09, c);
    const isBetween = Math.max(hueWeight(h, 140, 45), hueWeight(h, 320, 55));
    const chroma = c * (1 + amount * (0.05 - 0.32 * isBetween - 0.05 * isWarm));
    const turn = turned(h, amount);
    // Split toning as a shift in Oklab's plane: teal below, orange above, little on warm colours.
    const shade = amount * 0.058 * (1 - smoothstep(0.12, 0.62, l)) * (1 - 0.5 * isWarm);
    const light = amount * 0.03 * smoothstep(0.5, 0.85, l) * (1 - 0.6 * isWarm);
    const fade = 1 - smoothstep(0.93, 1, l);
    const at = (degrees: number, size: number): [number, number] => [
      size * Math.cos((degrees * Math.PI) / 180),
      size * Math.sin((degrees * Math.PI) / 180),
    ];
    const parts = [at(turn, chroma), at(TEAL, shade), at(ORANGE + 14, light * fade)] as const;
    const a = parts[0][0] + parts[1][0] + parts[2][0];
    const b = parts[0][1] + parts[1][1] + parts[2][1];
    return linearOf({
      l: filmCurve(l, amount),
      c: Math.hypot(a, b),
      h: (Math.atan2(b, a) * 180) / Math.PI,
    });
  });
}

/**
 * The look of graded film: teal and orange by a film's curve, halation, a slight vignette. In place.
 *
 * @param amount 0 to 1
 */
export async function cinematicGrade(
  pixels: Pixels,
  amount: number,
  context: PassContext,
): Promise<Pixels> {
  const { width } = pixels;
  await context.checkpoint('Grading it', 0);
  const small = await shrunk(pixels, 320);
  const glow = enlargedRows(
    glowOf(small, Math.max(0.55, highlightsOf(small) - 0.12), 0.014),
    pixels,
  );
  const halation = 0.3 * amount * bearsGlow(small);
  const haze = hazeOver(small);
  const cube = haze === 0 ? cubeAt(gradeFor, amount) : cubeOf(gradeFor(amount, haze));
  const spill = new Float32Array(width);
  const graded = await gradeByRows(pixels, cube, context, (row, y) => {
    glow.row(y, spill);
    for (let x = 0, o = 0; x < width; x++, o += 3) {
      const light = halation * (spill[x] as number);
      // Less than a quarter of a level.
      if (light < 0.001) continue;
      const r = row[o] as number;
      const g = row[o + 1] as number;
      const b = row[o + 2] as number;
      row[o] = r + HALATION[0] * light * (1 - r / 255);
      row[o + 1] = g + HALATION[1] * light * (1 - g / 255);
      row[o + 2] = b + HALATION[2] * light * (1 - b / 255);
    }
  });
  return shadeCorners(graded, { amount: 0.26 * amount, start: 0.5 }, context.checkpoint);
}

/** Width by height of the widescreen format of the cinema (SMPTE ST 195). */
const SCOPE = 2.39;

/** Height of a black bar on such a picture: a narrow one where a true one would cut heads off, or the picture is as wide as that. */
export function barOf({ width, height }: Size): number {
  const wanted = (height - width / SCOPE) / 2;
  return Math.round(Math.min(0.11, Math.max(0.07, wanted / height)) * height);
}

/** Black bars above and below, as on a film that is shown on a screen of another shape. In place. */
export function withLetterbox(pixels: Pixels): Pixels {
  const { data, width, height, channels } = pixels;
  const bar = barOf(pixels);
  for (let y = 0; y < height; y++) {
    if (y === bar) y = Math.max(y, height - bar);
    for (let x = 0, i = y * width * channels; x < width; x++, i += channels) {
      data.fill(0, i, i + 3);
      if (channels === 4) data[i + 3] = 255;
    }
  }
  return pixels;
}
