import { COLOUR, colourAmong, END, START } from '../parts.ts';
import { PLEASE_AND_THEN } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const CUT =
  '(?:crop|trim|cut|chop|slice|snip|clip|take|remove|lose|delete|erase|get rid of|do away with|strip)';
const OF = `(?:(?:big|thick|thin|wide|narrow|ugly|scanner|scan|scanned|paper|old|blank|empty|outer|uneven|dirty|yellowed|torn|ragged|annoying|surrounding|letterbox|transparent|polaroid|instax|instant(?: film| print)?|${colourAmong()}) )*`;
const BORDERS = '(?:borders?|frames?|margins?|bars?|letterbox(?:ing)?|(?:scan(?:ner)? )edges?)';
const OFF =
  '(?: (?:off|away|out|around|round|it|all|the|this|that|my|our|scan|scanned|print|document|photo|picture|image|from|of|please|sides?|completely|entirely|on|at|left|right|and|top|bottom|above|below|both))*';
/** Where they are from: "that the app has added". */
const LEFT =
  '(?: (?:that |which )?(?:the |my |our )?(?:scanner|scan|scanning|app|printer|copier|camera|phone|screenshot|it)(?: has| have| had| always)? (?:leaves?|left|made|makes?|adds?|added|puts?|gave)(?: (?:there|behind|around|in|on|it))*)?';
const WHITE_EDGES = `(?:white|black|gray|cream|beige|yellowed|scanner|scan|paper) (?:edges?|strips?|stripes|bands?|rims?|space)`;

/** Borders that a picture came with, as scans, prints and screenshots have them: they are to go. */
export const BORDER_FORMS: readonly Form[] = [
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
  // "Came out with a big grey border, trim it"
  [
    new RegExp(
      `(?<!\\b(?:add|put|print|frame|give|want|post|place|draw|make)\\b[^.;]*)(?<=^|^(?:there (?:are|is) |theres )|^(?:(?:the|my|our|this|that|a|an) )?(?:\\w+ )?(?:scans?|photos?|pictures?|images?|pics?|prints?|screenshots?|slides?|documents?|pages?|it|this)\\b[^;!?“]*? )(?:, |and |but )*(?:with|has|have|got|theres|there is|there are|having|shows?)(?: still)?(?: got)? (?:an? |some |these |those |its |the |that |this )?${OF}(?:${BORDERS}|${WHITE_EDGES})${OFF} (?:[,.;] |and |so |which |that )*${PLEASE_AND_THEN}(?:you )?(?:trim|crop|cut|chop|remove|take|get rid of|clip)(?: (?:it|them|that|those|this|these|(?:the |that |those |these )?(?:borders?|frames?|bars?|margins?|edges?)))?(?: (?:off|away|out))*${END}`,
    ),
    ', crop off border',
  ],
  // "Crop off the white border", "trim the white edges of the scan"
  [
    new RegExp(
      `${START}${PLEASE_AND_THEN}${CUT}(?: (?:off|away|out))? (?:the |that |this |these |those |any |all |all the |my )?${OF}(?:${BORDERS}(?: (?:${COLOUR}))?|${WHITE_EDGES})${OFF}(?: (?:the|my|our) (?:logo|drawing|scan|product|item|sketch|text|chart|graph|screenshot|document|page))?${LEFT}${END}(?<!\\b(?:cinema|movie|film|black and white) [^,.;]*)`,
    ),
    'crop off border',
  ],
  // "Please get those black bars off", "the white border should go"
  [
    new RegExp(
      `${START}${PLEASE_AND_THEN}(?:get|take|have|want|i want|id like) (?:the |that |this |these |those |any |all |all the |my )?${OF}(?:${BORDERS}|${WHITE_EDGES})(?: (?:of|from|around|round) (?:it|the (?:photo|picture|image|scan)))? (?:off|away|out|gone|removed|trimmed|cropped|cut)(?: (?:off|away|out|please|of it))*${END}`,
    ),
    'crop off border',
  ],
  [
    new RegExp(
      `${START}(?:the |that |this |these |those |all the )${OF}(?:${BORDERS}|${WHITE_EDGES})(?: (?:of|from|around|round) (?:it|the (?:photo|picture|image|scan)))? (?:should|must|has to|have to|needs? to|can|could|may) (?:please )?(?:go|be (?:gone|removed|cut off|trimmed|cropped|cropped off|cut away|trimmed off))(?: away)?${END}`,
    ),
    'crop off border',
  ],
  [
    new RegExp(
      `${START}(?:can|could|may) (?:the |that |this |these |those |all the )${OF}(?:${BORDERS}|${WHITE_EDGES})(?: (?:please|maybe))? (?:go|be (?:gone|removed|cut off|trimmed|cropped))(?: please)?${END}`,
    ),
    'crop off border',
  ],
  // "No black bars, please", where nothing else is said
  [
    new RegExp(
      `^(?:please )?(?:no|without|(?:i|we) (?:dont|do not) want) (?:the |that |this |these |those |any )?${OF}(?:${BORDERS}|${WHITE_EDGES})${OFF}(?= ?$| [.!] ?$)`,
    ),
    'crop off border',
  ],
  // Those that are left where a picture was straightened are cut off by that.
  [
    /(?<!\b(?:straighten|straight|level|rotate|turn|tilt)\b.*)\btrim the empty edges(?= ?$| [,.;!]| and\b)/,
    'crop off border',
  ],
];
