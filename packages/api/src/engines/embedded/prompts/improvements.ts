import type { Improvement } from '../../prompt-engine.ts';

/** What is done to a prompt and needs no more said, by its machine word. */
const PLAIN = {
  adds_contrast: 'Adds a little contrast, which gives the light more depth.',
  adds_colour: 'Makes the colours a little stronger.',
  adds_sharpness: 'Sharpens the picture a little.',
  adds_vignette: 'Adds a slight vignette, which leads the eye to the middle.',
  adds_grain: 'Adds fine film grain, which gives the picture a style.',
  says_subject: 'Says that the given picture is edited.',
  says_style: 'Says which style the result has.',
  says_light: 'Says how the light is.',
  says_colour: 'Says how the colours are.',
  says_composition: 'Says how the picture is framed.',
  says_quality: 'Says how fine the result is.',
  says_preserve: 'Says what stays as it is.',
  rest_stays: 'Says that everything else stays as it is.',
  names_subject: 'Names what is changed.',
  quiet: 'Writes it without shouting.',
  lines_joined: 'Writes the lines as sentences.',
  full_sentence: 'Writes it as a full sentence.',
} as const;

/** What can be said of a rewrite, by stable machine words. */
export const IMPROVEMENT_CODES = [
  ...Object.keys(PLAIN),
  'left_out',
  'left_out_more',
  'left_out_together',
  'says_what',
  'spelling_mended',
  'stays_same',
];

export type PlainImprovement = keyof typeof PLAIN;

export const improvement = (code: PlainImprovement): Improvement => ({ code, text: PLAIN[code] });
