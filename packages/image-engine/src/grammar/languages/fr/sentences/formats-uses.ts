import type { Form } from '../../../forms/rewrite.ts';
import { END, START, STP } from '../parts.ts';

/** French: what a picture is for. */
export const FRENCH_FORMATS_USES: readonly Form[] = [
  // "Imprimer en A4"
  [
    new RegExp(
      `${START}(?:(?:pour|a|je veux|je voudrais|l|la|le) )*(?:imprim)[a-z]*(?: (?:la|le|moi))?(?: (?:en|sur|au|du|format|papier|une|feuille|de))+ (a ?[345])${STP}${END}`,
    ),
    'format $1',
  ],
  // "Améliore la photo pour LinkedIn": both of it
  [
    /(?<=\b(?:amelior|retouch|embelli|arrang|optimis)[a-z]* (?:la |(?:(?:la|ma|cette) (?:photo|tof|selfie|image)|mon selfie|l ?image) ))pour (?=(?:mon |ma |le |la )*(?:profil |photo )?(?:linkedin|tinder|profil|cv)\b)/,
    ', photo ',
  ],
  [
    new RegExp(
      `^(?:(?:c ?est|une photo) )*pour (?:mon (?:profil )?)?(?:tinder|bumble|meetic|hinge|fruitz)${STP}(?= ?[.!]? ?$)`,
    ),
    'photo de profil',
  ],
  // "Que ça pèse moins lourd"
  [
    new RegExp(
      `${START}(?:(?:il faut|je veux|faut|fais) )*(?:que |qu ?)(?:ca|elle|la photo|l ?image|le fichier) (?:pese|soit|prenne) (?:moins (?:lourde?|de place)|plus (?:legere?|leger))${STP}${END}`,
    ),
    'allege le fichier',
  ],
  // "Comme dans un magazine"
  [
    new RegExp(
      `^(?:(?:que ca soit|fais|rends la|je la veux|digne) )?(?:comme|facon|digne) (?:(?:dans|en|sur|d|une?|la|de|couverture|couv|page|photo) )*(?:magazine|magazines|magazine de mode|vogue)${STP}(?= ?[.!]? ?$)`,
    ),
    'ameliore la',
  ],
];
