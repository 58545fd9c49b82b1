import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |just |and )*';
const WHO =
  '(?:me|us|him|her|them|it|(?:the|my|our) (?:\\w+ )?\\w+|(?:my|our|the) \\w+ and (?:me|my \\w+))';
const PLACE =
  '(?:beach|seaside|sea|mountains?|forest|woods|jungle|office|city|street|kitchen|desert|coast|garden|park|lake|castle|castles|meadow|field)';
const NICER = '(?:nicer|better|prettier|lovelier|more (?:beautiful|attractive|appealing))';
const BEHIND =
  '(?:(?:of )?(?:in )?(?:the )?background|behind(?: (?:me|us|him|her|them|it))?|(?:of )?in (?:the )?back)';
const EDGE = '(?:outline|border|edge|contour|rim)';
/** Towns whose streets and towers the city stands for. */
const TOWN = '(?:new york(?: city)?|manhattan|nyc)';

/** What is a season, weather or a void at other places. */
const ONLY_BEHIND = '(?:snow|winter|autumn|fall|space)';

/** A place that is to be behind somebody, or is there already. */
export const PLACE_BEHIND_FORMS: readonly Form[] = [
  // "Replace the background with snow"
  [
    new RegExp(
      `${START}${PLEASE}(?:replace|swap|switch|exchange|substitute|change|set|turn) (?:(?:the|my|our|this|that|its) )?(?:(?:whole|current|old) )?(?:background|backdrop|bg) (?:with|for|by|to|into|against|before|on) (?:(?:an?|the|some) )?(${ONLY_BEHIND})${END}`,
    ),
    'make the background $1',
  ],
  // "Put me in front of snow"
  [
    new RegExp(
      `${START}${PLEASE}(?:put|place|set|show) ${WHO} (?:in front of|before|against) (?:(?:an?|the|some) )?(${ONLY_BEHIND})${END}`,
    ),
    'make the background $1',
  ],
  // "In front of the Rocky Mountains or any mountains really"
  [
    new RegExp(
      `${START}${PLEASE}((?:put|place|set|stand) ${WHO} (?:in front of|before|in|into)) (?:the |some |an? )?(?:(?:rocky|swiss|austrian|bavarian|snowy|french|italian) )?(mountains|alps|rockies|beach|forest|city)(?: ,)? or (?:any|some|other|whatever|similar)(?: other)?(?: (?:mountains?|ones?|alps|beach|forest|city|place))?(?: (?:really|actually|you have|you like|will do|whatever|at all|is fine|are fine))*${END}`,
    ),
    '$1 the $2',
  ],
  // "Make the beach behind nicer": it stays
  [
    new RegExp(
      `${START}${PLEASE}(?:make|have|get) (?:the|my|our|that|this) ${PLACE} ${BEHIND} (?:look )?${NICER}${END}`,
    ),
    'make the background nicer',
  ],
  [
    new RegExp(
      `${START}${PLEASE}(?:make|have|get) ${NICER} (?:the|my|our|that|this) ${PLACE} ${BEHIND}${END}`,
    ),
    'make the background nicer',
  ],
  [
    new RegExp(
      `${START}${PLEASE}(?:enhance|improve|beautify) (?:the|my|our|that|this) ${PLACE} ${BEHIND}${END}`,
    ),
    'make the background nicer',
  ],
  [
    new RegExp(`${START}(?:the|my|our|that|this) ${PLACE} ${BEHIND} ${NICER}${END}`),
    'make the background nicer',
  ],
  // "New York at night behind us, a bit blurred"
  [
    new RegExp(
      `${START}(?:with )?${TOWN} (?:(at night|by night) )?(?:in (?:the )?background|behind (?:me|us|him|her|them|it))(?: (at night|by night))? , (?:but )?(?:a bit|a little|slightly|softly|too) (?:blurred|blurry|out of focus|unsharp)${END}`,
    ),
    'city $1 $2 background , slightly blurred background',
  ],
  // "Manhattan in the background"
  [
    new RegExp(
      `${START}(${PLEASE}(?:(?:put|with|have|show|add) )?)${TOWN}(?: (at night|by night))? (?:in (?:the )?background|behind (?:me|us|him|her|them|it))(?: (at night|by night))?${END}`,
    ),
    '$1 city $2 $3 background',
  ],
  // "A city at night behind us, a bit blurred"
  [
    new RegExp(
      `${START}(?:with )?(?:a |an |the )?(${PLACE}(?: at night| by night)?) (?:background|behind (?:me|us|him|her|them|it)) (?:[,;] )(?:but )?(a bit|a little|slightly|softly|very)? ?(?:blurred|blurry|out of focus|defocused|unsharp)${END}`,
    ),
    '$1 background , $2 blurred background',
  ],
  // "Rain on a city street, night time, neon lights, and me in the middle cut out"
  [
    /(?<=^(?:please )?)(?:add )?((?:heavy |light )?(?:rain|snow|fog|mist)) (?:on|in|over) an? (?:street of )?(city|forest|beach)(?: street)? , (?:make it )?(?:at )?night(?: time|time)?(?: , (?:with )?neon(?: lights?| glow)?)?(?= [^“]*\b(?:me|i)\b)/,
    '$1 , $2 at night background',
  ],
  [
    new RegExp(
      `(?<=\\bbackground\\b[^“]* )(?:(?:[,;]|and|with) )+(?:me|i|us|him|her|it|my \\w+|the \\w+) (?:(?:(?:in|on|at) the )?(?:middle|center|front) )?(?:(?:cleanly|neatly|nicely) )?(?:cut ?out|(?<=middle )crop)(?: (?:cleanly|neatly|nicely))?(?: (?:in|on|at) the (?:middle|center|front))?${END}`,
    ),
    '',
  ],
  // "In space, with a white outline like a sticker"
  [
    new RegExp(
      `${START}${PLEASE}(?:(?:put )?(?:my|the|our|a|this|his|her) \\w+(?: \\w+)? )(?:in|on) (space|the moon|(?:the )?(?:forest|snow|desert|mountains|city|jungle)) (?:(?:,|and) )*(?:with )?(?:an? )?(?:((?:thick |thin )?(?:white|black)) ${EDGE}|${EDGE} (white|black)) (?:(?:like|as|for|of|on) )+(?:an? )?sticker${END}`,
    ),
    '$1 background , sticker with $2 $3 outline',
  ],
];
