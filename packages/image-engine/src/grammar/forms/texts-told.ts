import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Who or what a second text names. */
const NAMED =
  '(?:author|authors|writer|artist|director|photographer|club|team|band|venue|place|date|year|subtitle|tagline|names?|publisher|singer|host|speaker|address|words)(?: name| names)?';
/** No text, but how the one before is set. */
const SET =
  '(?:is|in|on|at|to|it|too|also|as|and|should|goes|the|an?|of|small|smaller|big|bigger|large|white|black|red|blue|gold|yellow|green|pink|bold|italic|with|put|add|make|write|both|all|same|centered|letters|text|font|something|that|this|two|three|some|blurred|hidden|pixelated|crossed)';
const BELOW = '(?:underneath|below|beneath|under it|below it|beneath it|under that|below that)';
const SIZE = '(?:smaller|small|tiny|bigger|big|large|larger|in small letters|in smaller letters)';

/** What is to be written, told in passing. */
export const TEXT_TOLD_FORMS: readonly Form[] = [
  // "“RIVER” at the top, publisher Blue Door below, small"
  [
    new RegExp(
      `(?<=“”[^“]* )(?:(?:,|and|with|then|plus|;) )+(?:(?:put|add|write) )?(?:the |my |our |its |her |his |an? )?${NAMED}(?: is| of| by| :)? ((?!${SET}\\b)[^ ,.;:!?“”]+(?: [^ ,.;:!?“”]+){0,5}?) ${BELOW}(?:(?: ,| a bit| much| but| in)* (${SIZE}))?${END}`,
    ),
    ', write “$1” below $2 ',
  ],
  // "“RIVER” at the top, by John Smith underneath"
  [
    new RegExp(
      `(?<=“”[^“]* )(?:(?:,|and|with|then|plus|;) )+(?:(?:put|add|write) )?((?:by|from|with love from|love from) (?!${SET}\\b)[^ ,.;:!?“”]+(?: [^ ,.;:!?“”]+){0,3}?) ${BELOW}(?:(?: ,| a bit| much| but| in)* (${SIZE}))?${END}`,
    ),
    ', write “$1” below $2 ',
  ],
  [
    /(?<=“”[^“]* )(?:(?:,|and|with|then|plus|;) )+(?:(?:put|add|write) )?(?:the )?date (“”)/,
    ', write $1 ',
  ],
  // "“Rome” at the top, the year 2024 at the bottom"
  [
    /(?<=“”[^“]* )(?:(?:,|and|with|then|plus|;) )+(?:(?:put|add|write) )?(?:the )?year ((?:19|20)\d\d)(?= (?:at|in|on|below|above|underneath|bottom|top|small|smaller|big)\b| ?$| [,.;!])/,
    ', write “$1” ',
  ],
  // "“RIVER” at the top, and 1999 below, small"
  [
    new RegExp(
      `(?<=“”[^“]* )(?:(?:,|and|with|then|plus|;) )+(?:(?:put|add|write) )?(?:the |my |our |its |her |his )?(?:${NAMED} )?(?:is |of |by |: )?(\\d{4}) ${BELOW}(?:(?: ,| a bit| much| but| in)* (${SIZE}))?${END}`,
    ),
    ', write “$1” below $2 ',
  ],
  // "… and below it smaller “open from 9”"
  ...(
    [
      ['(?:smaller|small|tiny)', 'small', `(?:bottom|${BELOW})`, 'below'],
      ['(?:bigger|larger|big|large)', 'big', `(?:bottom|${BELOW})`, 'below'],
      ['(?:smaller|small|tiny)', 'small', '(?:top|above|above it|over it)', 'top'],
      ['(?:bigger|larger|big|large)', 'big', '(?:top|above|above it|over it)', 'top'],
    ] as const
  ).map(
    ([sized, size, where, place]): Form => [
      new RegExp(
        `(?<=“”[^“]* )(?:(?:and|,) )+(?:(?:write|put|the|in|at) )*${where}(?: (?:and|but|,|a bit|slightly|much|in|a little))* ${sized}(?: (?:the )?(?:text|words|letters))?(?: :)? (“”)`,
      ),
      `, write $1 ${place} ${size}`,
    ],
  ),
  // "Schreib X drauf, unten": on the picture, and there
  [
    /\bwrite top (“”) ((?:(?!top\b|and\b|then\b)[^,.;:!?“ ]+ )*?)(?:at the |in the |on the )?bottom (?!(?:(?!and\b)[^,.;!?“ ]+ )*“”)/,
    'write $1 $2 bottom ',
  ],
  // "… and smaller “open from 9”"
  [
    /(?<=“”[^“]* )(?:(?:and|,) )+(?:(?:a bit|slightly|much|a little) )?smaller (“”)/,
    ', write $1 small',
  ],
  // "Write the year 1999"
  [
    /(\b(?:write|put|add|print)) the year ((?:19|20)\d\d)(?= ?$| [,.;!]| (?:in|at|on|below|above|underneath|bottom|top|small|big|and)\b)/,
    '$1 “$2” ',
  ],
  // "A timestamp as film cameras had": as such stamps are
  [
    /(?<=(?:\b(?:date|time|timestamp|datestamp|stamp)\b|“”)[^“.;!?]*)(?<= )(?:just |exactly )?(?:like|as) (?:on |in |from |with )?(?:the |those |an? |these )?(?:(?:old|analog|vintage|cheap|digital|disposable|film|90s|80s|70s|1990s|1980s) )*(?:cameras?|camcorders?|photos|pictures|prints|snapshots|film)(?: (?:had|did|used to|do|have|put|made|did it|it|on|them))*(?= ?$| [,.;!“]| in\b| at\b| and\b)(?=.*“”|(?<=“”.*))/,
    '',
  ],
  // "Date, white, top left, “1 2 1988”"
  [
    new RegExp(
      `${START}(?:an? |the )?((?:small |tiny |big |little )?)(?:date|timestamp|datestamp)(?: stamp)? ((?:(?:,|in|at|on|the|corner|bottom|top|left|right|small|tiny|big|${COLOUR}) )+)(?:: )?(“”)${END}`,
    ),
    'write $3 $2! $1',
  ],
  // "Put “$5” there instead": where something else was
  [
    new RegExp(
      `(\\b(?:write|put|add) (?:“”|\\d+(?:\\.\\d+)?(?: [a-z]{1,3}(?= there| here))?)) (?:(?:there|here|in there|over it|instead|in its place|in that place|in its stead) )+(?=(?:in|with|big|small|and|please|,|\\.|${COLOUR})|$)`,
    ),
    '$1 ',
  ],
  // "Take the ugly sticker off": what goes stands between
  [
    new RegExp(
      `${START}(?:please |can you |could you )*take (?:the|that|this|my|those) ((?:old |ugly |silly |stupid |vintage )(?:\\w+ )?(?:tag|label|sticker|sign|price|logo|poster|stamp|date|number|text|writing|mark|spot|stain)) off${END}`,
    ),
    'remove the $1',
  ],
];
