import { COLOUR, END, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const GREY = '(?:black and white|grayscale|gray|monochrome|desaturated|colorless|b and w)';
const STAYS =
  '(?:stays?|remains?|keeps?|is to stay|should stay|shall stay|must stay|to stay|should be|is|shall be|has to stay|should remain|can stay|staying|in)';
const BARE = `(?!(?:${COLOUR})|background|backdrop|rest|sky|person|people|subject\\b)`;

/** One thing that keeps its colour, told after the greys. */
export const KEPT_HUE_FORMS: readonly Form[] = [
  // "… except the bouquet of the bride, which stays red"
  [
    new RegExp(
      `(\\b${GREY}\\b[^.;:!?“]*?) (?:, )?(?:except|but|besides|apart from|other than|save|aside from|excluding)(?: for| not)? ${WHOSE} ${BARE}(\\w+)(?: (?:of|in|on|from) ${WHOSE} \\w+)?(?: ,)? (?:which|that|it|this|they|those) ${STAYS} (?:in )?(?:its |their )?(${COLOUR})${END}`,
    ),
    '$1 except the $3 $2',
  ],
  // "… only the bouquet stays red"
  [
    new RegExp(
      `(\\b${GREY}\\b[^.;:!?“]*?) (?:[,;–-] |and |but |with )+(?:only|just|nothing but|solely) ${WHOSE} ${BARE}(\\w+)(?: (?:of|in|on|from) ${WHOSE} \\w+)? ${STAYS} (?:in )?(?:its |their )?(${COLOUR})${END}`,
    ),
    '$1 except the $3 $2',
  ],
  // "The cushions can stay blue"
  [
    new RegExp(
      `(?<=[,.;] |\\b(?:and|but|while) )(${WHOSE} \\w+) (?:can|may|could|might) (?:all )?(?:stay|remain|be left) (${COLOUR})${END}`,
    ),
    'keep $1 $2',
  ],
  // "The picture frames stay as they are"
  [
    new RegExp(
      `(?<=[,.;] |\\b(?:and|but|while) )(${WHOSE} (?:\\w+ )?\\w+) (?:stays?|remains?|should stay|must stay|can stay) (?:as|like|how) (?:it is|they are|it was|they were)${END}`,
    ),
    'leave $1 alone',
  ],
  // "Cinematic bars, but no colour change"
  [
    /(?:, |and |but |with |without )+(?:no|any|without|dont) (?:any )?colou?r (?:change|shift|grade|grading|correction)(?= ?$| [,.;!?]| please\b)/,
    ', keep the colors',
  ],
];
