import type { Form } from '../../../forms/rewrite.ts';
import { END, TONE } from '../parts.ts';

/** Sentences of French about frames, borders, edges and vignettes. */
export const FRENCH_FRAMES: readonly Form[] = [
  [
    new RegExp(
      `(?<=\\bprofil ronde? )avec (?:un|une) (?:contour|bordure|bord|cadre|lisere) (?=${TONE}${END})`,
    ),
    'avec une bordure ',
  ],
  // "Les bandes que l'appli a ajoutées": where they are from
  [
    /(?<=\b(?:bords?|bordures?|cadres?|marges?|bandes?|lisere)\b(?: [^,.;:!?“ ]+)? (?:(?:a|en|sur|du) (?:la |le )?(?:droite|gauche|haut|bas|cote) )?)(?:que (?:(?:le|la|mon|ma) )?(?:scanner|scan|lappli|lapplication|appli|telephone|imprimante|limprimante|logiciel|numerisation)(?: (?:a|ma|ont|y|avait))* (?:laiss|mis|ajout|fait|rajout|coll)[a-z]*|(?:laiss|ajout|rajout|mis|fait|caus)[a-z]* (?:par|au|lors du|en) (?:(?:le|la|mon|ma) )?(?:scanner|scan|scannant|lappli|lapplication|telephone|imprimante|logiciel|numerisation|limpression)|(?:du|de la|de mon|de ma|dus? au) (?:scanner|scan|capture|capture decran|numerisation|appli))(?= ?$| [,.;!?]| et\b)/,
    '',
  ],
];
