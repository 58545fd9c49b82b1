import { MARKED, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PART =
  '(?:areas?|parts?|bits?|pieces?|spots?|regions?|sections?|zones?|patch|patches|places?|corner|selection|rectangle|square)';
/** Done to a part of a picture as well as to all of it. */
const TREATS =
  '(?:blur|pixelate|pixellate|censor|obscure|anonymi[sz]e|brighten|lighten|darken|sharpen|soften|desaturate|saturate|enhance|warm|cool|tint|denoise|dim|smooth|dehaze)(?: out| up| down)?';
const TREATED =
  '(?:brighter|lighter|darker|sharper|softer|crisper|clearer|warmer|cooler|colder|blurry|blurred|blurrier|pixelated|unreadable|illegible|black and white|monochrome|grayscale|gray|sepia|more \\w+|less \\w+|stand out|pop)';
const SPARES =
  '(?:except(?: for)?|but(?: not)?|besides|apart from|other than|excluding|outside(?: of)?|around|less|minus|leave|keep|spare|not)';
const REST = '(?:the rest|everything else|all else|the remainder|the others?|all the rest)';
const JUST = '(?:(?:only|just|out|all|of|in|on|to|the|over|please|everything|whatever is) )*';
const TOLD = `(?:(?:the |my |this |that )?(?:marked|selected|painted|boxed|brushed|circled|outlined|masked) ${PART}|(?:the |my |this |that )selection|(?:what|whatever|everything|all|the ${PART}|the things?) (?:that |which )?i(?: have|ve)? (?:just |already )?${MARKED}(?: (?:over|in \\w+|with \\w+))*|(?:what|the)(?: i)? (?:marked|boxed|circled|painted|selected)|(?:whats |what is )?(?:inside|within|in) (?:the|my|that) (?:box|selection|marking|mask|rectangle)|where i(?: have|ve)? ${MARKED}(?: (?:it|over))*)`;
const POINTED = `(?:this|that|these|those) (?:whole |entire |little |small )?${PART}(?: (?:here|there|of (?:the|my) (?:picture|photo|image)))?`;

/** The ways to say `what`, where something is to be done to that part only, or to all but that. */
const told = (what: string): Form[] => [
  // "Desaturate everything outside what I painted"
  [
    new RegExp(
      `(?<!\\b(?:leave|keep|touch|change) (?:the )?)\\b(?:(?:everything|all|anything|whatever is|what is|that is|thats) )*outside(?: of)? (?:${what}|(?:the|my) (?:box|marking|mask|rectangle))(?= |$)`,
    ),
    'everything except the selection',
  ],
  [new RegExp(`(?<=\\b${TREATS} ${JUST})${what}(?= |$)`), 'the selection'],
  [
    new RegExp(
      `(?<=\\b(?:make|turn|have|get|let) ${JUST})${what}(?= (?:\\w+ ){0,3}?${TREATED}\\b)`,
    ),
    'the selection',
  ],
  [
    new RegExp(
      `(?<=\\b(?:saturation|colors?|contrast|brightness|exposure|noise|grain|warmth|sharpness|shadows|highlights|light)(?: \\w+){0,2} (?:of|in|on|out of|from|for) (?:only |just )?)${what}(?= |$)`,
    ),
    'the selection',
  ],
  [new RegExp(`(?<=\\b${SPARES} ${JUST})${what}(?= |$)`), 'the selection'],
  [
    new RegExp(
      `${START}${what} (?:(?:should|must|shall|has to|have to|needs to|is to|to|please|be|get|become|is|are|just) )+(?=(?:\\w+ ){0,2}?${TREATED}\\b)`,
    ),
    'make the selection ',
  ],
];

/** What is marked as a part of the picture, however it is called. */
export const SELECTION_FORMS: readonly Form[] = told(TOLD);

const HIDES = '(?:blur|pixelate|pixellate|censor|obscure|anonymi[sz]e)';
const NO_STYLE =
  '(?= (?:out|please|here|there|now|so|because|as|with|and)\\b| ?$| [,.;!])(?!.*\\b(?:art|games?|style|retro|old)\\b)';
const OUTSIDE = `(?:(?:the|everything|all|anything|what is|whats|the (?:area|part|rest)) )?outside(?: of)? (?:the |my |that )?(?:selection|mark|marking|box|marked (?:area|part)|rectangle|mask|it)`;
const ERASE = 'erase what i marked';

/** The same where something is marked. */
export const POINTED_FORMS: readonly Form[] = [
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
  // "Less orange where I painted"
  [
    new RegExp(
      `${START}((?:please |a bit |a little |much |make it )*(?:brighter|lighter|darker|sharper|softer|warmer|cooler|blurry|blurred|pixelated|(?:more|less) \\w+)) (?:please )?(?:only |just )?${TOLD}(?= ?$| [,.;!]| and\\b| please\\b)`,
    ),
    'make the selection $1',
  ],
  ...told(POINTED),
  // "Only keep this sharp, and blur the rest"
  [
    new RegExp(
      `${START}(?:please )?(?:only |just )*(?:keep |leave |have )?(?:only |just )*(?:${POINTED}|${TOLD}|this|that|it|these) (?:(?:stays?|should stay|should be|remains?|stay|keep|leave|in|is|as) )*(?:sharp|focus|clear|it is|it|is)(?: [,;]| and| but| then)+ (?:(?:blur|soften)(?: out)? (?:all )?${REST}|${REST} (?:(?:should|be|is|all|get|made|a bit|slightly|completely) )*(?:blurred|blur|blurry|soft|out of focus|unsharp))(?= ?$| [,.;!]| please\\b)`,
    ),
    'blur everything except the selection',
  ],
  // "Keep this in colour, the rest black and white"
  [
    /(?<=\b(?:keep|leave|spare) (?:only |just )*)(?:this|that|it|these|those)(?= (?:in (?:full )?color|colored|as (?:it|they) (?:is|are)|alone|untouched|unchanged|the same|sharp|clear)\b.*\b(?:rest|else|others?|remainder)\b)/,
    'the selection',
  ],
  // "Pixelate this", "blur it out": a thing that is not to be recognised
  [
    new RegExp(`(?<=\\b${HIDES}(?: out)? ${JUST})(?:this|these|here|there|in here)${NO_STYLE}`),
    'the selection',
  ],
  [
    new RegExp(
      `(?<=(?:^|\\b(?:visible|readable|legible|showing|seen|recogni[sz]able)\\b[^“]*)(?:(?:please|can|could|would|you|just|now|so) )*${HIDES}(?: out)? )(?:it|that|those|them)${NO_STYLE}`,
    ),
    'the selection',
  ],
  // "Blur everything except this"
  [
    new RegExp(
      `(?<=\\b(?:everything|all|everywhere|anything|black and white|grayscale|blur|blurred|rest) (?:else )?${SPARES} )(?:this|that|these|those|it|here)(?= (?:please|here|there|thing|one)\\b| ?$| [,.;!])`,
    ),
    'the selection',
  ],
  // "Brighten here", "make this darker"
  [
    new RegExp(
      `(?<=\\b${TREATS} ${JUST})(?:(?:right|in|inside|within|up|down|just|only) )*(?:here|there)(?= (?:please|a bit|a little|slightly|some|more|by)\\b| ?$| [,.;!])`,
    ),
    'the selection',
  ],
  [
    new RegExp(
      `(?<=\\b(?:make|have|get) )(?:it )?(?:right |in |up |down )?(?:here|there)(?= (?!(?:whole|entire|photo|photograph|picture|image|pic|shot|one)\\b)(?:(?:a|bit|little|lot|much|way|slightly|look|be|even|some|please|all|totally|completely|too) ){0,3}?${TREATED}\\b)`,
    ),
    'the selection',
  ],
  // "A bit brighter here"
  [
    new RegExp(
      `${START}((?:please |can you |could you |make it |just |a bit |a little |slightly |much |a lot |way |even )*(?:brighter|lighter|darker|sharper|softer|warmer|cooler|blurry|blurred|pixelated|more \\w+|less \\w+)) (?:please )?(?:right |only |just |in |over )*(?:here|there)(?= ?$| [,.;!]| please\\b| and\\b)`,
    ),
    'make the selection $1',
  ],
];
