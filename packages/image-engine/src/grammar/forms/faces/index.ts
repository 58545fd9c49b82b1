import type { Form } from '../rewrite.ts';
import { EYE_FORMS } from './eyes.ts';
import { LOOK_FORMS } from './looks.ts';
import { SHAPE_FORMS } from './shapes.ts';
import { SKIN_FORMS } from './skin.ts';
import { SMOOTHED_SKIN_FORMS } from './smoothed-skin.ts';
import { SWAPPED_FORMS } from './swapped.ts';
import { TAN_FORMS } from './tans.ts';

/** Faces, skin, eyes and hair. */
export const FACE_FORMS: readonly Form[] = [
  ...TAN_FORMS,
  ...SHAPE_FORMS,
  ...EYE_FORMS,
  ...LOOK_FORMS,
  ...SMOOTHED_SKIN_FORMS,
  ...SKIN_FORMS,
  ...SWAPPED_FORMS,
];
