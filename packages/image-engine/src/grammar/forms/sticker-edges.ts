import { COLOUR, END } from './parts.ts';
import type { Form } from './rewrite.ts';

const STICKER = '(?<=\\b(?:sticker|stickers|decal|die cut)\\b[^.;:!?“]* )';
const EDGE = '(?:edge|edging|border|rim|outline|contour|stroke)s?';
const ABOUT =
  '(?:(?:about|around|roughly|some|approximately|an?|of|the|with|,|and|thin|thick|fine|wide|fat|narrow|slim) )*';

/**
 * A sticker's edge in px. Its width is a share of the picture, as the picture's own size is not known from words:
 * up to 14 px is thin in a picture of 1500 px, and from 29 px on it is thick.
 */
const WIDTHS: readonly (readonly [px: string, width: string])[] = [
  ['(?:[1-9]|1[0-4])', 'thin'],
  ['(?:1[5-9]|2[0-8])', ''],
  ['(?:29|[3-9]\\d|[1-9]\\d\\d)', 'thick'],
];

export const STICKER_EDGE_FORMS: readonly Form[] = [
  ...WIDTHS.flatMap(([px, width]): Form[] => [
    // "A sticker with an 8 px wide white edge"
    [
      new RegExp(
        `${STICKER}${ABOUT}${px} (?:(?:px|pixels?|wide|thick|broad) )*(${COLOUR} )?${EDGE}${END}`,
      ),
      `outlined ${width} $1`,
    ],
    // "… with a white outline around 12 px wide"
    [
      new RegExp(
        `${STICKER}${ABOUT}(${COLOUR} )?(?:${EDGE} |outlined )${ABOUT}(${COLOUR} )?${ABOUT}${px}(?: (?:px|pixels?|wide|thick|broad|in width))*${END}`,
      ),
      `outlined ${width} $1 $2`,
    ],
  ]),
  // "… and nothing behind it": a sticker has nothing there
  [
    new RegExp(
      `(?<!\\b(?:replace|remove|erase|swap|exchange)\\b.*)${STICKER}(?:(?:,|and|with|but) )+(?:nothing|no background|empty|transparent) (?:else )?(?:behind|around|in the background)(?: (?:it|him|her|them|at all|the (?:subject|dog|cat|person)))*${END}`,
    ),
    '',
  ],
];
