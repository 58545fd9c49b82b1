import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const DATE = `(?:\\d+ (?:st |nd |rd |th )?(?:of )?${MONTH}(?: (?:of )?\\d{4})?|${MONTH} (?:\\d+ (?:st |nd |rd |th )?(?:, )?)?\\d{4})`;
/** Words are set behind it: "small in the corner". */
const SET =
  '(?:(?:in|at|on|to|the|a|very|quite|big|small|tiny|large|little|discreetly|discreet|slightly) )*(?:top|bottom|left|right|middle|center|upper|lower|corner|corners|below|underneath|small|big|beneath)\\b';
const ADDED = '(?:(?:put|write|add|print|place|with|also) )*';
const READ =
  '(?:(?: that)? (?:it|they|the (?:text|words|letters)|you|one|people|everyone|everybody) (?:can (?:be |also )?)?(?:is |are )?(?:read|reads|readable|legible|seen|well|easily|better)(?: (?:well|easily|better|it|from afar))*)?';
const EDGE = '(?:border|edge|rim|contour|outlines?)';

/** More words than one are to be written, of which not all are in quotes, and dates that are. */
export const SECOND_TEXT_FORMS: readonly Form[] = [
  // "“FOR SALE” at the top, and the phone 612 345 678 bottom right"
  [
    new RegExp(
      `(“”[^.;!?“]*?) (?:(?:,|and|plus|then) )+${ADDED}(?:(?:the|our|my|a) )?(?:(?:phone|telephone|tel|mobile|cell|price|number|date|contact) )*(\\d[\\d.:/-]*(?: \\d[\\d.:/-]*){0,4}(?: (?:per|a|in|the|each) (?!top|bottom|left|right|middle|center|upper|lower|corner)\\w+)?) (?=${SET})`,
    ),
    '$1 , write “$2”',
  ],
  // "And the date 3 July 2021 small in the corner"
  [
    new RegExp(
      `(?<!\\b(?:remove|erase|delete|get rid of|keep|take out|crop out|without|hide|cover)\\b[^.;!?“]*)${START}(?:(?:put|write|add|print|place|with|also|include) )*the date (?:of )?(?:the )?(${DATE})(?:(?=(?: ,)? ${SET})|${END})`,
    ),
    'write “$1”',
  ],
  // "…, with a white border so that it can be read": around the letters
  [
    new RegExp(
      `(“”[^.;!?“]*?) (?:(?:,|and) )*(?:with|in) (?:an? )?(?:(?:thin|thick|fine) )?(?:${COLOUR} )?${EDGE}(?: ${COLOUR})? so${READ}${END}`,
    ),
    '$1 with outline',
  ],
  // "…, and smaller “open from 9”"
  [
    /(“”[^.;!?“]*?) (?:(?:,|and|plus|then|with|a bit|much|even|slightly|in) )+(?:smaller|tinier)(?: (?:letters|text|type|writing|saying))* (?=“”)/,
    '$1 , write small ',
  ],
  [
    /(“”[^.;!?“]*?) (?:(?:,|and|plus) )+(“”) (?:(?:in|a bit|much|slightly|but) )*(?:smaller|tinier)(?: (?:letters|text|type|writing))?(?= |$)/,
    '$1 , write $2 small',
  ],
  [
    /(“”[^.;!?“]*?) (?:(?:,|and|plus|then|with|a bit|much|even|slightly|in) )+(?:bigger|larger)(?: (?:letters|text|type|writing|saying))* (?=“”)/,
    '$1 , write big ',
  ],
  // "With the text Christmas dinner – 20 December, 21:00 h in white"
  [
    /\b(?:with|add|put|write|saying) (?:the )?(?:text|words|caption|title) ((?!(?:in|at|on|of|and)\b)[^,.;:!?“–—|]{2,60}? [–—|] \d[^,.;:!?“]*?(?: , \d[\d:]*(?: (?:h|hrs?|uhr|am|pm))?)?) (?=(?:centered|middle|center|in|at|on|top|bottom|big|small|bold|white|black|gold|golden|red|yellow|with)\b)/,
    'write “$1”',
  ],
  // "Side by side and the texts before and after"
  [
    new RegExp(
      `(?<=\\b(?:side by side|next to|together|collage|one above the other|on the left|before and after)\\b[^“]*)(?:(?:,|and|with|plus) )+(?:the )?(?:texts?|words|captions?|writing) (before) (?:and|/|,) (after)${END}`,
    ),
    ', write “$1” bottom left and write “$2” bottom right',
  ],
  // "Letters white outline black", as French and Spanish have it
  [
    new RegExp(`(?<=“”.*)\\b(letters|text|writing) (${COLOUR}) outline (?:${COLOUR})${END}`),
    '$2 $1 with outline',
  ],
  [
    new RegExp(`(?<=“”.*)\\b(?:with )?(?:an? )?outline (?:black|white|dark|gray)${END}`),
    'with outline',
  ],
  // "“A” at the top and “B” at the bottom, white letters with black outline": both of them
  ...(
    [
      [
        `(?: (?:,|with|and|an?|thin|thick))* (?:${COLOUR} )?outlines?`,
        '$1 in $4 with outline $2 $3 in $4 with outline',
      ],
      ['', '$1 in $4 $2 $3 in $4'],
    ] as const
  ).map(
    ([outline, meant]): Form => [
      new RegExp(
        `(?!“”[^“]*?(?:${COLOUR}))(“” [^.;!?“]*?)((?:,|and) [^.;!?“]*?)(“” [^,.;!?“]*?), (?:(?:both|all|everything|in|with) )*((?:(?:big|bold|thick|thin|large|small) )*(?:${COLOUR}) (?:letters|lettering|text|writing|font))${outline}(?= ?[.!]? ?$)`,
      ),
      meant,
    ],
  ),
  // "Write “Open” on a red background": behind the letters
  [
    new RegExp(
      `(?<=\\b(?:write|add|put|text|caption|title|make|words|saying)\\b[^.;!?]*)(“”(?: (?!with\\b|background\\b|frame\\b|and\\b|put\\b|place\\b|set\\b|the (?!top|bottom|left|right|middle|center|corner|upper|lower)|my\\b)[^,.;:!?“ ]+){0,8}?) (?:with|on|in|over|against) (?:an? )?(?:(?:plain|solid) )?(${COLOUR}) (?:background|ground)${END}`,
    ),
    '$1 on a $2 bar',
  ],
  [
    new RegExp(
      `(?<=\\b(?:write|add|put|text|caption|title|make|words|saying)\\b[^.;!?]*)(“”(?: (?!with\\b|background\\b|frame\\b|and\\b|put\\b|place\\b|set\\b|the (?!top|bottom|left|right|middle|center|corner|upper|lower)|my\\b)[^,.;:!?“ ]+){0,8}?) (?:with|on|in|over|against) (?:an? )?background (${COLOUR})${END}`,
    ),
    '$1 on a $2 bar',
  ],
  // "Readable from afar": of letters
  [
    /(?<=“”.*)\b(?:readable|legible|visible|to be read) from (?:afar|far away|far|a distance)(?= ?$| [,.;!]| and\b)/,
    'big',
  ],
];
