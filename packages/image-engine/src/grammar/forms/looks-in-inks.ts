import { COLOUR, END } from './parts.ts';
import type { Form } from './rewrite.ts';

const LOOK = '(?:poster|screen print|screenprint|halftone|comic|cartoon|stencil)';
const PAIR = `(${COLOUR}) (?:and|&|\\/|plus) (${COLOUR})`;
const TWO_TONE = '(?:duotone|two tone|two toned|bicolor|two color|two colored)';
const LINES = '(?:out)?(?:lines?|contours?|edges)';
const INKS = '(?:tones?|shades?|inks?|colors?|hues?)';

/** Looks in two colours that are named. */
export const INK_LOOK_FORMS: readonly Form[] = [
  // "Neon glow on black": that look is dark by itself.
  [
    /(?<=\bneon\b(?: (?!and\b|then\b)[^.,;:!?“ ]+){0,3}? )(?:, )?(?:on|over|before|against|in|with) (?:an? |the )?(?:(?:background |ground )?(?:deep |pure |all )?black(?: background| ground| backdrop)?)(?= ?$| [,.;!]| in\b| and\b)/,
    '',
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
  // "Neon, purple outlines": the lines are what glows.
  [
    new RegExp(
      `\\b(neon(?: glow| look| effect| style| lights?)?) (?:, |with |and |in |of )+(?:the )?(?:(${COLOUR}) ${LINES}|${LINES} (?:in )?(${COLOUR}))${END}`,
    ),
    '$1 in $2 $3',
  ],
  // "A poster in blue and orange, duotone", "poster, red and black only"
  [
    new RegExp(
      `(\\b${LOOK}\\b(?: (?!in\\b|with\\b|but\\b|saying\\b|that\\b)[^.,;:!?“ ]+){0,4}?) (?:(?:, |in |with |of |just |only )*(?:two|2) ${INKS} )?(?:, |: |in |with |but |and )+(?:in |only |just |all |nothing but |purely )*${PAIR}(?: (?:only|${INKS}|and nothing else|nothing else|alone))*(?: ,? ?(?:in |as )?(?:an? )?${TWO_TONE})?${END}`,
    ),
    '$1 , $2 and $3 duotone',
  ],
];
