import type { Form } from '../rewrite.ts';
import { AS_IT_IS_FORMS } from './as-it-is.ts';
import { BLURRED_FORMS } from './blurred.ts';
import { BOKEH_FORMS } from './bokeh.ts';
import { COLOUR_OF_GROUND_FORMS } from './colour-of-ground.ts';
import { COLOUR_FORMS } from './colours.ts';
import { COLOURS_INSTEAD_FORMS } from './colours-instead.ts';
import { DISTANCE_FORMS } from './distance.ts';
import { GRADIENT_FORMS } from './gradients.ts';
import { PLACED_FORMS } from './placed.ts';
import { REMOVED_FORMS } from './removed.ts';
import { SCENE_FORMS } from './scenes.ts';
import { SCENES_DESCRIBED_FORMS } from './scenes-described.ts';
import { SCENES_INSTEAD_FORMS } from './scenes-instead.ts';
import { SHARP_BEFORE_FORMS } from './sharp-before.ts';
import { TIMES_OF_DAY_FORMS } from './times-of-day.ts';
import { TOO_BUSY_FORMS } from './too-busy.ts';
import { WALL_FORMS } from './walls.ts';

/** What is behind. */
export const GROUND_FORMS: readonly Form[] = [
  ...TOO_BUSY_FORMS,
  ...DISTANCE_FORMS,
  ...COLOUR_OF_GROUND_FORMS,
  ...COLOURS_INSTEAD_FORMS,
  ...REMOVED_FORMS,
  ...AS_IT_IS_FORMS,
  ...TIMES_OF_DAY_FORMS,
  ...SCENES_DESCRIBED_FORMS,
  ...SCENE_FORMS,
  ...GRADIENT_FORMS,
  ...PLACED_FORMS,
  ...BLURRED_FORMS,
  ...BOKEH_FORMS,
  ...COLOUR_FORMS,
  ...SHARP_BEFORE_FORMS,
  ...SCENES_INSTEAD_FORMS,
  ...WALL_FORMS,
];
