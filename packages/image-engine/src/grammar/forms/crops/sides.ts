import { END, FIRST, LAST, START } from '../parts.ts';
import { PLEASE_LETS, PLEASE_MAYBE } from '../pieces/politeness.ts';
import { CUT, SHOT_OR_FILE, TRIM } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { CUT_AWAY, OF_IT, PLEASE_WE, SHARE, SIDE } from './parts.ts';

const EMPTY =
  '(?:empty|useless|unused|blank|boring|bare|superfluous|unnecessary|ugly|dull|wasted|free)';
const PIECE = '(?:bit|piece|strip|part|patch|stretch|slightly)';
const GROUND =
  '(?:meadow|grass|lawn|field|sky|water|wall|road|street|sand|beach|floor|ceiling|space|background|pavement|asphalt|ground)';
const BIT =
  '(?: (?:a (?:bit|little)|some|a strip|slightly|something|a (?:tiny|small|little) bit))*';
const GONE =
  '(?:to (?:remove|get rid of|lose|hide|cut|take|avoid|exclude|drop|leave|eliminate|erase|ditch|kill|make)|so (?:that )?(?:the|that|my|we|i|it|you|no|none|there|theres)|until|till)';
const PART = '(third|half|quarter|bit|part|strip|edge|side|section)';
const IT = '(?:him|her|them|it|that|this|that (?:bit|part|strip|side|edge)|this (?:bit|part))';

/** A side that is to be cut off. */
export const SIDE_FORMS: readonly Form[] = [
  // "Trim a strip off the bottom", "crop the lower part", "the bottom could be cropped a bit"
  [
    new RegExp(
      `${START}${PLEASE_WE}(?:crop|trim|cut|chop|slice|lop|shave|remove|take|get rid of|lose)(?: (?:off|away))? (?:a|some|a small|a thin|a narrow|a little) (?:strip|bit|slice|part|piece|little)(?: of)? (?:off|from|at|on|of) (?:the )?${SIDE}(?: (?:side|edge))?${END}`,
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
        `${START}${PLEASE_WE}(?:crop|trim)(?: (?:off|away))? the ${said} (?:part|area|section|portion)${OF_IT}${END}`,
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
  // "Cut off the empty bit of meadow on the left"
  [
    new RegExp(
      `(?<=\\b(?:cut|crop|trim|chop|slice|snip)(?: off| away)? )((?:the|that|this) )${EMPTY} (?:strip|piece|bit) (?=(?:of|on|at) )`,
    ),
    '$1 bit ',
  ],
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:and|then) )((?:(?:on|at) the )?(?:left|right|top|bottom))(?: hand side)? (?:the|that|this|an?) ((?:(?:${EMPTY}|little|small) )*)${PIECE} (?:of )?(?:the )?${GROUND} (?:crop|cut(?: off)?|trim)${END}`,
    ),
    '$1 slightly crop',
  ],
  // "Crop the ceiling off"
  [
    /\b(?:crop|cut|trim|chop|slice)(?: (?:off|away|out))? (?:the |that |all the |all that )(?:empty |ugly |boring |blank )?(?:ceiling|roof beams)(?: (?:off|away|out))?(?= ?$| [,.;!?]| please\b| and\b)/,
    'crop the top',
  ],
  [
    /\b(?:crop|cut|trim|chop|slice)(?: (?:off|away|out))? (?:the |that |all the |all that )(?:empty |ugly |boring |blank |dirty )?(?:floor|pavement|carpet|tarmac|ground)(?: (?:off|away|out))?(?= ?$| [,.;!?]| please\b| and\b)/,
    'crop the bottom',
  ],
  // "Lop a tenth off each side"
  [
    /\b(?:lop|slice|shave|hack|snip|whip|knock|shear|lob) (?=(?:(?:off|away) )?(?:[^,.;:!?“ ]+ ){1,4}?(?:off|from|of) (?:the (?:left|right|top|bottom|sides)|each|every|all|both|either)\b)/,
    'crop ',
  ],
  // "The left third is useless, bin it"
  [
    new RegExp(
      `${START}the ${SIDE}(?: hand)? ${PART}(?: of (?:it|the ${SHOT_OR_FILE}))? (?:is|looks|was) (?:[^,.;:!?“ ]+ ){1,4}[,.;–-] ${PLEASE_LETS}(?:get rid of|${CUT_AWAY}) (?:off |away |out )?${IT}(?: (?:off|away|out))?${END}`,
    ),
    'crop off the $1 $2',
  ],
  // "My thumb is along the bottom edge, trim that bit off"
  [
    new RegExp(
      `${START}(?![^,.;]*\\b(?:bloke|guy|man|men|woman|women|lady|dude|chap|boy|girl|kid|kids|person|people|tourists?|strangers?|couple|ex)(?= (?:is|are|on|at|in|stands|standing)\\b))(?:theres |there is )?(?:my|the|a|an|someones|some|his|her|our) (?:\\w+ ){1,3}?(?:(?:is|are|shows|sticks out|got in|gets in|pokes in|sneaked in|crept in|showing|visible|stick(?:ing)? in|poking in) )*(?:along|at|on|in|by|from|down) the (?:far |very |extreme )?${SIDE}(?: hand)?(?: (?:edge|side))? [,.;–-] ${PLEASE_LETS}(?:crop|trim|cut|chop|slice|snip|lop) (?:off |away |out )?${IT}(?: (?:off|away|out))?${END}`,
    ),
    'crop a bit off the $1',
  ],
  // "Chop off the top where the lamp is", "take off a third on the right"
  [
    new RegExp(
      `${START}(?:please )?(?:crop|trim|cut|chop|slice|snip|lop)(?: off| away| out)? (?:the )?${SIDE}(?: off| away)? where [^,.;:!?“]*?${END}`,
    ),
    'crop a bit off the $1',
  ],
  [
    new RegExp(
      `\\b(?:take|crop|cut|trim|chop|slice)(?: off| away)? (?:a|one) (third|quarter|half)(?: off| away)? (?:on|at|from|of) the ${SIDE}(?: side)?${END}`,
    ),
    'crop off the $2 $1',
  ],
  // "Crop the bottom of the picture"
  [
    /\b(?:crop|cut|trim|chop|slice)(?: off| away)? the (top|bottom|left|right)(?: side| edge| part| bit)? of (?:the |this |my )?(?:picture|photo|image|frame|shot|pic)(?= ?$| [,.;!]| and\b| please\b)/,
    'crop a bit off the $1',
  ],
  // "Cut out the left part where the finger is"
  [
    new RegExp(
      `${START}${PLEASE_MAYBE}${TRIM} (?:out|off|away) (?:the )?${SIDE} (?:part|bit|side|edge|piece|strip)(?: (?:where|that|because) [^,.;:!?“]*)?${END}`,
    ),
    'crop off the $1',
  ],
  // "Trim the sides a bit": left and right, and neither top nor bottom
  [
    new RegExp(
      `${START}${PLEASE_MAYBE}${TRIM}${BIT}(?: (?:off|from|of|away))* (?:the |both |both the |its )?sides${BIT}(?: (?:off|away|in))*${BIT}(?: , keep(?:ing)? (?:the |its )?height)?(?: so [^,.;:!?“]*)?${END}`,
    ),
    'crop a bit from both sides',
  ],
  // "Crop the left side to remove the radiator"
  [
    new RegExp(
      `${START}(?:please )?${CUT}(?: off| away| out| in)?(?: a (?:bit|little|strip)| some| a bit off| some off)?(?: of| off| from)? (?:the )?${SIDE}(?: hand)?(?: (?:side|edge|part|bit|border|strip))?(?: off| away)?(?: a (?:bit|little)| slightly)? (?:, )?${GONE} (?![^,.;!?“]*(?:square|\\d:\\d|portrait|landscape|round|ratio|format))[^,.;:!?“]*?${END}`,
    ),
    'crop off the $1',
  ],
  // "Crop out the guy on the right"
  [
    new RegExp(
      `${START}(?:please )?(?:crop|trim) (?:out|off|away) (?:the|that|this|my|those|these|her|his|our|some) (?:\\w+ ){1,4}?(?:on|at|to|from|in) the (?:far |very |extreme )?${SIDE}(?: hand)?(?: (?:side|edge))?(?: of (?:the|this|my) (?:picture|photo|image|frame))?${END}`,
    ),
    'crop off the $1',
  ],
  // "Trim off the bottom third where my thumb got in"
  [
    new RegExp(
      `${START}(?:please )?(?:crop|trim|cut|chop|slice|snip|lop)(?: off| away| out)? (?:the )?(top|bottom|left|right|lower|upper) (third|half|quarter|bit|part|strip|edge|side)(?: off)? (?:where|because|cause|since|as|which|that) [^,.;:!?]*?${END}`,
    ),
    'crop off the $1 $2',
  ],
];
