import type { Form } from '../../../forms/rewrite.ts';
import { END } from '../parts.ts';

/** Sentences of French about what is written on a picture, its letters and bars. */
export const FRENCH_TEXT: readonly Form[] = [
  // "En blanc sur une bande noire": behind letters, and no row of pictures
  [
    /(?<=“” [^.;!?]*)sur (?:une?|la|le) (?:bande|barre|bandeau|banniere|cartouche) (?=(?:noire?|blanche?|blanc|rouge|jaune|bleue?|verte?|grise?|orange|rose)(?: ?$| [,.;:!?]| et\b))/,
    'sur fond ',
  ],
  // "VENDU en rouge sur la photo de la maison": which picture it is
  [
    new RegExp(
      `(?<=\\b(?:ecri\\w*|texte|mot)\\b[^“]* )(sur|dans) (la|ma|cette|notre) (photo|image) (?:de (?:la|l|mon|ma|notre|nos|mes)|du|des|d une?) ?[^,.;:!?“ ]+${END}`,
    ),
    '$1 $2 $3',
  ],
];
