import { COLOUR, END, FIRST, LAST, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const BESIDE = '(?:(?:,|and|but|while|in|by|with) )*';
const LOOK =
  '(?:anime|manga|cartoon|comic|painting|watercolou?r|sketch|drawing|drawn|pixel art|pop art|poster|oil)';
const HUED = `(?:(?:${COLOUR}|ugly|visible|thin|bright|decent) )*`;
/** Sides of a cut, each with the one that stays. */
const SIDES = [
  ['bottom', 'top'],
  ['top', 'bottom'],
  ['left', 'right'],
  ['right', 'left'],
] as const;
const OFF =
  '(?:(?:trim|cut|crop|chop|remove|take|lose|trimming|cutting|cropping)(?: (?:it|off|away|more|some|a bit|rather|preferably))*)';
const AT = '(?:(?:at|from|off|on|of|by) )*(?:the )?';
const THAN =
  '(?:rather than|rather as|better that|better than|more than|as|that|instead of|(?:and |, )?not|than)';
const LOW_SUN =
  '(?:(?:golden|sunset|sunrise|(?:warm )?(?:evening|morning))(?: hour| sun)?(?: light| lighting| glow)?)';
const SHINING =
  '(?:(?:that|which|is|comes?|coming|shines?|shining|falls?|falling|enters?|entering|streaming|decent|in|over|from) )*';

/** What is said beside a wish: how far it goes, from where, and what is to come of it. */
export const DETAIL_BESIDE_FORMS: readonly Form[] = [
  // "As anime, but with the background real"
  [
    new RegExp(
      `(?<=\\b${LOOK}\\b[^.;:!?“]* )(?:(?:,|but|and) )*but with (?:the |my |an? )?(?:background (?:(?:real|realistic|natural|original)(?: without (?:changing|touching))?|(?:without|not) (?:changing|touching|changed|touched)|left alone|as it is)|(?:real|realistic|original) background)${END}`,
    ),
    ', keep the background',
  ],
  // "White polaroid, 40 px at the sides and wider at the bottom": it is, anyway
  [
    new RegExp(
      `\\b(polaroid (?:frame|border|style|look)?(?: ?white)?) (?:, )?(\\d+) (?:on|at|in) (?:the |both |each |either |all |four )*(?:sides?|seiten)(?:(?: (?:,|and|but|at|on|in|the|with|more))* (?:bottom(?: more)? (?:wide|wider|thick|thicker)|(?:wider|wide|thicker|thick|bigger|larger|broader|taller)(?: (?:at|on|in))?(?: the)? bottom))?${END}`,
    ),
    '$1 $2',
  ],
  [
    new RegExp(
      `\\b(polaroid (?:frame|border|style|look)?(?: ?white)?)(?: (?:,|and|but|at|on|in|the|with|more))* (?:bottom(?: more)? (?:wider|thicker|wide|thick)|(?:wider|wide|thicker|thick|bigger|larger|broader|taller)(?: (?:at|on|in))?(?: the)? bottom)${END}`,
    ),
    '$1',
  ],
  // "800 px wide keeping the aspect ratio"
  [
    new RegExp(
      `(?<=\\b(?:resize|scale|rescale|shrink|enlarge|reduce|upscale|downscale|smaller|larger|bigger|\\d+ (?:wide|high|tall|long))\\b[^.;:!?“]* )${BESIDE}(?:keep|keeping|maintain|maintaining|preserve|preserving|retain|retaining|respecting) (?:the |its |their |same |original |current |right )*(?:aspect |side )?(?:ratio|ratios|proportions?)${END}`,
    ),
    '',
  ],
  // "Colourize it, the uniform was blue": what nobody can know of the picture is no second wish
  [
    new RegExp(
      `(?<=\\bcolorize (?:this |the |it )?(?:photo|picture)? ?[^.;:!?“]*, )(?:the|my|his|her) (?!background\\b|backdrop\\b|sky\\b|text\\b)(?:\\w+ ){1,2}(?:is|was) (?:${COLOUR})${END}`,
    ),
    '',
  ],
  // "Píntalo de verde oliva"
  [
    new RegExp(`${FIRST}(?:(?:paint|color|dye|put) it|paint|color|dye) of (${COLOUR})${LAST}`),
    'paint it $1',
  ],
  // "Pure white background, #FFFFFF"
  [
    new RegExp(
      `\\b(?:(?:plain|solid) )?(?:${COLOUR}) background (?:, |: |in )?(#[0-9a-f]{3,6})${END}`,
    ),
    'background $1',
  ],
  // "White background, without a halo around the hair": nothing else is to be seen of the old one
  [
    new RegExp(
      `(?<=\\b(?:background|cut out)\\b[^.;:!?“]* )(?:(?:,|and|but|with) )*(?:without|no|not) (?:(?:an?|any|the) )?${HUED}(?:halos?|fringes?|fringing|edges?|borders?|rims?|outlines?|seams?) (?:(?:${COLOUR}) )?(?:(?:left|visible) )?(?:around|round|in|on|along|at) (?:of )?(?:(?:the|my|her|his|our|their|all) )*(?:hairs?|head|fur|edges?|contours?|silhouette|ears|subject|person)${END}`,
    ),
    '',
  ],
  // "Gradient background from purple to pink"
  [new RegExp(`\\bgradient background (?=(?:from|of) (?:an? )?${COLOUR})`), 'background gradient '],
  // "Crop to 3:2, cut at the bottom rather than at the top"
  ...SIDES.map(
    ([off, kept]): Form => [
      new RegExp(
        `(?<=\\bcrop\\b[^.;!?“]* (?:\\d+:\\d+|square) )(?:(?:,|and|but|please|by|in|rather|better|preferably) )*(?:${OFF} ${AT}${off}(?: side)? ${THAN} ${AT}${kept}(?: side)?|${AT}${off} (?:${OFF} ${THAN} ${AT}${kept}|${THAN} ${AT}${kept} ${OFF})|${OFF}(?<= rather| preferably) ${AT}${off})${END}`,
      ),
      `anchored ${kept}`,
    ],
  ),
  // "Put me in the mountains, but make the light match my face": it is matched anyway
  [
    new RegExp(
      `(?<=\\b(?:put|place|background)\\b[^.;!?“]* )(?:(?:,|and|but|so|please) )*(?:make|let|have|only|that|with|see) (?:that )?(?:the |an? )?light(?:ing)? (?:that |which )?(?:should |to |is to )?(?:put|match|matches|matching|fit|fits|suits?|goes|corresponds?|decent)(?: (?:with|to|in|of))? (?:the|my|our|his|her|their) (?:face|faces|skin|subject)${END}`,
    ),
    '',
  ],
  // "… “SALE”, white on a black ground": the letters and what is behind them
  [
    new RegExp(
      `(?<=“” [^.;!?“]*)(?:, )?(?:in )?(${COLOUR}) (?:letters |text |writing )?(?:in|over|on) (?:an? )?(?:background (${COLOUR})|(${COLOUR}) background)${END}`,
    ),
    ', $1 on a $2 $3 bar',
  ],
  // "… “SALE”, 5 % of the picture high": of letters no share is told, and the picture stays as large as it is
  [
    new RegExp(
      `(?<=“” [^.;!?“]*)(?:,|and|with) (?:(?:an?|the|letters|text|font|in|of) )*(?:(?:high|height|size) (?:of )?\\d+ (?:of|from) (?:the )?(?:picture|photo|image)(?: height)?|(?:as (?:large|high|tall|big) as )?\\d+ of (?:the )?(?:(?:picture|photo|image) )?height)${END}`,
    ),
    '; letters by share',
  ],
  // "Large, yellow with a black border": behind the colour of letters it is theirs
  [
    new RegExp(
      `(?<=“” [^.;!?“]*\\b(?:${COLOUR}) (?:letters |text |writing )?)with (?:an? )?(?:(?:thin|thick|fine|small|little) )?(?:(?:border|edge|rim)s? (?:in )?(?:${COLOUR})|(?:${COLOUR}) (?:border|edge|rim)s?)(?: (?:around|round) (?:it|them|the (?:letters|text|words)))?${END}`,
    ),
    'with outline',
  ],
  // "The red eyes of the kid on the left"
  [
    new RegExp(
      `${START}(?:the )?red eyes of (?:(?:the|my|our) )?(?:kid|child|boy|girl|baby|small|little|man|woman|son|daughter|person)(?: one)? (?:left|right)${END}`,
    ),
    'remove the red eyes',
  ],
  // "The car blue, the rims stay black", as other languages have it
  [
    new RegExp(
      `(?<=\\b(?:make|paint|turn|color|dye) [^.;:!?“]*(?:${COLOUR}) )(?:(?:,|and|but) )+the (?:stay (\\w+)|(\\w+) (?:decent|stay|remain)) (?:${COLOUR})${END}`,
    ),
    ', keep the $1 $2',
  ],
  // "Golden hour with the light from the left": it comes from where it is lighter
  [
    new RegExp(
      `(?<!\\b(?:remove|crop|cut|trim|delete|erase|reduce|less|without|no|take|get rid of|tone down|is|looks)\\b[^.;!?“]*)\\b(${LOW_SUN}) (?:, )?(?:with (?:the )?(?:light|sun) )?${SHINING}(?<=\\b(?:from|light|lighting|sun|decent|coming|shining|falling|entering|streaming) )(?:the )?(?:left|right)(?: side)?${END}`,
    ),
    '$1 ; direction of light',
  ],
  // "A little rain, not much"
  [
    new RegExp(
      `(?<=\\b(?:rain|snow|fog|mist|haze|grain|vignette) )(?:(?:,|but) )+not (?:much|a lot|that much)${END}`,
    ),
    ', not too much',
  ],
];
