import { COLOUR, END, NAME, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |can we |could we |can |just |also |and )*';

/** What colour things are to have, told as what they should be. */
export const HUE_TOLD_FORMS: readonly Form[] = [
  // "Add a light sepia tone": little of it, and no light
  [/\blight (?=sepia\b(?! (?:background|backdrop|wall|paper)\b))/, 'slight'],
  // "The lake should be bluer that the trees look more autumnal", as it is dictated
  [
    /\b(should be (?:\w+ )?\w+) that (?=(?:the|my|our) \w+ (?:look|looks|should|be)\b)/,
    '$1 , make',
  ],
  // "The signs should be neon glow", as Spanish has it: they, and not the picture
  [
    new RegExp(
      `\\bthat ((?:the|my|our|his|her) ${NAME}(?: of (?:the |my |our )?\\w+)?) should be (?:really |very |all )?neon glow${END}`,
    ),
    '$1 should look neon',
  ],
  [
    /\bthat ((?:the|my|our|his|her) (?:poster|text|sign|letters)(?: of (?:the |my |our )?\w+)?) should be (?:really |very |all )?neon glow(?= ?$| [,.;:!?]| (?:and|but)\b)/,
    'the letters should look neon',
  ],
  [
    /\b(?:put|give|add)(?: it)? neon glow (?:(?:in|on|to|for) )?(?:the|my) (?:text|signs?|letters|poster)(?= ?$| [,.;:!?]| (?:and|but)\b)/,
    'the letters should look neon',
  ],
  [
    /\b(the|my|our) sign ((?:of (?:the |my |our )?\w+ )?)should (?:really |all )?look (?:really |all |very )?neon\b/,
    '$1 signs $2 should look neon',
  ],
  // "The lake should be more blue"
  [
    new RegExp(
      `${START}(?:(?:i|we) (?:want|need|would like|d like|id like) )?((?:the|my|our) (?:sky|lake|sea|ocean|water|river|pool|grass|lawn|leaves|trees|field|fields|forest|flowers?)) (?:should|to) (?:be|look) ((?:(?:a bit|a little|slightly|much) )?(?:more (?:blue|green|red|yellow|orange)|bluer|greener|redder))${END}`,
    ),
    'make $1 $2',
  ],
  // "Orange tones all over the photo"
  [
    new RegExp(
      `${START}(?:with |in |have |want )*(?!(?:white|black|gray|brown)\\b)(${COLOUR}) (?:tones?|hues?|shades?) (?:all over|across|throughout|everywhere|over|in all of|in the whole|on the whole)(?: (?:all|everything|the|it|whole|entire|photo|picture|image|of))*${END}(?! [,.;]? ?(?:and |please |can you )*(?:fix|correct|remove|repair|reduce|get rid|take|undo)\\b)`,
    ),
    'add a $1 tint',
  ],
  [
    new RegExp(
      `(?<!\\b(?:is|are|was|came|comes|looks?|lies|lie) )(?<= |^)in (?!(?:white|black|gray|brown)\\b)(${COLOUR}) cast${END}`,
    ),
    'in $1 tones',
  ],
  // "I want to see the picture of my grandparents in colour"
  [
    /(?<=^|[.;:!?] )(?:(?:i|we|want|would|like|love|to|see|have|show|please|me|us) )*(?:the|my|this|our|that) (?:(?:old|ancient) )?(?:photo|picture|image|portrait)(?: of (?!the rest)[^,.;:!?“]{2,40}?)? in colou?r(?= ?$| [.;!?])/,
    'colorize it',
  ],
  // "It is black and white": of a picture that nobody knows the colours of
  [
    new RegExp(
      `${START}${PLEASE}(?:put|give|add|get) (?:(?:me|it|the|its) )*(?:real|true|actual|natural|proper|right|original) colou?rs (?:on|in|to|onto|into|for) (?:the|this|my|our|that) [^,.;:!?“]*?(?:photo|picture|image)[^,.;:!?“]*(?=.*\\bblack and white\\b)`,
    ),
    'colorize it ',
  ],
  [
    new RegExp(
      `${START}${PLEASE}give (?:the|this|my|our|that) (?:[^,.;:!?“ ]+ )*?(?:photo|picture|image) (?:[^,.;:!?“ ]+ )*?(?:its|the|back its) (?:real|true|actual|natural|proper|right) colou?rs(?= ?$| [,.;:!?]| please\\b)(?=.*\\bblack and white\\b)`,
    ),
    'colorize it',
  ],
  [
    /(?<=\bcoloriz\w*\b[^“]*[,.;:!?] )(?:(?:because|as|since|and|so) )*(?:its|it is|is|this is|it was|(?:the|this) (?:photo|picture|image) is) (?:(?:only|all|just|still|in) )*(?:black and white|grayscale)\b[^,.;:!?“]*/,
    '',
  ],
  // "The dress in the window is burgundy in reality, not tomato red, correct only that"
  [
    new RegExp(
      `${START}((?:the|my|our|his|her) ${NAME})(?: (?:of|in|on|at) (?:(?:the|my|our) )?\\w+(?: \\w+)?)? (?:is|are|was) (?:(?:actually|really|in reality) )?(${COLOUR})(?: (?:in reality|in real life|in truth|really|actually|irl))?(?: ,| and| but)* (?:and )?not (${COLOUR})(?: ,| ;| so| please| can you)* (?:fix|correct|change|adjust) (?:only |just )?(?:it|that|this|her|them)(?: (?:only|alone))?(?:(?: ,| and)* (?:dont|do not|without) (?:change|changing|touch|touching|alter) [^.;!?“]*?)?(?= ?$| [.;!?])`,
    ),
    'change $1 from $3 to $2',
  ],
];
