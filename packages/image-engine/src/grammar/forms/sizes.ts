import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Wishes for another cut, size or turn of the picture. */
export const SIZE_FORMS: readonly Form[] = [
  // "I need it exactly 1200 by 800 pixels"
  [
    /\b(?:i |we )?(?:need|want|require|must have|have|get) (?:it|this|that|the (?:photo|picture|image)) (?:to be |at |in )?(?:exactly|precisely) (?=\d)/,
    'resize it to ',
  ],
  // "It lies on its side, stand it upright": the turn says it.
  [
    /(?<=\b(?:side|sideways)\b[^.“]*)(?:, |and |so )+(?:please |can you )*(?:stand|put|set|turn|get|bring|make) (?:it|this|the (?:photo|picture)) (?:back )?(?:up )?(?:straight )?(?:upright|the right way up|right way up|on its feet|up again|up)(?: again)?(?= ?$| [,.;!]| please\b)/,
    '',
  ],
  // "Save it as 1200x800": a format has no digits.
  [
    /\b(?:export|save|deliver|output|render|download) (?:(?:it|this|everything|all of it|(?:the|my) (?:picture|photo|image|result)) )?(?:to|in|as|at) (?=\d+[x×]\d+)/,
    'resize it to ',
  ],
  // "The text is backwards, invert the photo": its sides, and not its colours.
  [
    /\b(flip it horizontally) (?:, |so |and |then )+(?:please )?invert (?:it|the (?:picture|photo|image))\b/,
    '$1',
  ],
  // "It is crooked by 2 degrees": how much is seen.
  [/\b(is crooked) (?:by|of) (?:about )?\d+\S*(?: (?:to the )?(?:left|right))?/, '$1'],
  [/\b(remove|delete|erase|cut) (?:only|just) (?=the (?:background|backdrop)\b)/, '$1 '],
  // "It is upside down, straighten it"
  [/\b(upside down) (?:, |so |and )+(?:please )?straighten (?:it|the (?:picture|photo))\b/, '$1'],
  // "Less red in the picture"
  [new RegExp(`\\b((?:less|more) ${COLOUR}) in (?:the|this|my) (?:picture|photo|image)\\b`), '$1'],
  [
    /\b((?:crop|trim|cut)(?: off| away)? (?:the )?)(?:empty|blank|boring|unused|useless) (top|bottom|left|right)(?= ?$| [,.;]| part| side| and\b)/,
    '$1$2',
  ],
  // "In smaller yellow letters": the letters are, and not the picture.
  [
    new RegExp(
      `\\b(?:in|with) (?:an? |slightly |much |rather )?(?:smaller|tiny|little) ((?:${COLOUR} )?(?:text|letters|font|writing|type|script|lettering|characters))\\b`,
    ),
    'in small $1',
  ],
  // "Trim off the bottom third where my thumb got in"
  [
    new RegExp(
      `${START}(?:please )?(?:crop|trim|cut|chop|slice|snip|lop)(?: off| away| out)? (?:the )?(top|bottom|left|right|lower|upper) (third|half|quarter|bit|part|strip|edge|side)(?: off)? (?:where|because|cause|since|as|which|that) [^,.;:!?]*?${END}`,
    ),
    'crop off the $1 $2',
  ],
  [
    new RegExp(
      `${START}(?:please )?(?:tighten|narrow)(?: up)? (?:the )?(?:frame|framing|crop|shot|picture)? ?(?:down )?(?:to|on|around) (?:my |the |his |her |our )?(subject|dog|cat|baby|person|product)${END}`,
    ),
    'crop close to the $1',
  ],
  // An American passport photo has that size.
  [
    /\b(?:us |american )?(?:passport|visa|id) (?:photo|picture|pic|image|shot) , (?:two by two|2(?:x|×|by|:)2)(?: inch(?:es)?)?\b/,
    'us passport photo',
  ],
  // "Crop it round the baby so there's none of the room showing"
  [
    new RegExp(
      `${START}((?:please )?(?:crop|cut|trim) [^,.;:!?]*?) so (?:that )?(?:theres|there|no|none|nothing|you|nobody|we dont|we cant) [^,.;:!?]*?${END}`,
    ),
    '$1',
  ],
  [
    /\b(crop|cut|trim) ((?:it |this )?)round (?=(?:the|my|our|his|her|me|us|him|them) ?)/,
    '$1 $2 around',
  ],
  [
    /\bzoom (?:right )?in(?: on| to| onto| close on)? (?:her|his|their|my|the|our|its) (subject|dog|cat|baby|person)\b/,
    'crop close to the $1',
  ],
  [
    /\b(?:crop|cut|trim) out (?:the )?(left|right|top|bottom) (side|part|bit|third|half|edge|quarter)\b/,
    'crop off the $1 $2',
  ],
  // "Flip her photo"
  [
    /\b(?:her|his|their|your|mums|moms|dads|grandmas|grandpas) (photo|picture|image|pic|shot|snap|selfie|photograph)\b(?! of)/,
    'the $1',
  ],
  // "A4 at 300 dpi" is 2480 by 3508 px (210 by 297 mm).
  [
    /\b(?:resize|scale|convert|export|save|make|bring)?(?: (?:it|this))? ?(?:to|in|at|as|on|for)? ?210:297 (?:at |in |with |and |, )*300(?: dpi| ppi)?(?= |$)/,
    'resize to 2480x3508',
  ],
  [
    /\b(?:resize|scale|convert|export|save|make|bring)?(?: (?:it|this))? ?(?:to|in|at|as|on|for)? ?297:210 (?:landscape )?(?:at |in |with |and |, )*300(?: dpi| ppi)?(?= |$)/,
    'resize to 3508x2480',
  ],
  [/\bsize (?=(?:210:297|297:210)\b)/, 'crop to'],
  // "Exactly 1920x1080, without distortion"
  [/\b(?:exactly|precisely|just) (?=\d+[x×:]\d+)/, ''],
  [/(\d+[x×]\d+)(?: px| pixels)? (?:exactly|precisely|sharp|dead on|on the dot)\b/, '$1'],
  [
    new RegExp(
      `(?:, |and |but )*(?:without|no|with no) (?:any )?(?:distortion|distorting|stretching|squashing|squishing|warping|deforming)(?: (?:it|anything|anyone|us|me))?${END}`,
    ),
    '',
  ],
  // "Crop the top off"
  [
    new RegExp(
      `${START}((?:please )?(?:crop|cut|chop|trim|slice|lop)) (?:the )?(top|bottom|left|right)(?: (?:side|bit|part|edge|strip))? (?:off|away)${END}`,
    ),
    '$1 off the $2',
  ],
  [
    new RegExp(`${START}(?:rotate |turn |spin )?(?:it |by )*180(?: degrees| °)?${END}`),
    'rotate it by 180°',
  ],
  // "Pad with white to square"
  [
    new RegExp(
      `\\bpad(?: it)? (?:with|in) (${COLOUR}) (?:to|into|until|so) (?:it is |its |a )*(square)\\b`,
    ),
    'pad to $2 in $1',
  ],
  // "Upscale 4 times": a factor.
  [
    /\b(upscale|enlarge|scale up|blow it up|make it bigger|upsize)(?: (?:it|this))?(?: (?:by|to))? ([2-4]) times\b/,
    '$1 it $2 times bigger',
  ],
  [
    /\b(?:blow it up|enlarge it|make it|scale it|bring it) (?:to )?((?:two|three|four|[2-4])) times (?:the |its |as )(?:original |current )?(?:size|big|large)\b/,
    'upscale it $1 times bigger',
  ],
  [/\bvisa (?=(?:photo|picture|pic) (?:of )?(?:2(?:x|×|by|:)2|two by two))/, 'passport'],
  [
    new RegExp(`${START}(?:the )?edges? (left|right|top|bottom) (?:crop|cut|trim)(?: off)?${END}`),
    'crop off the $1',
  ],
  [
    /\bmake bigger (?:the |it )?([2-4]) and keep (?:it )?sharp(?: the| it)?\b/,
    'upscale it $1 times bigger',
  ],
  [
    /\bput (?:the|it|them|this) (?:in )?(?:horizontally|vertically|horizontal|vertical|landscape|portrait)(?: format)? (?=\d+:\d+)/,
    'crop to',
  ],
  // "Professional headshot for LinkedIn"
  [
    /\b(?:(?:professional|business|corporate|nice) )?(?:headshot|portrait) for (?:my )?linkedin(?: profile)?\b/,
    'linkedin profile picture',
  ],
  // "Remove the left third of the picture"
  [
    /\b(?:remove|take off|take away|delete|cut away|lose|chop off|cut off) the (left|right|top|bottom|upper|lower)(?: hand)? (third|quarter|half)(?: of (?:the|my|this) (?:picture|photo|image|pic))?\b/,
    'crop the $1 $2',
  ],
  // That is Canada's.
  [
    /\b(?:canadian )?passport (photo|picture|pic|image) (?:, )?(?:in |of )?50x70 mm\b/,
    'canadian passport $1',
  ],
  [/\b(crop (?:it |this )?to \d+x\d+) (?:mm|cm)\b/, '$1'],
  // "Crop to head and shoulders"
  [
    /\b(?:crop|cut|trim|zoom)(?: (?:it|this|me|us|in|the picture|the photo))* (?:down )?(?:to|on|onto|close to|tight to|around|tightly around|at) (?:just |only )?(?:the |my |her |his |our )?(?:head and shoulders|shoulders|bust)(?= ?$| ,| \.| and\b| please\b)/,
    'headshot crop',
  ],
  [/\b(\d+:\d+)(?: format)? with black (?:bars|borders|edges)\b/, 'pad to $1 in black'],
  [
    /\bcompress (?:it|this|the (?:photo|picture|image|file))(?: (?:for|so (?:that )?(?:i|we) can send (?:it )?(?:on|over|by|via)|to send (?:it )?(?:on|over|by|via)) \w+)?/,
    'make the file smaller',
  ],
  [
    /\b(?:passport|visa|id) (photo|picture|pic|image) , (?:in )?(?:us|american|usa) (?:size|format|standard)\b/,
    'us passport $1',
  ],
  [/\b(round profile picture) cut out\b/, '$1'],
  [
    new RegExp(
      `\\bsquare(?: format)?(?: for \\w+)? with (?:of )?(${COLOUR}) (?:padding|bars|bands|borders|stripes|edges)(?: (?:on|in|at) (?:the |both )?\\w+)?`,
    ),
    'pad to square in $1',
  ],
];
