import { END, START } from '../parts.ts';
import { CUT, IT_OR_SHOT } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const SLANTED =
  '(?:off )?(?:the |any |all |those |these )*(?:crooked |slanted |slanting |empty |white |black |blank |tilted |leftover |ugly |resulting |remaining |outer )*(?:edges|corners|wedges|triangles|borders|margins|gaps|bits)(?: (?:off|away|out|after|afterwards|then|too|as well|that|are|left|over|result|come|appear|from|it|this|around))*';
/** A turn that leaves corners empty. */
const TURNS =
  '\\b(?:tilt|slant|(?:rotate|turn) (?:[^.;:!?“]* )?(?:(?!90\\b)\\d{1,2}(?:\\.\\d+)?|little|bit|slightly|few))\\b[^.;:!?“]* ';
const SLIPS =
  '(?:(?:its?|is|was|are|this|that|the|my|photo|picture|image|pic|horizon|shot|camera|sea|shoreline|about|around|roughly|maybe|like|at least|a good|by|tilted|tilts|leans|leaning|crooked|slanted|slants|rotated|off|out|wonky|skewed|sloping|slopes|hangs|hanging|hangt|kippt|too) )*';
const LEANS =
  '(?: (?:off|out|tilted|crooked|slanted|leaning|down|to|towards|on|the|left|right|side|hand|clockwise|counterclockwise|anticlockwise|or|so|too|low|high|degrees?))*';
/** It hangs to one side. */
const SLOPES =
  '(?:because |as |since )?(?:it|its|the (?:\\w+ )?\\w+) (?:is )?(?:(?:a bit|a little|slightly|kind of|all) )?(?:slopes|leans|tilts|drops|dips|falls|slants|runs|goes|sloping|leaning|tilting|drop|slanting)(?: (?:down|off|up|over|away))? (?:to|towards|on) (?:the |one )?(?:left|right|side)(?: (?:hand )?side)?';
const STRAIGHTEN = '\\b(?:straighten|level|straight|upright)\\b';
const ROUGHLY =
  '(?: (?:,|by|about|around|roughly|maybe|some|approximately|like|just|only|tilted))*';
const LIES_CROOKED =
  '(?:(?:it|this|its|the (?:picture|photo|horizon|image)|picture|photo|horizon)(?: (?:is|hangs|looks|s|was|stands))? (?:a bit |slightly )?)?(?:crooked|tilted|slanted|leaning|leans|askew|tilts|hangs|off)';
/** What a whole picture may become, and hardly a part of a body. */
const SEEN_SO =
  '(?:brighter|lighter|darker|warmer|cooler|colder|sharper|crisper|clearer|cleaner|bigger|larger|smaller|softer|closer|tighter|wider|nicer|better)';
const NO_BODY =
  '(?!.*\\b(?:teeth|nose|hair|smile|back|legs?|eyebrows?|posture|lines?|text|letters?)\\b)';
const IT_OR_THING = '(?:it|its|this|that|the (?:\\w+ )?\\w+|everything|my (?:\\w+ )?\\w+)';
const CROOKED =
  '(?:crooked|tilted|slanted|wonky|skewed|sloping|leaning|tilting|askew|off|out of level|out|leans|slopes|tilts|hangs)';
const ABOUT = '(?:by )?(?:about |around |roughly |some |maybe |approximately |ca )*';
const MEND =
  '(?: (?:[,.;–-] |and |so )+(?:please |can you |could you )*(?:fix|correct|straighten|level|sort|mend|rectify)(?: (?:it|that|this|out|please))*)?';
const DEGREES =
  '(?:\\d+(?:\\.\\d+)?(?: ?°)?(?: degrees?)?|(?:an?|one|two|three|four|five|six|half a|a few|a couple of) degrees?)';

/** Pictures that are crooked. */
export const STRAIGHTENED_FORMS: readonly Form[] = [
  // "It's tilted like 2 degrees": which way, nobody tells
  [
    new RegExp(
      `${START}(?:its|it is|(?:the|this|my) (?:photo|picture|pic|image|shot|horizon|scan|building|tower) (?:is|looks|s)|looks) (?:(?:like|about|around|roughly|maybe|by|a bit|slightly) )*(?:(?:tilted|crooked|slanted|askew|slanting|wonky) (?:(?:like|about|around|roughly|maybe|by) )*\\d+(?: degrees?)?|\\d+ (?:degrees? )?(?:tilted|crooked|slanted|askew|wonky|off))(?= ?$| [,.;!])`,
    ),
    'straighten it',
  ],
  // "The photo is not straight"
  [
    new RegExp(
      `${START}${IT_OR_SHOT} (?:is )?not (?:quite |really |very )?(?:straight|level)${END}`,
    ),
    'straighten it',
  ],
  // "Make it brighter, straight and …": whiter and straight are teeth, longer and straight hair
  [
    new RegExp(
      `(?<=\\b(?:make|have|want|need|get) (?:it|this|that|the (?:photo|picture|image)) (?:[^.;!?“]* )?${SEEN_SO} )(?:(?:,|and) )+straight(?= ?$| [,.;!?]| and\\b| please\\b)${NO_BODY}`,
    ),
    ', straighten it ,',
  ],
  [
    new RegExp(
      `(?<=^(?:${SEEN_SO} (?:(?:,|and) )+)+)straight(?= ?$| [,.;!?]| and\\b| please\\b)${NO_BODY}`,
    ),
    'straighten it ,',
  ],
  // "Straighten the horizon, it's about 3 degrees off to the left": how it is, and no turn
  [
    new RegExp(
      `(?<=\\b(?:straighten|level|straight)\\b[^“]*?)(?<!\\b(?:rotate|turn|clockwise)\\b[^“]*?)(?<= )(?:(?:,|\\.|;|–|-|and|because|as|since|cause|cos) )+(?=(?:its?|it is|is|this|that|the|my|because)\\b)${SLIPS}(?!90\\b)\\d{1,2}${LEANS}${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `^(?=(?:its?|it is|is|this|that|the|my)\\b)(?=[^,.;“]*(?:off|out|tilted|crooked|slanted|leaning|leans|tilts|wonky|skewed)\\b)${SLIPS}(?!90\\b)\\d{1,2}${LEANS} (?:[,.;–-] )(?=(?:(?:please|can|could|you|so|just) )*(?:straighten|level)\\b)`,
    ),
    '',
  ],
  // "Straighten it and crop": straightening does.
  [
    new RegExp(
      `(?<=\\b(?:straighten|level|straight)\\b[^,.;:!?“]{0,30} )(?:, )?(?:and |then )*(?:crop|trim)(?: it)?(?: (?:off |away )?(?:whats|what is|whatever is|the) (?:left over|sticking out|too much|rest|empty corners|corners|edges))?${END}`,
    ),
    '',
  ],
  // "It is crooked, about 3 degrees to the right": turned back
  ...(
    [
      ['right', 'left'],
      ['left', 'right'],
    ] as const
  ).map(
    ([side, back]): Form => [
      new RegExp(
        `${START}${LIES_CROOKED}${ROUGHLY} (\\d+)(?: degrees?)? (?:too far )?(?:to |towards )?(?:the )?${side}(?: [,;.] (?:please |can you |could you )*(?:fix|straighten|correct|level)(?: (?:it|that|this))?(?: (?:out|please))*)?${END}`,
      ),
      `rotate it $1 to the ${back}`,
    ],
  ),
  // "Tilt it 3 degrees left and crop the crooked edges off after", "without white corners"
  [
    new RegExp(
      `(?<=${TURNS})(?:, |and |then |but |so )+(?:please )?(?:${CUT} (?:away )?${SLANTED}|crop off borders?)${END}`,
    ),
    'filled corners',
  ],
  [
    new RegExp(
      `(?<=${TURNS})(?:, |and |but |so |with |leaving )*(?:no|without) (?:any |the )?(?:(?:white|empty|black|blank) )+(?:edges|corners|wedges|triangles|borders|gaps)${END}`,
    ),
    'filled corners',
  ],
  // "Get the verticals straight"
  [
    new RegExp(
      `${START}(?:please )?(?:get|make|have|put|keep|correct|fix|set) (?:all )?(?:the |my )?(?:verticals?|vertical lines|uprights|horizontals?|horizontal lines)(?: (?:straight|vertical|upright|plumb|parallel|level|true|right|again|properly))+(?: if (?:you can|possible|its possible|thats possible|at all possible|you could))?${END}`,
    ),
    'straighten it',
  ],
  // "Rotate it so that the tower is upright"
  [
    new RegExp(
      `\\b(?:rotate|turn|tilt) (?:it|this|the (?:picture|photo|image)) (?:a bit |slightly |a little )?(?:so (?:that )?|until |till )(?:the|that|my|our) (?!(?:subject|person|people|man|woman|girl|boy|baby|kid|picture|photo|image)\\b)\\w+ (?:is|stands|looks|are|stand|look|runs|hangs|sits|lies) (?:really |perfect |more |completely )*(?:upright|straight|level|vertical|horizontal|even)${END}`,
    ),
    'straighten it',
  ],
  // "Straighten it, it slopes down to the left"
  ...[
    `${START}(?<=${STRAIGHTEN}.*)(?:${SLOPES})${END}`,
    `${START}(?:${SLOPES})(?=.*${STRAIGHTEN})${END}`,
  ].map((said): Form => [new RegExp(said), '']),
  // "It is crooked by about 4 degrees": by how much, the picture tells.
  [
    new RegExp(
      `${START}${IT_OR_THING} (?:is |looks |was |s |hangs )*(?:a bit |slightly )?${CROOKED} ${ABOUT}${DEGREES}(?: (?:to|towards) (?:the )?(?:left|right)(?: side| hand side)?)?${MEND}${END}`,
    ),
    'straighten it',
  ],
  // "Tilted about two degrees to the left, fix please"
  [
    new RegExp(
      `${START}(?:a bit |slightly )?${CROOKED} ${ABOUT}${DEGREES}(?: (?:to|towards) (?:the )?(?:left|right)(?: side| hand side)?)? (?:[,.;–-] |and |so )+(?:please |can you |could you |just )*(?:fix|correct|straighten|level|sort|mend|rectify)(?: (?:it|that|this|out|please))*${END}`,
    ),
    'straighten it',
  ],
  // "It is crooked by 2 degrees": how much is seen.
  [/\b(is crooked) (?:by|of) (?:about )?\d+\S*(?: (?:to the )?(?:left|right))?/, '$1'],
];
