import { COLOUR, END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';
import { POLITE } from './parts.ts';

const BLANK =
  '(?:walls?|ceiling|tiles|paper|page|snow|shirt|dress|wedding dress|kitchen|cabinets?|tablecloth|sheets?|bathtub|doors?|whites?|facade|plate)';
/** What lights are, as cameras have it: daylight is what a balanced picture is taken in. */
const DAYLIGHT = '(?:4[89]|5\\d|6[0-5])\\d\\d';
/** "K" is "que" to who writes Spanish in a hurry; of what is in no table nothing is left but that it says how. */
const KELVIN = '(?:k|kelvins?|that|decent)';
const TINT = '(?:tint|cast|tinge|hue|tone|glow|sheen|colou?r cast)';
const CAST_HUE = '(green|yellow|orange|blue|pink|magenta|purple|red)(?:ish)?';
/** What a light colours everything with. */
const LIGHT_CAST =
  '(?:yellow|orange|warm|green|greenish|yellowish|blue|bluish|pink|pinkish|purple|magenta|red|reddish)';
const LAMP =
  '(?:lamps?|bulbs?|lights?|light bulbs?|ceiling lights?|ceiling|tungsten|neon|neons|leds?|fluorescents?|tubes?|strip lights?|street ?lights?|candles?|chandelier|kitchen|flash|spotlights?|lighting)';
const FIX = '(?:fix|correct|neutrali[sz]e|sort out|sort|mend|balance)';
const REDUCE = '(?:remove|reduce|take out|take away|get rid of|tone down|lose|cool down|cool|kill)';

/** A cast that is to be taken out, reduced or neutralised. */
export const TAKEN_OUT_FORMS: readonly Form[] = [
  // "Get rid of the orange glow"
  [
    new RegExp(
      `${START}${POLITE}(?:remove|get rid of|take out|take away|lose|kill|fix|correct|reduce|neutralize) (?:the |that |this |all )*(?:ugly |weird |nasty |strong |awful |horrible )?(?:orange|yellow|green|blue|red|pink|purple|magenta|yellowish|greenish|bluish|reddish) (?:glow|sheen|tinge|hue|shimmer|wash|filter)(?: (?:from|of|on|in) (?:the |my |that |this )?\\w+)?${END}`,
    ),
    'fix the white balance',
  ],
  // "Make the white balance cooler, 15%"
  [
    new RegExp(
      `${START}(${PLEASE_ALSO})(?:make |fix )?(?:the )?white balance (?:(?:a|bit|little|more|much|slightly) )*(cooler|colder|warmer)(?: ,)?(?: by)?(?= \\d+ (?:percent )?(?: ?$|[,.;]|and\\b))`,
    ),
    '$1 make it $2',
  ],
  // "Cool it 200 kelvin": no share of anything
  [
    /(?<=\b(?:warm|cool|warmer|cooler|colder|warmth|temperature)\b[^.;:!?“]*)(?<!\btemperature (?:(?:to|at|of|in) )?)(?:by |of )?\d+ (?=kelvin\b)/,
    ', ',
  ],
  // "Temperature 5500k": as daylight is; of any other it is not said whether the lamp is meant or the look
  [
    new RegExp(
      `${START}(?:set |put )?(?:the )?(?:colou?r |white )?(?:temperature|warmth|balance) (?:(?:at|to|of|in) )?${DAYLIGHT} ${KELVIN}${END}`,
    ),
    'white balance',
  ],
  [
    new RegExp(
      `${START}(?:set |put )?(?:the )?(?:colou?r |white )?(?:temperature|warmth|balance) (?:(?:at|to|of|in) )?(\\d{4,5}) ${KELVIN}${END}`,
    ),
    'kelvin $1',
  ],
  // "Remove the green light of the neon tubes"
  [
    new RegExp(
      `${START}${POLITE}(?:${FIX}|${REDUCE}) (?:the |that |this )?(?:${LIGHT_CAST} )+(?:light|lighting|glow|hue) (?:(?:of|from|by|caused by|due to|because of|in|under) )(?:the |that |those |our |my )?(?!traffic\\b|brake\\b|tail\\b)(?:\\w+ )?${LAMP}${END}`,
    ),
    'fix the color cast',
  ],
  [
    new RegExp(
      `${START}${POLITE}${FIX} (?:the |that |this )?(?:${LIGHT_CAST} )+(?:light|lighting|lamp light|lamplight|indoor light)${END}`,
    ),
    'fix the color cast',
  ],
  // "Kitchen light more neutral"
  [
    new RegExp(
      `${START}${POLITE}(?:(?:make|get|have|turn|keep) )?(?:the |that |this )?(?:(?:artificial|tungsten|indoor|room|yellow|warm|kitchen|lamp|evening) )*(?:light|lighting|lamplight|illumination) (?:(?:be|look|a|bit|more|completely|nice|and|should) )*(?:neutral|neutralized|neutrali[sz]e)${END}`,
    ),
    'fix the color cast',
  ],
  [
    new RegExp(
      `${START}${POLITE}neutrali[sz]e (?:the |that |this )?(?:(?:artificial|tungsten|indoor|room|yellow|warm|kitchen|lamp) )*(?:light|lighting|lamplight)${END}`,
    ),
    'fix the color cast',
  ],
  [
    new RegExp(
      `${START}(?:(?:please|give (?:it|us|me)|an?|with|want|i want|id like|make it) )*(?:more |a more |completely )?(?:neutral|neutralized) (?:lighting|light)${END}`,
    ),
    'fix the color cast',
  ],
  // "On the slide everything has turned pink"
  [
    new RegExp(
      `${START}(?:(?:on|in) (?:the|this|my|our) (?:old )?(?:slide|photo|picture|print|image|negative|scan)(?: (?:of|from|in) [^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?)? )?(?:(?:everything|all|it all) (?:has |is |have |s |just )*(?:all |completely |quite |rather |so |too |a bit )*(?:turned|gone|become|went|is|looks|came out)|(?:is|has) (?:all|everything)) (?:(?:all|completely|quite|rather|so|too|a|bit|turned|gone) )*(?:pink|magenta|reddish|pinkish|purple)(?: (?:become|turned|gone|now|over time|with age))*${END}(?<=\\b(?:slide|photo|picture|print|image|negative|scan)\\b.*)`,
    ),
    'fix the color cast',
  ],
  [
    new RegExp(
      `${START}(?:the|this|my|our) (?:old )?(?:slide|print|negative|scan) (?:has |is |have |s )*(?:gone|turned|become|went|looks|came out|is) (?:all |completely |quite |rather |so |too |a bit |very )*(?:pink|magenta|reddish|pinkish|purple|yellow|orange|red|blue|green)${END}`,
    ),
    'fix the color cast',
  ],
  // "The photo has a green tint, please fix it"
  [
    new RegExp(
      `${START}(?:it|this|everything|(?:the|this|my|our) (?:whole )?(?:photo|picture|image|pic|shot|thing)) (?:has|got|has got|have|shows) (?:this |that |such |an? |some )*(?:really |very |so |ugly |nasty |awful |horrible |strange |weird |sickly |slight |strong |bad )*${CAST_HUE} ${TINT} (?:[,.;–-] |and |so )+${POLITE}(?:remove|fix|correct|neutrali[sz]e|take|get rid of|lose|reduce|sort) (?:it|that|this)(?: (?:out|away|off))?${END}`,
    ),
    'remove the $1 cast',
  ],
  // "I don't like the green tint on my face from the grass"
  [
    new RegExp(
      `${START}(?:i |we )?(?:really )?(?:dont like|do not like|hate|dislike|cant stand|am not a fan of|im not a fan of|not a fan of) (?:the|that|this|how) (?:\\w+ )?${CAST_HUE} ${TINT}(?! (?:of|on|in) (?:my|her|his|their) (?:teeth|hair|nails|eyes?|lips|beard))(?: [^,.;:!?“]*)?(?=$| ?$| [,.;:!?])`,
    ),
    'remove the $1 cast',
  ],
  // "Fix the yellow white balance"
  [
    /\b(fix|correct|repair) (?:the|that|this|my) (?:yellow|blue|green|orange|warm|cold|wrong|bad|off|horrible|awful|weird|terrible) white balance\b/,
    '$1 the white balance',
  ],
  // "Take the green tinge off our skin": it is in all of the picture.
  [
    new RegExp(
      `\\b(?:take|get|remove|clear|fix|lose|correct) (?:the|that|this) (?:\\w+ )?(blue|yellow|orange|green|red|magenta|pink|purple) (?:tinge|cast|tint|hue|glow) (?:off|out of|from|on|in|away from) (?:the |our |my |his |her |their )?(?:skin|faces?|skin tones?)${END}`,
    ),
    'remove the $1 cast',
  ],
  // "The yellow cast that the bulb left"
  [
    /(?<=\b(?:yellow|orange|green|blue|red|purple|pink|magenta) (?:cast|tint|tinge|hue) )(?:that|which) (?:the |this |that |those |our |my )*(?:\w+ )?(?:lamps?|lights?|bulbs?|lighting|flash|streetlights?|candles?|spotlights?|leds?|neon|tubes?) (?:left|leaves|made|makes|gave|gives|caused|causes)\b(?: (?:us|on us|on it|everywhere|on everything|behind|in the \w+))*/,
    '',
  ],
  // "Take the yellow out of the walls, they are white in real life"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:take|get) (?:the |that |all the )(?:yellow|orange|blue|green|pink|red|purple)(?: (?:cast|tint|tinge|tone|hue))? (?:out of|off|away from|from) (?:the |my |our |her |his )(?:\\w+ )?${BLANK}(?: [,.;–-] (?:because |as )?(?:it|they|its|theyre|the \\w+)(?: is| are| was| were| s)? (?:actually |really )?${COLOUR}(?: (?:in (?:real life|reality)|really|actually))?)?${END}`,
    ),
    'fix the white balance',
  ],
  // "Take the green out of the picture"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:take|get) (?:the |that |all the )(yellow|orange|blue|green|pink|red|purple|magenta)(?: (?:cast|tint|tinge|tone|hue))? (?:out of|off|away from|from) (?:it|this|everything|(?:the|this|my) (?:whole )?(?:photo|picture|image|pic|shot))${END}`,
    ),
    'remove the $1 cast',
  ],
  // "Brighter and less red"
  [
    new RegExp(
      `(?<=\\b(?:and|but|,) |^)(?:a bit |a little |slightly |much |way |also |it )*(?:less|not so|not as) (?:red|green|pink|purple|magenta|reddish|greenish|pinkish)${END}`,
    ),
    'fix the color cast',
  ],
  // "Less red in the picture"
  [new RegExp(`\\b((?:less|more) ${COLOUR}) in (?:the|this|my) (?:picture|photo|image)\\b`), '$1'],
  // "Just make the white balance right"
  [
    /\b(?:just )?(?:make|get|set|put|have) (?:the |my )?(white balance|colors?|exposure|tones?) (?:right|correct|accurate|proper|ok|true)(?= ?$| [,.;!?]| and\b| please\b)/,
    'fix the $1',
  ],
  // "Tone down the yellow cast from the kitchen bulbs"
  [
    new RegExp(
      `${START}(?:please )?(?:tone down|calm|tame|reduce|lessen|lower|dial down|dial back|take down|kill|lose|ditch|sort out|sort) (?:the |that |this )((?:warm |cold |cool |slight |strong |ugly )?${COLOUR}) (cast|tint|tinge|hue|tone)(?: (?:from|of|caused|that|in|on) [^,.;:!?]*?)?${END}`,
    ),
    'remove the $1 cast',
  ],
];
