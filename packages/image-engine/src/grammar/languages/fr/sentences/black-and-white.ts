import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST, START } from '../parts.ts';

const SURE = '(?:(?:photo|image) )?(?:en )?(?:noir et blanc|noir (?:and|&) blanc|n and b)';

const COLOURED = '(?:vraies |leurs vraies )?couleurs?(?: reelles| naturelles| d ?origine)?';

const OLD = '(?:creases|plis|pliures|rayures|taches|dechirures)';

/** Pictures of long ago, as they are called. */
const OLD_PICTURES =
  '(?:(?:les|des|une?|la|le|ces|cette|de|d|mes|ses|nos|vieilles?|vieux|anciennes?|anciens?|petites?) )*(?:cartes? postales?|cartes|photos?|photographies?|cliches?|portraits?|tirages?|images?|albums?)(?: (?:anciennes?|anciens?|vieillies?))?';

const BROWN =
  '(?:brunie?s?|brune?s?|brunatres?|marrons?|marronnasses?|brunis|brunissantes?|roussies?)';

/** "De mon arrière-grand-mère", "d'antan" */
const LONG_AGO =
  '(?: (?:dautrefois|dantan|depoque|d epoque|a lancienne|de jadis|dun autre temps|du siecle dernier|du temps jadis|de lepoque|du debut du siecle|dil y a (?:cent|100) ans|(?:de |des annees |vers )?(?:18\\d\\d|19[0-5]\\d)|(?:de|du|des|chez|a) (?:(?:mon|ma|mes|nos|notre|sa|ses|son|la|les) )?(?:arrieres? )*(?:grands? )?(?:meres?|peres?|parents|mamies?|meme|papis?|papy|pepe|aieux|ancetres|famille|tantes?|grandmere|grandpere)))';

const LIKE =
  '(?:(?:je|tu|veux|voudrais|aimerais|jaimerais|donne|donner|mets|mettre|fais|faire|ajoute|applique|passe|rends|moi|lui|la|le|les|ca|photo|tout|avec|dans|un|une|cette|ma|en|l) )*(?:rendu|style|look|effet|aspect|air|facon|comme|genre|version|ambiance|ton|tons|teintes?|couleurs?|tonalites?)';

/** Sentences of French about black and white, what alone stays in colour, and old photos that get their colours. */
export const FRENCH_BLACK_AND_WHITE: readonly Form[] = [
  // "Mets ça en noir et blanc": no old picture that is to get its colours
  [
    new RegExp(
      `${START}(?:mets|mettez|passe|passez|fais|rends) (?:moi )?(?:ca|ceci|cela) en (?:noir (?:et|&) blanc|gris)${END}`,
    ),
    'make this black and white',
  ],
  // "Le rendu des vieilles cartes postales brunies de mon arrière-grand-mère": they are brown
  [
    new RegExp(
      `${START}${LIKE} (?:(?:de|des|du|d|comme|sur|dans|facon|a) )*${OLD_PICTURES} (?:toutes? |tout |un peu )?${BROWN}${LONG_AGO}*${END}`,
    ),
    'sepia',
  ],
  [
    new RegExp(
      `${START}(?:(?:donne|mets|ajoute|passe|rends|fais|avec|en|dans|veux|je|voudrais|moi|lui|la|le|les|un|une|des|ce|rendu|look|style|ton|tons|teintes?|couleurs?|tonalites?|aspect|cote) )+${BROWN} (?:(?:comme|facon|genre|style|de|des|du|sur|dans|dune?) )+${OLD_PICTURES}${LONG_AGO}*${END}`,
    ),
    'sepia',
  ],
  [
    new RegExp(
      `${START}(?:(?:rends|mets|fais|passe|la|le|moi|photo|image|cette|ma|toute|un peu|bien|jaunie|vieillie|et) )*(?:brunie?|brunis|brunatre) (?:(?:la|le|photo|limage|comme|facon|genre|style|de|des|sur|chez|dans|dune?) )+(?:${OLD_PICTURES}${LONG_AGO}*|(?:mamie|mami|papi|papy|grand mere|lancien temps|autrefois|avant))${END}`,
    ),
    'sepia',
  ],
  [
    new RegExp(
      `${START}(?:(?:en|de|avec|des|les|une?|mets|dans|aux|le|la) )*(?:couleurs?|tons?|teintes?|tonalites?|bruns?|marrons?) (?:${BROWN} )?(?:des|de|dune?|comme les|comme sur les) ${OLD_PICTURES}${LONG_AGO}+${END}(?<=\\b${BROWN} .*)`,
    ),
    'sepia',
  ],
  [
    new RegExp(
      `${START}(?:(?:en|de|avec|des|les|une?|mets|dans|aux) )*(?:couleurs?|tons?|teintes?|tonalites?) ${BROWN}${LONG_AGO}+${END}`,
    ),
    'sepia',
  ],
  [
    new RegExp(
      `^(?:(?:en|une|comme une) )?(?:vieille|ancienne) (?:photo|carte postale|image|photographie) ${BROWN}${LONG_AGO}*${LAST}`,
    ),
    'sepia',
  ],
  // "Comme si elle datait de 1900", "une photo d'il y a cent ans"
  [
    new RegExp(
      `${START}(?:(?:fais|faites|rends|mets|que|moi|la|photo|on|doit|croire|dirait|qu|quelle|quon|un|une|look|air) )*(?:comme (?:si|s) ?|croire qu|on dirait qu|dirait |croire |air )?(?:(?:elle|ca|la photo|cette photo|elles|il|celle ci|quelle) )?(?:(?:datait|date|etait|avait ete|a ete|ete|est|soit|prise|dater|pris|faite|tiree) )+(?:(?:de|en|du|dans|les|des|annees|vers|lannee|lan) )*(?:18\\d\\d|19[0-5]\\d|siecle dernier|debut du siecle|debut du siecle dernier|debut du xxe|dix neuvieme siecle|19e siecle|il y a (?:cent|100) ans)${END}(?<=\\b(?:comme|dirait|croire|croie|air|fais|faites) .*)`,
    ),
    'comme une vieille photo',
  ],
  [
    new RegExp(
      `${START}(?:(?:fais|fait|faites|transforme|donne|je|veux|voudrais|moi|lui|la|en|un|une|le|l) )*(?:comme|facon|style|genre|look|effet|air|rendu|ambiance|on dirait) (?:(?:une?|de|d|dune?|sur une?|les|des) )*(?:vieille |ancienne )?(?:photos?|portraits?|cliches?|cartes? postales?|photographies?) (?:dil y a (?:cent|100|plus de cent|un siecle)(?: ans)?|de la belle epoque|du (?:debut du )?siecle dernier|du xixe(?: siecle)?|du xxe|du debut du siecle|davant guerre|de lavant guerre|dentre deux guerres)${END}`,
    ),
    'comme une vieille photo',
  ],
  // "Comme une vieille photo de ma grand-mère": whose it is says nothing of where
  [
    new RegExp(
      `(?<=${START}(?:[^,.;:!?“ ]+ ){0,4}(?:rendu|style|look|effet|aspect|air|facon|comme|genre|version) (?:(?:une?|les?|la|de|des|d|dune?) )*(?:vieille|vieux|ancienne|vieilles|anciennes) (?:photos?|cartes? postales?|cliches?|portraits?|albums?))${LONG_AGO}${END}`,
    ),
    '',
  ],
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
