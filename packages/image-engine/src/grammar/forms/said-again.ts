import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PICTURE =
  '(?:the |this |my |that )?(?:scan|photo|picture|image|pic|shot|slide|print|it|this)';
const DAMAGED =
  '(?:tears?|torn|rips?|ripped|cracks?|cracked|creases?|creased|folds?|scratch\\w*|stains?|stained|corner|old photo|dust|spots)';

/** What says a wish or a fault once more, in other words, or more exactly. */
export const SAID_AGAIN_FORMS: readonly Form[] = [
  // "Too contrasty, soften it": less contrast is what softens it
  [
    /(?<=\b(?:contrasty|too much contrast|contrast is too (?:high|strong|much|hard)|contrast is (?:harsh|hard))(?: [,.;-])? )(?:so |and |please |can you )*(?:soften|ease|calm|gentle|tone down) (?:it|that|this)(?: (?:down|up|a bit|a little|please|slightly))*(?= ?$| [,.;!?])/,
    '',
  ],
  // "The scan has a greenish tint and is rotated, fix both"
  [
    new RegExp(
      `${START}${PICTURE} (?:has|got|has got|shows|came out with|s got) (?:an? |some |this |such an? )*(?:(?:slight|slightly|strong|weird|horrible|ugly|bad|nasty|odd|strange|awful) )*${COLOUR}(?:ish)? (?:tint|cast|tinge|hue|color cast|shimmer)(?= and (?:is|its|it|looks)\\b)`,
    ),
    'fix the white balance',
  ],
  [
    /(?<=\b(?:white balance|cast|tint|noisy|dark|bright|blurry|dull|faded|scratched)\b[^.!?“]* and )(?:it )?(?:is|its|looks) (?:also )?((?:a|slightly|bit|little|somewhat)? ?)(?:rotated|turned|twisted|skewed|leaning)(?: (?:clockwise|counterclockwise|anticlockwise|to the (?:left|right)|left|right))?(?= ?$| [,.;])/,
    'is tilted',
  ],
  // "Repair the torn corner and the yellow stains on this print"
  [
    new RegExp(
      `(?<=\\b(?:repair|restore|mend|patch)\\b[^.!?“]*\\b${DAMAGED}\\b[^.!?“]*)(?:, |and )+(?:the |all |those |these |any |its )*(?:(?:${COLOUR}|ugly|old|tea|coffee|water|damp|brown|big|small|little) )*${DAMAGED}(?: (?:on|in|across|from|of) (?:this|the|my|our|it|that)[^,.;:!?“]*)?${END}`,
    ),
    '',
  ],
  // "Snow, big flakes, lots of them"
  [
    /\b(snow|snowing|snowfall) ([^.:!?“]{0,60}?)(?<= )(?:, |with |and )+(?:really |very |nice )*(?:big|fat|large|huge|thick|heavy) (?:fluffy |soft |white )?(?:snow ?)?flakes?(?: ,? ?(?:and )?(?:lots|loads|tons|plenty|masses) of (?:them|it))?(?= ?$| [,.;!?]| and\b| please\b)/,
    'heavy $1 $2',
  ],
  // "Rain, but nothing on our faces"
  [
    /(?<=\b(?:snow|rain|fog|mist|flakes|drops)\w*\b[^.!?“]*)(?:, |but |and )+(?:nothing|none|not) (?:of it )?(?:on|in|over|across) (?:the |our |my |his |her |their )(faces?|eyes|hair|heads?)\b/,
    ', but keep the $1',
  ],
  // "Twice as big but stay sharp"
  [
    /(?<=\b(?:big|bigger|larger|double|enlarge|upscale|resize|size|scale|blow it up)\b[^.!?“]*)(?:, |but |and |it )+(?:should |must |has to |please |to |let it |make it )*(?:stay|stays|remain|remains|keep|keeps|be still|still be|staying|keeping)(?: it)?(?: nice and| just as| perfectly)? (?:sharp|crisp|clear)(?= ?$| [,.;!?])/,
    ' without losing quality',
  ],
  // "Collage, 2 columns, black lines in between"
  [
    new RegExp(
      `\\b(collage|grid) , ((?:in )?(?:\\d|two|three|four) (?:columns?|rows?)) (?:, |and |with )+((?:thin |thick |narrow |wide )?${COLOUR} (?:thin |thick )?(?:lines?|gaps?|dividers?|bars?)(?: in| between| in between)?(?: them)?)${END}`,
    ),
    '$1 with $3 , $2',
  ],
  // "Erase this and blur the rest"
  [
    /(?<=\b(?:erase|remove|delete) (?:this|it|that|what i marked|the \w+)(?: i marked)? (?:and|then|,) (?:then )?blur )the rest\b/,
    'the picture',
  ],
  // "My kid wants to see himself as an anime hero"
  [
    /\b(?:my|our|the|his|her) \w+ (?:wants?|would like|would love|wishes|asked) to (?:see|have|be|look|get|become|shown) ?(?:himself|herself|themselves)? ?(?:drawn |turned |shown |painted )?(?:as|into|like) (?=an? )/,
    'turn them into ',
  ],
  // "Like a film from the 80s, faded": so the look is
  [
    /(?<=\b(?:look like|like an?|in the style of)\b[^.:!?“]*\b(?:films?|movie|photo|polaroid|print|postcard)\b[^.:!?“]*)(?:, |and )(?:slightly |a bit |a little |all |nicely )*faded(?= ?$| [,.;!?]| and\b| but\b)/,
    '',
  ],
];
