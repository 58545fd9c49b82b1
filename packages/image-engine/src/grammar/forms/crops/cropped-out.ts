import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';
import { PLEASE_WE } from './parts.ts';

const EMPTY =
  '(?:empty|useless|unused|blank|boring|bare|superfluous|unnecessary|ugly|dull|wasted|free)';
const PIECE = '(?:bit|piece|strip|part|patch|stretch|slightly)';
const GROUND =
  '(?:meadow|grass|lawn|field|sky|water|wall|road|street|sand|beach|floor|ceiling|space|background|pavement|asphalt|ground)';

/** Things that are to be cropped out. */
export const CROPPED_OUT_FORMS: readonly Form[] = [
  // "Crop out the lamp on the right": how far in it stands, nobody tells
  [
    new RegExp(
      `${START}${PLEASE_WE}crop out ((?:the|that|this|those|my|his|her) (?!(?:${EMPTY.slice(3, -1)}|${GROUND.slice(3, -1)}|${PIECE.slice(3, -1)}|third|half|quarter|edge|side|section|left|right|top|bottom|border|margin|bars?|black|white|stuff|thing|everything|rest|area|corner|man|men|woman|women|person|people|guy|guys|girl|boy|kid|kids|child|children|lady|stranger|strangers|tourist|tourists|passerby|ex)\\b)\\w+(?: (?!on\\b|at\\b|in\\b)\\w+)?) ((?:on|at|in) (?:the )?(?:far |very )?(?:left|right)(?: (?:side|edge))?)${END}`,
    ),
    'remove $1 $2',
  ],
];
