import { END, FIRST, LAST, START } from '../parts.ts';
import { MAYBE_IT } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { PART } from './parts.ts';

const ASKED = '(?:(?:please|can you|could you|just|now) )*';
const ZOOM = '(?:crop|trim|zoom|zoom in|crop in|get closer|come closer|go closer)';
const HERE = `(?:(?:right |just |only |in )?(?:here|there)|(?:this|that|it|this here|that there)(?: (?!square\\b)(?:one|only|${PART}))?)`;

/** Something is marked, and the picture is to be cut: to that. */
export const CROPPED_FORMS: readonly Form[] = [
  // "Crop", "crop it", "crop the picture", "zoom in"
  [new RegExp(`${FIRST}${ASKED}${ZOOM}${MAYBE_IT}${LAST}`), 'crop to selection'],
  // "Crop to a circle around the kite": what is marked is in it
  [
    new RegExp(
      `${START}${ASKED}(?:crop|cut|trim)${MAYBE_IT} (?:to|in|into|as) a circle (?:around|about|on) (?:(?:the|my|this|that) \\w+(?: area| part)?|it|this|that|selection)${END}`,
    ),
    'crop to a circle',
  ],
  // "Crop here", "crop to this", "zoom in on that part"
  [
    new RegExp(
      `${START}${ASKED}(?:${ZOOM}|cut)${MAYBE_IT} (?:(?:in |down )?(?:to|on|onto|around|into) )?${HERE}(?: only| please)?${END}(?! ?(?:out|off|away)\\b)`,
    ),
    'crop to selection',
  ],
];
