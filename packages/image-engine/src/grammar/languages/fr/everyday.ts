import { alternatives } from '../alternatives.ts';

const COLOURED = [
  ['blanc', 'white'],
  ['noir', 'black'],
  ['gris', 'gray'],
  ['gris clair', 'light gray'],
  ['gris fonce', 'dark gray'],
  ['beige', 'beige'],
  ['bleu', 'blue'],
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
      `${alternatives('mets', 'le|la', 'bien', said)} = make it ${english}`,
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
  .map(([said = '', english = '']) => `${alternatives('rends', 'la', said)} = make it ${english}`)
  .join('\n');

/** "Je le verrais bien en vert": what a thing that was named shall be. */
const SEEN = `
  ${alternatives('je', 'le|la|les', 'verrais|vois', 'bien|ben|plutot|mieux', 'en')} = make it
  ${alternatives('je', 'le|la|les', 'verrais|imagine|prefererais', 'en')} | ${alternatives('je l @', 'imagine', '|bien|plutot', 'en')} = make it
  je le voudrais/veux flou | je le voudrais/veux tout/bien flou = make it blurry
  mais moi net/nette | mais moi bien net/nette | et moi net/nette = but keep me sharp
  plus blanc/blanche/blancs/blanches = in white
  plus noir/noire/noirs/noires = in black
  est plus blanc/blanche/noir/noire | sont plus blancs/blanches/noirs/noires = is decent
  trop satur~ = too saturated
  blancs plus blancs | blanc plus blanc = white balance
  noirs plus noirs | noirs bien/plus/tres profonds | noirs profonds/intenses/denses = more contrast
  devraient etre | devraient rester = should be
  blancs devraient/doivent etre/rester blancs | neige devrait/doit etre/rester blanche = fix the white balance
`;

/** Eyes that the flash made red, and who looks like what because of them. */
const EYES = 'de diable|du demon|d @ albinos|de lapin albinos|de monstre|de robot';
const RED_EYES = `
  ${alternatives('on dirait que j @ ai|on dirait qu @ il a|on dirait qu @ elle a', 'les|des')} = i have
  ${alternatives('yeux', EYES)} = red eyes
`;

/** What comes of a fault, and asks for nothing by itself. */
const FELT = `
  ca me donne … tournis/vertige/nausee/coeur/gerbe/mer | ca donne … tournis/vertige/nausee/coeur/gerbe/mer = no idea
  j @ ai/jai le mal de mer | on a le mal de mer | ca me rend malade | j @ ai/jai le tournis = no idea
  on a l @ impression de tomber/glisser/couler = no idea
  on va tomber/glisser/chavirer | on dirait qu @ on tombe/glisse/coule = no idea
  l @ ete/hiver approche/arrive | noel approche/arrive | mariage/fete/printemps approche = no idea
  on voit rien de ma/sa/notre tete/face/figure | on voit rien de mon/son/nos visage~ | on ne voit rien de mon/son visage | on ne voit rien de ma tete = too dark
  on voit pas/plus ma/sa tete | on voit pas/plus mon/son/nos visage~ | on ne voit pas mon/son visage = too dark
  mon/son/le visage est dans le noir | mon/son visage est dans la penombre | nos visages sont dans le noir = the face is too dark
  trop crame/brule/clair sur le front/nez/visage = highlights too bright
  j @ ai l @ air d @ un cadavre/zombie/mort/fantome/alien/martien =
  ${alternatives('avec', 'cette', 'lumiere', 'verte')} = it is too green
  ${alternatives('avec', 'cette', 'lumiere', 'jaune')} = it is too yellow
  ${alternatives('avec', 'cette', 'lumiere', 'bleue')} = it is too blue
  ${alternatives('avec', 'cette', 'lumiere', 'orange')} = it is too orange
  on dirait une photo de/des | on croirait une photo de/des | on dirait une photo du siecle dernier = no idea
  ${alternatives('on voit|on ne voit', '|plus', 'que', 'le decor|le fond|l @ arriere plan')} = the background is distracting
  il fait nuit/noir/sombre mais =
  en plein jour = day
  ${alternatives('bateau|phare|mat|batiment|maison', 'penche')} = picture is crooked
  on voit/distingue rien dans les zones noires/sombres | on voit/distingue pas les details dans les zones noires/sombres = lift the shadows
  grandis moi | grandissez moi | rallonge moi | allonge moi = make me taller
  ouais | yep | mouaip =
`;

/** Where an old picture was found. */
const FOUND = `
  photo retrouve~/trouve~/deniche~ … grenier/tiroir/brocante/carton/cave | photo retrouve~/trouve~ chez = no idea
  couleurs passees/eteintes/delavees/pisseuses = faded colors
  toute jaunie/palie et abimee/dechiree/cornee/froissee/tachee/rayee = it is faded and damaged
  redonn~/met~ un coup de jeune a | redonn~/met~ un petit coup de jeune a = restore
  comme s @ il/elle avait ete pris/prise en couleur/couleurs | comme si c @ etait pris en couleur/couleurs | comme si la photo avait ete prise en couleur/couleurs =
`;

/** Comics and posters that a look is named after. */
const STYLES = `
  herge | uderzo | franquin | moebius | peyo | goscinny | tintin | asterix | spirou | gaston lagaffe = comic
  gros traits noirs et des aplats | gros traits noirs et aplats | contours epais et aplats = bold outlines
  affiche de cinema/film vintage/retro | affiche de cinema/film des vintage | affiche de cinema/film a l @ ancienne = retro poster
  un peu de grain de vieux film | un peu de grain de vieille pellicule | un leger grain de vieux film = slight film grain
  grain de vieux film | grain de vieille pellicule | grain de film ancien | grain de vieille photo | grain d @ un vieux film = film grain
  sous un ciel etoile | sous le ciel etoile | sous un ciel de nuit = starry sky
  ciel orageux/menacant | sous un ciel orageux/menacant | sous un ciel d @ orage = stormy sky
  sous un ciel bleu/degage | sous un ciel sans nuage~ = clear blue sky
  sous un ciel nuageux/couvert = cloudy sky
  lumiere douce de fin de journee | lumiere douce du soir | douce lumiere du soir/couchant | douce lumiere de fin de journee = subtle golden hour light
  sans que ce/ca soit/devienne trop | sans que ca fasse trop = but not too
`;

/** How pictures are joined, edged and sized. */
const MADE = `
  fondez | fondre | fondons = blend
  fonds ces/les/mes/nos deux = blend the two
  fonds/fondez/fondre la premiere … dans la deuxieme/seconde = blend the two
  melang~/superpos~/fusionn~ … en transparence = blend
  pour ma/une story | pour mes stories = story format
  reel insta/instagram | reels insta/instagram | pour un reel/reels | pour mon reel = instagram reel
  remets/mets/remettre d @ equerre | remets/mets la/le/ca d @ equerre | remets/mets la photo d @ equerre | remets/mets l @ horizon d @ equerre = straighten it
  un max | un maximum = extremely
  ecriv~ = write
  encadr~ en bois fonce/sombre | encadr~ la/le en bois fonce/sombre | en bois fonce/sombre = dark wooden frame
  encadr~ en bois clair | encadr~ la/le en bois clair = light wooden frame
  ${alternatives('cadre', 'fonce|sombre')} = dark border
  laiss~/gard~/met~ le/un fond transparent = transparent background
  fine/petite ligne/bande blanche entre = thin white gap between
  fine/petite ligne/bande noire entre = thin black gap between
  redonn~/donn~/rend~ lui du contraste | redonn~/donn~ lui plus de contraste = more contrast
  redonn~/donn~ lui de la nettete | rend~ lui sa nettete = sharper
  redonn~/donn~ lui de la lumiere/clarte | redonn~/donn~ lui de la luminosite = brighter
  remets/mets/ajoute lui du contraste/relief = more contrast
  capot de la/ma voiture/clio = car hood
  ${WELL_COLOURED}
  colle/mets/empile les photos/images a la verticale | colle/mets/empile les deux/trois photos a la verticale = stack the pictures vertically
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
