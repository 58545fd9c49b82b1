import { COLOUR, END, FIRST, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';
import { PLEASE_WANT_TO, TOGETHER } from './parts.ts';

const COUNT = '(?:two|three|four|five|six|[2-6])';
const PICTURES = '(?:photos|pictures|images|pics|shots)';

/** Collages, strips and grids. */
export const COLLAGE_FORMS: readonly Form[] = [
  // "A collage of the three with white borders": of all, and no border of 3 px
  [
    new RegExp(
      `(?<=\\bcollage )(?:of|from|with) (?:(?:the|all|my|our|these|of) )*${COUNT}(?: ${PICTURES})?(?= (?:with|and|,|in) |${END})`,
    ),
    '',
  ],
  // "Combine both photos into one"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:combine|join|assemble|put) (?:(?:both|all|the|my|our|these|of|${COUNT}) )*${PICTURES} (?:together )?(?:in|into|to) (?:just )?(?:one|a single(?: one)?)(?: (?:photo|picture|image|pic|frame))?(?= ?$| [,.;!?]| (?:and|with|please)\\b)`,
    ),
    'a collage',
  ],
  // "A collage 1080x1080 with white gaps", "a collage 1500 px wide": so large is the whole
  ...[
    '(\\d{3,4}x\\d{3,4}(?: ?(?:px|pixels?))?)',
    '(\\d{3,4} ?(?:(?:px|pixels?) )?(?:wide|high|tall))',
  ].map(
    (size): Form => [
      new RegExp(
        `\\b((?:square )?collage) (?:(?:,|as|of|in|at|with|to|size|sized|an?|the|exactly|resolution|is|be|should) )*${size}(?: ((?:with|on) [^,.;:!?“]*?))?(?= ?$| ?[,.;:!?]| and\\b)`,
      ),
      '$1 $3 , resize to $2',
    ],
  ),
  // "A 2x2 mosaic of the four": the pictures are its tiles
  [
    new RegExp(
      `${START}(?:(?:please |can you )*(?:make|put together|build|create|assemble|do|arrange|give me|i want)(?: me)? )?(?:an? )?(\\dx\\d )?mosaic (?:(?:made )?(?:with|of|from|out of|using) (?:(?:the|all|my|our|these|of) )*${COUNT}(?: ${PICTURES})?)(?:(?:(?: (?:,|and|with))+(?= (?:an? )?(?:thin|thick|narrow|fine|wide|black|white|gray)\\b))|${END})`,
    ),
    '$1 collage with',
  ],
  [
    new RegExp(
      `${START}(?:(?:please |can you )*(?:make|put together|build|create|assemble|do|arrange|give me|i want)(?: me)? )?(?:an? )?(\\dx\\d )mosaic(?=${END}| with\\b)`,
    ),
    '$1 collage',
  ],
  // "A 2x2 grid with a pink background": the ground of the grid
  [
    new RegExp(
      `\\b(?:(?:\\d(?:x| by )\\d|photo|picture|image) )*grid (?:(?:,|on|over|in|with|against) )+(?:an? |the )?(${COLOUR}) (?:background|backdrop|ground)(?= ?$| ?[,.;:!?]| (?:and|with|please)\\b)`,
    ),
    'collage with $1 background',
  ],
  // "Collage on a black background"
  [
    new RegExp(`\\bcollage (?:(?:,|on|over|in|with) )*(?:an? )?background (${COLOUR})${END}`),
    'collage with $1 background',
  ],
  // "Put both in one square picture": they fill it together
  [
    new RegExp(
      `${START}(?:please )?(?:(?:put|place|get|fit|combine|arrange|join|merge|lay|set|bring) )?(?:(?:all|both|the|these|those|my|our|them) ){1,3}(?:${COUNT} )?(?:of them )?(?:${PICTURES} )?(?:together )?(?:in|into|on|onto|as|to) (?:one|an?|a single|the same) (?:single |big )?(?:square(?: (?:picture|photo|image|format|frame|canvas|shape|post))?|(?:picture|photo|image) square)(?:${END}|(?= with\\b))`,
    ),
    'square collage',
  ],
  // "A square collage, yellow background, 20 px gap"
  [
    new RegExp(
      `\\bcollage (?:(, [^;.!?“]*?) )?(?:(?:,|and|with) )+(?:an? )?(\\d{1,3}) ?(?:px |pixels? )?(?:gaps?|spacing|space|spaces)(?: (?:between|in between)(?: them)?)?${END}`,
    ),
    'collage with $2px gaps $1',
  ],
  // "A 3x2 grid with rounded corners on a beige background"
  [
    new RegExp(
      `\\b(?:\\dx\\d )?(?:photo |picture |image )?(?:grid|collage) with (?:rounded|round) corners (?:,|and|on|over|with|against|in) (?:an? |the )?(${COLOUR}) (?:background|backdrop|ground)${END}`,
    ),
    'collage with rounded corners , with $1 gaps',
  ],
  // "Collage as a square"
  [
    /\bcollage (?:of (?:(?:all|the|my|our|these|this) )*(?:picture|photo|image)s? )?(?:(?:as|in|,|in the shape of) )?(?:a |the )?square(?: format| shape)?(?= ?$| [,.;!]| (?:and|saying)\b)/,
    'square collage',
  ],
  // "A 2x2 grid with thick black lines, square"
  [
    /\b(?:\d ?x ?\d |\d )?(?:collage|grid) ((?:with|,) (?:[^,.;:!?“ ]+ ){1,5}?), (?:as |in )?(?:a )?square(?: format| shape)?(?= ?$| [.;!])/,
    'square collage $1',
  ],
  [/\b(?:\dx\d |\d )?grid , (?:a )?square(?: format| shape)?(?= ?$| [.;!])/, 'square collage'],
  [
    /\bcollage (?:de|con|aus|von) (?:las |los |les |den )?(?:fotos|photos|imagenes|images)\b/,
    'collage',
  ],
  [/\bwith gaps in collage of (\d+)/, 'collage with $1 gaps'],
  [/\bcollage (?:the|of) (?=(?:rounded|round) corners)/, 'collage with '],
  // "Put all three on a single sheet, white gaps in between"
  [
    new RegExp(
      `${START}(?:put|place|get|fit|arrange) (?:all|them|all of them|all (?:the )?(?:three|four|five|3|4|5))(?: (?:pictures|photos))? (?:on|onto) (?:an?|one|1|the same) (?:single )?(?:page|sheet)(?: of paper)?(?= ?$| [,.;:!?]| with\\b)`,
    ),
    'collage',
  ],
  [
    new RegExp(
      `(?<=\\b(?:collage|page|sheet)\\b[^.;!?“]* )(?<!\\b(?:without|no) )(?:(?:,|with|some|thin|narrow) )*(white|black|gray) (?:gaps?|space|spaces|spacing) (?:in )?between(?: (?:them|each))?${END}`,
    ),
    'with $1 gaps',
  ],
  // "Two on top and two below": a colour behind the title is its own
  ...(
    [
      ['(?:with|saying|title|titled|and|,| )+(?=“)', 'make a collage , write '],
      ['(?= ?$| [,.;]| (?:and|with|saying|together) )', 'make a collage'],
    ] as const
  ).map(
    ([behind, meant]): Form => [
      new RegExp(
        `${FIRST}(?:two|2) (?:(?:at|on|in|above|up) )?(?:the )?(?:top|above) (?:, |and )+(?:the )?(?:other )?(?:two|2) (?:(?:at|on|in) )?(?:the )?(?:bottom|below|underneath)${behind}`,
      ),
      meant,
    ],
  ),
  // "A collage of these with black between them"
  [
    new RegExp(
      `(?<=\\b(?:collage|grid|mosaic|side by side|next to each other)\\b[^.;:!?“]*? )(?:, )?(?:with |and |in )*(?:(?:an? |the )?background |something |all )?(${COLOUR}) (?:background )?(?:between|in between|among) (?:them|the (?:pictures|photos|images)|each)\\b`,
    ),
    'with $1 gaps',
  ],
  // "Collage, 2 columns, black lines in between"
  [
    new RegExp(
      `\\b(collage|grid) , ((?:in )?(?:\\d|two|three|four) (?:columns?|rows?)) (?:, |and |with )+((?:thin |thick |narrow |wide )?${COLOUR} (?:thin |thick )?(?:lines?|gaps?|dividers?|bars?)(?: in| between| in between)?(?: them)?)${END}`,
    ),
    '$1 with $3 , $2',
  ],
  // "Join the two photos: my father from the first next to my mother": how is told behind it
  [
    new RegExp(
      `${START}${PLEASE_WANT_TO}(?:join the two (?:photos|pictures)|put together photos|put the (?:two )?(?:photos|pictures) together)(?: (?:with|in|as|into|to|an?|[,:;])|(?= superimposed))* (?=[^“]*\\b(?:double exposure|superimposed|superimpose|overlay|overlaid|blend|collage|(?:from|of|in|into) (?:the )?(?:first|second))\\b)`,
    ),
    '',
  ],
  // "Join the two photos in a mosaic"
  [
    /\bjoin the two photos (?:in|into|as|to) (?:an? )?(?:collage|mosaic|grid|montage)\b/,
    'make a collage of the photos',
  ],
  // "Two rows of two"
  [
    new RegExp(
      `${START}(?:please )?(?:in )?(?:two|three|2|3) rows of (?:two|three|2|3)(?: (?:each|pictures|photos))?${END}`,
    ),
    'collage in a grid',
  ],
  // "A grid, thin white lines"
  [
    new RegExp(
      `(?<=\\b${TOGETHER}\\b[^“]* )[,;–-] (?=(?:an? )?(?:(?:thin|thick|fine|wide|narrow|small|big) )?(?:(?:${COLOUR}) )?(?:lines?|gaps?|dividers?|spacing)(?: (?:between|in between)(?: them)?)?${END})`,
    ),
    'with ',
  ],
  // "Assemble the photos in a collage on a black background"
  [
    new RegExp(
      `\\b(?:(?:assemble|arrange|combine|join|put) (?:(?:the|my|all|these|our|two|three|four|five|\\d) )*(?:pictures?|photos|images) (?:in|into|to|as) an? )?collage (?:on|in|with|against) (?:an? )?(?:(${COLOUR}) (?:background|ground)|background (${COLOUR}))`,
    ),
    'collage with $1 $2 gaps',
  ],
  // "Collage, rounded corners": those of its pictures
  [
    /\b(collage|photo grid|grid) ((?:(?:of|from|with) [^,.;:!?“]*? )?)(?:, |and )+(?:with |all )?(?:slightly |softly |nicely )?(?:rounded|round) corners(?= ?$| ,| \.| and\b| please\b)/,
    '$1 with rounded corners $2',
  ],
  // "With the big one on the left and two small ones stacked on the right": said by the first of it
  [
    /(?<=\bpictures in reverse order )(?:, )?(?:and|with) (?:the )?(?:other )?(?:(?:two|three|four|2|3|4) )?(?:other )?(?:small|smaller|little|tiny) (?:ones?|pictures?|photos?) ?(?:(?:stacked|above each other|on top of each other|below|beside|next to each other|it) ?)*(?:(?:on|at|to) the (?:other side|left|right|top|bottom)(?: side)?)?(?= ?$| ?[,.;!]| with\b)/,
    '',
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
