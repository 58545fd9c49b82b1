import { COLOUR, END, NAME, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const LEFT =
  '(?:(?:what|whatever|all that|all|everything that|the (?:part|bit|piece|picture)(?: that)?)(?:s| is| has been|ll be)? (?:left|remaining|remains|over|kept|still there|still left)(?: over| behind| standing)?(?: (?:of|from) (?:it|that|the (?:picture|photo|image)))?|what remains|whatever remains|the (?:remaining|leftover|left over) (?:part|bit|piece|picture|photo|image|area|section)|the remainder)';
/** Is done to all of the picture, so that what is left of it is the picture. */
const IS_CUT =
  '\\b(?:crop|cropped|cropping|cut|trim|chop|slice|snip|lop|shave|remove|removed|erase|erased|take|get rid of|delete|square|rotate|straighten|background|cutout)\\b';
const TRIM = '(?:crop|trim|cut|chop|slice|shave|snip|lop|clip)';
const PLEASE = '(?:please |can you |could you |just |maybe )*';
const BIT =
  '(?: (?:a (?:bit|little)|some|a strip|slightly|something|a (?:tiny|small|little) bit))*';
const BODY =
  '(?:waist|hips?|knees?|thighs?|legs?|ankles|feet|belly|stomach|elbows?|belt|navel|middle)';
const BUST = '(?:chest|bust|shoulders?|breast|torso|collar|neck|face|head)(?! and shoulders)';
const UP = '(?: (?:up|upwards|height|level|up only|and up|please|only))*';
const BARS = '(?:borders?|bars?|bands?|stripes?|strips?|edges?|frames?|lines?|margins?)';
const ONE_SIDE = '(?:left|right|top|bottom)';
/** "At top and bottom", "only on the left": not all around. */
const SOME_SIDES = `(?:(?:only|just|but|and|,) )*(?:on |at |to |along |in )?(?:the |just the |only the )*(?:${ONE_SIDE} and (?:the )?${ONE_SIDE}|above and below|below and above|both sides|either side|each side|the sides|sides|${ONE_SIDE}(?= (?:only|side|edge)\\b)|(?<=\\b(?:only|just)\\b.*)${ONE_SIDE})(?: (?:side|edge|sides|edges))?`;
const SOMETHING = `(?!(?:contrast|brightness|saturation|noise|grain|haze|fog|mist|glare|vignette|shadows?|highlights?|colors?|blur|warmth|sharpness)\\b|\\w+ (?:up|down|off|in|on|higher|lower)\\b)(?:${NAME}|man|men|woman|women|people|person|dog|cat|kids?|guys?|girls?|boys?)`;
const SHEET = '(?:210:297|297:210)';
const CUT = '(?:crop|trim|cut|chop|slice|snip|lop)';
const SIDE = '(left|right|top|bottom)';
const GONE =
  '(?:to (?:remove|get rid of|lose|hide|cut|take|avoid|exclude|drop|leave|eliminate|erase|ditch|kill|make)|so (?:that )?(?:the|that|my|we|i|it|you|no|none|there|theres)|until|till)';
const SLANTED =
  '(?:off )?(?:the |any |all |those |these )*(?:crooked |slanted |slanting |empty |white |black |blank |tilted |leftover |ugly |resulting |remaining |outer )*(?:edges|corners|wedges|triangles|borders|margins|gaps|bits)(?: (?:off|away|out|after|afterwards|then|too|as well|that|are|left|over|result|come|appear|from|it|this|around))*';
/** So much of each side a slanted picture has to lose until no corner of it is empty, at the widest usual shape. */
function lostAt(degrees: number): number {
  const rad = (degrees * Math.PI) / 180;
  const whole = 9 * Math.cos(rad) + 16 * Math.sin(rad);
  const full = (9 * Math.cos(rad) - 16 * Math.sin(rad)) / Math.cos(2 * rad);
  return Math.ceil((50 * (whole - full)) / whole);
}

/** What is to be cut off, and what is left. */
export const CUT_FORMS: readonly Form[] = [
  // "Cut out the left part where the finger is"
  [
    new RegExp(
      `${START}${PLEASE}${TRIM} (?:out|off|away) (?:the )?${SIDE} (?:part|bit|side|edge|piece|strip)(?: (?:where|that|because) [^,.;:!?“]*)?${END}`,
    ),
    'crop off the $1',
  ],
  // "Crop it square with only the two faces"
  [
    /\b(crop (?:it |this )?(?:to a |into a )?square) (?:, |and |so |with |keep |leave |leaving |keeping |showing )+(?:only|just) (?:the |our |their |my )?(?:two |three |both |four )?(?:faces?|heads)(?= ?$| [,.;!]| and\b)(?: , (?:the |my |his |her )?[^,.;:!?“]{1,40} and (?:the )?(?:mine|his|hers|me|my))?/,
    '$1 ',
  ],
  // "Crop in tight on the face", "zoom in on her face"
  [
    new RegExp(
      `${START}${PLEASE}(?:${TRIM}|zoom)(?: (?:it|this|me|him|her|in|down|up|close|closer|closely|tight|tightly|tighter|just|right))* (?:on|onto|to|around|about|into) (?:just |only )?(?:the |my |his |her |our |their )faces?${END}`,
    ),
    'headshot crop',
  ],
  [
    new RegExp(
      `(?<=${IS_CUT}[^:!?“]* (?:and|then|,|\\.|;|to|of|in|on|for) [^,.;:!?“]*)\\b${LEFT}(?=${END.slice(3, -1)}| (?:a|to|in|into|slightly|black|brighter|darker|warmer|cooler|sharper|lighter|more|less|by|gray|with|up|down|look|as|square|somewhat|lightly|gently|properly|well)\\b)`,
    ),
    'it',
  ],
  // "… and put the rest in black and white", behind a cut
  [
    /(?<=\b(?:crop|trim|cut (?:off|away)|chop|slice|lop|shave|remove the background|cut out the background|erase|erased)\b[^:!?“]*(?:and|then|,|\.) (?:then |please |also )*(?:sharpen|brighten|darken|lighten|make|turn|put|convert|warm|cool|enlarge|resize|upscale|scale|rotate|flip|mirror|straighten|enhance|desaturate|soften|denoise|frame|show|do) )the rest(?: of (?:it|the (?:picture|photo|image)))?\b/,
    'it',
  ],
  // "Blur the background and sharpen the rest"
  [
    /(?<=\b(?:blur|darken|brighten|lighten|desaturate|soften|dim|mute|gray out|fade)(?: out)? the (?:background|backdrop)\b[^.:!?“]*(?:and|then|,|but) (?:then |please |also )*(?:sharpen|brighten|darken|lighten|warm up|cool down|desaturate|warm|cool|saturate) )(?:the rest|everything else|all the rest|what is left|whats left)\b/,
    'the subject',
  ],
  // "Trim the sides a bit": left and right, and neither top nor bottom
  [
    new RegExp(
      `${START}${PLEASE}${TRIM}${BIT}(?: (?:off|from|of|away))* (?:the |both |both the |its )?sides${BIT}(?: (?:off|away|in))*${BIT}(?: , keep(?:ing)? (?:the |its )?height)?(?: so [^,.;:!?“]*)?${END}`,
    ),
    'crop a bit from both sides',
  ],
  // "10% off the left and right sides": cut
  [
    new RegExp(
      `${START}${PLEASE}(\\d+) (?:off|from) (?:the )?(?:left and (?:the )?right|both|right and (?:the )?left)(?: sides?| edges?)?${END}`,
    ),
    'crop $1 from both sides',
  ],
  // "Crop me to the chest", "from the chest up"
  [
    new RegExp(
      `${START}${PLEASE}(?:${TRIM}|close up|crop in)(?: (?:it|this|me|him|her|us|them|in|down|the (?:picture|photo)))*(?: to a portrait)? (?:to|on|onto|at|from|in on|just to|of|around) (?:just )?(?:the |my |his |her )?${BUST}${UP}${END}`,
    ),
    'headshot crop',
  ],
  [
    new RegExp(
      `${START}(?:just |only )?(?:from )?(?:the |my |his |her )?(?:chest|bust|shoulders) up${END}`,
    ),
    'headshot crop',
  ],
  // "Crop to the waist": where that is it cannot tell
  [
    new RegExp(
      `${START}${PLEASE}(?:${TRIM}|zoom)(?: (?:it|this|me|him|her|us|them|in|down|off|the (?:picture|photo)))* (?:to|on|at|from|below|above|under) (?:just )?(?:the |my |his |her |our )?${BODY}${UP}${END}`,
    ),
    'crop at body part',
  ],
  // "Crop to a wide banner": as wide as banners are
  [
    new RegExp(
      `${START}${PLEASE}(?:${TRIM}|make|turn|format|have)(?: (?:it|this|that|the (?:picture|photo|image)))?(?: (?:down|into|to|as|for|in|like))* (?:an? )?(?:(?:wide|long|thin|narrow|web|website|flat|slim|horizontal) )*(?:banner|website header|web header|page header|site header|header)(?: (?:format|shape|size))?${END}(?<!\\b(?:facebook|twitter|x|linkedin|youtube|etsy|discord|twitch)\\b[^,.;]*)(?!.*\\b\\d+[:x×]\\d+)`,
    ),
    'crop to 3:1',
  ],
  [
    new RegExp(
      `${START}make (?:an? )?(?:wide |long |web |website )*(?:banner|website header|web header) (?:out of|from|of) (?:it|this|that|the (?:picture|photo))${END}`,
    ),
    'crop to 3:1',
  ],
  // "Crop it wide"
  [
    new RegExp(
      `${START}${PLEASE}(?:${TRIM}(?: it| this)?(?: to be)? wide|(?:an? )?wide crop)${END}(?!.*\\b\\d+[:x×]\\d+)`,
    ),
    'crop to 16:9',
  ],
  // "Bin and lamp post out": they are to go
  [
    new RegExp(
      `${START}(?:please )?(?:the |that |those |these |my )?(?!(?:${COLOUR}))(${SOMETHING}) and (?:the |that |those |these |my )?(?!(?:${COLOUR}))(${SOMETHING}) (?:out|away|gone)${END}`,
    ),
    'remove the $1 $2',
  ],
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
  // "…, I need to print it on A3": what it is for
  [
    new RegExp(
      `(?<=\\w )[,;–-] (?:and |so |because |as |since |then )*(?:(?:i|we)(?: (?:need|want|have|would like|plan|am|are|will|ll|would|m|re|going|gonna|wanna))*(?: to)?|im going to|ill|well|its going to be|it(?: (?:will|should|is|has|must|shall|gets?))+(?: to)?(?: then)?(?: be)?|its(?: to be)?|to be|its) (?:get |have |be |then )*(?:print|printed|printing|prints|hang|framed)(?: (?:it|this|that|them))?(?: out)? (?:on|at|in|as|to) (?:an? )?(?:size )?${SHEET}(?: (?:paper|size|format|poster|later|afterwards|at the end|in the end|then|landscape))*${END}`,
    ),
    '',
  ],
  // "Enlarge it, A2 print"
  [
    new RegExp(
      `(?<=\\b(?:enlarge|upscale|bigger|larger|double|triple|resolution)\\b.* )[,;–-] (?:for |as )?(?:an? )?${SHEET}${END}`,
    ),
    '',
  ],
  // "Crop the left side to remove the radiator"
  [
    new RegExp(
      `${START}(?:please )?${CUT}(?: off| away| out| in)?(?: a (?:bit|little|strip)| some| a bit off| some off)?(?: of| off| from)? (?:the )?${SIDE}(?: hand)?(?: (?:side|edge|part|bit|border|strip))?(?: off| away)?(?: a (?:bit|little)| slightly)? (?:, )?${GONE} (?![^,.;!?“]*(?:square|\\d:\\d|portrait|landscape|round|ratio|format))[^,.;:!?“]*?${END}`,
    ),
    'crop off the $1',
  ],
  // "Crop out the guy on the right"
  [
    new RegExp(
      `${START}(?:please )?(?:crop|trim) (?:out|off|away) (?:the|that|this|my|those|these|her|his|our|some) (?:\\w+ ){1,4}?(?:on|at|to|from|in) the (?:far |very |extreme )?${SIDE}(?: hand)?(?: (?:side|edge))?(?: of (?:the|this|my) (?:picture|photo|image|frame))?${END}`,
    ),
    'crop off the $1',
  ],
  // "Tilt it 3 degrees left and crop the crooked edges off after"
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
    (degrees): Form => [
      new RegExp(
        `\\b(?:tilt|rotate|turn|straighten|spin)(?: it| this| the (?:picture|photo|image))?(?: (?:by|like|about|around|roughly|maybe|some|just|only|a))* ${degrees}(?: degrees?)? ((?:to |towards |the )*(?:left|right|clockwise|counterclockwise|anticlockwise|counter clockwise)) (?:, |and |then |but )+(?:please )?${CUT} ${SLANTED}${END}`,
      ),
      `rotate it ${degrees}° $1 , crop ${lostAt(degrees)}% from all sides`,
    ],
  ),
  // "Get the verticals straight"
  [
    new RegExp(
      `${START}(?:please )?(?:get|make|have|put|keep|correct|fix|set) (?:all )?(?:the |my )?(?:verticals?|vertical lines|uprights|horizontals?|horizontal lines)(?: (?:straight|vertical|upright|plumb|parallel|level|true|right|again|properly))+(?: if (?:you can|possible|its possible|thats possible|at all possible|you could))?${END}`,
    ),
    'straighten it',
  ],
  // "1920x1080, with black bars if needed"
  [
    new RegExp(
      `(?:\\b(?:make|get|put|bring|resize|scale|fit|set)(?: (?:it|this|the (?:picture|photo|image)))? (?:to |into |in |at |exactly )*)?(\\d+[x×:]\\d+)(?: px| pixels| format)? (?:, |and |but )*(?:with |add |put |use |using )+(?:an? )?(${COLOUR}) (?:bars?|padding|stripes|bands|strips|(?:borders?|edges?|space|margins?)(?= (?:if|where|when|wherever|as) ))(?: (?:(?:on|at|to) (?:the |both |all )?(?:sides?|top and bottom|left and right)|around(?: it)?))?(?: (?:if|where|when|wherever|as) (?:its |it is |thats |they are |there is )?(?:needed|necessary|required|need be|needs be|missing|it doesnt fit|you (?:need|must|have)(?: to| them)?|room|space))?${END}`,
    ),
    'pad to $1 in $2',
  ],
  // "Crop it to show only the left"
  [
    new RegExp(
      `\\b(?:crop|cut|trim)(?: (?:it|this|the (?:picture|photo|image)))? (?:to|so(?: that)?(?: you| we| i)?(?: can)?)(?: (?:show|keep|see|leave|have|only|just))+ (?:the )?${SIDE}(?: hand)?(?: (?:half|side|part|bit))?(?: (?:is|stays|remains|shows|only|is left|visible))*${END}`,
    ),
    'crop to the $1 half',
  ],
  // "Crop tighter, only head and shoulders"
  [
    /\bcrop (?:it |me |us |the picture |in |a bit )*(?:tighter|closer|tight|tightly|close) (?:(?:,|and|to|on|so|only|just|that|the|my|around) )*(?=headshot crop\b)/,
    '',
  ],
  // "Profile picture for WhatsApp, circular"
  [
    /\bprofile (?:picture|photo|pic)(?: (?:for )?(?:my )?\w+)? , (?:(?:nicely|completely|cut) )?(?:round|circular|circle|in a circle|as a circle|circle crop)(?= ?$| [,.;!]| and\b| please\b)/,
    'round profile picture',
  ],
];
