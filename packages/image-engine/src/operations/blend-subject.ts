import { z } from 'zod';
import { type Blend, blending } from '../compose/blend.ts';
import { PLACES, USUAL_SIZE } from '../compose/blend-place.ts';
import { insetting } from '../compose/inset.ts';
import { takeNumber, takeWords } from '../grammar/clauses/clause.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { takePosition } from '../grammar/words/position.ts';
import { SIZE_WORDS, sizeTold } from '../grammar/words/size-of-subject.ts';
import { bounded } from '../picture/bounds.ts';
import type { Size } from '../picture/picture.ts';
import { readInset } from './blend-inset.ts';
import { defineOperation } from './operation.ts';
import { numberBetween, wholeBetween } from './params.ts';
import { backgroundPicture, readFromInto } from './picture-references.ts';

/** What another picture may be called by: here no scene to be painted. */
const SHOWN =
  'beach city forest mountain mountains street sunset landscape room office kitchen space park lake sea garden snow desert sky night studio winter autumn'.split(
    ' ',
  );
/** What makes the first picture the background, and so the other the one that gives the subject. */
const FIRST_BEHIND =
  'first as background|picture as background|photo as background|image as background|first for background|picture for background|photo for background|image for background';

/** The subject of one picture in another, in its light and on its ground. */
export const blendSubject = defineOperation({
  op: 'blendSubject',
  label: 'Subject into another picture',
  example: 'Put the subject of picture 2 into picture 1',
  related: ['Put them side by side', 'Make a double exposure', 'Make a collage'],
  stage: 'geometry',
  order: 7,
  touches: ['size', 'shape'],
  minPictures: 2,
  usesSubject: true,
  words: [
    [
      [
        ...['first', 'second', 'third', 'fourth', 'fifth', 'other', 'picture', 'photo', 'image'],
        ...['pic', '1st', '2nd', '3rd'],
      ]
        .flatMap((which) =>
          ['from', 'of', 'into', 'onto', 'in', 'on', 'to', 'inside'].map(
            (how) => `${how} ${which}`,
          ),
        )
        .join('|'),
      {},
    ],
    [
      ['on', 'onto', 'into', 'in', 'to', 'at']
        .flatMap((how) =>
          SHOWN.map((what) =>
            [`${how} ${what} photo`, `${how} ${what} picture`, `${how} ${what} image`].join('|'),
          ),
        )
        .join('|'),
      {},
    ],
    [FIRST_BEHIND, {}],
    [
      'picture in picture|photo in photo|image in image|pic in pic|as inset|inset picture|inset',
      {},
    ],
    [
      'paste from|paste onto|paste into|subject of picture|subject of photo|subject of image|subject of first|subject of second|subject of other|person from|person of|man from|woman from|girl from|boy from|cat from|dog from|animal from|object from|people from|child from|kid from|car from|bird from',
      {},
    ],
  ],
  read: (clause): Blend | null => {
    const words = clause.tokens.map((t) => t.text);
    if (words.some((word) => BACKGROUND.has(word)) && backgroundPicture(clause) === 0) {
      for (const i of clause.tokens.keys()) clause.used.add(i);
      return { subject: 1, into: 0, place: 'centre', size: USUAL_SIZE };
    }
    const inset = readInset(clause);
    if (inset) return inset;
    if (!words.some((word) => MOVING.has(word)) || words.some((word) => OTHERWISE.has(word)))
      return null;
    const size = sizeTold(clause.tokens);
    takeNumber(clause, 'percent');
    const where = takePosition(clause);
    takeIntensity(clause);
    takeWords(clause, ...SIZE_WORDS);
    const pictures = readFromInto(clause);
    if (!pictures) return null;
    return {
      subject: pictures.from,
      into: pictures.into,
      place: where?.horizontal ?? 'beside',
      ...(size ?? { size: USUAL_SIZE }),
      ...(where?.vertical === 'top' && { at: 'top' as const }),
    };
  },
  schema: z
    .object({
      subject: wholeBetween(0, 4),
      into: wholeBetween(0, 4),
      place: z.enum(PLACES),
      size: numberBetween(0.1, 1),
      of: z.literal('width').optional(),
      at: z.literal('top').optional(),
      whole: z.literal(true).optional(),
      round: z.literal(true).optional(),
    })
    .refine(({ subject, into }) => subject !== into, { error: 'must name two pictures' })
    .refine(({ place, into }) => place !== 'marked' || into === 0, {
      error: 'only the first picture can be marked',
    }),
  chip: ({ subject, into, whole }) =>
    whole
      ? `Picture ${subject + 1} in picture ${into + 1}`
      : `Subject of picture ${subject + 1} into picture ${into + 1}`,
  dial: { key: 'size', min: 0.1, max: 1, step: 0.02 },
  describe: ({ subject, into, whole, round }: Blend) =>
    whole
      ? `put picture ${subject + 1} small${round ? ', in a circle,' : ''} into picture ${into + 1}`
      : `put the subject of picture ${subject + 1} into picture ${into + 1}`,
  passes: (params: Blend, size: Size, all) => {
    const [subject, ground] = [all[params.subject], all[params.into]];
    if (!subject || !ground) return [];
    const own = params.into === 0 ? size : bounded(ground);
    return [params.whole ? insetting(params, subject, own) : blending(params, subject, own)];
  },
});

const MOVING = new Set(
  'put place insert add paste move copy bring transfer combine drop stick blend merge cut take composite transplant set photoshop'.split(
    ' ',
  ),
);
/** Of a background or a style of another picture other operations know more. */
const BACKGROUND = new Set(['background', 'backdrop']);
const OTHERWISE = new Set(
  'background backdrop sky clouds scenery style colors tones tone mood palette grading look atmosphere hues face faces head'.split(
    ' ',
  ),
);
