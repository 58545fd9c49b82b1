import { END, FIRST, LAST, PICTURE, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const TAKES =
  '(?:lift|take|cut|grab|pull|extract|pick|snip|fetch|get|use|crop|clip|remove|borrow|have|want)';
const PUTS =
  '(?:put|place|plonk|plop|stick|drop|set|pop|paste|insert|add|move|bring|sit|stand|park|pose)';

/** Wishes for one picture in another. */
export const PICTURE_FORMS: readonly Form[] = [
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
  // "Next to each other, labelled Before and After"
  [
    new RegExp(
      `(?:labell?ed|label|labels?|captioned|caption|titled|titles|tagged|with the words|saying|write|writing|text)(?: them| with)? (before|after)(?: (?:on|at|to)? ?(?:the )?left)? and (before|after)(?: (?:on|at|to)? ?(?:the )?right)?(?: (?:underneath|below|under them|at the bottom))?${END}`,
    ),
    'write “$1” bottom left and write “$2” bottom right',
  ],
  // "All five puppies in one grid"
  [
    new RegExp(
      `${START}(?:please )?(?:put |get |show |have )?(?:all |my |our |the |these |those )*(?:two|three|four|five|[2-5]) (?:of )?(?:[^,.;:!?“ ]+ ){1,3}?(?:in|as|into|on|to) (?:one|an?|a single|the same) (?:neat |nice |big |little )?(?:grid|collage|mosaic|sheet|page)\\b`,
    ),
    'make a collage',
  ],
  // "Side by side, write BEFORE and AFTER underneath"
  [
    new RegExp(
      `(?<=\\b(?:side by side|next to each other|beside each other|before|left)\\b.*)\\b(?:write|text|label|labels|labell?ed|captioned?|saying|with) (“”) and (“”)(?: (?:underneath|below|under them|at the bottom|beneath))?${END}`,
    ),
    'write $1 bottom left and write $2 bottom right',
  ],
  // "Blend both photos softly together"
  [
    /\b((?:blend|merge|dissolve|fade|melt|mix) [^,.;:!?]*?)\b(?:softly|gently|smoothly|seamlessly|nicely|beautifully|gradually)\b ?/,
    '$1',
  ],
  // "Overlay picture 1 translucent over picture 2"
  [
    new RegExp(
      `${START}(?:overlay|lay|put|place|superimpose) ${PICTURE} (?:translucent|transparent|see through|half transparent|semi transparent|faintly)(?:ly)? (?:over|on|onto|above|on top of) ${PICTURE}`,
    ),
    'blend the two pictures',
  ],
  // "Picture 1 top, picture 2 bottom"
  [
    new RegExp(
      `${START}(?:put )?${PICTURE} (?:at the |on |on the )?top(?: ,| and)+ ${PICTURE} (?:at the |on the |to the )?bottom${END}`,
    ),
    'put them one above the other',
  ],
  [
    new RegExp(
      `${FIRST}(?:combine|put|join|stick|bring|paste|get)(?: them| both| these| these two| the two| both of them)?(?: (?:photos|pictures|images|pics|shots))?(?: together| into one| in one)?${LAST}`,
    ),
    'put them side by side',
  ],
  // "…, bottom centre"
  [
    new RegExp(
      `((?:put|place|add|insert) [^,.;:!?]{1,40}? (?:in|into|on) ${PICTURE}) , (?:at the )?bottom (?:center|middle)${END}`,
    ),
    '$1',
  ],
  [/\b(?:in|with|of) (?:two|three|four|five|[2-5]) columns\b/, 'in a row'],
  [/\b(?:in|with|of) (?:two|three|four|five|[2-5]) rows\b/, 'in a column'],
  // "Before on the left, after on the right, with labels"
  [
    /(?<=\bbefore\b.*\bafter\b[^;]*)(?:,|and|with) (?:with |and )?(?:labels|captions|labell?ed|captioned|the labels|labels on them|label them|label both)(?= ,| \.| ?$)/,
    ', write “Before” bottom left and write “After” bottom right',
  ],
  // "Combine these three photos into one wide banner"
  [
    new RegExp(
      `${START}(?:please )?(?:combine|join|merge|put|stitch|make|place|arrange|lay|glue|turn) (?:[^,.;:!?“ ]+ ){1,5}?(?:in|into|as|to) (?:an?|one|a single) (?:wide |long |big |single |horizontal )*(?:banner|panorama|strip|row|header)\\b`,
    ),
    'put them side by side in a row',
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
      `(put (?:the subject of ${PICTURE}|${'(?:me|us|him|her|it|them)'}) into (?:the )?${PICTURE}) , (?:standing |sitting |placed |positioned )?(?:on|at|to|in) (?:the )?(left|right)(?: hand)?(?: side)?(?: (?:next to|beside|near|by|of) [^,.;:!?]*?)?${END}`,
    ),
    '$1 on the $2',
  ],
  [/\bin ?between\b/, 'between'],
  // "Put the before picture on the left and the after picture on the right, with a label under each"
  [
    /\b(?:put |place |show |have )?the before (?:picture|photo|one|shot|image|pic) (?:on|to|at) (?:the )?left and the after (?:picture|photo|one|shot|image|pic)? ?(?:on|to|at) (?:the )?right (?:, )?with (?:an? )?(?:labels?|captions?|text|titles?)(?: (?:under|below|on|over|above) (?:each|both|them)(?: one| of them)?)?/,
    'put them side by side , write “Before” bottom left and write “After” bottom right',
  ],
  [
    /\b(?:put |place |show |have )?the before (?:picture|photo|one|shot|image|pic) (?:on|to|at) (?:the )?left and the after (?:picture|photo|one|shot|image|pic)? ?(?:on|to|at) (?:the )?right\b/,
    'put them side by side',
  ],
  // "Put my dog in the picture of the garden"
  [
    new RegExp(
      `${START}((?:please )?put) ((?:my|the|our|his|her) \\w+) (?:in|on|into|onto) the (?:picture|photo|image) of (?:the |my |our |a )?\\w+(?: \\w+)?${END}`,
    ),
    '$1 $2 into the second picture',
  ],
  // "With the three photos of the christening make a collage", "these five photos of the trip into one"
  [
    /^(?:in|from|of|out of|with) (?:the |these |those |my |our )?(?:two|three|four|five|[2-5]) (?:pictures?|photos?|images?)(?: (?:of|from) (?:the |our |my )?\w+(?: \w+)?)? (?:please )?(?:(?:make|create|put|build) )?an? collage\b/,
    'make a collage',
  ],
  [
    new RegExp(
      `${START}(?:this|these|the|my|our) (?:two|three|four|five|[2-5]) (?:pictures?|photos?|images?)(?: (?:of|from) [^,.;:!?]*?)? (?:in|into|to|on) one(?: picture| image| photo| sheet)?${END}`,
    ),
    'make a collage',
  ],
];
