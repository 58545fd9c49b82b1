import type { Form } from '../../forms/rewrite.ts';
import { anyOf, END, FIGURE, rowsFor, type ShareWords, START } from '../share-rows.ts';

// Parts of a picture that go or stay, as they are told of: a form names the side and the share in two
// words, which the rows below hold.

const FRENCH: ShareWords = {
  sides: {
    left: 'gauche',
    right: 'droite/droit',
    top: 'superieur/superieure/haut',
    bottom: 'inferieur/inferieure/bas',
  },
  shares: {
    third: 'tiers',
    quarter: 'quart',
    fifth: 'cinquieme',
    tenth: 'dixieme',
    half: 'moitie',
  },
};
const FR_SIDE = `(?:(?:de|du|a|en|sur|cote|la|le|au) )*${anyOf(FRENCH.sides)}`;
const FR_SHARE = anyOf(FRENCH.shares);
const FR_OF = '(?: (?:de|sur) (?:la|ma|cette|l) ?(?:photo|image))?';
const FR_CUT =
  '(?:(?:je|j ?aimerais|veux|voudrais|peux|tu|pourrais|moi|il|faut|on|peut|vous|pouvez) )*(?:(?:enlev|coup|rogn|supprim|retir|tranch|recoup|effac)[a-z]*|vire|virer|virez|ote|oter|otez)(?: moi)?';
const FR_ONLY = '(?:seulement|uniquement|que|juste|rien que)';
const FR_ALL =
  '(?:chaque (?:bord|cote)|tous les (?:bords|cotes)|les (?:quatre|4) (?:bords|cotes)|tout autour|tout le tour)';

export const FRENCH_CUTS: readonly Form[] = [
  // "Enlève le tiers gauche", "retire un quart en bas"
  [
    new RegExp(`${START}${FR_CUT} (?:(?:le|un|la|une|d|l) )?${FR_SHARE} ${FR_SIDE}${FR_OF}${END}`),
    'rogne $2 $1',
  ],
  [new RegExp(`${START}le ${FR_SHARE} ${FR_SIDE}${FR_OF} en moins${END}`), 'rogne $2 $1'],
  // "Garde seulement la moitié gauche", "recadre sur le tiers du bas"
  [
    new RegExp(
      `${START}(?:(?:ne|n|je|on|tu|peux) )*(?:gard|conserv|laiss|montr|veux|voudrais|prend)[a-z]*(?: ${FR_ONLY})+ (?:la|le) ${FR_SHARE} ${FR_SIDE}${FR_OF}${END}(?!.*\\b(?:couleurs?|noir et blanc|le reste)\\b)`,
    ),
    'gardez $2 $1',
  ],
  [
    new RegExp(
      `${START}recadr[a-z]*(?: (?:la photo|l ?image|moi))? (?:sur|a|pour (?:ne )?garder(?: que| seulement)?) (?:la|le) ${FR_SHARE} ${FR_SIDE}${FR_OF}${END}`,
    ),
    'gardez $2 $1',
  ],
  [
    new RegExp(`^${FR_ONLY} (?:la|le) ${FR_SHARE} ${FR_SIDE}${FR_OF}(?: svp| stp)?(?= ?[.!]? ?$)`),
    'gardez $2 $1',
  ],
  [
    new RegExp(
      `${START}(?:ne )?(?:garde|garder|conserve)(?: ${FR_ONLY})+ le tiers (?:central|du milieu|du centre)${END}`,
    ),
    'gardez tiers milieu',
  ],
  [
    new RegExp(
      `^(?:je |j )?(?:n ?ai besoin que|ai besoin (?:seulement|uniquement|juste)) de (?:la|le) ${FR_SHARE} ${FR_SIDE}${FR_OF}(?= ?[.!]? ?$)`,
    ),
    'gardez $2 $1',
  ],
  [
    new RegExp(
      `${START}${FR_CUT} (?:(?:les|de) )?${FIGURE} (?:sur|du cote|vers) (?:la )?(gauche|droite)${END}`,
    ),
    'enleve $1 a $2',
  ],
  // "Enlève 50 pixels sur chaque bord", "coupe 10% des deux côtés"
  [
    new RegExp(`${START}${FR_CUT} (?:(?:les|de) )?${FIGURE} (?:(?:de|sur|a) )*${FR_ALL}${END}`),
    'rogne $1 de chaque cote',
  ],
  [
    new RegExp(`${START}${FR_CUT} (?:(?:les|de) )?${FIGURE} (?:des|sur les|aux) deux cotes${END}`),
    'rogne $1 a gauche et a droite',
  ],
  [
    new RegExp(
      `${START}${FR_CUT} un (?:petit )?(?:peu|bout|morceau) (?:des deux|des|sur les|aux|sur les deux) cotes${END}`,
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
      `${START}(?:(?:un|le) )?(?:recadr[a-z]*|cadrage)(?: (?:la|l ?image|l|image|photo|un peu))* (?:plus|bien) (?:serree?|serre|resserree?|rapprochee?|proche|pres)${END}`,
    ),
    'resserre le cadrage',
  ],
  [
    new RegExp(
      `${START}recadr(?:e|er|ez)(?: (?:la|l ?image|l|image|photo))* (?:un (?:tout petit )?peu|legerement)${END}(?! et plus a\\b)`,
    ),
    'resserre le cadrage',
  ],
];

export const FRENCH_CUTS_NAMED = `
${rowsFor(FRENCH, 'rogne', 'gardez')}
  gardez tiers milieu = crop 33 percent off the left and right
  recadr~ au centre | recadr~ sur le centre = crop to the center
  rogne partie basse = crop a bit off the bottom
  rogne partie haute = crop a bit off the top
  gros plan de mon/son/ton visage | gros plan sur le/mon/son visage | gros plan du/de visage = headshot crop
`;
