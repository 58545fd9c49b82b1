import type { Form } from '../rewrite.ts';
import { FOG_FORMS } from './fog.ts';
import { LYING_SNOW_FORMS } from './lying-snow.ts';
import { SNOW_AND_RAIN_FORMS } from './snow-and-rain.ts';

/** Fog, rain and snow. */
export const WEATHER_FORMS: readonly Form[] = [
  ...LYING_SNOW_FORMS,
  ...SNOW_AND_RAIN_FORMS,
  ...FOG_FORMS,
];
