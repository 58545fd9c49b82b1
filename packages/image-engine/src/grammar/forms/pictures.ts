import { END, PICTURE, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const TAKES =
  '(?:lift|take|cut|grab|pull|extract|pick|snip|fetch|get|use|crop|clip|remove|borrow|have|want)';
const PUTS =
  '(?:put|place|plonk|plop|stick|drop|set|pop|paste|insert|add|move|bring|sit|stand|park|pose)';
/** "Take the cat out of picture 1 and put" */
const MOVED = `${START}(?:please )?${TAKES} (?:out )?(?:[^,.;:!?“ ]+ ){1,5}?(?:out )?(?:of|from|in|on) (${PICTURE}) (?:out )?(?:[,;] )?(?:and |then )*${PUTS}`;
/** Upon what a picture shows, or before it: in its middle. */
const UPON =
  '(?:on|onto|upon|before|in front of)(?: (?:the|my|our|a|that|this))?(?! (?:the )?(?:far )?(?:left|right|top|bottom|upper|lower)\\b)';

/** Several pictures in one. */
export const PICTURE_FORMS: readonly Form[] = [
  // "Blend these together so her face fades into the ocean"
  [
    new RegExp(
      `(?<=\\b(?:blend|merge|dissolve|melt|overlay) (?:these|both|them|those|the)(?: (?:two|three|photos|pictures|images|pics|of them|together|into one))* )(?:, )?so (?:that )?(?:[^,.;:!?“ ]+ ){1,4}?(?:fades?|melts?|dissolves?|blends?|flows?|merges?) (?:softly |slowly |gently )?(?:over )?into(?: (?!background|backdrop|white|black|corner)[^,.;:!?“ ]+){1,3}?${END}`,
    ),
    '',
  ],
  // "A strip like from a photo booth"
  [
    new RegExp(
      `(?:(?:one|an?|the|long|vertical|single|classic) )*(?:strip (?:like|as) (?:(?:from|in|out of|an?|the|old) )*photo ?booth|photo ?booth(?: style| like)? strips?)${END}(?<!\\bhorizontal\\b[^“]*)(?!.*\\bhorizontal)`,
    ),
    'stack the pictures',
  ],
  // "With the big one on the left and two small ones stacked on the right": said by the first of it
  [
    /(?<=\bpictures in reverse order )(?:, )?(?:and|with) (?:the )?(?:other )?(?:(?:two|three|four|2|3|4) )?(?:other )?(?:small|smaller|little|tiny) (?:ones?|pictures?|photos?) ?(?:(?:stacked|above each other|on top of each other|below|beside|next to each other|it) ?)*(?:(?:on|at|to) the (?:other side|left|right|top|bottom)(?: side)?)?(?= ?$| ?[,.;!]| with\b)/,
    '',
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
  // "Use the second one as scenery for the lady in the first"
  [
    new RegExp(
      `${START}(?:please )?(?:use|take|put|set|have) (${PICTURE}) as (?:the |a |my )?(?:scenery|backdrop|background|setting|scene|environment)(?: (?:for|behind|of) (?:[^,.;:!?“ ]+ ?){1,7})?${END}`,
    ),
    'use $1 as background',
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
  // "Before and after, with labels “A” and “B”"
  [
    /\b(before) and (after)(?: picture| photo| collage| image)?(?: side by side| next to each other)?(?: ,)? with (?:an? |the )?(?:texts?|captions?|labels?|titles?|words) (?:on|under|in|below|for|over) (?:each|both|every)(?: (?:one|picture|photo|side|image|a))?\b/,
    'side by side , write “$1” bottom left and write “$2” bottom right',
  ],
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
  // "Stitch these four snaps into a grid"
  [
    new RegExp(
      `${START}(?:please )?(?:stitch|glue|paste|tape|sew|put|join|merge|combine|lay|pack|arrange|place|set|make|throw|assemble|fit|squeeze) (?:all |these |those |the |my |our |them |this )*(?:(?:two|three|four|five|[2-5]) )?(?:\\w+ ){0,2}?(?:photos|pictures|pics|images|shots|snaps|snapshots|ones|them|these|all)? ?(?:together )?(?:in|into|as|on) (?:a |one |an )?(?:neat |nice |simple |tidy |\\d by \\d )?(?:grid|mosaic|raster|matrix|tiled? layout|checkerboard)\\b`,
    ),
    'make a collage',
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
  // "Combine these three photos into one wide banner"
  [
    new RegExp(
      `${START}(?:please )?(?:combine|join|merge|put|stitch|make|place|arrange|lay|glue|turn) (?:[^,.;:!?“ ]+ ){1,5}?(?:in|into|as|to) (?:an?|one|a single) (?:wide |long |big |single |horizontal )*(?:banner|panorama|strip|row|header)\\b`,
    ),
    'put them side by side in a row',
  ],
  // "Put the before picture on the left and the after picture on the right, with a label under each"
  [
    /\b(?:put |place |show |have )?the before (?:picture|photo|one|shot|image|pic) (?:on|to|at) (?:the )?left and the after (?:picture|photo|one|shot|image|pic)? ?(?:on|to|at) (?:the )?right (?:, )?with (?:an? )?(?:labels?|captions?|text|titles?)(?: (?:under|below|on|over|above) (?:each|both|them)(?: one| of them)?)?/,
    'put them side by side , write “Before” bottom left and write “After” bottom right',
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
  // "Double exposure of my profile and the forest, the forest only at 40%"
  [
    new RegExp(
      `\\b(double (?:exposure|exposed)) ((?:[^,.;:!?“ ]+ )*?)(?:(?:,|and|but|with) )+(?:the|my|our) (?:\\w+ ){1,2}?(?:only |just |is |should be )*(?:at|to) (?:about |around |roughly )?(\\d+)(?: (?:visible|opacity|strength|percent))?${END}`,
    ),
    '$1 at $3 $2',
  ],
  // "…, the sea only softly"
  [
    new RegExp(
      `\\b(double (?:exposure|exposed)) ((?:[^.;:!?“ ]+ )*?)(?:(?:,|and|but|with) )+(?:the|my|our) (?:\\w+ ){1,2}?(?:only |just |is |should be |being |rather |quite |very |more |a bit |a little |showing )*(?:faint|fainter|low|weak|weaker|subtle|pale|paler|transparent|translucent|slight|light|faintly|weakly|softly|lightly|slightly)${END}`,
    ),
    '$1 , subtle $2',
  ],
  // "Overlay both pictures 50:50"
  [
    /\b(blend|overlay|merge|mix|dissolve) ((?:both|the|two|these|my|pictures?|photos?|images?|them|together) ?)+(?:,|at|in)? ?50:50(?= ?$| [,.;!?]| and\b)/,
    '$1 both pictures at 50%',
  ],
];
