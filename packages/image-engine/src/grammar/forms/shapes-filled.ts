import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** A shape that a picture is brought to; one group that finds it. */
const SHAPE =
  '((?:(?:instagram|insta) )?(?:story|square|reel|portrait|landscape|post)(?: format)?|\\d+:\\d+)';

const BLURRED = '(?:blurred|blurry|blur|soft|fuzzy|out of focus)';
const BESIDE =
  '(?:top and (?:the )?bottom|bottom and (?:the )?top|above and below|below and above|left and (?:the )?right|right and (?:the )?left|(?:the |both |either )?sides?|edges|(?:all )?around(?: it)?|rest|gaps?|bars|(?:empty |missing |extra )?(?:space|room|areas?))';
/** A shape was said before, or is said behind. */
const WITH_SHAPE =
  '(?<=\\b(?:story|reel|tiktok|square|widescreen|\\d+[:x]\\d+)\\b.*|(?=.*\\b(?:story|reel|tiktok|square|widescreen|\\d+[:x]\\d+)\\b).*)';

/** Shapes that a picture is brought to without losing anything, and cuts down to what counts. */
export const SHAPE_FILLED_FORMS: readonly Form[] = [
  // "Fill the top and bottom with a blurred version of the photo", "blurred bars left and right"
  [
    new RegExp(
      `\\b(?:fill|pad|extend)(?:ing|ed)? (?:in |up |out )?(?:the )?${BESIDE} (?:with|by|using) (?:an? |the |some )?${BLURRED}(?: (?:copy|version|background|picture|photo|image|edges|blow up))?(?: of (?:it|itself|(?:the|my|this|that|same) (?:same )?\\w+))?`,
    ),
    'with blurred sides',
  ],
  [
    new RegExp(
      `(?:\\b(?:put|add|use|give it) )?(?<!\\b(?:no|without|not|any|has|have|had|is|are)(?: an?| the)? )\\b(?:with (?:an? |the |some )?)?(?:the )?(?:background ${BLURRED}|${BLURRED} (?:background|bars?|bands?|strips|edges|space|stuff|fill))(?: (?:at|on|to|in))?(?: the)? ${BESIDE}${WITH_SHAPE}`,
    ),
    'with blurred sides',
  ],
  [
    /\b(?:with blurred sides|fill with blur) (?:, )?(?:instead of|rather than) (?:the |those |these )?(?:black|white|ugly|dark) (?:bars|bands|borders|stripes|edges)/,
    'with blurred sides',
  ],
  // "Blur the edges instead of black bars"
  [
    new RegExp(
      `(?:\\b(?:with|and) )?\\b(?:(?:the )?${BLURRED} (?:sides|edges|borders|margins|bars)|blur (?:the )?(?:sides|edges|borders|margins)) (?:instead of|rather than|not|and no) (?:the |those |these )?(?:black|white|ugly|dark) (?:bars|bands|borders|stripes|edges)`,
    ),
    'with blurred sides',
  ],
  [/^with blurred sides , (?:and |make it |in |to |as )*(\d+:\d+)/, '$1 with blurred sides'],
  [
    /\bextend (?:it |this |the picture |the photo )?(?:in)?to (\d+:\d+) (?=with blurred sides)/,
    'pad to $1 ',
  ],
  // "Crop to 16:9, but don't cut off the top of the tower"
  [
    /(?<=\b(?:crop|square|format|story|\d+:\d+|ratio|portrait|landscape|a\d)\b[^.;]* )(?:(?:,|and|but|so that|please) )*(?:dont|do not|without|not|nothing|none) (?:cut|cutting|crop|cropping|chop|chopping|lose|losing)(?: off| away)?(?: (?:anything|nothing|any|none|a bit|the (?:top|tip|bottom|end|edges?))(?: of| from))? (?:the|my|our|his|her|its) (?!(?:background|sky|left|right|top|bottom|edges?|sides?|borders?|frame|text|heads)\b)(?:\w+ )?\w+(?= ?$| ?[,.;!])/,
    ', dont cut off the heads',
  ],
  // "Cut away everything except the dog"
  [
    /\b(?:cut|crop|trim)(?: (?:off|away|out))? everything (?:except|but|apart from) ((?:the|my|our|his|her) (?!(?:left|right|top|bottom|middle|cent(?:er|re)|background|sky)\b)\w+)(?= ?$| ?[,.;!]| and\b)/,
    'crop tight around $1',
  ],
  // "Add black bars so it fits story format", "story format, pad with black"
  [
    new RegExp(
      `(?<=^|[,.;] |\\b(?:and|rather|please) )(?:rather )?(?:add|put|use) (?:rather )?(?:some )?(${COLOUR}) (?:bars|bands|strips|borders|edges)(?: (?:instead|rather))? (?:so (?:that )?it (?:fits|fit|is|becomes|works as|goes into|gets)|to (?:fit|make it|get)|for|until it is) (?:(?:an?|the|in|into|as|to|format) )*${SHAPE}${END}`,
    ),
    'pad it to $2 with $1',
  ],
  [
    new RegExp(`${START}pad (?:it )?with (${COLOUR}) to (?:(?:an?|the) )?${SHAPE}${END}`),
    'pad it to $2 with $1',
  ],
  [
    new RegExp(
      `${START}(?:(?:make it|as|in|to|an?) )*${SHAPE} (?:, |and )+(?:pad|fill) (?:(?:it|up|out|the rest|the sides) )*(?:with|in) (${COLOUR})${END}`,
    ),
    'pad it to $1 with $2',
  ],
  // "Story format without cropping, fill with black"
  [
    new RegExp(
      `(?<=\\bwithout cropping )(?:, |and |but )*(?:fill|filled|pad|padded|extend)(?: (?:it|up|out|the rest|the sides|the edges))* (?:with|in|by) (${COLOUR})${END}`,
    ),
    'with $1 borders',
  ],
  // "Add 50px black padding on every side"
  [
    new RegExp(
      `\\b(?:add|put|give it|leave) (?:an? )?(\\d+)(?: ?(?:px|pixels?))? (?:of )?(${COLOUR}) (?:padding|space|margins?|room) (?:(?:on|to|at) (?:every|each|all|all four) sides?|all (?:around|round)|around (?:it|the (?:photo|picture)))${END}`,
    ),
    'add a $1px $2 border',
  ],
  // "Just add white space top and bottom till it's 4:5"
  [
    new RegExp(
      `${START}(?:just |rather |please )*(?:add|put|leave) (?:some |more )?(${COLOUR}) (?:space|padding|bars|bands|borders?|margins?|strips|room)(?: (?:at|on|to|above|below|and|the|both|either|left|right|top|bottom|sides?|ends))* (?:till|until|so(?: that)?|to make|to get) (?:(?:it|its|it is|that|is|becomes|gets|turns|to|an?|the(?: (?:picture|photo|image|whole thing))?) )*${SHAPE}(?:${END}|(?= without\\b))`,
    ),
    'pad it to $2 with $1',
  ],
  // "And nothing of the fountain cut off at the bottom", as German puts it
  [
    /(?:,|and|but)(?: (?:,|and|but))* (?:top|bottom|left|right) not of (?:the )?\w+ (?:crop|cut)(?: off)?(?= ?$| ?[,.;!?])/,
    ', dont cut off the heads',
  ],
  // "Crop to the shoe and leave some space around it"
  [
    new RegExp(
      `${START}(?:please )?crop (?:(?:it|this|in|down|closer?) )*(?:to|on|onto) (?:(?:just|only) )?((?:the|my|our|his|her) (?!(?:left|right|top|bottom|upper|lower|middle|center|centre|edges?|sides?|square|half|thirds?|ratio|size|width|height|format|shape|frame|rule|golden|box|marked|selected|circled|edge|first|second|third|fourth|inside|content|area|part|face|head|hair|eyes?|mouth|neck|shoulders?|chest|bust|torso|waist|hips?|belly|elbows?|arms?|hands?|legs?|knees?|ankles?|feet|region|picture|photo|image|horizon|same|liking|taste|needs|max|maximum|minimum|limit|print|paper|card|screen|phone|wallpaper|postcard|polaroid|cinema|movie|story|post|reel|banner|header|cover|profile|feed)\\b)\\w+(?: (?!(?:and|with|but|so|in|at|for|as|which|that|left|right|half|ratio|format|size)\\b)[a-z]+)?)(?:(?: (?:,|and|but))*(?: (?:please )?(?:leave|keep|leaving|keeping|give it|with))+ (?:some|a (?:bit|little)(?: of)?|enough|plenty of) (?:space|room|air|margin)(?: (?:around|round|about)(?: (?:it|him|her|them))?)?)?${END}`,
    ),
    'crop tight around $1',
  ],
  // "Get rid of all the empty wall round the vase"
  [
    new RegExp(
      `\\b(?:get rid of|lose|cut away|cut off|trim|remove|crop out|crop) (?:all )?(?:of )?(?:the|that|this) (?:empty|blank|extra|dead|wasted|spare|boring) (?:\\w+ )?(?:space|wall|room|floor|area|background|grass|sky|stuff|sand|road) (?:round|around|about) ((?:the|my|our|his|her) \\w+)(?: ?, ?(?:crop (?:in |it )?(?:close|tight|tightly|closely)|(?:tight|close) crop))?${END}`,
    ),
    'crop tight around $1',
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
];
