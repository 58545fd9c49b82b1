import type { Form } from '../../forms/rewrite.ts';
import { END, START } from './parts.ts';

const PUTS = '(?:mets|met|mettre|mettez|pose|place|visse|colle|plante|enfonce|flanque|ajoute)';
const WEAR =
  '((?:une?|des) (?!flou|filtre|effet|texte|ombre|lumiere)(?:[^,.;:!?“ ]+ ){1,4}?)(?:sur|par dessus) (?:la|ma|sa|leur|nos) tetes?';
const COLOURED = '(?:vraies |leurs vraies )?couleurs?(?: reelles| naturelles| d ?origine)?';
const OLD = '(?:creases|plis|pliures|rayures|taches|dechirures)';
const SURE = '(?:(?:photo|image) )?(?:en )?(?:noir et blanc|noir (?:and|&) blanc|n and b)';
/** "Fais croire que c'est minuit" */
const BELIEVED =
  '(?:(?:il )?(?:faut )?qu ?on (?:croie|croit|pense|croirait)|fais croire|on doit (?:croire|penser)|(?:il )?faut (?:croire|penser))';
const NIGHT = '(?:minuit|la nuit|nuit|en pleine nuit|le milieu de la nuit)';
const TONE =
  '(?:bleue?|verte?|rouge|jaune|orange|rose|violet(?:te)?|mauve|noire?|blanc(?:he)?|grise?|beige|turquoise|creme|dore)(?: (?:clair|fonce|pastel|nuit|ciel))?';
const QUALITY = '(?:(?:plus|tres|bien) )?(?:serieux|pro|professionnel|chic|moderne|classe|soigne)';
const HAIR = '(?:les|mes|ses|nos|ces|le) cheveux (?:gris|blancs)';

/** Of people, of places and of old pictures, as French has it. */
export const FRENCH_ASKED_FREELY: readonly Form[] = [
  // "Y a plein de grain, nettoie": too much of it, and none to be added
  [
    /\b(?:il )?y a (?:vraiment )?(?:plein|un paquet|des tonnes|un max|trop plein) de (grain|bruit)\b/,
    'il y a trop de $1',
  ],
  // "Mets les deux côte à côte avec avant / après écrit dessus"
  [
    new RegExp(
      `(?<=\\b(?:cote a cote|ensemble|collage|l un a cote de l autre)\\b[^“]* )(?:, )?(?:avec |et |en ecrivant |ecris |marque |note )*(avant) (?:et |, |puis )?(apres) (?:(?:ecrits?|marques?|inscrits?|notes?) )*(?:dessus|dessous|en bas|en haut|au dessus|en dessous|chacune?)*${END}`,
    ),
    ', texte “$1” en bas a gauche et texte “$2” en bas a droite',
  ],
  // "VENDU en rouge sur la photo de la maison": which picture it is
  [
    new RegExp(
      `(?<=\\b(?:ecri\\w*|texte|mot)\\b[^“]* )(sur|dans) (la|ma|cette|notre) (photo|image) (?:de (?:la|l|mon|ma|notre|nos|mes)|du|des|d une?) ?[^,.;:!?“ ]+${END}`,
    ),
    '$1 $2 $3',
  ],
  // "Un dégradé abstrait bleu et violet derrière le produit"
  [
    new RegExp(
      `\\b(?:un |le )?degrade(?: abstrait| doux| moderne| leger)* (${TONE} (?:et|a|vers) ${TONE}) (?:derriere|en fond|en arriere plan)(?: (?:moi|nous|lui|elle|(?:le|la|les|mon|ma|mes) [^,.;:!?“ ]+))?${END}`,
    ),
    'un fond degrade $1',
  ],
  // "Look ciné un peu froid": how it is to be, and no fault
  [
    new RegExp(
      `(?<=\\b(?:look|ambiance|style|rendu|effet|cine|cinema)\\b[^,.;:!?“]{0,20} )(?<!\\b(?:moins|plus|pas|trop) )(?:un peu |plutot |bien |assez |legerement )?(froid|chaud)e?${END}`,
    ),
    'un peu plus $1',
  ],
  [
    new RegExp(
      `(?<=\\bprofil ronde? )avec (?:un|une) (?:contour|bordure|bord|cadre|lisere) (?=${TONE}${END})`,
    ),
    'avec une bordure ',
  ],
  [
    /(?<=\b(?:montage|cote a cote|collage|planche)\b[^.;!?“]* )(?:, )?sans (?:bordures?|marges?|espaces?|separations?|bords?)(?: entre (?:elles|eux|les deux|les photos))?(?= ?$| [,.;!?])/,
    'sans espace entre',
  ],
  // "Vieille photo toute abîmée à restaurer"
  [
    new RegExp(
      `\\b(?:(?:vieille|ancienne) )?photo (?:de famille |de mariage )?(?:toute |tres |bien )?(?:abimee?|rayee?|dechiree?|jaunie?|tachee?) a (?:restaurer|reparer|sauver|retaper)${END}`,
    ),
    'restaure cette vieille photo',
  ],
  // "Derrière moi il doit y avoir l'espace"
  [
    new RegExp(
      `${START}derriere (moi|nous|lui|elle|eux) (?:il )?(?:doit|devrait|faut qu ?il) y (?:avoir|ait) (?:(?:l|la|le|des) )?(espace|lespace|plage|mer|montagnes|foret)(?: (?:avec|plein) [^,.;:!?“]+?)?${END}`,
    ),
    '$2 derriere $1',
  ],
  [
    new RegExp(
      `${START}qu ?il y ait ((?:une?|la|le|des) (?:[^,.;:!?“ ]+ ){1,3})(?=(?:derriere|dans mon dos)\\b)`,
    ),
    '$1',
  ],
  // "Visse-moi un chapeau sur la tête"
  [
    new RegExp(
      `${START}(?:(?:tu peux|peux tu) )?${PUTS} (?:(?:moi|lui|leur|nous|me) )?${WEAR}(?= ?$| [,.;:!?]| (?:et|puis)\\b)`,
    ),
    'add $1',
  ],
  [
    new RegExp(
      `${START}(?:mets|donne|enleve) (?:moi|lui|nous) (?:\\d+|dix|cinq|vingt|quelques) ans (?:de moins|en moins)${END}`,
    ),
    'make me look younger',
  ],
  // "Enlever les cheveux gris"
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
  // "Sans que ça bave": as sharp as it is
  [
    new RegExp(
      `(?<=\\bagrandi\\w*\\b[^.;!?“]* )(?:,? ?)(?:sans (?:que (?:ca|cela|ce) (?:bave|pixelise|floute|pixellise)|(?:baver|pixels|bavure|bavures|flou|pixel)))${END}`,
    ),
    'sans perte de qualite',
  ],
  [
    /(?<=^|[.!?] )(?:(?:la|cette|ma|l|l?image|photo|image|est|elle|c ?est|c) )*(?:trop petite?) pour (?:(?:l|la|le|un|une|en|au|format|du|des) )*(?:l?imprimer|l?impression|imprimer|impression|tirage|a ?[1-6])?(?: (?:en|au|format|sur|du))*(?: a ?[1-6])? , (?=[^!?“]*agrandi)/,
    '',
  ],
  // "Un qui fasse sérieux": what an office is anyway
  [
    new RegExp(
      `(?<=\\b(?:bureau|bibliotheque|studio)\\b[^.;!?“]* )(?:, |et )*(?:(?:un|une|quelque chose|du genre) )?(?:qui (?:fasse|fait|ait l ?air|a l ?air)|de) ${QUALITY}${END}`,
    ),
    '',
  ],
  // "Avec les gratte-ciel" of New York: it has them
  [
    new RegExp(
      `(?<=\\b(?:new york|manhattan|ville)\\b[^.;!?“]* )(?:, )?avec (?:les |des |ses )?(?:grattes? ciels?|buildings|tours)${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `\\bnew york (?:la nuit|by night|de nuit) (?:derriere|en fond|en arriere plan)(?: (?:moi|nous|lui|elle))?${END}`,
    ),
    'fond ville la nuit',
  ],
  // "Mets plutôt une forêt": in place of what is there
  [
    new RegExp(
      `${START}(?:mets|met|mettez|mettre)(?: (?:moi|nous))? plutot (une?|la|le|des|les) (foret|plage|mer|montagnes?|ville(?: de nuit| la nuit)?|desert|bureau|jardin|parc|studio|bibliotheque|prairie|campagne)(?: (?:a la place|derriere|en fond))?${END}`,
    ),
    'mets $1 $2 derriere moi',
  ],
  [
    /^(?:(?:on|ca|la|photo|elle) )*(?:dirait|croirait|a l ?air|ressemble|semble) (?:[^.;!?“]* )?(?:parking|garage|sous sol|hangar|entrepot|cave|couloir) (?:[,.] )+(?=mets\b)/,
    '',
  ],
  // "Il faut qu'on croie que c'est minuit"
  [
    new RegExp(
      `${START}${BELIEVED} (?:que c ?est|que ce soit|qu ?il (?:est|fait|soit|fasse)|etre (?:a|en)) ${NIGHT}${END}`,
    ),
    'make it night',
  ],
];
