import type { Form } from '../../forms/rewrite.ts';

const LAST = '(?= ?[.!]? ?$)';
const NEXT = '(?= ?[.!]? ?$| ,| et\\b)';

/** Sizes, turns and faults of a picture, as French has them in few words. */
export const FRENCH_SIZES: readonly Form[] = [
  // "Hauteur : 600 px", "proportion 4:3"
  [/\b(hauteur|largeur) : (?=\d)/, '$1 '],
  [/\b(?:proportions?|rapport) (?=\d+:\d+)/, 'format '],
  [new RegExp(`^mets la bien droite${LAST}`), 'redresse la photo'],
  [
    /^(?:vieille photo|photo ancienne|ancienne photo|vieux cliche)(?: (?:tres|toute|un peu))? (?:abimee?|rayee?|dechiree?|jaunie?|tachee?|decoloree?|endommagee?)(?= ?[.!]? ?$)/,
    'restaure cette vieille photo',
  ],
  [
    new RegExp(
      `^(?:(?:fais|fait|faire|fais lui faire) )?(?:un )?quart de tour(?=(?: (?:a|vers) (?:la )?(?:droite|gauche))?${NEXT})`,
    ),
    'tourne 90°',
  ],
  [
    new RegExp(`^(?:photo |la photo |prise |elle est |a )*contre jour${LAST}`),
    'debouche les ombres',
  ],
  [/\bquadruple[rz]? la (?:taille|resolution)(?= ?$| [,.;!?])/, 'quatre fois plus grande'],
  [/^rends la plus grande(?= ?[.!]? ?$)/, 'agrandis la photo'],
  [new RegExp(`^remets la (?:bien )?droite${LAST}`), 'redresse la photo'],
  [new RegExp(`^(?:il y a |y a |tres )?peu de lumiere${LAST}`), 'manque de lumiere'],
  [new RegExp(`^(?:la |ma )?(?:photo|image) granuleuse${LAST}`), 'photo est granuleuse'],
  [
    /(?<=^|[.!?] )(?:elle|il|ce) n ?(?:est|etait) (?:pas|plus) (?:tres |bien |assez )?(?:nette|net)(?= ?$| [,.;!?])/,
    'pas nette',
  ],
  // "16:9 panoramique"
  [/(?<=\d+[:/x]\d+ )panoramique(?= ?$| [,.;!])/, ''],
  [/^taille (?=\d+x\d+)/, 'redimensionne en '],
];

/** The same in phrases of French. */
export const FRENCH_SIZES_NAMED = `
  divis~ la taille par deux/2 | divis~ par deux/2 la taille = half size
  resolution plus elevee/haute/grande | plus haute/grande resolution = upscale
  multipli~ la taille par quatre/4 = 4 times as big
  taille divisee par deux/2 | demi taille = half size
  moins granuleux/granuleuse = reduce noise
  redui~/reduis au tiers = resize to a third
  redui~/reduis au quart = resize to a quarter
  resolution trop/tres faible/basse = upscale
  fichier trop gros/lourd | fichier est trop gros/lourd | reduis/reduire/diminue~ la taille/poids du fichier | reduis/reduire/diminue~ le poids du fichier = make the file smaller
  rotation de = rotate
  sur le cote | de cote = sideways
  restauration de photo/photos | restauration = restore
  correction de la balance des blancs = fix white balance
  manque de lumiere | trop peu de lumiere = too dark
  allege~ le fichier | fichier plus leger = make the file smaller
  elle est granuleuse | photo/image est granuleuse = is too grainy
  elle est bleutee | photo/image est bleutee = is too blue
  l @ effet yeux rouges | effet yeux rouges = red eyes
`;
