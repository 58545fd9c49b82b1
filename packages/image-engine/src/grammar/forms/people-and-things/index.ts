import type { Form } from '../rewrite.ts';
import { ADDED_FORMS } from './added.ts';

/** Things that are added. */
export const PEOPLE_AND_THINGS_FORMS: readonly Form[] = [...ADDED_FORMS];
