import { END, MARKED, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Complaints with what is wished behind them, and what is said again, or comes of a wish. */
export const COMPLAINED_FORMS: readonly Form[] = [
  // "The photo is full of grain, I shot it at night with a high ISO"
  [
    new RegExp(
      `${START}(?:(?:the|this|my|our) (?:whole |entire |night )?(?:photo|picture|image|pic|shot|background|sky)|it|its|this|that|everything)(?: is| s| has| has got| looks| came out| turned out| shows)* ?(?:full of|covered (?:in|with)|riddled with|all|nothing but|just|so much|loads of|lots of|plenty of|tons of|a lot of|far too much|way too much|too much|too many|lot of) (?:ugly |digital |image |iso |color |of )*(?:grain|noise|speckles|speckle|specks)(?: (?:in it|on it|everywhere|all over|all over it|in the (?:sky|shadows|background|dark(?: parts| areas)?)))?${END}`,
    ),
    'remove the noise',
  ],
  [
    new RegExp(
      `${START}(?:photo|picture|image|pic|shot)(?: is| looks| came out| turned out)* (?:full of|covered (?:in|with)|riddled with|all) (?:ugly |digital |image |iso |color )*(?:grain|noise|speckles|specks)${END}`,
    ),
    'remove the noise',
  ],
  [
    /(?:, |and |because |as |since |cause )*(?:i |we |it was |was )?(?:shot|taken|took|photographed)(?: it| this| that)?(?: at night| in the dark| indoors| after dark)?(?: (?:at|with|on|using) (?:an? |the )?(?:very |too |really )?(?:high|max|maximum|insane|crazy) iso)(?: setting| value)?(?= ?$| [,.;!?]| so\b| and\b| please\b)/,
    '',
  ],
  // "Hazy, the mountains in the distance are all washed out"
  [
    /(?<=\b(?:haze|hazy|misty|milky|murky)\b[^.“]*)(?:, |and |because |as |since )+(?:the |all the |those )?(?:mountains?|hills?|skyline|distance|view|horizon|coast|peaks?|landscape|city|valley|islands?|trees|buildings|background|far end)(?: (?:in the (?:distance|back|background)|behind (?:it|us|me)|far away|over there))? (?:is|are|look|looks|seem|seems)(?: all| too| so| really| very| quite| a bit| completely)* (?:washed out|hazy|faded|pale|milky|misty|murky|gray|flat|hard to see|barely visible|hardly visible|invisible)(?= ?$| [,.;!?]| and\b| please\b)/,
    '',
  ],
  [
    new RegExp(
      `${START}(?:the |all the |those )(?:mountains?|hills?|skyline|horizon|coast|peaks?|landscape|valley|islands?)(?: (?:in the (?:distance|back|background)|far away|over there))? (?:is|are|look|looks|seem|seems)(?: all| too| so| really| very| quite| a bit| completely)* (?:washed out and hazy|hazy and washed out)${END}`,
    ),
    'remove the haze',
  ],
  // "It is bright enough already": what is not wished for.
  [
    /(?:, |and |because |as |since |cause |; )+(?:it|its|it s|this|that|everything|the (?:photo|picture|image))(?: is| s| looks)? ?(?:already )?(?:too )?(?:bright|dark|warm|cold|sharp|colorful|saturated|light|big|large|small|contrasty|vivid|blurry|soft)(?: and (?:bright|dark|warm|cold|sharp|colorful))? enough(?: already| as it is| for me| now)?(?= ?$| [,.;!?]| so\b| but\b| please\b)/,
    '',
  ],
  // "I look tired and old, make me ten years younger"
  [
    /(?<=^|[,.;] )i (?:look|am|seem|feel)(?: so| too| very| really| a bit| all)* (?:tired|old|exhausted|worn out|aged|haggard|worn|fat|pale)(?: and (?:so |too |very )*(?:tired|old|exhausted|worn out|aged|haggard|fat|pale))?(?: here| (?:in|on) (?:it|this|that|this (?:one|photo|picture)))? [,.;] (?:so |please |can you )*(?=make me (?:look )?(?:\w+ years )?(?:younger|slimmer|thinner|fresher)\b)/,
    '',
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
  // "Brighten my face a little, it is in shadow": why
  [
    /(?=, |because |as |since )(?<=\b(?:brighten|lighten|brighter|lighter)\b[^.;:!?“]*)(?:, |because |as |since ){1,3}(?:it|its|its all|it s|they|theyre|that|she|he|im|i|hes|shes|(?:the|my|his|her) face)(?: is| are| was| am)? (?:all |too |so |very |a bit |half |completely )*(?:in (?:the |deep )?(?:shadow|shadows|shade|dark)|shadowed|shady|in the shade)(?= ?$| [,.;]| and\b| but\b)/,
    '',
  ],
  // "Remove the dust and the scratches, leave the date in the corner"
  [
    new RegExp(
      `(?=, |\\. |and |but )(?<=\\b(?:dust|scratch|scratches|creases?|stains?|tears|folds?|cracks?|rips?)\\b.*)(?:, |\\. |and |but ){1,4}(?:please )?(?:leave|keep|spare|dont (?:touch|remove|erase)) (?:the |his |her |my |our )?(?:handwriting|writing|date|signature|inscription|caption|stamp|note|names?|dedication|border|white border|frame)(?: (?:on|at|in|along|across|around) [^,.;:!?“]*?)?(?: (?:alone|as (?:it )?is|untouched))?${END}`,
    ),
    '',
  ],
  // "Remove what I marked and sharpen the rest"
  [
    new RegExp(
      `(?=\\b\\w+ (?:the |all |everything )*(?:rest|else|remainder)\\b)(?<=\\bi(?: have|ve)? (?:just |already )?${MARKED}\\b[^“]*)\\b(sharpen|brighten|darken|lighten|enhance|denoise|straighten|crop|saturate|restore) (?:the |all the |everything )?(?:rest|else|remainder)(?: of (?:it|the (?:photo|picture|image)))?${END}`,
    ),
    '$1 it',
  ],
  // "Blur the background but keep the dog and the ball sharp"
  [
    /(?=\b(?:keep|leave|keeping|with) )(?<=\bblur\b.*)\b(keep|leave|keeping|with) ((?:the |my |our |his |her |both |us |me |him )?\w+) and (?:the |my |our |his |her )?\w+ (sharp|in focus|crisp|clear)(?= ?$| [,.;]| and\b| please\b)/,
    '$1 $2 $3',
  ],
  // "So the car drives to the left": what comes of it
  [
    /\b((?:flip|mirror)(?: it| this| him| her| the (?:picture|photo|image))?(?: horizontally| round| around| over)?)(?: ,)? so (?:that )?(?:the|my|our|his|her|he|she|it|they|we|i) [^,.;:!?“]*?\b(?:left|right|other way|other direction|other side|readable|properly|correct|correctly|forwards?|inwards?|centre|center)(?= ?$| [,.;]| and\b| please\b)/,
    '$1',
  ],
  // "Make the logo transparent"
  [
    new RegExp(
      `${START}(?:please )?make (?:the|my|our|this) (?:logo|picture|photo|image|product|cutout|png|icon) (?:all |completely )?transparent${END}`,
    ),
    'remove the background',
  ],
  // "Make it look like it was shot on film"
  [
    /\bmake (?:it|this|the (?:photo|picture)) look (?:like|as if|as though) (?:it was |it is |its |it were |it had been )?(?:shot |taken |photographed |filmed )?(?:on|with) (?:old |real |analog |analogue |35 ?mm )*(?:film|analog film|an (?:old |analog |film )*camera)\b/,
    'vintage look',
  ],
  // "Oval vignette, soft white edges": the same once more
  [
    /\b(?:an? )?(?:(?:oval|round|circular|soft|gentle|slight|subtle) )*vignette (?:, |with |and )+(?:very |nice )?(?:soft|fading|faded|feathered|blurry|misty|hazy|smooth|gentle|light) (white|black|dark|light) (?:edges|corners|rim|sides|border)(?= ?$| [,.;]| and\b| please\b)/,
    '$1 vignette',
  ],
  [
    /\b(?:oval|round|circular|elliptical) (?=(?:(?:soft|white|black|dark|light|gentle) )*vignette\b)/,
    '',
  ],
];
