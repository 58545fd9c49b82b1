import type { Form } from '../rewrite.ts';
import { BAD_LIGHT_FORMS } from './bad-light.ts';
import { EXPOSURE_FORMS } from './exposure.ts';
import { FAR_TOO_DARK_FORMS } from './far-too-dark.ts';
import { GOLDEN_HOUR_FORMS } from './golden-hour.ts';
import { HIGHLIGHT_FORMS } from './highlights.ts';
import { LAMPS_LIT_FORMS } from './lamps-lit.ts';
import { LOST_IN_SHADOW_FORMS } from './lost-in-shadow.ts';
import { MATCHED_FORMS } from './matched.ts';
import { MOOD_FORMS } from './mood.ts';
import { NIGHT_FORMS } from './night.ts';
import { PORTRAIT_FORMS } from './portraits.ts';
import { ROOM_FORMS } from './rooms.ts';
import { SHADOW_FORMS } from './shadows.ts';
import { TOO_DARK_FORMS } from './too-dark.ts';
import { VIGNETTE_FORMS } from './vignettes.ts';

/** Light and dark. */
export const LIGHT_FORMS: readonly Form[] = [
  ...BAD_LIGHT_FORMS,
  ...FAR_TOO_DARK_FORMS,
  ...MOOD_FORMS,
  ...ROOM_FORMS,
  ...LAMPS_LIT_FORMS,
  ...NIGHT_FORMS,
  ...GOLDEN_HOUR_FORMS,
  ...PORTRAIT_FORMS,
  ...MATCHED_FORMS,
  ...EXPOSURE_FORMS,
  ...LOST_IN_SHADOW_FORMS,
  ...HIGHLIGHT_FORMS,
  ...SHADOW_FORMS,
  ...TOO_DARK_FORMS,
  ...VIGNETTE_FORMS,
];
