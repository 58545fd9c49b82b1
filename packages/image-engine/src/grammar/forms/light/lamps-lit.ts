import { END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const KINDS = 'street|city|town|house|car|porch|fairy|window|shop|christmas';
const LAMPS = `(?:(?:${KINDS}) )?(?:lamps?|lights|lanterns|windows|candles|streetlights?|streetlamps?|lampposts?)`;
const LIT = '(?:on|lit|lit up|glowing|shining|burning|switched on|turned on|alight)';
/** Lamps that burn, in either order of the words. */
const BURNING = `(?:${LAMPS}(?: (?:are|is|being|in|all|the|window|already))* ${LIT}|(?:lit|glowing|burning|shining|illuminated) ${LAMPS})`;
const EVENING = 'evening(?: scene| mood| time| atmosphere| light)?';

/** Lamps that are lit: then the sun is down. */
export const LAMPS_LIT_FORMS: readonly Form[] = [
  // "Evening with the lamp on", "paint the bench white and make it evening with the lamps on"
  [
    new RegExp(
      `(?<=${START}${PLEASE_ALSO}(?:(?:make|turn|change) (?:it|this|that|everything) (?:into |to |look like )?)?(?:(?:an?|the|in|at|nice|cozy|cosy|late) )*)${EVENING}(?= (?:(?:,|with|and|but) )+(?!keep\\b)[^.;!?“]{0,40}\\b(?:${BURNING}|(?:turn|switch|put) (?:(?:on )?(?:(?:all|the|my|our) )*${LAMPS}))\\b)`,
    ),
    'dusk',
  ],
  // "Night, keep the lamps shining": so it does.
  [
    /(?=, |\. |and |but |with )(?<=\b(?:night|nighttime|midnight|dusk|evening|blue hour|twilight)\b[^“]*)(?:, |\. |and |but |with ){1,4}(?:please )?(?:keep |leave |keeping |leaving )(?:all )?(?:the |my |our |some )?(?:warm )?(?:lit )?(?:\w+ (?=windows|lamps|lights))?(?:lamps?|lanterns|windows|lights|street ?lamps|street ?lights|candles|fairy lights)(?: (?:should |must |shall |can |to |are |being |be |stay |still |all |in (?:the|my) \w+ ))* ?(?:shining|shine|glowing|glow|lit|lit up|on|burning|burn|bright|alight|switched on|turned on)(?: (?:warmly|softly|brightly|nicely|warm))?(?= ?$| [,.;]| and\b| but\b| please\b)/,
    '',
  ],
  // "Night with the lamps on": it lights none that is off.
  [
    /(?=, |\. |and |but |with )(?<=\b(?:night|nighttime|midnight|dusk|evening|blue hour|twilight)\b[^“]*)(?:, |\. |and |but |with ){1,4}(?:please )?(?:keep |leave |have |having |let |make |keeping |leaving |with )?(?:all )?(?:the |my |our |some )?(?:warm )?(?:lit )?(?:\w+ (?=windows|lamps|lights))?(?:lamps?|lanterns|windows|lights|street ?lamps|street ?lights|candles|fairy lights)(?: (?:should |must |shall |can |to |are |being |be |stay |still |all |in (?:the|my) \w+ ))* ?(?:shining|shine|glowing|glow|lit|lit up|on|burning|burn|bright|alight|switched on|turned on)(?: (?:warmly|softly|brightly|nicely|warm))?(?= ?$| [,.;]| and\b| but\b| please\b)/,
    ', own detail',
  ],
  [
    new RegExp(
      `(?<=\\b(?:night|nighttime|midnight|dusk|blue hour|twilight)\\b[^“]*)(?:, |and |with ){1,3}(?:(?:all|the|my|our|some) )*(?:lit|glowing|burning|shining|illuminated) ${LAMPS}${END}`,
    ),
    ', own detail',
  ],
];
