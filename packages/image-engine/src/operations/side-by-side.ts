import { z } from 'zod';
import { takeColours, takeNumber, takeWords } from '../grammar/clauses/clause.ts';
import type { NamedColour } from '../grammar/words/colours.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { assembling } from '../layout/assemble.ts';
import { linedUp } from '../layout/lined-up.ts';
import { defineOperation } from './operation.ts';
import { colourSchema, numberBetween, wholeBetween } from './params.ts';

interface Params {
  direction: 'row' | 'stack';
  /** Between neighbours, as a share of the pictures' common height or width, 0 to 0.2. */
  gap: number;
  /** The gap in px, 0 to 1000, where that was said: stands above the share; at most a fifth of a side is left. */
  gapPx?: number | undefined;
  /** Of the gap. */
  colour: NamedColour;
}

interface Hint {
  direction: Params['direction'];
}

const WHITE: NamedColour = { name: 'white', rgb: [255, 255, 255] };
const GAPS = { little: 0.006, usual: 0.012, much: 0.035, most: 0.06 };

const MEANT = [
  ...['them', 'two', 'both', 'three', 'four', 'five', 'all', 'together', 'pictures', 'photos'],
  ...['images', 'row', 'column', 'one', 'join', 'stack', 'stacked', 'vertically', 'horizontally'],
  ...['vertical', 'horizontal', 'gap', 'gaps', 'spacing', 'space', 'line', 'divider', 'between'],
  ...['separated', 'white space'],
];

const STRIPS = ['strips', 'stripes', 'panels', 'columns', 'slices', 'bars'];

/** All pictures of the request in one row, or in one column. */
export const sideBySide = defineOperation({
  op: 'sideBySide',
  label: 'Side by side',
  example: 'Put them side by side',
  related: ['Make a collage', 'Put them one above the other', 'Add a white border'],
  stage: 'geometry',
  order: 5,
  touches: ['size', 'shape'],
  minPictures: 2,
  words: [
    [
      'one above other|one above another|one below other|one below another|one over other|one under other|one beneath other|on top of each other|on top of one another|on top of each other with|one above other with|above each other|above one another|below each other|under each other|underneath each other|stack vertically|stacked vertically|vertically stacked|stack them vertically|stack on top|in column|in one column|top and bottom|stack them|stacked|vertical stack|vertical strip|join vertically|stitch vertically|combine vertically|combine three vertically|combine two vertically|combine all vertically|combine both vertically|combine them vertically|combine pictures vertically|combine photos vertically|combine four vertically|put vertically|stack these vertically|stack these|stack two vertically|stack both vertically|stack both|stack photos|stack pictures|stack images',
      { direction: 'stack' },
    ],
    [
      'side by side|side by side with|side to side|next to each other|next to one another|beside each other|beside one another|diptych|triptych|photo strip|in row|in one row|before and after|before after|put together|join|stitch|join horizontally|stitch horizontally|left and right|horizontal strip|comparison|compare them|merge into one|merge both into one|merge two into one|merge them into one|merge pictures into one|merge photos into one|merge images into one',
      { direction: 'row' },
    ],
  ],
  read: (clause, { direction }: Hint): Params => {
    const isTight = takeWords(clause, 'seamless', 'seamlessly', 'borderless');
    // "Three vertical strips next to each other": each is upright, and the row is none.
    takeWords(clause, ...STRIPS.map((strips) => `vertical ${strips}`));
    const isUpright = takeWords(clause, 'vertically', 'vertical', 'column');
    const percent = takeNumber(clause, 'percent');
    const px = takeNumber(clause, 'px');
    const level = takeIntensity(clause);
    const [colour = WHITE] = takeColours(clause, 1);
    takeWords(clause, ...MEANT);
    const gap = percent === null ? GAPS[level] : Math.min(20, Math.abs(percent)) / 100;
    return {
      direction: isUpright ? 'stack' : direction,
      gap: isTight ? 0 : gap,
      ...(px === null ? {} : { gapPx: Math.min(1000, Math.round(Math.abs(px))) }),
      colour,
    };
  },
  schema: z.object({
    direction: z.enum(['row', 'stack']),
    gap: numberBetween(0, 0.2),
    gapPx: wholeBetween(0, 1000).optional(),
    colour: colourSchema,
  }),
  chip: ({ direction }) => (direction === 'row' ? 'Side by side' : 'One above the other'),
  dial: { key: 'gap', min: 0, max: 0.2, step: 0.005 },
  describe: ({ direction }: Params) =>
    direction === 'row' ? 'put the pictures side by side' : 'put the pictures one above the other',
  passes: ({ direction, gap, gapPx, colour }: Params, _size, all) => {
    if (all.length < 2) return [];
    const layout = linedUp(all, direction, gapPx === undefined ? { share: gap } : { px: gapPx });
    return [assembling(all, layout, { ground: colour.rgb, rounding: 0 })];
  },
});
