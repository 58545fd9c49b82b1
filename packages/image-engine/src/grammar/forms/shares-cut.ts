import { END, FIRST, LAST, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE =
  '(?:so |and |please |can you |could you |can we |just |lets |i want to |ill |maybe )*';
const CUT =
  '(?:remove|take|crop|cut|trim|chop|slice|lop|shave|lose|drop|delete|erase|get rid of|ditch|bin|throw away|throw out)(?: (?:off|away|out))?';
const SIDE = '(left|right|top|bottom)';
const SHARE = '(third|quarter|fifth|tenth|half)';
const ALL_SIDES =
  '(?:(?:each|every|any) (?:side|edge|border)|all (?:the |four )?(?:sides|edges|borders)|all around|all round)';
const OF_IT =
  '(?: (?:of|from) (?:it|the (?:picture|photo|image)|this|my (?:picture|photo|image)))?';
const IT = '(?: (?:it|this|the (?:picture|photo|image)))?';
const SHAPES = ['1:1', '4:5', '5:4', '3:2', '2:3', '4:3', '3:4', '16:9', '9:16', '5:7', '7:5'];

/** Parts of a picture that go or stay: shares of it, px of its sides, its middle. */
export const SHARE_CUT_FORMS: readonly Form[] = [
  // "Remove the left fifth", "bottom third gone"; of a half that is only "cut", the verb's own form tells
  [
    new RegExp(
      `${START}${PLEASE}${CUT} (?:the |a |one )?${SIDE}(?: hand| most)? ${SHARE}${OF_IT}(?: (?:off|away|out))?${END}`,
    ),
    'crop off the $1 $2',
  ],
  [
    new RegExp(
      `${START}${PLEASE}${CUT} (?:the |a |one )?${SHARE}(?: (?:off|from|at|on|of))? (?:the )?${SIDE}(?: hand)?(?: (?:side|edge))?${OF_IT}${END}`,
    ),
    'crop off the $2 $1',
  ],
  [
    new RegExp(
      `${START}(?:(?:i want|i d like|id like|i would like|have|get|please) )*(?:the )?${SIDE}(?: hand)? ${SHARE}${OF_IT} (?:to be |should be |should |can |must |is to |has to |needs to |has to be )?(?:gone|removed|go|off|away|cut off|cropped)${END}`,
    ),
    'crop off the $1 $2',
  ],
  [
    new RegExp(
      `${FIRST}(?:a |one )?${SHARE} (?:off|from) (?:the )?${SIDE}(?: hand)?(?: (?:side|edge))?${LAST}`,
    ),
    'crop off the $2 $1',
  ],
  // "Crop 15 percent from below"
  [/\b(crop|cut|trim|remove) (\d+) from (?:below|beneath)(?= ?$| [,.;!?])/, '$1 $2 off the bottom'],
  [/\b(crop|cut|trim|remove) (\d+) from above(?= ?$| [,.;!?])/, '$1 $2 off the top'],
  // "Remove 20% from the left", "remove 50 pixels from all edges"
  [
    new RegExp(
      `${START}${PLEASE}(?:remove|take|get rid of|lose|delete)(?: (?:off|away))? (\\d{2,}) (?:off|from|on|at|of) (?:the )?${SIDE}(?: hand)?(?: (?:side|edge))?${OF_IT}${END}`,
    ),
    'crop $1 off the $2',
  ],
  [
    new RegExp(
      `${START}${PLEASE}(?:remove|take|get rid of|lose|delete)(?: (?:off|away))? (\\d{2,}) (?:(?:off|from|on|at|of|in) )?${ALL_SIDES}${OF_IT}${END}`,
    ),
    'crop $1 from all sides',
  ],
  [new RegExp(`\\bcrop (?:in )?(\\d+) in ${ALL_SIDES}${END}`), 'crop $1 from all sides'],
  [new RegExp(`\\bcrop in ${ALL_SIDES} (\\d+)${END}`), 'crop $1 from all sides'],
  [
    new RegExp(`${FIRST}(\\d+) (?:off|from) the ${SIDE}(?: side| edge)?${LAST}`),
    'crop $1 off the $2',
  ],
  [new RegExp(`${FIRST}(\\d+) (?:off|from) ${ALL_SIDES}${LAST}`), 'crop $1 from all sides'],
  // "Trim a strip off the bottom", "crop the lower part", "the bottom could be cropped a bit"
  [
    new RegExp(
      `${START}${PLEASE}(?:crop|trim|cut|chop|slice|lop|shave|remove|take|get rid of|lose)(?: (?:off|away))? (?:a|some|a small|a thin|a narrow|a little) (?:strip|bit|slice|part|piece|little)(?: of)? (?:off|from|at|on|of) (?:the )?${SIDE}(?: (?:side|edge))?${END}`,
    ),
    'crop a bit off the $1',
  ],
  ...(
    [
      ['(?:lower|bottom)', 'bottom'],
      ['(?:upper|top)', 'top'],
    ] as const
  ).flatMap(([said, side]): Form[] => [
    [
      new RegExp(
        `${START}${PLEASE}(?:crop|trim)(?: (?:off|away))? the ${said} (?:part|area|section|portion)${OF_IT}${END}`,
      ),
      `crop a bit off the ${side}`,
    ],
    [
      new RegExp(
        `${START}the ${said}(?: (?:part|edge|bit))? (?:could|should|can|must|needs to) be (?:cropped|trimmed|cut)(?: (?:a bit|a little|slightly|off|away|some))*${END}`,
      ),
      `crop a bit off the ${side}`,
    ],
    [
      new RegExp(
        `\\b(crop|cut|trim|remove) the ${side === 'top' ? '(?:uppermost|topmost)' : '(?:lowest|lowermost)'} ${SHARE}${END}`,
      ),
      `crop off the ${side} $2`,
    ],
  ]),
  [new RegExp(`${FIRST}${SIDE} (\\d+) (?:off|away|gone)${LAST}`), 'crop $2 off the $1'],
  // "Just the right half please", "I only need the right half"
  [
    new RegExp(
      `${FIRST}(?:i |we )?(?:just|only)(?: (?:need|want|have|keep))?(?: just| only)? the ${SIDE}(?: hand)? ${SHARE}${OF_IT}${LAST}`,
    ),
    'crop to the $1 $2',
  ],
  [
    new RegExp(
      `${START}i (?:just|only) (?:need|want) the ${SIDE}(?: hand)? ${SHARE}${OF_IT}${END}`,
    ),
    'crop to the $1 $2',
  ],
  // "Keep only the left third"
  [
    new RegExp(
      `${START}${PLEASE}(?:keep|leave|show|i want|i need|give me)(?: (?:me|just|only))+ the (?:middle|central|center) third${OF_IT}${END}`,
    ),
    'crop 33% off the left and right',
  ],
  [
    new RegExp(
      `${START}${PLEASE}(?:keep|leave|show|i want|i need|give me)(?: (?:me|just|only))+ the ${SIDE}(?: hand)? ${SHARE}${OF_IT}${END}`,
    ),
    'crop to the $1 $2',
  ],
  // "Crop to the middle": half of each side, which is of no body
  [
    new RegExp(
      `${START}${PLEASE}(?:crop|cut|trim)${IT}(?: (?:down|in))? (?:to|on|onto|around) (?:just )?(?:the )?(?:very )?(?:middle|center)(?: (?:of (?:it|the (?:picture|photo|image))|part|bit))?(?!.*(?:\\bsquare|\\d:\\d|\\bformat|\\bratio|\\dx\\d))${END}`,
    ),
    'crop 25% from all sides',
  ],
  // "Ratio 4 to 5", "in the format 4 by 5"
  ...SHAPES.map((shape): Form => {
    const [across, down] = shape.split(':');
    return [
      new RegExp(
        `(?:${FIRST}(?:(?:in|the|format|ratio|at) )*|\\b(?:(?:aspect )?ratio|(?:in )?(?:the )?format)(?: (?:of|is|should be))? |\\b(?:crop|cut|trim)${IT} (?:(?:to|in|into|at|the|format|ratio) )+)${across} (?:to|in|by) ${down}(?: (?:ratio|format|aspect ratio|please))?${END}`,
      ),
      `crop to ${shape}`,
    ];
  }),
  // "Downscale by 2"
  ...(
    [
      ['2', '50%'],
      ['3', '33%'],
      ['4', '25%'],
    ] as const
  ).map(
    ([by, share]): Form => [
      new RegExp(`\\bdownscale${IT} by (?:a factor of )?${by}(?: times)?${END}`),
      `resize to ${share}`,
    ],
  ),
];
