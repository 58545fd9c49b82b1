import type { Form } from '../../forms/rewrite.ts';

const LAST = '(?= ?[.!]? ?$)';
const NEXT = '(?= ?[.!]? ?$| ,| y\\b)';

/** Sizes, turns and faults of a picture, as Spanish has them in few words. */
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
  [new RegExp(`^(?:muy )?poca luz${LAST}`), 'demasiado oscura'],
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

/** The same in phrases of Spanish. */
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
