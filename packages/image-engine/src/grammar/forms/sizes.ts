import { COLOUR, END, FIRST, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE =
  '(?:so |and |please |can you |could you |can we |just |lets |id |ill |maybe |then )*';
const SHOT = '(?:picture|photo|image|pic|shot|frame|scan|file)';
const FIGURES = [
  ['two', 2],
  ['three', 3],
  ['four', 4],
] as const;

/** Sizes, shapes and what they are for. */
export const SIZE_FORMS: readonly Form[] = [
  // "Bigger, for a poster print of 50x70": of paper, and no px
  [
    /(?<=\b(?:bigger|larger|enlarge|upscale|blow)\b[^.;:!?“]* )(?:for )?(?:an? )?(?:(?:poster|canvas|photo|fine art) )?(?:print|poster|canvas)(?: print)? (?:of|in|at|as|with) \d{2,3}x\d{2,3}(?: ?(?:cm|inches))?(?= ?$| [,.;!]| and\b)/,
    'for a print',
  ],
  [
    /\bmake (?:it |her |him |them |this )?smaller (?:in |to |on |under |below |than |less than |less of |of |at most |max |maximum )+\d+ ?(?:kb|mb|kilobytes?|megabytes?|megs?|ko|mo|decent)(?: in (?:jpe?g|png|webp))?(?= ?$| [,.;!]| and\b)/,
    'make the file smaller',
  ],
  // "For my passport, UK size"
  [
    /\bfor (?:my |an? |the |our )?(?:new )?passport (?:, )?(?:in )?(uk|us|canadian|indian) (?:size|format|standard)(?= ?$| [,.;!]| and\b)/,
    '$1 passport photo',
  ],
  [
    /\bfor (?:my |an? |the |our )?(?:new )?passport (?:, )?(?:in )?(?:eu|german|french|spanish|european|official|standard|normal) (?:size|format|standard)(?= ?$| [,.;!]| and\b)/,
    'passport photo',
  ],
  // "1920x1080 for my desktop wallpaper": the figures say more than the name
  [
    /(\d{3,4}x\d{3,4}(?: (?:px|pixels))?) (?:for|as) (?:my |an? |the |our )?(?:desktop|computer|pc|laptop|monitor|screen|mac|macbook|tv|wallpaper)(?: (?:wallpaper|background|screen|desktop))?(?= ?$| [,.;!]| and\b| but\b)/,
    '$1',
  ],
  // "Shrink it under 200kb"
  [
    new RegExp(
      `${START}(?:please )?(?:shrink|compress|reduce|get|make|bring|squeeze|keep)(?: (?:it|this|that|the (?:file|picture|photo|image)(?: size)?|down|size))* (?:to )?(?:be )?(?:under|below|less than|smaller than|at most|max|maximum|to|up to) (?:about |max |maximum )?\\d+ ?(?:kb|mb|kilobytes?|megabytes?|megs?|ko|mo)\\b(?: please)?(?: or (?:less|smaller|so))?`,
    ),
    'make the file smaller',
  ],
  // "At least 3000 px wide"
  [
    /\b(?:at least|at a minimum|(?:a )?minimum(?: of)?|no less than|not less than) (?=\d+ (?:wide|high|tall|across|in|on|px|pixels)\b|\d+x\d+\b|\d{3,} ?(?:$|[,.;]))/,
    '',
  ],
  // "Enlarge it for a banner print of 2 metres": as large as it goes
  [
    /\b(?:for|to) (?:an? |the )?(?:banner|poster|canvas|tarpaulin|billboard|vinyl|wall)? ?(?:print|printing|banner|canvas|billboard)(?: (?:it|on|an?|banner|canvas|poster))* of \d+ (?:decent|m|met(?:er|re)s?|cm|feet|foot|ft)(?= ?$| [,.;:!?]| and\b| please\b)(?<=\b(?:bigger|larger|enlarge|upscale|big|large)\b.*)/,
    '',
  ],
  // "US visa photo, 2x2 inch, 600x600 px": two inches at 300 dots each, as the United States ask
  [
    new RegExp(
      `${FIRST}(?:(?:i need|make|for|an?|my|this|the|us|usa|american|it) )*(?:visa|passport|green card|dv lottery) (?:photo|picture|pic)(?: (?:,|2x2|in|inch|inches|at|of|size|with|\\(|\\)))* (?:600x600)(?: ?(?:px|pixels?))?(?=[ ,.;]|$)`,
    ),
    'us passport photo , resize to 600x600 ,',
  ],
  // "Passport photo, head centred": it is
  [
    new RegExp(
      `(?<=\\b(?:passport|visa|id|biometric|identity)\\b[^“]*)(?<= )(?:(?:,|and|with) )*(?:(?:the|my|his|her|with) )*(?:head|face)(?: and shoulders)? (?:(?:should|must|be|is|nicely|in the|perfectly) )*(?:centered|center|middle)${END}`,
    ),
    '',
  ],
  // "Resize to 1080x1350 for Instagram without cutting anything off": the size is told
  [
    /(?<=\b\d{3,4}x\d{3,4}(?:px| px| pixels)? )for (?:my |an? |the |our )?(?:instagram|insta|facebook|twitter|x|linkedin|tiktok|pinterest|youtube)(?: (?:post|feed|story|stories|page|profile|shop|ad|ads|banner|cover))?(?= ?,? (?:but |please )*without cropping)/,
    '',
  ],
  // "Passport photo 35x45 mm on white"
  [
    new RegExp(
      `(?<=\\b(?:passport|id|visa|biometric|headshot|profile)\\b[^.;:!?“]*? )on (?:an? )?(?:plain |pure |clean )?((?:light |pale )?(?:white|gray|grey|blue))(?: background| ground)?${END}`,
    ),
    'with $1 background',
  ],
  // "The printer guy says he needs it twice as big": who wants it, and no words to be written
  [
    /(?:(?:and|because|since|but) )?(?:the|my|our|their) (?:\w+ ){1,3}?(?:says?|said|tells? me|told me|insists|reckons|thinks) (?:that )?(?:he|she|they|we|i|it) (?:needs?|wants?|would like|has to have|must have|should have) (?:it|this|that|the (?:photo|picture|image|file)) (?=\w)/,
    'make it ',
  ],
  // "To 1920x1080 without cropping, fill the rest with black"
  [
    new RegExp(
      `(\\d{2,5}(?:x|×|by|:)\\d{2,5}\\b[^.;“]*?) (?:[,;] |and |then )*(?:${PLEASE})(?:(?:the |all the |whatever is |what is )?(?:rest|left over|space|edges|margins?|sides|borders|bars|gaps)(?: (?:should be|is|being))? (?:pad|padded|fill|filled|filling|fill up|filled up) (?:up )?(?:with|in)|(?:pad|fill)(?: up| in)? (?:(?:it|the (?:rest|space|edges|margins?|sides|borders|gaps)) )?(?:with|in)) (${COLOUR})${END}`,
    ),
    '$1 with $2 bars',
  ],
  // "The width shouldn't be more than 800"
  ...(
    [
      ['width', 'wider'],
      ['height', 'taller'],
    ] as const
  ).map(
    ([edge, than]): Form => [
      new RegExp(
        `\\bthe ${edge} (?:shouldnt|should not|mustnt|must not|cant|cannot|may not) (?:be )?(?:more than|over|exceed|above|bigger than|wider than|larger than|taller than|higher than) (\\d+)`,
      ),
      `make it no ${than} than $1`,
    ],
  ),
  // "It has to be exactly 600 by 400", "the form only takes 500x500 px pictures"
  [
    new RegExp(
      `\\b(?:it|this|the ${SHOT}) (?:has to|must|needs to|should|ought to|is to|shall|got to) (?:be|measure|come out at|come to) (?:exactly |precisely )?(?=\\d{3,5}(?:x|×|by)\\d{3,5}(?:px|pixels?)?\\b)`,
    ),
    'resize it to ',
  ],
  [
    new RegExp(
      `\\b(?:the|my|their|our|this|that) (?:\\w+ ){1,3}?(?:only |just )?(?:takes|accepts|allows|wants|needs|requires|demands|expects|asks for) (?:only )?(?:(?:pictures?|photos?|images?) )?(?:of |at |in |with )?(?:exactly )?(\\d{3,5}(?:x|×|by)\\d{3,5}(?:px|pixels?)?)(?: (?:pictures?|photos?|images?|files?))?${END}`,
    ),
    'resize it to $1',
  ],
  // "Could it be brought down to 50 percent"
  [
    new RegExp(
      `\\b(?:it|this|the ${SHOT}|the size|the dimensions) (?:be )?(?:brought|taken|shrunk|scaled|cut|reduced|knocked) down (?:in size )?to (?=\\d)`,
    ),
    'resize it to ',
  ],
  // "Bigger please, twice the pixels"
  [
    new RegExp(
      `(?:(?:make it )?(?:bigger|larger)(?: please)? [,;] )?(?:at |with |to |have |in )*(?:twice|double|two times) (?:the|as many) (?:number of )?(?:pixels|resolution|pixel count)${END}`,
    ),
    'upscale it 2×',
  ],
  ...FIGURES.map(
    ([word, times]): Form => [
      new RegExp(
        `\\b(?:upscale|enlarge|scale up|scale it up|blow it up)(?: (?:it|this|the ${SHOT}))? (?:by )?(?:a factor of )?${word}(?: times)?${END}`,
      ),
      `upscale it ${times}×`,
    ],
  ),
  // "The file's dinky, can you blow it up"
  [
    new RegExp(
      `${START}(?:the |its |my |this |it )(?:${SHOT}s? )?(?:is |s |looks |so |a bit |really |rather |way |too )*(?:dinky|titchy|piddly|weeny|minuscule|teensy|tiny|puny|small|little|minute|diddy) [,.;–-] (?=${PLEASE}(?:blow|upscale|enlarge|double|triple|scale|make it (?:bigger|larger))\\b)`,
    ),
    '',
  ],
  // "I need it exactly 1200 by 800 pixels"
  [
    /\b(?:i |we )?(?:need|want|require|must have|have|get) (?:it|this|that|the (?:photo|picture|image)) (?:to be |at |in )?(?:exactly|precisely) (?=\d)/,
    'resize it to ',
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
  // "It is upside down, straighten it", "turn it round"
  [
    /\b(upside down) (?:, |so |and )+(?:please |can you |just )*(?:straighten (?:it|the (?:picture|photo))|(?:turn|rotate|spin|flip) (?:it|the (?:picture|photo))(?: (?:a?round|over|back))?)(?= ?$| ?[,.;!?])/,
    '$1',
  ],
  // "Crop it to 1200 x 800 pixels from the middle": what is cut to a size keeps its middle.
  [
    /(?<=\b(?:crop|cut|resize)\b[^.,;!]* \d+ ?[x:] ?\d+(?: ?(?:px|pixels))? )(?:from|around|out of|at|in) the (?:very |exact )?(?:middle|center)(?: of (?:it|the (?:picture|photo|image)))?(?= ?$| ?[,.;!])/,
    '',
  ],
  // "Less red in the picture"
  [new RegExp(`\\b((?:less|more) ${COLOUR}) in (?:the|this|my) (?:picture|photo|image)\\b`), '$1'],
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
  // "Flip her photo"
  [
    /\b(?:her|his|their|your|mums|moms|dads|grandmas|grandpas) (photo|picture|image|pic|shot|snap|selfie|photograph)\b(?! of)/,
    'the $1',
  ],
  // "A banner for our shop, 1920x400": the figures say more than the name
  [
    /(?<=^|[,.;:!?] |\b(?:and|so) )(?:(?:please|can you|could you|i|we|id like|would like|want|need|make|me|us|it|into|as|for) )*an? (?:\w+ )?(?:header|banner)(?: (?:image|picture|photo|graphic))?(?: for (?:my|our|the|a) [^,.;:!?“]{1,30}?)?(?: (?:,|of|in|at|with|size|sized))* (?=\d{3,4}(?:x|×|by)\d{3,4}(?:px|pixels?)?(?: |$))/,
    '',
  ],
  // "A4 at 300 dpi" is 2480 by 3508 px (210 by 297 mm).
  [
    /\b(?:resize|scale|convert|export|save|make|bring)?(?: (?:it|this))? ?(?:to|in|at|as|on|for)? ?210:297 (?:at |in |with |and |, )*300(?: dpi| ppi)?(?= |$)/,
    'resize to 2480x3508',
  ],
  [
    /\b(?:resize|scale|convert|export|save|make|bring)?(?: (?:it|this))? ?(?:to|in|at|as|on|for)? ?297:210 (?:landscape |horizontal |format |in |at |with |and |, )*300(?: dpi| ppi)?(?= |$)/,
    'resize to 3508x2480',
  ],
  // "Exactly 1920x1080, without distortion"
  [/\b(?:exactly|precisely|just) (?=\d+[x×:]\d+)/, ''],
  [/(\d+[x×]\d+)(?: px| pixels)? (?:exactly|precisely|sharp|dead on|on the dot)\b/, '$1'],
  // "Crop the top off"
  [
    new RegExp(
      `${START}((?:please )?(?:crop|cut|chop|trim|slice|lop)) (?:the )?(top|bottom|left|right)(?: (?:side|bit|part|edge|strip))? (?:off|away)${END}`,
    ),
    '$1 off the $2',
  ],
  // "Pad with white to square"
  [
    new RegExp(
      `\\bpad(?: it)? (?:with|in) (${COLOUR}) (?:to|into|until|so) (?:it is |its |a )*(square)\\b`,
    ),
    'pad to $2 in $1',
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
];
