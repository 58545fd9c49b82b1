import type { Form } from '../rewrite.ts';
import { HALF_FORMS } from './halves.ts';

/** Parts of a picture by where they are. */
export const POSITION_FORMS: readonly Form[] = [...HALF_FORMS];
