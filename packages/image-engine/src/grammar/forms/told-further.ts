import { COLOUR, END, NAME, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |just |maybe |perhaps |also |and |then )*';
const FACE = '(?:(?:the|my|our|his|her|their) )?(?:face|faces|head)';
const AROUND = '(?:(?:around|round|in|on|onto|about|to|centered|tight|tightly|close|closely|of) )+';
const HAZE = '(?:haze|fog|mist|veil)';
const HAZY = '(?:hazy|foggy|misty)';
const TAKEN = '(?:shot|photo|picture|image|pic|scene|view|landscape|snap|day)';
const SIDE = '(?:left|right|top|bottom)';
const SHARE = '(?:third|half|quarter|fifth|tenth)';
const OFF = '(?:(?:off|from|on|at|of|to) )*(?:the )?';
const SHARES = `(?:the )?${SIDE} (?:by )?(?:an? |one )?${SHARE}|(?:an? |one |the )?${SHARE} ${OFF}${SIDE}`;
const PIXELS = `(?:the )?${SIDE} (?:by )?\\d{3,4}|\\d{3,4} ${OFF}${SIDE}`;
const CROWD =
  '(?:people|persons?|strangers?|crowds?|guys|folks|passersby|passers by|tourists|pedestrians|visitors|men|women|kids|children|spectators|others)';

/** What is kept, cut and blurred beside a wish. */
export const FURTHER_TOLD_FORMS: readonly Form[] = [
  // "A light blue background, like #CFE8FF": the colour told more exactly
  [
    new RegExp(
      `(?:${COLOUR}) (background|backdrop|border|frame|wall|text|letters) (?:, )?(?:like|as in|so|namely|i mean) (#[0-9a-f]{3,8})${END}`,
    ),
    '$2 $1',
  ],
  // "Get rid of the background but keep the little shadow under the shoes": one is drawn there
  [
    new RegExp(
      `${START}${PLEASE}get rid of (?:the |my )?(?:background|backdrop)(?= (?:(?:,|but|and) )*(?:keep|leave|with) (?:[^,.;:!?“ ]+ ){0,4}shadows?\\b)`,
    ),
    'remove the background',
  ],
  // "… but the shadow under the shoes shall stay", as German has it
  [
    /(?<=\b(?:remove (?:the |my )?background|cut ?out|transparent|white background)\b[^.;:!?“]* )(?:(?:,|but|and) )+(?:the |its |a )?(?:soft |little |small |slight )*shadow (?:under|below|beneath|underneath|on) (?:(?:the|my|his|her) )?(?!(?:face|nose|skin|cheeks?|neck|head|hair|eyes?|forehead)\b)\w+ (?:keep|stay|stays|should stay|shall stay|must stay|remains?)(?= ?$| [,.;!?]| (?:and|please)\b)/,
    ', soft shadow',
  ],
  // "Make this daytime street look like night": what it shows is all of the picture
  [
    new RegExp(
      `${START}${PLEASE}(?:make|let|have) (?:this|the|my|our|that) (?!sky\\b|background\\b|subject\\b)(?:(?:daytime|daylight|day|sunny|bright) )?(?!sky\\b|background\\b|subject\\b)(?:\\w+ )?(?:scene|street|city|town|photo|picture|image|shot|village|road|skyline|house|landscape|square|park|beach|garden) (?:to )?(?:look|seem|appear)s? (?:like |as if |as though |it |its |is |was |were |at |by |the |a )*(?:night|nighttime|night time)${END}`,
    ),
    'make it night',
  ],
  [
    new RegExp(
      `(?<=\\bmake it night )(?:(?:,|but|and|with|keep|so|that|leave|leaving|keeping) )*(?:the )?windows (?:(?:are|stay|should|be|still|remain|to|must|all|nicely) )*(?:readable|visible|recognizable|legible|seen|lit)${END}`,
    ),
    '',
  ],
  // "Hazy morning shot, take the haze out": how it is, and none is added
  [
    new RegExp(
      `${START}(?:(?:an?|the|my|this|its|it is|very|rather|bit) )*${HAZY} (?:\\w+ )?${TAKEN}(?: (?:from|of|at|in|with) [^,.;:!?“]{1,40}?)? (?:,|\\.|;|–|-|:) (?=[^“]*\\b(?:remove|lose|cut|clear|reduce|less|dehaze|get rid of|take|lift|without|kill)\\b[^,.;“]*(?:\\b${HAZE}\\b|$))`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}(?:morning |evening )?(?:photo|picture|image|shot)(?: of)?(?: (?:the )?(?:tomorrow|morning|day))?(?: with)? (?:${HAZE}|${HAZY}) (?:,|\\.|;|–|-|:) (?=[^“]*\\bremove (?:the )?${HAZE}\\b)`,
    ),
    '',
  ],
  // "Crop to a square around the face": as close as a portrait is cut, which is square
  [
    new RegExp(
      `${START}${PLEASE}(?:crop|cut|trim) (?:it |this |the (?:photo|picture) )?(?:(?:in|to|into|as|a|an|tight|close|tightly|closely|down) )*square(?: crop| format| shape)? ${AROUND}${FACE}${END}`,
    ),
    'headshot crop',
  ],
  [
    new RegExp(
      `${START}${PLEASE}(?:an? )?(?:(?:tight|close) )?square (?:crop |cut )?(?:tight |close |tightly |closely )?(?:around|round|around of) ${FACE}${END}`,
    ),
    'headshot crop',
  ],
  [
    new RegExp(
      `\\bzoom in on (?:the |my )?(?:face|head) (?:(?:,|and|in|an?|as|to) )*square(?: format| crop| shape)?${END}`,
    ),
    'headshot crop',
  ],
  // "Crop off the bottom third and the right 200 px": one cut is told in one measure
  ...(
    [
      [SHARES, PIXELS],
      [PIXELS, SHARES],
    ] as const
  ).map(
    ([one, other]): Form => [
      new RegExp(
        `(\\b(?:crop|cut|trim|chop|slice|lop)(?: off| away)? (?:${one})) (?:(?:and|,|plus) )+(?:${other})${END}`,
      ),
      '$1 ; otherwise measured',
    ],
  ),
  // "Blur those people in the back": what is asked lies in the background
  [
    new RegExp(
      `${START}${PLEASE}(blur|defocus|blur out) (?:(?:out|the|those|these|that|all|of|other|random|some) )*(?:\\w+ )?${CROWD} (?:(?:standing|walking|sitting|that are|who are|there) )*(?:in|at) (?:the )?(?:back|rear|very back|far back)(?: there)?(?: (a (?:little|bit|lot|touch)|slightly|strongly|heavily|softly|more|please|by \\d+(?: ?%| percent)?))?${END}`,
    ),
    '$1 the background $2',
  ],
  // "Make the sky purple, the grass less green, and the house white": each is a wish of its own
  [
    new RegExp(
      `${START}((?:please )?(?:make|paint|turn|color) ${WHOSE} (?:sky|${NAME}) ${COLOUR}) (?:(?:,|and) )+(${WHOSE} \\w+ (?:(?:a bit|slightly|much|a little) )?(?:less|more) ${COLOUR}) (?:(?:,|and) )+(${WHOSE} ${NAME} ${COLOUR})${END}`,
    ),
    '$1 , make $2 , make $3',
  ],
  [
    new RegExp(
      `${START}((?:please )?(?:make|paint|turn|color) ${WHOSE} (?:sky|${NAME}) ${COLOUR}) (?:(?:,|and) )+(${WHOSE} \\w+ (?:(?:a bit|slightly|much|a little) )?(?:less|more) ${COLOUR})${END}`,
    ),
    '$1 , make $2',
  ],
  [
    /(?<=\w )(?<!\b(?:pictures?|photos?|images?|side|collage|row|grid|rows|stack\w*|other|text|write)\b.*)(?:[,.;:(–-] )*(?:and )?(?:do (?:it|that|all) )?(?:exactly )?in (?:that|this|exactly (?:this|that)|the same) (?:exact )?order(?: please)?(?= ?$| [.!])/,
    '',
  ],
];
