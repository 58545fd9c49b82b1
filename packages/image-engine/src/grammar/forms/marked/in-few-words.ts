import { COLOUR, FIRST, LAST } from '../parts.ts';
import type { Form } from '../rewrite.ts';
import { THIS, TREATED, TREATS } from './parts.ts';

const HERE =
  '(?:(?:only |just |right |in )*(?:here|there|this (?:part|area|spot|bit|place)|this|that))';
const TOO = '(?:(?:its|it is|is|a bit|way|much|far|just) )*too';
/** Something is marked, and a word or two say what is to be done there. */
export const MARKED_IN_FEW_WORDS_FORMS: readonly Form[] = [
  // "Censor", "blur out": hidden where it is marked, and no look of all of the picture
  [
    new RegExp(`${FIRST}(?:just )?(censor|blur|pixelate|redact|anonymize)(?: (?:it )?out)?${LAST}`),
    '$1 this',
  ],
  // "Out of focus": how it is to be
  [
    new RegExp(
      `${FIRST}(?:make (?:it|this|that) )?(?:blurry|blurred|out of focus|unsharp|defocused)${LAST}`,
    ),
    'blur this',
  ],
  // "Black and white here"
  [
    new RegExp(
      `${FIRST}(?:make |turn )?(?:${HERE} )?(?:in |to )?(black and white|sepia|grayscale|gray) (?:only |just )?(?:here|there|in here)${LAST}`,
    ),
    'make the selection $1',
  ],
  // "Darken around this", "brighter outside", "make everything but this darker"
  [
    new RegExp(
      `${FIRST}((?:(?:make|turn) (?:it |all |everything )?)?(?:${TREATS}|${TREATED})) (?:(?:all|everything) )?(?:around|outside|surrounding)(?: (?:of )?(?:this|that|it|here|him|her|them))?${LAST}`,
    ),
    '$1 everything except the selection',
  ],
  [
    new RegExp(
      `${FIRST}(?:make|turn) (?:everything|all)(?: else)? (?:except|but|besides|apart from|other than)(?: for)? ${THIS} (?:a (?:bit|little) |much )?(${TREATED})${LAST}`,
    ),
    'make everything except the selection $1',
  ],
  // "Make this black and white": what is pointed at, and not all of the picture
  [
    new RegExp(
      `${FIRST}(?:(?:can|could|would) you )?(?:(?:make|turn|put|convert|get|have) (?:only |just )?(?:this|that) (?:in |to |into )?|(?:this|that) (?:(?:put|make|turn|in|to|it) )*)(black and white|grayscale|sepia)${LAST}`,
    ),
    'make the selection $1',
  ],
  // "Too bright here", "this part is too dark"
  [new RegExp(`${FIRST}${TOO} (?:bright|light) ${HERE}${LAST}`), 'make the selection darker'],
  [new RegExp(`${FIRST}${TOO} dark ${HERE}${LAST}`), 'make the selection brighter'],
  // "Warm this up"
  [
    new RegExp(`${FIRST}warm (?:this|that|these|here)(?: (?:up|here|part|area))*${LAST}`),
    'make the selection warmer',
  ],
  [
    new RegExp(`${FIRST}cool (?:this|that|these|here)(?: (?:down|off|here|part|area))*${LAST}`),
    'make the selection cooler',
  ],
  // "Only this in color", "keep this in color, the rest grey": the thing that a box was drawn around, and not all of the box
  [
    new RegExp(
      `${FIRST}(?:(?:keep|leave|have|make) (?:only |just )?|only |just )(?:this|that|these|it|the)(?: (?:stays?|should stay|keeps?))? (?:in (?:in |full |its )?colou?r|colou?red|colou?rful)(?:(?: ?,| and| with)* (?:make |turn )?(?:(?:all )?(?:the )?rest|everything else|all else|the others?)(?: (?:in|to|is|should be))? (?:black and white|gray|grayscale|monochrome|colou?rless))?${LAST}`,
    ),
    'make the background black and white',
  ],
  [
    new RegExp(
      `${FIRST}(?:keep |leave |have )?(?:only|just) what i marked(?: (?:stays?|should stay|keeps?))? (?:in (?:full )?color|colored|colorful|in its color)${LAST}`,
    ),
    'black and white except the selection',
  ],
  // "Clean this"
  [
    new RegExp(`${FIRST}(?:clean|wipe|clear) (?:this|that|it|here)(?: (?:off|away))?${LAST}`),
    'erase it',
  ],
  // "Change color to green"
  [
    new RegExp(
      `${FIRST}(?:change|switch|turn|set) (?:the )?colou?r (?:to|into) (${COLOUR})${LAST}`,
    ),
    'make the marked area $1',
  ],
];
