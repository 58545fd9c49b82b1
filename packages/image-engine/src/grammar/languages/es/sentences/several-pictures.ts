import type { Form } from '../../../forms/rewrite.ts';
import { BOTH, END, START, WISH_END, WISH_START } from '../parts.ts';

const SECOND_COLOURS = 'use the colors of the second picture ';

const SECOND = '(?:la |el )?(?:segunda|segundo|2)(?: (?:foto|imagen))?';

const JOINED = '(?:lado a lado|junt\\w+|al lado|un(?:e|ir|elas|irlas)|comparacion|pareja)';

const OLD = '(?:la )?(?:foto )?(?:de )?(?:antes|vieja|antigua|ayer|primera|1)';

const NEW = '(?:la )?(?:foto )?(?:de )?(?:despues|nueva|actual|ahora|hoy|reciente|segunda|otra|2)';

const SECOND_PICTURE =
  '(?:la (?:foto |imagen )?(?:segunda|2|dos|ultima)|la otra)(?: foto| imagen)?';

const GOES = '(?:(?:va|vaya|ira|ir|debe|tiene que|quede|este|ponla|pon|de|se|por|la) )*';

const OTHER = '(?:la (?:foto |imagen )?(?:primera|1|uno)|la otra)(?: foto| imagen)?';

/** Pictures are put together. */
const JOINED_BY =
  '(?:lado|junt\\w+|un(?:e|ir|elas|irlas)|collage|pareja|encima de la otra|debajo de la otra|sobre la otra|fila)';

/** Sentences of Spanish about wishes of several pictures: collages, blends, the colours of another one. */
export const SPANISH_SEVERAL_PICTURES: readonly Form[] = [
  // "Pon mi foto junto a la de mi hermana"
  [
    new RegExp(
      `${START}(?:pon|poner|coloca|mete|pega) (?:mi|nuestra|la|esta) (?:foto|imagen) (?:justo )?(?:junto|al lado|pegada) (?:a|de) la (?:de (?:mi|nuestra|nuestro|su|la)|del) [^,.;:!?“ ]+`,
    ),
    'pon las fotos lado a lado',
  ],
  // "Mezcla las dos, sobre todo la segunda"
  [/\bsobre todo (?:de )?(?=(?:la|el) (?:primer[ao]?|segund[ao]|ultim[ao])\b)/, 'mostly '],
  // "Antes y después con las etiquetas Antes y Después"
  [
    new RegExp(
      `\\b(?:el )?antes y (?:el )?despues (?:(?:,|lado a lado|juntas|juntos) )*con (?:(?:las|los|sus|unas|unos) )?(?:etiquetas?|leyendas?|letreros?|rotulos?|textos?|titulos?)(?: (?:de |: )?antes y despues)?${WISH_END}`,
    ),
    'antes y despues , texto “Antes” abajo a la izquierda y texto “Después” abajo a la derecha',
  ],
  // "Iguala los colores de la primera a los de la segunda"
  [
    /\b(iguala\w*) (los (?:colores|tonos)) de la primera(?: foto| imagen)? (?:a|con) (?:los de )?la segunda\b/,
    '$1 $2 a los de la segunda',
  ],
  // "Un mosaico 2x2 con las cuatro": the pictures are its tiles
  [/\b(?:mosaico|cuadricula|reticula|rejilla) (?:(?:de|en|tipo) )?(?=\dx\d )/, 'collage '],
  [
    new RegExp(
      `${START}(?:junt|un|pon|acomod|met|orden)[a-z]* ${BOTH}en (?:un |una )?(?=collage \\dx\\d )`,
    ),
    'haz un ',
  ],
  [
    new RegExp(
      `(?<=\\bcollage (?:\\dx\\d )?)(?:con|de) ${BOTH}(?:(?:,|y|con) )+(?=(?:un )?(?:marco|borde|marquito|bordecito)s? )`,
    ),
    'con ',
  ],
  [
    new RegExp(
      `(?<=\\bcollage (?:\\dx\\d )?)con (?:un )?(?:marco|borde|marquito|bordecito)s? (negro|blanco|gris) (?:(?:muy|bien) )?(?:fin[oa]|finit[oa]|delgad[oa]|delgadit[oa]|angost[oa])s?${WISH_END}`,
    ),
    'con separacion $1 fina',
  ],
  // "Arma un mosaico 2x2 con las cuatro"
  [
    /\b(?:arma|haz|hazme|armame|crea|monta|montame|quiero) un mosaico(?: (?:de )?\d ?x ?\d)?(?: con (?:las|los|estas|estos)(?: (?:dos|tres|cuatro|cinco|fotos|\d))*)?(?= ?$| [,.;!?]| (?:y|con)\b)/,
    'haz un collage',
  ],
  [
    /(?<=\bseparacion\b[^.;!?“]*? )entre (?:ellas|ellos|cada una|unas y otras|las fotos)(?= ?$| [,.;!?])/,
    '',
  ],
  // "El mismo ambiente de colores que en la 2ª foto"; "dale al vestido el mismo color …" is about a part
  [
    new RegExp(
      `(?<!\\b(?:al?|del?|el|los?|las?|mis?|una?) (?!foto|fotografia|imagen|primera)[^,.;:!?“ ]+ (?:(?:de|en|con) )?(?:el |la |los |las )?|\\bdel )\\b(?:el |la |los |las )?mism[oa]s? (?:ambiente|colores|color|tonos?|paleta|atmosfera|look|colorido)(?: de (?:colores|color|tonos))? (?:que|como)(?: (?:en|de|la|el|los|las))* (?:2 ?[aª]|2 ?o|segund[oa]|otr[oa]) (?:foto|imagen)${WISH_END}`,
    ),
    SECOND_COLOURS,
  ],
  [/\ben (?:ese|este|ese mismo) orden(?= ?$| [,.;!?])/, 'in that order '],
  // "Ponlas juntas, una encima de la otra": put together, they are not laid over each other
  [
    new RegExp(
      `(?<=\\b(?:juntas|juntos|junta|juntalas|une|unelas|pegadas|apiladas|apila|apilalas) )(?:(?:,|en vertical) )*(?:una? )(?:encima|arriba|sobre|por encima|debajo|abajo) (?:de )?(?:la |el )?otr[oa]${END.slice(0, -1)}| con\\b| y\\b)(?!.*\\b(?:transpar|traslu|semitrans|opac|superp|fundid|mezclad)[a-z]*)`,
    ),
    ', una arriba de la otra',
  ],
  [
    new RegExp(
      `${START}(?:pon|ponlas|ponla|poner|coloca|colocalas|quiero|quierolas)(?: (?:las|los|dos|fotos|juntas|imagenes))* , una arriba de la otra`,
    ),
    'una arriba de la otra',
  ],
  // "Los mismos colores que la segunda"
  [
    new RegExp(
      `${WISH_START}(?:(?:con|quiero|ponle|dale|usa) )?(?:los mismos|las mismas) (?:colores|tonos|tonalidades) (?:que|de) (?:en )?${SECOND}${WISH_END}`,
    ),
    'usa los colores de la segunda foto',
  ],
  [
    new RegExp(
      `\\b(?:iguala|igualar|empareja|adapta|ajusta) (?:los )?(?:colores|tonos) (?:a|con) (?:los de )?${SECOND}${WISH_END}`,
    ),
    'usa los colores de la segunda foto',
  ],
  [/^(?:ponlas|ponlos|juntalas|juntalos) (?:juntas|juntos)(?= ?[.!]? ?$)/, 'pon las dos juntas'],
  // "Una encima de la otra": nothing shines through
  [/^(?:(?:ponlas|colocalas) )?una encima de (?:la )?otra(?= ?[.!]? ?$)/, 'una arriba de la otra'],
  [
    /(?<=^(?:(?:ponlas|colocalas|pon|coloca|quiero|las|mis|ambas|dos|fotos|imagenes|en una sola(?: (?:foto|imagen))?|,) )+)una encima de (?:la )?otra(?= ?[.!]? ?$| con (?:los |las |un |una )?(?:textos?|titulos?|leyendas?|etiquetas?|bordes?|marco|linea|separacion)\b)(?!.*\b(?:transpar|traslu|superp|fundid|mezclad))/,
    'una arriba de la otra',
  ],
  // "La de antes a la izquierda y la de después a la derecha": as they come.
  ...(
    [
      ['a la izquierda|primero', 'a la derecha|despues|segundo|al lado', 'lado a lado'],
      ['arriba|encima', 'abajo|debajo', 'una arriba de la otra'],
    ] as const
  ).map(
    ([first, second, meant]): Form => [
      new RegExp(
        `(?<=\\b${JOINED}\\b.* )(?:[,;:] )?(?:con )?${OLD} (?:va |quede |vaya )?(?:${first}) (?:(?:,|y|luego|despues) )+${NEW}(?: (?:va |quede |vaya )?(?:${second}))?${END}`,
      ),
      `, ${meant}`,
    ],
  ),
  [
    new RegExp(
      `${START}(?:(?:pon|coloca|quiero|poner) )?(?:a la izquierda ${OLD}(?: (?:,|y))+ a la derecha ${NEW}|${OLD} a la izquierda(?: (?:,|y))+ ${NEW} a la derecha)${END}`,
    ),
    'las dos lado a lado',
  ],
  [
    new RegExp(
      `${START}(?:(?:pon|coloca|quiero|poner) )?(?:arriba ${OLD}(?: (?:,|y))+ abajo ${NEW}|${OLD} arriba(?: (?:,|y))+ ${NEW} abajo)${END}`,
    ),
    'una arriba de la otra',
  ],
  // "Una al lado de la otra, primero la segunda": which is to come first.
  ...[
    `${SECOND_PICTURE} ${GOES}(?:primero|primera|antes|delante|a la izquierda|arriba|encima)(?: (?:, |y |luego |despues )+${OTHER}(?: ${GOES}(?:segunda|segundo|despues|detras|al final|a la derecha|abajo|debajo|la ultima|ultima))?)?`,
    `(?:primero|antes|a la izquierda|arriba) (?:va |vaya |pon |que vaya )?${SECOND_PICTURE}(?: (?:, |y |luego |despues )+(?:a la derecha |abajo |despues )?${OTHER})?`,
    '(?:en (?:el )?)?(?:orden (?:inverso|contrario|invertido)|otro orden)',
    '(?:cambi|inviert|invert|intercambi)\\w* (?:el |su )?(?:orden|lugar|sitio|posicion)(?: de (?:las fotos|ellas|las dos))?',
  ].map(
    (said): Form => [
      new RegExp(
        `(?<=\\b${JOINED_BY}\\b.*(?: [,.;]| y| pero| con| que| solo)+ |\\b${JOINED_BY} )${said}${END}`,
      ),
      'en orden inverso',
    ],
  ),
  // "Pega las dos fotos una encima de otra": one above the other, as glue has it.
  [
    new RegExp(
      `\\b(?:peg(?:a|ue|ar|alas|arlas)|junt(?:a|e|ar|alas|arlas)|une|unir|unelas|unirlas)(?: (?:las|dos|ambas|estas|fotos|imagenes))* (?:una )?(?:encima|arriba|sobre|debajo|abajo) (?:de )?(?:la )?otra${END}`,
    ),
    'una arriba de la otra',
  ],
  // "Ponme juntas la de antes y la de después de la dieta"
  [
    new RegExp(
      `${START}(?:pon|junt|un|arm|haz)\\w*(?: (?:me|la|las|lo|los|juntas|juntos|al|lado|lado a lado|foto|imagen))* (?:la |el |las )?(?:foto )?(?:de |del )?antes y (?:la |el |las )?(?:de |del )?despues(?: de(?:l)?(?: (?:la|los|las|mi|su))? [^,.;:!?“ ]+)?${END}`,
    ),
    'una al lado de la otra',
  ],
];
