import { COLOUR, END } from './parts.ts';
import type { Form } from './rewrite.ts';

const SHAPE =
  '(?:square|instagram|insta|story|widescreen|portrait|landscape|youtube|\\d+[:x×]\\d+)';
const BARS = '(?:borders?|bars?|bands?|stripes?|strip|edges?|padding|margins?|space)';
const WHERE =
  '(?:top and (?:the )?bottom|bottom and (?:the )?top|left and (?:the )?right|right and (?:the )?left|above and below|below and above|both sides|either side|each side|two sides|sides|top n bottom|top & bottom|left & right)';
const UNCUT =
  '(?:instead of (?:cropping|cut|crop|a crop)(?: it| anything| off)*|without (?:cropping|crop|cut)(?: it| anything| off| anyone)*|not (?:cropped|cropping|crop|cut|cut off)|no (?:cropping|crop)|dont (?:crop|cut)(?: it| anything| off)*|rather than (?:cropping|crop|cut)(?: it| off)*|nothing (?:cropped|crop)|uncrop)';

/** "Square, white borders top and bottom": what fills the sides of a shape that the picture has not. */
export const SIDE_FORMS: readonly Form[] = [
  [
    new RegExp(
      `(?:, |and |with |in |but |use |add |put )*(?:an? )?(${COLOUR}) ${BARS} (?:on |at |to |along |in )?(?:the )?${WHERE}(?: (?:, |and |but |so )*${UNCUT})*(?<=\\b${SHAPE}\\b.*)${END}`,
    ),
    ', with $1 padding',
  ],
];
