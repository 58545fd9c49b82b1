import { END } from '../forms/parts.ts';
import { type Form, withForms } from '../forms/rewrite.ts';

const LEAD = '(?<=^|[,.;:!?] |\\b(?:and|then|but) )(?:the |its |it is )?';
const PLEASE = '(?: ?[,.;–-]| and)+ (?:so |and |please |just |can you |could you )*';
const AMOUNT =
  '(?: ((?:a )?lot|much|way|strongly|by a lot|a bit|a little|a touch|a tad|slightly|somewhat|by half|by \\d+))?';
const IT = '(?:it|them|that|him|her|the(?= (?:much|slightly)\\b))';
const LOWERED = `${PLEASE}(?:reduce|lower|bring|pull|turn|tone|dial|take|calm|soften|drop|decrease|remove) ${IT}(?: (?:down|back|off|away|out))?${AMOUNT}${END}`;
const RAISED = `${PLEASE}(?:lift|raise|brighten|increase|open|bring|push|pull|turn|boost) ${IT}(?: up)?${AMOUNT}${END}`;

/** Somebody, or something, but not the picture itself. */
const PART =
  '(?:the|my|our|his|her|their) (?!(?:picture|photo|image|shot|whole|entire|rest)\\b)[^,.;:!?“ ]+';

/** What is wrong, as it was read, and how much of it is to go, said of "it". */
const FOLLOWED: readonly Form[] = [
  // "The highlights are too bright, lower them a lot"
  [
    new RegExp(
      `${LEAD}(?:(?:less|reduce|lower|decrease|remove) )?(?:the )?(?:vivid )?(highlights|contrast|saturation|brightness|noise|grain|haze|sharpness|warmth|colors)(?: (?:are|is) (?:too |so |very |way |much |really )+(?:bright|strong|hot|high|intense|harsh)| (?:are|is))?${LOWERED}`,
    ),
    'reduce the $1 $2',
  ],
  // "The shadows are too dark, lift them a lot"
  [
    new RegExp(
      `${LEAD}(?:lift )?(?:the )?shadows(?: (?:are|is) (?:too |so |very |really )*(?:dark|black|deep|heavy|blocked up|crushed))?${RAISED}`,
    ),
    'lift the shadows $1',
  ],
  // "Too dark, brighten the faces": those, and not all of it
  [
    new RegExp(
      `${LEAD}(?:(?:picture|photo|image|shot) (?:is )?)?(?:(?:a|bit|little|much|way|far|so) )*too dark${PLEASE}(?=(?:brighten|lighten|illuminate|light up|lift) (?:up )?(?:only |just )?${PART})`,
    ),
    '',
  ],
  // "The contrast is too low, raise it"
  [
    new RegExp(
      `${LEAD}(?:(?:more|increase|raise) )?(?:the )?(contrast|saturation|brightness|sharpness|warmth)(?: (?:are|is) (?:too |so |very |way |much |really )+(?:low|weak|flat|little)| (?:are|is))?${RAISED}`,
    ),
    'increase the $1 $2',
  ],
  // "The shadows, raise them slightly", as Spanish puts what it is about first
  [
    new RegExp(
      `${LEAD}(shadows|highlights|contrast|saturation|brightness) (lift|raise|increase|reduce|lower|brighten|darken) ${IT}${AMOUNT}${END}`,
    ),
    '$2 the $1 $3',
  ],
];

/** "The contrast is too high, lower it a bit": one wish, and how much of it. */
export const withFaultsFollowed = withForms(FOLLOWED);
