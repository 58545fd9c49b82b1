import { COLOUR, END, START } from '../parts.ts';
import { PLEASE_LETS } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const NAMED_SHAPE =
  '(?:square|story|reel|widescreen|portrait|landscape|youtube|instagram|\\d+[:x×]\\d+)';
/** A shape that a picture is brought to; one group that finds it. */
const SHAPE =
  '((?:(?:instagram|insta) )?(?:story|square|reel|portrait|landscape|post)(?: format)?|\\d+:\\d+)';
const BLURRED = '(?:blurred|blurry|blur|soft|fuzzy|out of focus)';
const BESIDE =
  '(?:top and (?:the )?bottom|bottom and (?:the )?top|above and below|below and above|left and (?:the )?right|right and (?:the )?left|(?:the |both |either )?sides?|edges|(?:all )?around(?: it)?|rest|gaps?|bars|(?:empty |missing |extra )?(?:space|room|areas?))';
/** A shape was said before, or is said behind. */
const WITH_SHAPE =
  '(?<=\\b(?:story|reel|tiktok|square|widescreen|\\d+[:x]\\d+)\\b.*|(?=.*\\b(?:story|reel|tiktok|square|widescreen|\\d+[:x]\\d+)\\b).*)';
const SHAPE_WITH_SIDES =
  '(?:square|instagram|insta|story|widescreen|portrait|landscape|youtube|\\d+[:x×]\\d+)';
const BARS = '(?:borders?|bars?|bands?|stripes?|strip|edges?|padding|margins?|space)';
const WHERE =
  '(?:top and (?:the )?bottom|bottom and (?:the )?top|left and (?:the )?right|right and (?:the )?left|above and below|below and above|both sides|either side|each side|two sides|sides|top n bottom|top & bottom|left & right)';
const UNCUT =
  '(?:instead of (?:cropping|cut|crop|a crop)(?: it| anything| off)*|without (?:cropping|crop|cut)(?: it| anything| off| anyone)*|not (?:cropped|cropping|crop|cut|cut off)|no (?:cropping|crop)|dont (?:crop|cut)(?: it| anything| off)*|rather than (?:cropping|crop|cut)(?: it| off)*|nothing (?:cropped|crop)|uncrop)';

/** Shapes that a picture is brought to without losing anything, and what fills them. */
export const FILLED_FORMS: readonly Form[] = [
  // "Square without cutting anything off, fill with black"
  [
    new RegExp(
      `(?<=\\b(?:without|dont|no|not) (?:cut|crop|trim|los)\\w*[^“]* )(?:, |and )*fill(?:ed)? (?:it |that )?(?:up )?(?:with|in) (${COLOUR})${END}`,
    ),
    ', fill the rest with $1',
  ],
  // "Fill what is left with the same photo blurred"
  [
    new RegExp(
      `(?:(?:,|and|then) )*fill (?:in |up )?(?:(?:whatever|what) (?:is|remains|s)?(?: ?left)?(?: over| empty| free)?|whats left(?: over)?|the (?:rest|gaps?|leftovers?|(?:empty|remaining|leftover|extra|blank|free) (?:space|spaces|area|areas|parts?))) (?:with|using|by) (?=[^,.;:!?“]*\\b(?:blurred|blurry|blur|out of focus)\\b)(?:(?:the|an?|my|same|blurred|blurry|version|copy|of) )*(?:photo|picture|image|shot)(?: (?:but|itself|blurred|blurry|out of focus))*${END}`,
    ),
    ', with blurred sides',
  ],
  // "Rellena los lados con blur para que quede 1:1"
  [
    /\b(?:pad|fill)(?: (?:the|both) sides)? (?:with|in) blur (?:so that|so|for|to)(?: (?:it|should be|is|make|get|becomes|be))* (?=\d+:\d+)/,
    'with blurred sides , ',
  ],
  // "Story size, fill the empty bits with a blurred copy"
  [
    /\bfill(?:ing)? (?:in |up )?(?:the )?(?:empty|missing|blank|extra|remaining|leftover|black|white|outer)(?: (?:bits?|parts?|space|spaces|areas?|sides?|bars?|edges|rest|gaps?|room))? (?:with|by|using) (?:an? |the )?(?:blurred|blurry|soft|fuzzy)(?: out)? (?:copy|version|background|picture|image|photo|edges)(?: of (?:it|itself|the \w+))?/,
    'with blurred sides',
  ],
  // "Black strips top and bottom", as in the cinema
  [
    /\b(?:with |and |plus )*(?:the |some |those )?black (?:strips|stripes|bands) (?:at |on )?(?:the )?(?:top and bottom|top and the bottom|above and below)(?<=\b(?:movie|film|cinema|cinematic|hollywood)\b.*)/,
    'with black bars at the top and bottom',
  ],
  // "Fit it to 4:3, fill the sides with black"
  [
    new RegExp(
      `(?<=(?:\\d:\\d+|\\b(?:square|story|portrait|landscape|format|banner|widescreen|instagram))\\b[^.:!?“]*)(?:, |and |then |; )+(?:please )?(?:fill|pad|close|make)(?: in| up| out| it)?(?: (?:the|any|all|out))? (?:sides?|rest|top and (?:the )?bottom|(?:left and right|right and left)(?: sides?)?|edges|bars|gaps?|empty (?:space|bits|parts|areas?)|borders?|remaining (?:space|area)|space|whats missing)(?: left over| beside it| around it)? (?:with |in |up with )?(?:solid |plain )?(${COLOUR})(?: (?:bars|sides|color|stripes|padding))?${END}`,
    ),
    'with $1 padding',
  ],
  // "Square with blurred edges"
  [
    new RegExp(
      `\\b(${NAMED_SHAPE}(?: format)?) (?:(?:,|with|and|plus) )+(?:the )?(?:blurred|blurry|soft blurred) (?:edges|borders|bars|margins|stripes|side bars|strips)(?: (?:at|on|left and right|top and bottom)(?: the)?(?: sides)?)?(?: for (?:my |the )?(?:instagram|facebook|whatsapp)(?: (?:post|feed|page))?)?${END}`,
    ),
    '$1 with blurred sides',
  ],
  // "Vertical story with blurred background": a story is filled, and seldom cut
  [
    new RegExp(
      `(?<=\\b(?:story|reel|tiktok|9:16|16:9)(?: (?:format|size|video))?(?: 9:16| 16:9)? )(?:(?:,|and) )*with (?:an? |the )?(?:${BLURRED} (?:background|backdrop)|background ${BLURRED})(?= ?$)(?<!\\b(?:crop|cut)\\b.*)`,
    ),
    'with blurred sides',
  ],
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
      `(?:\\b(?:with|and) )?\\b(?:(?:the )?${BLURRED} (?:sides|edges|borders|margins|bars)|blur (?:the )?(?:sides|edges|borders|margins)) (?:instead of|rather than|not|and no) (?:(?:the |those |these )?(?:black|white|ugly|dark) (?:bars|bands|borders|stripes|edges)|(?:cropping|cutting|crop|cut|trimming)(?: (?:it|anything|me|us|off|out))*)`,
    ),
    'with blurred sides',
  ],
  [/^with blurred sides , (?:and |make it |in |to |as )*(\d+:\d+)/, '$1 with blurred sides'],
  [
    /\bextend (?:it |this |the picture |the photo )?(?:in)?to (\d+:\d+) (?=with blurred sides)/,
    'pad to $1 ',
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
      `${START}(?:just |rather |please )*(?:add|put|leave) (?:some |more )?(${COLOUR}) (?:space|padding|bars|bands|borders?|margins?|strips|room)(?: (?:at|on|to|above|below|and|the|both|either|left|right|top|bottom|sides?|ends))* (?:till|until|so(?: that)?|to make|to get) (?:(?:it|its|that|is|becomes|gets|turns|to|an?|the(?: (?:picture|photo|image|whole thing))?) )*${SHAPE}(?:${END}|(?= without\\b))`,
    ),
    'pad it to $2 with $1',
  ],
  [
    new RegExp(
      `(?:, |and |with |in |but |use |add |put )*(?:an? )?(${COLOUR}) ${BARS} (?:on |at |to |along |in )?(?:the )?${WHERE}(?: (?:, |and |but |so )*${UNCUT})*(?<=\\b${SHAPE_WITH_SIDES}\\b.*)${END}`,
    ),
    ', with $1 padding',
  ],
  // "1920x1080, with black bars if needed"
  [
    new RegExp(
      `(?:\\b(?:make|get|put|bring|resize|scale|fit|set)(?: (?:it|this|the (?:picture|photo|image)))? (?:to |into |in |at |exactly )*)?(\\d+[x×:]\\d+)(?: px| pixels| format)? (?:, |and |but )*(?:with |add |put |use |using )+(?:an? )?(${COLOUR}) (?:bars?|padding|stripes|bands|strips|(?:borders?|edges?|space|margins?)(?= (?:if|where|when|wherever|as) ))(?: (?:(?:on|at|to) (?:the |both |all )?(?:sides?|top and bottom|left and right)|around(?: it)?))?(?: (?:if|where|when|wherever|as) (?:its |it is |thats |they are |there is )?(?:needed|necessary|required|need be|needs be|missing|it doesnt fit|you (?:need|must|have)(?: to| them)?|room|space))?${END}`,
    ),
    'pad to $1 in $2',
  ],
  // "1080 x 1350 for Insta without losing the edges"
  [
    new RegExp(
      `(?<=(?:\\d+(?:x|:)\\d+|\\b(?:square|story|portrait|landscape))\\b[^.;!?“]* )without (?:losing|cutting off|cutting|chopping off|cropping off) (?:any(?:thing)? ?(?:of |off |at )?)?(?:(?:the|my|its) )?(?:edges|sides|borders|corners)${END}`,
    ),
    'without cropping',
  ],
  // "To 1920x1080 without cropping, fill the rest with black"
  [
    new RegExp(
      `(\\d{2,5}(?:x|×|by|:)\\d{2,5}\\b[^.;“]*?) (?:[,;] |and |then )*(?:${PLEASE_LETS})(?:(?:the |all the |whatever is |what is )?(?:rest|left over|space|edges|margins?|sides|borders|bars|gaps)(?: (?:should be|is|being))? (?:pad|padded|fill|filled|filling|fill up|filled up) (?:up )?(?:with|in)|(?:pad|fill)(?: up| in)? (?:(?:it|the (?:rest|space|edges|margins?|sides|borders|gaps)) )?(?:with|in)) (${COLOUR})${END}`,
    ),
    '$1 with $2 bars',
  ],
  // "Pad with white to square"
  [
    new RegExp(
      `\\bpad(?: it)? (?:with|in) (${COLOUR}) (?:to|into|until|so) (?:it is |its |a )*(square)\\b`,
    ),
    'pad to $2 in $1',
  ],
  // "16:9 with black bars"
  [/\b(\d+:\d+)(?: format)? with black (?:bars|borders|edges)\b/, 'pad to $1 in black'],
];
