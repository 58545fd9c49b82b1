import { COLOUR, END, FIRST, LAST, NAME, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const CUT = '(?:crop|trim|cut|chop|slice|shave|snip|lop|clip)';
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

/** What is cut of the sides, what is added at some of them, and a sheet that is only what it is for. */
export const SIDE_CUT_FORMS: readonly Form[] = [
  // "Trim the sides a bit": left and right, and neither top nor bottom
  [
    new RegExp(
      `${START}${PLEASE}${CUT}${BIT}(?: (?:off|from|of|away))* (?:the |both |both the |its )?sides${BIT}(?: (?:off|away|in))*${BIT}(?: , keep(?:ing)? (?:the |its )?height)?(?: so [^,.;:!?“]*)?${END}`,
    ),
    'crop a bit from both sides',
  ],
  [
    new RegExp(
      `${START}${PLEASE}(?:take|shave|lose|remove)${BIT} (?:off|from|of|away from)(?: of)? (?:the |both |both the |either |each of the )?sides?${END}`,
    ),
    'crop a bit from both sides',
  ],
  [
    new RegExp(
      `${START}(?:the |both )?sides ${CUT}(?:ped|med|ed)?(?: (?:off|away|in))*${BIT}${END}`,
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
      `${START}${PLEASE}(?:${CUT}|close up|crop in)(?: (?:it|this|me|him|her|us|them|in|down|the (?:picture|photo)))*(?: to a portrait)? (?:to|on|onto|at|from|in on|just to|of|around) (?:just )?(?:the |my |his |her )?${BUST}${UP}${END}`,
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
      `${START}${PLEASE}(?:${CUT}|zoom)(?: (?:it|this|me|him|her|us|them|in|down|off|the (?:picture|photo)))* (?:to|on|at|from|below|above|under) (?:just )?(?:the |my |his |her |our )?${BODY}${UP}${END}`,
    ),
    'crop at body part',
  ],
  [
    new RegExp(
      `${START}(?:just |only )?(?:from )?(?:the |my |his |her )?(?:waist|hips|knees|thighs) up(?: only)?${END}`,
    ),
    'crop at body part',
  ],
  // "Crop to a wide banner": as wide as banners are
  [
    new RegExp(
      `${START}${PLEASE}(?:${CUT}|make|turn|format|have)(?: (?:it|this|that|the (?:picture|photo|image)))?(?: (?:down|into|to|as|for|in|like))* (?:an? )?(?:(?:wide|long|thin|narrow|web|website|flat|slim|horizontal) )*(?:banner|website header|web header|page header|site header|header)(?: (?:format|shape|size))?${END}(?<!\\b(?:facebook|twitter|x|linkedin|youtube|etsy|discord|twitch)\\b[^,.;]*)(?!.*\\b\\d+[:x×]\\d+)`,
    ),
    'crop to 3:1',
  ],
  [
    new RegExp(
      `${START}(?:an? )?(?:wide |long |web |website )*(?:banner|header) (?:crop|format|shape|cut|size)${END}(?!.*\\b\\d+[:x×]\\d+)`,
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
      `${START}${PLEASE}(?:${CUT}(?: it| this)?(?: to be)? wide|(?:an? )?wide crop)${END}(?!.*\\b\\d+[:x×]\\d+)`,
    ),
    'crop to 16:9',
  ],
  [new RegExp(`${FIRST}(?:it is |its )?for (?:my|our) profile${LAST}`), 'profile picture'],
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
  [
    new RegExp(
      `${START}(?:please |add |put |give it |i want |a |an |some )*${BARS} (?:only |just )${SOME_SIDES}(?: (?:only|please))*${END}(?!.*(?:\\d+[:x×]\\d+|\\bsquare\\b|\\bcrop|polaroid))`,
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
  [/\bblack bars (?:on|at|along) (?:the )?top and (?:the )?bottom\b/, 'black bars top and bottom'],
  // "…, I need to print it on A3": what it is for
  [
    new RegExp(
      `(?<=\\w )[,;–-] (?:and |so |because |as |since |then )*(?:(?:i|we)(?: (?:need|want|have|would like|plan|am|are|will|ll|would|m|re|going|gonna|wanna))*(?: to)?|im going to|ill|well|its going to be|it(?: (?:will|should|is|has|must|shall|gets?))+(?: to)?(?: then)?(?: be)?|its(?: to be)?|to be|its) (?:get |have |be |then )*(?:print|printed|printing|prints|hang|framed)(?: (?:it|this|that|them))?(?: out)? (?:on|at|in|as|to) (?:an? )?(?:size )?${SHEET}(?: (?:paper|size|format|poster|later|afterwards|at the end|in the end|then|landscape))*${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:please )?(?:it|this|the (?:picture|photo))(?: (?:will|should|is|has|must|shall|gets?))+(?: to)?(?: then)?(?: be)? printed (?:on|at|in) (?:an? )?${SHEET} [,;.] (?:so |and |please )*(?=\\w)`,
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
  [
    new RegExp(
      `(?<=\\w )[,;] (?:in |on |as |for )?(?:an? )?${SHEET} (?:print )?(?:at the end|in the end|later|afterwards|print|prints)${END}`,
    ),
    '',
  ],
];
