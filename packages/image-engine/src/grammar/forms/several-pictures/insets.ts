import { COLOUR, END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const PICTURE = '(?:picture|photo|image|pic)';
const WHICH = `((?:first|second|third|other|1st|2nd|3rd)(?: (?:${PICTURE}|one))?|${PICTURE} (?:\\d|one|two|three))`;
/** "The first and second": more than one of them. */
const NO_OTHER = '(?<!\\b(?:first|second|third|one|two|three|\\d) and (?:the )?)';
const SMALL = `(?:(?:as|in|an?|very|really|quite) )*(?:small|smaller|little|tiny|miniature|thumbnail)(?: (?:${PICTURE}|version|one|format|size|inset))?`;

const CORNER =
  '((?:(?:in|at|on|into|to|the|a) )*(?:(?:top|bottom|upper|lower) (?:(?:on|to|the|at|hand) )*(?:left|right)(?: (?:hand|corner|side|edge|in corner|in the corner))*|corner))';
/** A corner, or the middle of a side. */
const AT_SIDE = `${CORNER.slice(1, -1)}|(?:at|on|in|to) (?:the )?(?:very )?(?:top|bottom|left|right)(?: (?:side|edge|center|middle))?|(?:top|bottom) (?:in the )?(?:center|middle)`;
/** Where every picture has a place they are laid out beside each other. */
const ALONE =
  '(?<!\\b(?:first|third|fourth|picture [1345]|collage|grid|beside|side by side|write|text)\\b.*)(?!.*\\b(?:third|fourth|picture [345]|collage|grid|side by side|write|text)\\b)';
const THIN = '(?:thin|thick|small|narrow|wide|fine|nice) ';
const EDGED = `(?:(?:,|and|with) )+(?:an? )?(?:${THIN})*`;
const EDGE =
  '(?:border|edge|frame|outline|rim)(?: (?:around|about|on) (?:it|the (?:inset|small one|small picture|second(?: picture| one)?)))?';

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
  // "The second picture in the top right corner": a picture in a corner of another is a small one
  [
    new RegExp(
      `${ALONE}${START}(?:(?:please|put|place|add|insert|stick|paste|set|show|lay) )*(?:the |my )?${NO_OTHER}${WHICH} ${CORNER}(?: ((?:of|in|on|into) (?:the )?(?:first|other|${PICTURE} (?:1|one))(?: (?:${PICTURE}|one))?))?(?: ,)?(?: (?:and|in|as|but))*(?: ${SMALL})?(?= ?$| [,.;!]| (?:with|and|please)\\b)(?! ?(?:,|and) (?:the )?(?:first|second|other|picture)\\b)`,
    ),
    'inset $1 small $2 $3',
  ],
  // "Add my logo bottom right", "logo in the corner": it comes as another picture
  [
    new RegExp(
      `${ALONE}${START}(?:(?:please|put|place|add|insert|stick|paste|set|show|lay|it|as|like) )*(?:(?:the|my|our|us|a|this|your) )?(?:(?:company|brand|business|shop|club|team|small|little|tiny) )*(?:logo|signature|emblem|crest|brand mark) (?:${SMALL} )?(${AT_SIDE})(?:(?: (?:add|put|insert|place|set|paste|,))* ${SMALL})?(?: (?:add|put|insert|place|set|paste))*${END}`,
    ),
    'inset second tiny $1',
  ],
  // "Add my logo (second picture) small in the bottom left"
  [
    new RegExp(
      `${START}(?:(?:please|put|place|add|insert|use|set|show) )*(?:the |my |our )?logo (?:(?:,|\\(|from|of|in|is|as|the|my) )*${WHICH}(?: \\))?(?: ,)?(?: ${SMALL})?(?: ${CORNER})?(?: (?:of|in|on|into|onto) (?:the )?(?:first|other|${PICTURE} (?:1|one))(?: (?:${PICTURE}|one))?)?${END}`,
    ),
    'inset $1 small $2',
  ],
  // "… without its white background": what it shows, cut out
  ...(
    [
      [`(?:the |my )?${WHICH} (?:(?:as|like) (?:an? |the |my )?logo )?`, '$1', '$2'],
      ['(?:the |my |our )?logo ', 'second picture', '$1'],
    ] as const
  ).map(
    ([what, of, where]): Form => [
      new RegExp(
        `${START}(?:(?:please|put|place|add|insert|use|take|set|show|lay) )*${what}(?:(?:at|in|on) the )?((?:(?:top|bottom|upper|lower|left|right|center|middle|small|corner) )*)(?:(?:,|and|but) )*(?:without|remove) (?:(?:its|her|his|the|any) )?(?:(?:own|white|black|plain|gray) )*background(?: (?:white|black|gray))?${END}`,
      ),
      `put the subject of ${of} small into the first picture ${where}`,
    ],
  ),
  // "Use the second picture as a watermark": small in a corner, but not see-through
  ...(
    [
      ['logo', ''],
      ['watermark', ', own detail'],
    ] as const
  ).map(
    ([noun, left]): Form => [
      new RegExp(
        `${START}(?:(?:please|put|place|add|insert|use|take|set|show|lay|with) )*(?:the |my )?${WHICH} (?:as|like|in) (?:an? |the |my )?(?:${SMALL} )?${noun}(?: (${AT_SIDE}))?(?: (?:with|in) ${SMALL})?${END}`,
      ),
      `inset $1 small $2 ${left}`,
    ],
  ),
  [
    new RegExp(
      `${START}(?:(?:please|add|put|an?|the) )*watermark (?:(?:it|this|the picture|the photo) )?(?:with|of|from|using) (?:the |my )?${WHICH}(?: ${CORNER})?${END}`,
    ),
    'inset $1 small $2 , own detail',
  ],
  // "… half see-through": it covers what is below it
  [
    new RegExp(
      `(?<=\\binset\\b[^;!?“]*?)(?:(?:,|and|with|but) )*(?:(?:half|semi|slightly|partly|very|quite|at|low|reduced|50%) )*(?:translucent|transparent|see through|opacity|transparency)${END}`,
    ),
    ', own detail',
  ],
  // "… with a white border around it", as its edge is; "… with a red one", as it is not
  [new RegExp(`(?<=\\binset\\b[^;!?“]*?)${EDGED}(?:white ${EDGE}|${EDGE} white)${END}`), ''],
  [
    new RegExp(
      `(?<=\\binset\\b[^;!?“]*?)(?:(?:,|and|with) )+((?:an? )?(?:${THIN})*(?:white )?${EDGE} in (?!white\\b)${COLOUR})${END}`,
    ),
    ', own detail',
  ],
  [
    new RegExp(
      `(?<=\\binset\\b[^;!?“]*?)${EDGED}(?:(?!white\\b)${COLOUR} ${EDGE}|${EDGE} (?!white\\b)${COLOUR})${END}`,
    ),
    ', own detail',
  ],
  [
    /\bpicture in picture (?:,|with|:|and) (?:the )?(?=(?:first|second|third|other)\b|picture \d)/,
    'inset ',
  ],
];
