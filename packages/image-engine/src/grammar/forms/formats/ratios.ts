import { COLOUR, END, FIRST, LAST, START } from '../parts.ts';
import { PLEASE_MAYBE } from '../pieces/politeness.ts';
import { MAYBE_IT, TRIM } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { JOINED } from './parts.ts';

/** Shapes that a picture is cut to, and no time of day. */
const SHAPE = '(16:9|9:16|4:3|3:4|3:2|2:3|1:1|4:5|5:4|21:9|2:1)';
const SHAPES = ['1:1', '4:5', '5:4', '3:2', '2:3', '4:3', '3:4', '16:9', '9:16', '5:7', '7:5'];

/** Shapes by their sides: "4 to 5", portrait, square. */
export const RATIO_FORMS: readonly Form[] = [
  // "Make it horizontal", "make the photo vertical"
  [
    new RegExp(
      `${FIRST}(?:make|turn|crop|have|change|get) (?:it|this|(?:the|this|my) (?:photo|picture|image|pic)) (?:(?:to|into|be|a|in) )*horizontal(?: (?:format|photo|picture|image|shape|one))?${LAST}`,
    ),
    'crop to landscape format',
  ],
  [
    new RegExp(
      `${FIRST}(?:make|turn|crop|have|change|get) (?:it|this|(?:the|this|my) (?:photo|picture|image|pic)) (?:(?:to|into|be|a|in) )*vertical(?: (?:format|shape))?${LAST}`,
    ),
    'crop to portrait format',
  ],
  // "Make it vertical without cutting anything off": the same shape, and all of it
  ...(
    [
      ['(?:vertical|vertically|portrait|upright)', '4:5'],
      ['(?:horizontal|horizontally|landscape)', '3:2'],
    ] as const
  ).map(
    ([way, shape]): Form => [
      new RegExp(
        `${FIRST}(?:make|turn|bring|have|change|get|convert|put) (?:it|this|(?:the|this|my) (?:photo|picture|image|pic)) (?:(?:to|into|be|a|in) )*${way}(?: (?:format|shape|orientation|mode))? (?:(?:, |but )*)without (?:cropping|cutting|cut|crop|losing)(?: (?:of|off|out|away|it|anything|heads|any))*${LAST}`,
      ),
      `pad to ${shape}`,
    ],
  ),
  // "Turn it portrait"
  [
    new RegExp(`${FIRST}(?:turn|make|crop|bring) (?:it|this) (portrait|landscape)${LAST}`),
    'crop to $1 format',
  ],
  // "Turn it portrait and keep the tower in the center"
  [
    new RegExp(
      `${START}${PLEASE_MAYBE}(?:turn|make|crop|cut|bring) (?:it|this|(?:the|this|my) (?:photo|picture|image|pic)) (?:(?:to|into|in|a|an) )*(portrait|landscape)(?: (?:format|orientation|mode|shape))? (?:(?:,|and|but|with) )+(?:keep |have |leave |put )?(?:the |my |our )?(?:\\w+ ){1,2}(?:(?:stays?|is|right|exactly|nicely) )*(?:in the (?:center|middle)|centered)${END}`,
    ),
    'crop to $1 format centered',
  ],
  // "Add padding so it's square", "add white margins to make it square": around all of it
  ...(
    [
      ['', 'pad to 1:1'],
      [` (${COLOUR})`, 'pad to 1:1 in $1'],
    ] as const
  ).map(
    ([colour, meant]): Form => [
      new RegExp(
        `${FIRST}(?:add|put)(?: (?:some|a bit of|enough))*${colour} (?:padding|margins?|space|borders|bars)(?: (?:around|on the sides|at the sides|above and below|around it))* (?:so (?:that )?(?:it is|its|it becomes|it gets)|to make it|until it is|until its|to get) (?:an? )?square${LAST}`,
      ),
      meant,
    ],
  ),
  // "Ratio 4 to 5", "in the format 4 by 5"
  ...SHAPES.map((shape): Form => {
    const [across, down] = shape.split(':');
    return [
      new RegExp(
        `(?:${FIRST}(?:(?:in|the|format|ratio|at) )*|\\b(?:(?:aspect )?ratio|(?:in )?(?:the )?format)(?: (?:of|is|should be))? |\\b(?:crop|cut|trim)${MAYBE_IT} (?:(?:to|in|into|at|the|format|ratio) )+)${across} (?:to|in|by) ${down}(?: (?:ratio|format|aspect ratio|please))?${END}`,
      ),
      `crop to ${shape}`,
    ];
  }),
  // "Fit to 16:9 no crop"
  [
    new RegExp(
      `${FIRST}(?:(?:fit|make|bring|put|get|turn|resize|set|change|convert)(?: (?:it|this|the (?:picture|photo|image)))? )?(?:(?:to|into|in|as) )?${SHAPE} (?:, |but |and |with )*(?:no (?:crop|cropping|cut)|uncropped|(?:dont|do not) (?:crop|cut)(?: (?:it|anything|me|us))?(?: off)?|without (?:crop|cropping|cutting)(?: (?:it|anything))?)${LAST}`,
    ),
    'pad to $1',
  ],
  // "Instagram post 1:1"
  [
    new RegExp(
      `${FIRST}(?:(?:for|an?|my|as|make|it|this|into|to) )*(?:instagram|insta|ig|facebook|fb|linkedin|pinterest|tiktok|twitter) (?:post|feed|picture|photo|pic|image|ad|feed post|format)(?: (?:in|at|,|with|of|to|-))* ${SHAPE}${LAST}`,
    ),
    'crop to $1',
  ],
  // "Extend to 16:9": more around it, and nothing of it less
  [
    new RegExp(
      `${START}${PLEASE_MAYBE}(?:extend|expand|widen|stretch out|enlarge|fill out|fill up|build out|uncrop|outpaint)(?: (?:it|this|the (?:picture|photo|image|canvas|background|frame|sides|edges)))?(?: (?:out|up|outwards|sideways))? (?:to|into|in|until|a|so it is|for) (?:an? )?${SHAPE}(?: (?:format|ratio|aspect ratio|canvas|please))*${END}`,
    ),
    'pad to $1',
  ],
  // "Add the text “Hello”, also 16:9": the shape is the picture's, where nothing else has one
  [
    new RegExp(
      `(?<=^(?!.*\\b(?:side by side|collage|crop|format|frame|border|polaroid|row|stack\\w*|grid)\\b).*“” [^“]*)(?:, ?)?${JOINED}+(?:in )?${SHAPE}${LAST}`,
    ),
    ', crop to $1',
  ],
  // "I'd rather have it portrait than landscape"
  [
    new RegExp(
      `\\b(?:rather|prefer) (?:have |see |want )?(?:it |this |that |the (?:picture|photo) )?(?:in |as )?(portrait|landscape|square|vertical|horizontal|upright)(?: format)? (?:than|over|to|rather than|instead of) (?:in |as )?(?:portrait|landscape|square|vertical|horizontal|upright)(?: format)?${END}`,
    ),
    'make it $1',
  ],
  // "As wide as a cinema screen"
  [
    new RegExp(
      `${START}(?:please )?(?:make it |crop it |crop )?(?:as )?wide (?:as|like) (?:in |on |at )?(?:an? |the )?(?:cinema|movies?|movie theat(?:er|re)|film)(?: screen| screens)?${END}`,
    ),
    'crop to 21:9',
  ],
  [/\b(?:upright|tall|vertical) (?=\d+:\d+ with )/, ''],
  // "Portrait rather than landscape"
  [
    new RegExp(
      `\\b(portrait|landscape|square|widescreen|upright|vertical|horizontal)(?: (?:format|shape|orientation))? (?:, )?(?:rather than|instead of|and not|not|as opposed to) (?:in )?(?:an? )?(?:portrait|landscape|square|widescreen|upright|vertical|horizontal)(?: (?:format|shape|orientation|one))?${END}`,
    ),
    '$1 format',
  ],
  // "Crop it wide"
  [
    new RegExp(
      `${START}${PLEASE_MAYBE}(?:${TRIM}(?: it| this)?(?: to be)? wide|(?:an? )?wide crop)${END}(?!.*\\b\\d+[:x×]\\d+)`,
    ),
    'crop to 16:9',
  ],
  // "A perfect square"
  [/\b(?:perfect|proper|neat|exact|true|nice|clean|real) (?=square\b(?! (?:photo|picture)))/, ''],
  // "Trim this down to a square"
  [
    /(?<=\b(?:crop|trim|cut|crop it|trim it|cut it|(?:crop|trim|cut) (?:this|that|them|the picture|the photo|the image)) )down to (?=(?:an? )?(?:square|\d+:\d+|portrait|landscape|\d))/,
    'to ',
  ],
  // "In postcard size with a white border"
  [
    new RegExp(
      `${START}(?:(?:please|put|make|have|crop|cut|print|want|i|it|him|her|them|the|in|to|as|an?) )*(?:(?:postcard|post card) (?:size|format)|(?:size|format) (?:of )?(?:an? )?(?:postcard|post card))(?= with\\b)`,
    ),
    'crop to 148:105 ,',
  ],
  // "For WhatsApp, round, transparent background"
  [
    new RegExp(
      `${START}(?<!\\b(?:sticker|label|badge|button|stamp|logo|seal|text|corners?|frame|border|bokeh|glasses)\\b.*)(?:round|circular|in a circle|as a circle)(?: (?:please|shape|format|cut))*${END}(?!.*(?:“”|\\b(?:sticker|label|badge|corners?|frame)\\b))`,
    ),
    'crop round',
  ],
];
