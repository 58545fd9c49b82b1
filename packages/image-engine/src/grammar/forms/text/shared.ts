import { COLOUR, colourAmong, END, LAST } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** Stand for texts that were told before. */
const BOTH =
  '(?:(?:,|and|;|\\.|with|make|set|write|put|have) )+(?:both|the two|two|all|all of them|all three|each|everything|they|them)(?: of (?:them|the texts))?(?: (?:texts?|lines|captions|words))?(?: (?:are|is|shall be|should be|to be))?';
/** What letters are like, beside what is behind them. */
const LIKE = `(?:(?:in|,|and|letters|text|bold|big|small|capitals|font|serif|handwritten|cursive|script|${colourAmong()}) )`;
const OUTLINED = `(?:(?:with|and) (?:an? )?(?:(?:thin|thick) )?(?:${COLOUR} )?outlines? |outlined in ${COLOUR} )`;
const BARS = '(?:bars?|bands?|strips?|stripes?|boxes|box|banners?|plates?|labels?)';

/** How several texts are set, said once for all of them. */
export const SHARED_FORMS: readonly Form[] = [
  // "“A” at the top, “B” at the bottom, both white on black bars"
  [
    new RegExp(
      `(“”[^.;!?“]*?) (?:(?:,|and) )+((?:(?!and\\b)[^,.;!?“ ]+ ){0,5}“”[^.;!?“]*?) ${BOTH} (${LIKE}*)(?:on|in|over|against|with) (?:of )?(?:an? )?(${COLOUR}) ${BARS}(?: (?:behind|under) (?:them|it))?${END}`,
    ),
    '$1 $3 on a $4 bar , $2 $3 on a $4 bar ',
  ],
  // "…, both in white", "…, both yellow with a black outline"
  [
    new RegExp(
      `(“”[^.;!?“]*?) (?:(?:,|and) )+((?:(?!and\\b)[^,.;!?“ ]+ ){0,5}“”[^.;!?“]*?) ${BOTH} ((?:in )?${LIKE}+${OUTLINED}?|${OUTLINED})(?=$|[,.;!?]|(?:and|then|but|please)\\b)`,
    ),
    '$1 $3 , $2 $3 ',
  ],
  // "“A” at the top and “B” at the bottom in white with a black outline": nothing else is said of the first
  [
    new RegExp(
      `^((?:(?!${COLOUR})[^.;:!?“])*“” (?:(?!${COLOUR})[^.;!?“])*?)((?:,|and) (?:(?!${COLOUR})[^.;!?“])*?)(“” (?:(?!${COLOUR})[^,.;!?“ ]+ ){0,6}?)in (${COLOUR}) (?:(?:with |outlined in )(?:an? )?(?:(?:thin|thick) )?(?:(${COLOUR}) (?:outlines?|border|edge|rim)|(?:outline|border) (${COLOUR})|(${COLOUR})))(?= ?[.!]? ?$)`,
    ),
    '$1 in $4 outlined in $5 $6 $7 $2 $3 in $4 outlined in $5 $6 $7',
  ],
  // "“A” in the middle, yellow with a black outline"
  [
    new RegExp(
      `(?<=“” (?:[^.;!?“]* )?(?<!, (?:large|big|small|bold|tiny|huge) )), (?:in )?(${COLOUR}) (?:letters |text )?(?:with (?:an? )?(?:(?:thin|thick) )?(${COLOUR}) (?:outlines?|border|edge|rim)|outlined in (${COLOUR}))${END}`,
    ),
    'in $1 outlined in $2 $3',
  ],
  // "…, thick letters with a black border": theirs, and none of the picture
  [
    new RegExp(
      `(?<=“” [^.;!?“]*)(?:(?:,|and|in) )*((?:(?:bold|thick|fat|big|large|huge|thin|small) )+)(?:(?:letters|text|font|writing|type) )?with (?:an? )?(?:(?:thin|thick) )?(${COLOUR}) (?:border|edge|rim|contour)${END}`,
    ),
    '$1 letters outlined in $2',
  ],
  // "“A” smaller below": the letters, and no smaller picture
  [
    /(“”) (?:, )?(?:(?:a bit|a little|slightly|much|somewhat|but|in) )*smaller(?: (?:letters|text|type|font|writing))? (?:and )?(?=(?:(?:at|in|on|the|right|directly|just) )*(?:below|bottom|top|under|underneath|beneath|above|middle|center|left|right|corner)\b)/,
    '$1 small ',
  ],
  // "Black and white, big title “A”, poster": what it is to be hung up as, beside a look of its own
  [
    new RegExp(
      `(?<=\\b(?:black and white|grayscale|sepia|monochrome)\\b[^.;]*“”[^.;!?“]*)(?:, )(?:as |like )?(?:an? )?(?:movie |film )?poster${LAST}`,
    ),
    '',
  ],
];
