import { END, FIRST, LAST, START } from '../parts.ts';
import { PLEASE_LETS, SO_PLEASE } from '../pieces/politeness.ts';
import { SHOT } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const SLIDE = '(?:slide|print|negative|picture|photo|image|pic|shot|frame|scan|file)';

/** Pictures that lie on their side or stand on their head. */
export const ROTATED_FORMS: readonly Form[] = [
  // "Flip it the right way up": by half a turn
  [
    new RegExp(`${FIRST}flip it (?:back )?(?:the )?right way (?:up|round)${LAST}`),
    'rotate it 180°',
  ],
  // "It is sideways, straighten it": a quarter of a turn, and no few degrees
  [
    new RegExp(
      `\\b(?:the |my |this )(?:${SHOT}) (?:is|was|lies|is lying|came out|lays) on its side${END}`,
    ),
    'it is sideways',
  ],
  [
    new RegExp(
      `\\b(is sideways|its sideways|is lying on its side) (?:, |; |and |so )+${SO_PLEASE}(?:straighten|level)(?: (?:it|this|the ${SHOT}))?(?: (?:up|out))?${END}`,
    ),
    '$1',
  ],
  // "It came in sideways"
  [
    new RegExp(`${FIRST}(?:${SHOT} |it )?(?:came (?:in|out) )?(?:sideways|on its side)${LAST}`),
    'it is sideways',
  ],
  [new RegExp(`${START}its (?:lying )?on its side${END}`), 'it is sideways'],
  // "Flip it by 180 degrees"
  [
    /\bflip (?:(?:it|this|that|the (?:photo|picture|image)) )?(?:(?:by|in|of|to|at) )?180(?: degrees)?(?= ?$| [,.;:!?]| (?:and|then|but|please)\b)/,
    'rotate 180°',
  ],
  // "It's upside down, set it straight": by half a turn
  [
    /(?<=\bupside down )(?:(?:,|and|so|please) )+(?:straighten|turn it the right way|set it straight|put it right)(?: (?:it|up|out))?(?= ?$| [,.;!])/,
    '',
  ],
  // "Rotate it upright", and nothing of how it lies
  [
    new RegExp(
      `(?<!\\b(?:side|sideways|upside|head|lying|lies|fallen|wrong way|rotated|turned)\\b[^“]*)\\b(?:rotate|turn) (?:it|this|the (?:picture|photo|image)) (?:to be |so its |until its )?(?:upright|vertical)(?! (?:format|shape))${END}(?![^“]*\\b(?:sideways|upside|side)\\b)`,
    ),
    'rotate it',
  ],
  // "It came in sideways": how it lies, and a turn that says what to do
  [
    new RegExp(
      `\\b(?:it|this|the ${SLIDE})(?: has| have)? (?:came|come|turned|loaded|uploaded|imported|ended|pop(?:ped)?|landed|got|was|is|lies|lying|been|scanned|save(?:d)?|taken| )+(?:in|out|up|over|through)? ?(?:sideways|on its side) [,.;–-] ${PLEASE_LETS}(?:stand|put|set|turn|get|bring|make|rotate|have|flip|tip) (?:it|this)(?: back)? (?:up )?(?:(?:on|onto) its feet|upright|the right way(?: up| round)?|right way up|straight|up|right)(?: again)?${END}`,
    ),
    'its sideways , rotate it',
  ],
  ...(
    [
      ['left', 90],
      ['right', 270],
    ] as const
  ).map(
    ([side, degrees]): Form => [
      new RegExp(
        `(?:its|it is|the ${SLIDE} is|this is|it) (?:lying |been |lies |laid |fallen )*on its ${side} side [,.;–-] ${PLEASE_LETS}(?:stand|put|set|turn|get|bring|make|rotate|have|flip|tip) (?:it|this)(?: back)? (?:up )?(?:(?:on|onto) its feet|upright|the right way(?: up| round)?|right way up|straight|up)(?: again)?${END}`,
      ),
      `rotate it ${degrees}° clockwise`,
    ],
  ),
  // Some degrees are few, and no quarter of a turn.
  [
    new RegExp(
      `\\b(rotate|tilt|turn|spin) ((?:(?:it|this|the ${SLIDE}) )?)(?:by )?(?:just )?(?:a few|a couple of|a couple|some|two or three) degrees`,
    ),
    '$1 $2 3°',
  ],
  // "Rotate it into portrait format"
  [
    /\brotate (?:it |this |the (?:picture|photo|image) )?(?:in|into|to) (?:the )?(?:portrait|landscape)(?: format| mode| orientation)(?= ?$| [,.;!?]| and\b| then\b)/,
    'rotate 90°',
  ],
  // "Turn it the other way, it's upside down"
  [
    /(?<=^|[,.;] )(?:please )?(?:rotate|turn|flip|put)(?: (?:it|this|that|the (?:photo|picture|image)))? (?:the mirror|(?:the )?other way(?: (?:round|around|up))?|round|around) (?:[,.;–-] )?(?:because |as |since )?(?=(?:it is|its|this is|that is|the (?:photo|picture|image) is) (?:\w+ ){0,2}?upside down\b)/,
    '',
  ],
  // "It is upside down, straighten it", "turn it round"
  [
    /\b(upside down) (?:, |so |and )+(?:please |can you |just )*(?:straighten (?:it|the (?:picture|photo))|(?:turn|rotate|spin|flip) (?:it|the (?:picture|photo))(?: (?:a?round|over|back))?)(?= ?$| ?[,.;!?])/,
    '$1',
  ],
];
