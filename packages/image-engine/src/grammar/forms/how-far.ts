import { COLOUR, END, NAME, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const AND = '(?:(?:,|;|and|but|so|while|with|please) )+';
const ABOUT =
  '(?:(?:like|about|around|roughly|maybe|perhaps|say|so|some|to|at|by|with|the|approximately|circa|almost|nearly) )*';
const EXCEPT = '(?:except(?: for)?|but(?: for)?|apart from|aside from|besides|other than|save for)';
const SIDE = '(?:left|right|top|bottom|upper|lower)(?: (?:side|edge|hand side))?';
const CUT = '\\b(?:cut|crop|trim|chop|slice|snip|lop|shave|take|cropped)\\b';
const SKETCH = '\\b(?:sketch|drawing|charcoal|graphite|line art|drawn)\\b';
const SLIPS =
  '(?:(?:its?|it is|is|was|are|this|that|the|my|photo|picture|image|pic|horizon|shot|camera|sea|shoreline|about|around|roughly|maybe|like|at least|a good|by|off by|tilted|tilts|leans|leaning|crooked|slanted|slants|rotated|off|out|wonky|skewed|sloping|slopes|hangs|hanging|hangt|kippt|too) )*';
const LEANS =
  '(?: (?:off|out|tilted|crooked|slanted|leaning|down|to|towards|on|the|left|right|side|hand|clockwise|counterclockwise|anticlockwise|or|so|too|low|high|degrees?))*';
/** Of letters that are to run upwards. */
const TURNED = '(?:rotated|turned|tilted|slanted|inclined|angled|spun|at an angle of)';

/** How strong a wish is, how far it goes and where it ends, told behind it. */
export const HOW_FAR_FORMS: readonly Form[] = [
  // "Tout flou sauf le chien": nobody complains of that, but to have it sharpened
  [
    new RegExp(
      `^is too blurry (?=${EXCEPT} )(?!.*\\b(?:sharpen|sharper|sharp|crisp|deblur|unblur|focus|fix|restore|clearer|improve|enhance|mend)\\b)`,
    ),
    'blur everything ',
  ],
  // "Blur everything except the dog, like 80%": so strong is the wish, and not what is left out of it
  [
    new RegExp(
      `(?<=\\b(?:everything|all|everywhere|everyone|background|picture|photo|whole thing)\\b[^.;:!?“]*?)(?<!\\b(?:crop|cut|trim|border|frame|resize|zoom|pad)\\b.*)(${EXCEPT} (?:(?:the|my|our|his|her|this|that) )?(?!(?:for|the|my|our|his|her|this|that) )(?:\\w+ )??\\w+(?<! (?:number|numbers|page|line|no|house|player))) (?:(?:,|–|-) )?${ABOUT}(\\d{1,3})${END}`,
    ),
    '$2 $1',
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
  // "HDR but subtle. And by subtle I mean barely visible": said again
  [
    new RegExp(
      `(?<=\\b(?:subtle|subtly|slightly|light|lightly|little|soft|softly|gentle|small|bit|faint|mild|weak)\\b[^“]* )(?:(?:,|\\.|;|–|-|and) )*(?:by|with) (?:subtle|subtly|slightly|light|lightly|little|soft|softly|gentle|small|a bit|faint|mild|weak) (?:i|we) (?:(?:really|do|actually) )?mean [^,.;:!?“]*${END}`,
    ),
    '',
  ],
  // "“Draft” in red, rotated 45 degrees": letters are level
  [
    new RegExp(
      `(?<=(?:“”|(?<!\\bread (?:(?:the|this|my|any) )?)\\btext(?!.* (?:90|180|270)\\b)) (?:(?!(?:picture|photo|image|pic|it)\\b)[^.;:!?“])*?)(?:(?:,|and|but) )*(?:${TURNED}(?: (?:by|at|in|about|around|to))?|(?:at|in) (?:an? )?(?=\\d+ (?:angle|degrees? angle)\\b)) ?\\d{1,3}(?: (?:degrees?|angle|(?:to the )?(?:left|right)|clockwise|counterclockwise|anticlockwise|upwards|downwards))*${END}`,
    ),
    ' , tilted letters',
  ],
  // The same in other languages, where "rotate" may be "rotated": no picture is turned so.
  [
    new RegExp(
      `(?<=“” (?:(?!(?:picture|photo|image|pic|it)\\b)[^.;:!?“])*?)(?:(?:,|and|but) )*(?:rotate|tilt) (?:(?:by|at|in|about|around|of|to) )?(?!(?:90|180|270|360)\\b)\\d{1,3}(?: (?:degrees?|(?:to the )?(?:left|right)|clockwise|counterclockwise))*${END}`,
    ),
    ' , tilted letters',
  ],
  // "A quarter off the right, nothing on the left"
  [
    new RegExp(
      `(?<=${CUT}[^.;:!?“]* )${AND}(?:(?:nothing|not|none|no)(?: anything)? (?:(?:off|on|from|at|of|to) )*(?:the )?${SIDE}|(?:(?:off|on|from|at) )?(?:the )?${SIDE} (?:nothing|not|none|no)(?: at all)?)${END}`,
    ),
    '',
  ],
  // "Crop a quarter right"
  [
    new RegExp(
      `${START}((?:please )?(?:crop|cut|trim)) (?:(?:an?|one) )?(quarter|third|half|fifth|tenth) (?:(?:on|at|to|from|of|off) )?(?:the )?(left|right|top|bottom)(?: side)?${END}`,
    ),
    '$1 a $2 off the $3',
  ],
  // "A pencil drawing, not too dark", "without black shadows": lighter than usual
  [
    new RegExp(
      `(?<=${SKETCH}[^.;:!?“]* )(?:${AND})?(?:(?:it )?(?:not|dont make it|never|without being) (?:(?:too|so|very|that|all|overly|be|much) )+(?:dark|black|heavy|strong)|(?:no|not|without) (?:(?:any|the|too|so|many|hard|heavy|deep) )*(?:(?:black|dark) (?:shadows?|shading|areas|lines)|(?:shadows?|shading) (?:black|dark)))${END}`,
    ),
    ' , but not too much',
  ],
  [
    new RegExp(
      `(?<=${SKETCH}[^.;:!?“]* )(?:${AND})?(?:in |of )?(?:thin|fine|delicate|light) (?:lines?|strokes?)(?=${END.slice(3, -1)})`,
    ),
    ' , but not too much',
  ],
  // "Make the car black, the rims red and keep the headlights": several things
  [
    new RegExp(
      `${START}((?:please )?(?:make|paint|turn|color|recolor) (?:the|my|our|his|her) ${NAME} (?:in |of )?${COLOUR}) (?:,|and|, and) ((?:the|my|our|his|her|its) (?!(?:hair|eyes?|lips?|skin|sky|background|rest|border|frame|text)\\b)(?!(?:\\w+ ){0,2}(?:stay|stays|remain|remains|decent|keep|keeps|kept|left)\\b)${NAME} (?:in |of )?${COLOUR})(?=${END.slice(3, -1)})`,
    ),
    '$1 , make $2',
  ],
];
