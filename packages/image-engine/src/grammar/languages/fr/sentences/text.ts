import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

/** The picture, or something of it. */
const IT =
  '(?:ca|cela|c ?est|cetait|c etait|elle|il|(?:la|le|les|cette|ma|mon|ton|l) ?(?:photo|image|tof|rendu|resultat|lumiere|ambiance|couleurs?|fond|effet|filtre|teint|ciel|tout|cliche|tons|portrait|selfie)(?: de la photo)?)';

const TOO =
  '(?:(?:bien|beaucoup|un peu|un poil|legerement|quand meme|vraiment) )*(?:trop|un peu|tres|super|hyper|tellement|vachement|vraiment|ultra|beaucoup|assez|si) (?:(?:un|une|genre|style|cote|du|de|mode|effet) )*';

/** Sentences of French about what is written on a picture, its letters and bars. */
export const FRENCH_TEXT: readonly Form[] = [
  // "Ça fait trop “lumière de frigo”, réchauffe-la": what somebody calls it, and nothing to be written
  [
    new RegExp(
      `${START}(?:${IT} )(?:me |nous |quand meme |vraiment |franchement )*(?:(?:fait|est|a lair|a l air|parait|semble|rend|donne|ressemble a)(?: (?:un|une|du|de la|comme|tres|un peu))* )?${TOO}“” (?:comme \\w+ )?[,.;:!?] (?=\\S)`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}(?:(?:ca|cela) fait (?:quand meme |vraiment |franchement )*|(?:on dirait|on croirait) (?:(?:une?|du|de la|des|la|le|l|cest) )*(?:(?:photo|image|lumiere|ambiance) (?:(?:de|d|du|des) )?)?)“” [,.;:!?] (?=\\S)`,
    ),
    '',
  ],
  [new RegExp(`${START}${TOO}“” [,.;:!?] (?=\\S)`), ''],
  // "Mets je t'aime en rouge"
  [
    new RegExp(
      `${START}(?:mets|met|ecris|ajoute|marque) ((?:je t ?aime|merci|coucou|bonjour)(?: (?:maman|papa|mamie|papi|beaucoup|a tous))?)(?= ?$| (?:,|en|avec|au|a|dans|sur)\\b)`,
    ),
    'ecris “$1”',
  ],
  // "Filigrane Studio Luna", "date 12 mai 2024 en bas"
  [
    new RegExp(
      `${START}(?:(?:mets|met|ajoute|rajoute|pose|avec) )?(?:(?:un|le|mon|en) )*filigrane (?:: )?(?!“”)((?:[^,.;:!?“ ]+ ){0,2}[^,.;:!?“ ]+)(?= ?[.!]? ?$)`,
    ),
    'filigrane “^$1”',
  ],
  [
    /(?<=^|[,.;:!?] |\bet )(?:(?:mets|ajoute) )?(?:la )?date (?:: |du )?(\d{1,2} (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)(?: \d{4})?)(?= (?:en |au |a |dans )(?:bas|haut|gauche|droite|centre|milieu|le coin))/,
    'ecris “$1”',
  ],
  // "Gros texte en haut PROMO"
  [
    new RegExp(
      `${START}(?:(?:mets|ajoute|un|le|avec) )*(gros|grand|petit|joli) (?:texte|titre) (en haut|en bas|au milieu|au centre)(?: [,:])? (?!“”)((?:[^,.;:!?“ ]+ ){0,3}[^,.;:!?“ ]+)(?= ?$)`,
    ),
    'ecris “^$3” $2 $1',
  ],
  // "En blanc sur une bande noire": behind letters, and no row of pictures
  [
    /(?<=“” (?:[^.;!?]* )?)(?:, )?(?:sur|dans) (?:une?|la|le) (?:(?:petite?|grande?|grosse?|large|joli|jolie) )?(?:bande|barre|bandeau|banniere|cartouche|etiquette|encart) (?=(?:noire?|blanche?|blanc|rouge|jaune|bleue?|verte?|grise?|orange|rose|doree?)(?: ?$| [,.;:!?]| (?:et|en|avec|dans|bien|stp|svp)\b))/,
    'sur un bandeau ',
  ],
  // "Dans un rond blanc"
  [
    /(?<=“” (?:[^.;!?]* )?)(?:, )?(?:sur|dans) (?:une?|le) (?:(?:petite?|grande?|grosse?|large|joli|jolie) )?(?:rond|cercle|macaron|pastille) (?=(?:noire?|blanche?|blanc|rouge|jaune|bleue?|verte?|grise?|orange|rose|doree?)(?: ?$| [,.;:!?]| (?:et|en|avec|dans|bien|stp|svp)\b))/,
    'sur un circle ',
  ],
  // "VENDU en rouge sur la photo de la maison": which picture it is
  [
    new RegExp(
      `(?<=\\b(?:ecri\\w*|texte|mot)\\b[^“]* )(sur|dans) (la|ma|cette|notre) (photo|image) (?:de (?:la|l|mon|ma|notre|nos|mes)|du|des|d une?) ?[^,.;:!?“ ]+${END}`,
    ),
    '$1 $2 $3',
  ],
];
