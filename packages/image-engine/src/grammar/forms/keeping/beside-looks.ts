import { COLOUR, END } from '../parts.ts';
import { AND_WITH, BESIDE_THAT } from '../pieces/joints.ts';
import { DRAWN } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const LOOK =
  '(?:anime|manga|cartoon|comic|painting|watercolou?r|sketch|drawing|drawn|pixel art|pop art|poster|oil)';
const WHERE =
  '(?:garden|room|street|landscape|scenery|surroundings|beach|kitchen|park|forest|field|view|rest|setting|place|mountains|wall|city|background|backdrop|scene|everything else|everyone else)';
const STYLE =
  '(?:cartoon|anime|comic|manga|sketch|pencil|watercolor|oil|pixel|neon|painting|painted|drawing|drawn|toon)';
/** Of these the light or the tone is another one, and would lie on skin as well. */
const TONED =
  'golden hour|sunset light|evening light|morning light|sunset glow|warm(?:er|th)?(?: light| tones?| it(?: up)?)?|cool(?:er)?(?: it(?: down)?)?|tint|teal and orange|blue hour';
const REAL = '(?:natural|normal|realistic|real|true|neutral|lifelike)';
const WHOSE_SKIN = '(?:the |our |my |her |his |their |everyones |peoples )?';
const CARE = `(?:(?:(?:keep|keeping|leave|leaving|have|let|make) )?${WHOSE_SKIN}(?:skin|faces?)(?: tones?| colors?)?(?: (?:should|must|shall|has to|have to|still|to|look|looks|looking|stay|stays|be|remain|remains|is|are))* ${REAL}(?: looking)?|(?:keep|leave|have|make) ${WHOSE_SKIN}${REAL} (?:skin|faces?)(?: tones?)?)`;
const MOOD = '(?:mood|look|atmosphere|vibe|feel|feeling|ambiance|ambience|light|lighting|glow)';
const CANDLE = '(?:candle|candle light|candlelight|candlelit|candles|of candles?)';

/** What stays real beside a look. */
export const BESIDE_LOOK_FORMS: readonly Form[] = [
  // "The grass greener without touching the faces": blues and greens are none of skin
  [
    /(?<=\b(?:bluer|greener|more (?:blue|green)|blues richer|greens richer)(?: [^.;!?“]{0,60})? )(?:(?:,|but|and) )*(?:without (?:touching|changing|altering|affecting)|(?:do not|dont) (?:touch|change|alter)) (?:the |my |our |any |their )?(?:faces?|skin|skin tones?)(?= ?$| [,.;!]| and\b| please\b)/,
    '',
  ],
  // "A vignette, but leave the face as it is": none is laid over the middle anyway
  [
    new RegExp(
      `(?<=\\bvignette )(?:(?:,|but|and|only|just|please|with) )*(?=[^,.;:!?“]*\\b(?:keep|leave|leaving|not|dont|unchanged|untouched|stays?|remains?|without)\\b)(?:(?:keep|leave|leaving|not|dont|do|touch|touching|change|changing|darken|darkening|have|let|without|the|my|her|his|our|in|on|over|should|must) )*(?:faces?|persons?|people|eyes|skin|subject|dog|cat|baby|child|kids)(?: (?:keep|as|it|is|they|are|unchanged|untouched|alone|the|same|like|that|bright|light|normal|clear|so|not|should|must|shall|to|be|stays?|remains?))*${END}`,
    ),
    '',
  ],
  // "But keep the candlelight mood": nobody is kept from getting brighter
  [
    new RegExp(
      `(?<=\\w )${AND_WITH}(?:please )?(?:keep|leave|keeping|preserve|retain|without losing|dont lose) (?:(?:the|that|its|a|this|warm|cozy|nice|lovely|soft|whole) )*(?:${CANDLE} ${MOOD}|${MOOD} (?:of (?:the )?)?${CANDLE})${END}`,
    ),
    '',
  ],
  // "As anime, but with the background real"
  [
    new RegExp(
      `(?<=\\b${LOOK}\\b[^.;:!?“]* )(?:(?:,|but|and) )*but with (?:the |my |an? )?(?:background (?:(?:real|realistic|natural|original)(?: without (?:changing|touching))?|(?:without|not) (?:changing|touching|changed|touched)|left alone|as it is)|(?:real|realistic|original) background)${END}`,
    ),
    ', keep the background',
  ],
  // "Golden hour, but keep our skin natural": the light is for what is around them.
  [
    new RegExp(`(?<=\\b(?:${TONED})\\b[^:!?“]*)${BESIDE_THAT}(?:with )?${CARE}${END}`),
    ', but leave the skin as it is',
  ],
  // "Night look with neon style, but leave my face natural": whatever is drawn or lit, the face is a photo
  [
    new RegExp(
      `(?<=\\b(?:night(?: look| time| scene)?|${DRAWN})\\b[^:!?“]*)${BESIDE_THAT}(?=(?:keep|leave|let|have) |[^,.;]*\\b(?:should|must|shall|stays?|remains?) )${CARE}${END}`,
    ),
    ', but leave the skin as it is',
  ],
  // "… but my skin should not turn blue"
  [
    new RegExp(
      `(?:, |but |and |only |just )+(?:my|her|his|our|the|their) (?:skin|faces?|hair|skin tones?) (?:should|must|shall|may|can) not (?:turn|go|become|get|look|be|change)(?: (?:all|too|so))*(?: (?:${COLOUR}|color|orange|pale))?${END}`,
    ),
    ', keep the subject',
  ],
  // "Turn my dog into a cartoon but keep the garden real"
  [
    new RegExp(
      `(?=, |but |and |while |though |with )(?<=\\b${STYLE}\\b[^.;:!?“]*?)(?:, |but |and |while |though |with ){1,4}(?:please )?(?:keep|leave|keeping|leaving) (?:the |my |our )?${WHERE}(?: (?:behind|around) \\w+)? (?:real|realistic|normal|natural|photographic|untouched|unchanged|alone|a photo|photo like|how it is|as (?:it )?is|as they are|the way (?:it is|they are)|like it is)${END}`,
    ),
    ', keep the background',
  ],
  // "Cinematic bars, but no colour change"
  [
    /(?:, |and |but |with |without )+(?:no|any|without|dont) (?:any )?colou?r (?:change|shift|grade|grading|correction)(?= ?$| [,.;!?]| please\b)/,
    ', keep the colors',
  ],
];
