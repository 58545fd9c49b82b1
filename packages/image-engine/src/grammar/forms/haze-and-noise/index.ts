import type { Form } from '../rewrite.ts';
import { DUST_FORMS } from './dust.ts';
import { HAZE_FORMS } from './haze.ts';
import { NOISE_FORMS } from './noise.ts';

/** Haze and noise. */
export const HAZE_AND_NOISE_FORMS: readonly Form[] = [...DUST_FORMS, ...NOISE_FORMS, ...HAZE_FORMS];
