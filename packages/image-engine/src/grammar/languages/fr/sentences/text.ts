import type { Form } from '../../../forms/rewrite.ts';
import { END } from '../parts.ts';

/** Sentences of French about what is written on a picture, its letters and bars. */
export const FRENCH_TEXT: readonly Form[] = [
  // "En blanc sur une bande noire": behind letters, and no row of pictures
  [
    /(?<=“” (?:[^.;!?]* )?)(?:, )?(?:sur|dans) (?:une?|la|le) (?:(?:petite?|grande?|grosse?|large|joli|jolie) )?(?:bande|barre|bandeau|banniere|cartouche|rond|cercle|macaron|pastille|etiquette|encart) (?=(?:noire?|blanche?|blanc|rouge|jaune|bleue?|verte?|grise?|orange|rose|doree?)(?: ?$| [,.;:!?]| (?:et|en|avec|dans|bien|stp|svp)\b))/,
    'sur un bandeau ',
  ],
  // "Lettres bien espacées": they stand as their font has them
  [
    /(?<=“”[^.;!?]*)(?:(?:,|et|avec|en) )*(?:(?:lettres|caracteres) (?:(?:bien|tres|largement|un peu) )*espace(?:e?s)?|(?:(?:un|grand|large) )*(?:interlettrage|espacement)(?: (?:large|grand|des lettres|entre les lettres))*)(?= ?$| [,.;!?])/,
    '',
  ],
  // "VENDU en rouge sur la photo de la maison": which picture it is
  [
    new RegExp(
      `(?<=\\b(?:ecri\\w*|texte|mot)\\b[^“]* )(sur|dans) (la|ma|cette|notre) (photo|image) (?:de (?:la|l|mon|ma|notre|nos|mes)|du|des|d une?) ?[^,.;:!?“ ]+${END}`,
    ),
    '$1 $2 $3',
  ],
];
