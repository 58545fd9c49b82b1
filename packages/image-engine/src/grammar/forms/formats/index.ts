import type { Form } from '../rewrite.ts';
import { ENLARGING_FORMS } from './enlarging.ts';
import { FILE_FORMS } from './files.ts';
import { FILLED_FORMS } from './filled.ts';
import { IN_HD_FORMS } from './in-hd.ts';
import { PAPER_FORMS } from './papers.ts';
import { PASSPORT_FORMS } from './passports.ts';
import { PIXEL_FORMS } from './pixels.ts';
import { PROFILE_FORMS } from './profiles.ts';
import { RATIO_FORMS } from './ratios.ts';
import { SIDE_TOLD_FORMS } from './sides-told.ts';
import { SITE_FORMS } from './sites.ts';
import { USE_FORMS } from './uses.ts';

/** Shapes, sizes and what they are for. */
export const FORMAT_FORMS: readonly Form[] = [
  ...PASSPORT_FORMS,
  ...PROFILE_FORMS,
  ...USE_FORMS,
  ...RATIO_FORMS,
  ...FILLED_FORMS,
  ...ENLARGING_FORMS,
  ...IN_HD_FORMS,
  ...FILE_FORMS,
  ...PAPER_FORMS,
  ...SITE_FORMS,
  ...SIDE_TOLD_FORMS,
  ...PIXEL_FORMS,
];
