import { COLOUR, END, FIRST, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |just |also |and )*';
const AND = '(?:(?:,|;|and|then|but|so|while) )+';

/** Words that mean another thing elsewhere: a stroke around letters, a light that leaks. */
export const MEANT_HERE_FORMS: readonly Form[] = [
  // "Change the blue jacket to a red jacket": the same one in another colour
  [
    new RegExp(
      `${START}(${PLEASE}(?:change|turn|convert)) (?:(?:the|my|her|his|our|this|that) )?(${COLOUR}) (\\w+) (?:to|into|for) (?:(?:an?|the) )?(${COLOUR}) \\3${END}`,
    ),
    '$1 the $2 $3 into $4',
  ],
  // "“SOLD” across the picture, 50% transparent": of the letters
  [
    /(?<=“” (?:(?:diagonally|right|straight|all) )?(?:across|over|on|onto) (?:the |my )?(?:whole |entire )?(?:picture|photo|image)\b[^.;!?“]*?)(?:(?:,|and|but|with) )+(\d+) (?:percent |% )?(?:transparent|see through|translucent|transparency)(?= ?$| [,.;!])/,
    'with $1% transparency',
  ],
  // "Sunset look, 50% strength, and a vignette": of the look before it
  [
    /(?<=\b(?:look|style|effect|filter|light|mood|vibe|sepia|vintage|glow|haze|sketch|painting|cartoon|comic|grain|blur) ), (?:at |with |about |around )*(\d+) (?:percent |% )?(?:strength|intensity|opacity)(?= ?$| [,.;]| and\b)/,
    'at $1%',
  ],
  // "…, floor stays wood": what it is made of, it keeps
  [
    new RegExp(
      `(?<=\\w )${AND}(?:the )?(floor|ceiling|table|door|doors|walls?|fence|desk|cabinets?|worktop|frame|beams?) (?:stays?|remains?|should stay|should remain|must stay) (?:in )?(?:wood|wooden|brick|bricks|stone|tiled?|metal|marble|concrete)${END}`,
    ),
    ', keep the $1 as it is',
  ],
  // "The water turquoise but keep the white boat"
  [
    new RegExp(
      `${FIRST}(?:the )?(water|sea|lake|ocean|pool|river) (${COLOUR})(?= (?:,|and |but ))`,
    ),
    'make the $1 $2',
  ],
  // "Lighten the shadows +40 and reduce highlights -30"
  ...['shadows', 'highlights'].map(
    (which): Form => [
      new RegExp(
        `${START}(${PLEASE})(lighten|lift|brighten|raise|increase|boost|reduce|lower|decrease|darken|recover) (?:the )?${which} (\\d+)${END}`,
      ),
      `$1 $2 the ${which} by $3%`,
    ],
  ),
  // "Replace the white background with a transparent one"
  [
    new RegExp(
      `${START}(${PLEASE})(?:(?:replace|change|swap|turn|convert) (?:(?:the|my|this|its) )?(?:${COLOUR} )?background (?:with|by|to|into|for) (?:an? )?(?:transparent|transparency)(?: (?:one|background))?|make (?:the|my|this|its) ${COLOUR} background transparent)${END}`,
    ),
    '$1 remove the background',
  ],
  // "On a red brush stroke": behind letters
  [
    new RegExp(
      `(?<=“” [^.;!?]*)\\b(?:on|over) (?:an? )?(${COLOUR}) (?:brush ?stroke|paint ?stroke)${END}`,
    ),
    'on a $1 bar',
  ],
  // "Yellow letters with black stroke": around them
  [
    new RegExp(
      `(?<=“”[^.;!?]*)\\b(?:with |and )?(?:an? )?(?:(?:thin|thick) )?(?:${COLOUR} )?(?<!\\b(?:brush|paint) )(?:stroke|outline stroke)(?= ?$| [,.;!]| and\\b| at\\b| in\\b)`,
    ),
    'with outline',
  ],
  // "Add light leaks": nothing is brighter by them
  [
    new RegExp(
      `(?<=${START}${PLEASE}(?:(?:add|put|with|give it) )?(?:some |a few )?)light leaks(?= )(?!.*\\b(?:remove|erase|delete|get rid|ruin|ruins|ruined|ruining|fix|clean(?! (?:look|style|feel|edit|finish)\\b))\\b)`,
    ),
    'light leak effect',
  ],
  // "Smooth background noise"
  [
    new RegExp(
      `${START}(${PLEASE})(?:smooth|soften|smoothen)(?: out)? (?:the )?background (?:noise|grain)${END}`,
    ),
    '$1 remove the noise in the background',
  ],
  // "It looks like noon, make it like evening"
  [
    new RegExp(
      `(?<=${START}${PLEASE}make it )(?:look )?like (?:in the |the )?(?=(?:evening|night)${END})`,
    ),
    '',
  ],
  // "Brighten the photo, not the sky", "the sky not": as with "but"
  [
    /(?<=\b(?:brighten|darken|brighter|darker|warmer|cooler|lighter|sharper|sharpen|blur|softer|grayscale|monochrome|desaturate|vivid|contrast|saturation)\b[^.;:!?“]* )(?:, )(?:and )?(?:not|just not) ((?:the|my|our|his|her) (?:sky|background|subject|person|people|face|skin|dog|cat|car|product|bride|couple))(?= ?$| [,.;!]| and\b| please\b)/,
    ', but not $1',
  ],
  [
    new RegExp(
      `(?<=\\b(?:brighten|darken|brighter|darker|warmer|cooler|lighter|sharper|sharpen|blur|softer|grayscale|monochrome|desaturate|vivid|contrast|saturation)\\b[^.;:!?“]* )(?:, )(?:(?:the|my) )?(sky|background|subject|person|face) not${END}`,
    ),
    ', but not the $1',
  ],
  // "Put the text behind the person": of which words, is not said
  [
    new RegExp(
      `${START}(${PLEASE}(?:put|move|place|set)) (?:the|my|this|that) (?:text|caption|title|words|lettering) (?:behind|in front of|before) (?:(?:the|my|our|him|her|me|them|us) ?)(?:\\w+)?${END}(?!.*“)`,
    ),
    '$1 the text',
  ],
  [
    new RegExp(
      `${START}(${PLEASE}(?:add|put|give)) (?:an? )?(?:(?:soft|drop|little) )*shadow (?:to|on|under|behind|beneath) (?:the|my|this) (?:text|caption|title|words|letters|lettering)${END}(?!.*“)`,
    ),
    '$1 text',
  ],
  // "Make the white balance cooler, 15%"
  [
    new RegExp(
      `${START}(${PLEASE})(?:make |fix )?(?:the )?white balance (?:(?:a|bit|little|more|much|slightly) )*(cooler|colder|warmer)(?: ,)?(?: by)?(?= \\d+ (?:percent )?(?: ?$|[,.;]|and\\b))`,
    ),
    '$1 make it $2',
  ],
  // "Make the shirt match #ffcc00"
  [
    new RegExp(
      `(?<=${START}${PLEASE})make ((?:the|my|our|his|her|this|that) (?:\\w+ )?\\w+) match (?:(?:the )?colou?r )?(?=#[0-9a-f]{3,6})`,
    ),
    'make $1 ',
  ],
  // "Cool it 200 kelvin": no share of anything
  [
    /(?<=\b(?:warm|cool|warmer|cooler|colder|warmth|temperature)\b[^.;:!?“]*)(?<!\btemperature (?:(?:to|at|of|in) )?)(?:by |of )?\d+ (?=kelvin\b)/,
    ', ',
  ],
  // "The snow looks blue, make it white"
  [
    new RegExp(
      `${START}(?:(?:the|my|our) )?snow (?:looks?|is|seems|came out|turned out) (?:(?:a|bit|little|too|so|very|all|way) )*(?:blue|bluish|yellow|gray|purple|pink|cyan)(?:ish)? (?:(?:,|;|\\.|and|so|but|please|can|you) )*(?:make|turn|get) (?:it|the snow) (?:really |properly |pure )?white${END}`,
    ),
    'make the snow white',
  ],
  // "Make the light warmer": of lighting, and not a little
  [
    new RegExp(
      `(?<=${START}${PLEASE}(?:make|have|want) )the light (?=(?:(?:a|bit|little|much|slightly|more|way) )*(?:warm|warmer|cool|cooler|cold|colder)${END})`,
    ),
    'the lighting ',
  ],
];
