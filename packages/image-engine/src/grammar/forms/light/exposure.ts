import { END, START } from '../parts.ts';
import { PLEASE_CAN_WE } from '../pieces/politeness.ts';
import { DOWN, SHOT, SO, WHICH } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** The end of a clause, behind a blank. */
const ENDS = '(?=$|[,.;:!?] |(?:and|then|but|plus|please)\\b)';
const MUCH =
  '((?:(?:a|bit|little|touch|tad|lot|slightly|somewhat|good|by|about|around|roughly|like|some|smidge|notch|\\d+) )*)';
const UP = `(?:(?:light|brighten|lift|lighten|raise|perk|open|bring|boost) ${WHICH}(?: up)?|(?:light|brighten|lighten|open|bring) up ${WHICH}|fix ${WHICH}|give ${WHICH} (?:(?:some|more|a bit of|a little) )*light|make ${WHICH} (?:brighter|lighter))`;
const DARKEN = `(?:${DOWN}|darken ${WHICH}|make ${WHICH} darker|(?:tone|bring|pull|dial|turn|take) down ${WHICH})`;
/** It is counted how much. */
const SO_MUCH = '(?:by |about |around |roughly |like )*\\d';
const MEND =
  '(?:fix|correct|repair|mend|undo|reduce|remove|lower|recover|compensate(?: for)?|adjust|improve|get rid of|take out|bring down|tone down)';
/** Who made the light what it is. */
const CAMERA =
  '(?:the|my|this|our|his|her) (?:(?:phone|mobile|digital|new|old|cheap|stupid|bloody|damn) )*(?:phones?|cameras?|cam|iphone|android|pixel|samsung|flash|lens|meter|gopro|ipad|tablet|dslr|auto mode|light meter)';
const TOOK = '(?:it|this|us|me|him|her|them|everything|(?:the|this|my|our) (?:\\w+ )?\\w+)';
const STRONGLY =
  '(?:(?:has|have|had|totally|really|completely|badly|slightly|always|kind of|kinda|a bit) )*';
const BLEW = `${STRONGLY}(?:(?:overexposed|over exposed|overexposes) ${TOOK}|(?:blew|blown|burnt|burned|bleached|washed) (?:${TOOK} out|out ${TOOK})|(?:made|makes|left|turned|took|got) ${TOOK} (?:(?:far|way|much|so|a bit|too) )*(?:bright|overexposed|over exposed|light|white))`;
const DIMMED = `${STRONGLY}(?:(?:underexposed|under exposed|underexposes) ${TOOK}|(?:made|makes|left|turned|took|got) ${TOOK} (?:(?:far|way|much|so|a bit|too) )*(?:dark|underexposed|under exposed|dim))`;
const BRIGHT =
  '(?:(?:its|it|is|was|this|the (?:photo|picture|image|shot)|looks|came out|turned out|far|way|much|so|a bit|too|really) )+(?:bright|overexposed|over exposed|blown out)';
const DARK =
  '(?:(?:its|it|is|was|this|the (?:photo|picture|image|shot)|looks|came out|turned out|far|way|much|so|a bit|too|really) )+(?:dark|underexposed|under exposed|dim|gloomy)';

/** What a camera made of the light, and how far that is to be taken back. */
export const EXPOSURE_FORMS: readonly Form[] = [
  // "Long exposure": water and lights in motion, and no brighter picture
  [
    /(?<=^(?:please |make it |make it look like |add |do |give it |i want |with )*(?:an? |the )?)long(?: time)? exposure(?: (?:look|effect|shot|photo|picture|style|please))*(?= ?[.!]? ?$)/,
    'motion trails',
  ],
  // "Fix the overexposure"
  [
    new RegExp(
      `${START}${PLEASE_CAN_WE}${MEND} (?:the |this |that |its |all |any )?(?:overexposure|over exposure)(?: (?:of|in) (?:it|this|that|(?:the|this|my) ${SHOT}))?(?: (?:a bit|a little|slightly))?${END}`,
    ),
    'it is overexposed',
  ],
  [
    new RegExp(
      `${START}${PLEASE_CAN_WE}${MEND} (?:the |this |that |its |all |any )?(?:underexposure|under exposure)(?: (?:of|in) (?:it|this|that|(?:the|this|my) ${SHOT}))?(?: (?:a bit|a little|slightly))?${END}`,
    ),
    'it is underexposed',
  ],
  // "My phone overexposed this, bring it down about 20 percent"
  [new RegExp(`${START}${CAMERA} ${BLEW} ${SO}${DARKEN} ${MUCH}${ENDS}`), 'darken it $1'],
  [new RegExp(`${START}${CAMERA} ${DIMMED} ${SO}${UP} ${MUCH}${ENDS}`), 'brighten it $1'],
  [new RegExp(`${START}${CAMERA} ${BLEW} ?${ENDS}`), 'it is overexposed'],
  [new RegExp(`${START}${CAMERA} ${DIMMED} ?${ENDS}`), 'it is underexposed'],
  // "It's overexposed, knock it down by 15 percent"
  [new RegExp(`${START}${BRIGHT} ${SO}${DARKEN} (?=${SO_MUCH})${MUCH}${ENDS}`), 'darken it $1'],
  [new RegExp(`${START}${DARK} ${SO}${UP} (?=${SO_MUCH})${MUCH}${ENDS}`), 'brighten it $1'],
  // "Overexposed by my phone, lower it 20%"
  [
    new RegExp(`${START}(?:overexposed|over exposed) by ${CAMERA} ${SO}${DARKEN} ${MUCH}${ENDS}`),
    'darken it $1',
  ],
];
