import type { Form } from '../../forms/rewrite.ts';
import { START } from './parts.ts';

const END = '(?= ?$| [,.;:!?]| (?:y|pero|luego|por favor|porfa)\\b)';
const COUNT = '(?:2|3|4|5|6|dos|tres|cuatro|cinco|seis)';
const PICTURES = '(?:fotos|fotitos|imagenes)';
const BOTH = `(?:(?:las|los|la|estas|mis|ambas|${COUNT}|${PICTURES}) )*`;
const HALVES =
  '(?:a la mitad|mitad y mitad|a medias|mitad mitad|a partes iguales|al (?:50|cincuenta)(?: por ciento)?)';
const WHERE =
  '(?:(?:abajo|arriba)(?: (?:(?:a|en|hacia) (?:la |el )?(?:derecha|izquierda|centro)|al centro))?|en (?:la )?esquina (?:(?:de )?(?:inferior|superior|abajo|arriba)) (?:a la )?(?:derecha|izquierda)|en (?:la )?parte (?:de )?(?:abajo|arriba|inferior|superior))';
const HUE =
  '(?:(?:en |de )?(?:color )?(?:blanco|negro|rojo|azul|verde|amarillo|dorado|rosa|gris|naranja|morado|blanca|negra))';
const LETTERED = `(?:(?:muy |bien )?(?:chiquit[oa]|chic[oa]|pequen[oa]|pequenit[oa]|grandes?|enormes?|discret[oa])|(?:con|en) letras? (?:chiquitas?|pequenas?|grandes?|blancas?|negras?|rojas?)|${HUE})`;
const WRITES = '(?:pon|ponme|ponle|ponla|agrega|agregale|coloca|anade)';
/** Begins no text: what is put there, or a wish of its own. */
const NO_TEXT =
  '(?:una?|unos|unas|el|la|los|las|mi|mis|y|con|sin|pero|que|por|otr[oa]|tod[oa]|(?:flecha|marc|bord|franja|banda|linea|circul|corazon|estrella|logo|sello|sticker|emoji|barra|sombra|firma|fecha|text|degradad|vinet|cuadr|punt|haz|quit|recort|borr|elimin|sub|baj|dej|cambi|tap|aclar|oscurec|enderez|gir)[a-z]*)(?= )';
const EMPTY =
  '(?:lo que (?:sobre|sobra|falte|falta|quede|queda)(?: vacio| libre)?|(?:el|los) (?:espacios?|huecos?|lados?|resto)(?: (?:vacios?|que sobran?|libres?|que quedan?))?|lo vacio|el vacio)';
const BLURRED_COPY =
  '(?:(?:la|una|esa|esta|mi) )?(?:misma |copia (?:(?:borrosa|desenfocada) )?de (?:la )?(?:misma )?)?(?:foto|imagen)(?: (?:(?:misma|pero|en|bien|muy) )*(?:borros[oa]|desenfocad[oa]|difuminad[oa]|borrosit[oa]))';
const SHARE =
  '(?:un|una|la) (?:cuarto|tercio|quinto|mitad|cuarta parte|tercera parte|quinta parte)';

/** Several pictures, formats, cuts and texts as people ask for them in Spanish, in words that its tables hold. */
export const SPANISH_PICTURES_ASKED: readonly Form[] = [
  // "VENDIDO en la foto de la casa": which picture it is
  [
    /(?<=\b(?:escrib\w*|texto|palabra)\b[^“]* )(en|sobre) (la|mi|esta|nuestra) (foto|imagen) (?:de (?:la|las|los|mi|mis|nuestr[oa])|del) [^,.;:!?“ ]+(?= ?$| [,.;:!?]| y\b)/,
    '$1 $2 $3',
  ],
  [/(?<!\bfondo\b.*)\bpintalo de (?:color )?(?=[^,.;:!?“ ])/, 'pintalo '],
  // "Pinta esto de color mostaza"
  [
    /(?<=\b(?:pint|tin|colore)\w* (?:esto|eso|aquello) )de color (?!(?:canela|miel|caoba|castana|frambuesa|azafran|tabaco|amatista|caramelo|camello|champan|arena|vino|cafe|hueso)\b)(?=[^,.;:!?“ ])/,
    'de ',
  ],
  // "Que se vea por la ventana un cielo azul": what is outside, and no paint for the window
  [
    /\b(?:que )?(?:se vea|se viera|haya|aparezca|salga) (?:por|en|a traves de) (?:la|las|mi) ventanas? (?:un |el )?cielo(?: (?:azul|despejado|bonito|claro))?(?= ?$| [,.;:!?]| y\b)/,
    'pon un cielo azul en la ventana',
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
      `(?<=\\bcollage (?:\\dx\\d )?)con (?:un )?(?:marco|borde|marquito|bordecito)s? (negro|blanco|gris) (?:(?:muy|bien) )?(?:fin[oa]|finit[oa]|delgad[oa]|delgadit[oa]|angost[oa])s?${END}`,
    ),
    'con separacion $1 fina',
  ],
  // "Mézclalas a la mitad, que se trasluzca una sobre otra"
  [
    new RegExp(
      `${START}(?:(?:puedes|quiero|por favor) )*(?:mezcl|combin|fusion|superpon|sobrepon)[a-z]* ${BOTH}(?:una (?:sobre|con|encima de) (?:la )?otra )?${HALVES}${END}`,
    ),
    'superpon las dos al 50%',
  ],
  [
    new RegExp(
      `${START}(?:pon|coloc|encim)[a-z]* ${BOTH}una (?:encima de|sobre|arriba de) (?:la )?otra(?: ,)? ${HALVES}${END}`,
    ),
    'superpon las dos al 50%',
  ],
  [
    new RegExp(
      `(?<=\\bsuperpon las dos al 50 )(?:(?:,|y|para|de modo|de manera) )*(?:que )?(?:(?:se )?(?:trasluzca|traslucen|trasluce|transparente|transparenta)n?|(?:se )?(?:vea|ve)n?)(?: (?:la )?una (?:sobre|encima de|a traves de|en|por|detras de) (?:la )?otra)?${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}(?:junt|pon|mezcl|combin|coloc)[a-z]* ${BOTH}(?:(?:semi|medio|un poco) )?(?:semi)?transparentes?(?: ,)? una (?:sobre|encima de) (?:la )?otra${END}`,
    ),
    'superpon las dos al 50%',
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
  // "Rellena lo que sobre con la misma foto borrosa"
  [
    new RegExp(
      `(?:(?:,|y|que) )*(?:(?:re)?llen|complet)[a-z]*(?: (?:me|le))? ${EMPTY} (?:con|de|usando) ${BLURRED_COPY}${END}`,
    ),
    ', lados desenfocados',
  ],
  [
    new RegExp(
      `(?<=\\b(?:\\d+:\\d+|vertical|cuadrad[oa]|horizontal|historias?|story|stories|reels?)\\b[^.;!?“]* )(?:(?:,|y) )*${EMPTY} (?:(?:(?:(?:re)?llen|complet|pon)[a-z]*|que sean?|que vaya|sea)(?: (?:lo|los|la))? )?(?:(?:con|de|usando) )?${BLURRED_COPY}${END}`,
    ),
    ', lados desenfocados',
  ],
  [
    new RegExp(
      `(?<=\\b(?:\\d+:\\d+|vertical|cuadrad[oa]|horizontal|historias?|story|stories|reels?)\\b[^.;!?“]* )(?:(?:,|y) )*(?:sin recort[a-z]+(?: nada)? )?(?:(?:,|y) )*con ${BLURRED_COPY} (?:de relleno|a los lados|de fondo|en los lados|detras|atras)${END}`,
    ),
    ', lados desenfocados',
  ],
  // "Córtale la parte de abajo, como un cuarto": how much of it
  [
    new RegExp(
      `${START}((?:(?:puedes|podrias|por favor|porfa) )*)(?:cort|recort|quit|sac)[a-z]*(?: (?:le|la|me))? (?:la )?parte (?:de )?(abajo|arriba)(?: ,)? (?:(?:como|mas o menos|aproximadamente|aprox|casi|cerca de|unos|digamos|por ahi de) )+(${SHARE}|\\d+)${END}`,
    ),
    '$1 recorta $3 de $2',
  ],
  [
    new RegExp(
      `${START}((?:(?:puedes|podrias|por favor|porfa) )*)(?:cort|recort|quit|sac)[a-z]*(?: (?:le|la|me))? (?:por )?(abajo|arriba)(?: ,)? (?:(?:como|mas o menos|aproximadamente|aprox|casi|cerca de|unos|digamos|por ahi de) )+(${SHARE})${END}`,
    ),
    '$1 recorta $3 de $2',
  ],
  [
    new RegExp(
      `${START}((?:(?:puedes|podrias|por favor|porfa) )*)(?:cort|recort|quit|sac)[a-z]*(?: (?:le|la|me))? (?:(?:como|mas o menos|aproximadamente|aprox|casi|cerca de|digamos) )+(${SHARE}) (?:(?:de|por|desde|del lado|en) )*(?:la parte (?:de )?)?(abajo|arriba|la izquierda|la derecha|izquierd[oa]|derech[oa])${END}`,
    ),
    '$1 recorta $2 de $3',
  ],
  // "Quítame diez añitos de encima"
  [
    new RegExp(
      `${START}((?:(?:puedes|podrias|me|por favor|porfa) )*)quit[a-z]*(?: (?:me|le|nos))? (?:(?:unos|unas|como|los) )*(?:\\d+|cinco|diez|quince|veinte|treinta|cuantos|cuantas) (?:anitos|anos|anotes)(?: (?:de encima|a mi cara|a la cara|de la cara|de mi cara|por favor|porfa|de mas))*${END}`,
    ),
    '$1 hazme mas joven',
  ],
];
