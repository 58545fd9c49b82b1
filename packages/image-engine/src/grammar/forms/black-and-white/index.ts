import type { Form } from '../rewrite.ts';
import { COLOUR_OF_THING_FORMS } from './colour-of-things.ts';
import { COLOUR_POP_FORMS } from './colour-pops.ts';
import { COLOURIZING_FORMS } from './colourizing.ts';
import { EXCEPTION_FORMS } from './exceptions.ts';
import { GREY_TO_COLOUR_FORMS } from './grey-to-colour.ts';
import { REST_FORMS } from './rest.ts';
import { TONE_FORMS } from './tones.ts';

/** Black and white, what stays in colour, and colours for old pictures. */
export const BLACK_AND_WHITE_FORMS: readonly Form[] = [
  ...COLOURIZING_FORMS,
  ...GREY_TO_COLOUR_FORMS,
  ...COLOUR_OF_THING_FORMS,
  ...TONE_FORMS,
  ...EXCEPTION_FORMS,
  ...REST_FORMS,
  ...COLOUR_POP_FORMS,
];
