import { COLOUR, END, GONE, MARKED, NAME, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const ERASE = 'erase what i marked';
/** Says of what was marked that it is to go, and of nothing else. */
const WISH =
  '(?:(?:please|pls|can|could|you|so|now|then|and|just|it|he|she|they|that|this|him|her|them|should|must|has|have|needs?|is|to|be|make|get|take|let|really|the|thing|one) ){0,6}';
/** A thing that is marked and goes: no effect, and nothing that goes without a mark. */
const GOES =
  '(?:the|that|this|my|our|his|her|their|those|these) (?!(?:\\w+ )?(?:background|backdrop|sky|noise|grain|haze|fog|blur|tint|cast|reds?|redness|scratch(?:es)?|shadows?|colou?rs?|saturation|contrast|frame|border|mood|rest|subject|everything|vignette|light|glare|dust|stains?|creases?|mist|smoke|screen|sepia|letterbox\\w*|vignetting|pixel\\w*|dull|effects?|filters?|fisheye|banding|crop|margins?|bars|edges?|corners?|flash|slope|tilt|slant|skew\\w*|horizon|hue|tones?|look|distortion|fringing|aberrations?|moire|artifacts?|\\w*exposure|blemish(?:es)?|flares?|exif|gps|metadata|balance|\\w+ness|sunburn|inclination|wrinkles?|beard|mustache|moustache|chin|hair|acne|pimples?|zits?|teeth|braces|skin|freckles|makeup|face|faces|smile|belly)\\b)(?:(?!and\\b|or\\b|but\\b|behind\\b|keep\\b|leave\\b|in\\b|on\\b)\\w+)(?: (?!and\\b|or\\b|but\\b|please\\b|keep\\b|leave\\b|plus\\b|behind\\b|in\\b|on\\b|at\\b|by\\b|near\\b|next\\b|beside\\b)\\w+)?';
const NEAR = '(?:behind|in front of|next to|beside|near|by|under|above|on top of)';
/** No comma, no full stop. */
const CLAUSE = '(?:[^,.;:!?“ ]+ )';

/** Where something is marked, "make it red" is said of that, and not of the picture: but for what was added just before. */
export const MARKED_COLOUR_FORMS: readonly Form[] = [
  [
    new RegExp(
      `(?<!\\b(?:add|put|write|place|draw|frame|border|text|caption|title|sticker|vignette|“”)\\b.*)${START}(?:(?:please|can you|could you|would you) )*(?:make|turn|paint|repaint|color|dye|recolor|change) (?:it|this|that|these|those|them)(?: (?:to|into|in|all|be))* (#[0-9a-f]{6}|${COLOUR})(?! and (?:white|${COLOUR}))${END}`,
    ),
    'make the marked area $1',
  ],
  // "Remove the bin and the car behind the hedge, keep the hedge": all of it is marked, and nothing else changes
  [
    new RegExp(
      `^(?:(?:please|can you|could you|just) )*(?:remove|erase|delete|get rid of|take (?:out|away)) ${GOES}(?: ?,? (?:and|or|plus) ${GOES})(?: ${NEAR} ${GOES})?(?:(?: ,| but| and| please)* (?:keep|leave) ${GOES}(?: (?:alone|there|untouched|unchanged|as is|as it is|please|in))*)?(?: please)?(?= ?[.!]? ?$)`,
    ),
    ERASE,
  ],
  // "Change the colour of this to rose gold"
  [
    new RegExp(
      `${START}(?:(?:please|can you|could you|would you) )*(?:change|make|turn|switch) the color (?:of (?:this|that|it|these|them|this one) )?(?:to|into) (#[0-9a-f]{6}|${COLOUR})${END}`,
    ),
    'make the marked area $1',
  ],
  // "Here #E30613 instead of the green"
  [
    new RegExp(
      `^(?:(?:please|here|this|in here|that|make|paint|should be) )*(#[0-9a-f]{6}|${COLOUR}) (?:instead of|rather than|not|for) (?:the |that )?${COLOUR}(?: (?:here|please))*(?= ?[.!]? ?$)`,
    ),
    'make the marked area $1',
  ],
  // "Only this jacket, in dark green"
  [
    new RegExp(
      `^(?:please )?(?:only |just )?(?:this|these|that|those) (${NAME})(?: here| there)?(?: ,)?(?: (?:only|just|and|please))* (?:in|to|into) (?:a |the )?(${COLOUR})(?! and ${COLOUR})(?:${END}|(?= (?:the rest|everything else|all else|all the rest)\\b))`,
    ),
    'make the $1 $2',
  ],
];

/** Wishes for what was boxed or painted. */
export const MARK_FORMS: readonly Form[] = [
  // "The watermark-looking stamp": how it looks
  [
    /(?<=\b(?:remove|erase|delete|lose|take|get rid of|zap)\b.*)\b(?:watermark|logo|text|caption|sticker|shadow|frame|border)(?: |-)?(?:looking|like|ish|style|type) (?=(?:\w+ )?(?:date|stamp|thing|stuff|text|mark|marks|numbers?|spot|object|blob)\b)/,
    '',
  ],
  // "Take the watermark date off the bottom right corner, the orange numbers"
  [
    /\btake (the|that|this|those) (?:(?:\w+ )?(?:watermark|logo|stamp) )?((?:date|stamp|watermark|logo|sign|numbers?|letters|timestamp)(?: stamp)?) off (?:(?:the|in|at|from|of) )*(?:(?:bottom|top|lower|upper|left|right|corner|side|edge) ?)+(?:(?:, )?(?:the|those|its) (?:\w+ )?(?:numbers?|letters|ones?|digits)(?: \d+)*)?(?= ?$| ?[,.;!]|and\b|please\b)/,
    'remove $1 $2 ',
  ],
  // "Take the stamp out, the orange 98 12 24 one": which of them
  [
    new RegExp(
      `(?<=${START}(?:please |can you |could you )*(?:remove|erase|delete|lose|take|get rid of|zap) (?:(?!background|backdrop|sky|noise|grain|haze|tint|cast)[^,.;:!?“ ]+ ){1,8})(?:, |\\( )(?:i mean |its |thats )?(?:the|that) (?:(?:${COLOUR}|\\d+|saturation|big|small|large|little|tiny|round|square|long|thin|thick|tall|old|ugly|bright|dark|shiny|blurry|left|right|upper|lower|top|bottom) ){1,5}(?:ones?|thing)(?: \\))?${END}`,
    ),
    '',
  ],
  // "I've drawn a box round the bin, make it vanish", "the bit I scribbled over is a tourist, lose him"
  [
    new RegExp(
      `${START}${CLAUSE}{0,6}\\b(?:i(?: have|ve)?|have i) (?:\\w+ )?(?:${MARKED}|(?:put|placed|made|set|laid) an? (?:box|circle|ring|rectangle|square|mask))\\b ?${CLAUSE}{0,9}[,.;:!–-] ${WISH}\\b${GONE}\\b(?: (?:it|him|her|them|that|this|please|now|there|completely|entirely|all))*${END}`,
    ),
    ERASE,
  ],
  // "What I circled should disappear"
  [
    new RegExp(
      `${START}${CLAUSE}{0,5}\\bi(?: have|ve)? (?:\\w+ )?${MARKED}\\b ?${CLAUSE}{0,6}(?:should|shall|must|has to|have to|needs to|can|to|please|be|make) (?:be |it |them |please )?${GONE}\\b${END}`,
    ),
    ERASE,
  ],
  // "Take away the marked lamp post"
  [
    new RegExp(
      `${START}(?:please )?(?:remove|erase|delete|lose|ditch|take (?:away|out|off)|get rid of|cut out|edit out|clear) (?:the |that |my )?(?:marked|circled|boxed|highlighted|selected|masked|outlined)(?: (?:in )?(?:red|green|blue|yellow))?(?: \\w+){0,2}${END}`,
    ),
    ERASE,
  ],
  // "Power line marked, delete it"
  [
    new RegExp(
      `${START}(?:the |a |my )?(?:\\w+ ){1,2}(?:is |are |has been )?(?:marked|circled|boxed|highlighted|selected|masked) [,.;:–-] ${CLAUSE}{0,3}${GONE}\\b(?: (?:it|him|her|them|that|this|please|now))*${END}`,
    ),
    ERASE,
  ],
  // "Clear out everything I've painted over", "get rid of the bin I drew the box round"
  [
    new RegExp(
      `${START}(?:please )?(?:clear(?: out| away| up)?|remove|erase|wipe(?: out| away)?|delete|lose|get rid of|take (?:out|away|off)|zap|clean up|edit out|cut out) (?:[^,.;:!?“ ]+ ){1,4}?(?:that |which )?i(?: have|ve)? (?:just |already )?(?:${MARKED}|put|made|placed)(?: (?:over|across|up|around|round|in \\w+|with (?:the )?(?:\\w+ ){1,2}|an? (?:box|circle|line|ring)(?: (?:round|around|over|on))?|the (?:box|circle|line|ring)(?: (?:round|around|over|on))?|(?:in|at|on) the (?:background|back|front|left|right|top|bottom|corner)|behind))*${END}`,
    ),
    ERASE,
  ],
  // "Remove the stain on the tablecloth that I painted over"
  [
    new RegExp(
      `${START}(?:please )?(?:remove|erase|wipe(?: out| away)?|delete|lose|get rid of|take (?:out|away|off)|zap|clean up|edit out) (?:the|that|this|those|these) (?:\\w+ )?\\w+ (?:on|in|at|near|by|behind|above|below) (?:the|my|our|his|her|their) (?:\\w+ )?\\w+ (?:that |which )?i(?: have|ve)? (?:just )?(?:marked|circled|boxed|selected|outlined|masked|painted over|brushed over)${END}`,
    ),
    ERASE,
  ],
  // "Remove the date stamp, says 98 7 14": what is there
  [
    /(?<=\b(?:remove|erase|delete|lose|zap|get rid of|take (?:out|away|off)) [^.;:!?“]*\b(?:date|stamp|timestamp|watermark|numbers?|logo)\b[^.;:!?“]*), (?:it |that |which )?(?:says|reads|saying|reading)(?: \d+)+(?= ?$| ?[,.;!])/,
    '',
  ],
  // "… and the shadow it throws"
  [
    /(?<=\b(?:remove|erase|delete|lose|zap|get rid of|take (?:out|away|off)) [^,.;:!?“]*?)and the shadows? (?:that |which )?(?:it|he|she|they|that) (?:makes?|casts?|throws?|leaves?|has|have)\b/,
    'and its shadow',
  ],
  // "Get the leash off", "replace the gum with nothing"
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:get (?!(?:\\w+ ){1,2}(?:${COLOUR}|monochrome|sepia))${GOES} (?:off|out of (?:there|here|it|the (?:picture|photo|shot|frame|way)))|replace ${GOES}(?: (?:in|on|at|near|behind|from) (?:the|my|his|her) \\w+)? (?:with|by) nothing)${END}`,
    ),
    ERASE,
  ],
  // "Paint what I marked"
  [
    new RegExp(
      `${START}((?:please )?(?:color|recolor|paint)) (?:only |just )?(?:what|whatever|everything|all|the (?:bits?|parts?|areas?|things?|regions?|spots?)) (?:that |which )?i(?: have|ve)? ${MARKED}(?: (?:over|in \\w+))*`,
    ),
    '$1 the marked area',
  ],
  // "Censor the number plates and faces"
  [
    new RegExp(
      `${START}((?:please )?)(?:pixellate|censor|obscure|anonymi[sz]e|blank out|black out|scramble|mosaic)(?: out)? ((?:(?:the|all|any|my|our|their|his|her|both|these) )*(?:(?:licen[sc]e|number|registration|car|childrens|kids|peoples|house|phone) )?(?:plates?|faces?|names?|address|addresses|numbers?|eyes|screens?|signs?))\\b`,
    ),
    '$1 pixelate $2',
  ],
  // "Take out the lamppost in the box": it is in the box.
  [
    new RegExp(
      `${START}(?:please )?(?:remove|erase|delete|take out|take away|get rid of|lose) (?:the |that |this )(?:\\w+ ){1,2}?(?:in|inside|within) (?:the|my) (?:box|circle|frame|marking|selection|marked area)(?: (?:on|at) the (?:left|right|top|bottom)(?: hand)?(?: side)?)?${END}`,
    ),
    ERASE,
  ],
  // "Get rid of the zit on my chin": skin is not changed, but what is marked goes.
  [
    /\b(?:remove|get rid of|erase|delete|retouch|clean up|heal|zap) (?:the |my |her |his |our |all |that |those |these |some |an? )*(?:little |big |ugly |few |red )*(?:pimples?|acne|zits?|blackheads?|cold sores?|blemish|spots?(?= on (?:my|the|her|his) (?:face|chin|forehead|cheeks?|nose|skin)))(?: (?:on|in|from|off) (?:my|the|her|his|our) \w+)?/,
    'remove the blemishes',
  ],
  // "Remove the people and the car in the background": things that are there.
  [
    new RegExp(
      `${START}(?:please )?(remove|erase|delete|get rid of) ((?:the |all the |those |that )?\\w+) and (?:the |all the |those |that )?(?!(?:blur|make|change|replace|put|add|leave|keep|brighten|darken|write|crop)\\b)\\w+ ((?:in|from|at) (?:the )?(?:background|back))${END}`,
    ),
    '$1 $2 $3',
  ],
];
