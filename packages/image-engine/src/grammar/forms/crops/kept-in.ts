import { END } from '../parts.ts';
import { AND_SO } from '../pieces/joints.ts';
import type { Form } from '../rewrite.ts';

/** Sides of a cut, each with the one that stays. */
const SIDES = [
  ['bottom', 'top'],
  ['top', 'bottom'],
  ['left', 'right'],
  ['right', 'left'],
] as const;
const OFF =
  '(?:(?:trim|cut|crop|chop|remove|take|lose|trimming|cutting|cropping)(?: (?:it|off|away|more|some|a bit|rather|preferably))*)';
const AT = '(?:(?:at|from|off|on|of|by) )*(?:the )?';
const THAN =
  '(?:rather than|rather as|better that|better than|more than|as|that|instead of|(?:and |, )?not|than)';
const SIDE = '(?:left|right|top|bottom|upper|lower)(?: (?:side|edge|hand side))?';
const CUT = '\\b(?:cut|crop|trim|chop|slice|snip|lop|shave|take|cropped)\\b';
const LIMBS =
  '(?:feet|foot|heads?|hands?|faces?|legs?|arms?|ears?|tail|paws?|hair|shoes?|hats?|people|anyone|anybody|someone|anything)';
const PEOPLE =
  '(?:both|all|everyone|everybody|us|me|him|her|them|it|we|both of us|all of us|anyone|anybody|nobody|people|(?:both |all |all of |all the |both of )?(?:the |our |my |their |his |her |these |those |two |three |four )*(?:faces|face|people|persons?|kids|children|heads?|dogs?|cats?|baby|couple|family|subject|guys|girls|boys|man|woman|bride|groom))';
const SHAPED =
  '(?<=\\b(?:square|crop|cropped|\\d+:\\d+|1x1|portrait format|landscape format|vertical|widescreen)\\b[^“]*)';
const IN =
  '(?:in|in it|in there|inside|in (?:the )?(?:picture|frame|shot|photo|crop|image|view)|in full|visible|fully visible|on it|on the picture)';

/** What must not be cut off, and which side is cut rather than another. */
export const KEPT_IN_FORMS: readonly Form[] = [
  // "Crop to 16:9 keeping both faces in"
  [
    /(?<=\bcrop (?:it |this )?(?:to|as|into) (?:a )?\d+:\d+ )(?:, )?(?:while |whilst |by |but )?keep(?:ing)? (?:both|all|the|our|their|everyones|every)(?: (?:of the|the|our|two|three))? (?:faces?|heads?) (?:in|inside|visible|whole)(?: (?:the )?(?:frame|shot|picture|photo|crop|view))?(?= ?$| [,.;!]| and\b)/,
    ', keep the faces in ',
  ],
  // "A quarter off the right, nothing on the left"
  [
    new RegExp(
      `(?<=${CUT}[^.;:!?“]* )${AND_SO}(?:(?:nothing|not|none|no)(?: anything)? (?:(?:off|on|from|at|of|to) )*(?:the )?${SIDE}|(?:(?:off|on|from|at) )?(?:the )?${SIDE} (?:nothing|not|none|no)(?: at all)?)${END}`,
    ),
    '',
  ],
  // "Crop to 3:2, cut at the bottom rather than at the top"
  ...SIDES.map(
    ([off, kept]): Form => [
      new RegExp(
        `(?<=\\bcrop\\b[^.;!?“]* (?:\\d+:\\d+|square) )(?:(?:,|and|but|please|by|in|rather|better|preferably) )*(?:${OFF} ${AT}${off}(?: side)? ${THAN} ${AT}${kept}(?: side)?|${AT}${off} (?:${OFF} ${THAN} ${AT}${kept}|${THAN} ${AT}${kept} ${OFF})|${OFF}(?<= rather| preferably) ${AT}${off})${END}`,
      ),
      `anchored ${kept}`,
    ],
  ),
  // "The child keep in the middle", as German has it
  [
    new RegExp(`(?<=[,.;] |\\band )((?:the|my|our) \\w+) keep in the (?:middle|center)${END}`),
    'keep $1 in the center',
  ],
  // "Square, leaving the lighthouse on the left": what stays in it
  [
    new RegExp(
      `\\b(crop (?:(?:it|this|that) )?(?:(?:to|in|at|into|as) )?(?:(?:an?|the) )?(?:\\d+:\\d+|square)(?: format)?) (?:, )?(?:keeping|leaving|while keeping|(?:and )?leave|(?:and )?make|so that(?= the \\w+ (?:is|stays|stands))) ((?:the|my|our) \\w+) (?:(?:is|stays|stands) )?((?:on|at|to|in) the (?:right|left|top|bottom|center|middle))${END}`,
    ),
    '$1 , keep $2 $3',
  ],
  // "4:5 without cutting off feet"
  [
    new RegExp(
      `(?<!\\bzoom\\b.*)(?<= )(?:, |but )?without (?:cutting|chopping|cropping|slicing|losing) (?:off |out |away )?(?:(?:the|my|our|his|her|their|any|anyones?|anybodys?) )?(${LIMBS})(?= ?$| [,.;!]| and\\b)`,
    ),
    ', but dont cut off the $1',
  ],
  // "Square for insta, keep both faces in": nobody is cut off
  [
    new RegExp(
      `${SHAPED}(?:, |\\. |; |but |and |with |please |so (?:that )?|just )+(?:(?:keep|keeping|get|getting|leave|leaving|have|having|make sure|making sure|ensure|be sure|fit|fitting|see)(?: that)? )?${PEOPLE}(?: (?:should|must|has to|have to|needs? to|is|are|be|stays?|staying|remains?|can|still|all|both|to|fits?|being|kept))* ${IN}(?: please)?${END}`,
    ),
    ', dont cut off the heads',
  ],
  // "Crop to 16:9, but don't cut off the top of the tower"
  [
    /(?<=\b(?:crop|square|format|story|\d+:\d+|ratio|portrait|landscape|a\d)\b[^.;]* )(?:(?:,|and|but|so that|please) )*(?:dont|do not|without|not|nothing|none) (?:cut|cutting|crop|cropping|chop|chopping|lose|losing)(?: off| away)?(?: (?:anything|nothing|any|none|a bit|the (?:top|tip|bottom|end|edges?))(?: of| from))? (?:the|my|our|his|her|its) (?!(?:background|sky|left|right|top|bottom|edges?|sides?|borders?|frame|text|heads)\b)(?:\w+ )?\w+(?= ?$| ?[,.;!])/,
    ', dont cut off the heads',
  ],
  // "And nothing of the fountain cut off at the bottom", as German puts it
  [
    /(?:,|and|but)(?: (?:,|and|but))* (?:top|bottom|left|right) not of (?:the )?\w+ (?:crop|cut)(?: off)?(?= ?$| ?[,.;!?])/,
    ', dont cut off the heads',
  ],
  // "1200 by 400, the bride at the side has to stay visible": none of the picture is cut off.
  ...[
    new RegExp(
      `(?<=(?:\\d+(?:x|×|by|:)\\d+(?:px|pixels?)?|\\bsquare|\\b(?:story|banner|header|portrait|landscape|panorama) (?:format|size|ratio|crop))\\b[^“]*)(?<= )(?:(?:,|and|but|;|[.]) )+(?:the |my |our |all the |both )?(?!(?:text|title|logo|caption|background|sky|colors?|it|that|everything)\\b)\\w+(?: (?:on|at|in|to) the (?:far )?(?:left|right|top|bottom|front|back|side|edge)(?: side| edge| corner)?)? (?:should|must|has to|have to|needs? to|shall|are to|is to) (?:all |both |still |also )?(?:stay|remain|be|be kept|stay visible) (?:in|in it|in there|inside|visible|in (?:the )?(?:picture|frame|shot|photo|image|crop))${END}`,
    ),
  ].map((said): Form => [said, ', dont cut off the heads']),
  // "Crop it square with only the two faces"
  [
    /\b(crop (?:it |this )?(?:to a |into a )?square) (?:, |and |so |with |keep |leave |leaving |keeping |showing )+(?:only|just) (?:the |our |their |my )?(?:two |three |both |four )?(?:faces?|heads)(?= ?$| [,.;!]| and\b)(?: , (?:the |my |his |her )?[^,.;:!?“]{1,40} and (?:the )?(?:mine|his|hers|me|my))?/,
    '$1 ',
  ],
  // "Crop it around the baby, she should be in the middle"
  [
    /(\b(?:crop|cut|trim|zoom)\b[^.;:!?“]*?\b(?:around|round|on|to|onto)\b[^.;:!?“,]*?) (?:, |and |so )+(?:that )?(?:she|he|it|they|we|i|shes|hes|theyre)(?: is| are)? ?(?:should |must |has to |have to |is to |shall |needs to |can |to )*(?:be |stay |sit |end up )?(?:right |exactly )?in (?:the |its )?(?:middle|center)(?: of (?:it|the (?:picture|photo|frame)))?(?= ?$| [,.;]| and\b| please\b)/,
    '$1',
  ],
  // "With nobody's head cut off"
  [
    /(?:, |and |but )*with (?:nobodys|noones|no ones|nobody|no) (?:heads?|feet|arms?|faces?|hair|ears?|legs?|tail)? ?(?:being |to be )?(?:cut|cropped|chop|crop|lop|lopped|sliced)(?: off)?(?= ?$| ,| \.| and\b| please\b)/,
    'without cutting off the heads',
  ],
];
