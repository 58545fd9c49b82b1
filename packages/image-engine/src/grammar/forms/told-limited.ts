import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const AND = '(?:(?:,|\\.|;|–|-|but|and|with) )+';
const ADJUSTED =
  '\\b(?:brighter|brighten|lighter|lighten|darker|darken|contrast|saturation|saturated|warmer|warmth|cooler|sharper|sharpen|exposure|brightness|vibrance|clarity|vivid|blur|blurred|vignette|grain|colou?rful|fog|shadows|highlights|more|less)\\b';
const AT_MOST =
  '(?:(?:at|by|to) )?(?:at (?:the )?(?:most|max|maximum)|not more than|no more than|never more than|not over|maximally|max|maximum|up to|extremely|like much|tops)';
const NOISE = '\\b(?:noise|denoise|noisy|grain|grainy|smooth|enhance|sharpen|sharper)\\b';
const LIT =
  '\\b(?:portrait light|portrait lighting|studio light|studio lighting|beauty light|rembrandt light)\\b';
const MOOD = '(?:mood|look|atmosphere|vibe|feel|feeling|ambiance|ambience|light|lighting|glow)';
const CANDLE = '(?:candle|candle light|candlelight|candlelit|candles|of candles?)';
const TILTED = '(?:crooked|tilted|slanted|inclined|skewed|aslant|askew|leaning)';
const TEXT = '(?:text|letters?|lettering|font|type|typeface|script|writing|print)';
const HEATHER = '(?:heather|heathered|marled|marl|melange|mottled)';

/** How far a wish may go, and what belongs to the look that it stands beside. */
export const LIMITED_FORMS: readonly Form[] = [
  // "Brighter, at most 20 %": so much
  [
    new RegExp(
      `(?<=${ADJUSTED}(?: [^,.;:!?“ ]+){0,4} )(?:(?:,|;|–|-|but|and) )*${AT_MOST} (?:by )?(?=(?:\\d{1,2}|100) (?:$|[,.;!]|(?:and|but|please|percent)\\b))(?<!\\b(?:resize|px|scale|border|frame)\\b[^“]*)`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=${ADJUSTED}(?: [^,.;:!?“ ]+){0,4} (?:(?:,|;|–|-|but|and|by) )*(?:\\d{1,2}|100) )(?:percent )?(?:at (?:the )?(?:most|max|maximum)|max|maximum|tops)${END}(?<!\\b(?:resize|px|scale|border|frame)\\b[^“]*)`,
    ),
    '',
  ],
  // "No more than 20 % brighter"
  [
    new RegExp(
      `${START}(?:please )?(?:at (?:the )?most|not more than|no more than|max|maximum|up to|extremely) (\\d{1,2}) (?:percent )?(brighter|darker|warmer|cooler|sharper|lighter|more \\w+|less \\w+)${END}`,
    ),
    '$2 by $1',
  ],
  // "Denoise and sharpen, but no waxy skin"
  [
    new RegExp(
      `(?<=${NOISE}[^“]* )${AND}(?:please )?(?:no|not|without|dont give me|dont make)(?: (?:of|that|the|a|any|me|it|like))* (?:waxy|wax|waxen|wax like|plastic|doll|porcelain|rubber) (?:skin|faces?)(?: look)?${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=${NOISE}[^“]* )${AND}(?:please )?(?:no|not|without) skin (?:like|of) (?:wax|plastic|a doll|porcelain)${END}`,
    ),
    '',
  ],
  // "Double exposure, the sea only faintly over the portrait": how much of the other shows
  [
    /(?<=\bdouble exposure (?:[^“]* )?)(?:(?:,|;|–|-|with|and) )*(?:the|my|a) \w+ (?:(?:only|just|very|should|be|is|quite|lies|laid|shows?|showing) )*(?:faint|faintly|low|weak|weakly|subtle|subtly|lightly|softly|transparent|slightly|gently|decent) (?:(?:laid|showing|seen|visible) )?(?:over|on top of|across|through|above|in) (?:the|my|her|his) \w+(?= ?$| [,.;!?]| (?:and|but|please)\b)/,
    ' slightly',
  ],
  // "Heather grey": it is grey
  [new RegExp(`(?<!\\bmake (?:the|my|our) )\\b${HEATHER} (gray) ?(?=$|[,.;:!?]|\\w)`), '$1 '],
  [new RegExp(`\\b(gray) ${HEATHER}${END}`), '$1'],
  // "Portrait light, soft shadows": those are on a face, and none is thrown on the ground
  [
    new RegExp(
      `(?<=${LIT}[^.;!?“]* )(?:(?:,|and|with|plus) )+(?:(?:very|nice|really|some) )*(?:soft|gentle|subtle|softer|delicate) shadows?(?: on (?:the |my |her |his )?face)?${END}(?<!\\b(?:ground|floor|under|below)\\b[^.;!?“]*)`,
    ),
    '',
  ],
  // "Night, but not too dark, or we can't see anything"
  [
    /(?<=\bnight\b(?: [^,.;:!?“ ]+){0,3} )(?:(?:,|but|and) )+not (?:(?:too|much|so|very|that|all) )+dark\b(?:(?: (?:,|;|–|-|or|else|otherwise|because|so|if|not))* (?:(?:you|i|we|one|people) )?(?:(?:cant|can not|cannot|couldnt|dont|do not|wont) )?(?:see|sees|seen) (?:(?:nothing|anything|us|it|a thing|no more|more|any|longer|at all) ?)+)?(?= ?$| ?[,.;!?]| and\b)/,
    ', but not too much ',
  ],
  // "But keep the candlelight mood": nobody is kept from getting brighter
  [
    new RegExp(
      `(?<=\\w )${AND}(?:please )?(?:keep|leave|keeping|preserve|retain|without losing|dont lose) (?:(?:the|that|its|a|this|warm|cozy|nice|lovely|soft|whole) )*(?:${CANDLE} ${MOOD}|${MOOD} (?:of (?:the )?)?${CANDLE})${END}`,
    ),
    '',
  ],
  // "Polaroid frame, a bit tilted to the left": it is, and the picture is not to be straightened
  [
    new RegExp(
      `(?<!\\b(?:the|this|my|our|straighten|level)\\b[^“]*)\\b(polaroid(?: (?:frame|look|effect|style|border))?) (?:(?:,|is|a|bit|slightly|too|little|and|but|with|very|that) )*${TILTED}(?: (?:to|the|towards|left|right|a|bit|slightly|little|side|of))*${END}`,
    ),
    '$1 , aslant',
  ],
  // "In grosser gelber Schrift": letters that are large, and no larger picture
  [
    new RegExp(
      `(?<=“” [^“]*?\\b(?:in|with) (?:an? )?)(?:bigger|larger|greater) (?:, )?((?:${COLOUR} )?(?:bold )?${TEXT})\\b`,
    ),
    'big $1',
  ],
  [new RegExp(`${START}(?:bigger|larger) ((?:${COLOUR} )?${TEXT} “”)`), 'big $1'],
];

/** What belongs to a wish that has been read: what is kept by night, and the shape that a cut has anyway. */
export const ANYWAY_FORMS: readonly Form[] = [
  // "A starry sky, but without changing the color of the house": by night all is darker, and of no other colour
  [
    /(?<=\b(?:starry sky|starry night|night sky) )(?:(?:,|but|and) )*(?:without (?:chang(?:e|ing)|alter(?:ing)?|touch(?:ing)?)|(?:dont|not|do not) (?:change|alter|touch)) (?:the )?colou?rs? (?:of|on) (?:the|my|our) \w+(?: to)?(?= ?$| [,.;!?]| (?:and|please)\b)/,
    '',
  ],
  // "Crop close to the face, square"
  [
    new RegExp(
      `\\bheadshot crop (?:(?:,|and|in|an?|as|to) )*square(?: format| crop| shape)?${END}`,
    ),
    'headshot crop',
  ],
];
