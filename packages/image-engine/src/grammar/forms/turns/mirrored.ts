import { END, START, WHOSE } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const FACING = '(?:facing|looking|pointing|heading|turned|faces?|looks?|points?|heads?)';
const WHO = '(?:im|i am|i|hes|shes|he|she|it|its|we|were|they|theyre|(?:my|the|our|his|her) \\w+)';
const SHOULD =
  '(?:should|must|ought to|needs? to|has to|have to|is supposed to|was supposed to|were supposed to|id like (?:him|her|it|them) to|i want (?:him|her|it|them) to)';

/** Pictures that are the wrong way round. */
export const MIRRORED_FORMS: readonly Form[] = [
  // "Mirror effect, left and right swapped": what a mirror does
  [
    /(?<=\b(?:mirror|mirrored|flip|flipped)\b[^.;“]* )(?:, )?(?:with )?(?:the )?(?:left and right|right and left)(?: sides?)? (?:swapped|reversed|inverted|switched|exchanged|invert)(?= ?$| [,.;:!?]| (?:and|please)\b)/,
    '',
  ],
  // "Mirror left and right"
  [/\bmirror left (?:and |to |with )?right(?= ?$| [,.;!])/, 'mirror it horizontally'],
  // "Mirror it, the selfie camera flipped the text": why
  [
    /(?<=\b(?:mirror|flip)\b[^“]*)(?<= )(?:(?:,|because|as|since|cause|cos) )+(?:[^,.;:!?“ ]+ ){1,4}?(?:flipped|mirrored|reversed|swapped|turned|mirror|flip) (?:[^,.;:!?“ ]+ ){0,4}?(?:text|writing|letters|words|logo|print|around|round|it|everything|shirt|sign)(?: (?:backwards|around|round))?(?= ?$| [,.;!])/,
    '',
  ],
  // "I'm facing left and should be facing right"
  [
    new RegExp(
      `\\b${WHO} (?:is |are |am |s )?${FACING}(?: (?:to|towards))?(?: the)? (?:left|right)(?: (?:here|now|in this|at the moment))? (?:, |and |but |yet |though |when |while )+(?:(?:i|he|she|it|we|they) )?${SHOULD} (?:be )?${FACING}(?: (?:to|towards))?(?: the)? (?:left|right)${END}`,
    ),
    'flip it horizontally',
  ],
  // It stands on its head, or is the wrong way round.
  [
    /\b(?:it|its|this|the (?:photo|picture|scan|image|slide|print|negative))(?: has| is| was)? (?:been |was |got )?(?:scanned|printed|save(?:d)?|taken|imported|copied) (?:back to front|the wrong way round|in reverse|mirrored|in mirror image)(?= ?$| [,.;])/,
    'flip it horizontally',
  ],
  // "The wrong way round, as if in a mirror"
  [
    /\b(?:it is |its |turn it |the )?(?:upside down|wrong way round|other way round|other way around|back to front|reversed) (?:, )?(?:as if|like|as though|as) [^,.;!“]*\bmirror\b/,
    'mirror it',
  ],
  // "Mirror it so the logo ends up on the right"
  [
    /\b(?:mirror|flip|reverse)(?: (?:it|this|that|me|us|the (?:photo|picture|image)))? (?:, )?so (?:that )?(?:the |my |our |his |her )?(?:(?!first|second|other|pictures?|photos?|images?)\w+ ){1,6}?(?:ends? up|is|are|comes?|goes|looks?|will be|sits?|appears?) (?:on|at|to) the (?:right|left|other)(?: (?:side|hand side))?(?= ?$| [,.;!?]| and\b| please\b)/,
    'flip it horizontally',
  ],
  // "Invert it like in a mirror"
  [
    /\b(?:invert|reverse|inverse|turn round|turn around)(?= (?:[^,.;:!?“ ]+ ){0,8}?(?:mirror|mirrored|mirror image)\b)/,
    'flip',
  ],
  // "The lettering on my shirt reads backwards, mirror it"
  [
    new RegExp(
      `${START}(?:the |my |all the )?(?:lettering|letters|text|writing|words|logo|sign|print|slogan)(?: (?:on|of|in) (?:my|the|his|her|our|their) \\w+(?: \\w+)?)? (?:reads?|is|are|looks?|comes? out|appears?|shows? up) (?:all )?(?:backwards|reversed|mirrored|back to front|the wrong way(?: round)?|inverted)(?: [,;–-] (?:so |please |can you |could you )*(?:fix|correct|sort|change|turn|repair|undo) (?:it|that|this)(?: (?:out|round|around|please))*)?${END}`,
    ),
    'flip it horizontally',
  ],
  // "Replace the wall with mountains and mirror me": who stands before another background stands as the picture does
  [
    new RegExp(
      `((?:replace|swap|change|exchange|put|new|place|give|beach|forest|background)[^“;.]*?\\b(?:background|beach|forest|mountains?|city|studio|sunset|space|office|jungle|street|park|desert|sea|garden|meadow|kitchen|library|cafe|snow)\\b[^“;.]*?)(?: ?(?:,|and|then|also|plus))+ (mirror|flip)(?: (?:me|us|him|her|them|${WHOSE} (?:person|subject|man|woman|girl|boy|dog|cat)))(?: (?:horizontally|too|as well|please))*${END}`,
    ),
    '$1 , flip the picture',
  ],
  // "Mirror me and put me on a beach"
  [
    new RegExp(
      `${START}(?:please )?(?:mirror|flip) (?:me|us|him|her|them)(?: horizontally)?(?: ?(?:,|and|then))+ (?=(?:put|place|replace|swap|change|set) (?:me|us|him|her|them|the background|${WHOSE} \\w+)\\b[^.;“]*\\b(?:beach|forest|mountains?|city|studio|sunset|space|office|jungle|street|park|desert|sea|garden|meadow|kitchen|library|cafe|background)\\b)`,
    ),
    'flip the picture , ',
  ],
  // "The text is backwards, invert the photo": its sides, and not its colours.
  [
    /\b(flip it horizontally) (?:, |so |and |then )+(?:please )?invert (?:it|the (?:picture|photo|image))\b/,
    '$1',
  ],
  // "Flip her photo"
  [
    /\b(?:her|his|their|your|mums|moms|dads|grandmas|grandpas) (photo|picture|image|pic|shot|snap|selfie|photograph)\b(?! of)/,
    'the $1',
  ],
];
