import { z } from 'zod';
import { RANK } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';

/** Turns every colour into its opposite, like a film negative. */
export const invert = defineOperation({
  op: 'invert',
  label: 'Negative',
  example: 'Invert the colours',
  related: ['Make it a duotone', 'Posterise it', 'Make it black and white'],
  stage: 'style',
  order: 50,
  touches: ['colours', 'brightness'],
  words: [
    [
      'invert|inverted|inverting|inversion|invert colors|negative|photo negative|film negative|color negative|reverse colors|opposite colors|swap colors|x ray|xray|negate',
      {},
    ],
  ],
  read: () => ({}),
  schema: z.object({}),
  chip: () => 'Negative',
  scopable: true,
  describe: () => 'turned it into a negative',
  passes: () => [
    { kind: 'stream', rank: RANK.negate, grey: 'keeps', build: (s) => s.negate({ alpha: false }) },
  ],
});
