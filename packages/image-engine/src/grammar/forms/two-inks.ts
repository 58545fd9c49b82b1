import { COLOUR, END } from './parts.ts';
import type { Form } from './rewrite.ts';

const TWO =
  '(?:(?:an? |in |the |as |use |with )*(?:duotone|two tones?|two toned|two colou?rs|bicolou?r|two inks)(?: (?:look|effect|style|picture|image))?(?: (?:,|:|in|with|of))* )';
const LIGHTS =
  '(?:highlights|lights?|bright(?:er|est)?(?: parts| areas| tones| bits)|brights|light(?:er|est)?(?: parts| areas| tones| bits| ones)|whites)';
const DARKS =
  '(?:shadows?|darks|dark(?:er|est)?(?: parts| areas| tones| bits| ones)|shades?|blacks|depths)';
const FOR = '(?:for|in|on|to|as) (?:all )?(?:the )?';
const AND = '(?: ,| ;| and| with)+ (?:an? )?(?:of )?';

/** Which of two colours the light and which the dark parts of a picture are to have. */
export const TWO_INK_FORMS: readonly Form[] = [
  // "Two tones: mint for the lights and navy for the shadows", in either order
  ...[
    [LIGHTS, DARKS],
    [DARKS, LIGHTS],
  ].flatMap(([one, other]): Form[] => [
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
];
