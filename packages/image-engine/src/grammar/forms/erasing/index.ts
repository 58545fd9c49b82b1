import type { Form } from '../rewrite.ts';
import { DESCRIBED_THING_FORMS } from './described-things.ts';
import { MARKED_THING_FORMS } from './marked-things.ts';
import { THING_FORMS } from './things.ts';

/** What is to go. */
export const ERASING_FORMS: readonly Form[] = [
  ...THING_FORMS,
  ...MARKED_THING_FORMS,
  ...DESCRIBED_THING_FORMS,
];
