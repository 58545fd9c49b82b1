import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

/** What is drawn on the picture. */
const BOX =
  '(?:(?:le|la|l|mon|ma|ce|cette) )?(?:(?:zone|partie|region) (?:marque|selectionne|encadre|entoure|delimite|dessine)e|(?:cadre|rectangle|encadre|selection|carre|boite)(?: (?:rouge|dessine|trace))?)';
const PICTURE = '(?: (?:la|ma|cette|l|moi|le|tout)? ?(?:photo|image|limage|ca))?';
const CUTS = '(?:recadr|rogn|coup|decoup|zoom)(?:e|er|ez|es|age)';

/** Sentences of French that cut to what is marked. */
export const FRENCH_CROPS_TO_SELECTION: readonly Form[] = [
  // "Rogne à la sélection", "recadre la photo sur le cadre"
  [
    new RegExp(
      `${START}${CUTS}${PICTURE} (?:(?:juste|exactement|seulement) )?(?:a|au|sur|autour de|autour du|selon|dans|suivant) ${BOX}${END}`,
    ),
    'recadre sur la zone marquee',
  ],
  // "Garde seulement la zone marquée"
  [
    new RegExp(
      `${START}(?:gard|conserv|laiss)(?:e|er|ez|es) (?:seulement|uniquement|juste|que) ${BOX}${END}(?!.*\\b(?:reste|couleurs?|net|nette)\\b)`,
    ),
    'recadre sur la zone marquee',
  ],
];
