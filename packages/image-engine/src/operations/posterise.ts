import { takeNumber, takeWords } from '../grammar/clause.ts';
import { takeIntensity } from '../grammar/intensity.ts';
import { applyCurves } from '../picture/curves.ts';
import { defineOperation } from './operation.ts';

const LEVELS = { little: 7, usual: 5, much: 4, most: 3 };

/** Steps of equal width whose ends are black and white. */
function steps(levels: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, v) =>
    Math.round((Math.min(levels - 1, Math.floor((v * levels) / 256)) * 255) / (levels - 1)),
  );
}

/** "5 colours". Two colours are a duotone. */
const COUNTS = Array.from({ length: 14 }, (_, i): [string, { levels?: number }] => [
  `${i + 3} colors`,
  { levels: i + 3 },
]);

/** Reduces every channel to a few levels, as in a screen-printed poster. */
export const posterise = defineOperation({
  op: 'posterise',
  label: 'Posterise',
  example: 'Posterise it',
  related: ['Turn it into pixel art', 'Make it a duotone', 'Make the colours stronger'],
  stage: 'style',
  order: 20,
  touches: ['colours'],
  words: [
    [
      'posterize|posterized|posterization|poster effect|poster style|poster look|posterizing|screen print|screen printed|silkscreen|silk screen|pop art|warhol|andy warhol|flat colors|limited colors|fewer shades|reduce number of colors|reduce to colors|limit to colors|limited to colors|limited palette|color levels',
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
  describe: ({ levels }: { levels: number }) => `posterised it to ${levels} levels a channel`,
  passes: ({ levels }) => [
    {
      kind: 'pixels',
      run: (pixels) => applyCurves(pixels, [steps(levels), steps(levels), steps(levels)]),
    },
  ],
});
