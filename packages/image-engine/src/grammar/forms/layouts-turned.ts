import { COLOUR, END, PICTURE } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE =
  '(?:so |and |please |can you |could you |can we |just |lets |id |ill |maybe |then )*';
const SHOT = '(?:slide|print|negative|picture|photo|image|pic|shot|frame|scan|file)';
const FACING = '(?:facing|looking|pointing|heading|turned|faces?|looks?|points?|heads?)';
const WHO = '(?:im|i am|i|hes|shes|he|she|it|its|we|were|they|theyre|(?:my|the|our|his|her) \\w+)';
const SHOULD =
  '(?:should|must|ought to|needs? to|has to|have to|is supposed to|was supposed to|were supposed to|id like (?:him|her|it|them) to|i want (?:him|her|it|them) to)';

/** Turns, formats and several pictures, as people tell of them: how it lies, what it is for. */
export const LAYOUT_TURNED_FORMS: readonly Form[] = [
  // "It came in sideways": how it lies, and a turn that says what to do
  [
    new RegExp(
      `\\b(?:it|this|the ${SHOT})(?: has| have)? (?:came|come|turned|loaded|uploaded|imported|ended|pop(?:ped)?|landed|got|was|is|lies|lying|been|scanned|save(?:d)?|taken| )+(?:in|out|up|over|through)? ?(?:sideways|on its side) [,.;–-] ${PLEASE}(?:stand|put|set|turn|get|bring|make|rotate|have|flip|tip) (?:it|this)(?: back)? (?:up )?(?:(?:on|onto) its feet|upright|the right way(?: up| round)?|right way up|straight|up|right)(?: again)?${END}`,
    ),
    'its sideways , rotate it',
  ],
  ...(
    [
      ['left', 90],
      ['right', 270],
    ] as const
  ).map(
    ([side, degrees]): Form => [
      new RegExp(
        `(?:its|it is|the ${SHOT} is|this is|it) (?:lying |been |lies |laid |fallen )*on its ${side} side [,.;–-] ${PLEASE}(?:stand|put|set|turn|get|bring|make|rotate|have|flip|tip) (?:it|this)(?: back)? (?:up )?(?:(?:on|onto) its feet|upright|the right way(?: up| round)?|right way up|straight|up)(?: again)?${END}`,
      ),
      `rotate it ${degrees}° clockwise`,
    ],
  ),
  // "The sea is running downhill"
  [
    /\bthe (?:sea|ocean|lake|water|river|horizon|street|road|house|floor|shelf|table|beach) (?:is |s )?(?:running|flowing|sliding|tipping|falling|leaking|draining|pouring|going|runs|flows|drains|pours|sloping|slopes|spilling) (?:downhill|uphill|off|out|away|over|down|up)(?: (?:to|on|at|of) (?:the|one) (?:left|right|side|frame|picture|photo))*(?= (?:[,.;–-]|and|so) [^“]*\b(?:level|straight|straighten|fix|sort|correct|rotate|upright|right|even)\b)/,
    'the horizon is crooked',
  ],
  [
    new RegExp(
      `\\b(?:it|this|everything|the ${SHOT}) (?:leans|tilts|is tilted|is leaning|slopes|tips|slants|is off) (?:to the |to )?(left|right) by (?:about |roughly |around )?(\\d+)`,
    ),
    'it leans $2 to the $1',
  ],
  // "I'm facing left and should be facing right"
  [
    new RegExp(
      `\\b${WHO} (?:is |are |am |s )?${FACING}(?: (?:to|towards))?(?: the)? (?:left|right)(?: (?:here|now|in this|at the moment))? (?:, |and |but |yet |though |when |while )+(?:(?:i|he|she|it|we|they) )?${SHOULD} (?:be )?${FACING}(?: (?:to|towards))?(?: the)? (?:left|right)${END}`,
    ),
    'flip it horizontally',
  ],
  [
    new RegExp(
      `\\b(?:turn|flip|mirror)(?: (?:it|this|the ${SHOT}))?(?: over)? (?:from )?top (?:to|for|over|and) bottom${END}`,
    ),
    'flip it vertically',
  ],
  [
    new RegExp(
      `\\b(?:tip|cant|lean|slant|skew) (?:it|this|the ${SHOT}) (?=(?:by )?(?:about |roughly |around )?(?:an? )?(?:\\d+|few degrees))`,
    ),
    'rotate it ',
  ],
  // Some degrees are few, and no quarter of a turn.
  [
    new RegExp(
      `\\b(rotate|tilt|turn|spin) ((?:(?:it|this|the ${SHOT}) )?)(?:by )?(?:just )?(?:a few|a couple of|a couple|some|two or three) degrees`,
    ),
    '$1 $2 3°',
  ],
  [
    /(?<=\b(?:rotate|tilt|turn|askew|aslant)\b[^.;!?“]*) for (?:an? |that |some )?(?:\w+ )?(?:quirky|dynamic|edgy|playful|jaunty|casual|fun|arty|artsy|crazy|funky) (?:look|feel|vibe|touch|effect|angle)/,
    '',
  ],
  [
    /\b(?:the |my )?(?:selfie|front|phone|web) cam(?:era)? (?:has |always )?(?:flipped|mirrored|reversed|swap(?:ped)?|flips|mirror(?:s)?) (?:it|me|us|everything|the \w+)(?: [,.;–-] (?:so |please |can you |could you )*(?:put|set|make|turn) (?:it|that|this) (?:right|back|straight|the right way(?: round)?))?/,
    'its mirrored , flip it back',
  ],
  // Papers with a photo, and places with a shape of their own
  [
    /\b(?:photo|picture|pic|portrait|mugshot) for (?:my |an? |the |his |her |our )?(?:new |provisional |renewed )*((?:uk |british |us |american |german |french |spanish |canadian |schengen |eu )?)(?:driving licen[cs]e|drivers licen[cs]e|passport|visa|residence permit|work permit|id card|id badge|work badge|staff badge|student card|bus pass|railcard|library card|membership card|id)(?= ?$| [,.;]| with\b| and\b| on\b| please\b)(?: , uk(?= ?$| [,.;]))?/,
    '$1 passport photo',
  ],
  [
    /\blinkedin (?:headshot|portrait|photo|picture|pic|avatar)(?: photo| picture| pic)?(?= (?:with|on|in|and|against)\b)/,
    'linkedin profile picture',
  ],
  [
    /\b(?:\w+ )?(?:profile (?:pic|picture|photo|image)|avatar) (?:, )?(?:and |but |make it )?(?:round|circular)(?= [,.]| ?$| please\b)/,
    'round profile picture',
  ],
  [
    /\b(?:have|get|make|need|put|want|be)(?: (?:it|this|that))? (?:in |to |into )?(?:the |a )?(?:right|correct|proper|ideal|perfect|required) (?:shape|size|format|dimensions|proportions|ratio) for (?:an? |my |the |our )?(?=\w)/,
    'crop it for a ',
  ],
  [
    /\b(?:residence permit|work permit|bus pass|student card|railcard|library card|membership card|id badge) (photo|picture|pic|image)\b/,
    'passport $1',
  ],
  [/\b(passport|visa|id) style\b/, '$1 photo'],
  // It stands on its head, or is the wrong way round.
  [
    new RegExp(
      `\\b(?:it|this|the ${SHOT}|its) (?:is |s |stands |standing )*on its head(?= ?$| [,.;])`,
    ),
    'its upside down',
  ],
  [
    /\b(?:turn|flip|put|rotate) (?:it|this) (?:the other way up|top side down|on its head)\b/,
    'turn it upside down',
  ],
  [
    /\b(?:it|its|this|the (?:photo|picture|scan|image|slide|print|negative))(?: has| is| was)? (?:been |was |got )?(?:scanned|printed|save(?:d)?|taken|imported|copied) (?:back to front|the wrong way round|in reverse|mirrored|in mirror image)(?= ?$| [,.;])/,
    'flip it horizontally',
  ],
  // Several pictures
  [
    new RegExp(`\\blet (${PICTURE}) (?:shine|show|come|glow|peek) through (${PICTURE})`),
    'blend $1 over $2',
  ],
  [
    new RegExp(
      `\\b(?:take|cut|get|grab|lift) (?:the|my|our|his|her) \\w+ (?:from|out of) (${PICTURE}) (?:, |and |then )+(?:put|stick|place|pop|drop|paste|set) (?:him|her|it|them) (?:on|to|at) the (left|right)(?: side)? of (${PICTURE})`,
    ),
    'put the subject of $1 into $3 on the $2',
  ],
  [
    /\b(?:put|place|use|have) (?:the first(?: picture| photo| image| one)?|(?:picture|photo|image|pic) (?:1|one)) (?:in|into|as) the (?:background|backdrop) (?:of|for) (?:the second(?: picture| photo| image| one)?|(?:picture|photo|image|pic) (?:2|two))/,
    'put the subject of the second picture into the first picture',
  ],
  [
    new RegExp(
      `\\b(side by side|(?:above|below|beside|next to) (?:the other|each other|one another)) (?:, |with )+(?:an? )?(\\d+) (${COLOUR}) (?:in )?between`,
    ),
    '$1 with a $2 $3 gap',
  ],
  [/\bput together (?:an? )?(?=(?:\w+ )?(?:collage|grid|contact sheet|mosaic)\b)/, 'make a '],
  [
    new RegExp(
      `(?:put )?before (?:on|to) the left (?:, |and )+after (?:on|to) the right (?:, |and |both |each )*(?:label|labell?ed|with labels|caption|captions|captioned|write|mark|marked|with captions)(?: accordingly| as such)?${END}`,
    ),
    'side by side , write “Before” bottom left and write “After” bottom right',
  ],
  [
    /\b(?:(?:the|these|those|both|my) )?(?:two|both|three|pictures|photos|pics|images)(?: (?:pictures|photos|pics|images|shots))? (?:to )?(?:be )?(?:joined|stitch(?:ed)?|glued|stuck|pasted|merge(?:d)?|put|combine(?:d)?)(?: together| up)? (?:in)?to (?:one|a|a single) (?:long|wide|broad) (?:picture|photo|strip|image|one)/,
    'put them side by side',
  ],
  [
    /\b(?:(?:the|these|those|both|my) )?(?:two|both|three|pictures|photos|pics|images)(?: (?:pictures|photos|pics|images|shots))? (?:to )?(?:be )?(?:joined|stitch(?:ed)?|glued|stuck|pasted|merge(?:d)?|put|combine(?:d)?)(?: together| up)? (?:in)?to (?:one|a|a single) (?:tall|high|vertical) (?:picture|photo|strip|image|one)/,
    'put them one above the other',
  ],
  [
    new RegExp(
      `(\\b(?:above|over|below|under|beneath) the other\\b(?: , (?:like|as) an? \\w+)?) (?:, |and |but )+(?:no|without) (?:a )?(?:border|borders|frame|line|lines|space)${END}`,
    ),
    '$1 without a gap',
  ],
  [
    /\b(?:(?:make|do|build|create|turn (?:it|them) into)(?: me)? )?(?:an? |(?<=^))(?:two|2|three|3) ?up(?: (?:layout|image|picture|sheet))?(?= with\b| ,| ?$| please\b)/,
    'put them side by side',
  ],
  [
    /\b(?:(?:the|these|both|my) )?(?:two|both|pictures|photos)(?: (?:pictures|photos|pics|images|shots))? (?:be )?(?:ghost(?:ed)?|layered|faded|overlay|superimposed|laid|blend(?:ed)?) over (?:each other|one another)/,
    'blend the two pictures',
  ],
  [
    new RegExp(
      `\\b(?:lay|layer|place|put|set|float|overlay|fade|ghost) (${PICTURE}) (?:over|on top of|onto) (${PICTURE}) (?=(?:at|with) \\d+|(?:softly|lightly|faintly|slightly|gently)\\b)`,
    ),
    'blend $1 over $2 ',
  ],
  [
    new RegExp(
      `\\b(?:(?:have|want|need|id like|like) )?(?:(?:my|the|our|his|her) )?\\w+ (?:from|out of|in|of) (${PICTURE}) (?:(?:should|shall|must|could|can|would|needs? to|has to|ought to|to) )?(?:(?:be|go|appear|show up|shown|put|moved|stand|sit|lie|sitting|standing|lying|placed|sat|stood|join us|join me|join them|join him|join her) )+(?:in|into|on|onto) (${PICTURE})`,
    ),
    'put the subject of $1 into $2',
  ],
  [
    /\b(?:i|we|id|wed) (?:want|would like|like|love|wanna|need|would love) to (?:be|appear|stand|sit) (?:in|inside|on) the (?:other|second) (?:picture|photo|image|pic|shot|one)/,
    'put me into the second picture',
  ],
  [
    new RegExp(
      `(\\bput [^,.;:!?“]*? into ${PICTURE}) , (big|large|small|tiny|quite small|quite big) , (in the (?:middle|center)|on the (?:left|right))`,
    ),
    '$1 $2 $3',
  ],
  // "Rotate it into portrait format"
  [
    /\brotate (?:it |this |the (?:picture|photo|image) )?(?:in|into|to) (?:the )?(?:portrait|landscape)(?: format| mode| orientation)(?= ?$| [,.;!?]| and\b| then\b)/,
    'rotate 90°',
  ],
];
