import { alternatives } from '../alternatives.ts';

const DRAMATIC = 'spectaculaire|dramatique|impressionnant|grandiose|epique|intense|menacant';
const NICER = 'beau|joli|sympa|interessant|chouette|vivant';

/** Another sky. */
const SKIES = `
  ${alternatives('mets|mettez', 'en un', 'plus', DRAMATIC)} = put in a dramatic one
  ${alternatives('mets|mettez', 'en un', 'plus', NICER)} = put in a nicer one
  ${alternatives('un ciel', 'plus|tres|', DRAMATIC)} = a dramatic sky
  ${alternatives('un ciel plus', NICER)} = a nicer sky
  ${alternatives('par quelque chose de plus', DRAMATIC)} = with a dramatic one
  ${alternatives('par quelque chose de plus', NICER)} = with a nicer one
  ce/mon/du ciel tout gris/blanc/fade/terne/moche = the dull sky
  beau ciel bleu = blue sky
  un beau ciel | un joli ciel = a beautiful sky
  un beau ciel bleu = a blue sky
  un beau ciel degage = a clear blue sky
  ciel degage | ciel bien degage | beau ciel degage | ciel bleu degage = clear blue sky
  ciel de coucher de/du soleil | ciel de coucher de soleil rose/orange/dore = sunset sky
  trouve/trouvez moi = give me
  ${alternatives('une lune|la lune|une pleine lune', 'dans', 'un ciel de nuit|le ciel de nuit|un ciel etoile|la nuit')} = add a moon and make it night
  ${alternatives('un ciel de nuit|un ciel nocturne|un ciel etoile', 'avec', 'une lune|la lune|une pleine lune')} = add a moon and make it night
  une/la lune dans le ciel | une/la pleine lune dans le ciel = add a moon
`;

/** Light of the evening in a scene that is named beside it. */
const EVENING = 'au coucher du soleil|au coucher de soleil|au soleil couchant|au crepuscule';
const SCENES = `
  ${alternatives('sur une plage|sur la plage|a la plage|sur une plage tropicale|au bord de la mer', EVENING)} = sunset beach background
  ${alternatives('a la montagne|en montagne|dans les montagnes', EVENING)} = mountains background in golden hour light
  ${alternatives('dans une ville|en ville|une ville', EVENING)} = city background in golden hour light
  ${alternatives('dans une foret|en foret', EVENING)} = forest background in golden hour light
  ${alternatives('fond|arriere plan', '|de', 'plage', EVENING)} = sunset beach background
  dans un bureau flou/floute = blurred office background
  le/mon fond est bien/ok/parfait/nickel/super = no idea
`;

/** Haze that is told of, and shall go. */
const FOG = `
  ${alternatives('il y a|y a|on dirait qu @ il y a', 'du brouillard|trop de brouillard|comme un brouillard|une espece de brouillard|de la brume|trop de brume|comme une brume|une espece de brume|une espece de voile|une sorte de voile')} = too hazy
  debrum~ | desembu~ = dehaze
  brouillard/brume est trop epais/epaisse/dense/fort | trop de brouillard/brume | brouillard/brume gache/cache/mange/bouffe/masque = is too hazy because of
  la pluie est trop forte = less rain
  la neige est trop forte/dense = less snow
  la nuit est trop = it is too
`;

/** Pictures that lean, and that are mirrored. */
const TURNED = `
  c @ est tout/trop penche/tordu/incline/bancal | c @ est toute/trop penchee/tordue/inclinee | c @ est tout de travers/traviole/guingois = is crooked
  cadre/cadrage/tableau/immeuble/clocher penche = picture is crooked
  ${alternatives('le|la', 'remettre', 'droit|droite|d @ aplomb|a plat|bien droit|bien droite')} | ${alternatives('mets|mettez|remets|remettez', 'l @ horizon', 'bien', 'droit|a plat')} = straighten it
  ${alternatives('invers~', 'l @ image|la photo|mon selfie', 'comme dans un miroir|comme un miroir|horizontalement|dans l @ autre sens')} | invers~ horizontalement l @ image | invers~ horizontalement la photo | invers~ horizontalement | invers~ le sens de la photo | invers~ le sens de l @ image | invers~ les cotes | invers~ les deux cotes = mirror
  ${alternatives('invers~', 'l @ image|la photo', 'verticalement|de haut en bas')} | invers~ verticalement l @ image | invers~ verticalement la photo | invers~ verticalement | invers~ le haut et le bas | invers~ haut et bas = mirror vertically
`;

const STATE =
  'clair~|lumineu~|lumineuse~|sombre~|net~|nette~|contraste~|colore~|vif~|vive~|sature~|chaud~|froid~';
/** What is as it shall be, and what a wish must not bring. */
const ENOUGH = `
  ${alternatives('deja', 'assez', STATE)} = already fine
  ${alternatives('assez', STATE, 'comme ca')} = fine
  sans rendre | sans la/le/les rendre | sans trop la/le rendre = without making it
  sans virer a l @ orange | sans virer au jaune/bleu/vert/rouge = without a cast
  ne change/modifie rien a part | ne change/modifie rien sauf | ne touche a rien sauf | ne touche a rien a part | ne changez rien a part/sauf = change only
  moins de vert = less green
  moins de rouge/rose = less red
  moins de jaune = less yellow
  moins de bleu = less blue
  plus de peche/patate/tonus/dynamisme | davantage de peps/punch = more vivid
  noirs bouches | noirs sont bouches | bouche dans les noirs/ombres = lift the shadows
  je suis dans l @ ombre | on est dans l @ ombre | nous sommes dans l @ ombre | il est dans l @ ombre | elle est dans l @ ombre | visage est dans l @ ombre = the subject is too dark
  par rapport a moi/nous/lui =
  un peu mou | trop mou | trop molle = dull
  la mise au point est ratee/loupee/mauvaise/foiree | mise au point loupee/foiree = too blurry
  corrig~ les yeux du chien/chat = fix the red eyes
  il reste du bruit/grain | il reste encore du bruit/grain = too noisy
  la photo est grise/grisatre | ma photo est grise/grisatre = the picture is too dull
  couleurs ne sont pas celles de la realite | couleurs sont pas les vraies | couleurs ne sont pas les vraies = fix the white balance
  jaunasse~ = yellow
  on voit trop le bruit/grain | le bruit/grain se voit trop = remove the noise
  les blancs sont/paraissent pas blancs | les blancs ne sont pas blancs | corrig~ la balance | regl~ la balance | la balance est fausse = fix the white balance
  il y a trop de ciel/sol/vide/herbe/plafond | y a trop de ciel/sol/vide/herbe/plafond = no idea
  trop crame/cramee/brule/brulee | tout crame/brule = overexposed
  la lumiere est degueu/degueulasse/pourrie/nulle/moche | la lumiere est pas top/ouf/folle = no idea
`;

/** "Contour jaune": an edge of a sticker or of letters. */
const EDGES = [
  ['jaune', 'yellow'],
  ['rouge', 'red'],
  ['bleu', 'blue'],
  ['vert', 'green'],
  ['rose', 'pink'],
  ['orange', 'orange'],
  ['dore', 'gold'],
]
  .map(([said = '', english = '']) => `${alternatives('contour', said)} = ${english} outline`)
  .join('\n');

/** Looks of old pictures, copies, letters and edges. */
const LOOKS = `
  ${alternatives('effet|style|filtre|look', 'ancien|vieilli|photo vieillie|vieux papier|jauni')} = vintage look
  ${alternatives('rends|rendre', 'ma photo|la photo', 'ancienne|vieille|plus ancienne')} = make it vintage
  vieillis/vieillir la/ma photo | vieillis/vieillir l @ image = make the photo look old
  deux/trois/quatre/cinq/six/plusieurs fois la meme photo/image | dupliqu~ la photo/image | dupliqu~ l @ image | mets/met/mettez/mettre la photo en double = duplicate the picture
  fond d @ ecran de mon telephone/portable/iphone/tel/smartphone/mobile = phone wallpaper
  petite/floue/moche et pixelis~ | toute petite et pixelis~ | tout petit et pixelis~ | photo/image pixelis~ | toute pixelis~ = too pixelated
  resserre/resserrez/resserrer = crop closer
  trop de place/vide/espace autour = no idea
  photo/image a vieilli | photo/image a mal vieilli | photo/image a pris un coup de vieux = old photo is damaged
  avec le temps | au fil du temps =
  verticales fuient/penchent/convergent = is crooked
  coin/bord dechire/corne/abime | cassure~ = creases
  figurine pop | funko pop | figurine funko | figurine funko pop = figurine
  jouet en/dans boite | jouet dans sa boite = figurine
  bascul~ a la verticale | bascul~ la a la verticale = rotate 90
  pass~ en paysage | pass~ la en paysage | met~ en paysage | met~ la en paysage = landscape format
  un beau | un tres beau = a
  une belle | une tres belle = a
  une belle photo | une plus belle photo | une tres belle photo = a better picture
  une belle photo de profil = profile picture
  mosaique = collage
  ouvr~ moi/lui/nous/leur les yeux | qu @ il ouvre les yeux | qu @ elle ouvre les yeux | ouvre/ouvrez les = open my eyes
  decrois~ lui/moi/leur les bras/jambes = change the pose
  ferm~ lui/moi la bouche | ouvr~ lui/moi la bouche = change the smile
  sticker/autocollant avec un bord/contour/lisere = sticker with a border
  ${EDGES}
  rend~ le/la lisible | rends le/la lisible | rends le texte lisible = make it readable
  toute passee | est passee avec le temps | s @ est decoloree | se sont effacees = is faded
  fond/espace/bord blanc autour pour faire carre | du blanc autour pour faire carre = white padding to make it square
  agrandi~ la toile | agrandi~ le canevas/canvas | elargi~ la toile | elargi~ le canevas/canvas = extend the canvas
  elargi~ le cadre/cadrage | elargi~ un peu le cadre/cadrage = zoom out
  met~ le/la/mon/ma en valeur | met~ en valeur le/la/mon/ma = make stand out the
  reflet vert/rouge/bleu/violet dans l @ objectif | un reflet dans l @ objectif = lens flare
  cadre/cadrage trop large | cadre/cadree trop loin | cadre de trop loin = crop closer
  bien blanc/blanche/blancs = white
  bien noir/noire/noirs = black
  noir et blanc avec juste/seulement/uniquement | en noir et blanc avec juste/seulement/uniquement = everything black and white except
`;

/** As it is written in haste. */
const SLIPS = `
  enlev~ le fon | vir~ le fon | supprim~ le fon = remove background
  le fon | lariere plan | l @ ariere plan | larriere plan = background
  noir/noire et blan | noire et blanc/blanche = black and white
  plu clair~ | plu lumineu~ | plu lumineuse~ = brighter
  plu net~ | plu nett~ = sharper
  plu sombre~ = darker
  plu chaud~ = warmer
  plu de couleur~ | plu colore~ = more colorful
  en care | care = square
  du blan | en blan = white
  rouje~ = red
`;

/** Turns of French wishes whose words say something else by themselves. */
export const FRENCH_TURNS = `${SKIES}${SCENES}${FOG}${TURNED}${ENOUGH}${LOOKS}${SLIPS}`;
