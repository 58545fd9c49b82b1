import { z } from 'zod';
import { type Clause, takeWords } from '../grammar/clauses/clause.ts';
import { sparesPartOfSubject } from '../grammar/clauses/scope.ts';
import { COLOUR_WORDS } from '../grammar/words/colours.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Mask, PassContext, Pixels } from '../picture/picture.ts';
import { foregroundColours } from '../subject/foreground-colours.ts';
import { defineOperation } from './operation.ts';

/** The subject on nothing. Pixels that are wholly its own keep their bytes. */
async function cutOut(
  pixels: Pixels,
  mask: Mask,
  checkpoint: PassContext['checkpoint'],
): Promise<Pixels> {
  const colours = await foregroundColours(pixels, mask, checkpoint);
  const { width, height } = pixels;
  const data = new Uint8Array(width * height * 4);
  await eachRow(height, checkpoint, (y) => {
    const end = (y + 1) * width;
    let p = y * width;
    let i = p * pixels.channels;
    let j = p * colours.channels;
    for (let o = 4 * p; p < end; p++, o += 4) {
      const share = mask.data[p] as number;
      const alpha = pixels.channels === 4 ? (pixels.data[i + 3] as number) : 255;
      if (share > 0) {
        const from = share === 255 ? pixels.data : colours.data;
        const at = share === 255 ? i : j;
        data[o] = from[at] as number;
        data[o + 1] = from[at + 1] as number;
        data[o + 2] = from[at + 2] as number;
        data[o + 3] = Math.round((alpha * share) / 255);
      }
      i += pixels.channels;
      j += colours.channels;
    }
  });
  return { data, width, height, channels: 4 };
}

/** What is left may be called by its name. */
const SUBJECTS = [
  ...[
    'subject',
    'person',
    'people',
    'man',
    'woman',
    'girl',
    'boy',
    'kid',
    'child',
    'baby',
    'model',
    'face',
  ],
  ...[
    'dog',
    'cat',
    'pet',
    'animal',
    'bird',
    'horse',
    'product',
    'object',
    'item',
    'car',
    'flower',
    'main',
  ],
  ...['him', 'her', 'it', 'me', 'them', 'us', 'foreground'],
];

/** "Remove everything except the shoes": whatever stands out is called so, unless it is a part of somebody. */
function takeWhatStays({ tokens, used }: Clause): void {
  const except = tokens.findIndex(({ text }) => text === 'except');
  const thing = tokens
    .slice(except + 1)
    .filter(({ text }) => !/^(the|my|this|that|our|for)$/.test(text));
  if (except < 0 || thing.length === 0 || thing.length > 2 || sparesPartOfSubject(thing)) return;
  if (
    thing.some(
      ({ kind, text }) => kind !== 'word' || /^(sky|background|backdrop|foreground)$/.test(text),
    )
  )
    return;
  for (let i = except + 1; i < tokens.length; i++) used.add(i);
}

/** "The little white dog": what the subject is like. */
function takeDescription({ tokens, used }: Clause): void {
  const noun = tokens.findIndex(({ text }, i) => used.has(i) && SUBJECTS.includes(text));
  let from = noun;
  while (from > 0 && isDescription(tokens[from - 1]?.text ?? '')) from -= 1;
  if (!/^(the|my|our|his|her|their|this|that)$/.test(tokens[from - 1]?.text ?? '')) return;
  for (let i = from; i < noun; i++) used.add(i);
}
const isDescription = (text: string) =>
  COLOUR_WORDS.has(text) || /^(little|small|big|large|old|young|tiny|cute|main)$/.test(text);

/** The subject alone, transparent around it. */
export const removeBackground = defineOperation({
  op: 'removeBackground',
  label: 'Remove background',
  example: 'Remove the background',
  related: ['Make the background white', 'Make it a sticker', 'Blur the background'],
  stage: 'subject',
  order: 40,
  touches: [],
  usesSubject: true,
  words: [
    [
      'remove background|remove backdrop|remove bg|background removal|background remove|background remover|removed background|background removed|removing background|erase background|delete background|get rid of background|clear background|strip background|strip away background|take out background|take away background|take background away|take background off|drop background|eliminate background|hide background|no background|without background|without any background|transparent background|background transparent|transparent bg|background see through|see through background|transparent png|png with transparency|transparent|cut out subject|cut out person|cut out object|cut out main object|cut out|cutout|cut subject out|cut him out|cut her out|cut me out|cut them out|isolate subject|isolate person|isolate object|isolate product|isolate him|isolate her|isolate me|isolate|extract subject|extract person|extract object|extract foreground|separate subject|separate from background|subject only|only subject|keep only subject|keep only person|keep only foreground|just subject|knock out background|make background disappear|background gone|alpha background|empty background|remove everything except|remove everything but|remove everything around|remove everything behind|remove everything else|delete everything around|delete everything behind|delete everything except|delete everything but|erase everything around|erase everything except|erase everything but|extract|keep only|png without background|png with no background|remove green screen|remove greenscreen|key out green screen|key out green|green screen removal|chroma key|chroma key it|chromakey',
      {},
    ],
  ],
  read: (clause) => {
    takeWords(
      clause,
      ...[
        'background',
        'from background',
        'png',
        'as png',
        'with alpha',
        'alpha',
        'subject',
        'completely',
        'only',
      ],
      ...['leave', 'from', 'behind', 'clean', 'transparent'],
    );
    takeWords(clause, ...SUBJECTS);
    takeDescription(clause);
    takeWhatStays(clause);
    return {};
  },
  schema: z.object({}),
  chip: () => 'Background removed',
  describe: () => 'removed the background',
  passes: () => [
    {
      kind: 'measured',
      run: async (pixels, context) => {
        const mask = await context.subject();
        await context.checkpoint('Freeing the edge', 0.8);
        return cutOut(pixels, mask, context.checkpoint);
      },
    },
  ],
});
