import type { Form } from '../../../forms/rewrite.ts';
import { END, INK, SHADE, START, TIENE, WISH_END, WISH_START } from '../parts.ts';

const HEX = '#[0-9a-f]{6}';

const MAKES = '(?:haz|hacer|vuelve|volver|pon|poner|pinta|pintar|convierte|convertir)';

const ITS_END = `(?:${END}|(?= (?:y|pero|por favor|porfa)\\b))`;

const RECOLOURS = '(?:cambia|cambiar|convierte|pasa|pinta|vuelve|haz|pon|reemplaza|sustituye)';

const ANY_HEX = '#[0-9a-f]{3,6}';

/** Sentences of Spanish about what has a colour and is to get another one. */
export const SPANISH_COLOURS: readonly Form[] = [
  [
    /(?<=\b(?:pon|dej)[a-z]*(?: (?:la|lo|las|los|me))? )(?=(?:rosa (?:chicle|palo|viejo)|verde (?:botella|oliva|menta|agua|esmeralda|militar)|azul (?:petroleo|marino|electrico|rey)|gris perla|rojo (?:vino|cereza)|amarillo mostaza)\b)/,
    'en ',
  ],
  [/(?<!\bfondo\b.*)\bpintalo de (?:color )?(?=[^,.;:!?“ ])/, 'pintalo '],
  // "Pinta esto de color mostaza"
  [
    /(?<=\b(?:pint|tin|colore)\w* (?:esto|eso|aquello) )de color (?!(?:canela|miel|caoba|castana|frambuesa|azafran|tabaco|amatista|caramelo|camello|champan|arena|vino|cafe|hueso)\b)(?=[^,.;:!?“ ])/,
    'de ',
  ],
  // "Que el sofá sea gris pero que los cojines sigan siendo rojos"
  [
    new RegExp(
      `${WISH_START}que (el|la|los|las) (\\w+) (?:sea|sean|quede|queden) (?:de color )?(\\w+(?: (?:claro|oscuro|marino|oscura|clara))?) (?:(?:,|y|pero) )+(?:que )?(${TIENE}) (\\w+) (?:sigan?|continuen?|se queden?|permanezcan?) (?:(?:siendo|de color|en) )?\\w+${WISH_END}`,
    ),
    'pinta $1 $2 de $3 y deja $4 $5 como esta',
  ],
  // "El vestido verde pásalo a #8E24AA", "cambia el vestido verde a rojo"
  [
    new RegExp(
      `${START}(?:cambia |cambiar |pasa )?(el|la|los|las|mi|mis|su|sus|esa|ese|esos|esas) ([^,.;:!?“ ]+) ${INK} (?:, )?(?:(?:pas|cambi|pon|hac|haz|pint|dej|tin|vuelv|conv)[a-z]*(?: (?:lo|la|los|las|me|melo|mela))? )?(?:(?:a|en|de|por|color) )+(?:un )?(${HEX})${END}`,
    ),
    'make $1 $3 $2 $4',
  ],
  // "Pinta la puerta de mostaza pero deja el picaporte dorado": as it is
  [
    new RegExp(
      `(?<=\\b(?:pint|cambi|tin|pon|pas|hac|haz|colore)\\w* [^.;!?“]*${SHADE} )(?:, )?pero (?:me |que )?(?:dej(?:a|ame|ar|e|es|en)|conserva|manten) (el|la|los|las) ((?!(?:fondo|cielo|marco|borde|texto|letras?|titulo|resto)\\b)[^,.;:!?“ ]+(?: (?:de|del) [^,.;:!?“ ]+)?) ${INK}${END}`,
    ),
    ', conserva $1 $2 $3',
  ],
  // "Haz el azul verde", "haz verde el azul"; "el café" is what is in the cup.
  [
    new RegExp(
      `${START}(?:por favor )?${MAKES} (?:todo )?(?:el (?!cafes?\\b)|lo )${INK} (?:de )?${INK}${ITS_END}`,
    ),
    'cambia el $1 por $2',
  ],
  [
    new RegExp(
      `${START}(?:por favor )?${MAKES} (?:de |en |a )?${INK} (?:todo )?(?:el (?!cafes?\\b)|lo )${INK}${ITS_END}`,
    ),
    'cambia el $2 por $1',
  ],
  // "Todo lo azul hazlo verde", "cambia lo rojo a #00AAFF": a colour, wherever it is
  [
    new RegExp(
      `${START}(?:${RECOLOURS} )?todo lo (?:que (?:es|sea|este) (?:de color )?)?${INK} (?:, )?(?:(?:haz|pon|pinta|vuelve|pasa|dejalo|cambia)(?:lo|melo)?|que sea|que quede|que este) (?:a |en |de |por )?(?!blanco y negro)(${INK.slice(1, -1)}|${ANY_HEX})${END}`,
    ),
    'cambia el $1 por $2',
  ],
  [
    new RegExp(
      `${START}(?:${RECOLOURS} )?(?:todo lo (?:que (?:es|sea|este) (?:de color )?)?|(?<=${RECOLOURS} )lo )${INK} (?:a|en|por) (?!blanco y negro)(${INK.slice(1, -1)}|${ANY_HEX})${END}`,
    ),
    'cambia el $1 por $2',
  ],
  // "Quisiera ver el vestido en azul"
  [
    new RegExp(
      `${START}(?:(?:me gustaria|quisiera|quiero|querria|queria) ver )(?=(?:el|la|los|las|mi|mis|este|esta) (?!foto|imagen|fondo|cara)[^,.;:!?“ ]+(?: [^,.;:!?“ ]+)? (?:en|de color|color) (?:#|${INK}))`,
    ),
    'pon ',
  ],
  // "Uñas rojas por favor": without its tilde it is "unas", too
  [
    new RegExp(
      `^unas (?!rosas?\\b)(${INK}|roj[oa]s|negr[oa]s|blanc[oa]s|azules|verdes|morad[oa]s)(?= ?(?:por favor|porfa|please)? ?[.!]? ?$)`,
    ),
    'mis unas en $1',
  ],
  // "Que el coche deje de ser rojo y sea plateado"
  [
    /\bdejen? de ser ([^,.;:!?“ ]+) y (?:sean?|pasen? a ser) ([^,.;:!?“ ]+)(?= ?$| [,.;!?])/,
    'sea $2 en vez de $1',
  ],
  // "Uñas en color #B00020": without its tilde it is "unas", too
  [
    new RegExp(
      `(?<=^|[,.;:!?] )(?:con )?unas en (?!blanco y negro)(?=(?:color )?(?:${INK}|#[0-9a-f]{6})(?: |$))`,
    ),
    'mis unas en ',
  ],
  [/\b(?:beis|beich|beish)\b/, 'beige'],
  [/\bque (?:ahora|ya|mejor) (?=(?:sea|sean|quede|queden)\b)/, 'que '],
  // "Me gustaría que mi vestido fuera azul": were, and not outside
  [
    /\bque ((?:mi|el|la|los|las|su|mis|sus|este|esta|nuestro|nuestra) (?:[^,.;:!?“ ]+ ){1,3}?)(?:fuera|fuese|fueran|fuesen) (?!(?:de|del|borra|quita|elimina)\b)(?=[^,.;:!?“ ])/,
    'que $1 sea',
  ],
  // "Los zapatos de mi mamá, de blancos a rojos"
  [
    new RegExp(
      `${START}((?:el|la|los|las|mi|mis) (?:[^,.;:!?“ ]+ ){1,4}?)(?:, )?de (?:color )?${INK} a ${INK}${END}`,
    ),
    'cambia $1 de $2 a $3',
  ],
  // "Cámbiale el color a las cortinas, que sean beige"
  [
    new RegExp(
      `${START}(?:cambi\\w*) (?:el )?color (?:a|de) ((?:el|la|los|las|mi|mis|su) [^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?) (?:, )?(?:que (?:sea|sean|quede|queden|este|esten)|(?:pon|haz)(?:lo|la|los|las)|mejor|prefiero|a) (?:de |en )?(?:color )?${INK}`,
    ),
    'cambia el color de $1 a $2',
  ],
  // "Mi coche blanco, ¿cómo se vería en verde oliva?"
  [
    new RegExp(
      `${START}((?:mi|la|el|los|las|mis|esta|este|ese|esa|nuestro|nuestra) (?:(?!se\\b)[^,.;:!?¿“ ]+ ){1,3}?)(?:[,¿:] )*(?:y )?(?:como|que tal) (?:(?:se )?(?:veria|verian|quedaria|quedarian|luciria|seria|sentaria)n?) (?:de|en|con|color) (?:color )?${INK}(?: (oscur[oa]s?|clar[oa]s?|oliva|marino|agua|pastel|menta))?${END}`,
    ),
    'cambia $1 a $2 $3',
  ],
  // "La falda morada pónmela negra"
  [
    new RegExp(
      `${START}((?:la|el|los|las|mi|mis|su|sus|esa|ese|esos|esas) (?:(?!(?:y|fondo|foto|imagen)\\b)[^,.;:!?“ ]+ ){1,3}?)(?:, )?(?:pon|ponga|haz|hag|deja|pinta|cambia|tin|vuelv)(?:me|la|lo|las|los|ela|elo)*(?: (?:me|la|lo|las|los|mela|melo))* (?:de |en |a |color )*${INK}(?=${END.slice(3, -1)}| y )`,
    ),
    'cambia $1 a $2',
  ],
];
