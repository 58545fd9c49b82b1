import { COLOUR, END } from './parts.ts';
import type { Form } from './rewrite.ts';

const ONE = '(?: (?:one|picture|photo|pic|image|side|hand side|half))?';
/** Where the one picture and the other are, or which they are. */
const LEFT = `(?:(?:the )?(?:left|first|1st)${ONE}|picture (?:1|one))`;
const RIGHT = `(?:(?:the )?(?:right|second|other|2nd)${ONE}|picture (?:2|two))`;
const SAYS =
  '(?:labell?ed|label|labels?|captioned|caption|titled|titles?|tagged|with|saying|write|writing|text|name|mark|put|call|and|add|the words?)';
const CRY =
  '(?:pow|wow|boom|bam|zap|kapow|kaboom|wham|bang|boo|smash|crash|splat|zoom|ouch|yay|whoosh|thwack|zing|oof)';
const SETTING =
  '(?:[^,.;:!?“ ]+ ){0,5}?(?:letters|lettering|top|bottom|text|font|writing|script|corner|caption|calligraphy|handwriting|cursive|capitals)\\b';

/** What is to be written, said without the word for it. */
export const LABEL_FORMS: readonly Form[] = [
  // "Next to each other with BEFORE on the left one and AFTER on the right one"
  [
    new RegExp(
      `(?<=\\b(?:next to|side by side|beside|together|collage|each other|join|pair|both|two)\\b.*)(?:(?:${SAYS}) )+(?:the word )?(?!(?:the|a|an|my|our|it|them|this|one)\\b)(\\w+) (?:on|to|at|in|under|below|over|above) ${LEFT} (?:and|,|and then) (?:the word )?(?!(?:the|a|an|my|our|it|them|this|one|put)\\b)(\\w+) (?:on|to|at|in|under|below|over|above) ${RIGHT}${END}`,
    ),
    ', write “$1” bottom left and write “$2” bottom right',
  ],
  [
    new RegExp(
      `(?<=\\b(?:next to|side by side|beside|together|collage|each other|join|pair|both|two)\\b.*)(?:(?:${SAYS}) )*(“”) (?:on|to|at|in|under|below|over|above) ${LEFT} (?:and|,|and then) (“”) (?:on|to|at|in|under|below|over|above) ${RIGHT}${END}`,
    ),
    ', write $1 bottom left and write $2 bottom right',
  ],
  // "Side by side with the labels Monday and Friday over both"
  ...(
    [
      ['(?:above|over|on top of|on top|at the top|at the top of)', 'top'],
      ['(?:below|under|underneath|beneath|at the bottom|at the bottom of|on)', 'bottom'],
    ] as const
  ).map(
    ([where, side]): Form => [
      new RegExp(
        `(?<=\\b(?:next to|side by side|beside|each other)\\b.*)(?<= )(?:(?:with|and|,|add|put|write|the|words?|labels?|text|captions?|titles?) )+(“”) and (“”) (?:written )?${where}(?: (?:each|both|them|it|the (?:two|pictures|photos|images)))?(?: (?:one|of them|picture|photo|image|pictures|photos|respectively))*${END}`,
      ),
      `, write $1 ${side} left and write $2 ${side} right`,
    ],
  ),
  // "Label the left one Monday and the right one Friday"
  [
    new RegExp(
      `(?:(?:and|,|with) )*\\b(?:name|mark|call|title|tag|caption|label) (?:the )?left${ONE} (?:as |with |is |: )?(?!(?:and|the|a)\\b)(\\w+) (?:and|,|and then) (?:(?:name|mark|call|title|tag|caption|label) )?(?:the )?(?:right|other)${ONE} (?:as |with |is |: )?(?!(?:and|the|a)\\b)(\\w+)${END}`,
    ),
    ', write “$1” bottom left and write “$2” bottom right',
  ],
  // "One above the other, name A and B"
  [
    new RegExp(
      `(?<=\\b(?:above|below|beneath|underneath|stack|stacked|on top of|under)\\b (?:each other|one another|the other|the second|it|them)?.*|\\bstack(?:ed)?\\b.*)\\b(?:${SAYS}) (?:them |each |it )?(?:with )?(“”) and (“”)${END}`,
    ),
    'write $1 at the top and write $2 at the bottom',
  ],
  [
    new RegExp(
      `(?<=\\b(?:one above the other|one below the other|on top of each other|above each other|below each other|stack(?:ed)?)\\b.*)(?<= )(?:(?:with|and|,|add|put|write|the|words?|labels?|text|captions?|titles?) )+(“”) and (“”) (?:written )?(?:on|above|over|below|under) (?:each|both|them)(?: (?:one|of them|picture|photo|image|pictures|photos|respectively))*${END}`,
    ),
    ', write $1 at the top and write $2 at the bottom',
  ],
  // "A POW! in the top left"
  [
    new RegExp(
      `(?:(?:and|with|plus|add|put|write) )*(?:an? |the |one )?(?:big |huge |little |bold |giant |comic |(?:${COLOUR}) )*(${CRY}(?: !)+) (?=(?:in|at|on|across|over|top|bottom)\\b)`,
    ),
    'write “$1” ',
  ],
  // "Happy 70th Mum, in gold letters across the top"
  [
    new RegExp(
      `^(?:please )?((?:happy|merry) (?:\\d+ (?:st|nd|rd|th) )?(?:(?:birthday|anniversary|christmas|easter|retirement|holiday|mothers day|fathers day|valentines day) ?)?(?:[^,.;:!?“ ]+ ){0,3}?(?:! )*)(?:, )?(?=(?:in|at|on|across|along|with|over|top|bottom) ${SETTING})`,
    ),
    'write “$1” ',
  ],
];
