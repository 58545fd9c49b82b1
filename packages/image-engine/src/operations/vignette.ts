import { z } from 'zod';
import { takeColours, takeNumber, takeWords } from '../grammar/clauses/clause.ts';
import { luminance } from '../grammar/words/colours.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Pixels } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

const LEVELS = { little: 30, usual: 55, much: 75, most: 90 };
/** Of the squared distance from the middle to a corner. */
const STEPS = 4096;

/** How corners are shaded. */
interface Shade {
  /** By how much at most, 0 to 1. */
  amount: number;
  /** Share of the way to the corner where it begins. */
  start: number;
  /** 0 darkens, 255 lightens. */
  towards?: 0 | 255;
}

/**
 * Darkens the corners, or lightens them, in place. The middle stays as it is.
 */
export async function shadeCorners(
  pixels: Pixels,
  { amount, start, towards = 0 }: Shade,
  pause: () => Promise<void>,
): Promise<Pixels> {
  const { data, width, height, channels } = pixels;
  // Weights in 1/65536 by squared distance from the middle, so that the loop needs no root.
  const weights = Int32Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = Math.min(1, Math.max(0, (Math.sqrt(i / STEPS) - start) / (1 - start)));
    return Math.round(amount * t * t * (3 - 2 * t) * 65536);
  });
  const across = Int32Array.from(
    { length: width },
    (_, x) => ((x + 0.5) / width - 0.5) ** 2 * 2 * STEPS,
  );
  await eachRow(height, pause, (y) => {
    let i = y * width * channels;
    const down = (((y + 0.5) / height - 0.5) ** 2 * 2 * STEPS) | 0;
    // The middle of the row, which stays as it is, is jumped over.
    const clear = Math.sqrt(Math.max(0, start * start - down / STEPS) / 2) * width;
    const from = clear > 1 ? Math.ceil(width / 2 - clear) : width;
    const to = Math.floor(width / 2 + clear);
    for (let x = 0; x < width; x++, i += channels) {
      if (x === from) {
        i += (to - x) * channels;
        x = to;
      }
      const weight = weights[down + (across[x] as number)] as number;
      if (weight === 0) continue;
      const r = data[i] as number;
      const g = data[i + 1] as number;
      const b = data[i + 2] as number;
      data[i] = r + (((towards - r) * weight) >> 16);
      data[i + 1] = g + (((towards - g) * weight) >> 16);
      data[i + 2] = b + (((towards - b) * weight) >> 16);
    }
  });
  return pixels;
}

/** Darker corners. */
export const vignette = defineOperation({
  op: 'vignette',
  label: 'Vignette',
  example: 'Add a vignette',
  related: ['Make it darker', 'Give it a vintage look', 'Add a black frame'],
  stage: 'overlay',
  order: 30,
  touches: [],
  words: [
    [
      'white vignette|bright vignette|lighten corners|lighten edges|fade edges to white|fade to white at edges|fade to white around edges|fade to white towards edges|white faded edges|white edges faded|edges fade to white|brighten corners|brighten edges',
      { light: true },
    ],
    [
      'vignette|vignetting|vignetted|dark corners|darken corners|darker corners|dark edges|darken edges|darker edges|shade corners|shade edges|fade edges|fade corners|dark vignette|black vignette|spotlight|darken borders|burn edges|burn corners|burn in edges|burn in corners',
      { light: false },
    ],
  ],
  read: (clause, hint: { light: boolean }) => {
    const said = takeNumber(clause, 'percent');
    const level = takeIntensity(clause);
    takeWords(clause, 'edges', 'corners', 'around', 'edge', 'sides');
    const [colour] = takeColours(clause, 1);
    const light = hint.light || (colour !== undefined && luminance(colour.rgb) > 0.5);
    return {
      percent: said === null ? LEVELS[level] : Math.min(100, Math.abs(said)),
      light,
    };
  },
  schema: z.object({ percent: numberBetween(0, 100), light: z.boolean() }),
  chip: ({ percent, light }) => `${light ? 'Light vignette' : 'Vignette'} ${inPercent(percent)}`,
  dial: { key: 'percent', min: 1, max: 100, step: 1 },
  describe: ({ percent, light }: { percent: number; light: boolean }) => {
    const how = percent < LEVELS.usual ? 'light ' : percent > LEVELS.usual ? 'strong ' : '';
    return light ? 'lightened the corners' : `added a ${how}vignette`;
  },
  passes: ({ percent, light }) => {
    const shade: Shade = { amount: percent / 100, start: 0.3, towards: light ? 255 : 0 };
    return [
      { kind: 'pixels', run: (pixels, { checkpoint }) => shadeCorners(pixels, shade, checkpoint) },
    ];
  },
});
