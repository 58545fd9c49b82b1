import { alternatives } from './alternatives.ts';

const COLOURED = [
  ['blanc', 'white'],
  ['noir', 'black'],
  ['gris', 'gray'],
  ['gris clair', 'light gray'],
  ['gris fonce', 'dark gray'],
  ['beige', 'beige'],
  ['bleu', 'blue'],
  ['bleu clair', 'light blue'],
  ['rose', 'pink'],
  ['vert', 'green'],
  ['rouge', 'red'],
  ['jaune', 'yellow'],
] as const;

/** "Par un studio gris clair": a scene, and no light. */
const STUDIOS = COLOURED.map(
  ([said, english]) =>
    `${alternatives('un studio|un studio photo', said)} = a ${english} studio background`,
).join('\n');

/** "Mets-le bien vert" */
const WELL_COLOURED = [
  ['vert|verte', 'green'],
  ['rouge', 'red'],
  ['bleu|bleue', 'blue'],
  ['jaune', 'yellow'],
  ['rose', 'pink'],
  ['noir|noire', 'black'],
]
  .map(
    ([said = '', english = '']) =>
      `${alternatives('mets|rends', 'le|la', 'bien', said)} = make it ${english}`,
  )
  .join('\n');

/** "Rends-la turquoise": of "le bleu" more may be said. */
const RENDERED = [
  ['verte', 'green'],
  ['rouge', 'red'],
  ['bleue', 'blue'],
  ['blanche', 'white'],
  ['noire', 'black'],
  ['grise', 'gray'],
  ['jaune', 'yellow'],
  ['violette', 'purple'],
  ['turquoise', 'turquoise'],
]
  .map(
    ([said = '', english = '']) =>
      `${alternatives('rends|rendez', 'la', said)} = make it ${english}`,
  )
  .join('\n');

const SEE = 'verrais|vois|voudrais|imagine';
/** "Je le verrais bien en vert": what a thing that was named shall be. */
const SEEN = `
  ${alternatives('je', 'le|la|les', SEE, 'bien|ben|plutot|mieux|davantage|volontiers', 'en')} = make it
  ${alternatives('je', 'le|la|les', SEE, 'en')} | ${alternatives('je l @', 'imagine|imaginerais', '|bien|plutot', 'en')} | ${alternatives('je', 'le|la|les', 'preferais|prefererais', 'en')} = make it
  ${alternatives('je', 'le|la', 'voudrais|veux|verrais', '|tout|bien|completement', 'flou|floue')} = make it blurry
  ${alternatives('mais moi|et moi|mais nous', '|bien', 'net|nette|nets')} = but keep me sharp
  plus blanc | plus blanche | plus blancs | plus blanches = in white
  plus noir | plus noire | plus noirs | plus noires = in black
  est plus blanc/blanche/noir/noire | sont plus blancs/blanches/noirs/noires = is decent
  trop satur~ = too saturated
  blancs plus blancs | blanc plus blanc = white balance
  noirs plus noirs | noirs bien/plus/tres profonds | noirs profonds/intenses/denses = more contrast
  devraient etre | devraient rester = should be
  ${alternatives('les blancs|le blanc|la neige', 'devraient|devrait|doivent|doit', 'etre|rester|paraitre', '|bien', 'blancs|blanc|blanche')} = fix the white balance
`;

/** Eyes that the flash made red, and who looks like what because of them. */
const EYES =
  'du diable|de diable|du demon|de demon|de lapin|de vampire|de zombie|d @ albinos|de monstre|de robot|de loup garou';
const RED_EYES = `
  ${alternatives('on dirait que j @ ai|on dirait qu @ il a|on dirait qu @ elle a|j @ ai', 'les yeux|des yeux', `${EYES}|rouges|tout rouges`)} = i have red eyes
  ${alternatives('yeux', EYES)} = red eyes
`;

/** What comes of a fault, and asks for nothing by itself. */
const FELT = `
  ${alternatives('ca', '|me|nous', 'donne', 'le tournis|le vertige|la nausee|mal au coeur|mal a la tete|le mal de mer|la gerbe')} = no idea
  j @ ai/jai le mal de mer | on a le mal de mer | ca me rend malade | j @ ai/jai le tournis = no idea
  ${alternatives('on a|j @ ai', 'l @ impression', 'de', 'tomber|glisser|couler|chavirer|basculer')} = no idea
  on va tomber/glisser/chavirer | on dirait qu @ on tombe/glisse/coule = no idea
  ${alternatives('l @ ete|l @ hiver|noel|le mariage|la fete|le printemps|la rentree|le grand jour', 'approche|arrive')} = no idea
  ${alternatives('on voit|on ne voit|on distingue', 'rien|plus rien|presque rien', 'de', 'ma|sa|mon|son|notre|nos', 'tete|face|figure|visage|visages')} = too dark
  ${alternatives('on voit|on ne voit', 'pas|plus|a peine', 'ma|sa|mon|son|nos', 'tete|figure|visage|visages')} = too dark
  ${alternatives('mon|son|le|ton', 'visage', 'est dans le noir|est dans la penombre|est tout dans l @ ombre')} | nos visages sont dans le noir = the face is too dark
  ${alternatives('trop crame|trop brule|trop clair|crame|brule|surexpose', 'sur', 'le|mon|son', 'front|nez|visage')} = highlights too bright
  ${alternatives('j @ ai|on a|il a|elle a', 'l @ air d @ un', 'cadavre|zombie|mort|fantome|alien|martien|schtroumpf')} =
  ${alternatives('avec', 'cette', 'lumiere', 'verte')} = it is too green
  ${alternatives('avec', 'cette', 'lumiere', 'jaune')} = it is too yellow
  ${alternatives('avec', 'cette', 'lumiere', 'bleue')} = it is too blue
  ${alternatives('avec', 'cette', 'lumiere', 'orange')} = it is too orange
  on dirait une photo de/des | on croirait une photo de/des | on dirait une photo du siecle dernier = no idea
  ${alternatives('on voit|on ne voit', '|plus', 'que', 'le decor|le fond|l @ arriere plan')} = the background is distracting
  ${alternatives('il fait', 'nuit|noir|sombre', 'mais')} =
  en plein jour = day
  ${alternatives('bateau|phare|mat|batiment|maison|immeuble|tour', 'penche')} = picture is crooked
  ${alternatives('on voit|on distingue|on ne voit|on ne distingue', 'pas|plus|rien', '|les details', 'dans les', 'zones noires|zones sombres|ombres|noirs')} = lift the shadows
  grandis moi | grandissez moi | rallonge moi | allonge moi = make me taller
  ouais | wai | yep | wep | mouaip | voui =
`;

/** Where an old picture was found. */
const FOUND = `
  ${alternatives('photo|cliche|portrait', 'retrouve~|trouve~|deniche~|ressorti~|recupere~', 'dans|au fond d @', 'un|une|le|la', 'grenier|tiroir|brocante|carton|cave|album|malle|boite|greniers|armoire|valise')} | ${alternatives('photo|cliche|portrait', 'retrouve~|trouve~|deniche~|ressorti~', 'au', 'grenier|sous sol|marche aux puces|galetas|fond d @ un tiroir')} | ${alternatives('photo', 'retrouve~|trouve~|deniche~', 'chez', 'ma grand mere|mes grands parents|mon grand pere|mamie|mes parents')} = no idea
  couleurs passees/eteintes/delavees/pisseuses = faded colors
  ${alternatives('toute|tres|bien', 'jaunie|palie|passee|delavee', 'et', 'abimee|dechiree|cornee|froissee|tachee|rayee|pliee')} = it is faded and damaged
  ${alternatives('donn~|redonn~|met~|remet~', 'un', '|petit|bon', 'coup de jeune', 'a')} = restore
  ${alternatives('comme', 's @ il|s @ ils|s @ elle|si elle|si il', 'avait|avaient', 'ete', 'pris|prise|photographie|photographiee|prises', 'en', 'couleur|couleurs')} | comme si c @ etait pris en couleur/couleurs | comme si elle datait d @ aujourd @ hui | comme si la photo avait ete prise en couleur/couleurs =
`;

/** Comics and posters that a look is named after. */
const STYLES = `
  herge | uderzo | franquin | moebius | peyo | goscinny | tintin | asterix | spirou | gaston lagaffe = comic
  ${alternatives('gros traits noirs|traits noirs epais|contours noirs epais|contours epais|traits epais', 'et des|et', 'aplats|aplats de couleur|aplats de couleurs')} = bold outlines
  ${alternatives('affiche', 'de', 'cinema|cine|film', 'des vintage|vintage|retro|a l @ ancienne|d @ epoque')} = retro poster
  ${alternatives('un peu de|un leger|un soupcon de|une touche de', 'grain de', 'vieux film|vieille pellicule|film ancien')} = slight film grain
  grain de vieux film | grain de vieille pellicule | grain de film ancien | grain de vieille photo | grain d @ un vieux film = film grain
  ${alternatives('sous', 'un|le', 'ciel', 'etoile|plein d @ etoiles|de nuit|nocturne')} = starry sky
  ${alternatives('sous', 'un|le', 'ciel', 'd @ orage|orageux|menacant')} = stormy sky
  ${alternatives('sous', 'un|le', 'ciel', 'bleu|degage|sans nuage|sans nuages')} = clear blue sky
  ${alternatives('sous', 'un|le', 'ciel', 'nuageux|couvert')} = cloudy sky
  ${alternatives('lumiere douce|lumiere tendre|douce lumiere', 'de', 'fin de journee|fin d @ apres midi')} | ${alternatives('lumiere douce|douce lumiere', 'du', 'soir|couchant|soleil couchant|soleil du soir')} = subtle golden hour light
  ${alternatives('sans que', 'ce soit|ca soit|ca fasse|cela soit|ca devienne', 'trop')} | ${alternatives('mais', 'pas que', 'ce soit|ca soit|ca fasse', 'trop')} = but not too
`;

/** How pictures are joined, edged and sized. */
const MADE = `
  fondez | fondre | fondons = blend
  fonds ces/les/mes/nos deux = blend the two
  fonds/fondez/fondre la premiere … dans la deuxieme/seconde = blend the two
  ${alternatives('melang~|superpos~|fusionn~|mari~', '…', 'en transparence')} = blend
  pour ma/une story | pour mes stories = story format
  reel insta/instagram | reels insta/instagram | pour un reel/reels | pour mon reel = instagram reel
  ${alternatives('remets|mets|remettez|mettez|remettre|mettre', '|la|le|ca|tout|moi ca|l @ horizon|la photo', 'd @ equerre')} = straighten it
  un max | un maximum = extremely
  ecriv~ = write
  ${alternatives('encadr~', '|la|le|moi', 'en', 'bois', 'fonce|sombre|noir')} | ${alternatives('en bois', 'fonce|sombre')} = dark wooden frame
  ${alternatives('encadr~', '|la|le|moi', 'en', 'bois', 'clair')} = light wooden frame
  ${alternatives('cadre|encadrement|liseré', 'fonce|sombre')} = dark border
  ${alternatives('fond|arriere plan', 'fonce')} = dark background
  texte fonce = dark text
  ${alternatives('laiss~|gard~|met~|avec|veux', 'le|un', 'fond', 'transparent')} = transparent background
  ${alternatives('fine|petite|mince', 'ligne|bande|bordure', 'blanche', 'entre')} = thin white gap between
  ${alternatives('fine|petite|mince', 'ligne|bande|bordure', 'noire', 'entre')} = thin black gap between
  redonn~/donn~/rend~ lui du contraste | redonn~/donn~ lui plus de contraste = more contrast
  redonn~/donn~ lui de la nettete | rend~ lui sa nettete = sharper
  redonn~/donn~ lui de la lumiere/clarte | redonn~/donn~ lui de la luminosite = brighter
  remets/mets/ajoute lui du contraste/relief = more contrast
  capot de la/ma voiture/bagnole/clio/caisse = car hood
  ${WELL_COLOURED}
  ${alternatives('colle|collez|mets|assemble|aligne|empile', 'les|mes', '|deux|trois|quatre', 'photos|images', 'a la verticale|verticalement')} = stack the pictures vertically
  couverture fb | photo de couverture fb/facebook = facebook cover
  pixelis~ le fond | pixelis~ l @ arriere plan = pixelate the background
  passe/passez les en = make it
  ${RENDERED}
  un truc uni | quelque chose d @ uni | un truc neutre = a plain background
  lettres cursives/calligraphiees/attachees | ecriture cursive/calligraphiee/attachee = handwritten
`;

/** What people say in passing of pictures, and how they name what they want. */
export const FRENCH_EVERYDAY = `${STUDIOS}${SEEN}${RED_EYES}${FELT}${FOUND}${STYLES}${MADE}
`;
