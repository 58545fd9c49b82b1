import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takePercent } from '../grammar/words/intensity.ts';
import { gradeByRows } from '../light/by-rows.ts';
import { matchingCube, moodOf } from '../light/match-colours.ts';
import type { PassContext, Pixels } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween, wholeBetween } from './params.ts';
import { readFromInto } from './picture-references.ts';

interface Params {
  /** The picture whose colours are taken over, counted from 0: not the one that is edited. */
  picture: number;
  /** 0 to 100. */
  percent: number;
}

const LEVELS = { little: 45, usual: 80, much: 95, most: 100 };
/** px on the longer edge of the picture whose colours are looked at. */
const LOOKED_AT = 400;

const QUALITIES =
  'colors|color|tones|tone|palette|color palette|color mood|mood|color grading|grading|grade|color scheme|hues|atmosphere|vibe|look|looks|light|filter|style'.split(
    '|',
  );
const OTHERS = 'second|other|third|fourth|fifth|picture|photo|image|pic|reference'.split('|');
/** "The colours of the second picture", "the mood from photo 2" */
const OF_OTHER = QUALITIES.flatMap((quality) =>
  ['of', 'from', 'in', 'on'].flatMap((how) => OTHERS.map((which) => `${quality} ${how} ${which}`)),
).join('|');

const AROUND = [
  ...['use', 'take', 'apply', 'copy', 'transfer', 'match', 'same', 'give', 'have', 'want', 'put'],
  ...[
    'colors',
    'color',
    'tones',
    'mood',
    'look',
    'first',
    'picture',
    'photo',
    'image',
    'one',
    'like',
  ],
];

/** The colours of another picture on the first: the mood of a reference. */
export const matchColours = defineOperation({
  op: 'matchColours',
  label: 'Match colours',
  example: 'Match the colours of the second picture',
  related: ['Blend the two pictures', 'Make it cinematic', 'Fix the white balance'],
  stage: 'style',
  order: 6,
  touches: ['colours', 'contrast'],
  minPictures: 2,
  words: [[OF_OTHER, {}]],
  read: (clause): Params | { cannot: string } | null => {
    const words = clause.tokens.map(({ text }) => text);
    // "The light in the picture" is its own.
    const namesOther = words.some((word) =>
      /^(second|other|third|fourth|fifth|reference)$/.test(word),
    );
    const pair = readFromInto(clause);
    // "Photo two", "picture 2"
    const isNumbered =
      pair !== null &&
      clause.tokens.some(
        ({ kind, text }, i) =>
          kind === 'number' ||
          (/^(one|two|three|four|five)$/.test(text) &&
            /^(picture|photo|image|pic|shot|number)$/.test(words[i - 1] ?? '')),
      );
    if (!namesOther && !isNumbered) return null;
    // "Put the dog into picture 2 and match the colours": as it is put there anyway.
    if (words.some((word) => /^(put|insert|place|paste|blend|subject)$/.test(word))) return null;
    if (pair && pair.from === 0)
      return { cannot: 'of several pictures it edits the first: put that one first' };
    const percent = takePercent(clause, LEVELS);
    takeWords(clause, ...AROUND);
    return { picture: pair?.from ?? 1, percent: Math.min(100, percent) };
  },
  schema: z.object({ picture: wholeBetween(1, 4), percent: numberBetween(0, 100) }),
  chip: ({ picture, percent }) => `Colours of picture ${picture + 1} ${inPercent(percent)}`,
  dial: { key: 'percent', min: 5, max: 100, step: 5 },
  scopable: true,
  describe: ({ picture }: Params) => `gave it the colours of picture ${picture + 1}`,
  passes: ({ picture, percent }: Params, _size, all) => {
    const other = all[picture];
    if (!other) return [];
    const scale = Math.min(1, LOOKED_AT / Math.max(other.width, other.height));
    const size = {
      width: Math.max(1, Math.round(other.width * scale)),
      height: Math.max(1, Math.round(other.height * scale)),
    };
    const run = async (pixels: Pixels, context: PassContext) => {
      const reference = await context.pictureOf(picture, size);
      await context.checkpoint('Grading it', 0);
      const cube = matchingCube(moodOf(pixels), moodOf(reference), percent / 100);
      await context.checkpoint();
      return gradeByRows(pixels, cube, context);
    };
    return [{ kind: 'measured', run }];
  },
});
