import { COLOUR, END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** What is told of a thing that is to go: which one it is, what it says, its shadow. */
export const DESCRIBED_THING_FORMS: readonly Form[] = [
  // "The watermark-looking stamp": how it looks
  [
    /(?<=\b(?:remove|erase|delete|lose|take|get rid of|zap)\b.*)\b(?:watermark|logo|text|caption|sticker|shadow|frame|border)(?: |-)?(?:looking|like|ish|style|type) (?=(?:\w+ )?(?:date|stamp|thing|stuff|text|mark|marks|numbers?|spot|object|blob)\b)/,
    '',
  ],
  // "Take the watermark date off the bottom right corner, the orange numbers"
  [
    /\btake (the|that|this|those) (?:(?:\w+ )?(?:watermark|logo|stamp) )?((?:date|stamp|watermark|logo|sign|numbers?|letters|timestamp)(?: stamp)?) off (?:(?:the|in|at|from|of) )*(?:(?:bottom|top|lower|upper|left|right|corner|side|edge) ?)+(?:(?:, )?(?:the|those|its) (?:\w+ )?(?:numbers?|letters|ones?|digits)(?: \d+)*)?(?= ?$| ?[,.;!]|and\b|please\b)/,
    'remove $1 $2 ',
  ],
  // "Take the stamp out, the orange 98 12 24 one": which of them
  [
    new RegExp(
      `(?<=${START}(?:please |can you |could you )*(?:remove|erase|delete|lose|take|get rid of|zap) (?:(?!background|backdrop|sky|noise|grain|haze|tint|cast)[^,.;:!?“ ]+ ){1,8})(?:, |\\( )(?:i mean |its |thats )?(?:the|that) (?:(?:${COLOUR}|\\d+|saturation|big|small|large|little|tiny|round|square|long|thin|thick|tall|old|ugly|bright|dark|shiny|blurry|left|right|upper|lower|top|bottom) ){1,5}(?:ones?|thing)(?: \\))?${END}`,
    ),
    '',
  ],
  // "Remove the date stamp, says 98 7 14": what is there
  [
    /(?<=\b(?:remove|erase|delete|lose|zap|get rid of|take (?:out|away|off)) [^.;:!?“]*\b(?:date|stamp|timestamp|watermark|numbers?|logo)\b[^.;:!?“]*), (?:it |that |which )?(?:says|reads|saying|reading)(?: \d+)+(?= ?$| ?[,.;!])/,
    '',
  ],
  // "… and the shadow it throws"
  [
    /(?<=\b(?:remove|erase|delete|lose|zap|get rid of|take (?:out|away|off)) [^,.;:!?“]*?)and the shadows? (?:that |which )?(?:it|he|she|they|that) (?:makes?|casts?|throws?|leaves?|has|have)\b/,
    'and its shadow',
  ],
];
