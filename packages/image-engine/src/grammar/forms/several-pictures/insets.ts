import { START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const PICTURE = '(?:picture|photo|image|pic)';
const WHICH = `((?:first|second|third|other|1st|2nd|3rd)(?: (?:${PICTURE}|one))?|${PICTURE} (?:\\d|one|two|three))`;
/** "The first and second": more than one of them. */
const NO_OTHER = '(?<!\\b(?:first|second|third|one|two|three|\\d) and (?:the )?)';
const SMALL = `(?:(?:as|in|an?|very|really|quite) )*(?:small|smaller|little|tiny|miniature|thumbnail)(?: (?:${PICTURE}|version|one|format|size|inset))?`;

/** "Put the second picture small in the corner of the first": a picture in a picture. */
export const INSET_FORMS: readonly Form[] = [
  // "… small in a circle bottom right"
  [
    new RegExp(
      `${START}(?:(?:please|put|place|add|insert|stick|paste|set|show|lay|with) )*(?:the |my )?${NO_OTHER}${WHICH} (?:${SMALL} )?(?:(?:,|in|as|inside|an?) )+(?:circle|round (?:shape|frame)|disc)(?= ?$| (?:,|in|at|on|into|to|over|top|bottom|left|right|upper|lower|corner)\\b)`,
    ),
    'inset $1 small round',
  ],
  // "… with a white border": its edge is white anyhow
  [
    new RegExp(
      `${START}(?:(?:please|put|place|add|insert|stick|paste|set|show|lay) )*(?:the |my )?${NO_OTHER}${WHICH} ${SMALL} ((?:(?:in|at|on|into|to|the|top|bottom|left|right|upper|lower|hand|corner|of|first|second|picture|photo|image) )*)(?:and |, )?with (?:an? )?(?:thin |small |narrow )?white (?:border|edge|frame|outline)(?: around it)?(?= ?$| [,.;!])`,
    ),
    'inset $1 small $2',
  ],
  [
    new RegExp(
      `${START}(?:(?:please|put|place|add|insert|stick|paste|set|show|lay|with) )*(?:the |my )?${NO_OTHER}${WHICH} ${SMALL}(?= (?:,|in|at|on|into|to|over|top|bottom|left|right|upper|lower|corner)\\b)`,
    ),
    'inset $1 small',
  ],
  // "The second picture bottom right, small"
  [
    new RegExp(
      `${START}(?:(?:please|put|place|add|insert|stick|paste|set|show|lay) )*(?:the |my )?${NO_OTHER}${WHICH} ((?:(?:at|in|to|on|the|hand) )*(?:top|bottom|upper|lower)(?: (?:on|to|the|hand|left|right|corner))*) (?:, )?(?:and )?(?:in |as )?small(?= ?$| [,.;!]| in\\b)`,
    ),
    'inset $1 small $2',
  ],
  [
    /\bpicture in picture (?:,|with|:|and) (?:the )?(?=(?:first|second|third|other)\b|picture \d)/,
    'inset ',
  ],
];
