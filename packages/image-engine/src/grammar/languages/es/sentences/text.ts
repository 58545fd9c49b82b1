import type { Form } from '../../../forms/rewrite.ts';
import { END, INK, START } from '../parts.ts';

const WRITES = '(?:pon|ponme|ponle|ponla|agrega|agregale|coloca|anade)';

const WHERE =
  '(?:(?:abajo|arriba)(?: (?:(?:a|en|hacia) (?:la |el )?(?:derecha|izquierda|centro)|al centro))?|en (?:la )?esquina (?:(?:de )?(?:inferior|superior|abajo|arriba)) (?:a la )?(?:derecha|izquierda)|en (?:la )?parte (?:de )?(?:abajo|arriba|inferior|superior))';

const HUE =
  '(?:(?:en |de )?(?:color )?(?:blanco|negro|rojo|azul|verde|amarillo|dorado|rosa|gris|naranja|morado|blanca|negra))';

const LETTERED = `(?:(?:muy |bien )?(?:chiquit[oa]|chic[oa]|pequen[oa]|pequenit[oa]|grandes?|enormes?|discret[oa])|(?:con|en) letras? (?:chiquitas?|pequenas?|grandes?|blancas?|negras?|rojas?)|${HUE})`;

/** Begins no text: what is put there, or a wish of its own. */
const NO_TEXT =
  '(?:una?|unos|unas|el|la|los|las|mi|mis|y|con|sin|pero|que|por|otr[oa]|tod[oa]|(?:flecha|marc|bord|franja|banda|linea|circul|corazon|estrella|logo|sello|sticker|emoji|barra|sombra|firma|fecha|text|degradad|vinet|cuadr|punt|haz|quit|recort|borr|elimin|sub|baj|dej|cambi|tap|aclar|oscurec|enderez|gir)[a-z]*)(?= )';

/** Sentences of Spanish about what is written on a picture, its letters and bars. */
export const SPANISH_TEXT: readonly Form[] = [
  // "Pon te quiero en rojo"
  [
    new RegExp(
      `${START}(?:pon|ponle|ponme|escribe|escribele|agrega|agregale) ((?:te (?:quiero|amo|extrano|adoro)|los (?:quiero|amo))(?: (?:mucho|mama|papa|amor))?)(?= ?$| (?:,|en|con|abajo|arriba|al|grande|de color)\\b)`,
    ),
    'escribe “$1”',
  ],
  // "Está muy “hospital”, dale calidez": what somebody calls it, and nothing to be written
  [
    new RegExp(
      `${START}(?:(?:la|el|esta|mi|las|los|se|me|le|foto|imagen|luz|todo|color|colores|fondo|cara|piel|toda) )*(?:(?:esta|estan|quedo|quedaron|salio|salieron|es|ve|ven|parece|sale|queda) )?(?:demasiado|muy|medio|re|tan|super|bien|un poco|un poquito|algo|bastante) (?:(?:de|tipo|como|onda|rollo|estilo) )*“” [,.;:!?] (?=\\S)`,
    ),
    '',
  ],
  // "VENDIDO en la foto de la casa": which picture it is
  [
    /(?<=\b(?:escrib\w*|texto|palabra)\b[^“]* )(en|sobre) (la|mi|esta|nuestra) (foto|imagen) (?:de (?:la|las|los|mi|mis|nuestr[oa])|del) [^,.;:!?“ ]+(?= ?$| [,.;:!?]| y\b)/,
    '$1 $2 $3',
  ],
  // "Pon abajo a la derecha, chiquito y en blanco, © …": it is written
  [
    new RegExp(
      `${START}${WRITES}(?= ${WHERE}(?: (?:(?:,|y) )*${LETTERED})+ [,:] (?:“”|(?!${NO_TEXT})[^,.;:!?“ ]+))`,
    ),
    'escribe',
  ],
  [
    new RegExp(
      `${START}${WRITES}(?= (?:(?:(?:,|y) )*${LETTERED} )+${WHERE}(?: [,:])? (?:“”|(?:[^,.;:!?“ ]+ ){1,4}(?:19|20)\\d\\d(?= ?$| (?:en|con) )))`,
    ),
    'escribe',
  ],
  [
    new RegExp(`(?<=\\bescribe ${WHERE}(?: (?:(?:,|y) )*${LETTERED})* (?:(?:,|y) )*)chic[oa]\\b`),
    'pequeno',
  ],
  [
    new RegExp(
      `(?<=\\bescribe ${WHERE}(?: (?:(?:,|y) )*${LETTERED})* y )(?=(?:blanco|negro|rojo|azul|verde|amarillo|dorado|rosa|gris|naranja|morado) [,:])`,
    ),
    'en ',
  ],
  // "Un marco y el año 1987 en pequeño abajo": what is to be written
  [
    /(?<=\b(?:marco|borde)\b[^.;:!?“]* )(?:(?:y|,|con) )+(?:el ano|la fecha) (\d{4}) (?:en )?((?:pequenit|pequen|chiquit|grand)[a-z]*) (abajo|arriba)/,
    ', escribe “$1” $3 $2',
  ],
  // "Marca de agua repetida": without its words
  [
    new RegExp(
      `\\bmarca de agua (?:repetida|en mosaico|por todos lados|en toda la (?:foto|imagen))${END}`,
    ),
    'marca de agua',
  ],
  // "Escribe Feliz Día arriba en letras blancas": where it is to stand
  [
    new RegExp(
      `${START}(?:escrib|pon)[a-z]*(?: (?:le|me|la))? ((?!(?:un|una|el|la|los|las|mi|texto|titulo|letras?|algo|otra|otro|todo|arriba|abajo)\\b)[^,.;:!?“ ]+(?: (?!(?:en|con|letras?)\\b)[^,.;:!?“ ]+){0,5}?) (arriba|abajo) (?=(?:(?:a|en) (?:la |el )?(?:izquierda|derecha|centro) )?(?:en|con) (?:unas )?letras?\\b)`,
    ),
    'escribe “$1” $2 ',
  ],
  // "Con letra cursiva rosa y borde blanco": of the letters
  [
    new RegExp(
      `((?:con|en) (?:una )?(?:letras?|tipografia|fuente|cursiva) (?:[^,.;:!?“ ]+ ){0,4}?)(?:y|,) (?:(?:con|el|un|de) )*(?:borde|bordes|contorno|filo|orilla) (?:(?:de|en|color|fino|delgado) )*${INK}(?: (?:fino|delgado|grueso))?${END}`,
    ),
    '$1 con borde $2',
  ],
  // "El texto “Oferta” en un círculo rojo": a shape that is nowhere yet, and no shape of the picture.
  [
    /(?<=“” (?:[^,.;:!?“ ]+ )*)(?:(?:en|dentro de|sobre|con) )+un (circulo|ovalo|triangulo|rectangulo|corazon|rombo) ((?:roj|negr|blanc|amarill|azul|verd|naranj|rosa|morad|dorad)[^,.;:!?“ ]*) ?/,
    ', agrega un $1 $2 ; ',
  ],
  // "Con letra de máquina de escribir"
  [
    /\b(?:(?:con|en) )?(?:una )?(?:letras?|tipografia|fuente|tipo) (?:(?:tipo|como|estilo|como de) )?(?:de )?(?:maquina(?: de escribir)?|typewriter)\b/,
    'en typewriter',
  ],
  // "Con un globo que diga “Hola”"
  [
    /\b(?:con|pon(?:le|me)?|agrega(?:le)?|anade(?:le)?|mete(?:le)?) un (?:globo|globito|bocadillo)(?: de (?:texto|dialogo|comic))? (?:que (?:diga|ponga)|diciendo|con) (“”)/,
    'escribe $1 en un bocadillo',
  ],
  // "Ponle mi nombre, Camila"
  [
    new RegExp(
      `\\b(?:pon(?:le|me)?|escrib(?:e|ele|eme)|agrega(?:le)?|anade(?:le)?) (?:mi|su|el) nombre (?:[,:] )(?!con\\b|en\\b|abajo|arriba|que\\b)([^,.;:!?“ ]+)${END}`,
    ),
    'escribe “$1”',
  ],
  // "En letras azul oscuro", "en letras verdes claras"
  [new RegExp(`\\b(en|con) letras (?:de )?${INK} oscur[oa]s?\\b`), '$1 letras de color $2 oscuro'],
  [new RegExp(`\\b(en|con) letras (?:de )?${INK} clar[oa]s?\\b`), '$1 letras de color $2 claro'],
  // "Escribe con letras grandes y negras SE VENDE"
  [
    new RegExp(
      `\\b(?:escrib|pon)\\w* (?:con|en) letras? (?:bien |muy )?grandes? (?:y |, )?(?:de color |en )?${INK} ((?!(?:cielo|marino|claro|oscuro|pastel|menta|electrico|bebe|fuerte|chillon)\\b|y\\b|en\\b|arriba|abajo|con\\b|que\\b|el\\b|la\\b)[^,.;:!?“ ]+(?: (?!arriba|abajo|en\\b)[^,.;:!?“ ]+){0,4})(?= $|$| [,.;:!?]| arriba\\b| abajo\\b| en\\b)`,
    ),
    'escribe “$2” en letras $1 grandes',
  ],
  // "Corrige el texto, dice “Felis” y debe decir “Feliz”": letters that are there.
  [
    new RegExp(
      `${START}(?:(?:corrige|cambia|arregla|edita)\\w* (?:el |la |ese |este )?(?:texto|letrero|cartel|palabra|titulo|letras) (?:[,.;:] |que |porque |donde )*)?(?:dice|pone|esta escrito) (“”) (?:[,.;] |y |pero )*(?:debe|deberia|tiene que|quiero que|tendria que|que)? ?(?:decir|poner|diga|ponga|dice|es|va) (“”)${END}`,
    ),
    'cambia $1 por $2',
  ],
  [
    /\b(letras?|texto) con (?:contorno|borde|reborde) (?:negro|oscuro)(?= que (?:dig|pong))/,
    '$1 con contorno',
  ],
  // "Ponle BOO en letras tenebrosas"
  [
    new RegExp(
      `${START}(?:pon|ponle|agreg|anad|mete|meti|escrib)\\w*(?: (?:le|me|la))? ((?:abajo |arriba |debajo |encima )?)((?!(?:un|una|el|la|los|las|mi|texto|titulo|letras?|algo|otra|otro)\\b)[^,.;:!?“ ]+(?: (?!(?:en|con|y)\\b)[^,.;:!?“ ]+){0,3}) (?:en|con) (?=(?:unas )?letras?\\b)`,
    ),
    'escribe $1 “$2” en ',
  ],
];
