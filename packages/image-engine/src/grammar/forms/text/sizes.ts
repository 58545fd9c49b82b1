import { COLOUR, END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';
import { SET, TEXT, WRITTEN } from './parts.ts';

const HOW = '(?:and |but |also |really |very |pretty |quite |rather |all |nice and |just )*';
const LETTERS = '(?:text|letters?|lettering|font|type|typeface|script|writing|print)';

/** How large words are to be. */
export const SIZE_FORMS: readonly Form[] = [
  // "Make the text bigger: “SALE”"
  [
    /(?<=^(?:please )?)make (?:the |my )?(?:text|letters|lettering|title|caption|words|writing) (?:(?:a bit|much|a lot) )?(?:bigger|larger|big|large) (?:: )?(?=“”)/,
    'write in big letters ',
  ],
  [
    /(?<=^(?:please )?)make (?:the |my )?(?:text|letters|lettering|title|caption|words|writing) (?:(?:a bit|much|a lot) )?(?:smaller|small) (?:: )?(?=“”)/,
    'write in small letters ',
  ],
  // "Kleiner weißer Text “…”": small letters, and no smaller picture
  [
    new RegExp(
      `${START}((?:add |put |write |insert |an? (?!bit|little))*)(?:(?:a bit|a little|slightly|somewhat|much|rather) )?smaller (?=(?:${COLOUR} )?${TEXT} “”)`,
    ),
    '$1 small ',
  ],
  [
    new RegExp(
      `${START}((?:add |put |write |insert |an? (?!bit|little))*)(?:(?:a bit|a little|slightly|somewhat|much|rather) )?(?:bigger|larger) (?=(?:${COLOUR} )?${TEXT} “”)`,
    ),
    '$1 big ',
  ],
  [new RegExp(`\\b(small|tiny|big|large|huge) and (?=${COLOUR} “”)`), '$1 '],
  // "Muy pequeño": how small, and not how much
  [/(?<=“”[^.;!?]*)\bmuch (?=(?:small|tiny)\b)/, 'very '],
  [/\bmuch (?=(?:small|tiny)\b[^.;!?]*“”)/, 'very '],
  // "“…” 80 px high"
  [new RegExp(`(“” ${SET}{0,6}\\d{1,3}) (?:high|tall|in height)${END}`), '$1'],
  [
    new RegExp(
      `(“” ${SET}{0,6})(?:(?:font|text|letter|type) )?(?:size|taille) (?:of )?(\\d{1,3})(?! ?(?:x|%|times))${END}`,
    ),
    '$1 $2px',
  ],
  [
    new RegExp(`(“” ${SET}{0,6})twice as (?:big|large)(?: as (?:normal|usual|now|before))?${END}`),
    '$1 huge',
  ],
  // "Text “Sale” top, color red, large size"
  [
    new RegExp(
      `(?<=“” [^.;!?“]*)(?:(?:,|in|and) )+(?:a )?(big|large|small|huge|tiny) (?:font )?size${END}`,
    ),
    ', $1',
  ],
  // "In grosser gelber Schrift": letters that are large, and no larger picture
  [
    new RegExp(
      `(?<=“” [^“]*?\\b(?:in|with) (?:an? )?)(?:bigger|larger|greater) (?:, )?((?:${COLOUR} )?(?:bold )?${LETTERS})\\b`,
    ),
    'big $1',
  ],
  [new RegExp(`${START}(?:bigger|larger) ((?:${COLOUR} )?${LETTERS} “”)`), 'big $1'],
  // "… “SALE”, 5 % of the picture high": of letters no share is told, and the picture stays as large as it is
  [
    new RegExp(
      `(?<=“” [^.;!?“]*)(?:,|and|with) (?:(?:an?|the|letters|text|font|in|of) )*(?:(?:high|height|size) (?:of )?\\d+ (?:of|from) (?:the )?(?:picture|photo|image)(?: height)?|(?:as (?:large|high|tall|big) as )?\\d+ of (?:the )?(?:(?:picture|photo|image) )?height)${END}`,
    ),
    '; letters by share',
  ],
  // "Readable from afar": of letters
  [
    /(?<=“”.*)\b(?:readable|legible|visible|to be read) from (?:afar|far away|far|a distance)(?= ?$| [,.;!]| and\b)/,
    'big',
  ],
  // "…, roughly 40 px"
  [
    new RegExp(
      `${WRITTEN}(?:, )?(?:roughly|about|around|approximately|approx|circa|something like|say|maybe) (\\d+)(?= ,| \\.| ?$| and\\b| high\\b| tall\\b| in\\b| at\\b)`,
    ),
    '$1',
  ],
  // "…, in italics, thin letters", "…, in the centre, huge": how and where the same words are
  [
    new RegExp(
      `${WRITTEN}, ${HOW}(?:huge|enormous|massive|giant|gigantic|ginormous|humongous|big|large|supersized|whopping)${END}`,
    ),
    'in big letters',
  ],
  [
    new RegExp(
      `${WRITTEN}, ${HOW}(?:(?:not|nothing) (?:too|so|that|overly|very) (?:big|large|huge|loud|prominent))${END}`,
    ),
    'in small letters',
  ],
  // "… “SALE”, font size 60"
  [
    /(?<=“”[^.]*)(?:,|in|and|with|at)(?: (?:in|and|with|at|an?))* (?:(?:font|text|letter) )?size (?:of )?(\d+)(?: ?(?:pt|points?|px|pixels?))?(?= ?$| ?[,.;!]| and\b)/,
    ', $1px',
  ],
  // "… and “June 8” underneath, smaller": the letters, and not the picture
  ...(
    [
      ['smaller', 'small'],
      ['(?:bigger|larger)', 'big'],
    ] as const
  ).map(
    ([said, size]): Form => [
      new RegExp(
        `(“”(?: (?!(?:and|make|then|but|picture|photo|image|it|get|have|letters|text|twice|times|much)\\b)[^“.;:!?, ]+){0,6}?(?: (?:above|below|over|under|underneath|beneath) (?:it|that))?)(?: ,| but)*(?: a bit| a little| slightly| much)? ${said}${END}`,
      ),
      `$1 ${size}`,
    ],
  ),
  // "In smaller yellow letters": the letters are, and not the picture.
  [
    new RegExp(
      `\\b(?:in|with) (?:an? |slightly |much |rather )?(?:smaller|tiny|little) ((?:${COLOUR} )?(?:text|letters|font|writing|type|script|lettering|characters))\\b`,
    ),
    'in small $1',
  ],
  // "…, fairly large"
  [
    /(?<=“”[^.;:!?]*)(?:, |and )*(?:fairly|quite|rather|pretty|reasonably|nice and|really) (large|big)(?= ?$| [,.;!]| and\b)/,
    ', big',
  ],
];
