import { COLOUR, END, INK, NAME, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const WHOM = `(?:me|us|him|her|it|them|${WHOSE} \\w+)`;
const HEX = '#[0-9a-f]{3,8}';
/** Things of which a colour is wished for in passing. */
const WORN =
  '(?:shirt|t shirt|blouse|dress|jacket|sweater|jumper|coat|suit|collar|tablecloth|sheets?|curtains?|walls?|tiles|bathtub|sink|car|plates?|napkins?|shoes|sneakers)';

/** Everyday turns of phrase that stand for a plain wish. */
export const EVERYDAY_FORMS: readonly Form[] = [
  // "#222222 for the frame"
  [new RegExp(`(?<= )(${HEX}) (?:for|as|on) (?:the |a |my )?(frame|border)${END}`), '$2 $1'],
  // "I'm too dark, and behind me it's burnt out"
  [
    new RegExp(
      `${START}(?:i am|im|i look|i came out|we are|were|we look|he is|she is) (?:far |way |much )?(?:too|so) dark (?:, |and |but )+(?:the )?(?:background|behind ${WHOM}|in the back)(?: it)?(?: is| s| its| it is)? (?:all |so |too |totally |completely )*(?:burnt out|blown out|overexposed|bright|white|washed out)${END}`,
    ),
    'brighten the subject , darken the background',
  ],
  // "The wrong way round, as if in a mirror"
  [
    /\b(?:it is |its |turn it |the )?(?:upside down|wrong way round|other way round|other way around|back to front|reversed) (?:, )?(?:as if|like|as though|as) [^,.;!“]*\bmirror\b/,
    'mirror it',
  ],
  [
    new RegExp(
      `${START}(?:rain ?drops|drops|raindrops) (?:everywhere|all over(?: the (?:place|picture))?|all around|falling down)${END}`,
    ),
    'add rain',
  ],
  // "My jacket, which is black, should become mustard"
  [
    new RegExp(
      `${WHOSE} (${NAME}) , (?:which|that) (?:is|are) (${COLOUR}) , (?:should|shall|must|could|can|has to|have to|is to|needs to|to|i want) (?:it )?(?:to )?(?:become|be|turn|go|get|change to|look|switch to)(?: into| to| in)? ${INK}${END}`,
    ),
    'make the $2 $1 $3',
  ],
  // "My car, I would rather see it in #1e7b34"
  [
    new RegExp(
      `${START}${WHOSE} (${NAME}) , (?:i |we )?(?:id|i d|would|d|wed)? ?(?:much |really |far )*(?:rather|prefer|sooner|like|love|picture|imagine|see)(?: to)?(?: see| have| picture| imagine| like| want)* (?:it|them|that|those) (?:better |more |rather )?(?:in |to be |as )(?:an? )?(?:${COLOUR} )?(${HEX})${END}`,
    ),
    'make the $1 $2',
  ],
  // "The letters as if written by hand"
  [
    /\b(?:in |with )?(?:the )?(?:letters|lettering|font|text|writing|script|words)(?: should| shall| must)?(?: look| looking| be)? (?:as if|like|as though) (?:it was |it were |they were |its |it is )?(?:written |done |drawn )?by hand\b/,
    'handwritten',
  ],
  // "Tiny white “© Lucia”"
  [
    new RegExp(`(?<=^|[,;] )(tiny|small|little|big|large|huge) (${COLOUR}) (?=“”)`),
    'write in $1 $2 letters ',
  ],
  // "Folds and damp stains out"
  [
    new RegExp(
      `${START}(?:all )?(?:the )?((?:damp |water |coffee |little |small |ugly |old )*(?:folds|creases|scratches|stains|cracks|tears)(?: and (?:the )?(?:damp |water |coffee |little |small |ugly |old )*(?:folds|creases|scratches|stains|cracks|tears))*) (?:out|away|gone|off)${END}`,
    ),
    'restore it',
  ],
  // "Hergé style with thick black lines and flat colours"
  [
    /\b(?:in the |the |like |a la |as )*(?:herg[eé]|tintin|asterix|spirou|ligne claire|clear line|lucky luke)(?: comics?)?(?: style| look| way| manner)?(?: (?:, )?with [^.;!?“]*?(?:lines|outlines|colou?rs|shading|contours))?(?= ?$| [,.;!]| please\b)/,
    'comic style',
  ],
  // "The light of the evening, but not too orange"
  [
    new RegExp(
      `${START}(?:please |give it |add |with |in |i want |id like )*(?:(?!but\\b)[^,.;:!?“ ]+ ){0,5}?(?:golden hour|end of the day|late afternoon|sunset light|evening light|evening sun)(?: light| glow| mood)? , (?:but )?(?:please )?(?:not too|nothing too) (?:orange|yellow|warm|golden|strong|intense|kitschy|much|red)${END}`,
    ),
    'slightly golden hour',
  ],
  // "For my story: vertical format, …"
  [
    /(?<=^(?:please )?)for (?:my|a|an|the|our) (?:insta |instagram |facebook |whatsapp )?(?:story|stories|reel|reels) [:,–-] (?:(?:in )?(?:vertical|portrait|upright|tall)(?: format)? , )?/,
    'story format , ',
  ],
  // "Office background, whiter shirt": one of several wishes.
  [
    new RegExp(`(?<=[,;:] |[,;] and )(?:an? )?whiter (${WORN})(?= ?$| [,;.!])`),
    'make the $1 white',
  ],
  // "Under a starry sky"
  [/\bunder (?=(?:an? |the )(?:\w+ )?(?:sky|skies)\b)/, 'with '],
  [/\bold (?:film|movie) grain\b/, 'film grain'],
  [
    /\b(?:application|cv|job|resume|business|profile) (?:photo|picture|pic|headshot) (?:for|on) linkedin\b/,
    'linkedin photo',
  ],
  // "The mess behind us, can you make that blurry somehow?"
  [
    new RegExp(
      `${START}(?:the |that |this |all the |all that )?(?:mess|chaos|stuff|clutter|junk|crowd|people|everything|whatever is|things) (?:that is |there )?behind ${WHOM} [,.;] (?:(?:could|can|would) (?:you|we|one|that|it) )?(?:somehow |please )*(?:make|get|have|let) (?:that|it|them|this) (?:all |go |become )*(?:blurry|blurred|blur|soft|out of focus|fuzzy)(?: somehow| a bit| please)*${END}`,
    ),
    'blur the background',
  ],
  // "Yellow from the lamps, can you get that neutral?"
  [
    /(?<=\b(?:yellow|orange|green|blue|pink|red|cast|tint)\b[^.“]*)(?:, |and )+(?:can|could|would) (?:you|we|u) (?:get|make|bring|turn) (?:that|it|this) (?:back )?(?:to )?(?:neutral|natural|normal)(?: again)?(?= ?$| [,.;!?])/,
    '',
  ],
  // "Haze over the valley out"
  [
    new RegExp(
      `${START}(?:the |that |all the )?(haze|fog|mist)(?: (?:over|above|on|in|behind|across) [^,.;!?“]+?)? (?:out|away|gone|off)${END}`,
    ),
    'remove the $1',
  ],
  // "Eighties flair with faded colours"
  [
    /\b(?:the )?(?:eighties|seventies|sixties|nineties|80s|70s|60s|90s|retro|vintage)(?: flair| vibe| charm| feeling| feel| look| mood| style| touch)?(?: ,)? with (?:faded|washed out|pale|muted|bleached) colou?rs\b/,
    'vintage look',
  ],
  [/\b(eighties|seventies|sixties|nineties|80s|70s|60s|90s) (?:flair|charm)\b/, '$1 look'],
  // "Two bold colours, blue and orange, nothing else"
  [
    new RegExp(
      `${START}(?:just |only )?(?:in )?two (?:bold |strong |bright |flashy |loud |striking |single )*(?:colou?rs|tones|inks) (?:[,:] )?(?:only )?(${COLOUR}) and (${COLOUR})(?: ,)?(?: (?:and )?nothing else| only| otherwise nothing)?${END}`,
    ),
    'duotone $1 and $2',
  ],
];
