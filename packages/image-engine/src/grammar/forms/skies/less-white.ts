import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const STEP = '((?:a bit|a little|slightly|much|a lot|way|even) )?';
const ANY_STEP = '(?:(?:a bit|a little|slightly|somewhat|much|a lot|far|way|even) )*';
/** What a sky is that has too little colour. */
const PALE =
  '(?:white|whitish|gray|grayish|pale|washed out|faded|dull|bland|drab|lifeless|blown out|burnt out|overexposed|cloudy|overcast)';
const LESS = `(?:${ANY_STEP}(?:less|not (?:so|that|as|all|too)|too|so) ${ANY_STEP}(?:${PALE}|bright)|more vivid)`;
/** Those that a sky can be tinted in. */
const MORE =
  '(bluer|pinker|redder|more (?:blue|pink|red|purple|violet|turquoise))(?: (?:please|instead))?';
const WANTED =
  '(?:(?:please|make|turn|get|have|want|give|me|it|with|i|we|id|like|would) )*(?:(?:an?|the|my|our|that|this) )?';
const IS = '(?:(?:that|which|it|is|are|was|looks?|should|could|be|to|a|must|can|get|become|s) )*';
const JOINT = '(?: (?:,|;|\\.|and|but|rather|instead|make|it))* ';

/** A sky that is to have more of a colour, and less white: the sky, and nothing else of the picture. */
export const LESS_WHITE_FORMS: readonly Form[] = [
  // "Grass greener sky bluer": two wishes
  [/(?<= )(greener) (?=(?:and )?(?:the )?sky (?:bluer|more blue|richer)(?= ?$| [,.;!?]))/, '$1 , '],
  [
    /(?<=^|[,.;:!?] |\bthe )(sky (?:bluer|more blue)) (?=(?:the )?(?:grass|lawn|trees|leaves|field|fields|sea|water|lake|meadow) (?:greener|bluer|more (?:green|blue|turquoise))(?= ?$| [,.;!?]))/,
    '$1 , ',
  ],
  // "Sea and sky bluer": what is there, and no beach to go to
  [
    new RegExp(
      `${START}(?:make )?(?:the )?(?:(?:sea|water|ocean|lake) and (?:the )?sky|sky and (?:the )?(?:sea|water|ocean|lake)) (?:a bit |a little |much |slightly )?(?:bluer|more blue|richer)${END}`,
    ),
    'make the blues more vivid',
  ],
  // "Sky less white, more blue", "the sky is too white, make it bluer"
  [
    new RegExp(`${START}${WANTED}sky ${IS}${LESS}${JOINT}${STEP}${MORE}${END}`),
    'make the sky $1 $2',
  ],
  // "Sky more blue and less white", "a sky that is bluer, not so white"
  [
    new RegExp(`${START}${WANTED}sky ${IS}${STEP}${MORE}${JOINT}${LESS}${END}`),
    'make the sky $1 $2',
  ],
  // "A less white sky, more blue"
  [
    new RegExp(`${START}${WANTED}${ANY_STEP}less ${PALE} sky${JOINT}${STEP}${MORE}${END}`),
    'make the sky $1 $2',
  ],
  // "Bluer sky, less white", "a bluer sky"
  [
    new RegExp(`${START}${WANTED}${STEP}${MORE} sky(?:(?: (?:,|and|but))* ${LESS})?${END}`),
    'make the sky $1 $2',
  ],
  // "A sky more blue"
  [new RegExp(`${START}${WANTED}sky ${IS}${STEP}${MORE}${END}`), 'make the sky $1 $2'],
  // "More blue the sky"
  [new RegExp(`${START}${STEP}${MORE} the sky${END}`), 'make the sky $1 $2'],
  // "Less white and more blue in the sky"
  [
    new RegExp(
      `${START}(?:make it )?${LESS}${JOINT}${STEP}${MORE} (?:in |for |on |up )*(?:the )?sky${END}`,
    ),
    'make the sky $1 $2',
  ],
  // "A sky less white", "a less white sky": what is too bright in it
  [
    new RegExp(
      `${START}${WANTED}(?:sky ${IS}${ANY_STEP}(?:less|not (?:so|that|as|too|all)) (?:white|whitish)|${ANY_STEP}less (?:white|whitish) sky)${END}`,
    ),
    'make the sky less bright',
  ],
];
