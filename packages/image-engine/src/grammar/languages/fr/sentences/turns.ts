import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST, START, STP } from '../parts.ts';

const NEXT = '(?= ?[.!]? ?$| ,| et\\b)';

/** Sentences of French about what is rotated, crooked or upside down. */
export const FRENCH_TURNS: readonly Form[] = [
  // "Tourne dans l'autre sens"
  [
    /^(?:tourne|pivote)(?:r|z)?(?: (?:la|le|la photo|l ?image))? (?:dans|de) l ?autre (?:sens|cote)(?= ?[.!]? ?$)/,
    'tourne a gauche',
  ],
  [new RegExp(`^mets la bien droite${LAST}`), 'redresse la photo'],
  [
    new RegExp(
      `^(?:(?:fais|fait|faire|fais lui faire) )?(?:un )?quart de tour(?=(?: (?:a|vers) (?:la )?(?:droite|gauche))?${NEXT})`,
    ),
    'tourne 90°',
  ],
  [new RegExp(`^remets la (?:bien )?droite${LAST}`), 'redresse la photo'],
  // "Redresse la photo qui penche vers la droite": as far as it takes
  [
    new RegExp(
      `\\b(redress\\w*(?: (?:la|l|cette|ma|le|photo|image|horizon))*) (?:(?:,|car|elle|il) )*(?:qui )?(?:penche|est penchee?|part|tombe) (?:(?:un peu|legerement|trop) )?(?:a|vers|sur|du cote de) (?:la )?(?:droite|gauche)${END}`,
    ),
    '$1',
  ],
  // "Penche un peu à droite, corrige": it does so, and is to do so no longer
  [
    new RegExp(
      `${START}(?:(?:elle|il|ca|la photo|l?image|le cadre) )?penche(?: (?:un peu|un petit peu|legerement|trop|beaucoup|un brin))? (?:a|vers la|sur la|vers) (?:la )?(?:droite|gauche) (?:(?:,|et|tu peux|peux tu|il faut) )+(?:corrig|redress|rectifi|repar|arrang|remets|remettre)\\w*(?: (?:la|le|ca|cela|droit|droite|d?aplomb))*${STP}${END}`,
    ),
    'redresse',
  ],
  // "Inverse gauche/droite"
  [
    /\b(invers\w*) (?:(?:la|le) )?(gauche|droite|haut|bas) (?:[/<>]|->|<->) (?:(?:la|le) )?(gauche|droite|haut|bas)(?= )/,
    '$1 $2 et $3',
  ],
  // "Gauche et droite inversées": how it is to be, of one picture
  [
    new RegExp(
      `(?<!\\b(?:photos|images|cliches|collage|montage|cote a cote|deux|couleurs?|texte|lettres?)\\b.*)${START}(?:(?:(?:l )?(?:photo|image) avec|avec|mets|je veux|la|le|les) )*(?:gauche (?:et|/) (?:la )?droite|droite (?:et|/) (?:la )?gauche) (?:(?:sont|soient|doivent|etre|est|,|completement) )*inverse(?:e|s|es)?(?:(?: ,)? (?:et )?(?:(?:tu peux|peux tu) )?(?:corrig|repar|arrang)\\w*(?: (?:ca|la|le))?)?(?: (?:stp|svp|comme (?:dans|avec|en) (?:un |une )?(?:miroir|glace|selfie)))*${END}`,
    ),
    'inverse gauche et droite',
  ],
  [
    new RegExp(
      `(?<!\\b(?:photos|images|cliches|collage|montage|lune|deux|couleurs?|texte|lettres?)\\b.*)${START}(?:(?:(?:l )?(?:photo|image) avec|avec|mets|je veux|la|le|les) )*(?:haut (?:et|/) (?:le )?bas|bas (?:et|/) (?:le )?haut) (?:(?:sont|soient|doivent|etre|est|,|completement) )*inverse(?:e|s|es)?${STP}${END}`,
    ),
    'inverse haut et bas',
  ],
  // "900 px de haut"
  // "Mets le clocher d'aplomb"
  [
    /(?<=^|[,.;:!?] |\bet )(?:(?:re)?met(?:s|tre|tez)? (?:(?:le|la|les|mon|ma|ce|cette) (?!bouteille|verre|vase|tasse)[^,.;:!?“ ]+|l[^,.;:!?“ ]+) )?(?:bien )?daplomb(?= ?$| [,.;!?]| et\b| stp| svp| s il)/,
    'redresse la photo',
  ],
];
