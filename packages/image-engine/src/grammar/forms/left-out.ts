import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |just |also |and )*';
const AND = '(?:(?:,|;|and|then|but|so|while) )+';
const PRINTED =
  '(?:mug|cup|poster|t-? ?shirt|shirt|hoodie|tote bag|bag|pillow|cushion|canvas|calendar|postcard|greeting card|card|magnet|keyring|phone case|flyer|banner|billboard|wall|fridge)';
const SET =
  '(?:(?:in|at|on|the|very|quite|small|tiny|little|big|large|bold|top|bottom|left|right|middle|center|corner|upper|lower|with|also|write|add|put) )+';
const WHERE = '(?:top|bottom|left|right|middle|center|corner|upper|lower)';
const PLACE = `(?:(?:in|at|on|to|the|a|hand) )*${WHERE}(?: (?:hand|side|corner|${WHERE}))*`;
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
const DAY =
  '(?:1[5-9]\\d\\d|20\\d\\d|\\d{1,2}\\.\\d{1,2} \\. (?:\\d\\d){1,2}|\\d{1,2}\\.\\d{1,2}\\.(?:\\d\\d){1,2})';
const I = '(?:i|we|im|were|i am|we are|me|(?:my|our) faces?)';
const TOO = '(?:(?:is|are|look|looks|way|much|far|just|so) )*too';

/** Wishes that leave out the word for what is to be done. */
export const LEFT_OUT_FORMS: readonly Form[] = [
  // "Turn the teal into coral and the sky peach": the sky is no colour that is turned
  [
    new RegExp(
      `(?<=${START}${PLEASE}(?:change|turn|make|recolou?r) (?:all )?(?:the |my )?${COLOUR} (?:parts? |bits? |areas? )?(?:to |into |in )?${COLOUR} ${AND})(the (?:sky|background)) (?:to |into |in )?(${COLOUR})${END}`,
    ),
    'make $1 $2',
  ],
  // "This goes on a mug": as "this is for a mug"
  [
    new RegExp(
      `${START}(this|it|that|(?:the|this|my) (?:picture|photo|image|pic))(?: one)? (?:(?:will|shall|is|should|to|going|supposed|meant|be|then|later) )*(?:goes|go|going|printed|comes?) (?:on|onto) (an?|my|our|his|her) ((?:(?!second|other|first)\\w+ )?${PRINTED}(?: (?:for|in) (?:(?:the|my|our|his|her) )?\\w+)?)${END}`,
    ),
    '$1 is for $2 $3',
  ],
  // "Copyright bottom right: Müller 2024", "copyright: Müller, bottom right"
  [
    new RegExp(
      `${STAYS}${START}${PLEASE}${MADE}${SMALL}${COPYRIGHT} ((?:${PLACE} )?)(?:[:,] )?(“”)(?: (?:, )?(${PLACE}))?${END}`,
    ),
    'watermark “©$3” $1 $2 $4',
  ],
  // "Copyright: Müller", "copyright bottom right: Müller"
  [
    new RegExp(
      `${STAYS}${START}${PLEASE}${MADE}${SMALL}${COPYRIGHT} ((?:${PLACE} )?): ${NAME}${END}(?!.*“)`,
    ),
    'watermark “©$3” $1 $2',
  ],
  // "Copyright 2024 Nora Fielding"
  [
    new RegExp(
      `${STAYS}${START}${PLEASE}${MADE}${SMALL}${COPYRIGHT} (\\d{4} ${NAME.replace('((?', '(?:(?')})${END}(?!.*“)`,
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
      `${STAYS}${START}${PLEASE}${MADE}(?:watermark|copyright)(?: (?:text|notice|line|sign|symbol))? ${PLACE}(?: in ${COLOUR})? $(?<!“.*)`,
    ),
    'add a watermark',
  ],
  [
    new RegExp(
      `${START}${PLEASE}watermark (?:(?:my|the|this|these|all|our) )*(?:photos?|pictures?|images?|pics?|everything) (?!.*“)`,
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
        `${STAYS}${START}${PLEASE}${line} (${PLACE}) ${last.includes('^') ? '(?:, )?' : ''}${NAME}(?:${END}|${FAINT})(?!.*“)`,
      ),
      `watermark ${last} $1 $2`,
    ],
    // "Watermark Studio Lux bottom right"
    [
      new RegExp(
        `${STAYS}${START}${PLEASE}${line} (?:: )?${NAME} (${PLACE})(?:${END}|${FAINT})(?!.*“)`,
      ),
      `watermark ${first} $1 $3`,
    ],
  ]),
  // "Top “Summer party”, bottom small 1952"
  [
    new RegExp(`(“”(?: [^.;!?“]*?)?) ${AND}((?=(?:\\w+ )*${WHERE}\\b)${SET})(${DAY})${END}`),
    '$1 , write “$3” $2',
  ],
  // "Censor this", "anonymise this face": nothing but what is pointed at
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:redact|censor|anonymise|anonymize)(?: out)? (?:the(?= ?$)|(?:this|that|these|those|it)(?: (?:faces?|heads?|persons?|people|plates?|names?|numbers?|address|text|screen|sign))?)${END}`,
    ),
    'pixelate this area',
  ],
  // "The window behind me is too bright and I'm too dark"
  [
    new RegExp(
      `${START}(?:(?:the|that|this) )?(?:window|light|sun|lamp|sky|background|backdrop|sunset)(?: (?:is |thats |right )?behind (?:me|us))? ${TOO} (?:bright|light|white|strong) ${AND}${I} ${TOO} dark${END}`,
    ),
    'my face is too dark',
  ],
  [
    new RegExp(
      `${START}${I} ${TOO} dark (?:against|in front of|before) (?:the|that|this|a) (?:\\w+ )?(?:window|light|sun|lamp|sky|background|backdrop|sunset)${END}`,
    ),
    'my face is too dark',
  ],
  // "Swap the colours red and blue"
  [
    new RegExp(
      `${START}(${PLEASE}(?:swap|exchange|switch)) (?:the )?colors? (?:of )?(?=(?:the )?${COLOUR} (?:and|with|for) (?:the )?${COLOUR}${END})`,
    ),
    '$1 ',
  ],
  // "Remove the background and give it a light grey #eeeeee one"
  [
    new RegExp(
      `(?<=\\bremove (?:(?:the|its|my|this) )?background ${AND})(?:give it|put in|put|use|add|set|insert|replace it with|make it)(?: instead)? (?:an? )?(?:${COLOUR} )?(#[0-9a-f]{3,6}|${COLOUR}) (?:one|background|instead)(?= ?$| [,.;!?]| and\\b| with\\b| please\\b)`,
    ),
    'make the background $1',
  ],
];
