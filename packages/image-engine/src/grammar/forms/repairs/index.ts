import type { Form } from '../rewrite.ts';
import { CREASES_AND_STAINS_FORMS } from './creases-and-stains.ts';
import { OLD_PHOTO_FORMS } from './old-photos.ts';
import { PAGE_FORMS } from './pages.ts';
import { SEVERAL_FAULTS_FORMS } from './several-faults.ts';
import { TRUE_COLOUR_FORMS } from './true-colours.ts';

/** Old prints, and what is wrong with a picture. */
export const REPAIR_FORMS: readonly Form[] = [
  ...TRUE_COLOUR_FORMS,
  ...OLD_PHOTO_FORMS,
  ...SEVERAL_FAULTS_FORMS,
  ...CREASES_AND_STAINS_FORMS,
  ...PAGE_FORMS,
];
