import { END, FIRST, LAST, PICTURE, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const SECOND =
  '(?:the )?(?:second|2nd|last|2|picture (?:2|two)|photo (?:2|two)|image (?:2|two))(?: (?:picture|photo|image|pic|one|shot))?';
const LAID =
  '(?: (?:is|are|be|goes?|comes?|stands?|should|must|shall|to|on|at|in|the|put|placed|left|first|going))*?';
/** The pictures are put together, whichever way. */
const JOINED =
  '(?<=\\b(?:side by side|next to each other|beside each other|together|collage|row|join|combine|one above the other|stack|stacked|diptych)\\b[^;]*)';

/** Wishes for one picture made of several. */
export const TOGETHER_FORMS: readonly Form[] = [
  // "Blend these so one fades into the other in the middle": all over is how they are blended.
  [
    new RegExp(
      `${START}(?:please )?(?:blend|merge|mix|join|combine|fade|melt|put|stitch) (?:(?:these|those|both|the|my|our|them|two|2|photos|pictures|images|pics|together) )+so (?:that )?(?:one|they|the one|the first|the left|it)(?: (?:one|picture|photo|side))? (?:softly |slowly |gradually |gently |smoothly )*(?:fades?|blends?|melts?|goes|runs?|flows?|dissolve|turns?|change|merge) (?:softly |slowly |gradually |gently |smoothly )*(?:over )?(?:in|into|to) (?:the other|each other|one another|the second|the right)(?: (?:one|picture|photo|side))?(?: (in the middle|in the center|from left to right|across the middle|halfway))?${END}`,
    ),
    'blend the two pictures , transition $1',
  ],
  // "My girlfriend from the first photo, put her before the landscape of the second"
  [
    new RegExp(
      `${START}((?:the|my|our|his|her) \\w+) (?:of|from|in|on) (${PICTURE}) (?:[,:–-] )+(?:please |can you |you )*(?:put|place|stick|set|add|paste|drop|move) (?:it|her|him|them) `,
    ),
    'put $1 of $2',
  ],
  // "I want to see the forest inside my silhouette, as a double exposure": what that exposure does
  [
    new RegExp(
      `${START}(?:(?:i want(?: to)?|we want(?: to)?|show|put|make|see|have|that|we|decent|can) )*(?:the |an? |my )?(?:\\w+ ){1,2}?(?:shows? |appears? )?(?:inside|within|in) (?:of )?(?:my|his|her|our|the) (?:head|profile|silhouette|face|body|outline) (?:, |and |with |– )+(?:as |like |in |an? |the |kind of |look )*double exposure(?: style| effect| look| like)?${END}`,
    ),
    'double exposure',
  ],
  // "Left is summer, right is winter": which is which.
  [
    new RegExp(
      `(?=, |\\. |; )(?<=\\b(?:blend|pictures|photos|side by side|beside|next to|collage|two|these|both)\\b.*)(?:, |\\. |; ){1,4}(?:the )?left(?: (?:one|picture|photo|side))? (?:is|shows|being|=) (?:the |my |our )?\\w+(?: ,| and)+ (?:the )?right(?: (?:one|picture|photo|side))? (?:is|shows|being|=) (?:the |my |our )?\\w+${END}`,
    ),
    '',
  ],
  // "Side by side, the second one on the left": they stay as they came, and that is told.
  [
    new RegExp(
      `(?=[,.;] |and |but |with )${JOINED}(?:[,.;] |and |but |with |put |have )+${SECOND}${LAID} (?:left|first|top|above|start|beginning)(?: (?:side|one|hand side|of all))?(?:(?: ,| and)+ (?:the )?(?:first|1st|other|1|picture (?:1|one))(?: (?:picture|photo|image|one))?${LAID} (?:right|second|last|bottom|below|behind)(?: side)?)?${END}`,
    ),
    ' ; pictures in reverse order ;',
  ],
  [
    new RegExp(
      `(?=[,.;] |and |but |with )${JOINED}(?:[,.;] |and |but |with |put |have )+(?:the )?(?:first|1st|picture (?:1|one))(?: (?:picture|photo|image|one))?${LAID} (?:right|second|last|bottom|below)(?: side)?(?:(?: ,| and)+ ${SECOND}${LAID} (?:left|first|top|above)(?: side)?)?${END}`,
    ),
    ' ; pictures in reverse order ;',
  ],
  [
    new RegExp(
      `(?=[,.;] |and |but |with |in )${JOINED}(?:[,.;] |and |but |with |in |the )+(?:first (?:the )?(?:second|2nd)(?: (?:picture|photo|one))?(?: (?:and |, )?then (?:the )?first(?: one)?)?|(?:reverse|reversed|opposite|inverted|swapped|other) order|(?:swap|switch|reverse) (?:the |their )?(?:order|places|sides)|(?:swapped|reversed|swapped (?:around|over|round)))${END}`,
    ),
    ' ; pictures in reverse order ;',
  ],
  // "Stitch these four snaps into a grid"
  [
    new RegExp(
      `${START}(?:please )?(?:stitch|glue|paste|tape|sew|put|join|merge|combine|lay|pack|arrange|place|set|make|throw|assemble|fit|squeeze) (?:all |these |those |the |my |our |them |this )*(?:(?:two|three|four|five|[2-5]) )?(?:\\w+ ){0,2}?(?:photos|pictures|pics|images|shots|snaps|snapshots|ones|them|these|all)? ?(?:together )?(?:in|into|as|on) (?:a |one |an )?(?:neat |nice |simple |tidy |\\d by \\d )?(?:grid|mosaic|raster|matrix|tiled? layout|checkerboard)\\b`,
    ),
    'make a collage',
  ],
  [/\b(?:holiday |vacation |beach |family |party )?(?:snaps|snapshots)\b/, 'photos'],
  [/\beachother\b/, 'each other'],
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
  // "These two photos side by side"
  [
    new RegExp(
      `${START}(?:me |us )?(?:this|these|my|the|both) (?:two |three |2 |3 |both )?(?:photos|pictures|images|pics) (?:side by side|next to each other)${END}`,
    ),
    'side by side',
  ],
  // "Double exposure of my profile and the forest, the forest only at 40%"
  [
    new RegExp(
      `\\b(double (?:exposure|exposed)) ((?:[^,.;:!?“ ]+ )*?)(?:(?:,|and|but|with) )+(?:the |my |our )?(?:\\w+ ){1,2}?(?:only |just |is |should be )*(?:at|to) (?:about |around |roughly )?(\\d+)(?: (?:visible|opacity|strength|percent))?${END}`,
    ),
    '$1 at $3 $2',
  ],
  // "Overlay both pictures 50:50"
  [
    /\b(blend|overlay|merge|mix|dissolve) ((?:both|the|two|these|my|pictures?|photos?|images?|them|together) ?)+(?:,|at|in)? ?50:50(?= ?$| [,.;!?]| and\b)/,
    '$1 both pictures at 50%',
  ],
];
