import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |just |also |and )*';
const WANT =
  '(?:(?:i|we) )?(?:would like|would love|would prefer|d like|d love|d prefer|id like|id love|id prefer|wed like|wed love|want|need|prefer|like)';
const PERSON =
  '(?:bride|groom|bridesmaid|bridesmaids|groomsman|witness|neighbor|mother|father|mom|mum|dad|sister|brother|aunt|uncle|grandma|grandpa|girl|boy|woman|man|lady|child|kid|baby|daughter|son|wife|husband|friend|teacher|boss|dancer|singer|guest|hostess|dog|cat)';
const EMPTY =
  '(?:empty|useless|unused|blank|boring|bare|superfluous|unnecessary|ugly|dull|wasted|free)';
const PIECE = '(?:bit|piece|strip|part|patch|stretch|slightly)';
const GROUND =
  '(?:meadow|grass|lawn|field|sky|water|wall|road|street|sand|beach|floor|ceiling|space|background|pavement|asphalt|ground)';

/** Plain wishes in the words of everyday: who wants it, whose it is, and what is left then. */
export const PLAIN_ASK_FORMS: readonly Form[] = [
  // "I'd like the colours to look richer"
  [
    new RegExp(
      `${START}${WANT} ((?:it|them|this|everything|(?:the|my|our|all the)(?: \\w+){1,2})) to (?:look|be|appear|come out|become|get|feel|turn out) (?=(?:(?:a|bit|little|much|slightly|way|far|somewhat|lot|tad|touch) )*(?:richer|brighter|darker|warmer|cooler|softer|sharper|crisper|clearer|bluer|greener|redder|pinker|punchier|fresher|cleaner|stronger|paler|moodier|(?:more|less) \\w+)${END})`,
    ),
    'make $1 ',
  ],
  // "Let the colours look richer", "the colours could be richer"
  [
    new RegExp(
      `${START}(?:let |have )?((?:the|my) colou?rs) (?:(?:could|should|can|may|must|might) )?(?:look|be|appear) (?=(?:(?:a|bit|little|much|slightly|lot) )*(?:richer|stronger|bolder|brighter|softer|warmer|cooler|paler|more \\w+)${END})`,
    ),
    'make $1 ',
  ],
  // "Cut away the background so only the dog is left"
  [
    new RegExp(
      `${START}${PLEASE}(?:cut|clear|strip|take|knock|crop|trim|remove|erase|delete|get rid of|drop)(?: (?:away|off|out))? (?:the |all the )?(?:background|backdrop)(?: (?:away|off|out))? (?:(?:,|so|that|and|until|till) )+(?:only|just|nothing but|nothing except|all thats left is|all that is left is) (?:(?:the|my|our|his|her) )?(?!(?:the|my|our|text|writing|letters|words|logo|sky|shadows?)\\b)\\w+(?: (?:and (?:the |my )?)?\\w+)? ?(?:(?:is|are|remains?|stays?|can be|will be|left|seen|over|visible|behind|there|on its own|by itself|alone) ?)*${END}`,
    ),
    'remove the background',
  ],
  [
    new RegExp(
      `${START}${PLEASE}(?:cut|clear|strip) (?:(?:away|off) the (?:background|backdrop)|the (?:background|backdrop) (?:away|off))${END}`,
    ),
    'remove the background',
  ],
  // "Leave the umbrella in colour and lose the colour everywhere else"
  [
    new RegExp(
      `${START}${PLEASE}(?:keep|leave) (?:((?:the|my|our|his|her) \\w+(?: \\w+)?) in colou?r|in colou?r ((?:the|my|our|his|her) \\w+(?: \\w+)?)) (?:(?:,|and|but|then) )+(?:lose|drop|remove|take out|take|drain|strip|kill|ditch|get rid of)(?: out| away)? (?:everywhere else (?:the |all )*colou?rs?|(?:(?:the|all|any) )*colou?rs?(?: out| away)? (?:everywhere else|from everything else|from the rest|elsewhere|in the rest|of the rest|around it|everywhere|in everything else|of everything else|from all else|everything else|for the rest))(?: (?:of the (?:picture|photo|image)))?${END}`,
    ),
    'keep $1 $2 in color and make everything else gray',
  ],
  // "The child keep in the middle", as German has it
  [
    new RegExp(`(?<=[,.;] |\\band )((?:the|my|our) \\w+) keep in the (?:middle|center)${END}`),
    'keep $1 in the center',
  ],
  // "Only the umbrella in colour, everything else grey"
  [
    new RegExp(
      `${START}(?:only|just) ((?:the|my|our|his|her) \\w+(?: \\w+)?) in colou?r (?:(?:,|and|with|but) )+(?:everything else|the rest|all else) (?:(?:in|is|be|stays|to) )*gray${END}`,
    ),
    'keep $1 in color , everything else black and white',
  ],
  // "Lots of punch"
  [/\b(?:lots|loads|plenty|tons|heaps) of (?=(?:punch|pop|oomph|bite)\b)/, 'a lot of '],
  // "Studio-style lighting"
  [/\bstudio style (?=(?:light|lighting)\b)/, 'studio '],
  // "A4 page, landscape"
  [
    /\b(\d{3}:\d{3}) , ((?:in )?(?:landscape|portrait))(?: (?:format|orientation|mode))?(?= ?$| [,.;]| with\b)/,
    '$1 $2',
  ],
  // "The sky should be blue with a few clouds"
  [
    new RegExp(
      `${START}(?:make (?:the )?sky|(?:the )?sky (?:should|can|could|may|must|has to|needs to)) (?:(?:should|to|please|happily|gladly|be|is|look) )*(?:(?:bright|brilliant|radiant|deep|nice|lovely|more) )*(?:blue|vivid colors)(?: (?:is|be))? (?:, )?(?:with|and) (?:(?:a|an|some|few|little|small|white|fluffy|couple|of|only|light|nice|pretty|scattered) )*(?:clouds?|cloudlets)${END}`,
    ),
    'blue sky with clouds',
  ],
  // "Sky pinker", "the sky should get redder"
  [
    new RegExp(
      `${START}(?:the |my )?(sky|clouds|sunset) (?:(?:should|must|can|could|may|to|be|get|become|turn|look|a|bit|little|please) )*(pinker|redder|bluer|more (?:pink|red|blue|purple))(?: (?:be|become|get|is))?${END}`,
    ),
    'make the $1 $2',
  ],
  // "Color the dress the bride lilac", as German has it: whose it is
  [
    new RegExp(
      `${START}(${PLEASE}(?:paint|color|dye|recolou?r|make)) ((?:the|my|our) \\w+) (?:the|my|our|of) ${PERSON} (?:in )?(${COLOUR})${END}`,
    ),
    '$1 $2 $3',
  ],
  // "I don't need the black borders of the screenshot"
  [
    new RegExp(
      `${START}(?:i|we) (?:dont|do not|never|no longer) (?:need|want|like) ((?:the|those|these|any) (?:${COLOUR} )?(?:borders?|bars|edges|margins?|frame)(?: (?:of|on|from|in|around) (?:the |this |my )?\\w+)?)${END}(?! [,.;] (?:please |so |can you )*(?:make|paint|turn) it\\b)`,
    ),
    'remove $1',
  ],
  [
    new RegExp(
      `\\bremove (?:(?:the|that|those|these) )?(?:black|white|gray) (?:border|padding|bars?)(?: (?:of|on|from|in) (?:the |this |my )?(?:screenshot|scan|picture|photo|print|image))?${END}`,
    ),
    'crop off border',
  ],
  // "Cut off the empty bit of meadow on the left"
  [
    new RegExp(
      `(?<=\\b(?:cut|crop|trim|chop|slice|snip)(?: off| away)? )((?:the|that|this) )${EMPTY} (?:strip|piece|bit) (?=(?:of|on|at) )`,
    ),
    '$1 bit ',
  ],
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:and|then) )((?:(?:on|at) the )?(?:left|right|top|bottom))(?: hand side)? (?:the|that|this|an?) ((?:(?:${EMPTY}|little|small) )*)${PIECE} (?:of )?(?:the )?${GROUND} (?:crop|cut(?: off)?|trim)${END}`,
    ),
    '$1 slightly crop',
  ],
];
