import { COLOUR, END, NAME, START, WHOSE } from '../parts.ts';
import { PLEASE, PLEASE_WOULD } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const SOMETHING = `(?!(?:contrast|brightness|saturation|noise|grain|haze|fog|mist|glare|vignette|shadows?|highlights?|colors?|blur|warmth|sharpness)\\b|\\w+ (?:up|down|off|in|on|higher|lower)\\b)(?:${NAME}|man|men|woman|women|people|person|dog|cat|kids?|guys?|girls?|boys?)`;
const REMOVE =
  '(?:remove|erase|delete|take away|take off|take out|get rid of|rub out|wipe away|wipe off|clear|lose|edit out)';
const CLOTH =
  '(?:t ?shirt|shirt|blouse|dress|skirt|suit|jacket|trousers|pants|jeans|coat|clothes|clothing|sheets?|bedsheets?|bed ?sheets?|bedding|duvet|pillow|pillowcase|tablecloth|curtains?|fabric|cloth|backdrop|towel|flag|cover|blanket|uniform|gown|tie)';
const AND = '(?: please)?(?: ,| ;| and| then| but)+ (?:please )?';
/** Goes from all of the picture, and from no place in it. */
const ALL_OVER =
  '(?:colou?rs?|noise|grain|haze|fog|mist|blur|tint|cast|shadows?|highlights?|saturation|contrast|background|backdrop|sky|glare)';
const REST =
  '(?:the rest|everything else|all the rest)(?: of (?:it|the (?:picture|photo|image|scene)))?';
const CHANGES =
  '(?:make|turn|brighten|darken|lighten|sharpen|warm up|cool down|warm|cool|desaturate|soften|enhance)';

/** Things that are to go. */
export const THING_FORMS: readonly Form[] = [
  // "Remove the background people": they are to go, and not the background
  [
    new RegExp(
      `(?<=\\b${REMOVE} (?:(?:the|all|any|those|these|that|of|other) )*)background (people|persons?|crowds?|tourists?|strangers?|guys?|pedestrians?|kids|children|folks?|men|man|women|woman|clutter|distractions?|objects|stuff|things|cars?)\\b`,
    ),
    '$1 in the background',
  ],
  // "Get rid of the glare on my glasses and the shadow on the wall": that goes, too, and none is drawn
  [
    new RegExp(
      `\\b(${REMOVE} (?:(?!and\\b|keep\\b|background\\b)[^,.;:!?“ ]+ ){1,7})(,|and|plus) ((?:the|my|his|her|that|their|those|its) (?:\\w+ )?shadows?) (?=(?:on|behind|at|in|across|over|of)\\b)`,
    ),
    '$1 $2 remove $3 ',
  ],
  // "Take the wrinkles out of my shirt": none of a face, and no creases of the photograph
  [
    new RegExp(
      `\\b(?:wrinkles?|creases?|folds?|crinkles) (?:from|of|in|on|out of) ((?:the|my|our|his|her|this|that) (?:\\w+ )?${CLOTH})\\b`,
    ),
    'stains from $1',
  ],
  // "Remove the bin and make the rest brighter": all that is left
  [
    new RegExp(
      `(?<=${START}${PLEASE}(?:remove|erase|delete|get rid of|take out|take away) (?:this|that|these|those|it|them|the|${WHOSE} (?!${ALL_OVER}\\b)\\w+(?: (?!from|of|in|on|at)\\w+)?)${AND}(?:also )?${CHANGES} )${REST}(?= )`,
    ),
    'it',
  ],
  // "Take the ugly sticker off": what goes stands between
  [
    new RegExp(
      `${START}(?:please |can you |could you )*take (?:the|that|this|my|those) ((?:old |ugly |silly |stupid |vintage )(?:\\w+ )?(?:tag|label|sticker|sign|price|logo|poster|stamp|date|number|text|writing|mark|spot|stain)) off${END}`,
    ),
    'remove the $1',
  ],
  // "My ex is on the right, chop him"
  [
    new RegExp(
      `${START}((?:my|our|his|her|the|that|some|a) (?:\\w+ )?\\w+) (?:is|s) (?:on|in|at|to) (?:the |my )?(?:far )?(?:left|right|corner|back|middle|edge) [,.;–-] ${PLEASE_WOULD}(?:chop|crop|cut|bin|lose|zap|ditch|nuke|drop|remove|delete|erase|kill) (?:him|her|them|it)(?: out| off| please)?${END}`,
    ),
    'remove $1',
  ],
  [
    new RegExp(
      `${START}(?:the|that|this|my) ((?:\\w+ )?(?:pimple|zit|spot|blemish|cold sore|scab|mole|stain|smudge|sticker|wire|cable|bin|sign)(?: on (?:my|his|her|the) \\w+)?) , (?:can|could) it (?:please )?(?:not be there|be gone|go|disappear|vanish|not be)(?: ?\\?)?${END}`,
    ),
    'remove the $1',
  ],
  // "Bin and lamp post out": they are to go
  [
    new RegExp(
      `${START}(?:please )?(?:the |that |those |these |my )?(?!(?:${COLOUR}))(${SOMETHING}) and (?:the |that |those |these |my )?(?!(?:${COLOUR}))(${SOMETHING}) (?:out|away|gone)${END}`,
    ),
    'remove the $1 $2',
  ],
  // "Can I have it without the watermark"
  [
    new RegExp(
      `${START}(?:can i |could i |may i |i want (?:to )?|i would like (?:to )?|id like (?:to )?|we want (?:to )?|i need |we need |give me |please )+(?:have |get |see )?(?:it|this|that|the (?:picture|photo|image)|this (?:picture|photo|image)) without (the|that|those|these|his|her|my|all the) (?!(?:crop|loss|quality)\\b)(?=\\w)`,
    ),
    'remove $1',
  ],
  // "Remove my ex (guy on the far right with the cap)": who that is
  [
    /(\b(?:remove|erase|delete|get rid of|take out|cut out|edit out|lose)\b[^.;:!?()“]*?) \( (?:he|she|its|it|thats|that is|the|that|a|an|guy|man|woman|girl|boy|lady|dude|person|one|bloke|chap|kid|him|her|left|right|far|in|on|at|with)\b[^()“]*\)/,
    '$1',
  ],
  // "Take away the date stamp (the orange numbers) and the noise"
  [
    new RegExp(
      `(\\b${REMOVE} [^.;:!?()“]*?) \\( (?:the|that|an?|its|those|these|it|thats|some|in|on|at|near|next) [^()“]*\\)`,
    ),
    '$1',
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
  // "There is too much noise, remove it": where something is marked as well
  [
    new RegExp(
      `${START}(?:there is|theres) (?:(?:way|far|a bit|just|so) )*too much (noise|grain|haze|contrast|saturation|grain and noise|noise and grain) (?:in (?:it|this|here|the (?:picture|photo|image|background)) )?, (?:please |so |can you |could you |pls )*(?:remove|reduce|lower|take|get) (?:it|that)(?: out| away| off| down| rid of)?${END}`,
    ),
    'reduce the $1',
  ],
  // "There is a tourist on the right, remove it"
  [
    new RegExp(
      `${START}(?:there is|theres|there are) (an? |the |some |two |three )?([^,.;:!?]*?) , (?:please |so |can you |could you |pls )*(?:remove|erase|delete|take|get|lose|kick) (?:it|him|her|them|that)(?: out| away| off| rid of)?${END}`,
    ),
    'remove $1 $2',
  ],
];
