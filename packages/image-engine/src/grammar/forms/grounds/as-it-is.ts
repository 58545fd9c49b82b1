import { END, START } from '../parts.ts';
import { PLEASE_AND } from '../pieces/politeness.ts';
import { LOOKS } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { PLACE, WHOM_BEHIND } from './parts.ts';

const NICER = '(?:nicer|better|prettier|lovelier|more (?:beautiful|attractive|appealing))';
const BEHIND =
  '(?:(?:of )?(?:in )?(?:the )?background|behind(?: (?:me|us|him|her|them|it))?|(?:of )?in (?:the )?back)';
const SOMEBODY = '(?:the |my )?(?:person|people|subject|man|woman|child|kid|kids|face)';

/** The background that is there already, and is to be nicer, darker or lighter. */
export const AS_IT_IS_FORMS: readonly Form[] = [
  // "The stuff in the back"
  [
    /\b(?:(?:all )?(?:the |that |this )?(?:stuff|area|scenery|junk|clutter|mess)|everything|all|the rest) (?:(?:thats|that is|that s|which is|going on|lying|lying around) )?(?:in|at) the back(?= ?$| [,.;:!?]| (?!of|seat|row|garden|yard|pocket|door|side|rest|left|right|corner|two|three)\w)/,
    'the background',
  ],
  // "Make the beach behind nicer": it stays
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:make|have|get) (?:the|my|our|that|this) ${PLACE} ${BEHIND} (?:look )?${NICER}${END}`,
    ),
    'make the background nicer',
  ],
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:make|have|get) ${NICER} (?:the|my|our|that|this) ${PLACE} ${BEHIND}${END}`,
    ),
    'make the background nicer',
  ],
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:enhance|improve|beautify) (?:the|my|our|that|this) ${PLACE} ${BEHIND}${END}`,
    ),
    'make the background nicer',
  ],
  [
    new RegExp(`${START}(?:the|my|our|that|this) ${PLACE} ${BEHIND} ${NICER}${END}`),
    'make the background nicer',
  ],
  // "Background black and white, person colourful": it stays as it is
  [
    new RegExp(
      `(?<=\\b(?:background|backdrop|rest|everything else|surroundings) (?:in )?${LOOKS} (?:, |and |but )*)(${SOMEBODY}) colorful${END}`,
    ),
    '$1 in color',
  ],
  [
    /\b(background|backdrop) gray (?:(?:,|and|but) )+(?:(?:me|us|him|her|the person|the people|the subject) keep in color|keep (?:me|us|him|her|the person|the people|the subject) in color)(?= ?$| [.;!?])/,
    '$1 black and white',
  ],
  // "Darken what is around it a little"
  [
    /(?<=\b(?:brighten|lighten|darken|blur|soften|warm|cool|desaturate|sharpen)(?: up| out)? )(?:what is|whats|whatever is|all that is) (?:all )?(?:around|behind) (?:it|him|her|me|us|them)\b/,
    'the background',
  ],
  // "Give the sunset behind us more punch": it is there.
  [
    new RegExp(
      `${START}((?:please )?(?:give|make|turn|get)) the (?:sunset|sky|sea|ocean|mountains?|hills?|forest|woods|trees|beach|city|view|scenery|landscape|skyline|lake) (?:behind|around) ${WHOM_BEHIND} (?=(?:way |a |much |some |more |less |slightly |bit |lot )*(?:more|less|\\w+er|punch|darker|brighter))`,
    ),
    '$1 the background',
  ],
  // "The background, blur it"
  [
    new RegExp(
      `${START}(?:the |my )?(background|backdrop) , (?:please |can you |could you |you )*(blur|darken|brighten|soften|lighten|remove|sharpen|desaturate) (?:it|that)${END}`,
    ),
    '$2 the $1',
  ],
  // "The background darker, me stays bright"
  [
    new RegExp(
      `(background (?:only )?(?:\\w+ )?(?:darker|brighter|lighter|softer|duller|warmer|cooler|gr[ae]y)(?: only)?) (?:, |and |while |but )+(?:me|i|we|us|she|he|they|(?:the|my|our) \\w+) (?:stays?|remains?|keeps?|should stay|is to stay|to stay) (?:bright|light|as is|the same|normal|as (?:i am|we are|it is|they are)|in color|sharp|untouched|unchanged)${END}`,
    ),
    '$1',
  ],
];
