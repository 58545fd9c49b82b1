import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const MOUNT = '(?:mount|mat|mats|matting|mat board|passepartout|passe partout|inner border)';
const FRAMED =
  '(?:frame(?: (?:it|this|that|me|us|the (?:picture|photo|image)))?(?: up)?|(?:it |this )?(?:be )?framed(?: up)?)';
const WOOD = '(?:wood|oak|walnut|mahogany|cherry|teak|ebony|ash|birch|maple|pine|beech|timber)';
const DARK_WOOD = '(?:walnut|mahogany|cherry|teak|ebony|rosewood)';
const LIGHT_WOOD = '(?:ash|birch|maple|pine|beech|bamboo)';
const SLIM = '(?:(?:thin|thick|slim|wide|fine|narrow|fat|thinner|thicker|wider|broad) )?';
const BARE =
  '(?:bare|naked|plain|unfinished|empty|boring|bald|lost|incomplete|exposed|abrupt|undefined)';
const FINE =
  '(?:ace|mint|lush|wicked|smashing|brill|rad|dope|fab|mega|bonza|class|peng|sweet|neat|great|good|nice|lovely|cool|awesome|amazing|stunning|beautiful|gorgeous|perfect|smart|sharp|swell|grand|fantastic|brilliant|best|better|so much better|fine|right|the part|the business)';

const DECOR =
  '(?:“”|(?:frame|frames|border|borders|caption|title|headline|watermark|polaroid|passepartout|mount|text|words?|name|logo|outline)\\b)';

/** Frames, mounts and corners as people tell of them, and how they are to be put on. */
export const LAYOUT_FRAMED_FORMS: readonly Form[] = [
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
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:and|then|please|you|just|to|can) )(?:pop|bang|chuck|stick) (?:on |in |up )?(?=(?:“”|(?:an?|the|my|our|some) (?:[^,.;:!?“ ]+ ){0,4}?${DECOR}))`,
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
  // "The edges look bare, give it a black line"
  [
    new RegExp(
      `(?<=^|[.;] |\\b(?:and|because) )(?:the |its |my |this |all the )?(?:edges?|sides|border|picture|photo|image|it) (?:looks?|is|are|seems?|feels?)(?: (?:a bit|a little|so|too|rather|very|really|kind of|sort of|quite|just))* ${BARE}(?: (?:without one|like this|like that|as it is|round the edges|around the edges|on its own))? [,.;–-] (?=[^.]*\\b(?:frame|border|line|edge|edging|outline|passepartout|mount|polaroid)\\b)`,
    ),
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
  [
    /\b(frame|framed) (?:it |this |that |the (?:picture|photo|image) )?up(?: for (?:me|us))? (?=in\b|with\b)/,
    'frame it ',
  ],
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
  [new RegExp(`${START}(?:the )?wooden frame but (?=light|dark|pale)`), 'wooden frame '],
  // "Cut the rest off" behind what is to be seen
  [
    new RegExp(
      `(?:just|only) (?:my|her|his|the|our|their) (?:face|head)s? and (?:shoulders|neck|chest)(?: please)?(?: [,.;] (?:and |so |please )*(?:cut|crop|trim|chop|lose|drop) (?:out |off |away )?(?:the rest|everything else|all else)(?: off| out| away)?)?${END}`,
    ),
    'headshot crop',
  ],
];
