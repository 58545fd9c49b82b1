import { COLOUR, END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const LOOK = '(?:poster|screen print|screenprint|halftone|comic|cartoon|stencil)';
const PAIR = `(${COLOUR}) (?:and|&|\\/|plus) (${COLOUR})`;
const TWO_TONE = '(?:duotone|two tone|two toned|bicolor|two color|two colored)';
const INKS = '(?:tones?|shades?|inks?|colors?|hues?)';
const TWO =
  '(?:(?:an? |in |the |as |use |with )*(?:duotone|two tones?|two toned|two colou?rs|bicolou?r|two inks)(?: (?:look|effect|style|picture|image))?(?: (?:,|:|in|with|of))* )';
const LIGHTS =
  '(?:highlights|lights?|bright(?:er|est)?(?: parts| areas| tones| bits)|brights|light(?:er|est)?(?: parts| areas| tones| bits| ones)|whites)';
const DARKS =
  '(?:shadows?|darks|dark(?:er|est)?(?: parts| areas| tones| bits| ones)|shades?|blacks|depths)';
const FOR = '(?:for|in|on|to|as) (?:all )?(?:the )?';
const AND = '(?: ,| ;| and| with)+ (?:an? )?(?:of )?';

/** Pictures in two inks. */
export const DUOTONE_FORMS: readonly Form[] = [
  // "A duotone of red and black"
  [
    new RegExp(`\\bduotone (?:of|from|out of) (${COLOUR}) and (${COLOUR})${END}`),
    'duotone in $1 and $2',
  ],
  // "Two tones: mint for the lights and navy for the shadows", in either order
  ...[
    [LIGHTS, DARKS],
    [DARKS, LIGHTS],
  ].flatMap(([one, other]): Form[] => [
    // "Two-tone it, navy for the darks and #ffcc66 for the lights"
    [
      new RegExp(
        `\\b${TWO_TONE} (?:it|this|that|the (?:photo|picture|image)|look|effect) (?:(?:,|:|;|–|-|with|using|in) )*(${COLOUR}) ${FOR}${one}${AND}(${COLOUR}) ${FOR}${other}${END}`,
      ),
      'duotone $1 and $2',
    ],
    [
      new RegExp(
        `${TWO}?(?<!\\b(?:lift|raise|lower|tint|split|toning|tone|make|add|give|too much|less|more|there is|theres|is|has)\\b[^.;!?“]*)(${COLOUR}) ${FOR}${one}${AND}(${COLOUR}) ${FOR}${other}${END}`,
      ),
      'duotone $1 and $2',
    ],
    // "Mint lights and navy shadows, duotone"
    [
      new RegExp(
        `(?<=^|[,.;:!?] )(?:with |in )?(${COLOUR}) ${one}${AND}(${COLOUR}) ${other}(?: ,)? (?:as |in |for )?(?:an? )?(?:duotone|two tones?|bicolou?r)(?: (?:look|effect|style))?${END}`,
      ),
      'duotone $1 and $2',
    ],
    [
      new RegExp(
        `(?<=^|[,.;:!?] )(?:the )?${one} (?:in )?(${COLOUR})${AND}(?:the )?${other} (?:in )?(${COLOUR})(?: ,)? (?:as |in |for )?(?:an? )?(?:duotone|two tones?|bicolou?r)${END}`,
      ),
      'duotone $1 and $2',
    ],
    // "Duotone with mint highlights and navy shadows"
    [new RegExp(`${TWO}(${COLOUR}) ${one}${AND}(${COLOUR}) ${other}${END}`), 'duotone $1 and $2'],
    [
      new RegExp(
        `${TWO}(?:the )?${one} (?:in |are |: )?(${COLOUR})${AND}(?:the )?${other} (?:in |are |: )?(${COLOUR})${END}`,
      ),
      'duotone $1 and $2',
    ],
  ]),
  // "Two-tone, teal in the shadows and pink in the lights"
  [
    new RegExp(
      `\\b(?:(?:an? |that |the )?(?:two tone|2 tone|duotone|bicolor|two color)(?: (?:thing|look|effect|style))?(?: ,)? )(?:with )?(${COLOUR}) (?:in|for) (?:the )?(?:shadows|darks|dark parts|shade) and (?:with )?(${COLOUR}) (?:in|for) (?:the )?(?:lights|highlights|light parts|brights)`,
    ),
    'duotone $1 and $2',
  ],
  [/\b(?:spotify|album) cover (?:type|style|like|looking) (?=(?:two tone|2 tone|duotone))/, ''],
  // "Two bold colours, blue and orange, nothing else"
  [
    new RegExp(
      `${START}(?:just |only )?(?:in )?two (?:bold |strong |bright |flashy |loud |striking |single )*(?:colou?rs|tones|inks) (?:[,:] )?(?:only )?(${COLOUR}) and (${COLOUR})(?: ,)?(?: (?:and )?nothing else| only| otherwise nothing)?${END}`,
    ),
    'duotone $1 and $2',
  ],
  // "Two colours, say teal and orange"
  [
    new RegExp(
      `(?:${START}|(?<=\\b(?:posters?|prints?|flyer|cover|graphic|picture|photo|image) ))(?:(?:in|with|just|only) )*(?:two|2) colors(?: only)?(?: ,)?(?: (?:say|like|maybe|perhaps|such as|for example|eg|ideally|namely))+ (${COLOUR}) and (${COLOUR})${END}`,
    ),
    ' , duotone $1 and $2',
  ],
  // "Duotone purple and orange, Spotify style": that is what such covers look like.
  [
    new RegExp(
      `(\\b${TWO_TONE}\\b[^.;:!?“]*?${COLOUR}[^.;:!?“]*?) (?:, |in |like |as |on |the |a |an )*spotify(?: cover| playlist| wrap)*(?: style| look| like| vibe| feel| cover)*${END}`,
    ),
    '$1',
  ],
  // "Duotone black and gold with the text “Gala”": the inks are those of the look.
  [
    new RegExp(
      `(\\b${TWO_TONE} (?:in )?(?:${COLOUR}) (?:and|&) (?:${COLOUR})) (?:with (?:the |an? )?(?:text |words? |title |caption )?|saying )(“”)`,
    ),
    '$1 , write $2',
  ],
  // "A poster in blue and orange, duotone", "poster, red and black only"
  [
    new RegExp(
      `(\\b${LOOK}\\b(?: (?!in\\b|with\\b|but\\b|saying\\b|that\\b)[^.,;:!?“ ]+){0,4}?) (?:(?:, |in |with |of |just |only )*(?:two|2) ${INKS} )?(?:, |: |in |with |but |and )+(?:in |only |just |all |nothing but |purely )*(?!black and white\\b)${PAIR}(?: (?:only|${INKS}|and nothing else|nothing else|alone))*(?: ,? ?(?:in |as )?(?:an? )?${TWO_TONE})?${END}`,
    ),
    '$1 , $2 and $3 duotone',
  ],
  // "Pixel art, only the greenish tones"
  [
    new RegExp(
      `(\\b(?:pixel art|pixelated|pixel|comic|cartoon|poster|oil painting|watercolor|anime|pencil)\\b[^.;:!?“]*?) (?:, |and |but |with |in )+(?:only |just |all |nothing but )+(?:in )?(?:the )?(?:some )?(${COLOUR}) (?:tones?|shades?|hues?|tints?|colors?)${END}`,
    ),
    '$1 , $2 duotone',
  ],
  // "Just navy and coral, two inks", "two inks: navy and coral"
  [
    new RegExp(
      `(?:spotify(?: cover)?(?: feel| look| style| vibe| cover)? [:,] )?(?:just |only |in |nothing but )*(${COLOUR}) (?:and|&|\\/|plus) (${COLOUR}) , (?:only |just )?(?:two|2) ${INKS}\\b`,
    ),
    'a duotone in $1 and $2',
  ],
  [
    new RegExp(
      `\\b(?:spotify(?: cover)?(?: feel| look| style| vibe)? [:,]|(?:just |only )?(?:two|2) ${INKS} (?:only |just )?[:,–-]) (?:just |only |in )?(${COLOUR}) (?:and|&|\\/|plus) (${COLOUR})\\b`,
    ),
    'a duotone in $1 and $2',
  ],
  // "Duotone, teal and orange"
  [
    new RegExp(
      `\\b(?:duotone|two tone) (?:effect |look )?[,:–-] (?:in )?(${COLOUR}) (?:and|&|\\/|with) (${COLOUR})\\b`,
    ),
    'duotone in $1 and $2',
  ],
];
