import type { Form } from '../rewrite.ts';
import { HALF_FORMS } from './halves.ts';
import { PART_FIRST_FORMS } from './part-first.ts';
import { SIDE_FORMS } from './sides-told.ts';

/** Parts of a picture by where they are. */
export const POSITION_FORMS: readonly Form[] = [...SIDE_FORMS, ...HALF_FORMS, ...PART_FIRST_FORMS];
