import { END, PICTURE, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const TAKES =
  '(?:lift|take|cut|grab|pull|extract|pick|snip|fetch|get|use|crop|clip|remove|borrow|have|want)';
const PUTS =
  '(?:put|place|plonk|plop|stick|drop|set|pop|paste|insert|add|move|bring|sit|stand|park|pose)';

/** Wishes for one picture in another. */
export const PICTURE_FORMS: readonly Form[] = [
  // "In the landscape of the second"
  [
    new RegExp(
      `(?<=\\b${PUTS}\\b[^.;:!?“]*? )(?:in|into|on|onto) (?:the |this |that )?(?:scene|scenery|landscape|view|setting) (?:of|in|from) (${PICTURE})`,
    ),
    'into $1',
  ],
  // "…, rather to the right"
  [
    new RegExp(
      `((?:put|place|add|insert|stick|paste) [^,.;:!?]{1,60}? (?:in|into|on|before|to) (?:the )?(?:\\w+ (?:of|from|in) )?${PICTURE}) , (?:rather|more|a bit|a little|slightly|somewhat|further)(?: more| further)?(?: (?:to|on|at|towards))?(?: the)? (left|right)(?: side)?${END}`,
    ),
    '$1 on the $2',
  ],
  // "Lift my daughter out of photo one and plonk her by the lake in photo two"
  [
    new RegExp(
      `${START}(?:please )?${TAKES} (?:out )?(?:[^,.;:!?“ ]+ ){1,5}?(?:out )?(?:of|from|in|on) (${PICTURE}) (?:out )?(?:[,;] )?(?:and |then )*${PUTS} (?:it|him|her|them|that)?(?: [^,.;:!?“ ]+){0,6}? (?:in|into|on|onto|to|of|before|inside|over|from) (${PICTURE})`,
    ),
    'put the subject of $1 into $2',
  ],
  // "The bicycle of picture 2 before the shop window of picture 1"
  [
    new RegExp(
      `${START}(?:please )?(?:the|my|our|his|her) (?:[^,.;:!?“ ]+ ){1,3}?(?:of|from|in|on) (${PICTURE}) (?:in front of|before|on|onto|in|into|over|next to|beside|by|at) (?:the|my|our|a) (?:[^,.;:!?“ ]+ ){1,4}?(?:of|from|in|on) (${PICTURE})`,
    ),
    'put the subject of $1 into $2',
  ],
  // "Use the second one as scenery for the lady in the first"
  [
    new RegExp(
      `${START}(?:please )?(?:use|take|put|set|have) (${PICTURE}) as (?:the |a |my )?(?:scenery|backdrop|background|setting|scene|environment)(?: (?:for|behind|of) (?:[^,.;:!?“ ]+ ?){1,7})?${END}`,
    ),
    'use $1 as background',
  ],
  // "…, rather small", "…, size reduced by half"
  [
    new RegExp(
      `(put the subject of ${PICTURE} into ${PICTURE}) , (?:and )?(?:rather |a bit |a little |much |fairly |quite )?(?:small|smaller|tiny|half size|half the size|half as big|reduced|(?:at |the )?size reduced?(?: by)? half(?: size)?|reduced (?:by|to) half)${END}`,
    ),
    '$1 small',
  ],
  // "…, bottom centre"
  [
    new RegExp(
      `((?:put|place|add|insert) [^,.;:!?]{1,40}? (?:in|into|on) ${PICTURE}) , (?:at the )?bottom (?:center|middle)${END}`,
    ),
    '$1',
  ],
  // "Put my cat on the beach from the other photo": into that photo.
  [
    new RegExp(
      `${START}((?:please )?(?:put|place|insert|add|paste|stick|drop)) ((?:me|us|him|her|it|them|(?:my|the|our|his|her) \\w+)) (?:on|in|at|into|onto|before|in front of) (?:the |that |my )?(?:\\w+ ){1,2}(?:from|of|in) (${PICTURE})${END}`,
    ),
    '$1 $2 into $3',
  ],
  // "…, standing on the right hand side next to the fountain"
  [
    new RegExp(
      `(put (?:the subject of ${PICTURE}|(?:me|us|him|her|it|them)) into (?:the )?${PICTURE}) , (?:standing |sitting |placed |positioned )?(?:on|at|to|in) (?:the )?(left|right)(?: hand)?(?: side)?(?: ((?:next to|beside|near|by|of) [^,.;:!?]*?))?${END}`,
    ),
    '$1 on the $2 , $3',
  ],
  // "Put my dog in the picture of the garden"
  [
    new RegExp(
      `${START}((?:please )?put) ((?:my|the|our|his|her) \\w+) (?:in|on|into|onto) the (?:picture|photo|image) of (?:the |my |our |a )?\\w+(?: \\w+)?${END}`,
    ),
    '$1 $2 into the second picture',
  ],
  // "Before and after, with labels “A” and “B”"
  [
    /(?:, )?(?:and )?(?:with (?:the )?(?:labels?|captions?|titles?|words|texts?)|(?:label|caption|title)(?:l?ed)?(?: them| each| it)?(?: with)?) (“”) (?:and|,) (?:and )?(“”)/,
    ', write $1 bottom left and write $2 bottom right',
  ],
  [
    /\b(before) and (after)(?: picture| photo| collage| image)?(?: side by side| next to each other)?(?: ,)? with (?:an? |the )?(?:texts?|captions?|labels?|titles?|words) (?:on|under|in|below|for|over) (?:each|both|every)(?: (?:one|picture|photo|side|image|a))?\b/,
    'side by side , write “$1” bottom left and write “$2” bottom right',
  ],
];
