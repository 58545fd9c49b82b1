import type { Form } from '../rewrite.ts';
import { BLUE_FORMS } from './blue.ts';
import { COLOURED_FORMS } from './coloured.ts';
import { SKY_COMPLAINT_FORMS } from './complained-of.ts';
import { EXCHANGED_FORMS } from './exchanged.ts';
import { IN_FEW_WORDS_FORMS } from './in-few-words.ts';
import { LAND_FORMS } from './land.ts';
import { LESS_WHITE_FORMS } from './less-white.ts';
import { OTHER_FORMS } from './other.ts';
import { STORM_FORMS } from './storms.ts';

/** Skies. */
export const SKY_FORMS: readonly Form[] = [
  ...SKY_COMPLAINT_FORMS,
  ...STORM_FORMS,
  ...BLUE_FORMS,
  ...OTHER_FORMS,
  ...LAND_FORMS,
  ...LESS_WHITE_FORMS,
  ...COLOURED_FORMS,
  ...EXCHANGED_FORMS,
  ...IN_FEW_WORDS_FORMS,
];
