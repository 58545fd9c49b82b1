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
  // "Couleur brun passé": of the picture, and of nothing in it
  [
    new RegExp(
      `${START}(?:(?:en|de|avec|des|les|une?|mets|dans) )*(?:couleurs?|tons?|teintes?|tonalites?) (?:brune?s?|marrons?) (?:passee?s?|vieillie?s?|delavee?s?|fanee?s?|d ?antan|dautrefois|d autrefois|ancien(?:ne)?s?|d ?epoque)${END}`,
    ),
    'sepia',
  ],
  // "Façon carte postale de 1900": it is brown where that is said, and old where nothing is
  [
    new RegExp(
      `${START}(?:facon|comme|style|genre|en mode|effet|look|on dirait) (?:(?:une?|les|des|sur une?) )?(?:(?:vieille|vieux|ancienne) )?(?:cartes? postales?|photo|cliche|tirage) (?:(?:de|des|en|du|vers|annees|les) )*(?:18\\d\\d|19[0-5]\\d|d ?epoque|depoque)${END}(?:(?=.*\\bsepia\\b)|(?<=\\bsepia\\b.*))`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}(?:facon|comme|style|genre|en mode|effet|look|on dirait) (?:(?:une?|les|des|sur une?) )?(?:(?:vieille|vieux|ancienne) )?(?:cartes? postales?|photo|cliche|tirage) (?:(?:de|des|en|du|vers|annees|les) )*(?:18\\d\\d|19[0-5]\\d|d ?epoque|depoque)${END}`,
    ),
    'facon carte postale ancienne',
  ],
  // "Colorie-la\": without a colour all of them are meant
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
