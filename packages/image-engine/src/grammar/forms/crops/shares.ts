import { END, FIRST, LAST, START } from '../parts.ts';
import { PLEASE_MAYBE } from '../pieces/politeness.ts';
import { ONE_SIDE, SHOT_OR_FILE } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { OF_IT, PLEASE_WE, SHARE, SIDE } from './parts.ts';

const ROUGHLY =
  '(?:(?:about|roughly|around|approximately|some|say|maybe|like|or so|more or less|by) )+';
const CUT =
  '(?:remove|take|crop|cut|trim|chop|slice|lop|shave|lose|drop|delete|erase|get rid of|ditch|bin|throw away|throw out)(?: (?:off|away|out))?';
const ALL_SIDES =
  '(?:(?:each|every|any) (?:side|edge|border)|all (?:the |four )?(?:sides|edges|borders)|all around|all round)';
const SHARE_OFF = '(?:third|half|quarter|fifth|tenth)';
const OFF = '(?:(?:off|from|on|at|of|to) )*(?:the )?';
const SHARES = `(?:the )?${ONE_SIDE} (?:by )?(?:an? |one )?${SHARE_OFF}|(?:an? |one |the )?${SHARE_OFF} ${OFF}${ONE_SIDE}`;
const PIXELS = `(?:the )?${ONE_SIDE} (?:by )?\\d{3,4}|\\d{3,4} ${OFF}${ONE_SIDE}`;

/** Shares and pixels that are to be cut off, and halves that are to stay. */
export const SHARE_FORMS: readonly Form[] = [
  // "Cut off the bottom part, about a quarter": how much of it
  [
    new RegExp(
      `${START}((?:please |can you )*)(?:cut|crop|trim|chop|slice)(?: off| away)? the (bottom|top|left|right)(?: (?:part|side|edge|bit|end|section))?(?: off| away)?(?: ,)? ${ROUGHLY}(?:an? |one )?(quarter|third|half|fifth|\\d+)(?: (?:of it|of the (?:picture|photo|image)))?${END}`,
    ),
    '$1 crop a $3 off the $2',
  ],
  // "Remove the left fifth", "bottom third gone"; of a half that is only "cut", the verb's own form tells
  [
    new RegExp(
      `${START}${PLEASE_WE}${CUT} (?:the |a |one )?${SIDE}(?: hand| most)? ${SHARE}${OF_IT}(?: (?:off|away|out))?${END}`,
    ),
    'crop off the $1 $2',
  ],
  [
    new RegExp(
      `${START}${PLEASE_WE}${CUT} (?:the |a |one )?${SHARE}(?: (?:off|from|at|on|of))? (?:the )?${SIDE}(?: hand)?(?: (?:side|edge))?${OF_IT}${END}`,
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
      `${START}${PLEASE_WE}(?:remove|take|get rid of|lose|delete)(?: (?:off|away))? (\\d{2,}) (?:off|from|on|at|of) (?:the )?${SIDE}(?: hand)?(?: (?:side|edge))?${OF_IT}${END}`,
    ),
    'crop $1 off the $2',
  ],
  [
    new RegExp(
      `${START}${PLEASE_WE}(?:remove|take|get rid of|lose|delete)(?: (?:off|away))? (\\d{2,}) (?:(?:off|from|on|at|of|in) )?${ALL_SIDES}${OF_IT}${END}`,
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
      `${START}${PLEASE_WE}(?:keep|leave|show|i want|i need|give me)(?: (?:me|just|only))+ the (?:middle|central|center) third${OF_IT}${END}`,
    ),
    'crop 33% off the left and right',
  ],
  [
    new RegExp(
      `${START}${PLEASE_WE}(?:keep|leave|show|i want|i need|give me)(?: (?:me|just|only))+ the ${SIDE}(?: hand)? ${SHARE}${OF_IT}${END}`,
    ),
    'crop to the $1 $2',
  ],
  // "Cut off the bottom part, about a quarter"
  [
    new RegExp(
      `\\b(?:cut|crop|chop|trim|take)(?: off)? (?:the )?(bottom|top|left|right)(?: part| side| bit)?(?: off)? , (?:about|around|roughly|like|maybe|say|some) (?:an? |the )?(quarter|third|fifth|tenth|half)${END}`,
    ),
    'crop off the $1 $2',
  ],
  // "Crop off the bottom third and the right 200 px": one cut is told in one measure
  ...(
    [
      [SHARES, PIXELS],
      [PIXELS, SHARES],
    ] as const
  ).map(
    ([one, other]): Form => [
      new RegExp(
        `(\\b(?:crop|cut|trim|chop|slice|lop)(?: off| away)? (?:${one})) (?:(?:and|,|plus) )+(?:${other})${END}`,
      ),
      '$1 ; otherwise measured',
    ],
  ),
  // "Crop a quarter right"
  [
    new RegExp(
      `${START}((?:please )?(?:crop|cut|trim)) (?:(?:an?|one) )?(quarter|third|half|fifth|tenth) (?:(?:on|at|to|from|of|off) )?(?:the )?(left|right|top|bottom)(?: side)?${END}`,
    ),
    '$1 a $2 off the $3',
  ],
  // "The right half is all I need"
  [
    new RegExp(
      `${START}(?:only )?the ${SIDE}(?: hand)? (half|third|side)(?: of (?:it|the ${SHOT_OR_FILE}))? (?:is|would be) (?:all|everything|the only (?:bit|part|thing)|what|the (?:bit|part))(?: that| which)? (?:i|we) (?:really |actually )?(?:need|want|care about|am after|like|use)${END}`,
    ),
    'crop to the $1 $2',
  ],
  // "Get rid of the bottom 15 percent"
  [
    /\b(?:remove|get rid of|take off|take away|delete|cut away|lose|chop off|cut off|ditch|bin|drop|shave off|lop off) the (left|right|top|bottom|upper|lower)(?: hand| most)? (\d+)(?: (?:would|will|could) (?:ya|you|u))?(?= ?$| [,.;!]| and\b| please\b| of\b)/,
    'crop off the $1 $2',
  ],
  // "10% off the left and right sides": cut
  [
    new RegExp(
      `${START}${PLEASE_MAYBE}(\\d+) (?:off|from) (?:the )?(?:left and (?:the )?right|both|right and (?:the )?left)(?: sides?| edges?)?${END}`,
    ),
    'crop $1 from both sides',
  ],
  // "Crop it to show only the left"
  [
    new RegExp(
      `\\b(?:crop|cut|trim)(?: (?:it|this|the (?:picture|photo|image)))? (?:to|so(?: that)?(?: you| we| i)?(?: can)?)(?: (?:show|keep|see|leave|have|only|just))+ (?:the )?${SIDE}(?: hand)?(?: (?:half|side|part|bit))?(?: (?:is|stays|remains|shows|only|is left|visible))*${END}`,
    ),
    'crop to the $1 half',
  ],
  // "Take the left half away"
  [
    /\b(?:take|cut|chop|crop|lop|slice|throw) (?:the )?(left|right|top|bottom|upper|lower)(?: hand)? (half|third|quarter) (?:away|off|out)(?: (?:of|from) (?:it|the (?:photo|picture)))?/,
    'crop the $1 $2',
  ],
  // "Crop the top off"
  [
    new RegExp(
      `${START}((?:please )?(?:crop|cut|chop|trim|slice|lop)) (?:the )?(top|bottom|left|right)(?: (?:side|bit|part|edge|strip))? (?:off|away)${END}`,
    ),
    '$1 off the $2',
  ],
  // "Remove the left third of the picture"
  [
    /\b(?:remove|take off|take away|delete|cut away|lose|chop off|cut off) the (left|right|top|bottom|upper|lower)(?: hand)? (third|quarter|half)(?: of (?:the|my|this) (?:picture|photo|image|pic))?\b/,
    'crop the $1 $2',
  ],
];
