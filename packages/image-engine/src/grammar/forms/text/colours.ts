import { COLOUR, END } from '../parts.ts';
import type { Form } from '../rewrite.ts';
import { WRITTEN } from './parts.ts';

/** Of which colour words are to be. */
export const COLOUR_FORMS: readonly Form[] = [
  // "In bold red": letters, and not the reds
  [
    new RegExp(`${WRITTEN}((?:in|with) (?:an? )?(?:\\w+ ){0,2}?(?:${COLOUR} )?)letter${END}`),
    '$1 letters',
  ],
  // "“Hi” above and “Bye” below, both in red"
  [
    new RegExp(`(“” (?:[^.;!?“]*? )?)and (“” [^.;!?“]*?) (?:, )?both in (${COLOUR})`),
    '$1 in $3 and $2 in $3',
  ],
  // "… “SALE” in the corner, bold white text on the photo"
  [
    new RegExp(
      `(?<=“”[^.]*)(?:,|in|and|with)(?: (?:in|and|with|an?))* ((?:bold|thick|thin|large|big|small) )?(${COLOUR}) (?:text|letters|lettering|font)(?: (?:on|over) (?:the |my |this )?(?:photo|picture|image|pic))?(?= ?$| ?[,.;!])`,
    ),
    'in $1 $2 letters',
  ],
  // "Add “SALE” and make it red": what was said last, and not the picture
  [
    new RegExp(
      `(?<=“”(?: (?!and\\b|but\\b|then\\b)[^,.;:!?“ ]+){0,5} )(?:, )?(?:and |then )+(?:make|have|color|paint|turn) (?:it|them|that) (?:all |in |to )*(?!gr[ae]y\\b|black and\\b)(${COLOUR})(?! and (?:white|${COLOUR}))${END}`,
    ),
    'in $1 letters',
  ],
  [
    /(?<=“”(?: (?!and\b|but\b|then\b)[^,.;:!?“ ]+){0,5} )(?:, )?(?:and |then )+(?:make|have) (?:it|them|that) (?:(?:nice and|much|really|very|a bit|a little) )*(?:bigger|larger|big|large|huge)(?= ?[.!]? ?$)/,
    'in big letters',
  ],
  // "Add “SALE” and make it 20 % larger"
  [
    /(?<=“”(?: (?!and\b|but\b|then\b)[^,.;:!?“ ]+){0,5} )(?:, )?(?:and |then )+(?:make|have) (?:it|them|that) (?:by )?\d+(?: percent)? (?:bigger|larger)(?= ?[.!]? ?$)/,
    'in big letters',
  ],
  [
    /(?<=“”(?: (?!and\b|but\b|then\b)[^,.;:!?“ ]+){0,5} )(?:, )?(?:and |then )+(?:make|have) (?:it|them|that) (?:(?:really|very|a bit|a little|rather|\d+(?: percent)?) )*(?:smaller|small|tiny|tinier)(?= ?[.!]? ?$)/,
    'in small letters',
  ],
];
