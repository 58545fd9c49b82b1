import type { Form } from '../forms/rewrite.ts';

// Sizes, turns and faults of a picture in few words, as each language has them.

const LAST = '(?= ?[.!]? ?$)';
const NEXT = '(?= ?[.!]? ?$| ,| (?:y|et|und)\\b)';

/** A turn of a part of a circle that is all that is said. */
export const SPANISH_SIZES: readonly Form[] = [
  // "Alto: 600", "relación 4:3"
  [/\b(ancho|alto|altura|anchura) : (?=\d)/, '$1 '],
  [/\b(?:relacion|proporcion)(?: de aspecto)? (?=\d+:\d+)/, 'formato '],
  [
    /^(?:la foto |la imagen |foto )?no esta (?:muy |bien |del todo )?(?:recta|derecha|nivelada)(?= ?[.!]? ?$)/,
    'esta torcida',
  ],
  [
    new RegExp(
      `^(?:(?:dale|da|haz) )?(?:un )?cuarto de vuelta(?=(?: (?:a|hacia) la (?:derecha|izquierda))?${NEXT})`,
    ),
    'gira 90°',
  ],
  [new RegExp(`^(?:dale |da )?media vuelta${LAST}`), 'gira 180°'],
  [
    new RegExp(`^(?:foto |la foto |tomada |esta |sacada |hecha )*a? ?contraluz${LAST}`),
    'aclara las sombras',
  ],
  // "Reduce al 75%"
  [/\b(?:reduce|reducir|reducela|reducelo) al (?=\d+ )/, 'reducela a '],
  [new RegExp(`^(?:reduce|reducir) un (?=\\d+${LAST})`), 'reducela un '],
  [/\bmax [.] (?=\d+)/, 'maximo '],
  [new RegExp(`^(?:muy )?poca luz${LAST}`), 'demasiado oscura'],
  [new RegExp(`^(?:el )?ojo rojo${LAST}`), 'ojos rojos'],
  [
    /(?<=^|[,.;:!?] )(?:la foto |la imagen |el archivo |esta foto )?pesa (?:demasiado|mucho)(?= ?[.!]? ?$| ,)/,
    'archivo muy pesado',
  ],
  [
    new RegExp(
      `^(?:una |mi |es una |la )?(?:foto|imagen) (?:(?:antigua|vieja) con (?:rayas|rayones|manchas|grietas)|destenida)${LAST}`,
    ),
    'restaura la foto',
  ],
  [
    new RegExp(
      `^(?:la foto |la imagen |esta foto )?tiene (?:(?:un poco|algo|mucha) de |mucha )?(?:neblina|bruma|calima)${LAST}`,
    ),
    'quita la neblina',
  ],
  [new RegExp(`^sobresaturad[oa]${LAST}`), 'esta sobresaturada'],
  // "Auméntala cuatro veces"
  [
    /^(?:aument|ampli|agrand)[a-z]* (?:la |lo )?cuatro veces(?= ?[.!]? ?$)/,
    'cuatro veces mas grande',
  ],
  // "Amplíala al 200%": to so much, and not by
  [
    /(?<=\b(?:ampli|agrand|aument|reduc|reduz|escal|achic)\w* (?:la |lo |el |foto |imagen |tamano )*)al (?=\d+ )/,
    'a ',
  ],
];

export const SPANISH_SIZES_NAMED = `
  como mucho = at most
  volteada/volteado de cabeza | esta volteada/volteado de cabeza = is upside down
  colores estan mal/raros | colores raros = the colors are wrong
  quit~/corrig~/elimin~ el ojo rojo | correccion de ojo rojo = remove red eyes
  de/por/en el/del lado mayor/largo | lado mayor/largo | de lado mayor/largo = long side
  resolucion muy/demasiado baja | muy/demasiado baja resolucion | poca resolucion = upscale
  cuadruplic~ el tamano | cuadruplic~ la resolucion = 4 times as big
  archivo muy/demasiado pesado/grande = make the file smaller
  invertir/invierte/invierta/inviertela horizontalmente | invertir/invierte/inviertela en horizontal = mirror horizontally
  corrig~ la inclinacion | corrige inclinacion = straighten
  restauracion de foto/fotos/imagen | restauracion = restore
  repar~ los danos | manchas y rayas/rayones/aranazos = restore
  foto/imagen antigua/vieja danada/estropeada/deteriorada/rota/rayada = restore
  hay/tiene/habia/con muy poca luz | hay/tiene/habia poca luz | esta a oscuras | le falta luz = too dark
  esta velada | foto/imagen velada = is too hazy
  quit~/elimin~/corrig~ la dominante = remove color cast
  balance de color = white balance
  maximo/max … de lado largo/mayor | maximo/max … de lado | como maximo … de lado | no mas de … de lado = long side at most
  triplic~ el tamano | triplic~ la resolucion = 3 times as big
  la mitad de pequen~ | mitad de pequen~ = half size
  que pese menos | que ocupe menos = make the file smaller
  inviert~ arriba y abajo | invertir arriba y abajo | voltea arriba y abajo = flip vertically
  sombra/sombras muy/demasiado oscura/oscuras | sombra/sombras esta/estan muy/demasiado oscura/oscuras = lift the shadows
  esta/quedo/salio/quedaron/colores sobresaturad~ = oversaturated
  dominante de color = color cast
`;

export const FRENCH_SIZES: readonly Form[] = [
  // "Hauteur : 600 px", "proportion 4:3"
  [/\b(hauteur|largeur) : (?=\d)/, '$1 '],
  [/\b(?:proportions?|rapport) (?=\d+:\d+)/, 'format '],
  [new RegExp(`^plus grande?${LAST}`), 'agrandis la photo'],
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

export const GERMAN_SIZES: readonly Form[] = [
  // "Höhe: 600", "schneid es auf 4:3"
  [/\b(hohe|breite) : (?=\d)/, '$1 '],
  [
    /\bschneide?(?: (?:es|das|bild|foto|bitte|mir))* auf (?=\d+:\d+(?= ?[.!]? ?$| ,| und\b))/,
    'zuschneiden auf ',
  ],
  [/^verhaltnis (?=\d+:\d+)/, 'format '],
  // "Das Bild ist nicht gerade", "rücke das Bild gerade"
  [
    /^(?:das )?(?:bild|foto|es) ist (?:nicht|nich|net) (?:ganz |richtig )?gerade(?= ?[.!]? ?$| ,| und\b)/,
    'bild ist schief',
  ],
  [
    /\b(?:rucke?|rueck) (?:bitte )?(?:das bild|das foto|es) (?:bitte )?gerade(?= ?[.!]? ?$| ,| und\b)/,
    'bild begradigen',
  ],
  [new RegExp(`^gerade${LAST}`), 'begradigen'],
  [
    /^(?:das )?(?:bild|foto|es) (?:ist|steht) verkehrt ?(?:he)?rum(?= ?[.!]? ?$| ,)/,
    'bild steht auf dem kopf',
  ],
  [new RegExp(`^(?:echt|ziemlich) dunkel${LAST}`), 'zu dunkel'],
  [
    /^(?:die |meine )?augen (?:sind )?rot(?= ?[.!]? ?$| , (?:bitte|weg|kannst|korrig\w*|entfern\w*|mach)\b)/,
    'rote augen',
  ],
  [/^taille (?=\d+x\d+)/, 'grosse '],
  [new RegExp(`^(?:im )?gegenlicht${LAST}`), 'schatten aufhellen'],
  [
    new RegExp(`^gegen (?:das licht|die sonne)(?: (?:fotografiert|aufgenommen|geknipst))?${LAST}`),
    'schatten aufhellen',
  ],
  [new RegExp(`^grauschleier${LAST}`), 'zu dunstig'],
  [
    /^(?:(?:etwas|sehr|ziemlich|leicht) )?dunstig(?= ?$| ?[.!] ?$| ,(?! (?:wie|als)\b))/,
    'zu dunstig',
  ],
  [
    new RegExp(
      `^(?:(?:es|da|das bild|alles) (?:ist|liegt) )?(?:etwas )?wie ein schleier (?:druber|darauf|drauf)${LAST}`,
    ),
    'zu dunstig',
  ],
  [new RegExp(`^(?:falsche|komische|seltsame) farben${LAST}`), 'farben stimmen nicht'],
  [
    new RegExp(
      `^(?:mache? (?:es|sie|das bild|das foto) )?(?:nur )?ein (drittel|viertel) so gro(?:ss|ß)${LAST}`,
    ),
    'auf ein $1 verkleinern',
  ],
  [new RegExp(`^(?:eine )?halbe (?:um)?drehung${LAST}`), 'drehe um 180°'],
];

export const GERMAN_SIZES_NAMED = `
  an/auf der langen/langeren/langsten seite/kante | lange/langere/langste/langen/langeren/langsten seite/kante | kantenlange = long side
  an/auf der kurzen/kurzeren seite/kante | kurzen/kurzeren seite/kante = short side
  anderthalbmal/eineinhalbmal so gross | anderthalb mal so gross = 150 percent of the size
  vierfache grosse | vervierfach~ die grosse = 4 times as big
  datei ist zu gross | datei zu gross | komprimier~ = make the file smaller
  schieflage korrigier~ | schieflage = crooked
  schiefer horizont = crooked horizon
  fotorestaurierung | fotorestauration | bildrestaurierung = restore
  schlecht/mies ausgeleuchtet/beleuchtet = too dark
  unscharf/verschwommen/verwackelt geworden = too blurry
  zu viel korn = too grainy
  zu viel nebel = too hazy
  weissbalance = white balance
  zweimal so gross | zwei mal so gross = twice as big
  verdreifach~ die grosse | verdreifach~ die auflosung | grosse verdreifach~ | auflosung verdreifach~ = 3 times as big
  dateigrosse verringer~ | dateigrosse verkleiner~ | dateigrosse reduzier~ = make the file smaller
  zu wenig licht | viel zu wenig licht = too dark
  zu viel licht | viel zu viel licht = too bright
  ubersattigt~ = oversaturated
`;
