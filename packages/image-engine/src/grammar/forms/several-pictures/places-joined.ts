import { START } from '../parts.ts';
import { type Form, withForms } from '../rewrite.ts';

const PUTS =
  '(?:put|place|sit|set|stand|stick|drop|plonk|lay|pose|add|insert|paste|copy|bring|move)';
const SIZE =
  '(?:(?:and|but|make|it|him|her|them|a|bit|much|very|really|quite|rather|far|only|about|around|roughly|at|not|too|so|that|to) )*(?:small|smaller|tiny|little|big|bigger|large|larger|huge|\\d+ (?:of )?(?:the )?(?:(?:picture|photo|image)s? )?(?:width|height|wide|high))';
const PLACE =
  '(?:(?:in|on|at|to|the|far|more) )*(?:(?:top|upper|bottom|lower) )?(?:left|right|top|bottom|middle|center|foreground)(?: (?:hand|side|corner|edge))*';
const WHERE = `(?:before|on|in|in front of|next to|beside|under|behind|onto|into) (?:the|my|our|that) (?:\\w+ )?\\w+`;

/** "Put him on the beach, bottom right, small": what is told of a place and a size is of that wish. */
const JOINED: Form = [
  new RegExp(
    `(?<=${START}(?:please )?${PUTS} (?!(?:text|caption|words?|title|date|logo text)\\b)[^,.;:!?“]{3,120} )(?:(?:,|and|but) )+(?=(?:${SIZE}|${PLACE}|${WHERE})(?= ?$| [,.;!?]| and\\b| but\\b))`,
  ),
  '',
];

/** The same for wishes with several pictures; a row of such words is joined one after the other. */
export const withPlacesJoined = withForms([JOINED, JOINED, JOINED]);
