import { END, START } from '../parts.ts';
import { SCENE } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { WHOM_BEHIND } from './parts.ts';

const SLIGHTLY = '(?:(?:slightly|a|bit|little|touch|gently|softly|lightly|somewhat|all) )+';
const IN_BACK =
  '(?:behind(?: (?:me|us|him|her|them))?|in the background|as (?:the |a )?background)';
const LEAFY = '(?:brown|orange|ochre|golden|gold|red|yellow|rust|copper|amber|rusty)';
const SCENES_BEHIND =
  'beach|seaside|sea|ocean|forest|woods|jungle|mountains|alps|desert|city|skyline|street|office|kitchen|studio|garden|sunset|autumn|leaves';

/** What a place has anyway, and how it is: no further wish. */
export const SCENES_DESCRIBED_FORMS: readonly Form[] = [
  // "Among trees, like a forest": said twice
  [
    new RegExp(
      `(?<=\\b(?:among|between|amongst|amid|surrounded by)(?: the| some| lots of| many| tall)? trees )(?:, )?(?:(?:like|as) (?:(?:in|an?|the) )*(?:forest|woods|woodland)|(?:forest|woods|woodland) (?:style|like|vibe|look))${END}`,
    ),
    '',
  ],
  // "Dry leaves behind, October colors": autumn
  [
    new RegExp(
      `${START}(?:(?:put|i want|show|with) )?(?:some |lots of )?(?:dry|dead|fallen|dried|withered) leaves ${IN_BACK}(?= ?$| [,.;:!?]| (?:and|in|with)\\b)`,
    ),
    'autumn background',
  ],
  [
    new RegExp(
      `(?<=\\bautumn background )(?:(?:,|in|with|and) )*(?:october|november|autumn|fall) (?:colors|tones|shades)${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\bautumn background )(?:(?:,|in|with|and) )*${LEAFY}(?: (?:(?:,|and) )*${LEAFY})* (?:tones|colors|shades|hues)${END}`,
    ),
    '',
  ],
  // "With the buildings lit up": a city at night has them
  [
    new RegExp(
      `(?<=\\b(?:city|street|skyline|downtown)\\b[^.;!?“]*\\bnight [^.;!?“]*)(?:(?:,|and) )*with (?:all )?(?:the |its |lots of )?(?:buildings|skyscrapers|windows)(?: all)? (?:lit(?: up)?|illuminated|lighted|glowing)${END}`,
    ),
    '',
  ],
  // "One that looks serious": what an office is anyway
  [
    new RegExp(
      `(?<=\\b(?:office|library|studio)\\b[^.;!?“]* )(?:, |and )*(?:one|something) (?:that|which) (?:looks|seems|feels) (?:\\w+ )?(?:serious|professional|respectable|posh|modern|smart)${END}`,
    ),
    '',
  ],
  // "Woods in October"
  [
    /\b(?:the )?(?:woods?|forest) in (?:october|november|autumn|fall)\b(?! (?:light|colors|sun|evening|morning))/,
    'autumn woods',
  ],
  [
    /(?<=\bautumn\b[^.;!?“]*)(?:, )?(?:(?:with|all|and) )*(?:orange|red|golden|yellow|brown|colored|fallen|dry)(?: and (?:orange|red|golden|yellow|brown))? (?:leaves|foliage)(?: and (?:so on|all that|everything|stuff|such))?(?= ?$| [,.;:!?])/,
    '',
  ],
  // "Kitchen behind me, slightly out of focus": it is to be so, and is not yet
  [
    new RegExp(
      `(?<=\\b${SCENE} (?:(?:as )?(?:the |a |my )?(?:background|backdrop|scene|setting) |(?:behind|around) (?:me|us|him|her|them|it) |(?:in|as) (?:the |a )?background )(?:(?:that|which) is )?)(?:(?:,|–|-|and|but) )*${SLIGHTLY}(?:out of focus|defocused|unfocused|unsharp)${END}`,
    ),
    ', slightly blurred',
  ],
  // "Cosy kitchen in the back, slightly out of focus": as places are drawn
  [
    new RegExp(
      `(?<=\\b(?:in the back|behind me) )(?:, |and |but )*(?:(?:slightly|a bit|a little|softly|very) )?out of focus${END}`,
    ),
    '',
  ],
  // "Office in the background, and that office a little out of focus"
  [
    new RegExp(
      `\\b(${SCENES_BEHIND}) ((?:in the (?:background|back)|behind (?:me|us|him|her|them|it|(?:the|my|our) \\w+)|as (?:the |a )?(?:background|backdrop)) [^:!?“]{0,60}?)(?<= )(?:the|that|those|this|these|said) \\1\\b(?! (?:photo|picture|image|is (?:too|so)))(?: (?:is|are|should be|to be|being|must be))?`,
    ),
    '$1 $2 make the background',
  ],
  // "In a kitchen bright", as French puts it
  [/(?<=\bin (?:an? )?)(kitchen|office|studio) (bright|modern|sunny)\b/, '$2 $1'],
  // "October vibes behind her, orange leaves and all"
  [
    new RegExp(
      `\\b(?:october|november|autumn|autumnal|fall) (?:vibes?|mood|feel|feeling|scenery|scene|atmosphere|setting) (?:behind (?:me|us|him|her|them|it|(?:the|my) \\w+)|in the (?:back|background))(?: ?, (?:with )?(?:the )?(?:orange|red|golden|yellow|colorful|fallen) leaves(?: (?:and|n) (?:all|everything))?)?${END}`,
    ),
    'autumn background',
  ],
  // "A dark city behind me"
  [
    /\bdark city (?=(?:behind|in the background|background|as (?:the )?background|skyline)\b)/,
    'city at night ',
  ],
  // "A cosy autumn mood": no other place
  [
    /\b(?:an? )?(?:(?:cosy|cozy|warm|nice|golden|soft|lovely) )*(?:autumn|autumnal|fall) (?:mood|vibes?|feel|feeling|atmosphere|tones?|palette|warmth|light|lighting|look)\b(?! (?:in|as|behind|for|at) (?:the |a )?(?:background|backdrop|back|me|us|him|her|them))/,
    'warmer',
  ],
  // "A snowy street behind"
  [
    new RegExp(
      `\\b((?:put|have|with|want|add)? ?(?:an? |the )?)snowy (street|city|town|road|alley|village) (behind(?: ${WHOM_BEHIND})?|in the background|as (?:the )?background)`,
    ),
    '$1 $2 $3 , make it snow',
  ],
  // "The skyline of a big city at dusk behind the band"
  [
    new RegExp(
      `${START}(?:the |a )?(?:skyline|lights|silhouette|streets?|panorama) of (?:a |the )?(?:big |large |modern )?city (?:at|by|in the) (?:dusk|night|twilight|nightfall|evening|sundown)\\b`,
    ),
    'city at night',
  ],
  // "On a light marble kitchen counter"
  [
    /\bon (?:an? |the |my |our )(?:\w+ ){0,3}kitchen (counter|countertop|worktop|table|island|bench)\b/,
    'on a kitchen counter',
  ],
  // "Kitchen as background, bright and modern": of the kitchen.
  [
    /\b((?:kitchen|office|studio|living room) (?:as (?:the |my |a )?background|background|behind (?:me|us|him|her|it|them)) ?)(?:, |and |but )+(?:nice |very |really |all )*(?:(?:modern|clean|airy|friendly|tidy|open|cozy|cosy) (?:and )?)?(?:bright|light|airy|sunny)(?: and (?:modern|clean|airy|friendly|tidy|open|white))?(?= ?$| ,| \.| and\b| please\b)/,
    '$1',
  ],
  // "On a mountain with snow": of the mountain.
  [/\bmountains? (?:with|add|and) (?:some )?snow\b(?! falling)/, 'snowy mountains'],
];
