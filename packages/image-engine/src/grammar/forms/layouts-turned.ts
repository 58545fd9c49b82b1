import { END, PICTURE } from './parts.ts';
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
  // "I'm facing left and should be facing right"
  [
    new RegExp(
      `\\b${WHO} (?:is |are |am |s )?${FACING}(?: (?:to|towards))?(?: the)? (?:left|right)(?: (?:here|now|in this|at the moment))? (?:, |and |but |yet |though |when |while )+(?:(?:i|he|she|it|we|they) )?${SHOULD} (?:be )?${FACING}(?: (?:to|towards))?(?: the)? (?:left|right)${END}`,
    ),
    'flip it horizontally',
  ],
  // Some degrees are few, and no quarter of a turn.
  [
    new RegExp(
      `\\b(rotate|tilt|turn|spin) ((?:(?:it|this|the ${SHOT}) )?)(?:by )?(?:just )?(?:a few|a couple of|a couple|some|two or three) degrees`,
    ),
    '$1 $2 3°',
  ],
  // Papers with a photo, and places with a shape of their own
  [
    /\blinkedin (?:headshot|portrait|photo|picture|pic|avatar)(?: photo| picture| pic)?(?= (?:with|on|in|and|against)\b)/,
    'linkedin profile picture',
  ],
  [
    /\b(?:\w+ )?(?:profile (?:pic|picture|photo|image)|avatar) (?:, )?(?:and |but |make it )?(?:round|circular)(?= [,.]| ?$| please\b)/,
    'round profile picture',
  ],
  // It stands on its head, or is the wrong way round.
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
    new RegExp(
      `(?:put )?before (?:on|to) the left (?:, |and )+after (?:on|to) the right (?:, |and |both |each )*(?:label|labell?ed|with labels|caption|captions|captioned|write|mark|marked|with captions)(?: accordingly| as such)?${END}`,
    ),
    'side by side , write “Before” bottom left and write “After” bottom right',
  ],
  [
    new RegExp(
      `\\b(?:(?:have|want|need|id like|like) )?(?:(?:my|the|our|his|her) )?\\w+ (?:from|out of|in|of) (${PICTURE}) (?:(?:should|shall|must|could|can|would|needs? to|has to|ought to|to) )?(?:(?:be|go|appear|show up|shown|put|moved|stand|sit|lie|sitting|standing|lying|placed|sat|stood|join us|join me|join them|join him|join her) )+(?:in|into|on|onto) (${PICTURE})`,
    ),
    'put the subject of $1 into $2',
  ],
  // "Rotate it into portrait format"
  [
    /\brotate (?:it |this |the (?:picture|photo|image) )?(?:in|into|to) (?:the )?(?:portrait|landscape)(?: format| mode| orientation)(?= ?$| [,.;!?]| and\b| then\b)/,
    'rotate 90°',
  ],
];
