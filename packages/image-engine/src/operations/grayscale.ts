import { z } from 'zod';
import { takeNumber, takeWords } from '../grammar/clauses/clause.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { defineOperation } from './operation.ts';

/** Black and white: every pixel becomes its luminance. */
export const grayscale = defineOperation({
  op: 'grayscale',
  label: 'Black and white',
  example: 'Make it black and white',
  related: ['Make it sepia', 'Make the colours weaker', 'Turn it into a pencil sketch'],
  stage: 'tone',
  order: 5,
  touches: ['colours'],
  words: [
    [
      'black and white|turn off colors|turn colors off|turn off color|switch off colors|lose color|lose colors|lose all color|take away color|take away colors|take away all color|take away all colors|black white|white and black|b and w|bw|b / w|black n white|monochrome|monochromatic|grayscale|gray scale|gray tones|shades of gray|noir|film noir|colorless|achromatic|desaturate completely|completely desaturate|fully desaturate|desaturate fully|desaturate totally|totally desaturate|remove color|remove colors|remove all color|remove all colors|take out color|take out colors|strip color|strip colors|drop color|drop colors|drain color|drain colors|get rid of color|get rid of colors|get rid of all colors|without color|without colors|no color|no colors|all gray|turn gray|make gray|go gray|convert to gray|convert to gray scale|turn gray scale|make gray scale|mono',
      {},
    ],
  ],
  read: (clause) => {
    // "very high contrast black and white": strength says nothing here, and black is black.
    takeIntensity(clause);
    takeNumber(clause, 'percent');
    takeWords(clause, 'classic', 'old', 'tones', 'only');
    return {};
  },
  schema: z.object({}),
  chip: () => 'Black and white',
  scopable: true,
  describe: () => 'made it black and white',
  passes: () => [{ kind: 'grey' }],
});
