import { COLOUR, END, INK, WHOSE } from '../parts.ts';
import { SCENE } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const IF_NOT =
  '(?:if you cant|if you can not|if you cannot|if (?:that|this|it) (?:is not|isnt|is im|doesnt|does not|wont|will not|cant|can not)(?: be)?(?: (?:work|possible|done|go))?|if thats (?:not possible|impossible|too hard)|if not|otherwise|failing that|or else)';
const NOT_POSSIBLE =
  'if (?:that|this|it) (?:is not|isnt|is im|was not)(?: possible|possible)(?! (?:to|of|de|d|for|remove|erase|delete|quitar|borrar|enlever|effacer)\\b)(?: (?:, )?(?:then|just|please|at least))*';
const OR_FAILING_THAT =
  '(?:or if not|or else|(?:or )?(?:failing that|otherwise|if you cant|if thats impossible|if thats not possible|if that doesnt work|at least))';
/** What cannot be done by who is asked. */
const FAILS =
  '(?:(?:you|it|that|this) (?:cant|cannot|can not|could not|couldnt|wont|will not|doesnt|does not|isnt|is not|dont|do not)(?: (?:do|work|go|manage|possible|be done|be possible|that|it|out|know how))*|(?:its|it is|that is|thats|this is) (?:not (?:possible|doable|working)|impossible|too (?:hard|difficult|much))|not (?:possible|doable)|(?:impossible|not))';
/** Between what was wished for first and what will do. */
const SMALL =
  '(?:then|just|maybe|please|instead|can you|could you|you can|you could|i would like|id like)';
const OR_ELSE = `(?:(?:[,.;:!?–-] |and |but |or |so )*(?:(?:if|when|in case|should) ${FAILS}|failing that|otherwise|or else|or)(?: ,)? (?:${SMALL} )*at (?:the )?(?:very )?least(?: ,)? (?:${SMALL} )*|(?:[,.;:!?–-] |and |but |or )+(?:if|in case) ${FAILS}(?: ,)? (?:${SMALL} )+(?=(?:make|put|add|pixelate|blur|crop|brighten|darken|remove|give|turn|change|write|do|replace|sharpen|straighten|recolor|paint|use|set|restore|convert)\\b))`;

/** What is wanted should the first wish be impossible. */
export const FAILING_THAT_FORMS: readonly Form[] = [
  // "Change the background to a beach, or if not, make it blue": a beach it can be
  [
    new RegExp(
      `((?:turn|change|transform|convert|make|swap|replace|exchange) (?:the|my|our|this) (?:background|backdrop) (?:(?:into|in|to|for|with) )?(?:an? |the |some )?(?:\\w+ )?${SCENE}) (?:(?:,|\\.|;|–|-|or|and|but) )+${IF_NOT} (?:(?:,|then|just|please|at least) )*(?:make|paint|color|turn|dye) (?:it|that) (?:in )?(?!black and white)${INK}${END}`,
    ),
    '$1',
  ],
  // "Change the blue shirt to a suit, or if you can't, just make it black"
  ...(
    [
      [`(${COLOUR} )(\\w+)`, '$1 ; change the $2 $3 to $4'],
      // As other languages have it
      [`(\\w+) (${COLOUR} ?)`, '$1 ; change the $3 $2 to $4'],
      ['(\\w+)', '$1 ; make the $2 $3'],
    ] as const
  ).map(
    ([thing, meant]): Form => [
      new RegExp(
        `((?:turn|change|transform|convert|make|swap|replace|exchange) (?:the|my|our|his|her|this) ${thing} ?(?:(?:into|in|to|for|with) (?:an? )?|an? )[^,.;:!?“]+?) (?:(?:,|\\.|;|–|-|or|and|but) )+${IF_NOT} (?:(?:,|then|just|please|at least) )*(?:make|paint|color|turn|dye) (?:it|that) (?:in )?(?!black and white)${INK}(?=${END.slice(3, -1)})`,
      ),
      meant,
    ],
  ),
  // "Turn my hatchback into a Ferrari, and if that is not possible then make it red"
  [
    new RegExp(
      `((?:turn|morph|transform|change|convert) (?:the|my|our|his|her|this) (\\w+) (?:into|in) [^,.;:!?“]+?) (?:(?:,|and|but) )*${NOT_POSSIBLE} (?:make|paint|color|turn|put) it (?:in )?(?!black and white)${INK}(?=${END.slice(3, -1)}| with )`,
    ),
    '$1 ; make the $2 $3',
  ],
  [new RegExp(`^(?:and )?${NOT_POSSIBLE} (?:, )?(?=\\w)`), ''],
  [new RegExp(`(?:(?:,|;|and|but|or) )+${NOT_POSSIBLE} (?:, )?(?=\\w)`), ' ; '],
  // "Turn my van into a tank, and if that won't work, just make it green": the van
  [
    new RegExp(
      `(\\b(?:turn|morph|transform|change|convert|make) ${WHOSE} (\\w+) (?:into|to) [^,.;:!?“]+?) ${OR_ELSE}(?:make|paint|color|turn) it ${INK}${END}`,
    ),
    '$1 ; make the $2 $3',
  ],
  // "Remove the background, if not at least blur it": what can be done needs nothing else
  [
    new RegExp(
      `(\\b(?:remove|replace|delete|cut out) (?:the |my )?background(?: (?!if\\b)[^,.;:!?“ ]+){0,3}?) ${OR_ELSE}(?:blur|darken|brighten|soften) (?:it|the background)(?: out)?${END}`,
    ),
    '$1',
  ],
  // "Make him smile, or at least brighten his face"
  [new RegExp(`(?<= )${OR_ELSE}(?=\\w)`), '; '],
  // "Morph my hatchback into a Lamborghini, or failing that just make it yellow"
  [
    new RegExp(
      `((?:turn|morph|transform|change|convert) (?:the|my|our|his|her|this) (\\w+) into [^,.;:!?]+?) (?:, )?${OR_FAILING_THAT} (?:just |then |please )*(?:make|paint|color|turn) it ${INK}${END}`,
    ),
    '$1 ; make the $2 $3',
  ],
  [new RegExp(`, ${OR_FAILING_THAT} (?:just |then |please |only )*(?=\\w)`), ' ; '],
];
