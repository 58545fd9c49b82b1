import type { Form } from '../rewrite.ts';
import { ARC_FORMS } from './arcs.ts';
import { FLAKE_FORMS } from './flakes.ts';
import { FOG_FORMS } from './fog.ts';
import { LYING_SNOW_FORMS } from './lying-snow.ts';
import { SNOW_AND_RAIN_FORMS } from './snow-and-rain.ts';

/** Fog, rain and snow. */
export const WEATHER_FORMS: readonly Form[] = [
  ...ARC_FORMS,
  ...FLAKE_FORMS,
  ...LYING_SNOW_FORMS,
  ...SNOW_AND_RAIN_FORMS,
  ...FOG_FORMS,
];
