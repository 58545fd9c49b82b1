import { COLOUR, END, FIRST, LAST, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const SOMEWHAT =
  '((?:(?:a bit|a little|a touch|slightly|much|way|a lot|far|very|by|decent|\\d{1,3}) )*)';
/** A shadow that is drawn beside the wish is the one that is spoken of. */
const NONE_DRAWN =
  '(?<!\\b(?:shadow|shadows|drop|cutout|sticker|background|backdrop|under|below|behind)\\b.*)';
const LOOKS = '(?:black and white|gray|grayscale|monochrome)';
const SOMEBODY = '(?:the |my )?(?:person|people|subject|man|woman|child|kid|kids|face)';

/** Tones, looks and what keeps its colour, told so that another operation could be taken for meant. */
export const TONE_MEANT_FORMS: readonly Form[] = [
  // "Schatten abdunkeln": those of the light, and none that is drawn under something
  [
    new RegExp(
      `${NONE_DRAWN}${START}(?:please )?(?:brighten|lighten|lift|raise)(?: up)? (?:the )?shadow (?=by\\b|slightly\\b|\\d)`,
    ),
    'brighten the shadows ',
  ],
  [
    new RegExp(
      `${NONE_DRAWN}${START}(?:please )?(darken|deepen|brighten|lighten) (?:the )?shadow${END}`,
    ),
    '$1 the shadows',
  ],
  [
    new RegExp(
      `${NONE_DRAWN}${START}(?:make )?(?:the )?shadows? ${SOMEWHAT}(darker|deeper|brighter|lighter)${END}`,
    ),
    'make the shadows $1 $2',
  ],
  [
    new RegExp(`${NONE_DRAWN}${START}${SOMEWHAT}(darker|deeper|brighter|lighter) shadow${END}`),
    '$1 $2 shadows',
  ],
  // "I don't want details in the shadows any more"
  [
    new RegExp(
      `${START}(?:i )?(?:(?:dont|do not|not) want|want no) (?:any )?(?:more )?(?:of )?details? (?:(?:any )?more |anymore )?in (?:the )?(?:shadows?|darks|blacks|dark (?:areas|parts))${END}`,
    ),
    'darken the shadows',
  ],
  // "Lift the shadows and recover the highlights": both
  [
    new RegExp(
      `(?<=\\b(?:shadows?|dark (?:parts|bits|areas)) )(?:, |and )+recover (?:the )?highlights${END}`,
    ),
    ', lower the highlights',
  ],
  // "A third brighter"
  [
    new RegExp(
      `${START}(?:make (?:it|this) )?(?:about |around )?(?:a |one )?third (brighter|darker|lighter|warmer|cooler|(?:more|less) (?:contrast|saturation|saturated|warmth|brightness))${END}`,
    ),
    'by a third $1',
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
  // "Reduce the colours to a few", "… to 5": of that many tones
  [
    new RegExp(
      `\\b(?:reduce|limit|cut)(?: down)? (?:the )?(?:number of )?colors (?:down )?to (?:only |just )?([2-9](?= ?$| [,.;!]| and\\b)|\\d{1,2}(?= (?:colors|tones|shades)))(?: (?:colors|tones|shades))?${END}`,
    ),
    'posterize to $1 levels',
  ],
  [
    new RegExp(
      `\\b(?:reduce|limit|cut)(?: down)? (?:the )?(?:number of )?colors (?:down )?to (?:only |just )?(?:a few|a handful|few)(?: (?:colors|tones|shades))?${END}`,
    ),
    'posterize',
  ],
  // "Colourful pencil drawing": its pencils are
  [/\b(?:colorful|color) pencil (?:sketch|drawing)\b/, 'colored pencil drawing'],
  // "Retro pixel style"
  [
    /\b(?:look |style )?(?:retro|vintage) (?:pixels?|px)(?: (?:art|style|look))?(?= ?$| [,.;!?]| and\b)/,
    'pixel art',
  ],
  // "N&b": as French has it
  [/^n and b(?= ?(?:svp|stp|please)? ?[.!]? ?$)/, 'black and white'],
  [/\blike (?:in|from) an? (?:film|movie)(?= ?$| [,.;!?]| and\b)/, 'cinematic look'],
  // "Only black and white, no other changes"
  [
    /(?<=\w )(?:, |and |but |with )+no (?:other|further|more) (?:changes|edits|effects|filters)(?: please)?(?= ?[.!]? ?$)/,
    '',
  ],
  // "Turn her head to the left": a pose, and no turn of the picture
  [
    new RegExp(
      `${START}(?:please )?(?:turn|tilt|rotate|twist) (?:his|her|my|their|our|the) (?:heads?|arms?|legs?|body|bodies|chin|shoulders?|torso)(?: (?:a bit|a little|slightly|more|further|to|towards|the|left|right|side|front|back|camera|other|way|around|up|down))*${END}`,
    ),
    'change the pose',
  ],
  // "30 % de grain": too few words to tell the language by
  [/(?<=\d )de (?=(?:grain|saturation|vignette)\b)/, ''],
  // "Everything grey, only red not"
  [
    new RegExp(
      `${START}(?:make )?(?:everything|all) (?:in )?${LOOKS} (?:, |but |and )*(?:only |just )?(${COLOUR}) not${END}`,
    ),
    'everything black and white except $1',
  ],
  [
    new RegExp(
      `${START}except (?:the )?(${COLOUR}) (?:everything|all|the rest) (?:in )?${LOOKS}${END}`,
    ),
    'everything black and white except $1',
  ],
  // "Keep only the red tones"
  [
    new RegExp(
      `${FIRST}keep (?:only|just) (?:the )?(${COLOUR}) (?:tints?|tones?|hues?|things)(?: in color)?${LAST}`,
    ),
    'only the $1 in color',
  ],
  [
    new RegExp(
      `${FIRST}keep in color (?:only )?(?:the )?(${COLOUR}) (?:things?|parts?|objects?)${LAST}`,
    ),
    'only the $1 in color',
  ],
  // "Background black and white, person colourful": it stays as it is
  [
    new RegExp(
      `(?<=\\b(?:background|backdrop|rest|everything else|surroundings) (?:in )?${LOOKS} (?:, |and |but )*)(${SOMEBODY}) colorful${END}`,
    ),
    '$1 in color',
  ],
  [
    /\b(background|backdrop) gray (?:(?:,|and|but) )+(?:(?:me|us|him|her|the person|the people|the subject) keep in color|keep (?:me|us|him|her|the person|the people|the subject) in color)(?= ?$| [.;!?])/,
    '$1 black and white',
  ],
];
