import { COLOUR, END, INK, NAME, START, WHOSE } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const HEX = '#[0-9a-f]{3,8}';
const IS_NOW = '(?:which|that|it|they|who|currently|now|at the moment)';
const NOW = '(?: (?:now|at the moment|right now|currently|today|still|originally))*';

/** What colour a thing has now, told before the one that it is to have. */
export const AS_IT_IS_NOW_FORMS: readonly Form[] = [
  // "We got the car in 2009, paint it green"
  [
    new RegExp(
      `${START}(?:i|we|he|she|they)(?: just| only|ve|d)? (?:got|bought|have|had|own|built|made|inherited|found|restored|rented) (?:the|an?|this|that|our|my|his|her|these|those) ((?:(?!other|new|old|same)\\w+)(?: (?:bike|door|gate|chair|table|house|car|van|bus|boat))?)(?: [^,.;:!?“]*?)? [,.;–-] (?:so |now |please |can you |could you |and )*(?:paint|make|color|recolor|dye|turn) (?:it|them) (?:in )?(${COLOUR})`,
    ),
    'make the $1 $2',
  ],
  // "My car, I would rather see it in #1e7b34"
  [
    new RegExp(
      `${START}${WHOSE} (${NAME}) , (?:i |we )?(?:id|i d|would|d|wed)? ?(?:much |really |far )*(?:rather|prefer|sooner|like|love|picture|imagine|see)(?: to)?(?: see| have| picture| imagine| like| want)* (?:it|them|that|those) (?:better |more |rather )?(?:in |to be |as )(?:an? )?(?:${COLOUR} )?(${HEX})${END}`,
    ),
    'make the $1 $2',
  ],
  // "My ute is white, reckon it would look better in black", "the sofa is grey, I'd rather have it mustard"
  [
    new RegExp(
      `${START}(?:my|our|the|his|her|this) (\\w+)(?: at the moment| right now| currently| now)? (?:is|are|was) (?:currently |now |actually )?${INK}(?: at the moment| right now| now)? [,.;–-] (?:but )?(?:(?!(?:frame|border|background|backdrop|text|title|caption|write|tint|sky|everything|rest) )[^,.;:!?“ ]+ ){0,8}?(?:in|be|it|them|to|prefer|rather|like) (?:it |them )?(?:in )?${INK}(?: please| instead| better| (?:[?.] )?show me| like| look)*${END}`,
    ),
    'make the $2 $1 $3',
  ],
  // "My guitar is brown in this picture but I'd like to see it in turquoise before I paint it"
  [
    new RegExp(
      `${START}(?:my|our|the|his|her|this) (\\w+) (?:is|are|was) (?:currently |now |actually )?${INK}(?: (?:in|on|at) (?:this|the|that) (?:picture|photo|image|pic|shot|moment))?,? (?:but|and|yet|though) (?:[^,.;:!?“ ]+ ){0,7}?(?:in|be|it|them|to|prefer|rather|like) (?:it |them )?(?:in )?${INK}(?: before [^,.;:!?]*?| instead| please| for a change)?${END}`,
    ),
    'make the $2 $1 $3',
  ],
  // "Our sofa is grey and we are torn with mustard"
  [
    new RegExp(
      `${START}(?:my|our|the) (\\w+) is ${INK} and (?:we|i) (?:[^,.;:!?“ ]+ ){1,3}?(?:with|about|between|over) ${INK}${END}`,
    ),
    'make the $2 $1 $3',
  ],
  // "…the door, make it from brown to indigo"
  [
    new RegExp(
      `(?<=\\bthe )(\\w+)(?: of (?:the |my |our )?house)? , make it (?:of|from) ${INK} (?:in |to |into )?${INK}`,
    ),
    '$1 , make the $2 $1 $3',
  ],
  // "My son's helmet is orange and we want to see it in black"
  [
    new RegExp(
      `${START}(?:my|the|our|his|her) (?:\\w+ )?(\\w+) is (?:too )?${INK} and (?:it |we |i |them )*(?:want|would like|wish)(?: to)?(?: see| ver| have)? (?:it )?in ${INK}${END}`,
    ),
    'make the $2 $1 $3',
  ],
  // "What would our front door look like in dark green? It's white now", "paint the door red, it is green at the moment"
  ...[
    `(?:please )?(?:make|paint|turn|color|recolor) (?:${WHOSE} )?(${NAME}) (?:in )?${INK}`,
    `(?:id |i would |we would |wed |i |we )(?:prefer|like|love|want|rather have|rather see)(?: to (?:see|have))? (?:${WHOSE} )?(${NAME}) (?:in |to be )${INK}`,
    `(?:what|how) would (?:${WHOSE} )?(${NAME}) look (?:like )?(?:in|if it were|if it was) ${INK}`,
  ].map(
    (wish): Form => [
      new RegExp(
        `${START}${wish} [?.,;] (?:but )?(?:it|they|its|theyre)(?: is| are| s)? (?:currently |now |still )?${INK}(?: (?:right )?now| at the moment| currently| today| at present| atm)?${END}`,
      ),
      'recolor the $3 $1 $2',
    ],
  ),
  // "Would my red car look nice in grey?"
  [
    new RegExp(
      `${START}(?:would |do you think )?(?:my|the|our) (${COLOUR}) (${NAME}) (?:is|would be|looks|would look|look) (?:better|nice|beautiful|good|great|nicer) (?:in|as) ${INK}${END}`,
    ),
    'make the $1 $2 $3',
  ],
  // "My jacket, which is black, in mustard"
  [
    new RegExp(
      `${START}(?:please )?(?:i want |id like |i would like |can (?:you|i) (?:make|have|get) |could you make |make |turn |paint |dye |color |change |have )*${WHOSE} (${NAME}) [,(–-] ${IS_NOW}(?: (?:is|are|s|was|were))?${NOW} (${COLOUR})${NOW} [,)–-](?: (?:please|should|shall|must|could|be|become|to|into|in|turn|go|rather|instead|better))* ${INK}${END}`,
    ),
    'make the $2 $1 $3',
  ],
  // "The beige sofa, I would rather see it in fir green"
  [
    new RegExp(
      `${START}(?:the|my|our|this|that|his|her) ((?:${COLOUR} )?${NAME}) , (?:i |we )?(?:id|i d|would|d|wed)? ?(?:much |really |far )*(?:rather|prefer|sooner|like|love|picture|imagine|see)(?: to)?(?: see| have| picture| imagine| like| want)* (?:it|them|that|those) (?:better |more |rather )?(?:in |to be |as )${INK}(?: instead)?${END}`,
    ),
    'make the $1 $2',
  ],
  // "The car is silver and should be black"
  [
    new RegExp(
      `${START}((?:the|my|our|his|her|this) )(\\w+) is (${COLOUR}) (?:and|but|,) (?:it |that )?(?:should|shall|must|has to|needs to) (?:be |become |turn )*(${COLOUR})(?: be)?${END}`,
    ),
    'make $1 $3 $2 $4',
  ],
];
