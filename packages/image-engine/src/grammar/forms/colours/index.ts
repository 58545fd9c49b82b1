import type { Form } from '../rewrite.ts';
import { AS_IT_IS_NOW_FORMS } from './as-it-is-now.ts';
import { AUTUMN_FORMS } from './autumn.ts';
import { EXACT_HUE_FORMS } from './exact-hues.ts';
import { INSTEAD_OF_FORMS } from './instead-of.ts';
import { NAMED_BY_THING_FORMS } from './named-by-things.ts';
import { MATERIAL_COLOUR_FORMS } from './of-materials.ts';
import { PART_OF_THING_FORMS } from './parts-of-things.ts';
import { SEVERAL_THINGS_FORMS } from './several-things.ts';
import { THING_FORMS } from './things.ts';
import { WISHED_FORMS } from './wished.ts';
import { WORD_ORDER_FORMS } from './word-order.ts';

/** Colours that are called by things, before anything is read with them; several things and their colours, of which one may be the sky, which otherwise is looked for by itself. */
export const EARLY_COLOUR_FORMS: readonly Form[] = [
  ...AUTUMN_FORMS,
  ...NAMED_BY_THING_FORMS,
  ...SEVERAL_THINGS_FORMS,
];

/** Things and their colours: of backgrounds, skies and whites that are not white, other forms tell before. */
export const COLOUR_FORMS: readonly Form[] = [
  ...MATERIAL_COLOUR_FORMS,
  ...WISHED_FORMS,
  ...PART_OF_THING_FORMS,
  ...WORD_ORDER_FORMS,
  ...INSTEAD_OF_FORMS,
  ...THING_FORMS,
  ...AS_IT_IS_NOW_FORMS,
  ...EXACT_HUE_FORMS,
];
