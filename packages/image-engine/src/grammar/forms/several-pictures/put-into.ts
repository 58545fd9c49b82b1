import { END, FIRST, PICTURE, START, WHOSE } from '../parts.ts';
import { WHOM } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { SHOT, WHO } from './parts.ts';

const SMALLER =
  '(?:not (?:too|so|that|very|overly|all that) (?:big|large|huge|prominent)|(?:a bit |a little |much |rather |quite |slightly )?smaller|kept small|scaled down|shrunk|reduced)';
const PLACE = '(left|right|bottom|top|middle)';
const TAKES =
  '(?:lift|take|cut|grab|pull|extract|pick|snip|fetch|get|use|crop|clip|remove|borrow|have|want)';
const PUTS =
  '(?:put|place|plonk|plop|stick|drop|set|pop|paste|insert|add|move|bring|sit|stand|park|pose)';
/** "Take the cat out of picture 1 and put" */
const MOVED = `${START}(?:please )?${TAKES} (?:out )?(?:[^,.;:!?“ ]+ ){1,5}?(?:out )?(?:of|from|in|on) (${PICTURE}) (?:out )?(?:[,;] )?(?:and |then )*${PUTS}`;
/** Upon what a picture shows, or before it: in its middle. */
const UPON =
  '(?:on|onto|upon|before|in front of)(?: (?:the|my|our|a|that|this))?(?! (?:the )?(?:far )?(?:left|right|top|bottom|upper|lower)\\b)';

/** What is taken from one picture and put into another. */
export const PUT_INTO_FORMS: readonly Form[] = [
  // "Take the sky from image 2 and put it in image 1": it draws its own
  [
    new RegExp(
      `${START}(?:please )?(?:take|use|get|copy|grab|borrow|put|paste) (?:the )?sky (?:from|of|out of|in) ${PICTURE}(?: (?:and |then |, )*(?:put|use|paste|place|set) it)?(?: (?:in|into|on|onto|for|to) ${PICTURE})?${END}`,
    ),
    'own detail',
  ],
  // "Couple from picture 1 before the castle from picture 2"
  [
    new RegExp(
      `${FIRST}(?!(?:the|my|our|put|place|text)\\b)\\w+(?: and \\w+)? (?:from|of|in|on) (${PICTURE}) (?:before|in front of) (?:the|my|our|an?|that|this) \\w+ (?:from|of|in|on) (${PICTURE})${END}`,
    ),
    'put the subject of $1 into $2 in the middle',
  ],
  // "The cat from the second picture on the sofa of the first", whatever the verb
  ...(['first', 'second', 'third'] as const).flatMap((nth): Form[] => {
    const other = nth === 'second' ? '(?:second|other)' : nth;
    const put = `${START}(?:please |can you |could you )*(?:make|put|do|place|set|get) (${WHOSE} (?:\\w+ ){1,2}?from (?:picture \\d|the (?:first|second|third|other)(?: (?:one|picture|photo|image))?)) (?:in|on|into|onto|at|to) (?:the |my |our )?(?:\\w+ ){1,2}?(?:of|from|in) (?:(?:the )?${other}(?: (?:one|picture|photo|image))?|picture ${nth === 'first' ? 1 : nth === 'second' ? 2 : 3})`;
    return [
      [
        new RegExp(
          `${put}(?: ,)? (?:(?:so|about|roughly|in|at|the|right|on|rather) )*(middle|center|left|right)\\b(?: (?:in|at|of|to|the|into|side|foreground|front|forward))*${END}`,
        ),
        `put $1 into the ${nth} picture in the $2`,
      ],
      [new RegExp(`${put}${END}`), `put $1 into the ${nth} picture`],
    ];
  }),
  // "Her from the second photo next to me in the first"
  [
    new RegExp(
      `^(?:please )?(?=(?:him|her|me|us|them|${WHOSE} \\w+) (?:from|out of) ${PICTURE} (?:next to|beside|on|into|in|onto) .*${PICTURE})`,
    ),
    'put ',
  ],
  // "Cut my son from picture 2 and put him on the left of picture 1"
  [
    new RegExp(
      `\\b(?:take|cut|get|grab|lift) (?:the|my|our|his|her) \\w+ (?:from|out of) (${PICTURE}) (?:, |and |then )+(?:put|stick|place|pop|drop|paste|set) (?:him|her|it|them) (?:on|to|at) the (left|right)(?: side)? of (${PICTURE})`,
    ),
    'put the subject of $1 into $3 on the $2',
  ],
  [
    new RegExp(
      `\\b(?:(?:have|want|need|id like|like) )?(?:(?:my|the|our|his|her) )?\\w+ (?:from|out of|in|of) (${PICTURE}) (?:(?:should|shall|must|could|can|would|needs? to|has to|ought to|to) )?(?:(?:be|go|appear|show up|shown|put|moved|stand|sit|lie|sitting|standing|lying|placed|sat|stood|join us|join me|join them|join him|join her) )+(?:in|into|on|onto) (${PICTURE})`,
    ),
    'put the subject of $1 into $2',
  ],
  // "Take me out of the first picture and put me into the second"
  [
    new RegExp(
      `${START}(?:please )?(?:use|take|remove|get|cut|lift)(?: ${WHO})? (?:out )?(?:of|from) (${PICTURE}) (?:, )?and (?:then )?(?:put|set|place|paste) ${WHO} (?:of (?:${PICTURE}) )?(?:in|into|on|onto) (${PICTURE})${END}`,
    ),
    'put the subject of $1 into $2',
  ],
  // "The person of photo 1 on photo 2, left"
  [
    new RegExp(
      `${START}(?:the|my|our|his|her) (?:\\w+ ){1,2}(?:of|from) (${PICTURE}) (?:(?:on the )?${PLACE} )?(?:in|on|into|onto) (${PICTURE})(?: ,? ?(?:(?:on|at|to) the )?${PLACE})?${END}`,
    ),
    'put the subject of $1 into $3 , $2 $4',
  ],
  // "Put my dog from picture 2 on the sofa, bottom right and smaller": the dog, not the picture
  [
    /(?<=\bput [^.;]*\b(?:picture|photo) (?:\d|one|two|three)\b[^.;]*\b(?:left|right|corner|middle|bottom|top) )(?:(?:,|and) )+(?:a (?:bit|little) |much |and )*smaller(?= ?$| ?[,.;!])/,
    'and small',
  ],
  // "Put my surfboard photo on the sunset one"
  [
    new RegExp(
      `${START}(?:please )?(?:put|place|paste|stick|drop|insert) (?:my|the|our|this) (?!(?:first|second|third|other|same|left|right)\\b)\\w+ (?:photo|picture|pic|image|shot) (?:on|onto|in|into) (?:the|my|our|that) (?!(?:first|second|third|other|same|left|right|top|bottom)\\b)\\w+ ${SHOT}${END}`,
    ),
    'put the subject of the first picture into the second picture',
  ],
  // "Put the banana into the rocket picture": whatever it is, and whatever that one shows
  [
    new RegExp(
      `${START}(?:please )?(?:put|place|paste|stick|drop|insert) (?:my|the|our|this) (?!(?:text|texts|words?|date|name|names|title|caption|quote|logo|watermark|price|year|time|place|sky|background|backdrop|border|frame|photo|picture|image|first|second|third|other|same|focus|light|colou?rs?)\\b)\\w+ (?:in|into|inside) (?:the|my|our|that) (?!(?:first|second|third|fourth|fifth|other|same|left|right|top|bottom|upper|lower|middle|whole|entire|old|new|final|original|big|small)\\b)\\w+ ${SHOT}${END}`,
    ),
    'put the subject of the first picture into the second picture',
  ],
  // "… into picture 2, bottom left, not too big"
  [
    new RegExp(
      `(\\b(?:put|place|paste|stick|drop|insert|add) (?:[^,.;:!?“ ]+ ){1,6}?(?:in|into|on|onto) ${PICTURE}) ((?:, (?!${SMALLER})[^,.;:!?“]+? )?)(?:, |but |and )+${SMALLER}${END}`,
    ),
    '$1 small $2',
  ],
  // "Make us smaller and put us in the bottom right of the beach photo"
  ...(['smaller', 'bigger'] as const).map(
    (size): Form => [
      new RegExp(
        `${START}(?:please )?make ${WHOM} (?:a bit |a little |much |quite )?${size} and (?:put|place|stick|paste) ${WHOM} (?:in|at|on|into|to) (?:the )?(?:bottom |top |lower |upper )?(left|right|middle|center)(?: (?:hand )?(?:corner|side))? (?:of|in|on) (?:the (?!(?:first|second|third|other)\\b)\\w+ (?:photo|picture|image|pic|shot|one)|${PICTURE})${END}`,
      ),
      `put the subject of the first picture into the second picture ${size === 'smaller' ? 'small' : 'big'} on the $1`,
    ],
  ),
  // "Put the kite into the sky of the second": high up
  [
    new RegExp(
      `(?<=\\b${PUTS}\\b[^.;:!?“]*? )(?:in|into|on|onto|up in|at) (?:the |this |that )?sky (?:of|in|from|on) (${PICTURE})`,
    ),
    'small at the top into $1',
  ],
  // "In the landscape of the second"
  [
    new RegExp(
      `(?<=\\b${PUTS}\\b[^.;:!?“]*? )(?:in|into|on|onto) (?:the |this |that )?(?:scene|scenery|landscape|view|setting) (?:of|in|from) (${PICTURE})`,
    ),
    'into $1',
  ],
  // "Take the cat from picture 1 and put it bottom right into picture 2"
  [
    new RegExp(
      `${MOVED} (?:it|him|her|them|that) (?:at |in |on |to |the |down |over )*((?:top|bottom|upper|lower) (?:left|right)|left|right|top|bottom)(?: corner| hand side| side)? (?:in|into|on|onto|to|of|inside|over) (${PICTURE})`,
    ),
    'put the subject of $1 into $3 , $2',
  ],
  // "Take the dog of picture 2 and put him next to me"
  [
    new RegExp(
      `${MOVED} (?:it|him|her|them|that) (?:down )?(?:next to|beside|in front of|behind|with|by|between|near) (?:me|us|him|her|them|(?:the|my|our) \\w+)${END}`,
    ),
    'put the subject of $1 into the other picture',
  ],
  // "… and drop him on the sofa in picture one"
  [
    new RegExp(
      `${MOVED} (?:it|him|her|them|that)(?: down)? ${UPON} (?:[^,.;:!?“ ]+ ){1,3}?(?:in|of|on|from) (${PICTURE})`,
    ),
    'put the subject of $1 into $2 in the middle',
  ],
  // "Lift my daughter out of photo one and plonk her by the lake in photo two"
  [
    new RegExp(
      `${MOVED} (?:it|him|her|them|that)?(?: [^,.;:!?“ ]+){0,6}? (?:in|into|on|onto|to|of|before|inside|over|from) (${PICTURE})`,
    ),
    'put the subject of $1 into $2',
  ],
  // "The lamp of picture 2 on the left side of picture 1"
  [
    new RegExp(
      `${START}(?:please )?(?:the|my|our|his|her) (?:[^,.;:!?“ ]+ ){1,3}?(?:of|from|in|on) (${PICTURE}) (?:on|to|at) the (left|right)(?: hand)?(?: side)? (?:of|in) (${PICTURE})`,
    ),
    'put the subject of $1 into $3 on the $2',
  ],
  // "The bicycle of picture 2 before the shop window of picture 1"
  [
    new RegExp(
      `${START}(?:please )?(?:the|my|our|his|her) (?:[^,.;:!?“ ]+ ){1,3}?(?:of|from|in|on) (${PICTURE}) ${UPON} (?:[^,.;:!?“ ]+ ){1,3}?(?:of|from|in|on) (${PICTURE})`,
    ),
    'put the subject of $1 into $2 in the middle',
  ],
  // "The lamp of picture 2 next to the armchair of picture 1"
  [
    new RegExp(
      `${START}(?:please )?(?:the|my|our|his|her) (?:[^,.;:!?“ ]+ ){1,3}?(?:of|from|in|on) (${PICTURE}) (?:in|into|over|next to|beside|by|at) (?:the|my|our|a) (?:[^,.;:!?“ ]+ ){1,4}?(?:of|from|in|on) (${PICTURE})`,
    ),
    'put the subject of $1 into $2',
  ],
  // "Put my cat on the beach from the other photo": into that photo.
  [
    new RegExp(
      `${START}((?:please )?(?:put|place|insert|add|paste|stick|drop)) ((?:me|us|him|her|it|them|(?:my|the|our|his|her) \\w+)) ${UPON} (?:\\w+ ){1,2}(?:from|of|in) (${PICTURE})${END}`,
    ),
    '$1 $2 into $3 in the middle',
  ],
  [
    new RegExp(
      `${START}((?:please )?(?:put|place|insert|add|paste|stick|drop)) ((?:me|us|him|her|it|them|(?:my|the|our|his|her) \\w+)) (?:in|at|into) (?:the |that |my )?(?:\\w+ ){1,2}(?:from|of|in) (${PICTURE})${END}`,
    ),
    '$1 $2 into $3',
  ],
  // "Put my dog in the picture of the garden"
  [
    new RegExp(
      `${START}((?:please )?put) ((?:my|the|our|his|her) \\w+) (?:in|on|into|onto) the (?:picture|photo|image) of (?:the |my |our |a )?\\w+(?: \\w+)?${END}`,
    ),
    '$1 $2 into the second picture',
  ],
  // "My girlfriend from the first photo, put her before the landscape of the second"
  [
    new RegExp(
      `${START}((?:the|my|our|his|her) \\w+) (?:of|from|in|on) (${PICTURE}) (?:[,:–-] )+(?:please |can you |you )*(?:put|place|stick|set|add|paste|drop|move) (?:it|her|him|them) `,
    ),
    'put $1 of $2',
  ],
];
