import { colourAmong, END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';
import { SET_AND_PLACED } from './parts.ts';

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const DATE = `(?:\\d+ (?:st |nd |rd |th )?(?:of )?${MONTH}(?: (?:of )?\\d{4})?|${MONTH} (?:\\d+ (?:st |nd |rd |th )?(?:, )?)?\\d{4})`;

const OLD_CAMERA =
  '(?:old|retro|vintage|analog|disposable|80s|90s)(?: (?:film|analog))? (?:camera|photo)';
const AS_CAMERAS_DO = `(?:like|as|in the style of|styled like)(?: (?:on|in|from|with|of|by|an?|the|those|these|my))* ${OLD_CAMERA}s?(?: (?:look|style|does|did|do))?`;

/** Dates and years that are to be written. */
export const DATE_FORMS: readonly Form[] = [
  // "“12.03.99” like an old film camera": as those burn it into the corner of a picture
  [
    new RegExp(
      `(“”)((?: (?:(?:at|in|on|to|the|into) )*(?:top|bottom|left|right|lower|upper)(?: (?:top|bottom|left|right|corner|hand|side))*)?)(?: ,)? (?:just )?${AS_CAMERAS_DO}`,
    ),
    '$1 $2 in orange typewriter',
  ],
  [
    new RegExp(
      `(?:(?:add|put|write|print|insert|an?|the) )*(?:(?:date|stamp|timestamp|time)(?: stamp)? ${AS_CAMERAS_DO}|${OLD_CAMERA} (?:date )?(?:stamp|date|timestamp)(?: (?:saying|with|of|:))?) (“”)`,
    ),
    'write $1 in orange typewriter',
  ],
  [/(“” ) ?(in orange typewriter)(?= ?$| [,.;]| and\b)/, '$1 $2 bottom right'],
  // "And the date 3 July 2021 small in the corner"
  [
    new RegExp(
      `(?<!\\b(?:remove|erase|delete|get rid of|keep|take out|crop out|without|hide|cover)\\b[^.;!?“]*)${START}(?:(?:put|write|add|print|place|with|also|include) )*(?:the )?date (?:: |of )?(?:the )?(${DATE})(?:(?=(?: ,)? ${SET_AND_PLACED})|${END})`,
    ),
    'write “$1”',
  ],
  // "Write the year 1999"
  [
    /(\b(?:write|put|add|print)) the year ((?:19|20)\d\d)(?= ?$| [,.;!]| (?:in|at|on|below|above|underneath|bottom|top|small|big|and)\b)/,
    '$1 “$2” ',
  ],
  // "A timestamp as film cameras had": as such stamps are
  [
    /(?<=(?:\b(?:date|time|timestamp|datestamp|stamp)\b|“”)[^“.;!?]*)(?<= )(?:just |exactly )?(?:like|as) (?:on |in |from |with )?(?:the |those |an? |these )?(?:(?:old|analog|vintage|cheap|digital|disposable|film|90s|80s|70s|1990s|1980s) )*(?:cameras?|camcorders?|photos|pictures|prints|snapshots|film)(?: (?:had|did|used to|do|have|put|made|it|on|them))*(?= ?$| [,.;!“]| in\b| at\b| and\b)(?=.*“”|(?<=“”.*))/,
    '',
  ],
  // "Date, white, top left, “1 2 1988”"
  [
    new RegExp(
      `${START}(?:an? |the )?((?:small |tiny |big |little )?)(?:date|timestamp|datestamp)(?: stamp)? ((?:(?:,|in|at|on|the|corner|bottom|top|left|right|small|tiny|big|${colourAmong()}) )+)(?:: )?(“”)${END}`,
    ),
    'write $3 $2! $1',
  ],
  // "Just the year 1987 in the lower right corner"
  [
    new RegExp(
      `${START}(?:just |only )?the (?:year|number) (\\d+) (?=(?:in|at|on) the (?:lower|upper|top|bottom|left|right|corner|middle)\\b)`,
    ),
    'write $1 ',
  ],
  // "Put the date 14 June 2024 in the corner"
  [
    new RegExp(
      `\\b(?:put|add|place|print|stamp|write|show) (?:in )?(?:the |a )?(?:date|day|month) ((?:\\d{1,2}(?:st|nd|rd|th)? )?(?:of )?(?:${MONTHS})(?: \\d{1,2}(?:st|nd|rd|th)?)?(?: ,)?(?: \\d{4})?)(?= )`,
    ),
    'write $1 ,',
  ],
];
