import { END, LAST, START } from '../parts.ts';
import { REST, SHOT_OR_FILE } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { JOINED } from './parts.ts';

const BESIDE = '(?:(?:,|and|but|while|in|by|with) )*';
const PHOTO = '(?:photo|picture|image|pic|photograph|shot|print|scan)';
/** Too wide for a border, and too high for letters, in px. */
const WIDTH = '(\\d{4,5}|[4-9]\\d\\d)';
/** What pictures are used for, and what they are called there. */
const USES =
  'phone|mobile|smartphone|iphone|android|samsung|desktop|laptop|computer|lock|home|screen|web|website|blog|shop|store|etsy|ebay|amazon|product|listing|property|catalogue|catalog|newsletter|email|hero|header|title|facebook|fb|twitter|linkedin|page|channel|event|group';
const SHOWN =
  'wallpaper|background|lock screen|screen|listing|photo|picture|image|pic|banner|header|cover|cover photo|cover image|header image|visual|graphic|teaser|card';

/** Sizes in pixels. */
export const PIXEL_FORMS: readonly Form[] = [
  // "Format 1200x800": a size
  [
    /(?<=^|[,.;:!?] |\b(?:and|then) )(?:(?:in|to|at) )?(?:the )?format (?=\d+x\d+(?: |$))/,
    'resize to ',
  ],
  // "Text “Hello” top left and then 800 px wide": so is the picture
  [
    new RegExp(
      `(?<=“” [^“]*)${JOINED}*(?:and|then|also) ${JOINED}*(\\d{3,4}) (px |pixels )?(wide|high|tall)${LAST}`,
    ),
    ', resize to $1 $2 $3',
  ],
  // "16:9 banner 1920x1080"
  [
    new RegExp(
      `(?<=^|[,.;:!?] )(?:(?:an?|in|as|make|it) )*(\\d+:\\d+) (?:${SHOWN}) (?:(?:,|in|at|with|of|as) )*(\\d{3,4}x\\d{3,4})(?: ?px| pixels)?${LAST}`,
    ),
    'resize to $2',
  ],
  // "800 px wide keeping the aspect ratio"
  [
    new RegExp(
      `(?<=\\b(?:resize|scale|rescale|shrink|enlarge|reduce|upscale|downscale|smaller|larger|bigger|\\d+ (?:wide|high|tall|long))\\b[^.;:!?“]* )${BESIDE}(?:keep|keeping|maintain|maintaining|preserve|preserving|retain|retaining|respecting) (?:the |its |their |same |original |current |right )*(?:aspect |side )?(?:ratio|ratios|proportions?)${END}`,
    ),
    '',
  ],
  // "…, and 1600 px wide"
  [
    new RegExp(
      `(?<=[,.;] |\\b(?:and|plus) )(?:(?:in|at|make it|it should be|should be|a|with|the) )*${WIDTH} (wide|high|tall)${END}`,
    ),
    'resize to $1px $2',
  ],
  [
    new RegExp(
      `(?<=[,.;] |\\b(?:and|plus) )(?:(?:in|at|a|with|the|make it) )*(?:width|wide)(?: (?:of|:))? ${WIDTH}${END}`,
    ),
    'resize to $1px wide',
  ],
  [
    new RegExp(
      `(?<=[,.;] |\\b(?:and|plus) )(?:(?:in|at|a|with|the|make it) )*(?:height|high|tall)(?: (?:of|:))? ${WIDTH}${END}`,
    ),
    'resize to $1px high',
  ],
  // "I need this under 600 px wide"
  [
    new RegExp(
      `${START}(?:i|we) (?:need|want|require|would like) (?:it|this|that|the ${PHOTO}|this ${PHOTO}) (?:to be )?(?:under|below|less than|a maximum of|max|at most|no more than|not more than|up to) (\\d{2,5})(?: ?(?:px|pixels?))? (wide|across|in width|high|tall)`,
    ),
    'make it no wider than $1 px $2',
  ],
  // "Pixel size 1200x800": of the picture
  [/\bpixel size (?=\d+x\d+)/, 'resize to '],
  // "In 3:4 and at least 2000 pixels high"
  [
    /(?:(?<= )(?:,|and) )?(?:at least|minimum|min|no less than) (\d+) (high|tall|wide|in height|in width)(?= ?$| [,.;!])/,
    ', resize to $1 $2',
  ],
  // "Under 500 px on the long side"
  [
    /\b(?:under|below|max|maximum|at most|no more than|not over|less than) (?=\d+ (?:on|at|along|for) (?:the|its) (?:long|longest|longer|short|shorter|shortest) (?:side|edge)\b)/,
    'resize to ',
  ],
  // "Crop it to exactly 1200 x 800 pixels": to that size, of which the shape is but a part
  [
    /\b(?:crop|cut|trim)(?: (?:it|this|the (?:picture|photo|image)))?(?: (?:down|in))?(?: to)?(?: exactly)? (?=\d{3,4}x\d{3,4}(?:px|pixels?)?(?: (?:px|pixels?))?\b)/,
    'resize to ',
  ],
  // "1200 x 628 px exactly, chop whatever needs chopping off the bottom"
  [/(?<=\b\d+x\d+(?:px)? )exactly\b/, ''],
  [
    /(?:,|and)(?: (?:,|and))* (?:just )?(?:chop|crop|cut|trim)(?: off)? (?:whatever|what|anything that|all that) (?:needs?|has)(?: to be| to)? (?:chopping|cropping|cutting|trimming|chop|crop|cut|trim|go|chopped|cropped|trimmed)(?: off)*(?: (?:from|off|at|of) (?:the )?(?:bottom|top|left|right|sides?|edges?))?(?= ?$| ?[,.;!?])/,
    '',
  ],
  // "I need this picture in 1200x800"
  [
    new RegExp(
      `${START}(?:i |we )(?:want|need|require|would like) (?:the|this|my|that) (?:picture|photo|image|pic|photograph) (?:in|at|as|of|with) (?:size |the size |a size of |resolution )*(?=\\d+[x×]\\d+)`,
    ),
    'resize it to ',
  ],
  // "Resize for email, 1024 wide"
  [
    /\b((?:resize|shrink|scale|downsize)(?: (?:it|this|them))?(?: down)?) for (?:an? |the |my |our |his |her )?(?!instagram|youtube|facebook|twitter|linkedin)\w+ [,:–-] (?:to )?(?=\d+ (?:wide|high|tall|across)\b)/,
    '$1 to',
  ],
  // "1200 pixels wide is enough for our school website"
  [
    new RegExp(
      `(\\b\\d+(?:[x×]\\d+)?(?: ?(?:px|pixels?|mm|cm))?(?: (?:wide|high|tall|across|on the long side|in width|in height))?) (?:is|are|would be|will be|should be|ll be|s|will do|would do|should do|is quite|is more than|is about) ?(?:enough|plenty|fine|sufficient|ok|okay|all (?:i|we) need|perfect|good)?(?: for${REST})?${END}`,
    ),
    '$1',
  ],
  // "1920x1080 for my desktop wallpaper": the figures say more than the name
  [
    /(\d{3,4}x\d{3,4}(?: (?:px|pixels))?) (?:for|as) (?:my |an? |the |our )?(?:desktop|computer|pc|laptop|monitor|screen|mac|macbook|tv|wallpaper)(?: (?:wallpaper|background|screen|desktop))?(?= ?$| [,.;!]| and\b| but\b)/,
    '$1',
  ],
  // "Phone wallpaper 1080x2340", "Facebook cover 820x312": the figures say more than the name
  [
    new RegExp(
      `${START}(?:(?:make|turn|crop|resize|save|export|it|this|into|to|as|for|an?|my|the|our) )*(?:(?:${USES}) ){0,3}(?:${SHOWN})(?: (?:,|:|of|at|in|with|size|format))* (\\d{3,4}x\\d{3,4}(?: (?:px|pixels?))?)(?:${END}|(?= (?:with|saying)\\b))`,
    ),
    'resize to $1',
  ],
  // "At least 3000 px wide"
  [
    /\b(?:at least|at a minimum|(?:a )?minimum(?: of)?|no less than|not less than) (?=\d+ (?:wide|high|tall|across|in|on|px|pixels)\b|\d+x\d+\b|\d{3,} ?(?:$|[,.;]))/,
    '',
  ],
  // "Resize to 1080x1350 for Instagram without cutting anything off": the size is told
  [
    /(?<=\b\d{3,4}x\d{3,4}(?:px| px| pixels)? )for (?:my |an? |the |our )?(?:instagram|insta|facebook|twitter|x|linkedin|tiktok|pinterest|youtube)(?: (?:post|feed|story|stories|page|profile|shop|ad|ads|banner|cover))?(?= ?,? (?:but |please )*without cropping)/,
    '',
  ],
  // "The width shouldn't be more than 800"
  ...(
    [
      ['width', 'wider'],
      ['height', 'taller'],
    ] as const
  ).map(
    ([edge, than]): Form => [
      new RegExp(
        `\\bthe ${edge} (?:shouldnt|should not|mustnt|must not|cant|cannot|may not) (?:be )?(?:more than|over|exceed|above|bigger than|wider than|larger than|taller than|higher than) (\\d+)`,
      ),
      `make it no ${than} than $1`,
    ],
  ),
  // "It has to be exactly 600 by 400", "the form only takes 500x500 px pictures"
  [
    new RegExp(
      `\\b(?:it|this|the ${SHOT_OR_FILE}) (?:has to|must|needs to|should|ought to|is to|shall|got to) (?:be|measure|come out at|come to) (?:exactly |precisely )?(?=\\d{3,5}(?:x|×|by)\\d{3,5}(?:px|pixels?)?\\b)`,
    ),
    'resize it to ',
  ],
  [
    new RegExp(
      `\\b(?:the|my|their|our|this|that) (?:\\w+ ){1,3}?(?:only |just )?(?:takes|accepts|allows|wants|needs|requires|demands|expects|asks for) (?:only )?(?:(?:pictures?|photos?|images?) )?(?:of |at |in |with )?(?:exactly )?(\\d{3,5}(?:x|×|by)\\d{3,5}(?:px|pixels?)?)(?: (?:pictures?|photos?|images?|files?))?${END}`,
    ),
    'resize it to $1',
  ],
  // "I need it exactly 1200 by 800 pixels"
  [
    /\b(?:i |we )?(?:need|want|require|must have|have|get) (?:it|this|that|the (?:photo|picture|image)) (?:to be |at |in )?(?:exactly|precisely) (?=\d)/,
    'resize it to ',
  ],
  // "Save it as 1200x800": a format has no digits.
  [
    /\b(?:export|save|deliver|output|render|download) (?:(?:it|this|everything|all of it|(?:the|my) (?:picture|photo|image|result)) )?(?:to|in|as|at) (?=\d+[x×]\d+)/,
    'resize it to ',
  ],
  // "Exactly 1920x1080, without distortion"
  [/\b(?:exactly|precisely|just) (?=\d+[x×:]\d+)/, ''],
  [/(\d+[x×]\d+)(?: px| pixels)? (?:exactly|precisely|sharp|dead on|on the dot)\b/, '$1'],
];
