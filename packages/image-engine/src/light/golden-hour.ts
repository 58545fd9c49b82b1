import type { PassContext, Pixels } from '../picture/picture.ts';
import { enlargedRows, lumaPlaneOf, shrunk } from '../vision/plane.ts';
import { gradeByRows } from './by-rows.ts';
import { cubeAt, type Rgb } from './colour-cube.ts';
import { bearsGlow, glowOf, highlightsOf } from './glow.ts';
import { hueWeight, inLinearLight, type Lch, lchOf, linearOf, smoothstep } from './oklab.ts';

/** Gains of linear red, green and blue from daylight to a sun low over the horizon, some 3300 K. */
const LOW_SUN: Rgb = [1.3, 0.945, 0.5];
/** The light itself, encoded, 0 to 255. */
const SUNLIGHT: Rgb = [255, 164, 64];
/** Hue of skin in Oklab, degrees. */
const SKIN = 48;

/** Hue of a blue sky, and of the peach that it turns to by way of pink; degrees. */
const BLUE = 255;
const PEACH = 360 + 50;
/** How far it turns, and how much of its colour it keeps. */
const TURNED = 1.15;
const KEPT = 0.5;
/** Oklab's lightness from which on a blue is that of a sky or of what it lights; deeper ones are of things. */
const SKY_LIGHT = [0.5, 0.75] as const;

/** A blue under a low sun: plain warm gains would take it through a drab grey-green. */
function atDusk({ l, c, h }: Lch, lit: number): Lch {
  return { l, c: c * (1 - (1 - KEPT) * lit), h: h + (PEACH - h) * Math.min(1, TURNED * lit) };
}

/** Between two colours, straight in Oklab's plane. */
function mixed(one: Lch, other: Lch, share: number): Lch {
  const [u, v] = [(one.h * Math.PI) / 180, (other.h * Math.PI) / 180];
  const a = one.c * Math.cos(u) * (1 - share) + other.c * Math.cos(v) * share;
  const b = one.c * Math.sin(u) * (1 - share) + other.c * Math.sin(v) * share;
  const h = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return { l: one.l + (other.l - one.l) * share, c: Math.hypot(a, b), h };
}

/** Warm where light falls, a little cooler in the shadows; skin and what is orange already keep their measure. */
function gradeFor(amount: number) {
  return inLinearLight(([r, g, b]) => {
    const before = lchOf([r, g, b]);
    // Shadows are lit by the sky and stay nearly as they are.
    const lit = amount * (0.2 + 0.8 * smoothstep(0.2, 0.8, before.l));
    const warm = linearOf(before).map(
      (value, c) => value * (1 + ((LOW_SUN[c] ?? 1) - 1) * lit),
    ) as Rgb;
    const isBlue =
      hueWeight(before.h, BLUE, 65) *
      smoothstep(0.015, 0.05, before.c) *
      smoothstep(...SKY_LIGHT, before.l);
    const after = isBlue > 0 ? mixed(lchOf(warm), atDusk(before, lit), isBlue) : lchOf(warm);
    const isOrange = hueWeight(after.h, SKIN + 12, 60);
    // What is orange already gains no more than a little colour.
    const excess = Math.max(0, after.c - before.c);
    const chroma = after.c - excess * isOrange * 0.5 * smoothstep(0.03, 0.12, before.c);
    const t = Math.min(1, after.l);
    const l = after.l + amount * (0.02 * Math.sin(Math.PI * t) - 0.022 * Math.sin(2 * Math.PI * t));
    return linearOf({ l, c: chroma, h: after.h });
  });
}

/** Which side of the upper half is lighter: there the sun stands. -1 left, 1 right. */
function sunnySide(small: Pixels): -1 | 1 {
  const { data, width, height } = lumaPlaneOf(small);
  let balance = 0;
  for (let y = 0; y < height * 0.6; y++)
    for (let x = 0, p = y * width; x < width; x++, p++)
      balance += 2 * x + 1 < width ? -(data[p] as number) : (data[p] as number);
  return balance < 0 ? -1 : 1;
}

/**
 * The light of a low sun: warm, from the side that is lighter already, over the highlights and as a
 * long soft gradient. In place.
 *
 * @param amount 0 to 1
 */
export async function inGoldenHour(
  pixels: Pixels,
  amount: number,
  context: PassContext,
): Promise<Pixels> {
  const { width, height } = pixels;
  await context.checkpoint('Lighting it', 0);
  const small = await shrunk(pixels, 320);
  const side = sunnySide(small);
  const glow = enlargedRows(
    glowOf(small, Math.min(0.72, highlightsOf(small) - 0.2), 0.035),
    pixels,
  );
  const spill = new Float32Array(width);
  const veil = amount * bearsGlow(small);
  const spread = 0.42 * veil;
  const [sunX, sunY] = [width * (side < 0 ? -0.02 : 1.02), height * 0.16];
  const reach = Math.hypot(width, height);
  const falloff = Float32Array.from({ length: 1025 }, (_, i) => {
    const d = i / 1024;
    return veil * (0.5 * Math.exp(-((d / 0.34) ** 2)) + 0.3 * Math.exp(-d / 0.5));
  });
  const dims = Float32Array.from(
    { length: 1025 },
    (_, i) => 1 - 0.14 * amount * smoothstep(0.25, 1, i / 1024),
  );
  const steps = 1024 / reach;
  return gradeByRows(pixels, cubeAt(gradeFor, amount), context, (row, y) => {
    glow.row(y, spill);
    const down = (y - sunY) ** 2;
    for (let x = 0, o = 0; x < width; x++, o += 3) {
      const step = Math.min(1024, (Math.sqrt((x - sunX) ** 2 + down) * steps) | 0);
      const r = row[o] as number;
      const g = row[o + 1] as number;
      const b = row[o + 2] as number;
      const luma = (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
      const dim = dims[step] as number;
      // The veil of a low sun lies over everything, most over what is light.
      const sun = (falloff[step] as number) * (0.16 + 0.84 * luma);
      const light = Math.min(0.85, sun + spread * (spill[x] as number));
      row[o] = dim * (r + light * (SUNLIGHT[0] - r * (SUNLIGHT[0] / 255)));
      row[o + 1] = dim * (g + light * (SUNLIGHT[1] - g * (SUNLIGHT[1] / 255)));
      row[o + 2] = dim * (b + light * (SUNLIGHT[2] - b * (SUNLIGHT[2] / 255)));
    }
  });
}
