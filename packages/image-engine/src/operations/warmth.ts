import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takeSignedPercent } from '../grammar/words/intensity.ts';
import { balanceMatrix } from '../picture/matrices.ts';
import { defineOperation, strength } from './operation.ts';
import { numberBetween, signed } from './params.ts';

const LEVELS = { little: 15, usual: 30, much: 55, most: 85 };

/** White balance towards orange or towards blue, at the same luma. */
export const warmth = defineOperation({
  op: 'warmth',
  label: 'Warmer or cooler',
  example: 'Make it warmer',
  related: ['Make it cooler', 'Give it a vintage look', 'Make the colours stronger'],
  stage: 'tone',
  order: 10,
  touches: ['colours'],
  words: [
    [
      'warmer|warm|warm up|warmed|warming|warm tone|warm tones|warmer tone|warmer tones|warmer colors|warm colors|warm light|warmer light|more warmth|add warmth|increase warmth|increase temperature|higher temperature|temperature up|raise temperature|cozy|cosy|cozier|cosier|sunny|sunnier|less blue|take blue out|blue out|get blue out|less cold|less icy|less chilly|less frosty|less wintry|less cool|too cold|too icy|too chilly|too frosty|too wintry|too blue|too cool|golden tones|golden tone|autumnal|warm glow|more orange|more yellow|yellower|warm feeling',
      { direction: 1 },
    ],
    [
      'cooler|cool|cool down|cooled|cooling|cool tone|cool tones|cooler tone|cooler tones|cooler colors|cool colors|cool light|colder|cold|cold tone|cold tones|cold colors|cold light|decrease temperature|lower temperature|reduce temperature|temperature down|icy|icier|bluish|blueish|bluer|more blue|less warm|less warmth|reduce warmth|less yellow|take yellow out|yellow out|get yellow out|take out yellow|take orange out|less orange|too warm|too cosy|too cozy|too sunny|too golden|too autumnal|too yellow|too orange|wintry|frosty|chilly|chillier',
      { direction: -1 },
    ],
    ['warmth|temperature', { direction: 0 }],
  ],
  read: (clause, hint: { direction: number }) => {
    // "make it look cool" praises; it does not ask for blue.
    const at = clause.tokens[clause.from]?.text;
    const before = clause.tokens[clause.from - 1]?.text;
    if (
      at === 'cool' &&
      clause.to - clause.from === 1 &&
      /^(look|looks|something|super|really)$/.test(before ?? '')
    )
      return null;
    takeWords(
      clause,
      ...(hint.direction >= 0 ? ['orange', 'yellow', 'golden', 'gold', 'amber'] : ['blue']),
      'temperature',
      'color temperature',
      'tint',
      'white balance',
    );
    return {
      percent: Math.max(-100, Math.min(100, takeSignedPercent(clause, hint.direction, LEVELS))),
    };
  },
  schema: z.object({ percent: numberBetween(-100, 100) }),
  chip: ({ percent }) => `Warmth ${signed(percent)}`,
  dial: { key: 'percent', min: -100, max: 100, step: 1 },
  scopable: true,
  describe: ({ percent }: { percent: number }) =>
    `made it ${strength(Math.abs(percent), LEVELS)}${percent < 0 ? 'cooler' : 'warmer'}`,
  passes: ({ percent }) => {
    if (percent === 0) return [];
    const k = percent / 100;
    return [{ kind: 'matrix', matrix: balanceMatrix(1 + 0.32 * k, 1 + 0.03 * k, 1 - 0.42 * k) }];
  },
});
