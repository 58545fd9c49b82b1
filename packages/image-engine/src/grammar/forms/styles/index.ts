import type { Form } from '../rewrite.ts';
import { COMIC_FORMS } from './comics.ts';
import { DUOTONE_FORMS } from './duotones.ts';
import { DUOTONE_TOLD_FORMS } from './duotones-told.ts';
import { FIGURINE_FORMS } from './figurines.ts';
import { FILM_FORMS } from './films.ts';
import { LIMITED_COLOUR_FORMS } from './limited-colours.ts';
import { NEON_FORMS } from './neon.ts';
import { PAINTING_FORMS } from './paintings.ts';
import { PIXEL_FORMS } from './pixels.ts';
import { POSTER_FORMS } from './posters.ts';
import { SEEN_ELSEWHERE_FORMS } from './seen-elsewhere.ts';
import { SKETCHE_FORMS } from './sketches.ts';
import { STROKE_FORMS } from './strokes.ts';
import { VINTAGE_FORMS } from './vintage.ts';
import { WANTED_FORMS } from './wanted.ts';

/** Looks. */
export const STYLE_FORMS: readonly Form[] = [
  ...WANTED_FORMS,
  ...COMIC_FORMS,
  ...STROKE_FORMS,
  ...VINTAGE_FORMS,
  ...PIXEL_FORMS,
  ...LIMITED_COLOUR_FORMS,
  ...POSTER_FORMS,
  ...FILM_FORMS,
  ...FIGURINE_FORMS,
  ...PAINTING_FORMS,
  ...SKETCHE_FORMS,
  ...DUOTONE_TOLD_FORMS,
  ...DUOTONE_FORMS,
  ...NEON_FORMS,
  ...SEEN_ELSEWHERE_FORMS,
];
