import type { Form } from '../rewrite.ts';
import { ABOUT_THE_PICTURE_FORMS } from './about-the-picture.ts';
import { COMPARISON_FORMS } from './comparisons.ts';
import { HOPE_FORMS } from './hopes.ts';
import { NOTHING_ELSE_FORMS } from './nothing-else.ts';
import { NOTHING_WISHED_FORMS } from './nothing-wished.ts';
import { POLITENESS_FORMS } from './politeness.ts';
import { PURPOSE_FORMS } from './purposes.ts';
import { REASON_FORMS } from './reasons.ts';

/** What is said beside a wish. */
export const TALK_FORMS: readonly Form[] = [
  ...COMPARISON_FORMS,
  ...ABOUT_THE_PICTURE_FORMS,
  ...REASON_FORMS,
  ...PURPOSE_FORMS,
  ...NOTHING_ELSE_FORMS,
  ...HOPE_FORMS,
  ...POLITENESS_FORMS,
  ...NOTHING_WISHED_FORMS,
];
