import type { Form } from '../rewrite.ts';
import { CORRECTION_FORMS } from './corrections.ts';
import { FAILING_THAT_FORMS } from './failing-that.ts';
import { FAULTY_PICTURE_FORMS } from './faulty-pictures.ts';
import { HAILING_FORMS } from './hailing.ts';
import { LOOKS_BETTER_FORMS } from './looks-better.ts';
import { OPENING_FORMS } from './openings.ts';
import { OTHER_SENSE_FORMS } from './other-senses.ts';
import { POINTING_BACK_FORMS } from './pointing-back.ts';
import { RUN_TOGETHER_FORMS } from './run-together.ts';
import { SECOND_VERSION_FORMS } from './second-versions.ts';
import { VERB_FORMS } from './verbs.ts';
import { WONDERING_FORMS } from './wondering.ts';
import { WORD_ORDER_FORMS } from './word-order.ts';

/** What stands before a wish, which is to be like any other behind it. */
export const EARLY_ASKING_FORMS: readonly Form[] = [
  ...OPENING_FORMS,
  ...HAILING_FORMS,
  ...LOOKS_BETTER_FORMS,
  ...FAULTY_PICTURE_FORMS,
];

/** How something is asked for. */
export const ASKING_FORMS: readonly Form[] = [
  ...WORD_ORDER_FORMS,
  ...RUN_TOGETHER_FORMS,
  ...VERB_FORMS,
];

/** What goes back to a wish or a thing that was told before: those are read first. */
export const LATE_ASKING_FORMS: readonly Form[] = [
  ...CORRECTION_FORMS,
  ...FAILING_THAT_FORMS,
  ...SECOND_VERSION_FORMS,
  ...POINTING_BACK_FORMS,
  ...OTHER_SENSE_FORMS,
  ...WONDERING_FORMS,
];
