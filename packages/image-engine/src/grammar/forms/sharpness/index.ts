import type { Form } from '../rewrite.ts';
import { BLURRED_FORMS } from './blurred.ts';
import { BLURRY_FORMS } from './blurry.ts';
import { FAULT_NAMED_FORMS } from './faults-named.ts';
import { SHARPENED_FORMS } from './sharpened.ts';

/** Sharp and blurry. */
export const SHARPNESS_FORMS: readonly Form[] = [
  ...FAULT_NAMED_FORMS,
  ...BLURRY_FORMS,
  ...SHARPENED_FORMS,
  ...BLURRED_FORMS,
];
