import type { Form } from '../rewrite.ts';
import { FOG_FORMS } from './fog.ts';
import { SNOW_AND_RAIN_FORMS } from './snow-and-rain.ts';

/** Fog, rain and snow. */
export const WEATHER_FORMS: readonly Form[] = [...SNOW_AND_RAIN_FORMS, ...FOG_FORMS];
