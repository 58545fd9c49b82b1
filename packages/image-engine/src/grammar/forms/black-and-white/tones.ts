import type { Form } from '../rewrite.ts';

/** Black and white itself: its contrast, and looks that have it. */
export const TONE_FORMS: readonly Form[] = [
  // "N&b": as French has it
  [/^n and b(?= ?(?:svp|stp|please)? ?[.!]? ?$)/, 'black and white'],
  // "Black and white with strong contrast except the yellow dress"
  [
    /\bblack and white with (?:an? )?(?:strong|high|much|more|hard|lots of) contrast ?,? (?=(?:except|but|apart from)\b)/,
    'strong contrast , black and white ',
  ],
  // "Comic, black and white": one look.
  [
    /\b(comic|cartoon|manga|sketch|drawing)(?: style| look| strip| book)? , (?:and )?(?:in |all )?(?:black and white|b and w)(?= ?$| [,.;!]| please\b)/,
    'black and white $1',
  ],
];
