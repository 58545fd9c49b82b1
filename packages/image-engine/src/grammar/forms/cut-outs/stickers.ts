import { COLOUR, END, START } from '../parts.ts';
import { PLEASE_AND } from '../pieces/politeness.ts';
import { WIDTH } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** Somebody or something, and no part of the picture. */
const SUBJECT =
  '(?:the|my|our|his|her) (?!(?:edges?|corners?|frame|margins?|borders?|bars?|top|bottom|left|right|sides?|half|background|backdrop|sky|text|caption|title|words|hair|rest|photo|picture|image)\\b)(?:\\w+ )??(?!(?:edges?|corners?|frame|borders?|bars?|half|sides?|background|sky|text|hair)\\b)\\w+';
const OUTLINE = '(?:outline|border|edge|contour|rim)';
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

/** Stickers and their edges. */
export const STICKER_FORMS: readonly Form[] = [
  // "Autocollant avec un contour noir épais"
  ...['thick', 'thin'].map(
    (width): Form => [
      new RegExp(
        `\\b(sticker) with (?:an? )?(?:border|outline|edge|contour) (${COLOUR}) ${width}${END}`,
      ),
      `$1 with a ${width} $2 outline`,
    ],
  ),
  [
    new RegExp(`\\b(sticker) with (?:an? )?(?:border|outline|edge|contour) (${COLOUR})${END}`),
    '$1 with a $2 outline',
  ],
  // "Make the background transparent and add a white outline": about what is left
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:(?:make|have|set|turn) (?:the |my |our )?(?:background|backdrop) (?:to )?transparent|(?:remove|delete|cut out|erase|drop) (?:the |my |our )?(?:background|backdrop)|transparent (?:background|backdrop)) (?:(?:,|and|with|then|plus|add|put|draw|give|it) )*(?:an? )?((?:(?:thin|thick|bold|fat|wide|narrow) )?(?:${COLOUR})) (?:outline|contour|rim)(?: (?:a?round|on|to) (?:it|her|him|them|me|us|the \\w+|my \\w+))?${END}`,
    ),
    'sticker with a $1 outline',
  ],
  // "In space, with a white outline like a sticker"
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:(?:put )?(?:my|the|our|a|this|his|her) \\w+(?: \\w+)? )(?:in|on) (space|the moon|(?:the )?(?:forest|snow|desert|mountains|city|jungle)) (?:(?:,|and) )*(?:with )?(?:an? )?(?:((?:thick |thin )?(?:white|black)) ${OUTLINE}|${OUTLINE} (white|black)) (?:(?:like|as|for|of|on) )+(?:an? )?sticker${END}`,
    ),
    '$1 background , sticker with $2 $3 outline',
  ],
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
  // "Transparent background, around the cake a thin white border like a sticker"
  [
    new RegExp(
      `\\b(?:remove (?:the )?background|make (?:the )?background transparent|transparent background|background transparent) (?:, |and |with )+(?:(?:in|around|round) (?:the |my |him|her|it|me) ?(?:\\w+ )?)?(?:an? )?((?:thin |thick |wide |narrow )?)(${COLOUR}) (?:border|edge|outline|rim)(?: (?:around|round) (?:the |my )?\\w+)? (?:like|as)(?: with| on| in)? (?:an? )?stickers?${END}`,
    ),
    'make a sticker with a $1 $2 edge',
  ],
  // "A sticker with a thick edge in orange", "… with a #ffd22e edge"
  [
    new RegExp(
      `(?<=\\b(?:sticker|stickers|decal|die cut)\\b[^.;:!?“]*? )(?:, |and |with )*(?:an? |the )?((?:thick|thin|wide|narrow|fat|slim|bold) )?(?:edge|border|rim|outline|contour)s? (?:in|of) (${COLOUR}|#[0-9a-f]{3,6})${END}`,
    ),
    'outlined $1 $2',
  ],
  [
    new RegExp(
      `(?<=\\b(?:sticker|stickers|decal|die cut)\\b[^.;:!?“]*? )(?:, |and |with )*(?:an? |the )?((?:thick|thin|wide|narrow|fat|slim|bold) )?(#[0-9a-f]{3,6}) (?:edge|border|rim|outline|contour)s?${END}`,
    ),
    'outlined $1 $2',
  ],
  // "A sticker with a chunky red edge"
  [
    new RegExp(
      `\\b(sticker|decal|die cut)((?: (?:of|from|out of|style|look|for) [^,.;:!?]*?)?)(?: ,| with| and| has| having| plus)+ (?:a |an |the )?(?:very |really |nice |extra )*(${WIDTH} )?(${COLOUR} )?(${WIDTH} )?(?:edge|outline|border|contour|rim|stroke|line|frame)(?: (?:a)?round (?:it|him|her|me|them|us))?${END}`,
    ),
    '$1 $2 outlined $3 $5 $4',
  ],
  // "A sticker of my cat with a thick white edge"
  [
    new RegExp(
      `\\b(sticker (?:of|from|out of) [^,.;:!?]*?) (?:, )?(?:with|and|has|having|plus) (?:a |an |the )?(?:very |really |nice |extra )*((?:${WIDTH} )?(?:${COLOUR} )?)(?:edge|contour|rim|stroke|line)(?: (?:a)?round (?:it|him|her|me|them|us))?${END}`,
    ),
    '$1 with a $2 outline',
  ],
  // "Remove the background and add a thick white outline": of what was cut out.
  [
    new RegExp(
      `\\bremove the background (?:, make it transparent )?(?:, |and )+(?:add |put |with )(?:an? )?((?:thick|thin|wide|fat|chunky) (?=(?:${COLOUR}) )|(?=(?:${COLOUR}) (?!border)))(${COLOUR}) (?:border|outline|edge|contour|stroke)(?: around (?:me|it|us|him|her|them|the \\w+))?${END}`,
    ),
    'make a sticker with a $1 $2 edge',
  ],
  // "Save it as a sticker"
  [
    /\b(?:save|export|store|download) (?:it|this|that|the result|the (?:photo|picture|image)) (?:as|like) (?:an? )?(?=(?:sticker|emoji sticker|die cut))/,
    'make it a ',
  ],
  // "Just cut out the dinosaur, thick white outline like a real sticker"
  [
    new RegExp(
      `(?:(?:just|only|please|simply) )*\\bcut (?:out )?(?:the|my|our|his|her) (?:\\w+ ){1,2}?(?:out )?(?:, |and |with )+(?:an? )?((?:thick|thin|wide|fat|chunky|bold) )?(${COLOUR} )?(?:outline|edge|border|rim|contour)(?: (?:a?round)(?: (?:it|him|her|them))?)? (?:, )?(?:like|as|for) (?:an? |the )?(?:real |proper |actual |nice )*stickers?(?: (?:has|have))?${END}`,
    ),
    'make a sticker outlined $1 $2',
  ],
  // "Cut the cat out and give it a thick white outline"
  [
    new RegExp(
      `${START}(?:(?:just|only|please|simply) )*cut (?:out (?:me|us|him|her|it|them|${SUBJECT})|(?:me|us|him|her|it|them|${SUBJECT}) out) (?:(?:,|and|with|then) )+(?:(?:give|put|add|draw|make|set) (?:it |him |her |them |me |us )?)?(?:an? )?((?:thick|thin|wide|fat|chunky|bold) )?(${COLOUR} )?(?:outline|contour|rim|stroke|edge|border)(?: (?:a?round|on|to|about) (?:it|him|her|them|me|us))?${END}`,
    ),
    'make a sticker outlined $1 $2',
  ],
];
