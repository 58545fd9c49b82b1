import { COLOUR, END, FIRST, LAST, START, WHOSE } from '../parts.ts';
import { PLEASE_WOULD } from '../pieces/politeness.ts';
import { CAME_OUT, HOW, PICTURE, RATHER, SOMEWHAT } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { CAST, LAMPS } from './parts.ts';

const CASTS: readonly (readonly [said: string, meant: string])[] = [
  ['bluish|blueish|blue ish', 'blue'],
  ['yellowish|yellowy', 'yellow'],
  ['orangey|orangy|orangeish|orangish', 'orange'],
];

/** What is too yellow, too blue or too green all over, and that it be mended. */
export const CAST_FORMS: readonly Form[] = [
  // "I look too orange, fix the skin colour": the cast is what is wrong with it
  [
    /(?<=\btoo (?:orange|red|yellow|green|blue|pink|pale)\b[^“.;!?]* )(?:, |and |so |please )*(?:fix|correct|adjust) (?:the |my |our |his |her )skin (?:colou?rs?|tones?)(?= ?$| [,.;!?])/,
    '',
  ],
  // "The white is too yellow, neutral": that takes the cast out
  [
    new RegExp(
      `(?<=\\btoo (?:yellow|blue|green|red|orange|warm|cold|cool|magenta|pink) )(?:(?:,|and|so) )+(?:please )?neutral${END}`,
    ),
    '',
  ],
  // "Strange colors"
  [new RegExp(`${FIRST}(?:strange|weird|odd|wrong|funny) colors${LAST}`), 'the colors are wrong'],
  // "Looks bluish"
  [new RegExp(`${FIRST}looks${SOMEWHAT} (?:bluish|blueish)${END}`), 'it is too blue'],
  // "Wrong white balance"
  [
    new RegExp(`${START}(?:the )?(?:wrong|bad|incorrect|false|off) white balance${END}`),
    'fix the white balance',
  ],
  // "Elle est jaunâtre, remets normal"
  [
    new RegExp(
      `(?<=\\b(?:too|it is) (?:yellow|blue|green|red|orange|pink|purple|cold|warm|dark|bright) )(?:(?:,|and|so) )+(?:please )?(?:make it|put it|put the|put|decent|get it back to|set it to) (?:look )?normal(?: again)?${END}`,
    ),
    '',
  ],
  // "Why is everyone orange in this, please fix the colors"
  [
    new RegExp(
      `${START}(?:why|how come) (?:(?:is|are|does|do|has) )?(?:everyone|everybody|everything|it|this|(?:the|my|our|this) (?:whole |entire )?(?:photo|picture|image|pic|shot|room|people)|all of us|we|i)(?: all)?(?: is| are| looks?)? (?:look |looking |come out |turn out |turned |so |too |all )*(orange|yellow|green|blue|purple|pink|red|magenta)(?: (?:in|on|here|this|it|the|photo|picture|pic|shot|one|tinted|looking))*(?: [,.;?!])+ (?:please |can you |could you |and |just )*(?:fix|correct|repair|sort out|mend)(?: (?:it|that|this|the colou?rs?|the white balance|the tint|my colou?rs?))?${END}`,
    ),
    'too $1 , fix the white balance',
  ],
  // "Everything looks yellow from the lamp, fix the colours"
  [
    /\b(?:everything|it|all|we all|the (?:photo|picture|whole (?:photo|picture|thing))) (?:looks?|is|came out|went|turned(?: out)?|s)(?: all| so| really| very| too)* (yellow|orange|blue|green|red|pink|magenta|purple)(?:ish)?(?: (?:from|because of|due to|thanks to) (?:the |that |those )?\w+(?: \w+)?)? (?:, |and |so )+(?:please |can you |could you )*(?:fix|correct|sort out|repair|mend|neutralize) (?:the )?(?:colors?|white|tint|cast)\b/,
    'remove $1 cast',
  ],
  // "It's all super pink, fix": neither warm nor cold
  [
    new RegExp(
      `${START}(?:its|(?:everything|it|all|we all) (?:looks?|is|are|came out|went|turned(?: out)?))(?: all| so| really| very| too| super| way)* (?:green|red|pink|magenta|purple)(?:ish)? (?:[,.;!] |and |so )+(?:please |can you |could you )*(?:(?:fix|correct|neutralize) (?:it|that|this)|fix|neutralize)${END}`,
    ),
    'fix the white balance',
  ],
  // "It came out really bluish"
  ...CASTS.map(
    ([said, meant]): Form => [
      new RegExp(`${START}(?:its|${PICTURE} ${CAME_OUT}) ${HOW}(?:${said})${END}`),
      `it is too ${meant}`,
    ],
  ),
  // "Photo's gone a weird shade of magenta"
  [
    new RegExp(
      `${START}(?:the |my |our |this )?(?:photos?|pictures?|pics?|shots?|images?|it|its|everything|scans?)(?: has| have)? (?:gone|turned|went|got|come out|came out) (?:an? |all )?(?:(?:weird|funny|strange|odd|horrible|nasty|sickly|ugly|peculiar) )?(?:(?:shade|tone|kind|sort|hue) of )?(magenta|green|blue|yellow|orange|red|pink|purple)${END}`,
    ),
    'it is too $1',
  ],
  // "Everything is orange, I want normal skin"
  [
    /(?=\b(?:i|we|want|need|like|would|give|get|bring|with|back) )(?<=\b(?:orange|green|yellow|blue|pink|red|purple|filter|cast|tint|light)\b.*)\b(?:i |we )?(?:(?:want|need|like|would like|give me|get me|bring back|get back|with|back) )+(?:my |our |the |some |a )?(?:natural|normal|real|realistic|true)(?: looking)? skin(?: tones?| colors?)?(?: (?:back|again))?(?= ?$| [,.;!]| and\b| but\b| please\b)/,
    'fix the white balance',
  ],
  // "Someone put a filter on this, get rid of it": what is wrong with it comes behind.
  [
    /(?<=^|[,.;] |\band )(?:someone|somebody|they|he|she|i|we|(?:my|the) \w+) (?:has |have |had |must have )?(?:put|slapped|used|applied|added|ran|stuck) (?:an? |some |this |one of those )+(?:\w+ )?(?:filters?|presets?)(?: (?:on|over|to|onto) (?:this|it|that|me|us|the (?:photo|picture)))?(?:(?: [,.;]| and)+ (?:so |please |can you |could you )*(?:get rid of|remove|undo|take off|take away|lose|reverse) (?:it|that|this)(?: again)?)? [,.;–-] (?=(?:so |and )?(?:its?|it is|the|everything|everyone|that|this|because|we|i|my) [^.;:!?“]*?(?:too|all|so|green|yellow|orange|blue|pink|purple|red|washed|faded|gray|flat|saturated|warm|cold|dark|pale)\b)/,
    '',
  ],
  // "I hate how yellow it looks, fix that"
  [
    /\b(?:i )?(?:really |just )?(?:hate|dislike|dont like|cant stand|am not happy with|not happy with) how (yellow|blue|orange|green|pink|red|dark|bright|pale|gray|dull|flat|grainy|noisy|blurry|cold|warm|hazy|washed out|crooked) (?:it|this|that|everything|(?:the|this|my) (?:photo|picture|pic|image)) (?:all )?(?:looks?|is|came out|turned out|comes out)(?: (?:here|now|in this))?(?: (?:[,.;] |and )+(?:please |can you |so )*(?:fix|change|correct|sort|mend) (?:that|it|this))?/,
    'it is too $1',
  ],
  // "Grandma's lamp turned everybody orange"
  [
    new RegExp(
      `${START}(?:\\w+ ){0,2}(?:lamps?|lights?|bulbs?|lighting|flash|streetlights?|candles?|spotlights?|led|leds|neon) (?:in (?:the|my|our|this|that|her|his) (?:\\w+ )?\\w+ )?(?:turned|turns|tinted|tints|has turned|have turned) (?:everybody|everyone|everything|us|me|him|her|it|them|all of us|the (?:photo|picture|whole thing|room|scene))(?: (?:all|so|too|look|a bit|very|kind of))* (orange|yellow|green|blue|red|purple|pink|magenta)\\b`,
    ),
    'it has a $1 cast',
  ],
  // "Why does everybody look like a smurf?"
  ...[
    ['(?:smurfs?|avatars?|na vi)', 'blue'],
    [
      '(?:oompa loompas?|umpa lumpas?|carrots?|oranges?|satsumas?|tangerines?|cheetos?|cheeto)',
      'orange',
    ],
    ['(?:martians?|hulks?|shrek|aliens?|kermit|goblins?|little green men)', 'green'],
  ].map(
    ([like, color]): Form => [
      new RegExp(
        `${START}(?![^,.;:!?“]*\\b(?:make|turn|give|have|want|become|can|could|should|shouldnt|dont|not|wont|without|shall|must|mustnt|never)\\b)(?:(?:because |as )?why (?:do|does|did|are|is) )?(?:[^,.;:!?“ ]+ ){0,6}?(?:(?<!\\b(?:make|please|us|him|her|it|me|should|to) )(?:looks?|looking|came out)(?: all| just| so| a bit| kind of)* like|(?:turned|made|has turned|has made|makes|turns) (?:us|me|him|her|them|everyone|everybody|(?:the|my|our) \\w+) (?:all )?(?:into|look like)) (?:an? |the |two |some |little )*${like}(?: in (?:this|it|here)| here)?(?: ?\\?)?${END}`,
      ),
      `it is too ${color} ,`,
    ],
  ),
  // "The whites have gone a bit blue, warm them"
  [
    new RegExp(
      `${START}(?:the )?(?:whites?|white parts|white bits) (?:have |has )?(?:gone|are|is|look|looks|went|turned|come out|came out) ${RATHER}(blue|bluish|yellow|yellowish|orange) [,.;–-] ${PLEASE_WOULD}(?:warm|cool) (?:it|them|that)(?: up| down)?${END}`,
    ),
    'it is too $1',
  ],
  // "A touch less red in this"
  [
    new RegExp(
      `${START}(?:an? )?(?:touch|bit|tad|little|little bit|lot|smidge|hint|whole lot) less (red|green|blue|yellow|orange|pink|purple|magenta)(?: (?:in|on) (?:this|it|here|there|the (?:photo|picture|image)))?${END}`,
    ),
    'it is too $1',
  ],
  // "It has this ugly yellow tint from the lamp"
  [
    /\b(?:has|have|got|shows|with) (?:this |that |such an? |an? )(?:really |very |so )*(?:ugly |nasty |awful |horrible |strange |weird |sickly |slight |strong |unpleasant |annoying )*(yellow|yellowish|orange|green|greenish|blue|bluish|red|reddish|pink|purple|magenta) (?:tint|tinge|hue|sheen|colou?r cast) (?:from|because of|due to|by|thanks to) (?:the |that |my )?(?:\w+ )?\w+(?= ?$| [,.;!]| please\b| and\b)/,
    'is too $1',
  ],
  // "Indoor bulbs made everything orange"
  [
    new RegExp(
      `${START}(?:the |those |our |my )?(?:\\w+ )?(?:bulbs?|lights?|lamps?|lighting|leds?|spotlights?|tubes?|candles?|flash) (?:has |have )?(?:made|turned|makes|make|turns|turn|gave|left|coloured|colored) (?:everything|it|us|me|them|everyone|the (?:whole )?(?:photo|picture|room|scene)|all)(?: look| come out| go| all| so| too| a bit| very)* (orange|yellow|blue|green|pink|purple|red|yellowish|greenish|orangey|bluish)${END}`,
    ),
    'it is too $1',
  ],
  // "Why is everything so grey?"
  [
    new RegExp(
      `${START}why (?:is|are|does|do|did) ((?:everything|it|this|that|all|(?:the|my|our) \\w+))(?: (?:in|on|of) (?:this|the|my|it)(?: \\w+)?)? ?(?:all |look |looking |come out |came out |turn out )*(?:so|too|this|that|such|all|soo+) (gray|dull|flat|dark|yellow|blue|orange|green|red|blurry|grainy|noisy|bright|hazy|pale|washed out|cold|warm|crooked)(?: (?:here|in this|in it|now))? ?(?:\\? ?)*`,
    ),
    '$1 is too $2 ,',
  ],
  // "The colours have gone all yellow because of the kitchen lights"
  [
    new RegExp(
      `${START}(?:${WHOSE} )?(?:colors?|whites?|everything|whole (?:thing|picture|photo)|all)(?: (?:have|has|ve|s|is|are))? (?:gone|turned|become|went|came out|come out) (?:all |a bit |completely |quite |rather |very |too |so |really )*${CAST}${LAMPS}${END}`,
    ),
    'fix the white balance',
  ],
  // "My cat looks orange indoors, sort the white balance out"
  [
    new RegExp(
      `${START}(?:my|the|our|this|his|her|everyone|everything|we|i|it) ?(?:\\w+ )?(?:looks?|is|are|came out|turned out|comes out|seems?) (?:too |so |all |a bit |really |very |totally )*(?:${COLOUR})(?: (?:indoors|inside|in here|at home|under [^,.;:!?]*?|in (?:the|my) [^,.;:!?]*?))? , ([^,.;:!?]*?white balance[^,.;:!?]*?)${END}`,
    ),
    'fix the white balance',
  ],
  // "My face is too yellow because of the lamp, fix it", "we all look green under the neon"
  [
    new RegExp(
      `${START}(?:(?:my|her|his|our|the|their) (?:faces?|skin|complexion) (?:is|are|looks?|came out|turned out)|(?:i|we|they|she|he|everyone|everybody) (?:all )?looks?) (?:too |so |all |a bit |very |really |quite )*(?:yellow|orange|green|blue|purple|yellowish|greenish|bluish) (?:because of|because|due to|from|under|in|thanks to) [^,.;:!?]*?(?: , (?:please |can you |you )*(?:fix|correct|sort|change)(?: (?:it|that|this|out))*)?${END}`,
    ),
    'fix the white balance',
  ],
  [
    new RegExp(
      `${START}(?:my|her|his|our|the|their) (?:faces?|complexion) (?:is|are|looks?|came out|turned out) (?:too |so |all |a bit |very |really |quite )*(?:yellow|orange|green|blue|purple|yellowish|greenish|bluish)(?: , (?:please |can you |you )*(?:fix|correct|sort|change)(?: (?:it|that|this|out))*)?${END}`,
    ),
    'fix the white balance',
  ],
];
