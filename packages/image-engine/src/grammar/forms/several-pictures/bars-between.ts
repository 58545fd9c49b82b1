import { COLOUR, END } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** Bars between pictures beside each other: gaps of a colour. */
export const BARS_BETWEEN_FORMS: readonly Form[] = [
  // "Triptych with black bars": those between the pictures
  [
    new RegExp(
      `(?<=\\b(?:triptych|diptych|side by side|in a row|next to each other|beside each other)\\b[^.;!?“]* )((?:with|and) (?:an? )?(?:(?:thin|thick|wide|narrow) )?(?:${COLOUR})) (?:bars?|strips?|stripes?|separators?|separation|dividers?)(?: between(?: them)?)?${END}`,
    ),
    '$1 gaps',
  ],
  // "Stacked, thin white gaps between"
  [
    new RegExp(
      `(?<=\\b(?:side by side|in a row|next to each other|beside each other|vertically|horizontally|stacked|collage|grid)\\b[^.;!?“]* gaps? )(?:in )?between(?: (?:them|each|the (?:photos|pictures|images)))?${END}`,
    ),
    '',
  ],
  // As languages put it that have the colour behind the thing
  [
    new RegExp(
      `(?<=\\b(?:side by side|in a row|next to each other|beside each other)\\b[^.;!?“]* )(?:with|and) (?:an? )?(?:separators?|separation|dividers?) (${COLOUR})${END}`,
    ),
    'with $1 gaps',
  ],
];
