import { COLOUR, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const BADGE = 'stickers?|badge|tag|label|button|ribbon|sign|stamp|patch|banner|sash|pennant|plaque';
/** What a badge is like beside its colour; a round one is a disc. */
const LIKE = '(?:(?:little|small|big|large|bright|square|rounded) )*';
/** It is not told of to have it removed. */
const STAYS =
  '(?!.*\\b(?:remove|erase|delete|gone|away|hide|cover|take (?:it )?off|(?:has|have|needs?) to go|get rid)\\b)';

/** Badges, stickers and signs with words on them. */
export const BADGE_FORMS: readonly Form[] = [
  // "“24.99€” in a round red sticker", "a red tag that says “SALE”"
  ...(
    [
      [`${LIKE}(?:round|circular) ${LIKE}`, 'disc'],
      [LIKE, 'box'],
    ] as const
  ).flatMap(([like, shape]): Form[] => [
    [
      new RegExp(
        `(“”[^.;:!?“]*?|\\bprice \\d[\\d.]*) (?:in|on|inside|into|onto|as)(?: to)? (?:an? )?${like}(${COLOUR}) (?:${BADGE})(?= ?$| [,.;!?]| (?:at|in|on|upper|lower|top|bottom|left|right|center|and|then|please)\\b)`,
      ),
      `$1 on a $2 ${shape}`,
    ],
    [
      new RegExp(
        `${START}(?:(?:put|add|place|draw|stick|slap|make|and) )*(?:an? )?${like}(${COLOUR}) (?:${BADGE})(?: (?:across|over|on) (?:it|the (?:picture|photo|image)))? (?:(?:that|which) )?(?:says|saying|reads|reading|with)(?: (?:the )?(?:text|words?))? (“”)${STAYS}`,
      ),
      `write $2 on a $1 ${shape}`,
    ],
  ]),
  [
    new RegExp(
      `${START}(?:(?:put|add|place|draw|make|and) )*(?:an? )?(?:(?:round|little|small|big|large|bright|wide|thin) )*(${COLOUR}) (?:bar|strip|band|${BADGE})(?: (?:across|over|on)(?: (?:it|the (?:picture|photo|image)))?)? (?:(?:that|which) )?(?:says|saying|reads|reading)(?: (?:the )?(?:text|words?))? (?=[^“ ])`,
    ),
    'on a $1 bar write the words ',
  ],
];
