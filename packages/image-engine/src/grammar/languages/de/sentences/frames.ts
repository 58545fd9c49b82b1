import type { Form } from '../../../forms/rewrite.ts';
import { END } from '../parts.ts';

/** Sentences of German about frames, borders, edges and vignettes. */
export const GERMAN_FRAMES: readonly Form[] = [
  // "Polaroid, leicht schräg": it is, and the picture is not turned
  [
    new RegExp(
      `(?<=\\bpolaroid\\w*(?: (?:rahmen|look|stil|effekt|foto))? )(?:(?:,|und|ein|bisschen|wenig|leicht|etwas|nach|links|rechts|schon) )*(?:schrag|schief|gekippt|geneigt|verkippt)(?: nach (?:links|rechts))?${END}`,
    ),
    ', aslant ',
  ],
];
