import type { Form } from '../rewrite.ts';
import { CONTRAST_FORMS } from './contrast.ts';
import { DETAIL_FORMS } from './details.ts';
import { LIVELIER_FORMS } from './livelier.ts';

/** Details, contrast and life. */
export const ENHANCING_FORMS: readonly Form[] = [
  ...DETAIL_FORMS,
  ...CONTRAST_FORMS,
  ...LIVELIER_FORMS,
];
