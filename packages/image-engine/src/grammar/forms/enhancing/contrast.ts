import { END, START } from '../parts.ts';
import { BESIDE_THAT } from '../pieces/joints.ts';
import { LEAVE, STAYS } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const LOW =
  '(?:low|lower|soft|softer|flat|flatter|gentle|gentler|weak|down|small|subdued|restrained|modest|mild|moderate|in check|light side|low side|soft side|not too (?:high|strong|hard|harsh))';
const DIAL = '(contrast|saturation)';

/** More contrast, or less. */
export const CONTRAST_FORMS: readonly Form[] = [
  // "The scan is yellowish and low contrast, fix it": what is wrong with it, and no look
  [
    /(?<=\b(?:is|looks?|came out|its|too|so|very|really|rather|quite|pretty|bit) )low (?:in |on )?contrast\b/,
    'flat',
  ],
  [
    /(?<=\b(?:is|its|looks?|came out) (?:[^,.;:!?“ ]+ ){1,3})and low (?:in |on )?contrast(?= ?$| [,.;])/,
    ', more contrast',
  ],
  [
    /\b(?:(?:has|have|with) )?(?:(?:too|so|very|really) )?low (?:in |on )?contrast(?= ?(?:[,.;] )?(?:(?:and|so|please|can you|could you) )*(?:fix|correct|improve|repair|help|sort|solve)\b)/,
    'flat',
  ],
  // "Punch up the contrast"
  [/\bpunch up (?=the (?:contrast|colors?|saturation)\b)/, 'increase '],
  // "More punch between lights and darks"
  [
    /\bmore (?:punch|difference|distance|separation|contrast|range) between (?:the )?(?:lights?|brights?|whites?|highlights|bright (?:bits|parts|areas)|light (?:bits|parts|areas)) and (?:the )?(?:darks?|blacks?|shadows|dark (?:bits|parts|areas))(?= ?$| [,.;:!?]| (?:and|but|please)\b)/,
    'more contrast',
  ],
  // "Black and white, but keep the contrast low", "… contrast kept soft"
  [new RegExp(`(?<=\\w )${BESIDE_THAT}${LEAVE}${DIAL}${STAYS} ${LOW}${END}`), ', less $1'],
  // "Not too contrasty"
  [
    new RegExp(
      `(?<=\\w )${BESIDE_THAT}(?:not (?:so |too |that |overly |very )?(?:contrasty|high contrast|harsh in contrast)|(?:without|not) (?:too much|so much|a lot of|much|any hard|hard|harsh) contrast)${END}`,
    ),
    ', less contrast',
  ],
  // "Take the edge off the contrast"
  [
    /\btake the edge off (?:of )?(?:the |its )?(contrast|saturation|brightness|colors|highlights|shadows|warmth|sharpness)\b/,
    'slightly reduce the $1',
  ],
  // "Too contrasty, soften it": less contrast is what softens it
  [
    /(?<=\b(?:contrasty|too much contrast|contrast is too (?:high|strong|much|hard)|contrast is (?:harsh|hard))(?: [,.;-])? )(?:so |and |please |can you )*(?:soften|ease|calm|gentle|tone down) (?:it|that|this)(?: (?:down|up|a bit|a little|please|slightly))*(?= ?$| [,.;!?])/,
    '',
  ],
  // "Less contrast, soften it": the same, said again
  [
    /\b((?:less|lower|reduce the|decrease the|turn down the|soften the|softer) contrast(?: (?:a bit|a little|slightly))?) (?:, |and |so |to )+(?:just )?soften (?:it|this|everything|the (?:photo|picture|image|look))(?: (?:a bit|a little|slightly|up|a touch|down|overall|all over))*(?= ?$| ,| \.| and\b| please\b)/,
    '$1',
  ],
  // "More contrast, less saturation, slightly lifted blacks": one against the other in the darkest parts alone
  [
    new RegExp(
      `(?<=\\b(?:more|higher|extra|strong|stronger|increase|boost|punchy|lots of)(?: the)? contrast\\b[^“]*)(?<!\\b(?:no|not|dont|without|never)\\b[^“]*)(?<= )((?:slightly |a bit |a little |gently |softly )*)(?:lift(?:ed|ing)?|rais(?:e|ed|ing)|milky) (?:the )?blacks(?: (slightly|a bit|a little|a touch))?${END}(?!.*\\b(?:film|analog|vintage|retro|polaroid|kodak|old|35 ?mm)\\b)`,
    ),
    '$1 lift shadows $2',
  ],
  // "More contrast, faded blacks, like an old camera": such a film has them
  [
    new RegExp(
      `(?<= )(?:, |and |with |but )*(?:slightly |a bit |nicely )?(?:faded|lifted|matte|washed|milky) blacks${END}(?<=\\b(?:more|higher|extra|strong|stronger|increase|boost|punchy|lots of)(?: the)? contrast\\b[^“]*)(?=.*\\b(?:film|analog|vintage|retro|polaroid|kodak|old|35 ?mm)\\b)`,
    ),
    '',
  ],
  // "Less harsh between light and dark", "gentler transitions from light to dark"
  [
    /\b(?:less|not so|not as|too|so) (?:of an? |an? )?(?:harsh|hard|stark|steep|extreme|big|strong|much|contrasty|jump|difference|gap|contrast)(?: (?:a|an|of|jump|difference|gap|contrast|distance|change))* (?:between|from) (?:the )?(?:lights?|brights?|whites?|highlights|bright (?:bits|parts|areas)|light (?:bits|parts|areas)) (?:and|to|into) (?:the )?(?:darks?|blacks?|shadows?|dark (?:bits|parts|areas))(?= ?$| [,.;:!?]| (?:and|but|please)\b)/,
    'less contrast',
  ],
  [
    /\b(?:gentler|softer|smoother|milder) (?:(?:transitions?|steps?|falloff|difference|change) )?(?:between|from) (?:the )?(?:lights?|brights?|whites?|highlights) (?:and|to|into) (?:the )?(?:darks?|blacks?|shadows?)(?= ?$| [,.;:!?]| (?:and|but|please)\b)/,
    'less contrast',
  ],
  // "The difference between light and dark is too harsh"
  [
    /\b(?:the )?(?:difference|contrast|gap|jump|transition|step|steps|transitions|distance) (?:between|from) (?:the )?(?:lights?|brights?|whites?|highlights|bright (?:bits|parts|areas)|light (?:bits|parts|areas)) (?:and|to|into) (?:the )?(?:darks?|blacks?|shadows?|dark (?:bits|parts|areas)) (?:(?:is|are|looks?|feels?|seems?|way|far|much|just|a|bit) )*(?:too |so |very )(?:harsh|hard|stark|steep|extreme|big|strong|much|abrupt|great|large|high)(?= ?$| [,.;:!?]| (?:and|but|please)\b)/,
    'less contrast',
  ],
  // "Looks flat. Needs punch"
  [
    new RegExp(
      `${START}(?:(?:it|this|that|the (?:photo|picture|image|shot)|just) )*(?:needs?|wants?) (?:punch|bite|oomph|contrast)${END}`,
    ),
    'more contrast',
  ],
];
