import type { Form } from '../rewrite.ts';
import { BORDER_FORMS } from './borders.ts';
import { CORNER_FORMS } from './corners.ts';
import { CURVED_CORNER_FORMS } from './curved-corners.ts';
import { MATERIAL_FORMS } from './materials.ts';
import { SEVERAL_FORMS } from './several.ts';

/** Frames, borders and corners. */
export const FRAME_FORMS: readonly Form[] = [
  ...SEVERAL_FORMS,
  ...BORDER_FORMS,
  ...MATERIAL_FORMS,
  ...CURVED_CORNER_FORMS,
  ...CORNER_FORMS,
];
