import type { Form } from '../rewrite.ts';
import { BY_ITSELF_FORMS } from './by-itself.ts';
import { GROUNDED_FORMS } from './grounded.ts';
import { SHADOW_FORMS } from './shadows.ts';
import { STICKER_FORMS } from './stickers.ts';

/** What is cut out of its background. */
export const CUT_OUT_FORMS: readonly Form[] = [
  ...STICKER_FORMS,
  ...BY_ITSELF_FORMS,
  ...GROUNDED_FORMS,
  ...SHADOW_FORMS,
];
