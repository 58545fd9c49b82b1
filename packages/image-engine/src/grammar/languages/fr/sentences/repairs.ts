import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST, START, STP } from '../parts.ts';

const PRINT = '(?:photo|photos|tof|tofe|toff|foto|image|cliche|portrait|tirage)';

const AGED = '(?:(?:tres )?(?:vieille|vielle|ancienne|vieux|ancien))';

const WORN =
  '(?:(?:toute?s?|tous|tres|bien|super|un peu|assez|completement|vachement|trop|hyper|complet|est|tellement) )*(?:(?:ray|abim|dechir|tach|decolor|endommag|delav|pass|pli|corn|ecorn|froiss|us|craquel|fan|effac|griff|erafl|gondol|deterior|terni|pali|jauni|moisi)(?:ee?s?|s)?|en mauvais etat|mal en point|en sale etat|en piteux etat)';

const OLD_PRINT = `${AGED} ${PRINT}(?: (?:en noir et blanc|de famille|de mariage|de classe|(?:de|du|des) (?:(?:ma|mon|mes|sa|son|la|le|notre) )?[^,.;:!?“ ]+))?(?: (?:,|mais|qui))? ${WORN}(?: (?:,|et|ou) ${WORN})*`;

/** "Ma mamie a": whose it is. */
const WHOSE =
  '(?:(?:(?:ma|mon|mes|notre|nos|sa|son|ta|ton|votre|leur|la|le) [^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?|elle|il|on|nous|jai|j|je) (?:a|ai|ont|avait|avons|possede|garde|conserve|encore|retrouve|recupere|trouve|donne|confie|ma|m a|envoye)(?: (?:retrouve|recupere|trouve|garde|donne|confie|envoye|encore))*|jai|voici|voila|cest|c est|(?:il )?y ?a)';

const SAVED = `(?:(?:et|tu|vous|peux|pourrais|pourriez|pouvez|faut|il|on|peut|je|voudrais|veux|aimerais|stp|svp|a|merci|de|me|moi|la|le|les|ca) )*(?:(?:sauv|repar|restaur|retap|rattrap|recuper|rafistol|arrang)(?:e|ez|er|es|able)?(?: (?:la|le|moi|ca|les))*|(?:fais|faire|faites) (?:quelque chose|qqch|qqchose|qch|un truc)(?: (?:pour (?:elle|ca)|dessus))?|(?:(?:rends|rendre|refais|refaire|remets|remettre)(?: (?:la|le))? )?(?:comme neuve?|a neuf))`;

/** Sentences of French about old and damaged photos, and what restores them. */
export const FRENCH_REPAIRS: readonly Form[] = [
  // "Photo surexposée, à rattraper": its light is wrong, and nothing is worn
  [
    new RegExp(
      `(?<=\\b(?:surexpose|sousexpose|sous expose|sur expose|mal expose|trop expose|crame|brule|grille|trop claire?|trop sombre|trop fonce|floue?|flou|bougee?|terne|bruite|penchee?|jaune|bleue?|verte?|palot)(?:e|es|s|ee|ees)? )(?:[,;.] )?(?:(?:et|mais|alors|donc|tu|vous|peux|peut|on|pourrais|pouvez|faut|il|stp|svp|a|elle|est|la|le|me) )*(?:rattrap|recuper|sauv|repar)(?:e|er|ez|able|es)(?: (?:la|le|ca|moi))*${STP}${END}`,
    ),
    ', corrige ca',
  ],
  [
    /^(?:vieille photo|photo ancienne|ancienne photo|vieux cliche)(?: (?:tres|toute|un peu))? (?:abimee?|rayee?|dechiree?|jaunie?|tachee?|decoloree?|endommagee?)(?= ?[.!]? ?$)/,
    'restaure cette vieille photo',
  ],
  // "Ma mamie a une vieille tof toute rayée et pâlie, tu peux la sauver ?"
  [
    new RegExp(
      `${START}(?:${WHOSE} )?(?:(?:une?|cette|ce|la|sa|son|ma|mon|des|de) )?${OLD_PRINT} (?:[,.;?] )?${SAVED}${STP}${END}`,
    ),
    'restaure cette vieille photo',
  ],
  [
    new RegExp(`^${WHOSE} (?:(?:une?|cette|ce|la|sa|son|ma|mon) )?${OLD_PRINT}${LAST}`),
    'restaure cette vieille photo',
  ],
  // "J'ai une vieille photo, mets-la en sépia": what it is, and no look of old
  [
    new RegExp(
      `^${WHOSE} (?:(?:une?|cette|la) )?${AGED} ${PRINT}(?: (?:de famille|de mariage|de classe|(?:de|du|des) (?:(?:ma|mon|mes|sa|son|la|le|notre) )?[^,.;:!?“ ]+))? [,.] (?=\\S)`,
    ),
    '',
  ],
  // "Vieille photo toute abîmée à restaurer"
  [
    new RegExp(
      `\\b(?:(?:vieille|ancienne) )?photo (?:de famille |de mariage )?(?:toute |tres |bien )?(?:abimee?|rayee?|dechiree?|jaunie?|tachee?) a (?:restaurer|reparer|sauver|retaper)${END}`,
    ),
    'restaure cette vieille photo',
  ],
];
