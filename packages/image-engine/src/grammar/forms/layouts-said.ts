import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PICTURES = '(?:pictures?|photos?|images?|pics?|shots?)';

/** Borders and pictures together, as people tell of them. */
export const LAYOUT_SAID_FORMS: readonly Form[] = [
  // "A red frame with a width of 20 px"
  [
    /\b(frame|border|edge|margin) (?:that is |which is )?(?:with |of |at )?(?:a )?(?:width|thickness) of (\d+)(?= ?$| [,.;!]| and\b)/,
    '$1 $2',
  ],
  [/\brustic (?=(?:wood|wooden|timber)\b)/, ''],
  [
    new RegExp(
      `${START}(?:hang|put|place|set) (?:it|this|the ${PICTURES}) (?:up )?(?:in|into|behind) (?:an? |the )?(gallery|museum) frame`,
    ),
    '$1 frame',
  ],
  [
    new RegExp(
      `\\b(?:can|could|would) you (?:please )?(?:add|put|draw|make) (?:an? )?(?=(?:thin |thick |wide |narrow )?(?:${COLOUR}) (?:edge|line|margin|rim|outline) (?:a?round|on) (?:the |my |this )?(?:${PICTURES}|it)\\b)`,
    ),
    'add a ',
  ],
  // "Una línea negra fina alrededor"
  [
    new RegExp(`${START}(?:add )?(?:an? )?lines? (${COLOUR}) (?:(?:thin|fine) )?around${END}`),
    'thin $1 border',
  ],
  // "Borde blanco con esquinas redondeadas"
  [
    new RegExp(
      `\\b(border|frame) (${COLOUR}) (?:(?:with|the|of|in|at) )+(?:rounded|round) corners`,
    ),
    'rounded $2 border',
  ],
  // "Contour blanc autour de la photo": of the picture, and not of what it shows
  [
    new RegExp(
      `\\b(${COLOUR}) outline (?:all )?(?:a?round) (?:of )?(?:the |my |this )?(?:whole |entire )?${PICTURES}${END}`,
    ),
    '$1 border',
  ],
  [/(?<=^)eckenradius (?:von )?(\d+)(?= ?$)/, 'rounded corners $1'],
  // "Autocollant avec un contour noir épais"
  ...['thick', 'thin'].map(
    (width): Form => [
      new RegExp(
        `\\b(sticker) with (?:an? )?(?:border|outline|edge|contour) (${COLOUR}) ${width}${END}`,
      ),
      `$1 with a ${width} $2 outline`,
    ],
  ),
  [
    new RegExp(`\\b(sticker) with (?:an? )?(?:border|outline|edge|contour) (${COLOUR})${END}`),
    '$1 with a $2 outline',
  ],
  // Of corners that are rounded nothing is left but what is seen through.
  [/\b((?:rounded|round) corners) , transparent(?= ?$)/, '$1'],
  [
    new RegExp(`${START}(?:surround|encircle|enclose) it (?:with|in|by) (${COLOUR})${END}`),
    '$1 border',
  ],
  // "Eins links, eins rechts"
  [
    /^(?:a|one|first|decent) (?:on the |to the )?left (?:, |and )+(?:a|one|the other|other|another|second|decent)(?: one)? (?:on the |to the )?right(?= ?$)/,
    'put them side by side',
  ],
  [
    /^(?:a|one|first|decent) (?:at the |on the |on )?top (?:, |and )+(?:a|one|the other|other|another|second|decent)(?: one)? (?:at the |on the )?(?:bottom|below)(?= ?$)/,
    'stack them vertically',
  ],
  [/^one (?:next to|beside) the other(?= ?$)/, 'put them side by side'],
  [/\bdouble exposure , vertically(?= ?$)/, 'stack them vertically'],
  [/^the second bottom of the first(?= ?$)/, 'put the second below the first'],
  [
    /\b(?:blend|merge|fade|dissolve) one (?:picture |photo )?into the other(?: one)?(?= ?$| [,.;!])/,
    'blend the pictures',
  ],
  [/^blend (?:her|it) with (\d+)(?= ?$)/, 'blend them at $1'],
  [/^overlay (?:it|them)(?= ?$)/, 'blend the pictures'],
  [
    new RegExp(`\\bcollage (?:(?:,|on|over|in|with) )*(?:an? )?background (${COLOUR})${END}`),
    'collage with $1 background',
  ],
  // "Collage as a square"
  [
    /\bcollage (?:(?:as|in|,|in the shape of) )?(?:a |the )?square(?: format| shape)?(?= ?$| [,.;!]| and\b)/,
    'square collage',
  ],
  [
    /\bcollage (?:de|con|aus|von) (?:las |los |les |den )?(?:fotos|photos|imagenes|images)\b/,
    'collage',
  ],
  [/\bwith gaps in collage of (\d+)/, 'collage with $1 gaps'],
  [/\bcollage (?:the|of) (?=(?:rounded|round) corners)/, 'collage with '],
  [
    /\bdouble exposure , (?:translucent|transparent|half transparent|halbtransparent|semi transparent)\b(?! background)/,
    'blend the pictures',
  ],
  // "Stell sie untereinander", where "sie" may be somebody
  [/\b(?:put|place|set) (?:her|them|it) stacked vertically\b/, 'stack them vertically'],
  [
    new RegExp(
      `${START}stack (?:all )?(?:of )?(?:the |them )?(?:two|three|four|five|2|3|4|5|both|all)(?: ${PICTURES})?${END}`,
    ),
    'stack them vertically',
  ],
  [
    new RegExp(
      `(?<=^(?:please )?)the second (?:one |${PICTURES} )?(?:under|below|underneath|beneath)(?: of)? (?:the )?first(?: one| ${PICTURES})?${END}`,
    ),
    'put the second below the first',
  ],
  [
    new RegExp(
      `(?<=^(?:please )?)(?:put |place )?the second (?:one |${PICTURES} )?(?:to the |on the )?right (?:next to|beside|of) the first(?: one| ${PICTURES})?${END}`,
    ),
    'put the second to the right of the first',
  ],
  [
    /\b(?:lay|put|place) (?:them|both|the two|both (?:pictures|photos)|the (?:pictures|photos)) over (?:each other|one another)\b(?!.*\b(?:gap|gaps|space|line|border|margin|top|bottom|vertically)\b)/,
    'blend the pictures',
  ],
  [
    /\b(?:overlay|blend|merge) (?:all )?(?:the |of them )?(three|four|five|3|4|5)(?= ?$| [,.;!])/,
    'blend all $1 pictures',
  ],
  [
    /\boverlay all (three|four|five|3|4|5)(?: (?:pictures|photos|images))?\b/,
    'blend all $1 pictures',
  ],
  [/(?<=^(?:please )?)(?:with )?(?:overlay|blend) (?:with )?(\d+)(?= ?$)/, 'blend them at $1'],
  [
    /\boverlay (?:the )?(?:picture 2|second picture|second) (?:with|at) (\d+)/,
    'overlay the second picture at $1',
  ],
];
