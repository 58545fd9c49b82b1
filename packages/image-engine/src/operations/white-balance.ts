import { z } from 'zod';
import { takeNumber, takeWords } from '../grammar/clauses/clause.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { CAST_NAMES } from '../light/named-cast.ts';
import { whiteBalanced } from '../light/white-balance.ts';
import { defineOperation } from './operation.ts';

/** Takes away the colour cast of the light, as far as it can be told; leaves a balanced picture alone. */
export const whiteBalance = defineOperation({
  op: 'whiteBalance',
  label: 'White balance',
  example: 'Fix the white balance',
  related: ['Enhance it', 'Make it warmer', 'Make it cooler'],
  stage: 'tone',
  order: 2,
  touches: ['colours'],
  words: [
    [
      ['remove', 'reduce', 'fix', 'correct', 'less', 'lower']
        .flatMap((verb) =>
          [...CAST_NAMES, 'color'].flatMap((hue) =>
            ['cast', 'tint', 'tone'].map((noun) => `${verb} ${hue} ${noun}`),
          ),
        )
        .join('|'),
      {},
    ],
    [
      'white balance|fix white balance|correct white balance|auto white balance|automatic white balance|adjust white balance|better white balance|neutral white balance|neutral colors|neutralize|neutralize colors|neutralize color cast|color cast|no color cast|color tint cast|yellow cast|orange cast|blue cast|green cast|magenta cast|fix color temperature|correct color temperature|fix color balance|correct color balance|balance colors|color balance|auto balance|natural colors|more natural colors|true colors|accurate colors|colors more accurate|colors accurate|true to life colors|colors true to life|colors more natural|colors natural|colors realistic|realistic colors|colors neutral|whites white|make whites white|whiten whites|too green|too red|too magenta|too pink|too purple',
      {},
    ],
  ],
  read: (clause) => {
    // "Cool the white balance" says which way.
    const before = clause.tokens.slice(Math.max(0, clause.from - 2), clause.from);
    const isSaid = before.some(({ text }) => /^(cool|cooler|warm|warmer)$/.test(text));
    const isBare =
      clause.tokens[clause.from]?.text === 'white' || clause.tokens[clause.from]?.text === 'color';
    if (isSaid && isBare) return null;
    const said = clause.tokens.slice(clause.from, clause.to).map(({ text }) => text);
    const cast = CAST_NAMES.find((name) => said.includes(name));
    takeIntensity(clause);
    takeNumber(clause, 'percent');
    takeWords(clause, 'white', 'balance', 'cast', 'whites', 'neutral', 'temperature');
    return cast ? { cast } : {};
  },
  schema: z.object({ cast: z.enum(CAST_NAMES).optional() }),
  chip: () => 'White balance',
  scopable: true,
  describe: () => 'fixed the white balance',
  passes: ({ cast }) => [
    { kind: 'measured', run: (pixels, { checkpoint }) => whiteBalanced(pixels, checkpoint, cast) },
  ],
});
