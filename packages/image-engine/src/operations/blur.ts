import { z } from 'zod';
import { takeNumber, takeWords } from '../grammar/clauses/clause.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { type Pass, RANK, type Size } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

const LEVELS = { little: 25, usual: 50, much: 100, most: 200 };

/** Blurs are worked out on a smaller picture while the radius there stays smooth, in px. */
const WORKING_SIGMA = 4;

interface Params {
  /** 1 to 200, of twice the usual strength. */
  percent: number;
  /** Radius (standard deviation) in px, when it was said. */
  px?: number;
}

/** Radius of the blur in px: a share of the picture, so that it looks the same at any size. */
function sigmaFor({ percent, px }: Params, size: Size): number {
  if (px !== undefined) return px;
  return Math.max(0.9 + percent / 100, (Math.min(size.width, size.height) * percent) / 100 / 45);
}

/** Blurs the whole picture. */
export const blur = defineOperation({
  op: 'blur',
  label: 'Blur',
  example: 'Blur the whole picture',
  related: ['Blur it slightly', 'Add a vignette', 'Make it darker'],
  stage: 'tone',
  order: 60,
  touches: ['sharpness'],
  words: [
    [
      'too sharp|too crisp|oversharpened|over sharpened|less sharp|blur|blurred|blurry|blurrier|blurring|more blur|add blur|gaussian blur|blur effect|out of focus|defocus|defocused|unfocused|unsharp look|less sharp|softer focus|fuzzy|hazy blur|softer|soften|smooth blur',
      {},
    ],
  ],
  read: (clause): Params => {
    const said = takeNumber(clause, 'percent');
    const isRadius = takeWords(clause, 'radius', 'radius of', 'sigma', 'sigma of');
    const px = takeNumber(clause, 'px') ?? (isRadius ? takeNumber(clause, 'none') : null);
    const level = takeIntensity(clause);
    takeWords(clause, 'blur', 'effect');
    if (px !== null) return { percent: LEVELS.usual, px: Math.min(200, Math.max(0.5, px)) };
    return { percent: said === null ? LEVELS[level] : Math.min(200, Math.abs(said)) };
  },
  schema: z.object({ percent: numberBetween(0, 200), px: numberBetween(0.5, 200).optional() }),
  chip: ({ percent, px }) => (px === undefined ? `Blur ${inPercent(percent)}` : `Blur ${px} px`),
  dial: { key: 'percent', min: 1, max: 200, step: 1 },
  scopable: true,
  hiding: ({ percent, ...rest }: Params) => ({
    ...rest,
    percent: percent === LEVELS.usual ? LEVELS.much : percent,
  }),
  describe: ({ percent, px }: Params) => {
    if (px !== undefined) return `blurred it by ${px} px`;
    if (percent <= LEVELS.little) return 'blurred it a little';
    return percent >= LEVELS.much ? 'blurred it strongly' : 'blurred it';
  },
  passes: (params: Params, size): Pass[] => {
    const sigma = sigmaFor(params, size);
    const shrink = Math.min(sigma / WORKING_SIGMA, Math.min(size.width, size.height) / 8);
    if (shrink < 2) {
      return [{ kind: 'stream', rank: RANK.blur, grey: 'keeps', build: (s) => s.blur(sigma) }];
    }
    const small = {
      width: Math.ceil(size.width / shrink),
      height: Math.ceil(size.height / shrink),
    };
    return [
      {
        kind: 'stream',
        rank: RANK.resize,
        grey: 'keeps',
        size: () => small,
        build: (s) => s.resize(small.width, small.height, { fit: 'fill', kernel: 'linear' }),
      },
      { kind: 'stream', rank: RANK.blur, grey: 'keeps', build: (s) => s.blur(sigma / shrink) },
      {
        kind: 'stream',
        rank: RANK.resize,
        grey: 'keeps',
        size: () => size,
        build: (s) => s.resize(size.width, size.height, { fit: 'fill', kernel: 'linear' }),
      },
    ];
  },
});
