import { END } from './parts.ts';
import type { Form } from './rewrite.ts';

const NAMES =
  '(?:(?:my|our|your|her|his|its|their|both) |the (?:\\w+ )?(?:dogs|cats|babys|brides|grooms|couples|kids|childs|ships|houses|towns|shops) )(?:(?:first|full|last|own) )?names?';
const PLACED =
  '(?:at|in|on|below|under|underneath|beneath|above|over|top|bottom|right|left|down|up)';

/** Texts that are spoken of, and not what is to be written. */
export const WORDLESS_TEXT_FORMS: readonly Form[] = [
  // "Write her name underneath in chartreuse": which it is has to be said
  [
    new RegExp(
      `\\b(?:write|put|add|print|place) ${NAMES} (?:(?:it|him|her|them|us|me|there|down|right|just) )*(?:below|underneath|beneath|under)(?: (?:it|him|her|them|us|me|that|the (?:picture|photo)))?(?= ?$| [.!]| in [^“:]*$)`,
    ),
    'add text at the bottom',
  ],
  [
    new RegExp(
      `\\b(?:write|put|add|print|place) ${NAMES}(?= ?$| [.!]| (?:there|here)? ?${PLACED}\\b[^“:]*$| in (?:\\w+ ){0,2}letters\\b[^“:]*$)`,
    ),
    'add text',
  ],
  // "With space for text on the left": nothing is written there
  [
    /(?<!\b(?:replace|change|swap)\b[^“]* )(?<!\bno )(?<=\b(?:space|room|place|area) )for (?:(?:an?|the|some|my|our|your|more) )?(?:text|texts|words|headlines?|titles?|captions?|lettering|writing|copy|slogans?|logos?)(?= ?$| [,.;!]| (?:and|on|at|in|to|above|below|beside|next)\b)(?![^“]*“)/,
    '',
  ],
  // "… at the top, at the bottom the phone 311 555 0142": as it is said with the place behind
  [
    new RegExp(
      `(?<=“”[^.;“]* )(?:and|,) (?:at the )?(top|bottom|above|below|underneath) ((?:the|my|our) (?:phone number|phone|telephone|number|cell|price)) (\\d+(?: \\d+)*)${END}`,
    ),
    'and $2 $3 at the $1',
  ],
];
