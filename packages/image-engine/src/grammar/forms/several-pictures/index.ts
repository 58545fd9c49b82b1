import type { Form } from '../rewrite.ts';
import { AS_BACKGROUND_FORMS } from './as-background.ts';
import { BARS_BETWEEN_FORMS } from './bars-between.ts';
import { BEFORE_AND_AFTER_FORMS } from './before-and-after.ts';
import { BLENDED_FORMS } from './blended.ts';
import { COLLAGE_FORMS } from './collages.ts';
import { DOUBLE_EXPOSURE_FORMS } from './double-exposures.ts';
import { SEVERAL_IN_FEW_WORDS_FORMS } from './in-few-words.ts';
import { INSET_FORMS } from './insets.ts';
import { LABEL_FORMS } from './labels.ts';
import { ONE_LARGE_FORMS } from './one-large.ts';
import { ORDER_FORMS } from './order.ts';
import { PUT_INTO_FORMS } from './put-into.ts';
import { SAME_COLOUR_FORMS } from './same-colours.ts';
import { SIDE_BY_SIDE_FORMS } from './side-by-side.ts';
import { STACKED_FORMS } from './stacked.ts';

/** Several pictures that become one. */
export const SEVERAL_PICTURES_FORMS: readonly Form[] = [
  ...DOUBLE_EXPOSURE_FORMS,
  ...ONE_LARGE_FORMS,
  ...INSET_FORMS,
  ...LABEL_FORMS,
  ...SEVERAL_IN_FEW_WORDS_FORMS,
  ...SAME_COLOUR_FORMS,
  ...AS_BACKGROUND_FORMS,
  ...PUT_INTO_FORMS,
  ...BEFORE_AND_AFTER_FORMS,
  ...ORDER_FORMS,
  ...COLLAGE_FORMS,
  ...STACKED_FORMS,
  ...BARS_BETWEEN_FORMS,
  ...SIDE_BY_SIDE_FORMS,
  ...BLENDED_FORMS,
];
