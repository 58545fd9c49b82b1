import type { Form } from '../rewrite.ts';
import { BAR_FORMS } from './bars.ts';
import { COLOUR_FORMS } from './colours.ts';
import { DATE_FORMS } from './dates.ts';
import { INKED_BAR_FORMS } from './inked-bars.ts';
import { OUTLINE_FORMS } from './outlines.ts';
import { PLACE_FORMS } from './places.ts';
import { SEVERAL_FORMS } from './several.ts';
import { SHARED_FORMS } from './shared.ts';
import { SIZE_FORMS } from './sizes.ts';
import { SLANTED_FORMS } from './slanted.ts';
import { STRIP_FORMS } from './strips-beside.ts';
import { TRANSPARENCY_FORMS } from './transparency.ts';
import { TYPEFACE_FORMS } from './typefaces.ts';
import { WATERMARK_FORMS } from './watermarks.ts';
import { WRITTEN_FORMS } from './written.ts';

/** What is to be written. */
export const TEXT_FORMS: readonly Form[] = [
  ...STRIP_FORMS,
  ...SHARED_FORMS,
  ...OUTLINE_FORMS,
  ...WATERMARK_FORMS,
  ...SLANTED_FORMS,
  ...DATE_FORMS,
  ...SEVERAL_FORMS,
  ...WRITTEN_FORMS,
  ...TRANSPARENCY_FORMS,
  ...PLACE_FORMS,
  ...SIZE_FORMS,
  ...COLOUR_FORMS,
  ...TYPEFACE_FORMS,
  ...BAR_FORMS,
  ...INKED_BAR_FORMS,
];
