import { COLOUR, END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const NOT_GONE = '(?<!\\b(?:remove|undo|without|lose|like|from|of) )';
const NO_GRAY = '(?!(?:black|white|gray|silver|charcoal)\\b)';
const HUE = '(red|orange|yellow|green|blue|purple|violet|pink|teal|cyan|brown)';

/** A tint that is wished for. */
export const TINT_FORMS: readonly Form[] = [
  // "Add a hint of blue", "slightly cooler and a touch of magenta"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:(?:add|give it|put in|with) )?(?:(?:just|only) )?an? (?:(?:slight|little|tiny|subtle|soft|light) )*(?:touch|hint|dash|trace|splash|tad) of (?!white|black|gr[ae]y|gold|silver)(${COLOUR})(?: (?:tones?|tint|to it|in it|to the (?:picture|photo|image)))*${END}(?! and ${COLOUR})`,
    ),
    'tint it slightly $1',
  ],
  // "Add a soft pink filter", "a light blue tint": there is little of it, and nothing gets lighter
  [
    new RegExp(
      `${NOT_GONE}\\ban? (?:soft|softer|subtle|light|lighter|pale|gentle|faint|delicate) ${NO_GRAY}(${COLOUR}) (?:colou?r )?(?:filter|overlay|tint|wash)\\b`,
    ),
    'a slight $1 tint',
  ],
  [
    new RegExp(`${NOT_GONE}\\ban? ((?:strong |heavy )?${NO_GRAY}${COLOUR}) (?:colou?r )?filter\\b`),
    'a $1 tint',
  ],
  // "Give it a bluish tint"
  [/\b(?:bluish|blueish) (?=(?:tint|tinge|hue|wash|overlay)\b)/, 'blue '],
  // "Tone it blue"
  [
    new RegExp(
      `${START}(?:please )?tone (?:it|this|everything|the (?:photo|picture|image)) (?:in )?(?!black\\b|white\\b|gray\\b)(${COLOUR})${END}`,
    ),
    'tint it $1',
  ],
  // "Une touche de rose"
  [
    new RegExp(
      `(?<=^(?:please )?(?:add )?)slightly (?!black|white|gray|dark|light)(${COLOUR})${END}`,
    ),
    'tint it slightly $1',
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
  // "With a slightly blue tone"
  [
    new RegExp(
      `(?<=(?:^|[,;] |\\b(?:and|with|add|have) )(?:an? |please |make it )*)(?:very )?(?:slight|slightly|bit|little|light|lightly|subtle|subtly|faint)(?: an?)? ${HUE} (?:tone|touch|cast|hue|feel|note|shade)${END}`,
    ),
    'slight $1 tint',
  ],
  // "Make it foggy, slightly green"
  [
    new RegExp(
      `(?<=\\b(?:fog\\w*|misty|cinematic|vintage|night|rain\\w*|snow\\w*|spooky|cold|cool\\w*)\\b[^.;]* ), (?:slightly|a bit|a little|a touch) (green|blue|red|yellow|purple|orange|pink|teal)${END}`,
    ),
    ', add a slight $1 tint',
  ],
  // "A touch more magenta"
  [
    new RegExp(
      `${START}(?:make it |with )?(?:(?:a touch|a hint|a tad|a bit|a little|slightly|somewhat) )?more (magenta|green|red|blue|yellow|orange|pink|purple|cyan|teal)(?= ?$| ?[,.;!]| and\\b)`,
    ),
    'add a slight $1 tint',
  ],
  // "With a blue cast": a wish, where nothing is to go.
  [
    /(?<!\b(?:remove|fix|reduce|less|no|without|correct|kill|lose)\b[^,.;]*)\bwith an? (?:slight |light )?(blue|teal|green|purple|red|pink) cast\b/,
    'with a $1 tint',
  ],
  // "Wash the whole thing in a hint of teal"
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:wash|bathe|cover|drench|flood|soak|dip|tinge|infuse|steep|suffuse|tint|coat|glaze) (?:it|this|everything|it all|all of it|the (?:(?:whole|entire) )?(?:thing|photo|picture|image|shot|lot|scene)) (?:over )?(?:in|with|into) (?:just )?an? (?:(?:slight|subtle|faint|tiny|light|little) )*(?:hint|touch|bit|tinge|wash|trace|dash|whiff|suggestion|breath|veil|film) of (?!(?:white|black|gray)\\b)(${COLOUR})${END}`,
    ),
    'tint it slightly $1',
  ],
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:wash|drench|flood|soak|dip|tinge|steep|suffuse) (?:it|this|everything|it all|all of it|the (?:(?:whole|entire) )?(?:thing|photo|picture|image|shot|lot|scene)) (?:over )?(?:in|with|into) (?!(?:white|black|gray)\\b)(${COLOUR})${END}`,
    ),
    'tint it $1',
  ],
];
