import type { Form } from '../rewrite.ts';
import { FIGURE_FORMS } from './figures.ts';
import { LIMIT_FORMS } from './limits.ts';
import { STRENGTH_FORMS } from './strengths.ts';

/** How much, and how far. */
export const AMOUNT_FORMS: readonly Form[] = [...FIGURE_FORMS, ...STRENGTH_FORMS, ...LIMIT_FORMS];
