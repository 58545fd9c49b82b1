import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const MOUNT = '(?:mount|mat|mats|matting|mat board|passepartout|passe partout|inner border)';
const FRAMED =
  '(?:frame(?: (?:it|this|that|me|us|the (?:picture|photo|image)))?(?: up)?|(?:it |this )?(?:be )?framed(?: up)?)';
const WOOD = '(?:wood|oak|walnut|mahogany|cherry|teak|ebony|ash|birch|maple|pine|beech|timber)';
const DARK_WOOD = '(?:walnut|mahogany|cherry|teak|ebony|rosewood)';
const LIGHT_WOOD = '(?:ash|birch|maple|pine|beech|bamboo)';
const SLIM = '(?:(?:thin|thick|slim|wide|fine|narrow|fat|thinner|thicker|wider|broad) )?';
const FINE =
  '(?:ace|mint|lush|wicked|smashing|brill|rad|dope|fab|mega|bonza|class|peng|sweet|neat|great|good|nice|lovely|cool|awesome|amazing|stunning|beautiful|gorgeous|perfect|smart|sharp|swell|grand|fantastic|brilliant|best|better|so much better|fine|right|the part|the business)';
const DECOR =
  '(?:“”|(?:frame|frames|border|borders|caption|title|headline|watermark|polaroid|passepartout|mount|text|words?|name|logo|outline)\\b)';
/** Nothing is written, and nothing cut out: there an outline is something else. */
const NO_LETTERS =
  '(?<!(?:“”|text|letters|sticker|write|caption|title|cut out|cutout).{0,400})(?!.{0,400}(?:“”|text|letters|sticker|write|caption|title|cutout))';
const WIDTH = '(?:thin|thick|wide|slim|narrow|fine|broad|chunky|fat|delicate|slender|big|small)';
/** Woods by their tone. */
const WOODS: readonly (readonly [woods: string, frame: string])[] = [
  ['dark wood|walnut|mahogany|ebony|rosewood|teak|cherry wood', 'dark wooden frame'],
  ['light wood|pale wood|pine|bamboo|beech|ash wood|birch|maple', 'light wooden frame'],
  ['wood|oak|timber|driftwood', 'wooden frame'],
];

/** Frames, borders and corners. */
export const FRAME_FORMS: readonly Form[] = [
  // "Transparent background, around the cake a thin white border like a sticker"
  [
    new RegExp(
      `\\b(?:remove (?:the )?background|make (?:the )?background transparent|transparent background|background transparent) (?:, |and |with )+(?:(?:in|around|round) (?:the |my |him|her|it|me) ?(?:\\w+ )?)?(?:an? )?((?:thin |thick |wide |narrow )?)(${COLOUR}) (?:border|edge|outline|rim)(?: (?:around|round) (?:the |my )?\\w+)? (?:like|as)(?: with| on| in)? (?:an? )?stickers?${END}`,
    ),
    'make a sticker with a $1 $2 edge',
  ],
  // "A drop shadow on the screenshot"
  [
    /\b((?:soft |subtle |slight )?drop shadow) (?:on|under|behind|around|below|to|for) (?:the|my|this|our) (?:screenshot|screen shot|picture|photo|image|window|card|screen)(?= ?$| [,.;!]| and\b)/,
    '$1',
  ],
  // "A sticker with a thick edge in orange", "… with a #ffd22e edge"
  [
    new RegExp(
      `(?<=\\b(?:sticker|stickers|decal|die cut)\\b[^.;:!?“]*? )(?:, |and |with )*(?:an? |the )?((?:thick|thin|wide|narrow|fat|slim|bold) )?(?:edge|border|rim|outline|contour)s? (?:in|of) (${COLOUR}|#[0-9a-f]{3,6})${END}`,
    ),
    'outlined $1 $2',
  ],
  [
    new RegExp(
      `(?<=\\b(?:sticker|stickers|decal|die cut)\\b[^.;:!?“]*? )(?:, |and |with )*(?:an? |the )?((?:thick|thin|wide|narrow|fat|slim|bold) )?(#[0-9a-f]{3,6}) (?:edge|border|rim|outline|contour)s?${END}`,
    ),
    'outlined $1 $2',
  ],
  // "A collage of these with black between them"
  [
    new RegExp(
      `(?<=\\b(?:collage|grid|mosaic|side by side|next to each other)\\b[^.;:!?“]*? )(?:, )?(?:with |and |in )*(?:(?:an? |the )?background |something |all )?(${COLOUR}) (?:background )?(?:between|in between|among) (?:them|the (?:pictures|photos|images)|each)\\b`,
    ),
    'with $1 gaps',
  ],
  // "Whack a gold frame around it", "bung “Hello” up top"
  [
    new RegExp(
      `\\b(?:bung|whack|slap|plonk|plop|lob|shove|sling|fling|whop|plaster|smack) (?:on |in |up )?(?=(?:[^,.;:!?“ ]+ ){0,5}?${DECOR})`,
    ),
    'add ',
  ],
  // "It'd look ace in a wooden frame"
  [
    new RegExp(
      `\\b(?:it|this|that|the (?:photo|picture|image)|id|itd|itll|he|she|we)(?: would| d| will| might| could| must| should)* (?:probably |really |surely |totally )*(?:look|be|work|suit)(?: (?:so|really|absolutely|just|dead|proper|well))* (?:${FINE} )?(?:in|with|inside) (?=(?:an? |some )?(?:[^,.;:!?“ ]+ ){0,4}?(?:frame|border|mount|passepartout)\\b)`,
    ),
    'add ',
  ],
  [
    /(?<=^|[,.;] )i (?:reckon|figure) (?:that )?(?=(?:it|this|that|the|a|an|we|add|more|some)\b)/,
    '',
  ],
  // "Framed in black with a white mount inside"
  [
    new RegExp(
      `\\b(?:be )?${FRAMED} in (?:an? )?((?:thin |thick |slim |narrow |wide )?)(${COLOUR})(?: frame)? (?:, |and |plus )*(?:with |and |plus )(?:an? )?((?:wide |thick |thin |narrow |broad |slim )?)(${COLOUR}) ${MOUNT}(?: (?:inside|in it|within|in between|between|round the (?:picture|photo)|around the (?:picture|photo)))*`,
    ),
    'add a $2 frame with a $4 passepartout',
  ],
  [
    new RegExp(
      `\\b((?:${COLOUR}) frame) (?:, |and |plus )*(?:with |and |plus )(?:an? )?((?:wide |thick |thin |narrow |broad |slim )?)(${COLOUR}) ${MOUNT}(?: (?:inside|in it|within|in between|between))*`,
    ),
    '$1 with a $3 passepartout',
  ],
  [
    new RegExp(
      `\\bmount(?:ed)?(?: (?:it|this|the (?:picture|photo|image)))? (?:in|on|with) (?:an? )?(${COLOUR})(?: ${MOUNT}| card| board)? (?:, |and |then |plus )*(?:with |and |in |inside )*(?:an? )?(${COLOUR}) frame${END}`,
    ),
    'add a $2 frame with a $1 passepartout',
  ],
  // "Frame this up for me in dark walnut"
  ...(
    [
      [`dark(?:er)? (?:coloured |colored |stained )?${WOOD}`, 'dark '],
      [`(?:light|pale|lighter) (?:coloured |colored |stained )?${WOOD}`, 'light '],
      [DARK_WOOD, 'dark '],
      [LIGHT_WOOD, 'light '],
      [`(?:coloured |colored |stained )?${WOOD}`, ''],
    ] as const
  ).map(
    ([said, tone]): Form => [
      new RegExp(
        `\\b${FRAMED}(?: for (?:me|us))? in (?:an? |some )?${said}(?: wood)?(?:${END}|(?= would\\b))`,
      ),
      `add a ${tone}wooden frame`,
    ],
  ),
  // "The picture sits on a white card with a margin all round"
  [
    new RegExp(
      `\\b(?:make it so |so )?(?:that )?(?:the |my |this )?(?:picture|photo|image|it) (?:(?:to|should|shall|must|could) )?(?:sits?|lies?|is|rests?|be|laid|mounted|floats?)(?: (?:laid|mounted|placed|sitting|lying|stuck))? on (?:an? )?(?:piece of )?(${COLOUR}) (?:card|cardboard|board|sheet)(?: with (?:an? )?(?:\\w+ )?(?:margin|border|edge)s?)?(?: all)?(?: (?:a)?round(?: it)?)?${END}`,
    ),
    'add a $1 card frame',
  ],
  // "A double border, black inside and gold outside": one around the other
  ...(
    [
      [
        '(?:on the )?(?:inside|inner|within|closest to the picture)',
        '(?:on the )?(?:outside|outer|around (?:it|that))',
        '$1',
        '$2',
      ],
      [
        '(?:on the )?(?:outside|outer|around (?:it|that))',
        '(?:on the )?(?:inside|inner|within|closest to the picture)',
        '$2',
        '$1',
      ],
    ] as const
  ).map(
    ([one, other, inner, outer]): Form => [
      new RegExp(
        `(?:an? )?(?:double|two|twin|2) (?:borders?|frames?|lines?|edges?|edging) (?:, |: |with |in |one |an? |the )*(${SLIM}${COLOUR}) (?:one |border |frame |line )?${one} (?:and|,|and then|then) (?:an? |the )?(${SLIM}${COLOUR}) (?:one |border |frame |line )?${other}`,
      ),
      `a ${inner} border , add a ${outer} border`,
    ],
  ),
  ...(
    [
      ['(?:on the )?(?:inside|within)', '(?:on the )?outside', '$1', '$2'],
      ['(?:on the )?outside', '(?:on the )?(?:inside|within)', '$2', '$1'],
    ] as const
  ).map(
    ([one, other, inner, outer]): Form => [
      new RegExp(
        `(?:an? )?(${SLIM}${COLOUR}) (?:border|frame|line|edge) ${one} (?:and|,|and then|then) (?:an? |the )?(${SLIM}${COLOUR}) (?:border|frame|line|edge|one) ${other}`,
      ),
      `a ${inner} border , add a ${outer} border`,
    ],
  ),
  // "A frame as on a painting": no painting
  [
    /\b(?:picture )?frame (?:as|like|such as)(?: the ones?)? (?:on|around|for|in|you see on|of) (?:an? )?(?:old )?(?:paintings?|oil paintings?|museum(?:s)??|gallery|galleries)(?: , (?:golden|gold)(?: and ornate| ornate)?|(?= ,| \.| ?$| please| in))/,
    'gold gallery frame',
  ],
  // "Centre the cat in the frame": that of the camera
  [
    /\b((?:center|centre|middle)(?:ed)? (?:[^,.;:!?“ ]+ ){1,3}?)(?:in|within|inside) (?:the|my) (?:frame|framing)(?= ,| \.| ?$| and\b| please)/,
    '$1',
  ],
  // "Have the corners rounded off a tad"
  [
    /\b(?:have|get|want|need|like|see|make)(?: to see| to have)? (?:the |its |my |all )*(?:four |picture |photo )?corners (?:be |nicely |a bit |slightly )*(?:rounded|curved)(?: off)?\b/,
    'round the corners',
  ],
  // "A diptych with a white border around it": the gap has a colour of its own
  [
    new RegExp(
      `\\b(diptych|triptych|side by side|next to each other|collage|grid) (?:, |and |with |plus |add |put )*(?:an? )?((?:thin |thick |narrow |wide |slim |fat )?(?:${COLOUR} )(?:border|frame|edge)) (?:all )?(?:a?round)(?: (?:it|both|everything|them|the (?:outside|lot|whole thing|two|pair)|all of it|it all))?${END}`,
    ),
    '$1 and add a $2',
  ],
  // "Cut the rest off" behind what is to be seen
  [
    new RegExp(
      `(?:just|only) (?:my|her|his|the|our|their) (?:face|head)s? and (?:shoulders|neck|chest)(?: please)?(?: [,.;] (?:and |so |please )*(?:cut|crop|trim|chop|lose|drop) (?:out |off |away )?(?:the rest|everything else|all else)(?: off| out| away)?)?${END}`,
    ),
    'headshot crop',
  ],
  [
    /\bfat (?=(?:\w+ ){0,2}(?:border|edge|outline|frame|letters|caps|capitals|font|stripe|line|rim|mat|text|lettering|pixels)\b)/,
    'thick',
  ],
  // "15 px black edge all the way round"
  [
    new RegExp(
      `${NO_LETTERS}${START}(?:add |put |with |plus |draw |give it |a |an |the |also )*(${WIDTH})? ?((?:\\d[\\d.]* )?)(${WIDTH})? ?(${COLOUR}) (?:paper )?(?:edge|edges|outline|rim|contour|edging|trim|piping|band|line)(?: all)?(?: the way)?(?: around| round)?(?: (?:it|the picture|the photo|the image|everything|the whole thing|the outside|the edges?))?(?:(?: on)?(?: all| every)(?: four)? sides?)?${END}`,
    ),
    'add a $2 $1 $3 $4 border',
  ],
  // "A sticker with a chunky red edge"
  [
    new RegExp(
      `\\b(sticker|decal|die cut)((?: (?:of|from|out of|style|look|for) [^,.;:!?]*?)?)(?: ,| with| and| has| having| plus)+ (?:a |an |the )?(?:very |really |nice |extra )*(${WIDTH} )?(${COLOUR} )?(${WIDTH} )?(?:edge|outline|border|contour|rim|stroke|line|frame)(?: (?:a)?round (?:it|him|her|me|them|us))?${END}`,
    ),
    '$1 $2 outlined $3 $5 $4',
  ],
  // "A sticker of my cat with a thick white edge"
  [
    new RegExp(
      `\\b(sticker (?:of|from|out of) [^,.;:!?]*?) (?:, )?(?:with|and|has|having|plus) (?:a |an |the )?(?:very |really |nice |extra )*((?:${WIDTH} )?(?:${COLOUR} )?)(?:edge|contour|rim|stroke|line)(?: (?:a)?round (?:it|him|her|me|them|us))?${END}`,
    ),
    '$1 with a $2 outline',
  ],
  // "Polaroid frame, slightly tilted": no picture is too crooked.
  [
    /\b(polaroid(?: frames?)?) (?:, |and )?(?:slightly |a bit |a little |bit )?(?:tilted|crooked|askew|slanted|at an angle)\b/,
    '$1 , aslant',
  ],
  // "An ornate gold frame"
  [
    /\b(?:ornate|baroque|carved|rococo|victorian|opulent|museum style|palace) (gold|golden|silver|bronze|black|dark|white) frame\b/,
    '$1 gallery frame',
  ],
  // "Story size, fill the empty bits with a blurred copy"
  [
    /\bfill(?:ing)? (?:in |up )?(?:the )?(?:empty|missing|blank|extra|remaining|leftover|black|white|outer)(?: (?:bits?|parts?|space|spaces|areas?|sides?|bars?|edges|rest|gaps?|room))? (?:with|by|using) (?:an? |the )?(?:blurred|blurry|soft|fuzzy)(?: out)? (?:copy|version|background|picture|image|photo|edges)(?: of (?:it|itself|the \w+))?/,
    'with blurred sides',
  ],
  // "Frame it in oak", "a walnut frame"
  ...WOODS.map(
    ([woods, frame]): Form => [
      new RegExp(
        `\\b(?:frame (?:it|this|me|us|that)|put it in a frame|an? frame) (?:in|of|from|made of|with) (?:an? )?(?:${woods})(?: wood)?(?: frame)?\\b|\\b(?:${woods})(?: wood)? frame\\b`,
      ),
      frame,
    ],
  ),
  [
    /\b(rounded corners|round the corners|round corners|round off the corners) (?:and|with|,|plus) (?:add |with |put )?(?:an? |some )?(?:(?:soft|subtle|slight|light|dark) )*shadow\b/,
    '$1 and drop shadow',
  ],
  // "Thin black border and rounded corners", and the other way round: the border's own.
  [
    new RegExp(
      `\\b(?:with )?(?:rounded|round) corners (?:and|with|plus|,) (?:and )?(?:add )?(?:an? )?((?:(?:thin|thick|fine|wide|narrow|small|slim) )?(?:${COLOUR})) (?:outline|border|frame|edge|contour)${END}`,
    ),
    '$1 border with rounded corners',
  ],
  [
    new RegExp(
      `((?:(?:thin|thick|fine|wide|narrow|small|slim) )?(?:${COLOUR}) (?:outline|border|frame)) (?:and|plus|,) (?:and )?(?:rounded|round) corners${END}`,
    ),
    '$1 with rounded corners',
  ],
  // "A frame in dark wood", "wooden frame, dark"
  [
    /\b(?:picture )?frame (?:in|of|out of|made of|made from|from) (?:an? )?(dark|light|pale) (?:wood|timber|oak)\b/,
    '$1 wooden frame',
  ],
  [/\bwooden frame (?:, |in |and )(dark|light|pale)(?= ?$| ,| \.)/, '$1 wooden frame'],
  [
    /\b(?:an? )?(?:old|faded) polaroid(?: picture| photo| shot| print)?\b/,
    'vintage look and polaroid',
  ],
  // "Remove the background and add a thick white outline": of what was cut out.
  [
    new RegExp(
      `\\bremove the background (?:, make it transparent )?(?:, |and )+(?:add |put |with )(?:an? )?((?:thick|thin|wide|fat|chunky) (?=(?:${COLOUR}) )|(?=(?:${COLOUR}) (?!border)))(${COLOUR}) (?:border|outline|edge|contour|stroke)(?: around (?:me|it|us|him|her|them|the \\w+))?${END}`,
    ),
    'make a sticker with a $1 $2 edge',
  ],
  // "A wide white border at the bottom, otherwise narrow": as an instant picture has it
  [
    /\b(?:(?:a|an) )?(?:wide|thick|broad|big) white (?:border|frame|edge|margin) (?:at |on )?(?:the )?bottom (?:(?:,|and|but) )+(?:otherwise |elsewhere |else |the rest |the others? |other sides )(?:narrow|thin|small)(?: white)?(?: (?:border|frame|one|edges?))?(?= ?$| [,.;]| and\b)/,
    'polaroid frame',
  ],
];
