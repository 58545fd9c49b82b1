import { END, FIRST, LAST, START } from '../parts.ts';
import { PLEASE_MAYBE } from '../pieces/politeness.ts';
import { TRIM } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { UP } from './parts.ts';

const BUST = '(?:chest|bust|shoulders?|breast|torso|collar|neck|face|head)(?! and shoulders)';

/** Cuts to a face, to head and shoulders. */
export const HEAD_AND_SHOULDERS_FORMS: readonly Form[] = [
  // "Cut it so only my face shows"
  [
    /(?<=^(?:please |can you |could you |just )*)(?:(?:crop|cut|trim|zoom in)(?: (?:it|this|the (?:photo|picture|image)))? (?:(?:so|that|until|you|we|i|can|down|to|where) )*(?:only|just) (?:see )?|(?:only|just) show )(?:the|my|her|his) (?:face|head)(?: (?:is|shows?|showing|visible|seen|left|in it|there|can be|remains?|stays?|fits?))*(?= (?:please )?[.!]? ?$)/,
    'crop to the face',
  ],
  // "Crop so that only my head and shoulders are visible"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*${TRIM}(?: (?:it|this|me|him|her|the (?:photo|picture|image)))? (?:(?:so|that|until|down|to|where) )*(?:only|just) (?:(?:my|our|his|her|the|their) )?head and (?:(?:my|our|his|her|the|their) )?shoulders(?: (?:are|is|show|showing|visible|seen|left|in|it|there|can|be|remain|stay|fit))*${END}`,
    ),
    'headshot crop',
  ],
  // "Head shot"
  [new RegExp(`${FIRST}(?:a )?head ?shot${LAST}`), 'headshot crop'],
  // "Tight crop on head and shoulders"
  [
    /\b(?:(?:nice|very|really|a) )*(?:tight|close|tighter|closer) (?:crop|cut|framing|frame)(?: (?:on|to|around|of|in on))? (?:(?:my|our|his|her|the|their) )?head and (?:the |my |her |his )?shoulders\b/,
    'headshot crop',
  ],
  // "A headshot for my CV with a grey background"
  [
    new RegExp(
      `${START}(?:please )?(?:make |i need |crop (?:it )?to |turn (?:it|this) into )?(?:an? )?(?:business |professional |cv |application |corporate )*headshot(?: for (?:my|a|the|our) (?:cv|resume|application|job application|website|company(?: website)?|team page|profile))? (?:, )?(?=(?:with|in front of|on|and|gray|white|blue|light|dark|blurred|plain) )`,
    ),
    'headshot crop , ',
  ],
  // "A nice head and shoulders crop"
  [
    /\b(?:(?:nice|tight|classic|clean|good|proper|close) )*head and shoulders (?:crop|shot|portrait|framing|picture|photo)\b/,
    'headshot crop',
  ],
  // "…, head and shoulders only"
  [
    new RegExp(
      `${START}(?:just |only )?(?:the |my )?head and shoulders(?: only| crop| please)?${END}`,
    ),
    'headshot crop',
  ],
  // "Crop in tight on the face", "zoom in on her face"
  [
    new RegExp(
      `${START}${PLEASE_MAYBE}(?:${TRIM}|zoom)(?: (?:it|this|me|him|her|in|down|up|close|closer|closely|tight|tightly|tighter|just|right))* (?:on|onto|to|around|about|into) (?:just |only )?(?:the |my |his |her |our |their )faces?${END}`,
    ),
    'headshot crop',
  ],
  // "Crop me to the chest", "from the chest up"
  [
    new RegExp(
      `${START}${PLEASE_MAYBE}(?:${TRIM}|close up|crop in)(?: (?:it|this|me|him|her|us|them|in|down|the (?:picture|photo)))*(?: to a portrait)? (?:to|on|onto|at|from|in on|just to|of|around) (?:just )?(?:the |my |his |her )?${BUST}${UP}${END}`,
    ),
    'headshot crop',
  ],
  [
    new RegExp(
      `${START}(?:just |only )?(?:from )?(?:the |my |his |her )?(?:chest|bust|shoulders) up${END}`,
    ),
    'headshot crop',
  ],
  // "Crop tighter, only head and shoulders"
  [
    /\bcrop (?:it |me |us |the picture |in |a bit )*(?:tighter|closer|tight|tightly|close) (?:(?:,|and|to|on|so|only|just|that|the|my|around) )*(?=headshot crop\b)/,
    '',
  ],
  // "Crop to head and shoulders"
  [
    /\b(?:crop|cut|trim|zoom)(?: (?:it|this|me|us|in|the picture|the photo))* (?:down )?(?:to|on|in|onto|close to|tight to|around|tightly around|at) (?:just |only )?(?:the |my |her |his |our )?(?:head and shoulders|shoulders|bust)(?= ?$| ,| \.| and\b| please\b)/,
    'headshot crop',
  ],
  // "Crop close to the face, square"
  [
    new RegExp(
      `\\bheadshot crop (?:(?:,|and|in|an?|as|to) )*square(?: format| crop| shape)?${END}`,
    ),
    'headshot crop',
  ],
];
