import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE =
  '(?:so |and |please |can you |could you |can we |just |lets |id |ill |maybe |then )*';
const SHOT = '(?:picture|photo|image|pic|shot|frame|scan|file)';
const FIGURES = [
  ['two', 2],
  ['three', 3],
  ['four', 4],
] as const;

/** Sizes as people tell of them: what a form takes, how small it is. */
export const LAYOUT_SIZED_FORMS: readonly Form[] = [
  // "To 1920x1080 without cropping, fill the rest with black"
  [
    new RegExp(
      `(\\d{2,5}(?:x|×|by|:)\\d{2,5}\\b[^.;“]*?) (?:[,;] |and |then )*(?:${PLEASE})(?:(?:the |all the |whatever is |what is )?(?:rest|left over|space|edges|margins?|sides|borders|bars|gaps)(?: (?:should be|is|being))? (?:pad|padded|fill|filled|filling|fill up|filled up) (?:up )?(?:with|in)|(?:pad|fill)(?: up| in)? (?:(?:it|the (?:rest|space|edges|margins?|sides|borders|gaps)) )?(?:with|in)) (${COLOUR})${END}`,
    ),
    '$1 with $2 bars',
  ],
  // "The width shouldn't be more than 800"
  ...(
    [
      ['width', 'wider'],
      ['height', 'taller'],
    ] as const
  ).map(
    ([edge, than]): Form => [
      new RegExp(
        `\\bthe ${edge} (?:shouldnt|should not|mustnt|must not|cant|cannot|may not) (?:be )?(?:more than|over|exceed|above|bigger than|wider than|larger than|taller than|higher than) (\\d+)`,
      ),
      `make it no ${than} than $1`,
    ],
  ),
  // "It has to be exactly 600 by 400", "the form only takes 500x500 px pictures"
  [
    new RegExp(
      `\\b(?:it|this|the ${SHOT}) (?:has to|must|needs to|should|ought to|is to|shall|got to) (?:be|measure|come out at|come to) (?:exactly |precisely )?(?=\\d{3,5}(?:x|×|by)\\d{3,5}(?:px|pixels?)?\\b)`,
    ),
    'resize it to ',
  ],
  [
    new RegExp(
      `\\b(?:the|my|their|our|this|that) (?:\\w+ ){1,3}?(?:only |just )?(?:takes|accepts|allows|wants|needs|requires|demands|expects|asks for) (?:only )?(?:(?:pictures?|photos?|images?) )?(?:of |at |in |with )?(?:exactly )?(\\d{3,5}(?:x|×|by)\\d{3,5}(?:px|pixels?)?)(?: (?:pictures?|photos?|images?|files?))?${END}`,
    ),
    'resize it to $1',
  ],
  [/\bmy visa (?:wants|needs|requires|asks for|has to have|must have) (?=\d+x\d+)/, 'visa photo '],
  // "Could it be brought down to 50 percent"
  [
    new RegExp(
      `\\b(?:it|this|the ${SHOT}|the size|the dimensions) (?:be )?(?:brought|taken|shrunk|scaled|cut|reduced|knocked) down (?:in size )?to (?=\\d)`,
    ),
    'resize it to ',
  ],
  // "Bigger please, twice the pixels"
  [
    new RegExp(
      `(?:(?:make it )?(?:bigger|larger)(?: please)? [,;] )?(?:at |with |to |have |in )*(?:twice|double|two times) (?:the|as many) (?:number of )?(?:pixels|resolution|pixel count)${END}`,
    ),
    'upscale it 2×',
  ],
  ...FIGURES.map(
    ([word, times]): Form => [
      new RegExp(
        `\\b(?:upscale|enlarge|scale up|scale it up|blow it up)(?: (?:it|this|the ${SHOT}))? (?:by )?(?:a factor of )?${word}(?: times)?${END}`,
      ),
      `upscale it ${times}×`,
    ],
  ),
  // "The file's dinky, can you blow it up"
  [
    new RegExp(
      `${START}(?:the |its |my |this |it )(?:${SHOT}s? )?(?:is |s |looks |so |a bit |really |rather |way |too )*(?:dinky|titchy|piddly|weeny|minuscule|teensy|tiny|puny|small|little|minute|diddy) [,.;–-] (?=${PLEASE}(?:blow|upscale|enlarge|double|triple|scale|make it (?:bigger|larger))\\b)`,
    ),
    '',
  ],
  [
    /(?:, |and |with )+(?:(?:let|have|leave|make|keep) )?the (?:height|width|other side|rest|other one) (?:(?:to )?(?:follow|follows|adjust|adjust(?:s)?|scale|scale(?:s)?|adapt|adapts|automatic|automatically|auto|itself|along|accordingly|in proportion|to match|whatever it (?:is|comes to)|as it comes) ?)+(?= ?$|[,.;])/,
    '',
  ],
  // "For Instagram in 4:5, fill the sides with white"
  [
    new RegExp(
      `${START}(?:for (?:my |our )?instagram |instagram (?:post )?)?(?:in |to |at |as |ratio |format |the )*(\\d+:\\d+)(?: (?:,|and|with|then|please|but))+ (?:(?:fill|pad)(?: up| in| out)? (?:the |up )*(?:edges?|sides|borders?|rest|bars|gaps|space)(?: with| in)?|(?:the )?(?:edges?|sides|borders?|bars|rest) (?:filled |fill )?(?:in|with)) (?:an? |plain )*(${COLOUR})(?: pad| fill| filled)?${END}`,
    ),
    'pad to $1 with $2',
  ],
];
