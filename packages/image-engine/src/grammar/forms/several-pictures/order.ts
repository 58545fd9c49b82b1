import { END, START, WHOSE } from '../parts.ts';
import { WORD } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { COLUMN, FIRST_PICTURE, PLEASE_WANT_TO, ROW } from './parts.ts';

const NOUN = '(?: (?:picture|photo|image|pic|one|shot|screenshot))?';
const FIRST_ONE = `(?:(?:the |my )?(?:first|1st)${NOUN}|(?:the )?(?:picture|photo|image|pic|number|shot) (?:one|1))`;
const OTHER_ONE = `(?:(?:the |my )?(?:second|2nd|last)${NOUN}|(?:the )?(?:picture|photo|image|pic|number|shot) (?:two|2))`;
const IS =
  '(?: (?:goes|comes|go|come|should|shall|must|has to|to|be|is|being|stands|sits|belongs|please|only))*';
const SIDE = '(?: hand)?(?: side)?';
const AHEAD = `${IS} (?:(?:on |at |to |in )?(?:the )?(?:left|top)${SIDE}|first|above|in front|at the beginning|at the start)(?! of\\b)`;
const BEHIND = `${IS} (?:(?:on |at |to |in )?(?:the )?(?:right|bottom)${SIDE}|last|second|below|beneath|underneath|behind|at the end)(?! of\\b)`;
const TOO = '(?: (?:,|and|then|with|but))* ';
const LAYOUT = `(?:${ROW}|${COLUMN}|collage|grid|together|combine|join|put both|put them)`;
const LINK = '(?<= )(?:(?:[,;–:(-]|with|and|but|so|where|then|so that|have|put|keep|making) )*';
/** As they came: nothing is to be said of it. */
const AS_THEY_CAME = `(?:${FIRST_ONE}${AHEAD}(?:${TOO}${OTHER_ONE}${BEHIND})?|${OTHER_ONE}${BEHIND}(?:${TOO}${FIRST_ONE}${AHEAD})?)`;
const TURNED_ROUND = `(?:${OTHER_ONE}${AHEAD}(?:${TOO}${FIRST_ONE}${BEHIND})?|${FIRST_ONE}${BEHIND}(?:${TOO}${OTHER_ONE}${AHEAD})?|(?:but )?(?:in )?(?:the )?(?:reverse|reversed|opposite|other|swapped) order|(?:but )?(?:the )?other way (?:round|around)|swap(?:ped)?(?: the order| places)?|(?:and )?swap (?:them|the order|their order|places))`;
const TOP = '(?:above|over|over of|on top of|atop)';
const SECOND =
  '(?:the )?(?:second(?: (?:picture|photo|image|one))?|(?:picture|photo|image) (?:2|two))';
const ARRANGED =
  '(?:side by side|next to (?:each other|one another)|beside (?:each other|one another)|in a row|diptych|above each other|below each other|on top of each other|stack(?:ed)?|collage|together|one above the other|one below the other)';
const ONE = '(?:one|picture|photo|image|pic|shot|version|snap)';
/** What a picture shows, in a word: "the lemur". */
const SHOWN =
  '(?:the |my |our )?(?!(?:text|texts|words?|labels?|captions?|titles?|names?|dates?|logo|watermark|lines?|border|borders|frame|gap|gaps|space|bar|both|each|all|one|first|second|third|other|before|after|old|new|it|them|this|that|crop|cut|trim|blur|brighten|darken|lighten|sharpen|flip|mirror|rotate|turn|fade|round|write|put|add|align|vignette|light|dark|sun|sky|shadow)\\b)\\w+';
const PLACE =
  '(?:(?:on|to|at|in) (?:the |my )?(?:far )?(?:left|right|top|bottom|middle|center)(?: hand)?(?: side)?|first|last|above|below|underneath|on top|in front)';

/** Which picture stands where. */
export const ORDER_FORMS: readonly Form[] = [
  // "Left half the first photo, right half the second"
  [
    new RegExp(
      `${START}(?:on |in |at |to )?(?:the )?left${SIDE}(?: half)?(?: (?:is|shows|has|with))* ${FIRST_ONE}${TOO}(?:on |in |at |to )?(?:the )?right${SIDE}(?: half)?(?: (?:is|shows|has|with))* ${OTHER_ONE}${END}`,
    ),
    'first picture on the left , second picture on the right',
  ],
  // "One above the other, the second in black and white", as other languages have it: that picture, and not both
  [
    new RegExp(
      `(?<=\\b${LAYOUT}\\b[^“]*)(?:(?:,|with|and|but) )+the (second|third|other) (?=(?:in )?(?:black and white|grayscale|gray|sepia|brighter|darker|warmer|sharper|blurred)\\b)`,
    ),
    ', the $1 one ',
  ],
  // "Collage, second photo on the right, bigger": where it comes to by itself, and that it is to be larger
  [
    new RegExp(
      `(?<=\\b${LAYOUT}\\b.*)(?:(?:,|with|and) )+${OTHER_ONE}${BEHIND}(?: (?:,|and|but|a bit|a little|much|be))* (bigger|larger|smaller)${END}`,
    ),
    ', the second picture $1',
  ],
  // "Stacked, the old kitchen on top": in the order in which they come
  [
    new RegExp(
      `(?<=\\b(?:stack|stacked|vertically|above|on top of)\\b[^“]* )(?:(?:,|and|with) )+(?:the )?(?:(?:old|first|original|earlier|before) (?:\\w+ )?|\\w+ (?:from )?before )(?:on|at the|at) top(?: and (?:the )?(?:\\w+ ){1,2}?(?:below|underneath|at the bottom))?${END}`,
    ),
    '',
  ],
  // "Side by side, the older one on the left": which that is cannot be seen.
  [
    new RegExp(
      `(?<=\\b${ARRANGED}\\b.*)(?<= )(?:(?:[,;–:(-]|with|and|but|so|where|then|so that|have|put|keep) )*(?:the |my )?(?!first\\b|second\\b|third\\b|other\\b)(?:(?!first\\b|second\\b|other\\b)${WORD} ){1,3}${ONE}(?: (?:goes|comes|should|be|is|must|has to|to|go))* ${PLACE}(?:(?: ,| and| then| with)* (?:the |my )?(?:${WORD} ){1,3}${ONE}? ?${PLACE})?${END}`,
    ),
    '; pictures in reverse order',
  ],
  // "Stack them, lemur on top": neither can that
  [
    new RegExp(
      `(?<=\\b${ARRANGED}\\b[^“]*)(?<= )(?:(?:[,;–:(-]|with|and|but|where) )+${SHOWN}(?: (?:goes|comes|should|be|is|must|to|go))* (?:on top|(?:at|on|to) (?:the )?(?:top|bottom|left|right))(?:(?: ,| and| then| with)* ${SHOWN}(?: (?:goes|comes|should|be|is|must|to|go))* (?:below|underneath|on top|(?:at|on|to) (?:the )?(?:top|bottom|left|right)))?${END}`,
    ),
    '; pictures in reverse order',
  ],
  // "Put the second above the first"
  [
    new RegExp(
      `${START}${PLEASE_WANT_TO}(?:put|place|lay|set|stack) ${SECOND} ${TOP} ${FIRST_PICTURE}${END}`,
    ),
    'pictures in reverse order',
  ],
  // "Photo 2 on top, photo 1 at the bottom": the whole wish
  [
    new RegExp(
      `^(?:please )?(?:put |have |with )?${OTHER_ONE}${IS} (?:on |to )?(?:the )?left${SIDE}${TOO}${FIRST_ONE}${IS} (?:on |to )?(?:the )?right${SIDE}${END}`,
    ),
    'put them side by side ; pictures in reverse order',
  ],
  [
    new RegExp(
      `^(?:please )?(?:put |have |with )?${OTHER_ONE}${IS} (?:on |at )?(?:the )?top${TOO}${FIRST_ONE}${IS} (?:on |at |to )?(?:the )?(?:bottom|below|underneath)${END}`,
    ),
    'stack them vertically ; pictures in reverse order',
  ],
  // "Side by side, the second one on the left"
  [new RegExp(`(?<=\\b${LAYOUT}\\b.*)${LINK}${AS_THEY_CAME}${END}`), ''],
  [new RegExp(`(?<=\\b${LAYOUT}\\b.*)${LINK}${TURNED_ROUND}${END}`), '; pictures in reverse order'],
  // "Side by side, the one of my son on the left": whose they are, nobody can tell.
  [
    new RegExp(
      `(?<=\\b(?:side by side|next to each other|beside each other)\\b[^.;:!?“]* )(?:, |and |with )+(?:this|that|the one|the (?:picture|photo)|the one picture) (?:of|with) (?:${WHOSE} )?\\w+ (?:(?:on|at|to|is|comes|goes) )*(?:the )?(?:left|right)(?: (?:hand )?side)?${END}`,
    ),
    '; pictures in reverse order',
  ],
];
