import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const ASIS =
  '(?:alone|as (?:it|they) (?:is|are)|exactly as (?:it|they) (?:is|are)|unchanged|untouched|as is|the same|the way (?:it|they) (?:is|are))';
/** Of these each has a reading of its own. */
const PART =
  '(?:background|backdrop|sky|rest|subject|foreground|everything|face|faces|skin|colors?)';

/** What stays, what is told beside a wish, and what a picture is to be right for. */
export const PLAINLY_TOLD_FORMS: readonly Form[] = [
  // "Sky's all white"
  [
    /(?<=^|[,.;:!?] |\b(?:and|but|because|as|so|the) )skys (?=(?:dead|so|too|very|really|a|all|just|completely|totally|quite|rather|pretty|gray|dull|boring|white|blown|flat|empty|overcast|washed|ugly|pale|bland|drab|dreary|hazy|cloudy)\b)/,
    'sky is ',
  ],
  // "Sky blue, the rest stays": it, and no colour of something else
  [
    /^(?:please )?(?:the )?sky (?:please )?blue(?= please| ?$| [,.;!])(?! , (?:the|my|our) (?!rest\b|others?\b)(?:\w+ )?\w+ ?$)(?!.*\b(?:duotone|background|border|frame|text|letters|tint)\b)/,
    'clear blue sky',
  ],
  // "Keep the curtains and the lamp as they are"
  [
    new RegExp(
      `${START}(leave|keep) (?:the |my |our |his |her )?((?!${PART}\\b)\\w+) and (?:the |my |our |his |her )?((?!${PART}\\b)\\w+) ${ASIS}${END}`,
    ),
    '$1 the $2 alone , $1 the $3 alone',
  ],
  // "The roof should but stay unchanged", as German has it
  [
    new RegExp(
      `${START}((?:the|my|our|his|her) (?!${PART}\\b)\\w+) (?:should|must|has to|have to) (?:but )?(?:but |please |also )*(?:stay|remain|be) ${ASIS}${END}`,
    ),
    'leave $1 as it is',
  ],
  // "The correct format for a visa"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:(?:make|get|crop|cut|resize|bring|turn|change) )?(?:(?:it|this|that|the (?:photo|picture|image)) )?(?:(?:to|into|in|at|have|be) )*(?:the )?(?:right|correct|proper|required|official|exact) (?:size|format|dimensions|measurements|shape)(?: and (?:size|format|shape))? for (?:an?|my|our|the|his|her) (?:new )?((?:uk |us |british |american |canadian |indian |german |french |spanish |eu |schengen )?(?:passport|visa|id card|green card))(?: (?:photo|picture|application|renewal|35x45))*(?: (?:of )?35x45)?(?: ?mm)?(?= ?$| [,.;!?]| (?:with|and|but|on|in|please)\\b)`,
    ),
    'crop it for a $1 photo ',
  ],
  // "Class photo in A4"
  [
    new RegExp(
      `${START}(?:(?:the|my|our|this|an?) )?(?:group|class|team|family|wedding|club|school|holiday|birthday|baby|product|profile) (?:photo|picture|image|pic|shot|portrait) (?:(?:in|to|as|at|on) )+(\\d+:\\d+)(?: (?:landscape|portrait|format|size|ratio|horizontal|vertical))*${END}`,
    ),
    'crop to $1',
  ],
  // "Can you make this printable at 8x10"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:make|get|have) (?:it|this|that|the (?:photo|picture|image)) (?:printable|print ready|ready (?:to|for) print(?:ing)?|fit for printing|printed) (?:at|in|as|for|on|to) (?:an? )?(\\d{1,2}:\\d{1,2}|\\d{1,2}x\\d{1,2})(?: (?:inch|inches|in|cm|print|size|photo))*${END}`,
    ),
    'crop to $1',
  ],
  // "Make the text on the poster readable"
  [
    new RegExp(
      `${START}(?:please |can you |could you |i want |id like )*(?:make|get) (?:the |my |this |all the )?(?:text|writing|lettering|letters|words|handwriting|small print|print|sign|label|letter|receipt|recipe|document|note|whiteboard|menu)(?: (?:on|in|of) (?:the|my|this|her|his|our) \\w+(?: \\w+)?)? (?:to be |be )?(?:more |better |properly |clearly |a bit |actually )*(?:readable|legible|easier to read|easy to read|clearer)(?: again)?${END}`,
    ),
    'more contrast , sharpen it',
  ],
  // "Bring out the details in the dark parts"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:bring out|bring back|show|recover|get|pull out|reveal) (?:(?:the|more|some|any|all|a bit of) )*details? (?:in|from|of) (?:the |all the )?(?:dark|darker|darkest|black|shadow|shadowy)(?:s| (?:parts?|areas?|bits?|corners?|regions?|spots?))?${END}`,
    ),
    'lift the shadows',
  ],
  // "A crack straight down the side"
  [
    /(?<=\b(?:crease|tear|rip|crack|fold|scratch|line|stain|mark|streak)s? )(?:right|straight|slap|all the way|clean) (?=(?:across|through|down|along|over)\b)/,
    '',
  ],
  // "Dark, like the poster of a horror film": how it is meant, beside a look that is said
  [
    new RegExp(
      `(?<=\\w )(?<!\\b(?:look|looks|looking|it|this|that|feel|feels|something|photo|picture|image|me|us) )(?:, )?(?:a bit |just |kind of |sort of )?like (?:on |in )?(?:the|an?) (?:cover|jacket|dust jacket|sleeve|poster|still|scene|opening|trailer) (?:of|from|for|in|on|to) (?:an? |the |some )?(?:(?:old|crime|horror|fantasy|romance|thriller|detective|mystery|science|fiction|spy|ghost|scandinavian|nordic|film|indie|heavy|metal|rock|jazz) )*(?:novels?|books?|films?|movies?|series|thrillers?|albums?|records?|magazines?|story|mystery)${END}`,
    ),
    '',
  ],
  // "I like to be open about it": why
  [
    new RegExp(
      `(?<= )(?:[,.;:!?–-] |because |as |since |so )+(?:i|we)(?:m| am| are)? (?:(?:want|need|have|like|try|trying|wanna|would like|prefer)(?: to)? )?be (?:completely |really |totally |quite |just )?(?:honest|fair|transparent|open|upfront|straight|truthful) (?:with|to|towards|about) (?:the |my |our |it |any |potential |possible )*\\w*${END}`,
    ),
    '',
  ],
  // "Taken at ISO 3200": how it was
  [
    new RegExp(
      `(?<=\\b(?:nois\\w*|grain\\w*|denoise)\\b[^“]*)(?<= )(?:[,.;:–-] |and |but |because |as |since )+(?:(?:it|this) was )?(?:(?:shot|taken|photographed) )?(?:(?:at|with|on|the) )*iso \\d{3,6}(?: (?:was|is|had|sadly|unfortunately)[^,.;:!?“]*)?${END}`,
    ),
    '',
  ],
  [
    /^(?:(?:it|this) was )?(?:shot|taken|photographed) (?:at|with|on) iso \d{3,6}(?: (?:at|in|by) [^,.;:!?“]{1,30})? (?:[,.;:–-] |and |so )+(?=\w)/,
    '',
  ],
];
