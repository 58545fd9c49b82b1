import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

/** Sentences of French about edges and corners that become darker. */
export const FRENCH_VIGNETTES: readonly Form[] = [
  // "Noircis les coins", "un bord sombre autour de la photo", "effet sombre dans les coins"; a black edge is a frame
  [
    new RegExp(
      `${START}(?:noirci[srt]|noircissez|noircir|fonce[rz]?|ombre[rz]?|assombri[srt]|assombrissez|assombrir) ((?:(?:un peu|legerement|beaucoup) )?)(?:les |tous les )?(?:quatre )?(?:coins|angles|cotes|bords|bordures|contours)(?: de (?:la|l|ma) ?(?:photo|image))?${END}`,
    ),
    'vignette $1',
  ],
  [
    new RegExp(
      `${START}(?:(?:mets|met|ajoute|rajoute|avec|fais|je veux) )?(?:(?:un|une|des|du|les|leger|legere) )*(?:(?:effet|bords?|contours?|coins?|angles?|rebord|degrade|halo) (?:plus )?(?:sombres?|fonces?|assombris?|obscurs?)|ombres?|sombre|noircissement) (?:(?:sur|dans|a|aux|vers) (?:tous )?(?:les )?(?:quatre )?(?:bords|coins|angles|cotes|bordures|contours)|(?:tout )?autour (?:de )?(?:la|l|ma|cette) ?(?:photo|image)(?<!\\bombres? (?:tout )?autour.*))${END}`,
    ),
    'vignette',
  ],
  [
    new RegExp(
      `${START}(?:(?:mets|rends|fais|avec) )?(?:les |des )?(?:angles|cotes|contours) (?:(un peu|legerement) )?(?:plus )?(?:sombres|fonces|assombris)${END}`,
    ),
    'vignette $1',
  ],
];
