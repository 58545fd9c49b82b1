import type { Form } from '../rewrite.ts';
import { IMPOSSIBLE_FORMS } from './impossible.ts';

/** What cannot be done. */
export const REFUSAL_FORMS: readonly Form[] = [...IMPOSSIBLE_FORMS];
