import { COLOUR, END, START, WHOSE } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** Parts of a face that are found where they are marked, and nowhere else. */
const PARTS =
  'hair|fringe|bangs|ponytail|eyes?|iris|irises|lips?|mouth|beard|mustache|moustache|eyebrows?|brows?';

/** What hair of a colour is called, and the colour that comes nearest to it. */
const HAIR_COLOURS: readonly (readonly [said: string, colour: string])[] = [
  ['(?:platinum|ash|light|icy|silver|white) blonde?', 'cream'],
  ['(?:honey|golden|strawberry) blonde?', 'golden'],
  ['(?:dark |dirty |natural )?blonde?', 'tan'],
  ['brunette|chestnut', 'brown'],
  ['auburn|ginger|redhead', 'copper'],
];

/** Hair, eyes and lips are to have another colour. */
export const OF_FACES_FORMS: readonly Form[] = [
  // "Make her brown eyes blue", "change the hair colour to red"
  [
    new RegExp(
      `${START}(?:(?:please|can you|could you|would you|just) )*(?:make|turn|paint|color|dye|recolor|change|tint) (?:the color of )?(?:(?:${WHOSE}|both|this|these) )?(?:(${COLOUR}) )?((?:(?:left|right) )?(?:${PARTS}))(?: color)?(?: (?:to|into|in|look|be))? (${COLOUR})(?! and ${COLOUR})${END}`,
    ),
    'make the $1 marked $2 $3',
  ],
  // "Make the hair blonde", "dye her hair auburn"
  ...HAIR_COLOURS.map(
    ([said, colour]): Form => [
      new RegExp(
        `${START}(?:(?:please|can you|could you|would you|just) )*(?:(?:make|turn|paint|color|dye|recolor|change|tint) )?(?:the color of )?(?:${WHOSE} )?(hair|fringe|bangs|ponytail|beard|mustache|moustache|eyebrows?)(?: color)?(?: (?:to|into|in|look|be))? (?:${said})${END}`,
      ),
      `make the marked $1 ${colour}`,
    ],
  ),
];
