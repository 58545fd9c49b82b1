import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';
import { PART } from './parts.ts';

const HERE = `(?:(?:just|only|right|in|on|at|over|of|from|for|inside|the|this|that|these|those|my|marked|selected|painted|boxed|little|small) )*(?:${PART}|here|there|it|this|that)(?: (?:here|there|i (?:marked|painted|boxed|selected)|only|please|alone))*`;
const SHINE = '(?:shine|gloss|glare|glossiness|shininess|sheen|glow|glint|shimmer|reflections?)';
const GLOSSY = '(?:shiny|glossy|greasy|oily|sweaty|glaring|reflective|sparkly|gleaming)';
const MUCH = '((?:(?:a|bit|little|touch|tad|slightly|somewhat|lot|way|much) )*)';
const LESS = 'lower the highlights $1';

/** What shines where something is marked: the mark says where. */
export const SHINY_FORMS: readonly Form[] = [
  // "Just this spot less shiny", "make this area less glossy"
  [
    new RegExp(
      `${START}(?:please |can you |could you |make |have |get |want |i want |should be )*${HERE} (?:(?:should|must|to|be|look|is) )*${MUCH}(?:less ${GLOSSY}|duller|matte?|more matte?)${END}`,
    ),
    `${LESS} of the selection`,
  ],
  // "This spot is too shiny"
  [
    new RegExp(`${START}${HERE} (?:is|looks|s|are) ${MUCH}(?:too|so|very) ${GLOSSY}${END}`),
    `${LESS} of the selection`,
  ],
  // "Less shine here", "tone down the glare here only"
  [
    new RegExp(
      `${START}(?:please )?${MUCH}less (?:of (?:the |that )?)?(?:${SHINE}|${GLOSSY}) ${HERE}${END}`,
    ),
    `${LESS} of the selection`,
  ],
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:tone down|take down|bring down|reduce|lower|soften|dull|kill|tame|cut|lessen|dial down|turn down) ${MUCH}(?:the |that |this )?${SHINE} (?=\\w)(?!of (?:the|my) )${HERE}${END}`,
    ),
    `${LESS} of the selection`,
  ],
  // "Take the shine off this spot": it stays, and shines less
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:take|get|remove|erase) ${MUCH}(?:of )?(?:the |that |this )?(?:shine|gloss|glossiness|shininess|sheen) (?:(?:off|out of|from|away from|away|down|on) )?(?:of )?${HERE}${END}`,
    ),
    `${LESS} of the selection`,
  ],
];
