import { z } from 'zod';
import { takePair, takeWords } from '../grammar/clauses/clause.ts';
import { takePercent } from '../grammar/words/intensity.ts';
import { cinematicGrade, withLetterbox } from '../light/cinematic.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

interface Params {
  /** 0 to 100. */
  percent: number;
  /** Black bars above and below. */
  letterbox: boolean;
}

const LEVELS = { little: 45, usual: 80, much: 93, most: 100 };

/** Film-like teal and orange. */
export const cinematic = defineOperation({
  op: 'cinematic',
  label: 'Cinematic',
  example: 'Make it cinematic',
  related: ['Make it cinematic with letterbox', 'Give it golden-hour light', 'Make it HDR'],
  stage: 'style',
  order: 8,
  touches: ['colours', 'contrast'],
  words: [
    [
      'black bars top and bottom|black bars at top and bottom|black bars above and below|letterbox|letterboxed|letterboxing|letter box|cinema bars|movie bars|film bars|cinematic bars|black bars|cinematic black bars',
      { letterbox: true },
    ],
    [
      'cinematic|more dramatic|look dramatic|looks dramatic|make dramatic|be dramatic|dramatic look|dramatic mood|dramatic feel|cinematic look|cinematic style|cinematic grade|cinematic color grade|cinematic color grading|cinematic grading|cinematic colors|cinematic light|cinematic lighting|cinematic mood|cinematic effect|cinematic filter|cinematic feel|more cinematic|cinematographic|movie look|movie style|movie like|movielike|movie scene|movie still|movie colors|movie mood|movie effect|movie|like movie|from movie|film still|film scene|film grade|film grading|filmic|filmic look|hollywood|hollywood look|hollywood movie|blockbuster|blockbuster look|teal and orange|teal shadows orange highlights|teal shadows and orange highlights|orange highlights teal shadows|orange and teal|teal orange|orange teal|teal and orange look|color grade|color graded|color grading|color grade like movie|moody grade|netflix look',
      { letterbox: false },
    ],
  ],
  read: (clause, hint: { letterbox: boolean }): Params => {
    const percent = Math.min(100, takePercent(clause, LEVELS));
    const bars = takeWords(
      clause,
      ...[
        'black bars top and bottom',
        'black bars at top and bottom',
        'black bars above and below',
      ],
      ...['letterbox', 'letterboxing', 'letterboxed', 'black bars', 'bars', 'cinema bars'],
    );
    const shape = takePair(clause, 'ratio');
    takeWords(clause, 'movie', 'film', 'cinema', 'teal', 'orange', 'hollywood', 'grading', 'grade');
    // "Cinematic in 21:9": as wide as in a cinema.
    const isWide = shape !== null && shape.width / shape.height > 2;
    return { percent, letterbox: hint.letterbox || bars || isWide };
  },
  schema: z.object({ percent: numberBetween(0, 100), letterbox: z.boolean() }),
  chip: ({ percent, letterbox }) =>
    `Cinematic ${inPercent(percent)}${letterbox ? ', letterbox' : ''}`,
  dial: { key: 'percent', min: 5, max: 100, step: 5 },
  scopable: true,
  describe: ({ percent, letterbox }: Params) =>
    `gave it a ${percent < LEVELS.usual ? 'light ' : percent > LEVELS.usual ? 'strong ' : ''}cinematic look${letterbox ? ' with black bars' : ''}`,
  passes: ({ percent, letterbox }: Params) => [
    {
      kind: 'measured',
      run: async (pixels, context) => {
        const graded = await cinematicGrade(pixels, percent / 100, context);
        return letterbox ? withLetterbox(graded) : graded;
      },
    },
  ],
});
