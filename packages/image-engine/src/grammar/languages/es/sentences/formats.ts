import type { Form } from '../../../forms/rewrite.ts';
import { END, INK, START, WISH_END } from '../parts.ts';

const EMPTY =
  '(?:lo que (?:sobre|sobra|falte|falta|quede|queda)(?: vacio| libre)?|(?:el|los) (?:espacios?|huecos?|lados?|resto)(?: (?:vacios?|que sobran?|libres?|que quedan?))?|lo vacio|el vacio)';

const BLURRED_COPY =
  '(?:(?:la|una|esa|esta|mi) )?(?:misma |copia (?:(?:borrosa|desenfocada) )?de (?:la )?(?:misma )?)?(?:foto|imagen)(?: (?:(?:misma|pero|en|bien|muy) )*(?:borros[oa]|desenfocad[oa]|difuminad[oa]|borrosit[oa]))';

const BYTES = '(\\d+(?:\\.\\d+)? ?(?:kb|mb|k|kbs|mbs|kilobytes|megabytes|megas?))';

/** Sentences of Spanish about sizes, formats and what a picture is for. */
export const SPANISH_FORMATS: readonly Form[] = [
  // "Redonda con un aro naranja": no earring
  [
    /(?<=\b(?:redond|circul)\w*\b[^.;!?“]* )(?:con|y) (?:un )?aro(?= (?:\w+ )?(?:rojo|azul|verde|amarillo|naranja|rosa|negro|blanco|gris|dorado|plateado|morado|turquesa|alrededor|fino|grueso)\b| ?$)/,
    'con un anillo',
  ],
  // "Foto de producto para Amazon": nothing but what the shop asks for
  [
    /^(?:(?:una?|haz|hazme|hazla|quiero|necesito|como) )*(?:foto|imagen) (?:de|del) producto (?:para|en) (?:amazon|ebay|etsy|vinted|wallapop|mercado ?libre|la tienda)(?= ?[.!]? ?$)/,
    'fondo blanco , cuadrada',
  ],

  // "Rellena lo que sobre con la misma foto borrosa"
  [
    new RegExp(
      `(?:(?:,|y|que) )*(?:(?:re)?llen|complet)[a-z]*(?: (?:me|le))? ${EMPTY} (?:con|de|usando) ${BLURRED_COPY}${WISH_END}`,
    ),
    ', lados desenfocados',
  ],
  [
    new RegExp(
      `(?<=\\b(?:\\d+:\\d+|vertical|cuadrad[oa]|horizontal|historias?|story|stories|reels?)\\b[^.;!?“]* )(?:(?:,|y) )*${EMPTY} (?:(?:(?:(?:re)?llen|complet|pon)[a-z]*|que sean?|que vaya|sea)(?: (?:lo|los|la))? )?(?:(?:con|de|usando) )?${BLURRED_COPY}${WISH_END}`,
    ),
    ', lados desenfocados',
  ],
  [
    new RegExp(
      `(?<=\\b(?:\\d+:\\d+|vertical|cuadrad[oa]|horizontal|historias?|story|stories|reels?)\\b[^.;!?“]* )(?:(?:,|y) )*(?:sin recort[a-z]+(?: nada)? )?(?:(?:,|y) )*con ${BLURRED_COPY} (?:de relleno|a los lados|de fondo|en los lados|detras|atras)${WISH_END}`,
    ),
    ', lados desenfocados',
  ],
  // "… y rellena lo que sobre con la misma foto borrosa"
  [
    /(?<=\b(?:\d+:\d+|historias?|vertical|horizontal|cuadrad[oa]|formato)\b.*)(?:rellen|llen|complet)\w*(?: con)? (?:lo que (?:sobre|falte|quede|sobra|falta)|los (?:lados|huecos|bordes|espacios)|el resto|lo demas) con (?:(?:la|esta) )?(?:misma )?(?:foto|imagen|ella)(?: misma)?(?: (?:borrosa|desenfocada|difuminada))?(?= ?$| [,.;!?])/,
    'sin recortar',
  ],
  // "Alto: 600", "relación 4:3"
  [/\b(ancho|alto|altura|anchura) : (?=\d)/, '$1 '],
  [/\b(?:relacion|proporcion)(?: de aspecto)? (?=\d+:\d+)/, 'formato '],
  // "Reduce al 75%"
  [/\b(?:reduce|reducir|reducela|reducelo) al (?=\d+ )/, 'reducela a '],
  [
    /(?<=^|[,.;:!?] )(?:la foto |la imagen |el archivo |esta foto )?pesa (?:demasiado|mucho)(?= ?[.!]? ?$| ,)/,
    'archivo muy pesado',
  ],
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
  // "Sin recortar, ponla en 16:9", "… con fondo borroso": beside the picture, and not behind somebody
  [
    new RegExp(
      `${START}sin (?:recortar|cortar)(?:la|lo)?(?: nada)? (?:, )?(?:(?:pon|pasa|deja|haz|quier)[a-z]*(?: (?:la|lo))? )?(?:(?:en|a|formato) )+(\\d+:\\d+)(?: (?:, )?(?:y )?con (?:(?:el|los|un) )?(?:fondo|lados|bordes|costados) (?:borros|desenfocad|difuminad)[a-z]+)?${END}`,
    ),
    'ponla en $1 sin recortar',
  ],
  // "Menos de 1 mega"
  [/(?<=\b\d+(?:\.\d+)? )megas?(?= ?$| [,.;!?]| y\b| de\b)/, 'mb'],
  // "Cuadrada, con blanco a los lados"; what is there, and goes, is not filled up
  [
    new RegExp(
      `(?<=\\b(?:cuadrad|vertical|horizontal|\\d+:\\d+)[a-z]*\\b[^.;!?“]* )(?:(?:,|y) )*con ${INK} (?:a|en|por) (?:los|ambos) (?:lados|costados)${END}(?!.*\\b(?:quit|elimin|borr|sac|recort|cort)[a-z]*(?:l[oa]s?| eso| lo (?:negro|blanco))\\b)`,
    ),
    ', rellena los lados de $1',
  ],
  // "Y que sea jpg"
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\by )(?:que )?(?:sea|quede|este) (?:(?:un|en|formato|archivo) )*(jpg|jpeg|png|webp)${END}`,
    ),
    'guardala como $1',
  ],
  // "Ponla en vertical 9:16"
  [
    /\b(?:pon|pasa|deja|haz|convierte)(?:la|lo)(?: (?:en|a))?(?: formato)? (?:vertical|horizontal)(?: ,)?(?: (?:en|a))? (?=\d+:\d+)/,
    'ponla en ',
  ],
  // "Y que no ocupe más de 300 KB"
  [
    new RegExp(
      `(?!(?:[^,.;:!?“]* )?(?:mas|minimo|al menos) de)(?:(?:,|y|pero) )*(?:que )?(?:no )?(?:(?:pes|ocup|pas|super|exced|lleg)(?:e|en|ar|a|ue|uen) )?(?:(?:menos|mas|por debajo|maximo|un maximo|como maximo|como mucho|hasta|los|a|de|debajo) )+${BYTES}(?= ?$| [,.;!?]| por favor| y\\b| gracias| como\\b| de (?:peso|tamano)\\b)(?: de (?:peso|tamano))?`,
    ),
    ', que pese menos de $1 ,',
  ],
  [
    new RegExp(
      `(?:(?:,|y|pero) )*(?:(?:a|en|de|unos) )?${BYTES} (?:como maximo|como mucho|maximo|max|a lo sumo|o menos)(?= ?$| [,.;!?]| y\\b| por favor)`,
    ),
    ', que pese menos de $1 ,',
  ],
  // "Tamaño 18x24 para imprimir"
  [
    /\b(?:(?:un |una |en |el |a |de )*(?:tamano|foto|fotos|copia|impresion|papel|ampliacion|formato) (?:de |en |a |para )*)((?!(?:16x16|24x24|32x32|48x48|64x64|96x96)\b)(?:[89]|[1-9]\d)x(?:[89]|[1-9]\d))(?: ?(?:cm|centimetros))?(?= ?$| [,.;!?]| y\b| para\b)(?<!\b(?:carnet|carne|dni|pasaporte|visa|visado|mosaico|cuadricula|collage)\b.*)(?!.*\b(?:carnet|carne|dni|pasaporte|visado|mm)\b)/,
    'recorta a $1',
  ],
  [/\breducid[oa] (?=a \d)/, 'redimensiona '],
  // "El pasaporte gringo", "la visa de Estados Unidos"
  [
    /\b(pasaporte|visa) (?:gring[oa]|yanqui|american[oa]|estadounidense|de (?:los )?(?:estados unidos|ee uu|eeuu|usa)|usa)\b(?: (?:, )?(?:de )?2 ?x ?2(?: pulgadas)?)?/,
    'pasaporte americano',
  ],
  // "La quiero horizontal, rellena con negro"
  [
    new RegExp(
      `${START}(?:(?:(?:la|lo) )?(?:quiero|necesito|prefiero|quisiera|ocupo)(?:la|lo)?|que (?:sea|quede|este|salga)|(?:haz|deja|pon|hacer|dejar|poner)(?:la|lo)) (?:que (?:sea|quede) )?(?:en |de )?(horizontal|vertical|apaisad[oa])(?= $|$| [,.;:!?]| y | sin | con | rellen\\w+ )`,
    ),
    'formato $1',
  ],
  // "Rellena los lados de blanco"
  [
    new RegExp(
      `\\brellen\\w+ (?:los (?:lados|bordes|costados|huecos|espacios)|lo que (?:falte|falta|sobre)|el resto) (?:con|de|en) (?:color )?(blanco|negro|gris)${END}`,
    ),
    'rellena con $1',
  ],
  // "Ponle bordes blancos para que quepa en Instagram sin recortar"
  ...(['blanco', 'negro'] as const).map(
    (ink): Form => [
      new RegExp(
        `\\b(?:pon|agreg|anad|met)\\w* (?:unos |unas )?(?:bordes|marcos|franjas|barras|margenes|tiras) ${ink.slice(0, -1)}[oa]s para (?:que (?:quepa|entre|encaje|salga)|subir(?:la)?|ajustar(?:la)?|poner(?:la)?) (?:completa |entera |toda )?(?:en|a) (?:el )?(?:instagram|insta|ig)(?: sin (?:recortar|cortar|que se corte)\\w*(?: nada)?)?${END}`,
      ),
      `hazla cuadrada y rellena con ${ink}`,
    ],
  ),
  // "La necesito a 600 x 400"
  [
    new RegExp(
      `${START}(?:(?:la|lo|las|los) )?(?:necesit|quier|precis|ocup|requier|quisier)\\w*(?: (?:la|lo|esta foto|la foto|la imagen))? (?:a|de|en) (?=\\d+(?: ?x|x| por))`,
    ),
    'cambia el tamano a ',
  ],
];
