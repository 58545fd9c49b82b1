import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { cutOut, isSameSize } from './cut-out.ts';
import { defineOperation } from './operation.ts';

/** Cuts off the borders of one colour that a picture came with. */
export const trim = defineOperation({
  op: 'trim',
  label: 'Trim the border',
  example: 'Crop off the border',
  related: ['Crop it to a square', 'Straighten it', 'Crop tight around the subject'],
  stage: 'geometry',
  // Before whatever moves pixels: borders are looked for in the picture as it came.
  order: 2,
  touches: ['shape', 'size'],
  placedBy: 'inside',
  words: [
    [
      'crop off border|crop off borders|trim border|trim borders|trim off border|cut off border|auto trim',
      {},
    ],
  ],
  read: (clause) => {
    takeWords(clause, 'crop', 'trim', 'cut', 'off', 'all', 'around', 'picture', 'photo', 'image');
    return {};
  },
  schema: z.object({}),
  chip: () => 'Trim the border',
  describe: () => 'cut off the border',
  passes: (_params, size, [first = size], { inside } = {}) => {
    if (!inside || !isSameSize(size, first)) return [];
    const { left, top, right, bottom } = inside;
    return cutOut({ left, top, width: right - left, height: bottom - top }, size);
  },
});
