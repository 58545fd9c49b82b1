import { alternatives } from '../alternatives.ts';

/** How far a look, a size or a cut goes: "la hauteur suit". */
const EXTENT = `
  bords/coins/angles/contours … plus sombres/fonces/foncees/noirs = darker edges
  ${alternatives('|la', 'hauteur|largeur', 'suit|suivra|s @ adapte|s @ adaptera|s @ ajuste|suivra toute seule|suit toute seule|en proportion|proportionnelle|automatique')} = keep proportions
  rogn~/coup~/recadr~ ce qui depasse/deborde | enlev~/vir~ ce qui depasse/deborde | rogn~/coup~ les coins/bords vides/blancs/noirs | enlev~/vir~ les coins/bords vides | rogn~/coup~ ce qui reste/manque = trim the empty edges
  ${alternatives('coup~|rogn~|recadr~', '|le bas|en bas|l @ image|la photo|moi', 'jusqu @ a|au niveau de|a hauteur de', 'la', 'ceinture|taille|poitrine')} = crop to the waist
  ${alternatives('coup~|rogn~|recadr~', '|le bas|en bas|l @ image|la photo|moi', 'jusqu @ aux|au niveau des|a hauteur des', 'genoux|epaules|hanches')} = crop to the waist
  desatur~ d @ un quart | desatur~ un quart = desaturate by 25 percent
  desatur~ d @ un tiers | desatur~ un tiers = desaturate by 33 percent
  desatur~ de moitie | desatur~ a moitie | desatur~ la moitie = desaturate by 50 percent
  d @ un quart = by 25 percent
  d @ un tiers = by 33 percent
  d @ un cinquieme = by 20 percent
  d @ un dixieme = by 10 percent
  des deux tiers = by 67 percent
  de trois quarts = by 75 percent
  au quart = at 25 percent
  affin~/aminci~/minci~ … hanches/cuisses/taille/ventre/silhouette/joues/mollets/bras/jambes/visage/nez/menton = make me thinner
`;

/** "Vire un peu vers le magenta": a tint of that colour. */
const TOWARDS = [
  ['magenta', 'magenta'],
  ['rose', 'pink'],
  ['violet', 'purple'],
  ['vert', 'green'],
  ['rouge', 'red'],
  ['cyan', 'cyan'],
]
  .map(
    ([said = '', english = '']) =>
      `${alternatives('vire|virer|tire|tirer|pousse|pousser|decale|decaler', '|la|le|les couleurs|les teintes', '…', 'vers le', said)} = ${english} tint`,
  )
  .join('\n');

/** "Ça vire vers le magenta": a fault, and no wish for a tint. */
const TURNED = [
  ['magenta', 'purple'],
  ['rose', 'pink'],
  ['violet', 'purple'],
  ['vert', 'green'],
  ['bleu', 'blue'],
  ['jaune', 'yellow'],
  ['rouge', 'red'],
  ['orange', 'orange'],
]
  .map(
    ([said = '', english = '']) =>
      `${alternatives('ca|elle|tout|la photo|l @ image|la peau', 'vire|tire', '|un peu|trop', 'vers le|au|sur le', said)} = it is too ${english}`,
  )
  .join('\n');

/** "Traits roses": of what a look draws. */
const LINES = [
  ['roses', 'pink'],
  ['verts|vertes', 'green'],
  ['bleus|bleues', 'blue'],
  ['rouges', 'red'],
  ['violets|violettes', 'purple'],
  ['jaunes', 'yellow'],
]
  .map(([said = '', english = '']) => `${alternatives('traits|lignes', said)} = ${english} lines`)
  .join('\n');

/** Looks by what they are made of or go for. */
const LOOKS = `
  tout en haut = top
  tout en bas = bottom
  tout a gauche = left
  tout a droite = right
  ${alternatives('style|police|facon|comme une|lettres|typo|ecriture', 'machine a ecrire')} = typewriter font
  ${alternatives('|effet|style|cadre|look|format', 'polaroid', 'avec', 'ecrit|marque|note')} = polaroid frame with
  degrade vers le/la/du/un | degrade jusqu @ au | degrade tirant vers le = gradient to
  ${alternatives('ambiance|style|look|facon|comme un|effet', 'film de vacances|film de famille|vieux film de vacances', '|super')} = vintage film
  tons chair | tons de peau | carnation~ = skin tones
  flou de bouge | flou de mouvement = too blurry
  ${alternatives('enlev~|vir~|retir~|corrig~|supprim~', 'le flou de bouge|le flou de mouvement|ce flou de bouge')} = it is too blurry
  ${alternatives('remet~|remont~|redonn~|remettez', 'du|les|le|un peu de', 'contraste~')} = more contrast
  ${alternatives('bulle', 'de bd|de dialogue|de parole|de texte|de pensee')} = speech bubble
  ${alternatives('flocons', '|legers|fins', 'devant nous|devant moi')} = light snow falling
  ${alternatives('bouch~|combl~', 'le|ce|les|ces', 'trou~')} = erase the hole
  ${alternatives('dessin a la craie|a la craie', '|sur un tableau noir|sur tableau noir|sur ardoise')} = chalk drawing
  ${alternatives('repass~|repasse', 'mes|les|mon', 'mur~')} = paint my walls
  ${alternatives('remet~|mettez|remettez', 'la tour|le batiment|la maison|le clocher|l @ eglise|l @ immeuble', '…', 'droite|droit|d @ aplomb')} = straighten it
  reste/restent en couleur/couleurs = in color
  ${alternatives('detour~', 'mon|ma|mes|notre|nos', 'bague|chaussures|collier|montre|bracelet|boucles d @ oreilles|lunettes')} = remove background
  ${alternatives('sur|dans', 'le vieux', 'quebec|montreal|lyon|lille|nice|port')} = over the town
  cine = cinematic
  ${alternatives('teintes|tons|couleurs|tonalites', 'bleu orange~|orange bleu~|bleu et orange~|orange et bleu~|bleues et orange~|orange~ et bleues|orange et bleus|turquoise et orange')} = teal and orange look
  ${alternatives('affiche|poster', 'de propagande|sovietique|de mai 68|politique|electorale')} | vieille affiche de propagande = retro look poster
  crayon noir | crayon a papier noir = pencil sketch
  duo de couleurs | duo de couleur | duo de teintes | deux teintes | en duo = duotone
  figurine collector | figurine de collectionneur | figurine a collectionner = collectible figure
  fais/faites/faire tomber | fais/faites/faire tomber un peu de | fais/faites/faire tomber de la/l = add
  ${alternatives('|une fois', 'la nuit', 'venue|tombee')} = at night
  redonn~ de la vie/couleur | redonn~ lui/leur/y de la vie | redonn~ lui/leur des couleurs | donn~ lui/y de la vie = more vivid
  reconnaissable~ | identifiable~ = recognizable
  plus discret/discrete/discrets/discretes/efface/effacee/effaces/effacees | moins presente/present/visible/marquee = fainter
  sans marge/marges/espaces/bordures = without margins
  dans une seule image/photo | sur une seule image/photo | en une seule image/photo | dans une meme image | sur une meme image = in one picture
`;

/** "On voit du voile partout": haze, and none to be added. */
const VEILED = `
  ${alternatives('on voit|il y a|y a|j @ ai|on a|la photo a|ma photo a|l @ image a|elle a', 'du|comme du|un|comme un', 'voile', '|gris|blanc|laiteux|grisatre|blanchatre', '|partout|sur la photo|sur l @ image|sur toute la photo')} = it is hazy
  ${alternatives('on voit|il y a|y a|j @ ai|on a|la photo a|ma photo a|l @ image a|elle a', 'un|comme un|ce', '|leger|fin|gros|epais', 'voile de', 'brume|brouillard', '|partout|sur la photo|sur l @ image|sur toute la photo')} = too hazy
  ${alternatives('on voit|il y a|y a', 'une brume legere|une legere brume|un leger brouillard|un brouillard leger')} = too hazy
`;

/** "Puis une plus large noire": one border around the other. */
const AROUND = [
  ['noire', 'black'],
  ['blanche', 'white'],
  ['grise', 'gray'],
  ['rouge', 'red'],
  ['doree', 'gold'],
]
  .flatMap(([said = '', english = '']) => [
    `${alternatives('puis|et|ensuite', 'une', 'plus large|plus epaisse', said)} = then a thick ${english} border`,
    `${alternatives('puis|et|ensuite', 'une', 'plus fine|plus mince', said)} = then a thin ${english} border`,
  ])
  .join('\n');

/** Of whom the picture is, and what goes: "nous deux mais pas la poussette". */
const WITHOUT = `
  ${alternatives('|juste|seulement|que', 'nous|nous deux|moi|nous trois|nous quatre|lui et moi|elle et moi', 'mais pas|et pas|sans|pas', 'le|la|les|l @')} = and remove the
`;

/** "Je la préférerais vert émeraude": what a thing that was named shall be. */
const RATHER = `
  ${alternatives('je', 'le|la|les', 'prefererais|prefererai|verrais mieux|voudrais plutot')} | ${alternatives('j @ aimerais mieux', 'le|la', 'voir')} | ${alternatives('je l @', 'aimerais|prefererais|imaginerais', 'mieux|plutot', '|en')} = i would prefer it
`;

/** What somebody is like or does not want, told before the wish. */
const TOLD = `
  ${alternatives('je suis|il est|elle est|mon pere est|mon mari est|je suis presque|je deviens', 'chauve|degarni|degarnie')} = no idea
  j @ le veux | j @ la veux | j @ les veux | je le/la/les veux plutot | j @ le voudrais | j @ la voudrais = i want it
  ${alternatives('c @ est pour|ce sera pour|ce serait pour', 'un|mon|notre|le|faire un', 'poster')} | ${alternatives('c @ est pour|ce sera pour|ce serait pour', 'une|mon|notre|l @|faire une', 'affiche')} = i want to print it
`;

/** What French says beside a wish, and how far it goes. */
export const FRENCH_BESIDE = `
  pas de filtre insta/instagram/snap/snapchat/tiktok | sans filtre insta/instagram/snap/snapchat/tiktok | mais pas de filtre insta/instagram/snap/snapchat/tiktok = but no filter
  ambiance/atmosphere de couleurs | ambiance/atmosphere coloree | rendu des couleurs = color mood
  que sur la 2e/deuxieme/seconde/autre photo/image | que dans la 2e/deuxieme/seconde/autre photo/image | comme sur la 2e/deuxieme/seconde/autre photo/image | comme dans la 2e/deuxieme/seconde/autre photo/image = of the second picture
  retournement horizontal = flip horizontally
  retournement vertical = flip vertically
  et puis euh que | et puis que | et aussi que | et euh que = and
  du gris tres clair | gris tres clair = very light gray
  pale et rayee/raye/rayees/rayes/dechiree/dechire | palie/pali et rayee/raye = faded and scratched
  lui redonner/redonnez/redonne du contraste = more contrast
  me conviennent/convient/plaisent/plait comme ca | me conviennent/convient = is fine
  la meme teinte que la 2e/deuxieme/seconde/2eme | les memes couleurs/teintes que la 2e/deuxieme/seconde/2eme | la meme ambiance que la 2e/deuxieme/seconde/2eme = the colors of the second picture
  a la 1re/1ere/premiere = to the first picture
  bleu horizon = blue
  vareuse = jacket
  pantalon garance = red pants
  il/elle est beau/belle/joli/jolie/magnifique | ils/elles sont beaux/belles/jolis/jolies/magnifiques =
  sans lui/leur/me changer ses/leurs/mes traits | sans changer ses/leurs/les traits | sans modifier/toucher ses/leurs/les traits | sans lui/leur/me changer le/son/leur visage =
${EXTENT}${TOWARDS}
${TURNED}
${LINES}${LOOKS}${VEILED}${AROUND}${WITHOUT}${RATHER}${TOLD}`;
