import { END, PICTURE, START, WHOSE } from '../parts.ts';
import { PLEASE, SO_PLEASE } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';
import { WHO } from './parts.ts';

const TREATS = '(blur|darken|brighten|soften|lighten|desaturate|defocus)';
/** Somebody or something of one picture, and nothing that a picture has all over. */
const WHO_OF_ONE = `(?:me|us|him|her|them|${WHOSE} (?!(?:\\w+ )?(?:colou?rs?|style|look|light|lighting|mood|tones?|sky|background|backdrop|text|frame|border|face|head)\\b)(?:\\w+ )?\\w+)`;

/** A picture that is to be behind what another shows. */
export const AS_BACKGROUND_FORMS: readonly Form[] = [
  // "Use the person from the first picture and the second one as background"
  [
    new RegExp(
      `${START}${PLEASE}(?!take [^,.;:!?“]* use )(?:(?:use|take|have|put|with) (?:in )?)?${WHO_OF_ONE} (?:(?:out )?of|from|in|on) (${PICTURE})(?: ,| and| with| plus)+ (?:use )?(${PICTURE}) (?:as|for) (?:an? |the |its |my |new )*(?:background|backdrop)${END}`,
    ),
    'put the subject of $1 into $2',
  ],
  // "Put her on this background": on the one that came along
  [
    new RegExp(
      `${START}${PLEASE}(?:put|place|set|move) ${WHO_OF_ONE} (?:on|onto|in|into|before|in front of|against) (?:this|that|the other|the new) (?:background|backdrop)${END}`,
    ),
    'use the second picture as background',
  ],
  // "Picture 2 behind me"
  [
    new RegExp(
      `${START}(${PICTURE}) behind (?:${WHO}|(?:the|my|our|his|her) (?:subject|person|people|dog|cat|product))${END}`,
    ),
    'use $1 as the background',
  ],
  // "The 3rd picture should be the background of the 1st", as German puts it
  [
    /\bthe (\d) \. (?:picture|photo) should the background of (?:the )?\d \. (?:picture |photo )?is\b/,
    'use picture $1 as the background',
  ],
  // "Picture 2 should be the background of picture 1"
  [
    new RegExp(
      `${START}(?:make )?(${PICTURE}) (?:(?:should|shall|must|will|can|is to|has to) )?(?:(?:be|become|serve|go|act) )?(?:as )?(?:the |a )?(?:new )?background (?:of|for|behind|to|in) ${PICTURE}(?: is)?${END}`,
    ),
    'use $1 as the background',
  ],
  // "Use my other picture as what's behind me"
  [
    new RegExp(
      `${START}(?:please )?(?:use|take|put|have) ${WHOSE} (?:other|second|2nd) (?:picture|photo|image|pic|shot|one) (?:as|for|to be|instead of|in place of) (?:what is|whats|whatever is|whatevers|the thing|the stuff|the view|the scenery|the wall)? ?behind (?:me|us|him|her|it|them)${END}`,
    ),
    'use the second picture as background',
  ],
  // "Swap her background with the one from picture 2"
  [
    new RegExp(
      `${START}${PLEASE}(?:replace|swap|change|exchange|switch) (?:his|her|its|my|our|their) (?:background|backdrop) (?:with|for|by|to|into) (?:the one|that|the background|the backdrop) (?:from|of|in|on) (${PICTURE})${END}`,
    ),
    'use $1 as the background',
  ],
  [
    new RegExp(
      `\\b(use ${PICTURE} as the background) (?:, )?(?:and |but |then )+${SO_PLEASE}(?:make|have|get) (?:it|that) ((?:(?:a bit|a little|slightly|much|rather) )?(?:blurry|blurred|darker|brighter|lighter|softer))${END}`,
    ),
    '$1 and make the background $2',
  ],
  // "Use the second photo as background, but blur it": the background
  [
    new RegExp(
      `\\b((?:use|take|put|set|make|have) ${PICTURE} as (?:the |a |my )?(?:background|backdrop)) (?:, )?(?:and |but |then )+${SO_PLEASE}${TREATS} (?:it|that)\\b`,
    ),
    '$1 and $2 the background',
  ],
  // "Swap the background for the beach photo I uploaded second, and blur the beach a tad"
  [
    /\b(?:swap|replace|change|exchange|trade) (?:the |my )?background (?:for|with|by|to|into) (?:the |my )(\w+) (?:photo|picture|image|pic|shot|one) (?:(?:that|which) )?(?:i |we )?(?:have |ve )?(?:uploaded|sent|attached|add|gave you|put|loaded|post)(?: (?:as|in|at|the))* (?:second|last|2nd|other|number two)(?: one| place)? ((?:(?:,|and|then) )+)(?:please )?blur (?:out )?(?:the |that )\1\b/,
    'use the second picture as background $2 slightly blur the background',
  ],
  // "Use the second one as scenery for the lady in the first"
  [
    new RegExp(
      `${START}(?:please )?(?:use|take|put|set|have) (${PICTURE}) as (?:the |a |my )?(?:scenery|backdrop|background|setting|scene|environment)(?: (?:for|behind|of)(?: (?!and\\b|but\\b|then\\b)[^,.;:!?“ ]+){1,7})?${END}`,
    ),
    'use $1 as background',
  ],
  // "Swap the backgrounds between the two": each change is a picture of its own
  [
    new RegExp(
      `${START}${PLEASE}(?:swap|exchange|switch|trade)(?: (?:the|our|their|both|around|over))* backgrounds(?: (?:around|over|of|between|in|from|the|my|these|those|both|two|1|2|one|first|second|and|pictures?|photos?|images?|them|each other|with))*${END}`,
    ),
    'use the second picture as background , produce another result',
  ],
];
