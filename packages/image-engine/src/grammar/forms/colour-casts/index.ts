import type { Form } from '../rewrite.ts';
import { CAST_FORMS } from './casts.ts';
import { KIND_OF_LIGHT_FORMS } from './kinds-of-light.ts';
import { STATE_FORMS } from './states.ts';
import { TAKEN_OUT_FORMS } from './taken-out.ts';
import { TINT_FORMS } from './tints.ts';
import { TRUE_TO_LIFE_FORMS } from './true-to-life.ts';
import { WHITE_FORMS } from './whites.ts';

/** Casts, whites and tints. */
export const COLOUR_CAST_FORMS: readonly Form[] = [
  ...KIND_OF_LIGHT_FORMS,
  ...STATE_FORMS,
  ...CAST_FORMS,
  ...TAKEN_OUT_FORMS,
  ...WHITE_FORMS,
  ...TINT_FORMS,
  ...TRUE_TO_LIFE_FORMS,
];
