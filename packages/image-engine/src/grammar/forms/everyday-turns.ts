import { COLOUR, END, FIRST, NAME, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const WHOM = `(?:me|us|him|her|it|them|${WHOSE} \\w+)`;
const HEX = '#[0-9a-f]{3,8}';
/** Things of which a colour is wished for in passing. */
const WORN =
  '(?:shirt|t shirt|blouse|dress|jacket|sweater|jumper|coat|suit|collar|tablecloth|sheets?|curtains?|walls?|tiles|bathtub|sink|car|plates?|napkins?|shoes|sneakers)';
const LETTERING =
  '(?:the |its |because (?:the )?|as (?:the )?)?(?:text|writing|letters|lettering|words|print|numbers|handwriting) (?:on|in|of) [^,.;:!?“]*? (?:is|are|was|isnt|arent|cannot|cant|can hardly|can barely|looks?)(?: not)?(?: be)? (?:too |so |very |hardly |barely |a bit )*(?:unreadable|illegible|readable|legible|hard to read|blurry|blurred|read|small|fuzzy|unsharp)';
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';

/** Everyday turns of phrase. */
export const EVERYDAY_FORMS: readonly Form[] = [
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
  // "Two bold colours, blue and orange, nothing else"
  [
    new RegExp(
      `${START}(?:just |only )?(?:in )?two (?:bold |strong |bright |flashy |loud |striking |single )*(?:colou?rs|tones|inks) (?:[,:] )?(?:only )?(${COLOUR}) and (${COLOUR})(?: ,)?(?: (?:and )?nothing else| only| otherwise nothing)?${END}`,
    ),
    'duotone $1 and $2',
  ],
  // "Sharpen it, the text on the receipt is unreadable": why; alone, what is wished for.
  [new RegExp(`${START}${LETTERING}${END}`), 'sharpen it'],
  // "Bring the faded colours back"
  [
    /\b(?:bring|get|give|fetch) (?:me )?(?:the |its |her |his |all the )?(?:faded|lost|washed out|missing) colors back\b/,
    'bring back the colors',
  ],
  // "One on top of the other"
  [
    new RegExp(
      `${FIRST}(?:(?:put|place|set|stack|arrange|have|show) )?(?:(?:them|both|these|these two|the two|the two pictures|the pictures|the photos) )?one (?:on top of|above|over|below|under|beneath|underneath) (?:the |one )?(?:other|another)\\b`,
    ),
    'stack them vertically',
  ],
  // "Put the date 14 June 2024 in the corner"
  [
    new RegExp(
      `\\b(?:put|add|place|print|stamp|write|show) (?:in )?(?:the |a )?(?:date|day|month) ((?:\\d{1,2}(?:st|nd|rd|th)? )?(?:of )?(?:${MONTHS})(?: \\d{1,2}(?:st|nd|rd|th)?)?(?: ,)?(?: \\d{4})?)(?= )`,
    ),
    'write $1 ,',
  ],
  // "It is possible to remove the haze?"
  [
    /(?<=^)it is possible to (?=(?:\w+ ){1,2}(?:the|my|this|that|it|them|her|his|our|a|some)\b)/,
    '',
  ],
  // "Black and white, except the bouquet which should stay in colour"
  [
    new RegExp(
      `\\b(except|but|apart from|besides) ((?:the|my|her|his|our|their) (?:[^,.;:!?“ ]+ ){1,3}?)(?:which|that|who) (?:should|must|has to|have to|is to|needs to|can|may|will) (?:stay|remain|keep|be kept|be left|be) (?:in )?(?:full |its |her |his )?colou?r(?:ed)?${END}`,
    ),
    '$1 $2',
  ],
  // "All is grey, only her umbrella is red"
  [
    new RegExp(
      `\\b(?:all|everything)(?: (?:is|be|should be|in|to be|else))? (?:gr[ae]y|black and white|colorless)(?: ,)?(?: but| and)? only ((?:the|my|her|his|our|their) )([^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?) (?:is|are|be|stays?|should be|in) (${COLOUR})${END}`,
    ),
    'black and white except $1 $3 $2',
  ],
  // "Blur the messy room": what is behind.
  [
    /\bblur (?:out )?(?:the |my |our |this |that )(?:messy |untidy |cluttered |busy |ugly |distracting )+(?:room|kitchen|bedroom|office|garden|yard|shelves|house|garage|living room|crowd|street|shop)\b/,
    'blur the background',
  ],
  // "…, head and shoulders only"
  [
    new RegExp(
      `${START}(?:just |only )?(?:the |my )?head and shoulders(?: only| crop| please)?${END}`,
    ),
    'headshot crop',
  ],
  [/\blinkedin (?:pic|photo|picture|portrait|headshot)(?= ?$| [,.;:!?])/, 'profile picture'],
];
