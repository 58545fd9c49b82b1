import type { Form } from '../rewrite.ts';
import { AS_IT_IS_FORMS } from './as-it-is.ts';
import { BESIDE_BACKGROUND_FORMS } from './beside-backgrounds.ts';
import { BESIDE_LOOK_FORMS } from './beside-looks.ts';
import { BESIDE_REPAIR_FORMS } from './beside-repairs.ts';

/** What stays as it is. */
export const KEEPING_FORMS: readonly Form[] = [
  ...BESIDE_BACKGROUND_FORMS,
  ...AS_IT_IS_FORMS,
  ...BESIDE_LOOK_FORMS,
  ...BESIDE_REPAIR_FORMS,
];
