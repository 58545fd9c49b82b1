import { START } from '../parts.ts';
import { DOWN, IS, SO, SOMEWHAT, WHICH } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** The end of a clause, behind a blank. */
const ENDS = '(?=$|[,.;:!?] |(?:and|then|but|plus|please)\\b)';
const MUCH =
  '((?:(?:a|bit|little|touch|tad|lot|slightly|somewhat|good|by|about|around|roughly|like|some|smidge|notch|\\d+) )*)';
/** Half of a picture, by its side. */
const SIDE =
  '(?:the |its |my )?(left|right|top|bottom|upper|lower)(?: hand)? (?:side|half|part|portion|end)(?: of (?:it|this|the (?:photo|picture|image|shot|frame)|my (?:photo|picture|pic|shot)))?';
const GLOOMY =
  '(?:gloomy|murky|dim|dark|darkish|dingy|shadowy|in (?:the |deep |total )?(?:shadows?|shade|dark|darkness)|underexposed|under exposed|(?:poorly|badly|dimly) lit|black|underlit|drab)';
const GLARING =
  '(?:bright|overexposed|over exposed|glaring|light|blown out|burnt out|burnt|washed out|blinding)';
const UP = `(?:(?:light|brighten|lift|lighten|raise|perk|open|bring|boost) ${WHICH}(?: up)?|(?:light|brighten|lighten|open|bring) up ${WHICH}|fix ${WHICH}|give ${WHICH} (?:(?:some|more|a bit of|a little) )*light|make ${WHICH} (?:brighter|lighter))`;
const DARKEN = `(?:${DOWN}|darken ${WHICH}|make ${WHICH} darker|(?:tone|bring|pull|dial|turn|take) down ${WHICH})`;
/** A half of a picture that is too dark or too bright, and what is to be done about it. */
export const SIDE_FORMS: readonly Form[] = [
  // "The left side is gloomy, light it up a bit"
  [
    new RegExp(`${START}${SIDE}${IS}${SOMEWHAT} ${GLOOMY} ${SO}${UP} ${MUCH}${ENDS}`),
    'brighten the $1 half $2',
  ],
  [
    new RegExp(`${START}${SIDE}${IS}${SOMEWHAT} ${GLARING} ${SO}${DARKEN} ${MUCH}${ENDS}`),
    'darken the $1 half $2',
  ],
  // "Light up the left side a bit"
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:light up|brighten up|lift|lighten|light) ${SIDE} ${MUCH}${ENDS}`,
    ),
    'brighten the $1 half $2',
  ],
];
