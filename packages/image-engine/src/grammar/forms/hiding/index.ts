import type { Form } from '../rewrite.ts';
import { BAR_FORMS } from './bars.ts';
import { BLURRED_FORMS } from './blurred.ts';

/** What nobody is to read or to know again. */
export const HIDING_FORMS: readonly Form[] = [...BAR_FORMS, ...BLURRED_FORMS];
