import { takeColours, takeWords } from '../grammar/clause.ts';
import { luminance, type NamedColour, type Rgb } from '../grammar/colours.ts';
import { takeIntensity } from '../grammar/intensity.ts';
import { applyLumaCurves, type Curve } from '../picture/curves.ts';
import { defineOperation } from './operation.ts';

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

/** From one colour to the other, with a little extra contrast as print inks have. */
function ramp(from: number, to: number): Curve {
  return Uint8Array.from({ length: 256 }, (_, v) => {
    const t = v / 255;
    const eased = t * 0.6 + t * t * (3 - 2 * t) * 0.4;
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
    takeIntensity(clause);
    const params = pair(takeColours(clause, 2));
    takeWords(clause, 'shadows', 'highlights', 'colors', 'color', 'inks', 'only');
    return params;
  },
  describe: ({ shadows, highlights }: Params) =>
    `made it a duotone of ${shadows.name} and ${highlights.name}`,
  passes: ({ shadows, highlights }: Params) => {
    const curve = (c: 0 | 1 | 2) => ramp(shadows.rgb[c], highlights.rgb[c]);
    return [
      { kind: 'pixels', run: (pixels) => applyLumaCurves(pixels, [curve(0), curve(1), curve(2)]) },
    ];
  },
});
