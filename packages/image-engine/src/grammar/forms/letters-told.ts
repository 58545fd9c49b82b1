import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** How and where letters stand, between them and what else is said of them. */
const SET = `(?:(?:in|at|on|to|the|of|top|bottom|left|right|center|middle|corner|upper|lower|edge|side|very|big|small|tiny|huge|large|bold|letters|and|${COLOUR}) )`;
const TEXT = '(?:text|caption|title|lettering|writing|headline|watermark|signature|label)';
const LETTERS = '(?:text|letters|lettering|words|writing|caption|title|it|them)';

/** How letters are set, as people tell of it beside them. */
export const LETTER_TOLD_FORMS: readonly Form[] = [
  // "Kleiner weißer Text “…”": small letters, and no smaller picture
  [
    new RegExp(`${START}((?:add |put |write |insert |an? )*)smaller (?=(?:${COLOUR} )?${TEXT} “”)`),
    '$1 small ',
  ],
  [new RegExp(`\\b(small|tiny|big|large|huge) and (?=${COLOUR} “”)`), '$1 '],
  // "Muy pequeño": how small, and not how much
  [/(?<=“”[^.;!?]*)\bmuch (?=(?:small|tiny)\b)/, 'very '],
  [/\bmuch (?=(?:small|tiny)\b[^.;!?]*“”)/, 'very '],
  // "“…” with a white background behind the letters", "on a white background box"
  [
    new RegExp(
      `(“” (?:[^.;!?“]*? )?)(?:, )?(?:and )?(?:with|on|in|over|against) (?:an? )?(?:background )?(${COLOUR})(?: background| box| bar| plate| panel)* (?:behind|under|around|below|of) (?:of )?(?:the )?${LETTERS}${END}`,
    ),
    '$1 on a $2 bar',
  ],
  [
    new RegExp(
      `(“” (?:[^.;!?“]*? )?)(?:, )?(?:and )?(?:with|on|in|over) (?:an? )?(${COLOUR}) (?:background|text) (?:box|bar|banner|strip|band|plate)${END}`,
    ),
    '$1 on a $2 bar',
  ],
  // "“…” con borde negro", right behind the letters: theirs
  [
    new RegExp(`(“”) with (?:an? )?(?:border|edge|rim|contour|outline) ${COLOUR}${END}`),
    '$1 with outline',
  ],
  // "A transparent watermark “…”": letters, and no ground
  [
    new RegExp(
      `\\b(?:(?:half|semi|slightly|partly) )?(?:transparent|see through|translucent|faint) (${TEXT} )?(“”)`,
    ),
    '$1 $2 translucent',
  ],
  // "“…” half transparent"
  [
    new RegExp(
      `(“” ${SET}{0,6})(?:half |semi |partly |slightly |a bit |somewhat )*(?:transparent|see through|translucent|faint)${END}`,
    ),
    '$1 translucent',
  ],
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
  // "“…” in elegant writing"
  [new RegExp(`(“” ${SET}{0,6})in (?:an? )?elegant (?:text|type)${END}`), '$1 in elegant font'],
  [/(“”) (?:and|,) (“”) (?:on|in|over) (?:two|2|separate) (?:lines|rows)\b/, '$1 and $2'],
  [/\b(?:on |in |with )?(?:two|2) (?:lines|rows)(?: of text)? :? ?(?=“” (?:and |, )?“”)/, 'write '],
  // "Collage with “…” at the bottom"
  [
    /\bcollage with (?:the (?:text|words|title|caption) )?(?=“” (?:at|in|on|top|bottom|below|above|underneath)\b)/,
    'collage and write ',
  ],
];
