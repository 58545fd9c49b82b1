import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const DIAL =
  '(highlights|shadows|contrast|saturation|brightness|exposure|warmth|vibrance|clarity|sharpness|vignette)';
const TELLS =
  '(?:(?:in|on|of|over|around|behind) [^,.;:!?“]*?)?(?:(?:is|are|was|were|look|looks|seem|seems|came out|come out|got|feels?|gone|went|s|way|far|bit|a|much|rather) )*(?:too|blown|clipped|burnt|burned|washed|harsh|over|gone|off|crushed|blocked|strong|high|low|weak|flat|dull|heavy|extreme|excessive|mad|crazy|insane|bright|dark)\\b[^,.;:!?“]*?';
const SO =
  '(?:[,.;–-]|and|so) (?:so |and |please |can you |could you |just |maybe |perhaps |id |then )*';
const WHICH = '(?:it|them|that|this|those|these)';
const BY = '(?: (?:by|about|around|roughly|some|maybe|a))*';
const ISH = '(?: (?:or so|or thereabouts|ish|roughly|about|please|max|at most))*';
const DOWN = `(?:(?:lower|reduce|drop|cut|decrease|tame|tone|dim|soften) ${WHICH}(?: (?:down|back|off))*|(?:pull|bring|take|turn|dial|knock|get|push|put|move) ${WHICH} (?:back|down|off|in)(?: (?:down|again))*)`;
const UP = `(?:(?:lift|raise|increase|boost|bump|open) ${WHICH}(?: up)?|(?:pull|bring|take|turn|dial|get|push|put|crank|move) ${WHICH} (?:back )?up)`;
/** All of what can be turned up and down, as it is called behind such a verb. */
const TURNED =
  '(?:the |my |all the |all |those |its )?(contrast|saturation|brightness|warmth|sharpness|vibrance|exposure|clarity|colors)';
const TURNS =
  '(?:crank|turn|whack|ramp|bump|push|pump|dial|crack|bring|jack|put|slide|pull|get|boost|move)(?:ed|ing)?';
const FAR = '(?:right|way|well|all the way|a good way|a long way|good and|properly|really)';
const TO_THE_TOP =
  '(?:(?:up )?(?:to (?:the )?(?:max|maximum|full|limit|eleven|11|top)|as (?:far|high|much) as (?:it|they|you)(?: possibly)? (?:can )?(?:goe?s?|can|will go)|full(?:y| blast| whack)?|all the way(?: up)?))';

/** By how much, told of what was complained of, and how far something is turned up. */
export const AMOUNT_TOLD_FORMS: readonly Form[] = [
  // "The highlights on the dress are blown, pull them back by 30% or so"
  [
    new RegExp(`${START}(?:the |my )?${DIAL} ${TELLS} ${SO}${DOWN}${BY} (\\d+)${ISH}${END}`),
    'lower the $1 by $2',
  ],
  [
    new RegExp(`${START}(?:the |my )?${DIAL} ${TELLS} ${SO}${UP}${BY} (\\d+)${ISH}${END}`),
    'increase the $1 by $2',
  ],
  [
    new RegExp(`${START}(?:the )?colors ${TELLS} ${SO}${DOWN}${BY} (\\d+)${ISH}${END}`),
    'lower the saturation by $1',
  ],
  [
    new RegExp(`${START}(?:the )?colors ${TELLS} ${SO}${UP}${BY} (\\d+)${ISH}${END}`),
    'increase the saturation by $1',
  ],
  // "The noise is bad, reduce it by half": half of the noise, and no half of the picture
  [
    new RegExp(
      `${START}(?:(?:the |this |there is |theres )?(?:noise|grain) [^,.;:!?“]*?${SO}${DOWN}|(?:reduce|lower|cut|decrease|halve) the (?:noise|grain))${BY} half${END}`,
    ),
    'denoise at 50%',
  ],
  // "Crank the colours right up", "turn the contrast way up"
  [new RegExp(`\\b${TURNS} ${TURNED} ${FAR} up(?: please)?${END}`), 'much more $1'],
  [new RegExp(`\\b${TURNS} ${TURNED} ${TO_THE_TOP}(?: please)?${END}`), 'maximum $1'],
  [new RegExp(`\\b${TURNS} up ${TURNED} ${TO_THE_TOP}(?: please)?${END}`), 'maximum $1'],
  [new RegExp(`${START}${TURNED} (?:${TURNS} )?${TO_THE_TOP}(?: please)?${END}`), 'maximum $1'],
];
