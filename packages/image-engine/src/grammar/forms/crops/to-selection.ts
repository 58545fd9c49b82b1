import { PART, TOLD } from '../marked/parts.ts';
import { END, MARKED, START } from '../parts.ts';
import { MAYBE_IT } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { PLEASE_WE } from './parts.ts';

/** Verbs of cutting to something; "cut to" and "reduce to" as well. */
const TO_VERB = '(?:crop|cropped|cut|trim|zoom|reduce|get closer|go closer)';
const BOX = '(?:box|rectangle|frame|selection|marking|mask|outline)';
const DRAWN = `(?: (?:that |which )?i(?: have|ve)? (?:just )?(?:${MARKED}|made|put|set)| only| please)*`;
/** What is marked, by its name. */
const BOXED = `(?:${TOLD}|(?:the|my|this|that|a)(?: (?:drawn|red|marked|selected))? ${BOX}|(?:the |a )?(?:thing|what)(?: i)? (?:marked|boxed|circled|painted|selected)|(?:the |this |that )?selection)${DRAWN}`;
const HOW = '(?: (?:down|in|out|away|exactly|just|only|right|closely|tightly|close|tight))*';
const TO = '(?:to|on|onto|into|in|around|round|at|within|inside|along)';

/** Cuts to what is marked, which is told by its name. */
export const TO_SELECTION_FORMS: readonly Form[] = [
  // "Crop to the marked area", "zoom in on my selection", "trim it to the box that I drew"
  [
    new RegExp(
      `${START}${PLEASE_WE}${TO_VERB}${MAYBE_IT}${HOW} ${TO}(?: (?:just|only|exactly))* ${BOXED}${END}`,
    ),
    'crop to selection',
  ],
  // "Crop the marked area"
  [
    new RegExp(
      `${START}${PLEASE_WE}crop (?:only |just )?(?:the |my |this |that )?(?:selection|(?:marked|selected|boxed) ${PART}|thing i (?:marked|boxed))${END}`,
    ),
    'crop to selection',
  ],
  // "Crop everything outside the box", as it is put by then
  [
    new RegExp(
      `${START}${PLEASE_WE}(?:crop|trim|cut)(?: (?:off|away|out))? (?:everything|all|anything) (?:except|but) the selection(?: (?:off|away|out))?${END}`,
    ),
    'crop to selection',
  ],
  [
    new RegExp(
      `${START}${PLEASE_WE}(?:crop|trim|cut)(?: (?:off|away|out))? (?:everything|all|anything|whatever|what)(?: that)?(?: is|s)? outside(?: of)? (?:${BOXED}|it|here)(?: (?:off|away|out))?${END}`,
    ),
    'crop to selection',
  ],
];
