import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

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

/** Wishes for a cut that are told by what is to go, or what is to come of it. */
export const CUT_FORMS: readonly Form[] = [
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
  [
    new RegExp(
      `${START}(?:please )?(?:crop|trim) (?:the|that|this|my|those|these|her|his|our) (?:\\w+ ){1,3}?(?:on|at|to|from) the (?:far |very |extreme )?${SIDE}(?: hand)?(?: (?:side|edge))? (?:out|off|away)${END}`,
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
  // "Straighten it and crop off the empty corners": so it does.
  [
    new RegExp(
      `\\b((?:straighten|level)(?: it| this| the (?:\\w+ )?\\w+)?)(?: , (?:it |its |it is |is )?(?:too )?(?:crooked|leaning|tilted|slanted)(?: (?:to |towards )?(?:the )?(?:left|right))?)? (?:, |and |then |but )+(?:please )?${CUT} ${SLANTED}${END}`,
    ),
    '$1',
  ],
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
