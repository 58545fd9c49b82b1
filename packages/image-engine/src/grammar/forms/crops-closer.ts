import { END, FIRST, LAST, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE =
  '(?:so |and |please |can you |could you |can we |just |lets |i want to |ill |maybe )*';
const IT = '(?: (?:it|this|the (?:picture|photo|image)))?';

/** Cuts that come closer: to somebody, to a face, or just somewhat. */
export const CLOSER_CROP_FORMS: readonly Form[] = [
  // "Crop a bit more"
  [
    new RegExp(
      `${START}${PLEASE}crop${IT}(?: in)? (?:a bit more|a little more|some more|a little bit more|more)${END}(?!.*\\b(?:top|bottom|left|right|sides?)\\b)`,
    ),
    'crop tighter',
  ],
  // "Crop to me", "crop just around the subject"
  [
    new RegExp(
      `${START}${PLEASE}crop${IT}(?: (?:in|down))? (?:to|onto) (me|us|him|her|them)${END}`,
    ),
    'crop close to $1',
  ],
  [
    new RegExp(
      `${START}${PLEASE}crop${IT} (?:just|only|closely|right) around (?!the (?:edges?|borders?|corners?|sides?|outside)\\b)(?=(?:the|my|our|his|her|me|us|him|her)\\b)`,
    ),
    'crop close to ',
  ],
  [new RegExp(`${FIRST}(?:a )?head ?shot${LAST}`), 'headshot crop'],
  // "Zoom in on the head": as on the face
  [
    new RegExp(
      `${START}${PLEASE}(?:crop|zoom|cut)${IT}(?: (?:in|close|closer|tight|tighter|down))* (?:on|to|onto|around) (?:the |my |his |her )?head(?! and shoulders)${END}`,
    ),
    'headshot crop',
  ],
  // "Crop it so only the person is in it", "cut the picture down to the subject"
  [
    new RegExp(
      `${START}${PLEASE}(?:crop|trim|cut)${IT} (?:so|until)(?: (?:that|you|we|i|can|see))* (?:only|just) (?:see )?((?:the|my|our|her|his) (?:person|subject|man|woman|dog|cat|child|baby|boy|girl|kid|kids|couple|people|product|bird|horse))(?: (?:is|are|can be|stays?|shows?|left|seen|visible|in|it|the picture|there|remains?))*${END}`,
    ),
    'crop close to $1',
  ],
  [
    new RegExp(
      `${START}${PLEASE}cut${IT} down to (?:just |only )?((?:the|my|our|her|his) (?:person|subject|man|woman|dog|cat|child|baby|boy|girl|couple|product|bird|horse))${END}`,
    ),
    'crop close to $1',
  ],
];
