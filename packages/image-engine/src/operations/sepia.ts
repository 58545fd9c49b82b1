import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takePercent } from '../grammar/words/intensity.ts';
import type { Matrix } from '../picture/picture.ts';
import { defineOperation, strength } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

const LEVELS = { little: 50, usual: 100, much: 100, most: 100 };

// Weights of the sepia filter of the W3C Filter Effects specification.
const SEPIA: Matrix = [
  [0.393, 0.769, 0.189],
  [0.349, 0.686, 0.168],
  [0.272, 0.534, 0.131],
];

/** The identity at 0, full sepia at 1. */
function sepiaMatrix(amount: number): Matrix {
  const mix = (row: 0 | 1 | 2) => {
    const cell = (column: 0 | 1 | 2) =>
      // Slightly under full weight, so that white turns to paper instead of clipping.
      SEPIA[row][column] * 0.93 * amount + (row === column ? 1 - amount : 0);
    return [cell(0), cell(1), cell(2)] as const;
  };
  return [mix(0), mix(1), mix(2)];
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
  passes: ({ percent }) => [{ kind: 'matrix', matrix: sepiaMatrix(percent / 100) }],
});
