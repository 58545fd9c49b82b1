import type { Form } from '../rewrite.ts';
import { ALONE_IN_COLOUR_FORMS } from './alone-in-colour.ts';
import { COLOURED_FORMS } from './coloured.ts';
import { CROPPED_FORMS } from './cropped.ts';
import { ERASED_FORMS } from './erased.ts';
import { MARKED_IN_FEW_WORDS_FORMS } from './in-few-words.ts';
import { OF_FACES_FORMS } from './of-faces.ts';
import { SELECTION_FORMS } from './selections.ts';
import { SHINY_FORMS } from './shiny.ts';
import { MARKED_SPOT_FORMS } from './skin.ts';
import { WHITENED_TEETH_FORMS } from './teeth.ts';
import { TREATED_FORMS } from './treated.ts';
import { MARKED_TEXT_FORMS } from './written.ts';

/** What is marked, named as a part of the picture. */
export const SELECTION_MARKED_FORMS: readonly Form[] = [...SELECTION_FORMS];

/** Wishes where something is marked: "it" is that. */
export const MARKED_FORMS: readonly Form[] = [
  ...MARKED_TEXT_FORMS,
  ...WHITENED_TEETH_FORMS,
  ...CROPPED_FORMS,
  ...SHINY_FORMS,
  ...ALONE_IN_COLOUR_FORMS,
  ...MARKED_IN_FEW_WORDS_FORMS,
  ...COLOURED_FORMS,
  ...OF_FACES_FORMS,
  ...TREATED_FORMS,
  ...ERASED_FORMS,
  ...MARKED_SPOT_FORMS,
];
