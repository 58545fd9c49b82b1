import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takePercent } from '../grammar/words/intensity.ts';
import { lchOf, linearOf, smoothstep, toEncoded, toLinear } from '../light/oklab.ts';
import { type Curve, luma } from '../picture/curves.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Pixels } from '../picture/picture.ts';
import { defineOperation, strength } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

const LEVELS = { little: 50, usual: 100, much: 100, most: 100 };

/** Hue of the tone in Oklab, degrees, its chroma in the middle tones, and how much of that is left in the paper's white. */
const BROWN = { hue: 70, chroma: 0.062, paper: 0.5 };
/** Lightness of the paper, and below which the ink is so dark that its colour fades. */
const PAPER = 0.95;
const INK = 0.35;

/** One hue from ink to paper, by luma: one curve for each channel. */
const SEPIA = [0, 1, 2].map((channel) =>
  Uint8Array.from({ length: 256 }, (_, v) => {
    const grey = toLinear(v / 255);
    const l = PAPER * lchOf([grey, grey, grey]).l;
    const pale = 1 - (1 - BROWN.paper) * smoothstep(0.6, PAPER, l);
    const c = BROWN.chroma * Math.min(1, l / INK) * pale;
    return Math.round(255 * toEncoded(Math.max(0, linearOf({ l, c, h: BROWN.hue })[channel] ?? 0)));
  }),
) as [Curve, Curve, Curve];

/** In place; the picture as it is at 0, full sepia at 1. */
async function toned(pixels: Pixels, amount: number, pause: () => Promise<void>): Promise<Pixels> {
  const { data, width, height, channels } = pixels;
  await eachRow(height, pause, (y) => {
    const end = (y + 1) * width * channels;
    for (let i = y * width * channels; i < end; i += channels) {
      const level = luma(data[i] as number, data[i + 1] as number, data[i + 2] as number);
      for (let c = 0; c < 3; c++) {
        const value = data[i + c] as number;
        data[i + c] = value + ((SEPIA[c]?.[level] ?? 0) - value) * amount + 0.5;
      }
    }
  });
  return pixels;
}

/** The brown tones of an old print. */
export const sepia = defineOperation({
  op: 'sepia',
  label: 'Sepia',
  example: 'Make it sepia',
  related: ['Make it black and white', 'Give it a vintage look', 'Make it warmer'],
  stage: 'tone',
  order: 15,
  touches: ['colours'],
  words: [
    [
      'sepia|sepia tone|sepia toned|sepia tones|sepia color|brown tone|brown tones|brown toned|old western|wild west|brownish',
      {},
    ],
  ],
  read: (clause) => {
    takeWords(clause, 'old', 'classic');
    return { percent: Math.min(100, takePercent(clause, LEVELS)) };
  },
  schema: z.object({ percent: numberBetween(0, 100) }),
  chip: ({ percent }) => `Sepia ${inPercent(percent)}`,
  dial: { key: 'percent', min: 1, max: 100, step: 1 },
  scopable: true,
  describe: ({ percent }: { percent: number }) =>
    percent === 100
      ? 'gave it sepia tones'
      : `gave it ${strength(percent, LEVELS).trim()} sepia`.replace('a little', 'a touch of'),
  passes: ({ percent }) => [
    {
      kind: 'pixels',
      run: (pixels, { checkpoint }) => toned(pixels, percent / 100, checkpoint),
    },
  ],
});
