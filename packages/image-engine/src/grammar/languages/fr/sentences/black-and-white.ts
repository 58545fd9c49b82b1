import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

const SURE = '(?:(?:photo|image) )?(?:en )?(?:noir et blanc|noir (?:and|&) blanc|n and b)';

const COLOURED = '(?:vraies |leurs vraies )?couleurs?(?: reelles| naturelles| d ?origine)?';

const OLD = '(?:creases|plis|pliures|rayures|taches|dechirures)';

/** Sentences of French about black and white, what alone stays in colour, and old photos that get their colours. */
export const FRENCH_BLACK_AND_WHITE: readonly Form[] = [
  // "Couleur que sur les fleurs", and no "de la même couleur que le mur"
  [
    /(?<=(?:^|[,.;:!?] |\b(?:et|mais|puis|avec|mets|garde|laisse|veux|voudrais|photo|image|blanc|reste) )(?:(?:la |les |de la |des )(?=couleurs? que (?:sur|dans|pour) ))?)(en )?couleurs? que (?=(?:sur|dans|pour|les?|la|mon|ma|mes) )/,
    '$1 couleur seulement ',
  ],
  // "Colorie-la": without a colour all of them are meant
  [
    /(?<=^|[,.;:!?] )colori(?:e|ez|er)(?: (?:la|le|(?:la|cette|ma) (?:vieille )?(?:photo|image)))(?= ?$| [,.;:!?]| (?:stp|svp)\b)/,
    'colorise cette photo',
  ],
  // "La vieille photo noir et blanc en vraies couleurs et sans les plis"
  [
    new RegExp(
      `${START}(?:(?:mets|met|mettre|passe|remets|rends) )?(?:la |ma |cette |une )?(?:vieille |ancienne )?photo (?:${SURE} )?(?:de (?:[^,.;:!?“ ]+ ){1,2})?(?:en|aux) ${COLOURED}(?= ?$| [,.;:!?]| (?:et|sans|puis)\\b)`,
    ),
    'colorise cette photo',
  ],
  [
    new RegExp(
      `(?<=\\bcolorise cette photo )(?:, |et |and )*(?:sans|enleve|retire|supprime) (?:les |ses )?${OLD}${END}`,
    ),
    ', enleve les plis',
  ],
];
