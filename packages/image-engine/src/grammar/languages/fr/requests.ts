import { alternatives } from '../alternatives.ts';

const EDGES = 'bords|coins|angles';
const DARK = 'assombri~|fonce~|sombre~|noirci~|plus sombres|plus fonces';
/** "Les coins bien assombris": how dark the edges are to be. */
const VIGNETTES = `
  ${alternatives(EDGES, 'bien|tres|fort|fortement|vraiment|franchement|nettement|super', DARK)} = strong vignette
  ${alternatives(EDGES, 'un peu|legerement|un poil|a peine', DARK)} = slight vignette
  ${alternatives('assombri~|fonc~', 'bien|fortement|vraiment|franchement|nettement', 'les', EDGES)} = strong vignette
  ${alternatives('plus', EDGES, '|legerement|un peu|bien', 'assombri~|fonce~|sombre~')} = and vignette
`;

const VEIL =
  'a cause de la brume|a cause du brouillard|a cause du voile|a cause de la pollution|a cause du smog';
/** "On voit presque pas le lac à cause de la brume": then "enlève-la" is said of the haze. */
const HAZE = `
  ${alternatives('on voit|on distingue|on devine|on ne voit|on ne distingue', '|presque|quasiment', 'pas|plus|mal|a peine|rien', '…', VEIL)} = it is too hazy because
  voile de brume/brouillard gache/cache/mange/masque/bouffe = is too hazy because of
  y avait = it have
`;

/** Pictures that touch: "collées l'une à l'autre". */
const TOUCHING = `
  ${alternatives('colle~', 'l @ un a l @ autre|l @ une a l @ autre|les unes aux autres|les uns aux autres|l @ une contre l @ autre|l @ un contre l @ autre|les unes contre les autres')} = without gap
  marge~ = margin
  bord a bord | bien collees | sans interstice | sans espacement = without gap
  pas de cadre blanc | pas de bordure blanche | sans cadre blanc | sans bordure blanche | pas de bord blanc = no white border
  ${alternatives('sans', 'aucun|aucune|le moindre|la moindre')} = without
  ${alternatives('surtout', 'pas de|pas d @|pas du|aucun|aucune|pas un|pas une')} = no
`;

const FORM = 'silhouette|profil|visage|tete|corps|contour';
/** "La forêt à l'intérieur de ma silhouette": what a double exposure does. */
const INSIDE = `
  ${alternatives('a l @ interieur|dedans', 'de|d @', 'ma|mon|notre|la|son', FORM)} = inside my silhouette
  ${alternatives('dans', 'ma|mon|notre', 'silhouette|profil')} = inside my silhouette
`;

/** Of what figurines are made, and what they stand on. */
const FIGURES = `
  ${alternatives('figurine~', 'en', 'vinyle|plastique|resine|pvc|3d')} | figurine~ vinyle/resine/plastique = vinyl figurine
  ${alternatives('en', 'vinyle|resine|plastique')} = vinyl
  ${alternatives('figurine~', 'avec|de', 'mon|ma|mes|notre')} = figurine of my
  socle~ = base
  pose~ sur un/le/son bureau | pose~ sur une/la etagere = on a desk
  ${alternatives('pose~|place~|debout|installe~', 'sur', 'un|son')} = on a
`;

/** Sizes that the result is to have. */
const SIZES = `
  ${alternatives('sors|sortez|livre|livrez', 'moi|nous|', 'ca|le tout|tout ca|la photo|l @ image|le resultat', 'en')} = export it in
  ${alternatives('exporte|exportez|enregistre|enregistrez|sauvegarde|sauvegardez', 'moi ca|ca|le tout|tout|la photo|l @ image|', 'en')} = export it in
  resultat | resultat final | rendu final | image finale | photo finale = final result
  ${alternatives('que', 'le resultat|le resultat final|le rendu final|le tout|l @ ensemble|l @ image finale|la photo finale', 'fasse|mesure|ait')} = resize it to
  ${alternatives('le resultat|le resultat final|le tout|l @ ensemble|l @ image finale|la photo finale', 'doit|devra|devrait|dois', 'faire|mesurer|avoir')} = resize it to
  ${alternatives('que', 'le resultat|le resultat final|le rendu final', 'soit', 'en|au format|de')} = resize it to
  largeur finale/totale | largeur finale/totale de = resize to width
  hauteur finale/totale | hauteur finale/totale de = resize to height
  bloc | blocs = blocks
  ${alternatives('style|effet|look|rendu|facon', 'game boy|gameboy|nintendo|super nintendo|megadrive')} = pixel art
`;

const SHIFTED = 'tir~|pouss~|decal~|fais tirer|fais glisser';
const HUES = 'les couleurs|les tons|les teintes|la photo|l @ image|le tout|l @ ensemble';
/** "Tire les couleurs vers le bleu": a tint, unless it is warmth. */
const TINTS = `
  ${alternatives(SHIFTED, '|un peu', HUES, 'vers', 'le chaud|des tons chauds|du chaud')} = warmer
  ${alternatives(SHIFTED, '|un peu', HUES, 'vers', 'le froid|des tons froids|du froid')} = cooler
  ${alternatives(SHIFTED, HUES, 'vers', 'le sepia|du sepia')} = sepia
  ${alternatives(SHIFTED, HUES, 'vers', 'le|l @|du')} = tint it
  ${alternatives(SHIFTED, 'legerement|un peu', HUES, 'vers', 'le|l @|du')} = slightly tint it
  ${alternatives(SHIFTED, '|un peu|legerement', 'vers le')} = tint it
  ${alternatives(SHIFTED, '|un peu|legerement', 'vers le chaud')} = slightly warmer
  ${alternatives(SHIFTED, '|un peu|legerement', 'vers le froid')} = slightly cooler
  et or | et l @ or = and gold
`;

/** What is told of a face, and asks for nothing. */
const GRIMACES = `
  ${alternatives('je tire|je fais|j @ ai|on tire|on fait|on a|il fait|elle fait|il a|elle a|il tire|elle tire', 'une de ces|de ces|de ces drole de|une drole de', 'tete~|tronche~|gueule~|bouille~|face~|mine~')} = no idea
  ${alternatives('tu', 'le|la|les', 'pose|poses|places|colles')} = put it
  ce qui est ecrit = writing
  en general | dans l @ ensemble | dans son ensemble | d @ une maniere generale | de facon generale | de maniere generale =
  passe/passez le/la en = make it
  nettoy~ donc | nettoy~ moi ca | nettoy~ donc ca | nettoi~ donc ca | nettoy~ ca | nettoy~ tout ca = clean this
  ecriture/police/lettres bien/tres/plus grasse/grasses = bold font
  ${alternatives('rien que', 'le|la|les|l @|mon|ma|mes')} = only the
  sans le fond | sans le decor | sans l @ arriere plan = remove background
`;

/** "Descends la saturation", "fais grimper le contraste": which way a quality goes. */
const MOVED = `
  descend~ | descends | redescend~ | redescends | rabaiss~ | rebaiss~ = reduce
  ${alternatives('fais|faites|faire', 'descendre|redescendre|baisser|rebaisser|chuter|retomber', '|un peu')} = reduce
  ${alternatives('fais|faites|faire', 'grimper|monter|remonter', '|un peu')} = increase
  grimp~ = increase
  horizon descend/monte/tombe/part | horizon s @ incline | horizon est incline = horizon is crooked
  ${alternatives('pas trop', 'fort~|visible~|voyant~|marque~|prononce~|appuye~|intense~|present~|pousse~|flagrant~')} = not too strong
`;

/** Where somebody or something is put. */
const PLACED = `
  ${alternatives('pose|posez|poses', 'moi|nous')} = put me
  ${alternatives('pose|posez|poses', 'mon|ma|mes')} = put my
  ${alternatives('brume|brouillard', 'au fond', 'de la|du|de|des')} = fog over the
  lumiere portrait | lumiere de type portrait = portrait light
  ${alternatives('croquis|esquisse|dessin|dessin au crayon|dessin aux crayons', 'colore~|en couleur~|mais en couleur~')} = colored pencil drawing
  ${alternatives('un peu de|une touche de|un soupcon de', 'brume|brouillard', 'au fond', 'de la|du|de|des')} = light fog over the
  devant un/le coucher de soleil = in front of a sunset
  max/maximum/moins … de cote | pas plus de … de cote | au plus … de cote = long side at most
  le plus grand cote | plus grand cote = long side
`;

const SITES =
  'insta|instagram|facebook|fb|mon site|mon blog|vinted|leboncoin|linkedin|tiktok|whatsapp';
/** What becomes of the picture afterwards. */
const AFTERWARDS = `
  ${alternatives('je', 'la|le|les', 'poste|publie|mets|remets|partage|remettrai', '|apres|ensuite', 'sur', SITES)} = no idea
  ${alternatives('je l @ envoie|je vais l @ envoyer|je l @ offre|je vais l @ offrir|je la donne|je la montre', 'a|au|aux')} = no idea
`;

/** Turns whose words say something else by themselves. */
const TURNS = `
  ${alternatives('aurais tu|auriez vous', 'la gentillesse|l @ amabilite|la bonte', 'd @|de')} = please
  ${alternatives('enlev~|retir~|vir~|supprim~|ot~|degag~', 'ce|le|cet', 'fond|decor|arriere plan', 'affreux|horrible|moche|hideux|laid|degueu|pourri')} = remove the background
  le mur derriere est moche/affreux/laid/horrible = i hate the background
  ${alternatives('fai~', 'la|le|les', 'paraitre')} = make it look
  nuit americaine = make it night
  temps orageux | temps d @ orage = stormy weather
  corrig~ la couleur des yeux rouges | corrig~ la couleur rouge des yeux = remove red eyes
  le haut vide = the top
  ${alternatives('enlev~|coup~|rogn~|supprim~|vir~', 'le', 'haut vide|vide en haut|vide du haut')} = trim the top
  ${alternatives('enlev~|coup~|rogn~|supprim~|vir~', 'le', 'bas vide|vide en bas|vide du bas')} = trim the bottom
  le bas vide = the bottom
  le vide en haut | l @ espace vide en haut | la place vide en haut = the top
  le vide en bas | l @ espace vide en bas = the bottom
  ${alternatives('fai~', 'tenir|rentrer|entrer', '|la|le|ca', 'en|dans|dans du')} = fit it into
  sans deformer | sans la deformer | sans le deformer | sans etirer | sans deformation = without stretching
  superpos~ les = overlay them
  plus mince | plus maigre = thinner
  ${alternatives('on', 'voie', 'mieux|bien', 'mon|son|le|nos|les|ma|sa', 'visage~|tete')} = brighten my face
  ${alternatives('mets|mettez|ajout~|rajout~', 'du|un peu de|plus de', 'soleil')} = make it sunny
  fin d @ ete | fin de l @ ete = summer
  gravure~ | gravure ancienne | gravure a l @ ancienne | vieille gravure = engraving
  dilue~ | tres dilue~ = slightly
  ${alternatives('bords|coins|angles', 'brule~|crame~|noirs')} = vignette
  ${alternatives('cinema|look cinema|rendu cinema|style cinema', 'bleu|bleu et|bleu vert et', 'orange~')} = cinematic teal and orange
  crayon gris | crayon a papier | crayon de papier = pencil sketch
  peu appuye~ | peu marque~ | peu prononce~ = subtle
  ${alternatives('mets|remets', 'la photo|l @ image', 'debout')} = rotate 90
  empilees | empiles | superposees = stacked
  ${alternatives('legende|titre|texte', 'en bas')} = caption at the bottom
  ${alternatives('legende|titre|texte', 'en haut')} = caption at the top
  ${alternatives('colorise|colorisez|coloriser|teint~', 'le ciel', '|seulement|juste|uniquement', 'en')} = make the sky
  ${alternatives('tache~', 'de', 'cafe|vin|the|gras|humidite|rouille|graisse')} | tache~ d @ encre/huile/eau/humidite = stains
`;

/** Wishes as people put them to somebody: what the result is to be, and why. */
export const FRENCH_REQUESTS = `${VIGNETTES}${HAZE}${TOUCHING}${INSIDE}${FIGURES}${SIZES}${TINTS}${GRIMACES}${MOVED}${PLACED}${AFTERWARDS}${TURNS}`;
