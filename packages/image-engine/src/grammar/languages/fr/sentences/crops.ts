import type { Form } from '../../../forms/rewrite.ts';
import { anyOf, FIGURE } from '../../share-rows.ts';
import { END, SHARE_WORDS, START, STP } from '../parts.ts';

const CUT =
  '(?:(?:je|j ?aimerais|veux|voudrais|peux|tu|pourrais|moi|il|faut|on|peut|vous|pouvez) )*(?:(?:enlev|coup|rogn|supprim|retir|tranch|recoup|effac)[a-z]*|vire|virer|virez|ote|oter|otez)(?: moi)?';

const SHARE = anyOf(SHARE_WORDS.shares);

const SIDE = `(?:(?:de|du|a|en|sur|cote|la|le|au) )*${anyOf(SHARE_WORDS.sides)}`;

const OF = '(?: (?:de|sur) (?:la|ma|cette|l) ?(?:photo|image))?';

const ONLY = '(?:seulement|uniquement|que|juste|rien que)';

const ALL =
  '(?:chaque (?:bord|cote)|tous les (?:bords|cotes)|les (?:quatre|4) (?:bords|cotes)|tout autour|tout le tour)';

const SIDES = [
  ['(?:en bas|dans le bas|au bas|tout en bas)', 'en bas'],
  ['(?:en haut|dans le haut|au dessus|tout en haut)', 'en haut'],
  ['(?:a gauche|sur la gauche|du cote gauche)', 'a gauche'],
  ['(?:a droite|sur la droite|du cote droit)', 'a droite'],
] as const;

/** What is cut off at an edge, and never painted away there: colours are no areas, margins are. */
const AREAS =
  '(?:ciel|sol|plancher|parquet|carrelage|plafond|herbe|gazon|pelouse|espace|vide|place|marges?|murs?|route|rue|bitume|goudron|trottoir|sable|terre|eau|mer|lac|neige|plage|verdure|toit|blanc|noir|gris)';

const GONE = 'enlev|retir|supprim|vire|efface|degage';

/** Sentences of French about what is cut off, brought closer or put into the middle. */
export const FRENCH_CROPS: readonly Form[] = [
  // "Enlève le haut de la photo"
  [
    new RegExp(
      `${START}(?:enlev|retir|supprim|vir|degag)(?:e|er|ez|es) (?:moi )?(?:tout )?(?:le|la partie du|le cote du) (haut|bas) (?:de )?(?:la|l|ma|cette|notre) ?(?:photo|image|limage)${END}`,
    ),
    'coupe le $1',
  ],
  // "Rogne les bords noirs autour du scan"
  [
    /(?<=\b(?:rogn|coup|enlev|supprim|retir|vir)\w* les (?:bords|bordures|marges)(?: [^,.;:!?“ ]+)? )(?:autour |tout autour )?(?:du|de la|de l|de mon|de ma) ?(?:scan|photo|image|document|tirage)(?= ?$| [,.;:!?]| (?:et|stp|svp)\b)/,
    '',
  ],
  // "Enlève le tiers gauche", "retire un quart en bas"
  [
    new RegExp(`${START}${CUT} (?:(?:le|un|la|une|d|l) )?${SHARE} ${SIDE}${OF}${END}`),
    'rogne $2 $1',
  ],
  [new RegExp(`${START}le ${SHARE} ${SIDE}${OF} en moins${END}`), 'rogne $2 $1'],
  // "Garde seulement la moitié gauche", "recadre sur le tiers du bas"
  [
    new RegExp(
      `${START}(?:(?:ne|n|je|on|tu|peux) )*(?:gard|conserv|laiss|montr|veux|voudrais|prend)[a-z]*(?: ${ONLY})+ (?:la|le) ${SHARE} ${SIDE}${OF}${END}(?!.*\\b(?:couleurs?|noir et blanc|le reste)\\b)`,
    ),
    'gardez $2 $1',
  ],
  [
    new RegExp(
      `${START}recadr[a-z]*(?: (?:la photo|l ?image|moi))? (?:sur|a|pour (?:ne )?garder(?: que| seulement)?) (?:la|le) ${SHARE} ${SIDE}${OF}${END}`,
    ),
    'gardez $2 $1',
  ],
  [
    new RegExp(`^${ONLY} (?:la|le) ${SHARE} ${SIDE}${OF}(?: svp| stp)?(?= ?[.!]? ?$)`),
    'gardez $2 $1',
  ],
  [
    new RegExp(
      `${START}(?:ne )?(?:garde|garder|conserve)(?: ${ONLY})+ le tiers (?:central|du milieu|du centre)${END}`,
    ),
    'gardez tiers milieu',
  ],
  [
    new RegExp(
      `^(?:je |j )?(?:n ?ai besoin que|ai besoin (?:seulement|uniquement|juste)) de (?:la|le) ${SHARE} ${SIDE}${OF}(?= ?[.!]? ?$)`,
    ),
    'gardez $2 $1',
  ],
  [
    new RegExp(
      `${START}${CUT} (?:(?:les|de) )?${FIGURE} (?:sur|du cote|vers) (?:la )?(gauche|droite)${END}`,
    ),
    'enleve $1 a $2',
  ],
  // "Enlève 50 pixels sur chaque bord", "coupe 10% des deux côtés"
  [
    new RegExp(`${START}${CUT} (?:(?:les|de) )?${FIGURE} (?:(?:de|sur|a) )*${ALL}${END}`),
    'rogne $1 de chaque cote',
  ],
  [
    new RegExp(`${START}${CUT} (?:(?:les|de) )?${FIGURE} (?:des|sur les|aux) deux cotes${END}`),
    'rogne $1 a gauche et a droite',
  ],
  [
    new RegExp(
      `${START}${CUT} un (?:petit )?(?:peu|bout|morceau) (?:des deux|des|sur les|aux|sur les deux) cotes${END}`,
    ),
    'rogne les cotes',
  ],
  [/^(?:(?:un|peu|bien|encore|bcp|beaucoup) )*plus serree?(?= ?[.!]? ?$)/, 'resserre le cadrage'],
  [
    new RegExp(`${START}(?:rogn|coup|recadr)[a-z]* la partie (basse|haute)${END}`),
    'rogne partie $1',
  ],
  [new RegExp(`${START}recoupe[rz]? (?:un peu )?le (haut|bas)${END}`), 'coupe le $1'],
  // "Recadre pour ne voir que la personne"
  [
    new RegExp(
      `${START}recadr[a-z]* (?:(?:la photo|l ?image) )?pour (?:ne (?:plus )?(?:voir|garder|montrer|avoir) que|voir (?:seulement|juste)|garder (?:seulement|juste)) (?:la|le|mon|ma) (personne|chien|chat|femme|homme|enfant|sujet|bebe)${END}`,
    ),
    'recadre autour du $1',
  ],
  [
    new RegExp(`${START}recadr[a-z]* (?:bien )?(?:autour|pres) (?:du|de mon|de son) visage${END}`),
    'recadre sur le visage',
  ],
  [
    new RegExp(
      `(?<!\\b(?:neige|pluie|mets|ajoute) .*)${START}(?:(?:recadr[a-z]*|photo|plan|sur|jusqu ?aux?|a|la|en) )*tete et epaules${END}`,
    ),
    'recadre sur le visage',
  ],
  // "Recadre plus serré", "un cadrage plus serré"
  [
    new RegExp(
      `${START}(?:(?:un|le) )?(?:recadr[a-z]*|cadrage)(?: (?:la|limage|l|image|photo|un peu))* (?:plus|bien) (?:serree?|serre|resserree?|rapprochee?|proche|pres)${END}`,
    ),
    'resserre le cadrage',
  ],
  [
    new RegExp(
      `${START}recadr(?:e|er|ez)(?: (?:la|limage|l|image|photo))* (?:un (?:tout petit )?peu|legerement)${END}(?! et plus a\\b)`,
    ),
    'resserre le cadrage',
  ],
  // "16:9 panoramique"
  [/(?<=\d+[:/x]\d+ )panoramique(?= ?$| [,.;!])/, ''],
  // "Recadre au ras de la bouteille"
  [
    /\b(?:recadr|coup|rogn)\w* (?:bien )?(?:au ras|au plus pres) (?:de |d )?(?=(?:la|le|les|l|mon|ma) )(?!\w+ (?:gauche|droite|bords?|haut|bas|cotes?|coins?)\b)/,
    'recadre serre sur ',
  ],
  [
    /\b(?:recadr|coup|rogn)\w* (?:bien )?(?:au ras|au plus pres) du (?!(?:bord|haut|bas|cote|coin|centre|milieu|sol|ciel|gazon)\b)(?=\S)/,
    'recadre serre sur le ',
  ],
  // "Trop de carrelage en bas, coupe": an edge; "trop de câbles en haut, enlève": the things
  ...SIDES.flatMap(([where, side]): Form[] => {
    const said = (what: string) =>
      `${START}(?:(?:il y a|y a|ya|ca fait|je vois|on voit) )?(?:beaucoup |un peu |bien )?trop (?:de |d |du |des )(?!bruit|grain|contraste|lumiere|saturation|flou|couleurs?)${what}${where} (?:(?:,|et|tu peux|peux tu|donc|alors) )+`;
    const rest = `(?: (?:la|le|les|ca|cela|un peu|un bout|en|moi))*${STP}${END}`;
    const things = '(?:[^,.;:!?“ ]+ ){1,2}?';
    return [
      [
        new RegExp(`${said(things)}(?:coup|recadr|rogn)(?!\\w*dre)\\w*${rest}`),
        `coupe un peu ${side}`,
      ],
      [
        new RegExp(
          `${said(`${AREAS} (?:(?:vide|blanc|noir|gris|bleu|vert)(?:he|e)? )?`)}(?:${GONE})\\w*${rest}`,
        ),
        `coupe un peu ${side}`,
      ],
      [
        new RegExp(`${said(`((?:[^,.;:!?“ ]+ ){0,1}[^,.;:!?“ ]+) `)}(?:${GONE})\\w*${rest}`),
        `enleve les $1 ${side}`,
      ],
    ];
  }),
  // "Recadre en 4:3 en laissant le phare à gauche": what is to be in it
  [
    /(?<=\b(?:recadr|rogn|coup)[a-z]* (?:[^.;!?“]* )?(?:\d+:\d+|carree?|vertical|horizontal) )(?:, )?(?:et )?(?:en )?(?:gardant|laissant|garde|laisse|conservant|mettant) (?:(?:le|la|les|mon|ma|mes|notre|nos) )?[^,.;:!?“ ]+(?: [^,.;:!?“ ]+)? (?:a|en|vers) (?:la )?(?:droite|gauche|haut|bas)(?= ?$| [,.;!?]| et\b)/,
    '',
  ],
];
