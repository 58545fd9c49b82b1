import { COLOUR, END, FIRST, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const LETTERING =
  '(?:the |its |because (?:the )?|as (?:the )?)?(?:text|writing|letters|lettering|words|print|numbers|handwriting) (?:on|in|of) [^,.;:!?“]*? (?:is|are|was|isnt|arent|cannot|cant|can hardly|can barely|looks?)(?: not)?(?: be)? (?:too |so |very |hardly |barely |a bit )*(?:unreadable|illegible|readable|legible|hard to read|blurry|blurred|read|small|fuzzy|unsharp)';
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
const SHARPENING = '(?:sharp|sharper|sharpen|sharpened|crisp|crisper|clearer)';

/** What people say for a wish in words of other wishes. */
export const PLAIN_FORMS: readonly Form[] = [
  // "Sharpen it, the text on the receipt is unreadable": why; alone, what is wished for.
  [new RegExp(`${START}${LETTERING}${END}(?<=\\b${SHARPENING}\\b.*)`), ''],
  [new RegExp(`${START}${LETTERING}${END}(?=.*\\b${SHARPENING}\\b)`), ''],
  [new RegExp(`${START}${LETTERING}${END}`), 'sharpen it'],
  // "Bring the faded colours back"
  [
    /\b(?:bring|get|give|fetch) (?:me )?(?:the |its |her |his |all the )?(?:faded|lost|washed out|missing) colors back\b/,
    'bring back the colors',
  ],
  // "One on top of the other"
  [
    new RegExp(
      `${FIRST}(?:(?:put|place|set|stack|arrange|have|show) )?(?:(?:them|both|these|these two|the two|the two pictures|the pictures|the photos) )?one (?:on top of|above|over|below|under|beneath|underneath) (?:the |one )?(?:other|another)\\b`,
    ),
    'stack them vertically',
  ],
  // "Put the date 14 June 2024 in the corner"
  [
    new RegExp(
      `\\b(?:put|add|place|print|stamp|write|show) (?:in )?(?:the |a )?(?:date|day|month) ((?:\\d{1,2}(?:st|nd|rd|th)? )?(?:of )?(?:${MONTHS})(?: \\d{1,2}(?:st|nd|rd|th)?)?(?: ,)?(?: \\d{4})?)(?= )`,
    ),
    'write $1 ,',
  ],
  // "It is possible to remove the haze?"
  [
    /(?<=^)it is possible to (?=(?:\w+ ){1,2}(?:the|my|this|that|it|them|her|his|our|a|some)\b)/,
    '',
  ],
  // "Black and white, except the bouquet which should stay in colour"
  [
    new RegExp(
      `\\b(except|but|apart from|besides) ((?:the|my|her|his|our|their) (?:[^,.;:!?“ ]+ ){1,3}?)(?:which|that|who) (?:should|must|has to|have to|is to|needs to|can|may|will) (?:stay|remain|keep|be kept|be left|be) (?:in )?(?:full |its |her |his )?colou?r(?:ed)?${END}`,
    ),
    '$1 $2',
  ],
  // "All is grey, only her umbrella is red"
  [
    new RegExp(
      `\\b(?:all|everything)(?: (?:is|be|should be|in|to be|else))? (?:gr[ae]y|black and white|colorless)(?: ,)?(?: but| and)? only ((?:the|my|her|his|our|their) )([^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?) (?:is|are|be|stays?|should be|in) (${COLOUR})${END}`,
    ),
    'black and white except $1 $3 $2',
  ],
  // "Make me one of those action figures everybody posts"
  [
    new RegExp(
      `\\bone of (?:those|these|the) (?:boxed |toy |little |plastic |viral )*(?:action figures?|figurines?|toy figures?)(?: [^,.;:!?“]*?)?${END}`,
    ),
    'an action figure',
  ],
  // "Take the date stamp off the corner"
  [
    new RegExp(
      `${START}(?:please )?take (?:the |that |this )?((?:[^,.;:!?“ ]+ ){1,3}?)off (?:of )?(?:the |my |our )?(?:bottom |top |left |right |lower |upper )*(?:corner|picture|photo|edge|image)${END}`,
    ),
    'remove the $1',
  ],
  // "Blur the messy room": what is behind.
  [
    /\bblur (?:out )?(?:the |my |our |this |that )(?:messy |untidy |cluttered |busy |ugly |distracting )+(?:room|kitchen|bedroom|office|garden|yard|shelves|house|garage|living room|crowd|street|shop)\b/,
    'blur the background',
  ],
  // "…, head and shoulders only"
  [
    new RegExp(
      `${START}(?:just |only )?(?:the |my )?head and shoulders(?: only| crop| please)?${END}`,
    ),
    'headshot crop',
  ],
  [/\blinkedin (?:pic|photo|picture|portrait|headshot)(?= ?$| [,.;:!?])/, 'profile picture'],
];
