import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const TEXT =
  '(?:text|sign|writing|letters|handwriting|lettering|print|label|recipe|receipt|page|note|board|whiteboard|document|letter|menu|screen)';
const LETTERING =
  '(?:the |its |because (?:the )?|as (?:the )?)?(?:text|writing|letters|lettering|words|print|numbers|handwriting) (?:on|in|of) [^,.;:!?“]*? (?:is|are|was|isnt|arent|cannot|cant|can hardly|can barely|looks?)(?: not)?(?: be)? (?:too |so |very |hardly |barely |a bit )*(?:unreadable|illegible|readable|legible|hard to read|blurry|blurred|read|small|fuzzy|unsharp)';
const SKIN = '(?:the |my |her |his |our )?skin';

/** What is to be sharper, or to stay sharp. */
export const SHARPENED_FORMS: readonly Form[] = [
  // "Give the details some bite without ruining the skin"
  [
    new RegExp(
      `${START}give the details (?:(?:some|more|a bit of|a little) )*(?:bite|punch|crispness|crunch|snap)(?=${END}| (?:without|but)\\b)`,
    ),
    'sharpen',
  ],
  [
    new RegExp(
      `(?<=\\b(?:sharpen|crisp|crisper|sharper)\\b[^.;!?“]* )(?:, |and )?(?:without (?:ruining|hurting|wrecking|damaging|harming|spoiling|touching)|but (?:spare|save|protect|mind)) ${SKIN}${END}`,
    ),
    'but keep the skin',
  ],
  // "Keep the child and the ball sharp": neither is made sharper
  [
    new RegExp(
      `${START}(?:please )?keep ((?:the|my|our) (?:child|kid|boy|girl|man|woman|baby|dog|cat)) and (?:the|my|our|his|her|their) (?!background\\b)(?:sharp \\w+|\\w+ sharp)${END}`,
    ),
    'keep $1 sharp',
  ],
  // "Make the text on the poster readable"
  [
    new RegExp(
      `${START}(?:please |can you |could you |i want |id like )*(?:make|get) (?:the |my |this |all the )?(?:text|writing|lettering|letters|words|handwriting|small print|print|sign|label|letter|receipt|recipe|document|note|whiteboard|menu)(?: (?:on|in|of) (?:the|my|this|her|his|our) \\w+(?: \\w+)?)? (?:to be |be )?(?:more |better |properly |clearly |a bit |actually )*(?:readable|legible|easier to read|easy to read|clearer)(?: again)?${END}`,
    ),
    'more contrast , sharpen it',
  ],
  // "Sharpen the bowl's pattern": a part of a thing, and not all of the picture
  [
    /\b(sharpen|brighten|darken|blur|lighten|soften) (the|my|our|his|her) (\w+s (?:pattern|label|logo|print|texture|edge|edges|handle|lid|stitching|engraving|stripes|embroidery|buttons|collar|wheels|screen|headlights|rim))(?= ?$| [,.;]| and\b| please\b)/,
    '$1 only $2 $3',
  ],
  // "Blur the background, only the person stays sharp"
  [
    /(?<=\bblur(?:red)? (?:the )?background\b[^.;]* )(?:(?:,|and|but) )+(?:keep (?:only )?(?:the )?(?:subject|person|people) sharp|only (?:the )?(?:subject|person|people) (?:should |must |shall |may |can )?(?:stays?|remains?|be|is|keep) sharp)(?= ?$| ?[,.;!])/,
    '',
  ],
  // "Sharpen it, the text on the receipt is unreadable": why; alone, what is wished for.
  [new RegExp(`${START}${LETTERING}${END}`), 'sharpen it'],
  // "The sign is hard to read, make it more legible"
  [
    new RegExp(
      `${START}(?:the|my|this|that|our) (?:\\w+ )?${TEXT} (?:is|are|was) (?:so |very |really |a bit |quite |rather )*(?:hard|difficult|tricky|impossible|not easy) to (?:read|make out|see)(?:(?: [,.;–-]| and)+ (?:so |please |can you |could you )*(?:make|get) (?:it|that|them) (?:more |better |easily |a bit |much )*(?:readable|legible|easier to read|clearer|clear))?${END}`,
    ),
    'more contrast , sharpen it',
  ],
  // "Oversharpened, can you ease it off"
  [
    /\b(?:its |it is |is |looks |way |too |much |a bit |far |badly )*(?:over ?sharpened|over sharp)(?: (?:,|and|so) (?:\w+ ){0,4}(?:ease|back|off|soften|softer|less|tone|calm|down|it)(?: (?:it|off|back|down|that|a|bit|little|please))*)?/,
    'soften it slightly',
  ],
];
