import type { Form } from '../rewrite.ts';
import { COLOUR_FORMS } from './colours.ts';
import { HUE_FORMS } from './hues.ts';

/** Stronger and weaker colours. */
export const SATURATION_FORMS: readonly Form[] = [...COLOUR_FORMS, ...HUE_FORMS];
