import { END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import { WORD } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const BW = '(?:black (?:and )?white|b and w|bw|grayscale|monochrome)';
const OLD_FILM =
  '(?:old|analog|vintage|early|classic) (?:film|films|movie|movies|footage|photos?|pictures?)';

/** Looks of old films and prints: vintage, sepia, grain. */
export const VINTAGE_FORMS: readonly Form[] = [
  // "Style photo de 1900": French in words that English has, too
  [
    /^(?:(?:en|un|in|an?) )?(?:style photo|photo style|style)(?: de)? (?:18[4-9]\d|19[0-5]\d)(?: (?:style|photo|stp|svp|please))?(?= ?[.!]? ?$)/,
    'vintage look',
  ],
  // "Some of that gritty Tri-X texture": the grain of that film
  [
    /\b(?:(?:some|an?|the|little|bit|of|that|those) )*(?:(?:gritty|grainy|rough|coarse|classic|old|real|lovely|beautiful|kodak|ilford) )*(?:tri ?x|hp ?5|delta 3200|t ?max|neopan|fomapan)(?: (?:400|plus))? (?:texture|grit|grittiness|grain|noise|roughness)(?= ?$| [,.;:!?]| (?:and|but|please)\b)/,
    'film grain',
  ],
  // "Looks too digital, as if it was shot in the seventies": what such a look is wished instead of
  [
    new RegExp(
      `${START}(?:(?:it|this|that|everything|the (?:photo|picture|image|shot)) )?(?:its |looks?|is|feels?|seems?|came out)(?: (?:a bit|way|far|just|all|kinda|kind of|much|so|really))* ?too (?:digital|clinical|sterile|clean|modern|new|perfect|polished|slick|recent|contemporary) (?:(?:,|\\.|;|–|-|so|and|but|to me) )+(?=[^“]*\\b(?:film|analog|analogue|vintage|retro|old|polaroid|grain|\\d0s|19\\d\\ds?|seventies|sixties|eighties|fifties)\\b)`,
    ),
    '',
  ],
  // "Make it a photo from 1960"
  [
    /\bmake (?:(?:of )?(?:it|this|that) )?an? (?:old )?(?:photo|picture|image|snapshot) (?:from|of|out of) (?:the (?:year )?)?(?:18|19)\d\ds?(?= ?$| [,.;:!?]| (?:and|please)\b)/,
    'give it a vintage look',
  ],
  // "Make it look like 1970", "… like it was taken in 1970"
  [
    new RegExp(
      `\\b(?:make|let|have) (?:it|this|everything|(?:the|my|our) (?:photo|picture|image|pic)) look (?:like|as if|as though) (?:its |it is |it was |were |from |taken |shot |in |around |about |the year )*(?:18|19)\\d\\d${END}`,
    ),
    'give it a vintage look',
  ],
  // Grain as films had it, beside black and white: nothing of it is toned
  [
    new RegExp(
      `(?<=\\b${BW} [^.;!?“]*)(?<!\\b(?:without|no|not|less|remove)\\b[^,.;!?“]*)(?:, )?(?:(?:with|and) )?(?:(?:some|film|the) )*(?:grain|grainy)(?: (?:like|of) (?:an? |the |in |on )*${OLD_FILM})${END}`,
    ),
    'with film grain',
  ],
  [
    new RegExp(
      `(?<=\\b${BW} [^.;!?“]*\\bgrain [^.;!?“]*)(?:, )?(?:but )?(?:please )?(?:not|no|never|without) (?:(?:too|any|at all) )*(?:brown|brownish|sepia|yellowish)(?: (?:tint|tone|cast))?${END}`,
    ),
    ', no sepia',
  ],
  // "Analog film speckle"
  [
    /\b(?:(?:some|an?|the|little|bit|of|analog|analogue|film|old) )*(?:film|analog|analogue) (?:speckles?|specks|grit|grittiness)\b/,
    'film grain',
  ],
  // "Brownish like 1900"
  [
    /\b(?:brown|brownish|brown toned|yellowish brown)(?: (?:and|,) (?:faded|yellowed))? (?:like|as)(?: (?:in|from|around|back in|about))*(?: the)? (?:year )?(?:18|19)\d\d(?:s)?(?= ?$| [,.;:!?]| (?:and|with)\b)/,
    'sepia',
  ],
  // "Add light leaks": nothing is brighter by them
  [
    new RegExp(
      `(?<=${START}${PLEASE_ALSO}(?:(?:add|put|with|give it) )?(?:some |a few )?)light leaks(?= )(?!.*\\b(?:remove|erase|delete|get rid|ruin|ruins|ruined|ruining|fix|clean(?! (?:look|style|feel|edit|finish)\\b))\\b)`,
    ),
    'light leak effect',
  ],
  // "Add a light sepia tone": little of it, and no light
  [/\blight (?=sepia\b(?! (?:background|backdrop|wall|paper)\b))/, 'slight'],
  // "Like Portra 400 pushed one stop": how the film was developed
  [
    /(?<=\b(?:portra|tri ?x|ektar|velvia|superia|hp5|delta|kodak|fuji\w*|ilford|cinestill|film|iso)\b[^,.;]* )(?:, )?(?:and )?(?:pushed|pulled) (?:by )?(?:\w+ ){0,2}?stops?(?= ?$| [,.;!])/,
    '',
  ],
  // "Make it look like it was shot on film"
  [
    /\bmake (?:it|this|the (?:photo|picture)) look (?:like|as if|as though) (?:it was |it is |its |it were |it had been )?(?:shot |taken |photographed |filmed )?(?:on|with) (?:old |real |analog |analogue |35 ?mm )*(?:film|analog film|an (?:old |analog |film )*camera)\b/,
    'vintage look',
  ],
  // "I'm after a 70s holiday snap": what it shows
  [
    /\b((?:19)?[2-9]0s) (?:holiday|vacation|party|family|beach|wedding|school|birthday|summer|honeymoon|seaside|road trip|travel|disco|christmas|camping|tourist) (snap|snapshot|snaps|photo|picture|shot|album|photograph|pic)\b/,
    '$1 $2',
  ],
  // "That faded kodak feel"
  [
    new RegExp(
      `\\b(give (?:it|this|the (?:photo|picture)|me)|want|like|with|for|in|add|need|after|into|have) (?:that |this |a |an |the |some |those |of )*(?:slightly |bit |really |nice )?(?:faded|washed out|bleached|sun bleached)(?: (?!out\\b)${WORD}){0,2} (?:feel|look|vibe|vibes|style|aesthetic|mood|effect|feeling)(?= ?$| [,.;:!?]| (?:and|then|but|plus|please|with)\\b)`,
    ),
    '$1 a vintage look',
  ],
  // "Make it look old and torn": no damage is drawn, and none that was wished for is mended
  [
    /\blooks? like an? (?:very |really )?(?:old|aged|vintage)(?: ,)? (?:and )?(?:torn|scratched|worn|damaged|creased|crumpled|cracked|ripped|stained) (?:photo|picture|print)(?= ?$| [,.;!?]| and\b| please\b)/,
    'look like an old photo , own detail',
  ],
  [
    /\b(looks? (?:like (?:it is |its ))?(?:very |really )?(?:old|aged|ancient|vintage))(?: ,)? (?:and )?(?:torn|scratched|worn|damaged|creased|crumpled|cracked|ripped|stained|folded)(?= ?$| [,.;!?]| and\b| please\b)/,
    '$1 , own detail',
  ],
  // "70s faded photo with grain": a look, and no repair
  [
    /(?<=^(?:an? |like an? )?)(\d0s|nineteen \w+|seventies|eighties|sixties) (?:faded|washed out|pale) (?:photo|picture|snapshot|print|look|style)\b/,
    'vintage look',
  ],
  // "Like a film from the 80s, faded": so the look is
  [
    /(?<=\b(?:look like|like an?|in the style of)\b[^.:!?“]*\b(?:films?|movie|photo|polaroid|print|postcard)\b[^.:!?“]*)(?:, |and )(?:slightly |a bit |a little |all |nicely )*faded(?= ?$| [,.;!?]| and\b| but\b)/,
    '',
  ],
  // "Old movie grain"
  [/\bold (?:film|movie) grain\b/, 'film grain'],
  // "Eighties flair with faded colours"
  [
    /\b(?:the )?(?:eighties|seventies|sixties|nineties|80s|70s|60s|90s|retro|vintage)(?: flair| vibe| charm| feeling| feel| look| mood| style| touch)?(?: ,)? with (?:faded|washed out|pale|muted|bleached) colou?rs\b/,
    'vintage look',
  ],
  // "Like an old movie with dust and scratches"
  [
    /\b(?:like|as|into|as if from|as in) (?:in |from |out of )?(?:an? )?(?:really |very )?old (?:movie|film|silent film|cinema film|film reel|newsreel)(?: still)?(?: with (?:some |lots of )?(?:dust|scratches|grain|flicker|lines|specks|hairs)(?:(?: ,| and| or)+ (?:dust|scratches|grain|flicker|lines|specks|hairs))*)?(?= ?$| [,.;!]| please\b)/,
    'in a vintage look with film grain',
  ],
  // "Vintage look, brownish"
  [
    /(\b(?:vintage|retro|antique|old fashioned|old timey|victorian)\b[^.;:!?“]*?) (?:, |and |with |in |but )+(?:a bit |kind of |sort of |slightly |all |an? )*brown(?:ish)?(?: (?:tones?|tinted|toned|tint|shades?|colors?|all over|look|look to it))*(?= ?$| [,.;]| and\b| like\b)/,
    '$1 , sepia',
  ],
  // "A faded edge", on an old print
  [
    /\b(?=an? |the |fad|bleached|washed|pale|worn)(?<=\b(?:vintage|retro|old|antique|sepia|19\d\ds)\b.*)(?:an? |the )?(?:faded|fading|bleached|washed out|pale|worn) (?:edges?|borders?|corners?|rims?|sides)\b/,
    'white vignette',
  ],
  // "Like an old photo, with scratches": an old look, and nothing to be mended
  [
    /(?<=\b(?:like|as) (?:an? |some )?(?:very )?(?:old |faded )?(?:photos?|pictures?|prints?|films?|movies?)\b[^.;:!?“]* )(?:(?:,|with|and|some|a few) )+(?:scratches|scratch|cracks|stains|creases|folds|tears|dust|spots|wear)(?= ?$| [,.;]| (?:and|,)\b)/,
    ', own detail',
  ],
];
