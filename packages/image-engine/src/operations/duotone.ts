import { z } from 'zod';
import { takeColours, takeWords } from '../grammar/clauses/clause.ts';
import { luminance, type NamedColour, type Rgb } from '../grammar/words/colours.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { inGamut } from '../light/in-gamut.ts';
import { lchOf, toEncoded, toLinear } from '../light/oklab.ts';
import { applyLumaCurves, type Curve, luma } from '../picture/curves.ts';
import type { PassContext, Pixels } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';
import { colourSchema } from './params.ts';

interface Params {
  shadows: NamedColour;
  highlights: NamedColour;
}

const INDIGO: NamedColour = { name: 'indigo', rgb: [34, 20, 96] };
const PEACH: NamedColour = { name: 'peach', rgb: [255, 206, 158] };

const scaled = (rgb: Rgb, f: (v: number) => number): Rgb => [f(rgb[0]), f(rgb[1]), f(rgb[2])];

/** Two colours from those named: the darker for the shadows; one alone gets its own deep and pale shade. */
function pair([first, second]: readonly NamedColour[]): Params {
  if (!first) return { shadows: INDIGO, highlights: PEACH };
  if (second) {
    const isOrdered = luminance(first.rgb) <= luminance(second.rgb);
    return isOrdered
      ? { shadows: first, highlights: second }
      : { shadows: second, highlights: first };
  }
  if (luminance(first.rgb) > 0.4) {
    return {
      shadows: { name: `deep ${first.name}`, rgb: scaled(first.rgb, (v) => Math.round(v * 0.22)) },
      highlights: first,
    };
  }
  return {
    shadows: first,
    highlights: {
      name: `pale ${first.name}`,
      rgb: scaled(first.rgb, (v) => Math.round(255 - (255 - v) * 0.16)),
    },
  };
}

/** Least distance of the two inks in Oklab's lightness: nearer ones make shapes that cannot be told apart. */
const APART = 0.42;
/** Share of what is missing that the dark ink gives: a pale shade loses more of its colour than a deep one. */
const DEEPENED = 2 / 3;
/** Lightness of the deepest and the palest that an ink is made: beyond, its hue is hardly seen. */
const DEEPEST = 0.22;
const PALEST = 0.94;

/** An ink of the same hue and another lightness, as vivid as can be shown. */
function atLightness(rgb: Rgb, lightness: number): Rgb {
  const [r, g, b] = rgb.map((v) => toLinear(v / 255)) as [number, number, number];
  const linear = inGamut({ ...lchOf([r, g, b]), l: lightness });
  return scaled(linear, (v) => Math.round(255 * toEncoded(Math.min(1, v))));
}

/** The inks that are printed: those named, with their lightnesses pulled apart where they are near each other. */
function inksOf({ shadows, highlights }: Params): { dark: Rgb; light: Rgb } {
  const [l, m] = [shadows.rgb, highlights.rgb].map(
    ([r, g, b]) => lchOf([toLinear(r / 255), toLinear(g / 255), toLinear(b / 255)]).l,
  ) as [number, number];
  const missing = APART - Math.abs(m - l);
  if (missing <= 0) return { dark: shadows.rgb, light: highlights.rgb };
  const low = Math.min(l, m);
  const deep = Math.max(Math.min(DEEPEST, low), low - DEEPENED * missing);
  const pale = Math.min(PALEST, deep + APART);
  return {
    dark: atLightness(shadows.rgb, pale - APART),
    light: atLightness(highlights.rgb, pale),
  };
}

/** How much of the shade and of the light the inks may swallow, so that they reach their full depth. */
const SWALLOWED = { black: 44, white: 200 } as const;
/** Share of the pixels that may lie beyond either end. */
const OUTLIERS = 0.005;

/** The darkest and the lightest luma of a picture, 0 … 255, but for a few outliers. */
function endsOf({ data, channels }: Pixels): { black: number; white: number } {
  const counts = new Uint32Array(256);
  for (let i = 0; i < data.length; i += channels) {
    const v = luma(data[i] as number, data[i + 1] as number, data[i + 2] as number);
    counts[v] = (counts[v] as number) + 1;
  }
  const beyond = (data.length / channels) * OUTLIERS;
  let black = 0;
  for (let sum = counts[0] as number; sum <= beyond && black < 255; )
    sum += counts[++black] as number;
  let white = 255;
  for (let sum = counts[255] as number; sum <= beyond && white > 0; )
    sum += counts[--white] as number;
  return { black: Math.min(SWALLOWED.black, black), white: Math.max(SWALLOWED.white, white) };
}

/** From one colour to the other, with a little extra contrast as print inks have. */
function ramp(from: number, to: number, { black, white }: { black: number; white: number }): Curve {
  return Uint8Array.from({ length: 256 }, (_, v) => {
    const t = Math.min(1, Math.max(0, (v - black) / (white - black)));
    const eased = t * t * (3 - 2 * t);
    return Math.round(from + (to - from) * eased);
  });
}

/** Two inks: shadows in one colour, highlights in another. */
export const duotone = defineOperation({
  op: 'duotone',
  label: 'Duotone',
  example: 'Make it a blue and yellow duotone',
  related: ['Give it a blue tint', 'Posterise it', 'Make it sepia'],
  stage: 'style',
  order: 16,
  touches: ['colours'],
  words: [
    [
      'duotone|duo tone|duotones|two tone|two tones|two tone effect|bitone|bi tone|two color|two colors|2 tone|2 colors|two inks|risograph|riso|riso print|gradient map|spotify style|spotify look',
      {},
    ],
  ],
  read: (clause) => {
    const params = pair(takeColours(clause, 2));
    takeIntensity(clause);
    takeWords(clause, 'shadows', 'highlights', 'colors', 'color', 'inks', 'only');
    return params;
  },
  schema: z.object({ shadows: colourSchema, highlights: colourSchema }),
  chip: ({ shadows, highlights }) => `Duotone: ${shadows.name} and ${highlights.name}`,
  scopable: true,
  describe: ({ shadows, highlights }: Params) =>
    `made it a duotone of ${shadows.name} and ${highlights.name}`,
  passes: (params: Params) => {
    const { dark, light } = inksOf(params);
    const inked = async (pixels: Pixels, { checkpoint }: PassContext) => {
      const ends = endsOf(pixels);
      await checkpoint();
      const curve = (c: 0 | 1 | 2) => ramp(dark[c], light[c], ends);
      return applyLumaCurves(pixels, [curve(0), curve(1), curve(2)], checkpoint);
    };
    return [{ kind: 'measured', run: inked }];
  },
});
