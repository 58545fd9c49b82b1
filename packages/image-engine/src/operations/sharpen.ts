import { takeIntensity, takeNumber, takeWords } from '../grammar/clause.ts';
import { RANK, type Size } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';

const LEVELS = { little: 50, usual: 100, much: 180, most: 260 };

/** Brings out edges with an unsharp mask on luminance. */
export const sharpen = defineOperation({
  op: 'sharpen',
  label: 'Sharpen',
  example: 'Sharpen it',
  related: ['Add more contrast', 'Sharpen it a lot', 'Make the colours stronger'],
  stage: 'tone',
  order: 50,
  touches: ['sharpness'],
  words: [
    [
      'sharpen|sharper|sharpened|sharpening|sharp|sharpness|more sharpness|add sharpness|increase sharpness|crisp|crisper|crispness|less blur|less blurry|reduce blur|remove blur|too blurry|too soft|not sharp enough|more detail|more details|bring out detail|bring out details|more definition|clarity|more clarity|add clarity|clearer|unsharp mask|more focused',
      {},
    ],
  ],
  read: (clause) => {
    const said = takeNumber(clause, 'percent');
    const level = takeIntensity(clause);
    takeWords(clause, 'sharpness', 'detail', 'details', 'focus', 'focused', 'crisp', 'clear');
    return { percent: said === null ? LEVELS[level] : Math.min(300, Math.max(5, Math.abs(said))) };
  },
  describe: ({ percent }: { percent: number }) => {
    if (percent < LEVELS.usual) return 'sharpened it a little';
    return percent > LEVELS.usual ? 'sharpened it strongly' : 'sharpened it';
  },
  passes: ({ percent }, size: Size) => {
    // A wider radius on large pictures, so that the effect is seen at the same viewing size.
    const sigma = Math.min(2, Math.max(0.8, Math.max(size.width, size.height) / 2200));
    const m2 = (percent / 100) * 2.2;
    return [
      {
        kind: 'stream',
        rank: RANK.sharpen,
        grey: 'keeps',
        build: (s) => s.sharpen({ sigma, m1: m2 * 0.4, m2 }),
      },
    ];
  },
});
