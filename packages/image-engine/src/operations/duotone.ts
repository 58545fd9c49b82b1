import { z } from 'zod';
import { takeColours, takeWords } from '../grammar/clauses/clause.ts';
import { luminance, type NamedColour, type Rgb } from '../grammar/words/colours.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
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
    const eased = t * 0.5 + t * t * (3 - 2 * t) * 0.5;
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
  passes: ({ shadows, highlights }: Params) => {
    const inked = async (pixels: Pixels, { checkpoint }: PassContext) => {
      const ends = endsOf(pixels);
      await checkpoint();
      const curve = (c: 0 | 1 | 2) => ramp(shadows.rgb[c], highlights.rgb[c], ends);
      return applyLumaCurves(pixels, [curve(0), curve(1), curve(2)], checkpoint);
    };
    return [{ kind: 'measured', run: inked }];
  },
});
