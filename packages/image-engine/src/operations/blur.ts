import { takeIntensity, takeNumber, takeWords } from '../grammar/clause.ts';
import { type Pass, RANK, type Size } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';

const LEVELS = { little: 25, usual: 50, much: 100, most: 200 };

/** Blurs are worked out on a smaller picture while the radius there stays smooth, in px. */
const WORKING_SIGMA = 4;

/** Radius of the blur in px: a share of the picture, so that it looks the same at any size. */
function sigmaFor(percent: number, size: Size): number {
  return Math.max(0.9 + percent / 100, (Math.max(size.width, size.height) * percent) / 100 / 110);
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
      'blur|blurred|blurry|blurrier|blurring|more blur|add blur|gaussian blur|blur effect|out of focus|defocus|defocused|unfocused|unsharp look|less sharp|soft focus|softer focus|fuzzy|hazy blur|softer|soften|smooth blur',
      {},
    ],
  ],
  read: (clause) => {
    const said = takeNumber(clause, 'percent');
    const level = takeIntensity(clause);
    takeWords(clause, 'blur', 'effect');
    return { percent: said === null ? LEVELS[level] : Math.min(200, Math.max(1, Math.abs(said))) };
  },
  describe: ({ percent }: { percent: number }) => {
    if (percent <= LEVELS.little) return 'blurred it a little';
    return percent >= LEVELS.much ? 'blurred it strongly' : 'blurred it';
  },
  passes: ({ percent }, size): Pass[] => {
    const sigma = sigmaFor(percent, size);
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
        build: (s) => s.resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' }),
      },
    ];
  },
});
