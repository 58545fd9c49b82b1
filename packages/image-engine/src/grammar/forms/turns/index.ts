import type { Form } from '../rewrite.ts';
import { MIRRORED_FORMS } from './mirrored.ts';
import { ROTATED_FORMS } from './rotated.ts';
import { STRAIGHTENED_FORMS } from './straightened.ts';

/** How a picture lies. */
export const TURN_FORMS: readonly Form[] = [
  ...STRAIGHTENED_FORMS,
  ...ROTATED_FORMS,
  ...MIRRORED_FORMS,
];
