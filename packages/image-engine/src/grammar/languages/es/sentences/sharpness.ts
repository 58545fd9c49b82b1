import type { Form } from '../../../forms/rewrite.ts';
import { END, START, WISH_END } from '../parts.ts';

const BLURRED_BEHIND =
  '(?<=\\b(?:desenfo[a-z]+|difumin[a-z]+|borros[a-z]+|emborron[a-z]+|bokeh)\\b[^.;!?“]* )';
const WHO =
  '(?:(?:el|la|los|las|mi|mis|al|yo|mi|ella|nosotros|ellos)(?: (?!no\\b|mas\\b|menos\\b|fondo\\b|cielo\\b|foto\\b|imagen\\b)[^,.;:!?“ ]+){0,3}?)';
const IN_FOCUS = '(?:nitid|enfocad|definid)(?:it)?[oa]s?';

/** Sentences of Spanish about what is sharp, soft or blurred. */
export const SPANISH_SHARPNESS: readonly Form[] = [
  // "Se movió la foto"
  [
    /^(?:(?:es que|creo que|porque) )?(?:se (?:me )?movio (?:la (?:foto|camara|imagen)|el (?:celular|telefono|movil))|(?:la foto |la camara |la imagen )?se (?:me )?movio|(?:me|nos) movi(?:mos)?)(?= ?[.!?]? ?$| ,)/,
    'la foto salio movida',
  ],
  // "Toda la foto borrosa a tope"
  [
    new RegExp(
      `^(?:(?:quiero|pon|ponme|deja|dejame|haz|que|quede) )*(?:(?:toda|la|esta|mi) )+(?:foto|imagen) (?:(?:quede|sea|entera|toda|completa|bien|muy|super) )*(?:borros|desenfocad|difuminad)[a-z]+ (?:a tope|al maximo|total|totalmente|por completo|a lo bestia|a full|al cien|a saco|a mas no poder)${WISH_END}`,
    ),
    'desenfoca mucho toda la foto',
  ],
  [
    /^(?:(?:quiero|pon|ponle|ponme|dale|con|aplica|metele) )?(?:un )?(?:desenfoque|difuminado|blur) (?:(?:bien|muy|super) )?(?:fuerte|intenso|total|brutal|exagerado|potente|a tope)(?= ?$| [,.;!?]| (?:a|en|de) (?:toda )?la (?:foto|imagen)\b)(?! [,;.] (?:arregl|quit|corrig|corrij))/,
    'desenfoca mucho toda la foto',
  ],
  // "Todo borroso, que apenas se adivine": so much of it
  [
    new RegExp(
      `(?<=\\b(?:borros|desenfoc|desenfoqu|difumin|emborron|blurre)[a-z]*\\b(?![^.;!?“]*\\b(?:poco|poquito|pelin|leve|suave)\\b)[^.;!?“]* )(?:(?:,|y|pero|hasta|tanto) )*que (?:(?:casi|apenas|ya|ni|no) )*(?:se )?(?:adivin|reconoz|reconozc|sep|identifi|intuy|distin)[a-z]*(?: (?:nada|casi|bien|que|es|quien|lo|hay|soy|las|los|el|la|formas|caras|cara))*${WISH_END}`,
    ),
    ', muy fuerte',
  ],
  // "¿Se puede sacar algo más de detalle?"
  [
    new RegExp(
      `(?<=^|[,.;:!?¡¿] |\\b(?:y|podra|podria|puede|puedes|podrias|quiero|a|pero) )(?:saca|sacar|sacarle|sacale|sacame|sacarme)(?: (?:le|me))? (?:(?:algo|un poco|un poquito|un pelin|mucho|bastante) )?mas (?:de )?detalles?${WISH_END}`,
    ),
    'dale mas detalle',
  ],
  // "¿Se podrá sacar algo más de nitidez?": more of it, and none of it goes
  [
    /(?<=^|[,.;:!?¡¿] |\b(?:y|podra|podria|puede|puedes|podrias|podras|quiero|para|a|se|me|le|pero) )(?:saca|sacar|sacarle|sacale|sacame|sacarme|saque|saques|sacas)(?: (?:le|me))? (?=(?:(?:algo|un poco|un poquito|un pelin|mucho|mucha|bastante|aun|todavia) )?(?:mas|mayor) (?:de )?(?:la )?(?:nitidez|brillo|color|colores|contraste|luz|definicion|resolucion|calidad|saturacion|textura)\b)/,
    'dale ',
  ],
  // "Difumina el fondo, pero mi perra nítida", "… manteniendo nítido el coche": it stays as it is
  [
    new RegExp(
      `${BLURRED_BEHIND}(?:(?:,|pero|y|que) )+${WHO} (?:(?:bien|muy|siempre|toda|todo|super|en) )*${IN_FOCUS}${WISH_END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `${BLURRED_BEHIND}(?:(?:,|pero|y|que|se|me|nos) )*(?:vea|vean|quede|queden|salga|salgan|siga|sigan|este|esten|mantenga|mantengan|manten|manteniendo|dejando|deja|dejame|dejando ?me|dejar|conserva|conservando) (?:(?:bien|muy|siempre) )*${IN_FOCUS} (?:a )?${WHO}${WISH_END}`,
    ),
    '',
  ],
  // "Borrosito, como con cámara cara": why it is wished for
  [
    new RegExp(
      `(?<=\\b(?:borros|desenfoc|difumin|bokeh)[a-z]*\\b[^.;!?“]* )(?:, )?(?:(?:como|tipo|estilo|si|fuera|hubiera|hecho|tomad[oa]|sacad[oa]|con|de|por) )+(?:una? |las |esas )?camaras? (?:(?:bien|muy|super|de las|de esas) )*(?:caras?|buenas?|profesional(?:es)?|pro|reflex)${WISH_END}`,
    ),
    '',
  ],
  // "… borrosito, como con cámara cara"
  [
    /(?<=\b(?:borros|desenfoc|difumin|nitid)\w*\b[^.;!?“]*? )(?:, )?como (?:(?:con|de|en|si fuera|tomada) )+(?:una )?(?:camara|lente|foto|cel|celular) (?:car[oa]|buen[oa]|profesional|reflex|pro|de verdad|carisim[oa])(?= ?$| [,.;!?])/,
    '',
  ],
  [/\bblurre(?:a|ar|ame|alo|ado)\b/, 'desenfoca'],
  // "Más nítida, pero no tanto que se vea artificial"
  [
    new RegExp(
      `${START}(?:pero |y )?(?:no tanto|sin llegar|no tan fuerte|tampoco tanto)(?: como)?(?: para| a)?(?: que)? (?:se (?:vea|note|ponga)|parezca|quede|resulte|verse|quedar|parecer)(?: (?:muy|demasiado|tan|que esta|como))* \\w+${END}`,
    ),
    'sin pasarse',
  ],
  // "Pixeleada horrible, arréglala": no pixel art is asked for.
  [
    new RegExp(
      `${START}(?:(?:esta|se ve|salio|quedo|sale|toda|muy|bien|super|la foto|la imagen) )*pixele?ad[oa]s?(?: (?:horrible|feo|fea|fatal|mal|feisima))? (?:[,.;] |y )+(?:arregl|mejor|corrig|compon|repar)\\w*`,
    ),
    'se ve pixelada , mejorala',
  ],
];
