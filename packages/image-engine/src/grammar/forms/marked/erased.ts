import { FIRST, LAST, MARKED, START } from '../parts.ts';
import { ERASE, GOES, GONE, THERE } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const NEAR = '(?:behind|in front of|next to|beside|near|by|under|above|on top of)';
const OUTSIDE = `(?:(?:the|everything|all|anything|what is|whats|the (?:area|part|rest)) )?outside(?: of)? (?:the |my |that )?(?:selection|mark|marking|box|marked (?:area|part)|rectangle|mask|it)`;

/** What is marked is to go. */
export const ERASED_FORMS: readonly Form[] = [
  // "Remove the post and the cables, and then brighten the sky"
  [
    new RegExp(
      `\\b(${GONE} ${THERE} \\w+(?: \\w+)?) and (?:${THERE} |all )+(?!sky|background|rest|haze|noise|red eyes|vignette)\\w+(?: \\w+)?(?= (?:,|and)(?: (?:and|then))* )`,
    ),
    '$1',
  ],
  // "Remove this stain": it, and no others
  [
    new RegExp(
      `\\b(?:${GONE}|clean|clean up) (?:this|that|these|those) (?:stains?|spots?|scratch|scratches|marks?|dots?|specks?|blotch(?:es)?)(?= ?$| [,.;:!?]| (?:and|then|but|please)\\b)`,
    ),
    'erase what i marked',
  ],
  // "I went over the wires, vanish them": it is to go
  [
    new RegExp(
      `(?<=${START}(?:please |can you |could you |just |now )*)(?:vanish|poof|disappear|magic|vaporize|evaporate|banish) (?:it|them|those|these|that|this|him|her|(?:the|this|that|those) \\w+)(?: (?:away|out|off|completely))*(?= ?$| [,.;!]| and\\b| then\\b| please\\b)`,
    ),
    'erase what i marked',
  ],
  // "Too much floor at the bottom, remove it", as it is put: the floor that is marked
  [/\bcrop 10 off the very (?:top|bottom|left|right) edge(?= ?$| [,.;!?])/, 'erase what i marked'],
  // "Leave the outside of my selection alone", "nowhere else": nothing else changes
  [
    new RegExp(
      `(?<= )(?:[,;.] |and |but |please )*(?:(?:leave|keep|dont touch|dont change|do not touch|do not change) ${OUTSIDE}(?: (?:alone|as (?:it )?is|untouched|unchanged|the same|please))*|(?:nowhere|nothing|not anywhere|no place) else(?: please)?)(?= ?$| [,.;!])`,
    ),
    '',
  ],
  // "… it is the long dark one in the box": which one goes
  [
    /(?<=\b(?:remove|erase|delete|lose|zap|get rid of|take (?:out|away|off))\b[^.;:!?“]* )(?:[,;–-] )+(?:it|its|that|thats|this|he|hes|she|shes|they|theyre)(?: is| are)? (?:the|that|those) (?:\w+ ){0,4}?(?:ones?|things?|guy|man|woman|lady|kid)(?: (?:in|inside|with|that|which|i)(?: \w+){1,4})?(?= ?$| [,.;!])/,
    '',
  ],
  // "The stain that I painted over needs to go"
  [
    new RegExp(
      `${START}(?:the|that|this|those|these) (?:[^,.;:!?“ ]+ ){1,6}?(?:that |which )?i(?: have|ve)? (?:just )?${MARKED}(?: (?:over|in \\w+|there|here))* (?:(?:needs?|has|have|must|should|can|is|are|to|just|please|really) )*(?:go|vanish|disappear|be gone|gone|(?:be )?removed|erased)(?= ?$| [,.;!]| and\\b| please\\b)`,
    ),
    ERASE,
  ],
  // "Heal the scratch I brushed over", "fill in this hole where the print was torn"
  [
    new RegExp(
      `${START}(?:please )?(?:heal|repair|fix|patch(?: up)?|retouch|clone(?: out)?|mend|fill(?: in| up)?) (?:(?:the|that|this|those|these) (?:[^,.;:!?“ ]+ ){1,4}?(?:that |which )?i(?: have|ve)? (?:just )?${MARKED}(?: (?:over|in \\w+|there|here))*|(?:this|that|these|those) (?:\\w+ )?(?:holes?|gaps?|tears?|cracks?|scratch|scratches|dents?|rips?)(?: (?:where|from|in|on|here|there|that)(?: [^,.;:!?“ ]+)*?)?)(?: ,? ?it should (?:just |only )?(?:be|look like|show|become)(?: [^,.;:!?“ ]+)*)?(?= ?$| [,.;!]| and\\b| please\\b)`,
    ),
    ERASE,
  ],
  // "I don't want to see this label any more"
  [
    new RegExp(
      `${START}i (?:dont|do not|never) want to see (?:it|them|him|her|(?:this|that|these|those) (?!(?:grain|noise|background|tint|cast|haze|fog|blur|colou?rs?|sky|shadows?|sepia|photo|picture|image)\\b)\\w+)(?: (?:any ?more|again|there|here|in (?:the|this) \\w+))*(?= ?$| [,.;!]| please\\b)`,
    ),
    ERASE,
  ],
  // "Remove the bin and the car behind the hedge, keep the hedge": all of it is marked, and nothing else changes
  [
    new RegExp(
      `^(?:(?:please|can you|could you|just) )*(?:remove|erase|delete|get rid of|take (?:out|away)) ${GOES}(?: ?,? (?:and|or|plus) ${GOES})(?: ${NEAR} ${GOES})?(?:(?: ,| but| and| please)* (?:keep|leave) ${GOES}(?: (?:alone|there|untouched|unchanged|as is|as it is|please|in))*)?(?: please)?(?= ?[.!]? ?$)`,
    ),
    ERASE,
  ],
  [
    new RegExp(
      `${FIRST}(?:i |we )?(?:(?:dont|do not|not) (?:really )?(?:want|need|like)(?: of)? (?:this|that|it|the thing|these|those)|want (?:not (?:this|that|it)|(?:this|that|it|the) not(?: want)?))(?: (?:here|there|in (?:the|my) (?:picture|photo)|in it))?${LAST}`,
    ),
    'erase it',
  ],
  [
    new RegExp(
      `${FIRST}(?:retouch|touch|edit|photoshop|clone|paint|heal) (?:this|that|it) (?:out|away)${LAST}`,
    ),
    'erase it',
  ],
  [
    new RegExp(
      `${FIRST}(?:this|that|it) (?:has no business|does not belong|doesnt belong|should not be|shouldnt be|is out of place)(?: (?:here|there|in (?:it|the (?:picture|photo))))?${LAST}`,
    ),
    'erase it',
  ],
  [
    new RegExp(
      `${FIRST}clean(?: up| away)? (?:the )?(?:marked (?:spot|area|part|zone|thing|place|region)|thing i (?:boxed|marked))${LAST}`,
    ),
    'erase it',
  ],
  // "Remove it, and its shadow too": that goes along
  [
    /(?<=\b(?:remove|erase) (?:it|this|that|him|her|them) )(?:(?:,|but|and|with) )+(?:the |its |his |her |their )shadow(?: also| too| as well)?(?= ?$| [,.;!?]| (?:and|then|please)\b)/,
    '',
  ],
  // "Remove this and fill it in nicely": what is erased is filled with what is around it
  [
    /(?<=\b(?:remove|erase|delete|get rid of|take out|clear) [^.;!?“]*)(?<= )(?:(?:,|and|then) )+fill (?:(?:it|that|this|the|gap|hole|space|area|spot|in|up|out) )+(?:(?:nicely|naturally|properly|seamlessly|cleanly|well|please|with|by|the|whats|what|is|around|surroundings?|background|it) ?)*(?<= )(?=$|[,.;!?]|(?:and|then)\b)/,
    '',
  ],
  // "Take this out and the rest a bit lighter": all that is left
  [
    /(?<=\b(?:remove|erase|delete) (?:this|that|these|those|it|them|him|her|what i marked|the (?:marked )?\w+)(?: please)? (?:(?:,|and|then) )+(?:please )?(?:(?:make|turn|brighten|darken|lighten|sharpen|warm|cool) )?(?:also )?)(?:the )?rest(?= )(?!.*\b(?:stays?|keep|leave|unchanged|is|alone)\b)/,
    'everything',
  ],
  // "Remove the clouds": those in the box
  [/\breplace the clouds with a clear blue sky\b/, 'erase it'],
];
