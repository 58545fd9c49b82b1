import { z } from 'zod';
import { takeNumber, takeWords } from '../grammar/clauses/clause.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { posterised } from '../style/posterised.ts';
import { defineOperation } from './operation.ts';
import { wholeBetween } from './params.ts';
import { stylePass } from './style-strength.ts';

/** Colours of the result. */
const LEVELS = { little: 16, usual: 10, much: 6, most: 4 };

/** "5 colours". Two colours are a duotone. */
const COUNTS = Array.from({ length: 14 }, (_, i): [string, { levels?: number }] => [
  `${i + 3} colors`,
  { levels: i + 3 },
]);

/** Flat shapes in a few of the picture's own colours. */
export const posterise = defineOperation({
  op: 'posterise',
  label: 'Posterise',
  example: 'Posterise it',
  related: ['Make it a pop-art poster', 'Turn it into pixel art', 'Make it a duotone'],
  stage: 'style',
  order: 20,
  touches: ['colours'],
  words: [
    [
      'posterize|posterized|posterization|posterizing|flat colors|limited colors|fewer shades|reduce number of colors|reduce to colors|limit to colors|limited to colors|limited palette|color levels',
      {},
    ],
    ...COUNTS,
  ],
  read: (clause, hint: { levels?: number }) => {
    const said = hint.levels ?? takeNumber(clause, 'none');
    const level = takeIntensity(clause);
    takeWords(clause, 'levels', 'colors', 'color', 'shades', 'steps', 'poster');
    return { levels: said === null ? LEVELS[level] : Math.min(16, Math.max(2, Math.round(said))) };
  },
  schema: z.object({ levels: wholeBetween(2, 16) }),
  chip: ({ levels }) => `Posterise: ${levels} colours`,
  dial: { key: 'levels', min: 2, max: 16, step: 1 },
  scopable: true,
  describe: ({ levels }: { levels: number }) => `posterised it to ${levels} colours`,
  passes: ({ levels }) => [
    stylePass('Mixing the inks', (pixels, pause) => posterised(pixels, levels, pause)),
  ],
});
