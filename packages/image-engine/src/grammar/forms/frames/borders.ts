import { COLOUR, END, START } from '../parts.ts';
import { ONE_SIDE, PICTURES, WIDTH } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const BARS = '(?:borders?|bars?|bands?|stripes?|strips?|edges?|frames?|lines?|margins?)';
/** "At top and bottom", "only on the left": not all around. */
const SOME_SIDES = `(?:(?:only|just|but|and|,) )*(?:on |at |to |along |in )?(?:the |just the |only the )*(?:${ONE_SIDE} and (?:the )?${ONE_SIDE}|above and below|below and above|both sides|either side|each side|the sides|sides|${ONE_SIDE}(?= (?:only|side|edge)\\b)|(?<=\\b(?:only|just)\\b.*)${ONE_SIDE})(?: (?:side|edge|sides|edges))?`;
/** Nothing is written, and nothing cut out: there an outline is something else. */
const NO_LETTERS =
  '(?<!(?:“”|text|letters|sticker|write|caption|title|cut out|cutout|transparent).{0,400})(?!.{0,400}(?:“”|text|letters|sticker|write|caption|title|cutout))';

/** Borders: how wide, of which colour, on which sides. */
export const BORDER_FORMS: readonly Form[] = [
  // "Centre me in the frame": in the picture
  [
    new RegExp(
      `(?<=\\b(?:center|centered|position|fill|middle|bigger|larger|smaller|closer)(?: (?:me|us|him|her|it|them|(?:the|my|our) \\w+))? (?:in|within|of) )(?:the |my |this )?frame${END}`,
    ),
    'the picture',
  ],
  // "Make the frame gold": one that the picture shows, where none is added
  [
    new RegExp(
      `${START}(?:please )?(?:make|turn|paint|color|recolor|dye|change) (?:the|this|that|these|those) (?:(?:picture|photo|window|door|mirror|bike|bed) )?frames? (?:color )?(?:(?:to|in|into|look|be) )*(${COLOUR})${END}`,
    ),
    'make the frames $1',
  ],
  // As languages put it that have the colour behind the thing
  [
    new RegExp(
      `${START}(?:please )?(?:make|turn|paint|color) (?:the|this|that) (${COLOUR}) frame${END}`,
    ),
    'make the frames $1',
  ],
  // "Border in black and white": the border is, and not the picture
  [
    new RegExp(
      `${START}((?:please |add |put |with |make |an? )*)(border|frame) in black and white${END}`,
    ),
    '$1 black and white $2',
  ],
  [
    new RegExp(`\\bdouble (border|frame|line|edge)(?: (?:in|with|of))? black and white${END}`),
    'double $1',
  ],
  // "Leave 10 % margin": that much is to be there, and not what is there already
  [
    /\b(?:leave|leaving|keep|keeping) (?:an? |about |some )*(\d+) (?:of )?(?:margins?|padding|space|room)(?: (?:all )?a?round(?: (?:it|them|the (?:subject|product|object|item)))?| on (?:all|each|every) sides?)?(?= ?$| [,.;!]| and\b| please\b)/,
    'margin $1 ',
  ],
  // "Rainbow border": of many colors, and no arc in the sky
  [
    /\b(?:rainbow|multicolor|multi color)(?: (?:colored|color|style))? (borders?|frames?|edges?|outlines?)(?= ?$| [,.;!?]| (?:around|round|and|on|please)\b)/,
    'multicolored $1',
  ],
  [
    /\b(borders?|frames?) (?:(?:in|of|with|like) )?(?:(?:a|an|the|all) )*rainbow(?: colors?)?(?= ?$| [,.;!?])/,
    'multicolored $1',
  ],
  // "A red frame with a width of 20 px"
  [
    /\b(frame|border|edge|margin) (?:that is |which is )?(?:with |of |at )?(?:a )?(?:width|thickness) of (\d+)(?= ?$| [,.;!]| and\b)/,
    '$1 $2',
  ],
  [
    new RegExp(
      `\\b(?:can|could|would) you (?:please )?(?:add|put|draw|make) (?:an? )?(?=(?:thin |thick |wide |narrow )?(?:${COLOUR}) (?:edge|line|margin|rim|outline) (?:a?round|on) (?:the |my |this )?(?:${PICTURES}|it)\\b)`,
    ),
    'add a ',
  ],
  // "Una línea negra fina alrededor"
  [
    new RegExp(`${START}(?:add )?(?:an? )?lines? (${COLOUR}) (?:(?:thin|fine) )?around${END}`),
    'thin $1 border',
  ],
  // "Borde blanco con esquinas redondeadas"
  [
    new RegExp(
      `\\b(border|frame) (${COLOUR}) (?:(?:with|the|of|in|at) )+(?:rounded|round) corners`,
    ),
    'rounded $2 border',
  ],
  // "Contour blanc autour de la photo": of the picture, and not of what it shows
  [
    new RegExp(
      `\\b(${COLOUR}) outline (?:all )?(?:a?round) (?:of )?(?:the |my |this )?(?:whole |entire )?${PICTURES}${END}`,
    ),
    '$1 border',
  ],
  // "Surround it with black"
  [
    new RegExp(`${START}(?:surround|encircle|enclose) it (?:with|in|by) (${COLOUR})${END}`),
    '$1 border',
  ],
  // "A nice frame": nothing more is to be made nicer
  [
    /\b(?<=^|[,.;:!?] |\b(?:and|make|put|add|an?|the|some|with|one|want|get|do|draw) )(?:really |very |super )?(?:nice|better|beautiful|pretty|lovely|neat|fine looking) (?=(?:border|frame|vignette)\b)/,
    '',
  ],
  // "15 px black edge all the way round"
  [
    new RegExp(
      `${NO_LETTERS}${START}(?:add |put |with |plus |draw |give it |a |an |the |also )*(${WIDTH})? ?((?:\\d[\\d.]* )?)(${WIDTH})? ?(${COLOUR}) (?:paper )?(?:edge|edges|outline|rim|contour|edging|trim|piping|band|line)(?: all)?(?: the way)?(?: around| round)?(?: (?:it|the picture|the photo|the image|everything|the whole thing|the outside|the edges?))?(?:(?: on)?(?: all| every)(?: four)? sides?)?${END}`,
    ),
    'add a $2 $1 $3 $4 border',
  ],
  // "White outline, fat"
  [
    /\b(outline|border|frame|edges?|lines?|stroke|rim|letters|lettering|font) , (?:nice and |really |very |quite |a )*(?:fat|chunky|beefy|hefty)(?= ?$| [,.;!?]| please\b| and\b)/,
    'thick $1',
  ],
  // "A wide white border like a postcard"
  [/(?<=\b(?:frame|border|edge) )(?:like|as) (?:on )?(?:a|an old|old) postcards?\b/, ''],
  // "White border at top and bottom only": a border has four sides
  [
    new RegExp(
      `${START}(?:please |add |put |give it |i want |only |just |with |a |an |some )*(?:(?:thin|thick|wide|narrow|small|big|fine) )*(?:(?!black bars)${COLOUR} )(?:(?:thin|thick|wide|narrow|small|big|fine) )*${BARS} ${SOME_SIDES}(?: (?:only|just|please))*(?! ?,? (?:cinema|movie|film|like in|instead|so|for|to make|to get|until))${END}(?<!\\b(?:square|story|instagram|widescreen|portrait|landscape|youtube|\\d+[:x×]\\d+)\\b.*)(?!.*(?:\\d+[:x×]\\d+|\\bsquare\\b|\\bcrop))`,
    ),
    'border on some sides',
  ],
  // "A thin white strip at the bottom", where nothing is to be written on it
  [
    new RegExp(
      `^(?:please )?(?:(?:add|put|give it|i want|only|just|with|an?) )*(?:(?:thin|thick|wide|narrow|small|big|fine) )*(?:${COLOUR} )(?:(?:thin|thick|wide|narrow|small|big|fine) )*(?:border|strip|stripe|edge|frame) (?:on|at|along) the ${ONE_SIDE}${END}(?!.*(?:“|text|write|caption|title|logo|letters|words|name|date|\\d))`,
    ),
    'border on some sides',
  ],
  // "Hearts round the edges": around them, and no round corners
  [
    /(?<=\b(?!(?:and|then|please|make|also|just|but|with|nice|or|to|you|the|have|want|plus|need|give|slightly|very|a|first|finally|lastly|next|now|we|maybe|lets|us|s|perhaps|could|can|would|should|must|help)\b)[a-z]+ )round (?=(?:the |its |all the )?(?:edges?|corners|borders?|outside|rim|sides)\b)/,
    'around ',
  ],
  // "A wooden frame, not too thick"
  [
    /(\b(?:frame|border|edge|outline|mount|margin|line)\b[^.;:!?“]*?) (?:, |but |and |just |only )*not (?:too|so|that|very|overly) (?:thick|wide|broad|fat|heavy|chunky|big|bold)(?= ?$| ,| \.| and\b| please\b)/,
    '$1',
  ],
];
