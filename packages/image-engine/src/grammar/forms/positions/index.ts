import type { Form } from '../rewrite.ts';
import { HALVE_FORMS } from './halves.ts';

/** Parts of a picture by where they are. */
export const POSITION_FORMS: readonly Form[] = [...HALVE_FORMS];
