import { COLOUR, END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';
import { WHERE } from './parts.ts';

const PLACE = `(?:(?:in|at|on|to|the|a|hand) )*${WHERE}(?: (?:hand|side|${WHERE}))*`;
const COPYRIGHT = '(?:copyright(?: (?:line|notice|note|mark|text|sign|info))?)';
const MADE = '(?:an? |the |my |our |add |put |write |place |insert |print |with )*';
/** Without a word for what is to be done, the watermark may be one that is there. */
const ADDED = '(?:add |put |write |place |insert |print |with )(?:an? |the |my |our )*';
const SMALL = '((?:(?:small|tiny|discreet|little|subtle|big|large|white|black|gray) )*)';
/** Up to four words that are nothing but a name. */
const NAME_WORD =
  '(?!(?:i|im|ive|none|no|not|nothing|nobody|please|thanks|thank|and|but|then|make|is|are|was|has|have|in|on|at|to|too|of|off|for|from|with|without|must|should|needs?|can|could|go|goes|gone|away|out|remove|erase|delete|hide|looks?|that|which|it|this|the|my|our|a|an|here|there|only|just|again|text|name|logo|date|line|lines|notice|sign|symbol|mark|info|visible|small|tiny|big|large|bold|very|diagonally|diagonal|across|over|transparent|translucent|faint|opacity|brighter|darker|bigger|smaller|left|right|top|bottom|middle|center|corner|upper|lower|hand|side)\\b)[^ ,.;:!?“()]+';
const NAME = `((?!${COLOUR})${NAME_WORD}(?: ${NAME_WORD}){0,3})`;
/** How much is seen of it. */
const FAINT = '(?= (?:with |at )?\\d+ (?:percent )?(?:opacity|transparency|transparent)\\b)';
/** What is written there already goes. */
const STAYS = '(?<!\\b(?:remove|erase|delete|hide|lose|crop|cut|get|take)\\b.*)';
const LINE = '(?:signature|watermark|credit|byline|watermark (?:line|text))';
const SIGNED =
  '(?:copyright(?: (?:line|notice|note|mark|text|zeile|vermerk|hinweis|sign|watermark|info))?)';
const CORNER =
  '((?:(?:in|at|on|into) )?(?:the |a )?(?:(?:bottom|top|lower|upper|left|right|hand|corner|side|edge) ?){1,4})?';
/** How somebody says what the name is. */
const IS =
  '(?:[,:;.–(-] |its |it is |which is |my name is |the name is |thats |i am |im |namely |name )+';
const SIGNATURE =
  '((?!(?:please|thanks|thank|and|make|also)\\b)[^ ,.;:!?“()]+(?: (?!(?:please|thanks|and|on|in)\\b)[^ ,.;:!?“()]+){0,3})';

/** Watermarks, signatures and copyright lines. */
export const WATERMARK_FORMS: readonly Form[] = [
  // "A transparent watermark": the letters, and no background
  [
    /\b(?:(?:half|semi|slightly|a bit|very) )?transparent (?=(?:text )?watermark\b)/,
    'translucent ',
  ],
  [
    /(?<=\bwatermark )(?:(?:half|semi|slightly|a bit|very) )?transparent(?! (?:background|png))/,
    'translucent',
  ],
  [/(?<=\bwatermark )(translucent )?with my name (?=“”)/, '$1'],
  // "A watermark across the picture saying “SAMPLE”": where it goes is said behind the words
  [
    /\bwatermark ((?:translucent )?)(?:all )?(?:over|across|in|on|through|throughout)(?: of)? (?:(?:all|the|whole|entire|of) )*(?:picture|photo|image)(?: ,)? (?:saying|with(?: the (?:text|words?))?|that says|which says|reading) (“”)/,
    '$1 watermark $2 across the whole picture',
  ],
  // "Watermark, “© Luma”", "watermark “Luma” over all the picture"
  [/\bwatermark(?: text)? [,:] (?=“”)/, 'watermark '],
  [
    /(?<=\bwatermark (?:[^,.;:!?“]*? )?“” )(?:(?:over|across|on|in|for|by|through) (?:of )?all (?:of )?(?:the )?(?:picture|photo|image)|across of (?:all )?the (?:picture|photo|image)|over the whole (?:picture|photo|image)|in everything the (?:picture|photo|image))(?= ?$| [,.;!]| and\b| in\b| with\b)/,
    'across the whole picture',
  ],
  // "Copyright bottom right: Müller 2024", "copyright: Müller, bottom right"
  [
    new RegExp(
      `${STAYS}${START}${PLEASE_ALSO}${MADE}${SMALL}${COPYRIGHT} ((?:${PLACE} )?)(?:[:,] )?(“”)(?: (?:, )?(${PLACE}))?${END}`,
    ),
    'watermark “©$3” $1 $2 $4',
  ],
  // "Copyright: Müller", "copyright bottom right: Müller"
  [
    new RegExp(
      `${STAYS}${START}${PLEASE_ALSO}${MADE}${SMALL}${COPYRIGHT} ((?:${PLACE} )?): ${NAME}${END}(?!.*“)`,
    ),
    'watermark “©$3” $1 $2',
  ],
  // "Copyright 2024 Nora Fielding"
  [
    new RegExp(
      `${STAYS}${START}${PLEASE_ALSO}${MADE}${SMALL}${COPYRIGHT} (\\d{4} ${NAME.replace('((?', '(?:(?')})${END}(?!.*“)`,
    ),
    'watermark “©$2” $1',
  ],
  // "The watermark bottom right must go"
  [
    new RegExp(
      `${START}(the|that|this) (watermark|copyright)(?: ${PLACE})? (?:(?:has|have|needs?|must|should|is|to|can|please) )+(?:go|vanish|disappear|be gone|gone|away)${END}`,
    ),
    'remove $1 $2',
  ],
  // "Watermark bottom right", "watermark my photos": with which words, is not said
  [
    new RegExp(
      `${STAYS}${START}${PLEASE_ALSO}${MADE}(?:watermark|copyright)(?: (?:text|notice|line|sign|symbol))? ${PLACE}(?: in ${COLOUR})? $(?<!“.*)`,
    ),
    'add a watermark',
  ],
  [
    new RegExp(
      `${START}${PLEASE_ALSO}watermark (?:(?:my|the|this|these|all|our) )*(?:photos?|pictures?|images?|pics?|everything) (?!.*“)`,
    ),
    'add a watermark ',
  ],
  ...(
    [
      [`${ADDED}${SMALL}${COPYRIGHT}`, '“©$3”', '“©$2”'],
      [`${ADDED}${SMALL}watermark`, '“$3”', '“$2”'],
      [`${MADE}${SMALL}${COPYRIGHT}`, '“^©$3”', '“^©$2”'],
      [`${MADE}${SMALL}watermark`, '“^$3”', '“^$2”'],
    ] as const
  ).flatMap(([line, last, first]): Form[] => [
    // "Watermark bottom right Studio Lux"
    [
      new RegExp(
        `${STAYS}${START}${PLEASE_ALSO}${line} (${PLACE}) ${last.includes('^') ? '(?:, )?' : ''}${NAME}(?:${END}|${FAINT})(?!.*“)`,
      ),
      `watermark ${last} $1 $2`,
    ],
    // "Watermark Studio Lux bottom right"
    [
      new RegExp(
        `${STAYS}${START}${PLEASE_ALSO}${line} (?:: )?${NAME} (${PLACE})(?:${END}|${FAINT})(?!.*“)`,
      ),
      `watermark ${first} $1 $3`,
    ],
  ]),
  // "A small copyright line with my name in the corner, it's …"
  ...(
    [
      [SIGNED, '“©$3”'],
      [LINE, '“$3”'],
    ] as const
  ).map(
    ([line, name]): Form => [
      new RegExp(
        `(?<=^|[,.;:!?] |\\b(?:and|then|also|please|add|put|place|want|have|write|need) )(?:an? |the |my )*${SMALL}${line} (?:with|of|in|showing|saying|containing) (?:my|our|the) (?:full )?name ?${CORNER} ?${IS}${SIGNATURE}${END}`,
      ),
      `watermark ${name} $1 $2`,
    ],
  ),
  // "Logo bottom right: “© Lindner”, small"
  [
    /(?<=^|[,.;] )(?:(?:my|our|the|a|add|put) )*(?:logo|watermark|text|caption|title|signature|name|copyright) (?:in |at |on )?(?:the )?(bottom|top) ((?:left |right |middle |center )?)(?:corner )?: (“”)(?!.*\b(?:remove|erase|delete|gone|away|(?:has|have|needs?) to go|get rid)\b)/,
    'write $3 $1 $2',
  ],
];
