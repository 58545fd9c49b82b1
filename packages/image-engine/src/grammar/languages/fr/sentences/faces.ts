import type { Form } from '../../../forms/rewrite.ts';
import { END, START, STP } from '../parts.ts';

const HAIR = '(?:les|mes|ses|nos|ces|le) cheveux (?:gris|blancs)';

const SHUT = '(?:fermes|clos|mi clos|a moitie fermes|a demi fermes)';

/** Sentences of French about faces, bodies, hair and age. */
export const FRENCH_FACES: readonly Form[] = [
  // "Des pupilles de démon": the flash made them so
  [
    /\b(?:pupilles?|prunelles?|iris|globes oculaires) (?:toutes? )?(?=(?:(?:de|du|des|d) )?d?(?:demons?|diables?|vampires?|lapins?|zombies?|albinos|monstres?|robots?|rouges?)\b)/,
    'yeux ',
  ],
  [
    /\bregards? (?:de|du) (?:demon|diable|lapin)s?(?= ?$| [,.;!?]| (?:a|avec|et)\b)/,
    'yeux de vampire',
  ],
  [
    /(?<=\bflash )(?:(?:nous|ma|lui|leur|m|a|me|mavait|avait) )*(?:rougi|rougit|fait rougir) (?:(?:les|nos|mes|ses|leurs) )?(?:yeux|pupilles|prunelles)(?= ?$| [,.;!?]| et\b)/,
    'a fait les yeux rouges',
  ],
  [
    /\b(yeux|pupilles|prunelles) (?:(?:qui|sont|deviennent|ressortent|tout|tous|toutes|en|bien) )*(?:brill\w+|lui\w+|rougeoi\w+|flamboi\w+|vir\w+) (?:(?:en|au|tout|bien) )*rouges?(?= ?$| [,.;!?]| (?:et|a)\b)/,
    'yeux rouges',
  ],
  [
    new RegExp(
      `${START}(?:on dirait|on croirait) (?:(?:des|une?|nos?|que) )*(?:demons?|vampires?|diables?|zombies?|lapins?) (?:(?:,|avec|et) )+(?=(?:[^,.;!?“ ]+ ){0,3}yeux rouges\\b)`,
    ),
    '',
  ],
  // "Pas de peau de cire"
  [
    /\b(?:pas de|sans|aucune) (?:peau|visages?) (?:de|en|facon) (?:cire|plastique|poupee|porcelaine)(?= ?$| [,.;!?]| et\b)/,
    'no skin like wax ',
  ],
  [
    new RegExp(
      `${START}(?:mets|donne|enleve) (?:moi|lui|nous) (?:\\d+|dix|cinq|vingt|quelques) ans (?:de moins|en moins)${END}`,
    ),
    'make me look younger',
  ],
  // "Papi avait les yeux fermés, tu peux les lui ouvrir ?"
  [
    new RegExp(
      `${START}(?:(?!floute|enleve|retire|recadre|coupe)[^,.;:!?“ ]+ ){0,4}?(?:(?:(?:a|ai|as|ont|avait|avais|avaient|avons) )?(?:(?:tous|encore|toujours) )?(?:les|des|mes|ses|nos|leurs|tes) yeux|yeux)(?: (?:de|du|des) (?:(?:ma|mon|mes|la|le|les|sa|son|notre) )?[^,.;:!?“ ]+)?(?: (?:sont|etaient))? ${SHUT}(?: [^,.;:!?“ ]+){0,3} (?:[,.;] )?(?:(?:et|mais|alors|donc|tu|vous|peux|peut|on|pourrais|pourriez|pouvez|faut|il|je|voudrais|veux|aimerais|stp|svp) )*(?:(?:les|le|lui|leur|me|nous) )*(?:rouvr|ouvr)(?:e|ez|ir|es)(?: (?:les|lui|moi|leur|nous|la))*${END}`,
    ),
    'ouvre lui les yeux',
  ],
  // "Enlever les cheveux gris\"
  [
    new RegExp(
      `${START}(?:(?:tu peux|peux tu) )?(?:enlev|retir|supprim|vir|cach)(?:e|er|ez) ${HAIR}${END}`,
    ),
    'remove the gray hair',
  ],
  // "Fais-moi blonde": of the hair
  [
    new RegExp(
      `${START}(?:(?:(?:fais|fait|rends|rend|mets) (?:moi|lui|nous)|je veux etre)(?: en)? (?:blonde?s?|brune?s?|rousse?s?|roux|chatain)|(?:fais|rends) (?:la|le) (?:blonde?|rousse|roux))(?: (?:avec|aux) (?:(?:les|des) )?cheveux (?:longs?|courts?|frises|boucles))?${END}`,
    ),
    'give me blonde hair',
  ],
  // "Mets le visage de Paul sur le corps de Marc"
  [
    new RegExp(
      `${START}(?:(?:peux tu|tu peux|pourrais tu) )?(?:mets|met|mettre|mettez|colle|coller|place|pose|greffe) (?:le visage|la tete|mon visage|ma tete|sa tete|son visage)(?: (?:de|du|d) [^,.;:!?“]{1,30}?)? (?:sur|a la place de|a la place du|au lieu de) (?:(?:le|la|son|mon|celui|celle|cet|cette|ce) )(?:(?:corps|visage|tete|acteur|actrice|chanteur|chanteuse|personne|mec|homme|femme|type)\\b)?(?: ?(?:de|du|d) [^,.;:!?“]{1,30}?)?${STP}(?=${END}| et (?:floute|mets|rends|change|enleve|supprime|passe|ajoute|garde|laisse|fais|recadre|eclaircis|assombris|coupe|retire|efface)\\b)`,
    ),
    'swap the faces',
  ],
];
