import type { Form } from '../../forms/rewrite.ts';
import { START } from './parts.ts';

const END = '(?= ?$| [,.;:!?]| (?:y|pero|luego|por favor|porfa)\\b)';
const GREY = '(?:(?:en|a) )?(?:blanco y negro|b y n|byn|gris|grises|escala de grises)';
const REST = '(?:(?:todo )?lo demas|(?:todo )?el resto|lo otro)';
const ONLY = '(?:(?:solo|solamente|nada mas|unicamente) )*';
const ITS_COLOUR =
  '(?:con|en|a) (?:(?:su|sus|todo|propio) )*color(?:es)?(?: (?:original|natural)(?:es)?)?';
const ITS_OWN = '(?:con|en) sus? (?:propios? )?color(?:es)?(?: (?:original|natural)(?:es)?)?';
const LIT = '(?:(?:de|en|a|las|los|el|del) )*(?:nubes|cielo)';
const SHADED = '(?:(?:de|en|a|las|los) )*sombras';
const HDR_LIKE =
  '(?:(?:(?:,|con|y) )*(?:estilo|tipo|como|rollo|efecto|en plan|en) (?:(?:un|el|de) )*hdr)?';
const BULB =
  '(?:bombillas?|focos?|lamparas?|luz(?: (?:de las?|del|de los) (?:lamparas?|bombillas?|focos?|techo|cuarto|cocina))?|luces|tubos?|fluorescentes?)';

/** Light, detail and colours as people ask for them in Spanish, in words that its tables hold. */
export const SPANISH_TONES_ASKED: readonly Form[] = [
  // "Que solo resalte el vestido con su color y lo demás en blanco y negro"
  ...(
    [
      ['(?:resalt|destaqu|destac|sobresalg)[a-z]*', ITS_COLOUR],
      ['(?:qued|dej|mantenga|manten|conserv)[a-z]*', ITS_OWN],
    ] as const
  ).map(
    ([stands, colour]): Form => [
      new RegExp(
        `${START}(?:(?:quiero|que|haz) )*${ONLY}${stands} ${ONLY}((?:el|la|los|las|mi|mis|su|sus) (?:[^,.;:!?“ ]+ ){1,3}?)${colour} (?:(?:,|y|pero) )+(?:(?:pon|deja|pasa) )?${REST} ${GREY}${END}`,
      ),
      'todo en blanco y negro menos $1',
    ],
  ),
  [
    new RegExp(
      `${START}(?:que )?lo unico (?:a|en|con) color (?:sea|quede|este|es) ((?:el|la|los|las|mi|mis|su|sus) (?:[^,.;:!?“ ]+ ){1,3}?)(?:(?:,|y|pero) )+(?:(?:pon|deja|pasa) )?${REST} ${GREY}${END}`,
    ),
    'todo en blanco y negro menos $1',
  ],
  [
    new RegExp(
      `${START}(?:(?:pon|deja|pasa|quiero) )?(?:todo|${REST}) ${GREY} (?:(?:,|y|pero|que) )+(?:(?:solo|nada mas|solamente|unicamente) )?((?:el|la|los|las|mi|mis|su|sus) (?:[^,.;:!?“ ]+ ){1,3}?)(?:(?:tenga|tengan|lleve|mantenga|conserve|quede|salga|se vea|con|a|en|su|sus) )+color(?:es)?${END}`,
    ),
    'todo en blanco y negro menos $1',
  ],
  // "Saca más detalle en las nubes": the same of the sky
  [
    new RegExp(
      `${START}(?:(?:puedes|por favor) )*(?:sac|recuper|rescat)[a-z]*(?: (?:me|le|mas|el|todo|bien|mucho|un|poco|de))* detalles? ${LIT}(?= ?$)`,
    ),
    'hdr en el cielo',
  ],
  // "Un hdr discreto, con más detalle en las nubes y las sombras": what it is for
  [
    new RegExp(
      `(?<=\\bhdr [^.;!?“]*)(?:(?:,|con|y|que|para|se vean?|saque|note|mas|el|los|bien|detalles?) )+(?:${LIT} y ${SHADED}|${SHADED} y ${LIT})${END}`,
    ),
    '',
  ],
  // "Saca más detalle en las nubes y en las sombras, estilo hdr": all of the range, and nothing goes
  [
    new RegExp(
      `${START}(?:(?:puedes|quiero|por favor|que|con) )*(?:(?:sac|sub|recuper|rescat|resalt|realz|levant|da|dale|pon|ponle|se ve)[a-z]*|mas)(?: (?:me|le|mas|el|los|todo|bien|mucho|un|poco|de))* detalles? (?:${LIT} y ${SHADED}|${SHADED} y ${LIT})(?: ?$|(?= [,.;:!?])| (?=(?:estilo|tipo|como|rollo|pero|con|sin)\\b))${HDR_LIKE}`,
    ),
    'hdr ',
  ],
  // "Borrosito, como con cámara cara": why it is wished for
  [
    new RegExp(
      `(?<=\\b(?:borros|desenfoc|difumin|bokeh)[a-z]*\\b[^.;!?“]* )(?:, )?(?:(?:como|tipo|estilo|si|fuera|hubiera|hecho|tomad[oa]|sacad[oa]|con|de|por) )+(?:una? |las |esas )?camaras? (?:(?:bien|muy|super|de las|de esas) )*(?:caras?|buenas?|profesional(?:es)?|pro|reflex)${END}`,
    ),
    '',
  ],
  // "La bombilla me dejó todo amarillo, pon los blancos blancos"
  ...(
    [
      ['(?:[,.;] )(?=[^!?“]*\\bblancos\\b)', ''],
      ['(?= ?[.!]? ?$)', 'la foto esta muy amarilla'],
    ] as const
  ).map(
    ([then, meant]): Form => [
      new RegExp(
        `${START}(?:(?:por|con|es que|debido a) )?(?:la|el|las|los|esta|este) ${BULB} (?:(?:me|nos|la|lo|se) )*(?:dej|pus|hiz|volv|qued|sal)[a-z]+(?: (?:la|foto|todo|toda|muy|medio|bien|tan|un|poco))* (?:amarill|naranj|anaranjad)[a-z]* ${then}`,
      ),
      meant,
    ],
  ),
  [
    new RegExp(
      `${START}(?:pon|dej|quier|que|haz)[a-z]*(?: (?:me|que))? los blancos(?: (?:sean|queden|se vean|salgan))?(?: (?:bien|muy|de verdad|realmente))* blancos(?: (?:de verdad|otra vez|blancos))*${END}`,
    ),
    'corrige el balance de blancos',
  ],
  // "Bájale tantito al color, que parece payaso": why it is too much
  [
    new RegExp(
      `(?<=\\b(?:color|colores|saturacion|colorido)\\b[^.;!?“]* )(?:(?:,|que|porque|pues|es que) )+(?:(?:me|se|nos) )?(?:parec|ve)[a-z]*(?: (?:un|una|de|como))* (?:payas[oa]s?|circo|feria|carnaval|loros?|guacamayas?|pinata)${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}baj[a-z]*(?: (?:le|la|lo))? (tantito|un poco|un poquito|poquito|un pelin|algo|una pizca) a (?:los colores|la saturacion|l color)${END}`,
    ),
    'baja $1 la saturacion',
  ],
  // "Muy colorida, bájale un poco": the colours
  [
    new RegExp(
      `${START}(?:(?:(?:la|esta|este|foto|imagen|esta|quedo|salio|se ve|se ven|es|son|estan|los|colores) )*(?:(?:muy|demasiado|tan|super|bien|bastante) )+(?:colorid|saturad|chillon|vivos|fuertes)[oa]?s?|(?:le |se )?(?:subieron|subi|subio|pasaron|paso|pase|pusieron)(?: (?:mucho|demasiado|de mas|la mano|un monton))* (?:con (?:el |los )?|de |al? |el |l )*(?:color|colores|saturacion)) (?:(?:,|y|asi que|por favor|porfa) )+(?:puedes )?baj[a-z]*(?: (?:le|la|los|lo))?(?: (tantito|un poco|un poquito|poquito|un pelin|algo|una pizca))?${END}`,
    ),
    'baja $1 la saturacion',
  ],
  // "La cara muy oscura, échale una luz suave como de fotógrafo"
  [
    new RegExp(
      `${START}(?:(?:(?:me|nos|se|le|tengo|tenemos|sali[oa]?|sale|quedo|esta|porque|la|el|mi|su|cara|rostro|carita|muy|bien|tan|medio|demasiado|un poco|super|ve) )+)?(?:oscur[ao]s?|oscurit[ao])(?: (?:la|mi|su) (?:cara|rostro))? (?:[,.;y] )+(?:ech|pon|da|met|dame)[a-z]*(?: (?:me|le|nos))?(?: (?:una|un poco de|un))? (?:luz|luces|lucecita)(?: (?:suave|suavecita|bonita|tenue|linda|difusa|clara))? (?:(?:como|tipo|estilo|de|con|del|un) )*(?:fotograf[oa]s?|estudio|retrato|sesion(?: de fotos)?)${END}(?<=\\b(?:cara|rostro|carita)\\b.*)`,
    ),
    'luz de retrato en la cara',
  ],
];
