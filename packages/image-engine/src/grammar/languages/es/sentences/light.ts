import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST, START, WISH_END } from '../parts.ts';

/** What lies in the part of a day that is golden. */
const DUSK =
  '(?:(?:la |el |una |un |de |del |ultima |ultimas |media |final |fin |caida |puesta |hora |horas |dia |tarde |sol |verano )*(?:tarde|atardecer|ocaso|puesta de sol|caida del sol|fin(?:al)? del dia|sol))';

const ROOM =
  '(?:cuarto|cuartito|habitacion|sala|salon|cocina|living|comedor|pieza|recamara|dormitorio|bano|local|estancia)';

/** Sentences of Spanish about light: too dark, shadows, highlights, contrast, golden hours, the night. */
export const SPANISH_LIGHT: readonly Form[] = [
  // "No se ve nada en las sombras, ábrelas un poco"
  [
    /\bno se (?:ve|ven|distingue|aprecia) (?:casi )?(?:nada|mucho|detalle|detalles) en (?:las|mis) sombras(?: (?:[,.;] |y )*(?:abrelas|levantalas|subelas|aclaralas|iluminalas|abre las|levanta las))?\b/,
    'aclara las sombras',
  ],
  // "La cara muy oscura, échale una luz suave como de fotógrafo"
  [
    new RegExp(
      `${START}(?:(?:(?:me|nos|se|le|tengo|tenemos|sali[oa]?|sale|quedo|esta|porque|la|el|mi|su|cara|rostro|carita|muy|bien|tan|medio|demasiado|un poco|super|ve) )+)?(?:oscur[ao]s?|oscurit[ao])(?: (?:la|mi|su) (?:cara|rostro))? (?:[,.;y] )+(?:ech|pon|da|met|dame)[a-z]*(?: (?:me|le|nos))?(?: (?:una|un poco de|un))? (?:luz|luces|lucecita)(?: (?:suave|suavecita|bonita|tenue|linda|difusa|clara))? (?:(?:como|tipo|estilo|de|con|del|un) )*(?:fotograf[oa]s?|estudio|retrato|sesion(?: de fotos)?)${WISH_END}(?<=\\b(?:cara|rostro|carita)\\b.*)`,
    ),
    'luz de retrato en la cara',
  ],
  // "Una luz suave como de fotógrafo"
  [
    /(?<=\bluz\b[^.;!?“]*? )como (?:(?:de|la|un|en|una) )+(?:fotografo|estudio|foto de estudio|sesion de fotos)(?= ?$| [,.;!?])/,
    'de estudio',
  ],
  [
    /\bluz (?:(?:de|del|la) )*(hora dorada|atardecer|ocaso)(?: (?:bien|muy|super))? (?:intens[oa]|fuerte|marcad[oa])(?= ?$| [,.;!?])(?!.*\b(?:baj|quit|reduc|suav)\w*)/,
    'efecto fuerte de $1',
  ],
  [
    new RegExp(`^(?:foto |la foto |tomada |esta |sacada |hecha )*a? ?contraluz${LAST}`),
    'aclara las sombras',
  ],
  [new RegExp(`^(?:muy )?poca luz${LAST}`), 'demasiado oscura'],
  // "El fondo más oscuro y a mí más claro"
  [/(?<= (?:y|pero|,) )a mi (?=(?:(?:un poco|algo) )?(?:mas|menos) )/, 'ponme '],
  // "Conserva el ambiente de velas"
  [
    /(?<=\b(?:conserva|manten|deja|guarda|conservando|manteniendo) )(?:el|la|ese|esa) (?:ambiente|luz|atmosfera) (?:de|con|a la luz de) (?:las |la )?velas?(?= ?$| [,.;!?]| y\b)/,
    'the candle mood ',
  ],
  // "Noche pero no muy oscuro, que si no no se ve nada"
  [
    /(?<=\bno (?:muy|tan|demasiado) oscur[oa] )(?:(?:,|que|si|porque|o|sino|entonces) )*(?:no )*se ve(?: ya)? nada(?= ?$| [,.;!?]| y\b)/,
    '',
  ],
  // "Hazla de noche con las farolas encendidas"
  [
    new RegExp(
      `(?<!\\b(?:borr|quit|elimin|sac|suprim)[a-z]*\\b[^.;!?“]*)(?:(?:,|y|con|que) )+(?:(?:las|los|unas|todas) )*(?:farolas?|faroles|farol|luces de la calle|postes de luz|luminarias) (?:(?:ya|todas|esten|bien) )*(?:encendid|prendid)[oa]s?${END}`,
    ),
    'and turn on the lights',
  ],
  [
    new RegExp(
      `${START}(?:enciend|prend|encend)\\w*(?: me)? (?:las |los |todas las )?(?:farolas?|faroles|farol|luces de la calle|luminarias)${END}`,
    ),
    'turn on the lights',
  ],
  // "El folio más claro y la tinta más negra"
  [
    /\b(?:(?:que|haz|pon|deja|quiero|con) )*(?:el )?(?:papel|folio|fondo del papel|hoja|la hoja) (?:(?:se vea|quede|este|salga|sea|bien|un poco|mucho) )*mas (?:blanc[oa]|clar[oa])(?: (?:,|y))+ (?:(?:el|la|las|los) )?(?:letras?|textos?|tinta|escritura|escrito|palabras|caligrafia) (?:(?:se vea|quede|este|salga|sea|bien) )*(?:mas )?(?:oscur[oa]s?|negr[oa]s?|marcad[oa]s?|fuertes?)(?= ?$| [,.;!?])/,
    'el papel mas blanco y el texto mas negro',
  ],
  // "Ese tono dorado de última hora de la tarde"
  [
    new RegExp(
      `\\b(?:(?:ese|esos|el|los|un|unos|esa|la|una) )?(?:tonos?|tonito|luz|lucecita|color|colorcito|colores|brillo) (?:tan )?(?:dorad|calid|anaranjad|naranj)\\w* (?:(?:de|del|como|tipo|que hay|que tiene|a) )+${DUSK}${END}`,
    ),
    'luz dorada',
  ],
  // "Métele más luz al cuarto": a room, and no quarter.
  [
    new RegExp(
      `\\b(mas (?:luz|luces|claridad|brillo|iluminacion)) (?:al|a la|en el|en la|a mi|en mi|a este|a esta|a ese|a esa) ${ROOM}${END}`,
    ),
    '$1',
  ],
  [
    new RegExp(
      `${START}que (?:el|mi|este|ese|la|esta) ${ROOM} (?:se vea|quede|este|tenga|salga|parezca)(?: (?:con|mas|un poco))* (?:luz|luminos[oa]|clar[oa]|iluminad[oa])${END}`,
    ),
    'mas luz',
  ],
  // "Una luz que venga de la izquierda, y el fondo gris": where it comes from stands for itself.
  [/\bluz (suave|tenue|difusa|bonita|clara) de (estudio|retrato)\b/, 'luz de $2 $1'],
  [
    /(?<=^(?!.*\b(?:quit|elimin|borr|sac)\w).*\bluz\b[^“]* )(?:, )?(?:(?:y )?(?:que (?:venga|entre|llegue|salga|viene|entra)|viniendo|entrando) )(?:de|desde|por) (?:la |el |un )?((?:izquierda|derecha|arriba|lado|costado|ventana)(?: (?:izquierdo|derecho))?) (?:(?:[,;]|y) )+(?:el |un )?(?=fondo\b)/,
    ', desde $1 , ',
  ],
  // "El producto con algo más de contraste"
  [
    new RegExp(
      `${START}(?:(?:que|quiero|pon|deja|y|con) )*(?:el|la|mi|al|a la|a mi) (producto|perro|perrito|perrita|gato|gata|objeto|persona|modelo|sujeto|hija|hijo|nino|nina|bebe|novia|novio|pareja|hermana|hermano|abuela|abuelo) (?:salga |quede |se vea |este )?con ((?:(?:algo|un poco|un poquito|un pelin|bastante|mucho|mucha) )?(?:mas|menos)) (?:de )?(contraste|nitidez|luz|brillo|saturacion|color|definicion)${END}`,
    ),
    '$2 $3 al $1',
  ],
  // "La foto está lavada, dale fuerza"
  [
    new RegExp(
      `${START}(?:por favor )?(?:dale|ponle|metele|que tenga|falta|le falta|necesita|con|darle)(?: (?:mas|un poco mas de|un poco de|algo de|algo mas de|un toque de|mucha mas))* (?:fuerza|punch|garra|pegada|potencia|impacto|profundidad|cuerpo|volumen)${END}`,
    ),
    'mas contraste',
  ],
  // "Se ve muy oscura mi cara"
  [
    /\b(?:me )?(?:se ve|sale|salio|quedo|esta) (muy|demasiado|bien|super) (oscur[oa]|clar[oa]|palid[oa]) (mi cara|la cara|mi rostro|el rostro)(?= ?$| [,.;:!?])/,
    '$3 esta $1 $2',
  ],
  // "Quedé como fantasma con tanta luz, bájale": too bright.
  [
    new RegExp(
      `${START}(?:(?:me|nos|se|le) )?(?:qued\\w+|sal\\w+|parez\\w+|parec\\w+|me veo|nos vemos|se ve|esta|estoy)(?: (?!no\\b)[^,.;:!?“ ]+)*? (?:con|por|de) (?:tanta|demasiada|mucha) (?:luz|claridad)(?: (?:, )?(?:baja(?:le|la)?|quitale|reduce\\w*)(?: (?:un poco|un poquito|tantito))?)?${END}`,
    ),
    'salio demasiado clara',
  ],
  // "Haz de día esta foto de noche": no night is asked for.
  [
    new RegExp(
      `${START}(?:(?:haz|pon|pas|convierte|vuelve|cambi|transform)\\w*|(?:haz )?que (?:sea|parezca|este)|como si fuera)(?: (?:la|lo|esta foto|la foto|esta|de noche|la noche))* (?:de|a|en) (?:pleno )?dia(?: (?:esta|la) (?:foto|imagen))?(?: (?:de noche|nocturna|que (?:es|esta) de noche))?${END}`,
    ),
    'hazla de dia',
  ],
  // "Bájale dos rayitas al brillo"
  [
    /\b((?:baj|sub)(?:a|e|ale|ele|arle)) (?:(?:una|un|dos|tres|unas|unos|un par de) )?(?:rayit|raya|punt|puntit|nivel|niveles|gradit)\w* (?=(?:al|a la|a los|a las|de|del|el|la|los)\b)/,
    '$1 un poco ',
  ],
  // "Muy contrastada, suavízala", "la luz está durísima, suavízala": nothing is blurred.
  [
    new RegExp(
      `${START}(?:(?:esta|quedo|salio|se ve|la foto|la imagen|la luz|el contraste|sale|es|demasiado|muy|super|bien|tan|medio) )*(?:contrastad[oa]s?|contrastadisim[oa]|dur[oa]|durisim[oa])(?: la luz| el contraste| la iluminacion)? (?:[,.;] |y |asi que )+(?:suaviz\\w+|suavic\\w+|baja(?:la|le|lo)|calma(?:la|lo))(?: (?:un poco|un poquito|tantito|algo|por favor|porfa))*${END}`,
    ),
    'menos contraste',
  ],
];
