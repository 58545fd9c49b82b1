import type { Form } from '../rewrite.ts';
import { CLEANED_UP_FORMS } from './cleaned-up.ts';
import { CONTRAST_FORMS } from './contrast.ts';
import { DETAIL_FORMS } from './details.ts';
import { LIVELIER_FORMS } from './livelier.ts';
import { NOT_ENOUGH_FORMS } from './not-enough.ts';

/** Details, contrast and life. */
export const ENHANCING_FORMS: readonly Form[] = [
  ...NOT_ENOUGH_FORMS,
  ...CLEANED_UP_FORMS,
  ...DETAIL_FORMS,
  ...CONTRAST_FORMS,
  ...LIVELIER_FORMS,
];
