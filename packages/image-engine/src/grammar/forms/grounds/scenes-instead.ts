import { colourAmong, END, START, WHOSE } from '../parts.ts';
import { PLEASE_AND } from '../pieces/politeness.ts';
import { WHO } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { BACK, ONLY_BEHIND, SCENE_NAMED, WHOM_BEHIND } from './parts.ts';

/** Places that everybody knows, and no scene shows. */
const LANDMARK =
  '(?:eiffel tower|taj mahal|big ben|statue of liberty|colosseum|golden gate bridge|tower bridge|niagara falls|mount fuji|mt fuji|machu picchu|stonehenge|opera house|sydney opera house|pyramids|brandenburg gate|hollywood sign|leaning tower|acropolis|burj khalifa|notre dame|sagrada familia|great wall)';

/** A place in the stead of the background that is there. */
export const SCENES_INSTEAD_FORMS: readonly Form[] = [
  // "Remove the background and swap in something clean and neutral"
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:(?:remove|delete|get rid of|lose|cut out) the background(?: behind (?:it|me|us|the \\w+|my \\w+))? (?:(?:,|and|then) )+(?:swap|put|drop|pop|place|use|add|bring)(?: (?:in|it|there|for|on))*|(?:replace|swap|change|exchange) the background (?:with|for|by|to|into)) (?:something|a|an|anything|sth)(?: (?:else|more|plain|nice|very|really|nicely))* (?:(?:(?:clean|neutral|plain|simple|calm|tidy|minimal|minimalist|unobtrusive|professional|quiet|and|,) )+)(?:background |backdrop |instead )*(?=$|[,.;:!?]|and\\b|please\\b)`,
    ),
    'replace the background with a studio ',
  ],
  // "Instead of the garden an office in the background"
  [
    /(?<=^|[,.;:!?] |\b(?:and|then|but) )instead of (?:the|my|our|this|that) (?:\w+ ){1,2}?(?:id like |i want |please |rather |i would like )*(?:an?|some) ((?:\w+ ){0,2}?\w+) (?:in|as|for) (?:the )?background(?= ?$| [,.;:!?]| (?:and|please)\b)/,
    '$1 background',
  ],
  // "Instead of this background I want a sunset"
  [
    new RegExp(
      `${START}(?:instead of|rather than|in place of) (?:this|the|that|my) background (?:, )?(?:(?:i|we|id|would|please|want|like|put|use|prefer|rather|have|give|me) )+(?=(?:an? |the )?(?:\\w+ )?${SCENE_NAMED}\\b)`,
    ),
    'change the background to ',
  ],
  // "Replace the background with snow"
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:replace|swap|switch|exchange|substitute|change|set|turn) (?:(?:the|my|our|this|that|its) )?(?:(?:whole|current|old) )?(?:background|backdrop|bg) (?:with|for|by|to|into|against|before|on) (?:(?:an?|the|some) )?(${ONLY_BEHIND})${END}`,
    ),
    'make the background $1',
  ],
  // "Swap the car park behind us for a beach in Greece"
  [
    new RegExp(
      `\\b(?:swap|replace|change|exchange|trade) (?:the |that |this |all |everything )?(?:[^,.;:!?“ ]+ ){0,3}?behind (?:me|us|him|her|them|it|${WHOSE} \\w+) (?:for|with|by|to|into) (an? |the )(?!.*\\b(?:one|blur|frame|border)\\b)`,
    ),
    'change the background to $1',
  ],
  // "The Eiffel tower at sunset behind it": the sunset is one of the scenes
  [
    new RegExp(
      `(?<=\\b(?:(?:replace|change|swap|switch|make|set|turn) (?:the |my |this )?${BACK} (?:to|into|with|for|by|be|a|in)|${BACK} :|(?:put|place|stand|set) ${WHO} (?:in front of|before)) )(?:the |a )?(?=${LANDMARK} )(\\w+(?: \\w+){0,3}) (?:at|during|by) (?:the |a )?(sunset|sunrise|dusk|dawn|golden hour)(?= |$)`,
    ),
    '$2 , add the $1 ,',
  ],
  // "Can the background be a sunset?", "a sunset instead of the current background": no light of one
  [
    /\b(?:(?:can|could|should|let) the background be|(?:use )?(?=an? (?:sunset|sunrise) (?:as|like|instead of|in place of|rather than) ))(?: ?an?)? (sunset|sunrise)(?: (?:(?:as|like) (?:an? |the )?background|(?:instead of|in place of|rather than) (?:the |my |this )?(?:current |old |present |actual )?background))?(?= ?$| ?[,.;!?]| and\b| please\b)/,
    'change the background to a $1',
  ],
  // "Instead of the grey wall I want autumn behind me"
  [
    new RegExp(
      `${START}(?:instead of|rather than|in place of) ${WHOSE} (?:${colourAmong('plain')} |boring |ugly |messy |old |bare |plain )*(?:wall|walls|room|background|backdrop|mess|parking lot|car park|street|kitchen|garage|office|garden|curtain|sofa|bedroom|hallway|classroom|yard) (?:, )?(?:please )?(?:i |we )?(?:want|would like|would love|would prefer|id like|id love|id prefer|need|prefer|have|put|take|give me|make it)(?: to have| to see)? (?=[^,.;!“]*\\b(?:behind|background|backdrop)\\b)`,
    ),
    'i want ',
  ],
  // "Replace the messy kitchen behind me with a clean modern one"
  [
    new RegExp(
      `${START}((?:please )?(?:replace|swap|exchange|change|trade)) (?:the |my |this |that |our )(?:\\w+ )?(kitchen|office|beach|forest|city|studio|street|mountains?) (?:behind ${WHOM_BEHIND} )?(?:with|for|to|into|by) (an?) (?:\\w+ ){0,3}?one${END}`,
    ),
    '$1 the background with $3 $2',
  ],
];
