import type { Form } from '../rewrite.ts';
import { ANCHORED_FORMS } from './anchored.ts';
import { BORDER_FORMS } from './borders.ts';
import { CENTRED_FORMS } from './centred.ts';
import { CLOSER_FORMS } from './closer.ts';
import { CROPPED_OUT_FORMS } from './cropped-out.ts';
import { FURTHER_OUT_FORMS } from './further-out.ts';
import { HEAD_AND_SHOULDERS_FORMS } from './head-and-shoulders.ts';
import { KEPT_IN_FORMS } from './kept-in.ts';
import { SHARE_FORMS } from './shares.ts';
import { SIDE_FORMS } from './sides.ts';
import { TO_SELECTION_FORMS } from './to-selection.ts';
import { TOO_MUCH_FORMS } from './too-much.ts';

/** What is cut off, and what stays. */
export const CROP_FORMS: readonly Form[] = [
  ...TO_SELECTION_FORMS,
  ...TOO_MUCH_FORMS,
  ...SHARE_FORMS,
  ...FURTHER_OUT_FORMS,
  ...CENTRED_FORMS,
  ...CLOSER_FORMS,
  ...HEAD_AND_SHOULDERS_FORMS,
  ...KEPT_IN_FORMS,
  ...CROPPED_OUT_FORMS,
  ...SIDE_FORMS,
  ...BORDER_FORMS,
  ...ANCHORED_FORMS,
];
