import { COLOUR, END } from '../parts.ts';
import { AND_WHILE } from '../pieces/joints.ts';
import type { Form } from '../rewrite.ts';
import { SET_AND_PLACED, WHERE } from './parts.ts';

const SET_AT =
  '(?:(?:in|at|on|the|very|quite|small|tiny|little|big|large|bold|top|bottom|left|right|middle|center|corner|upper|lower|with|also|write|add|put) )+';
const DAY =
  '(?:1[5-9]\\d\\d|20\\d\\d|\\d{1,2}\\.\\d{1,2} \\. (?:\\d\\d){1,2}|\\d{1,2}\\.\\d{1,2}\\.(?:\\d\\d){1,2})';
const UNDER = '(?:below|under|underneath|beneath|right below|directly below)(?: (?:it|that|this))?';
const SPOT =
  '((?:(?:at|in|on) )?(?:the )?(?:very )?(?:top|bottom|upper|lower|middle|center)(?: (?:left|right|center|middle))?(?: (?:corner|edge|side))?)';
const ADDED = '(?:(?:put|write|add|print|place|with|also) )*';
/** Who or what a second text names. */
const NAMED =
  '(?:author|authors|writer|artist|director|photographer|club|team|band|venue|place|date|year|subtitle|tagline|names?|publisher|singer|host|speaker|address|words)(?: name| names)?';
/** No text, but how the one before is set. */
const SET_LIKE_THAT =
  '(?:is|in|on|at|to|it|too|also|as|and|should|goes|the|an?|of|small|smaller|big|bigger|large|white|black|red|blue|gold|yellow|green|pink|bold|italic|with|put|add|make|write|both|all|same|centered|letters|text|font|something|that|this|two|three|some|blurred|hidden|pixelated|crossed)';
const BELOW = '(?:underneath|below|beneath|under it|below it|beneath it|under that|below that)';
const SIZE = '(?:smaller|small|tiny|bigger|big|large|larger|in small letters|in smaller letters)';

/** More words than one, each with a place of its own. */
export const SEVERAL_FORMS: readonly Form[] = [
  // "Title “A”, author “B”": at the other end, and smaller
  [
    /(?<=\b(?:title|headline|heading|caption|titled) “”(?: [^.;!?“]*)?)(?:,|and|with|by the|;) (?:(?:the|an?|by|and|with) )*(?:author|writer|artist|director|photographer)(?: name| is)?(?: :)? (“”)(?= ?$| [,.;!])/,
    ', write small $1 at the bottom',
  ],
  // "The title “A” and the line “B”": the line is smaller
  [
    /(?<=\b(?:title|headline|heading|caption|titled) “”(?: [^.;!?“]*)?)(?:,|and|with|;) (?:(?:the|an?|and|with) )*(?:line|second line|subline|tagline|byline|subheading|subtitle)(?: :)? (“”)(?= ?$| [,.;!])/,
    ', write small $1',
  ],
  // "… at the top, at the bottom the phone 311 555 0142": as it is said with the place behind
  [
    new RegExp(
      `(?<=“”[^.;“]* )(?:and|,) (?:at the )?(top|bottom|above|below|underneath) ((?:the|my|our) (?:phone number|phone|telephone|number|cell|price)) (\\d+(?: \\d+)*)${END}`,
    ),
    'and $2 $3 at the $1',
  ],
  // "“A” and “B” on two lines"
  [/(“”) (?:and|,) (“”) (?:on|in|over) (?:two|2|separate) (?:lines|rows)\b/, '$1 and $2'],
  [/\b(?:on |in |with )?(?:two|2) (?:lines|rows)(?: of text)? :? ?(?=“” (?:and |, )?“”)/, 'write '],
  // "Top “Summer party”, bottom small 1952"
  [
    new RegExp(
      `(“”(?: [^.;!?“]*?)?) ${AND_WHILE}((?=(?:\\w+ )*${WHERE}\\b)${SET_AT})(${DAY})${END}`,
    ),
    '$1 , write “$3” $2',
  ],
  // "“FOR SALE” at the top, and the phone 612 345 678 bottom right"
  [
    new RegExp(
      `(“”[^.;!?“]*?) (?:(?:,|and|plus|then) )+${ADDED}(?:(?:the|our|my|a) )?(?:(?:phone|telephone|tel|mobile|cell|price|number|date|contact) )*(\\d[\\d.:/-]*(?: \\d[\\d.:/-]*){0,4}(?: (?:per|a|in|the|each) (?!top|bottom|left|right|middle|center|upper|lower|corner)\\w+)?) (?=${SET_AND_PLACED})`,
    ),
    '$1 , write “$2”',
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
  // "“RIVER” at the top, publisher Blue Door below, small"
  [
    new RegExp(
      `(?<=“”[^“]* )(?:(?:,|and|with|then|plus|;) )+(?:(?:put|add|write) )?(?:the |my |our |its |her |his |an? )?${NAMED}(?: is| of| by| :)? ((?!${SET_LIKE_THAT}\\b)[^ ,.;:!?“”]+(?: [^ ,.;:!?“”]+){0,5}?) ${BELOW}(?:(?: ,| a bit| much| but| in)* (${SIZE}))?${END}`,
    ),
    ', write “$1” below $2 ',
  ],
  // "“RIVER” at the top, by John Smith underneath"
  [
    new RegExp(
      `(?<=“”[^“]* )(?:(?:,|and|with|then|plus|;) )+(?:(?:put|add|write) )?((?:by|from|with love from|love from) (?!${SET_LIKE_THAT}\\b)[^ ,.;:!?“”]+(?: [^ ,.;:!?“”]+){0,3}?) ${BELOW}(?:(?: ,| a bit| much| but| in)* (${SIZE}))?${END}`,
    ),
    ', write “$1” below $2 ',
  ],
  [
    /(?<=“”[^“]* )(?:(?:,|and|with|then|plus|;) )+(?:(?:put|add|write) )?(?:the )?date (“”)/,
    ', write $1 ',
  ],
  // "“Rome” at the top, the year 2024 at the bottom"
  [
    /(?<=“”[^“]* )(?:(?:,|and|with|then|plus|;) )+(?:(?:put|add|write) )?(?:the )?year ((?:19|20)\d\d)(?= (?:at|in|on|below|above|underneath|bottom|top|small|smaller|big)\b| ?$| [,.;!])/,
    ', write “$1” ',
  ],
  // "“RIVER” at the top, and 1999 below, small"
  [
    new RegExp(
      `(?<=“”[^“]* )(?:(?:,|and|with|then|plus|;) )+(?:(?:put|add|write) )?(?:the |my |our |its |her |his )?(?:${NAMED} )?(?:is |of |by |: )?(\\d{4}) ${BELOW}(?:(?: ,| a bit| much| but| in)* (${SIZE}))?${END}`,
    ),
    ', write “$1” below $2 ',
  ],
  // "… and below it smaller “open from 9”"
  ...(
    [
      ['(?:smaller|small|tiny)', 'small', 'bottom', 'bottom'],
      ['(?:smaller|small|tiny)', 'small', BELOW, 'below'],
      ['(?:bigger|larger|big|large)', 'big', 'bottom', 'bottom'],
      ['(?:bigger|larger|big|large)', 'big', BELOW, 'below'],
      ['(?:smaller|small|tiny)', 'small', '(?:top|above|above it|over it)', 'top'],
      ['(?:bigger|larger|big|large)', 'big', '(?:top|above|above it|over it)', 'top'],
    ] as const
  ).map(
    ([sized, size, where, place]): Form => [
      new RegExp(
        `(?<=“”[^“]* )(?:(?:and|,) )+(?:(?:write|put|the|in|at) )*${where}(?: (?:and|but|,|a bit|slightly|much|in|a little))* ${sized}(?: (?:the )?(?:text|words|letters))?(?: :)? (“”)`,
      ),
      `, write $1 ${place} ${size}`,
    ],
  ),
  // "… and smaller “open from 9”"
  [
    /(?<=“”[^“]* )(?:(?:and|,) )+(?:(?:a bit|slightly|much|a little) )?smaller (“”)/,
    ', write $1 small',
  ],
  // "“A” and below it “B” at the top": the place is that of both
  [
    new RegExp(
      `(“”)(?: (in (?:[^,.;:!?“ ]+ ){0,2}?[^,.;:!?“ ]+))? (?:(?:,|and|with) )*${UNDER} (“”)(?: (in (?:[^,.;:!?“ ]+ ){0,2}?[^,.;:!?“ ]+?))? (?:, )?(?:both )?${SPOT}${END}`,
    ),
    '$1 $2 $5 and below it $3 $4',
  ],
  [
    new RegExp(
      `(“”)(?: (in (?:[^,.;:!?“ ]+ ){0,2}?[^,.;:!?“ ]+))? (?:(?:,|and|with) )*(“”)(?: (in (?:[^,.;:!?“ ]+ ){0,2}?[^,.;:!?“ ]+?))? ${UNDER} (?:, )?(?:both )?${SPOT}${END}`,
    ),
    '$1 $2 $5 and below it $3 $4',
  ],
  // "Two captions please, “Dawn” on the left and “Dusk” on the right"
  [
    /^(?:i want |i need |add |put |write |make )?(?:two|three|four|2|3|4|a couple of|a few|both) (?:separate |different |short |small )?(?:captions|texts|labels|titles|lines|bits of text|lines of text|words|names)(?: (?:on it|on the (?:photo|picture)|please))* [,:;] (?=.*“”)/,
    'write ',
  ],
  // "Two lines: “A” and below in smaller “B”"
  [
    /\b(?:in )?(?:two|three|four|2|3|4) (?:short )?lines(?: of (?:text|writing|words))?(?=(?: (?:at|on|in|across|along|of|the|top|bottom|middle|center|left|right|corner|saying|reading|below|centered|white|black))*(?: :| ,)? “”)/,
    'text',
  ],
  [
    /(“”) ((?:(?:at|on|in) the (?:top|bottom|middle|center) )?)(?:, |and |then )*(?:below|under|underneath|beneath)(?: (?:it|that|this))?(?: ,)? (?:in |but |and |a |a bit |much |written )*smaller(?: (?:letters|text|font|type|size|writing|lettering))?(?: the words?| saying)? (“”)/,
    '$1 $2 , write $3 small at the bottom',
  ],
  // "Left “A” and right “B” below"
  [
    new RegExp(
      `(?:on the )?left (“”) (?:and |, )+(?:on the )?right (“”) (?:below|underneath|at the bottom|beneath)${END}`,
    ),
    'write $1 bottom left and write $2 bottom right',
  ],
];
