import { COLOUR, END } from './parts.ts';
import type { Form } from './rewrite.ts';

/** How strong something is to be, and what fills the rest, said behind it. */
export const STRENGTH_BEHIND_FORMS: readonly Form[] = [
  // "A drop shadow, nice and strong"
  [
    new RegExp(
      `(?<=\\w )(, )?nice and (strong|heavy|soft|subtle|thick|thin|dark|bright|warm|big|bold)${END}`,
    ),
    '$1 $2',
  ],
  // "Film grain, barely visible", "a double exposure, fairly faint"
  [
    new RegExp(
      `(?<!“”[^.;]*)(?<=\\w ), (?:(?:but|so) )?(?:barely|hardly|scarcely|only just|just about) (?:visible|there|noticeable|perceptible)${END}`,
    ),
    ', subtle',
  ],
  [
    new RegExp(
      `(?<=\\w ), (?:fairly|pretty|rather|quite|very|only|just) (?:faint|weak)(?:ly)?${END}`,
    ),
    ', subtle',
  ],
  // "Reduce it to 5 flat colours"
  [
    new RegExp(
      `\\b(?:reduce|bring|cut|take|boil) (?:it|this|everything|the (?:photo|picture|image)) (?:down )?to (?:just |only )?(\\d+) (?:(?:flat|plain|solid|bold|bright) )?colors${END}`,
    ),
    'reduce to $1 colors',
  ],
  // "Square without cutting anything off, fill with black"
  [
    new RegExp(
      `(?<=\\b(?:without|dont|no|not) (?:cut|crop|trim|los)\\w*[^“]* )(?:, |and )*fill(?:ed)? (?:it |that )?(?:up )?(?:with|in) (${COLOUR})${END}`,
    ),
    ', fill the rest with $1',
  ],
  // "I don't want the background blurred, just removed"
  [
    new RegExp(
      `\\b(?:i )?(?:dont|do not) want the background (?:to be )?\\w+ , (?:but )?(?:just|only|simply|rather|completely) (?:removed|gone|deleted|cut out|cut away|transparent)${END}`,
    ),
    'remove the background',
  ],
  // "Punch up the contrast"
  [/\bpunch up (?=the (?:contrast|colors?|saturation)\b)/, 'increase '],
];
