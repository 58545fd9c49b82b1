import type { Form } from '../../../forms/rewrite.ts';
import { END, SHADE, START, WISH_END } from '../parts.ts';

const SMART =
  '(?:abstract[oa]s?|modern[oa]s?|elegantes?|minimalistas?|sobri[oa]s?|sencill[oa]s?|suaves?)';

const NO_GROUND =
  '\\b(?:quit|elimin|borr|sac|retir|remuev)[a-z]*(?: (?:le|me))? (?:el|ese|este|todo el) fondo';
const AND = '(?:(?:,|;|y|luego|despues) )+';
/** Shades that are called by places and things. */
const NAMED_SHADE =
  '(?:verde (?:bosque|jade|lima|musgo|pino|salvia|selva|hierba|manzana|botella|oliva|menta|agua|esmeralda|militar|pistacho|limon)|azul (?:noche|mar|cielo|marino|petroleo|hielo|acero|pizarra|cobalto|electrico|rey|turquesa|oceano)|gris (?:humo|perla|piedra|pizarra|plomo|paloma)|rosa (?:chicle|palo|viejo|empolvado|fucsia|bebe)|rojo (?:vino|cereza|ladrillo|fuego|tomate)|amarillo (?:mostaza|limon|huevo|canario))';

/** Sentences of Spanish about backgrounds: scenes, plain ones, what is in the way behind somebody. */
export const SPANISH_GROUNDS: readonly Form[] = [
  // "Estudio verde botella": the shade is one name
  [
    /\b(?:fondo (?:de )?)?estudio (?:de |en )?(?=(?:rosa (?:chicle|palo|viejo|empolvado|fucsia)|verde (?:botella|oliva|menta|agua|esmeralda|militar|bosque|salvia|pistacho)|azul (?:petroleo|cielo|marino|noche|electrico|rey|turquesa)|gris perla|rojo (?:vino|cereza|ladrillo)|amarillo (?:mostaza|limon))\b)/,
    'fondo de estudio color ',
  ],
  // "Algo abstracto y moderno", of a gradient
  [
    new RegExp(
      `(?<=\\bdegradad[oa]\\b(?: (?!y\\b)[^,.;:!?“ ]+)* )(?:(?:,|que sea|algo|muy|bien|estilo|y) )+${SMART}(?: (?:(?:,|y|muy|bien) )+${SMART})*${WISH_END}`,
    ),
    '',
  ],
  [
    /(?<=\b(?:degradado|fondo|degradada)\b[^.;!?“]* ), (?:algo|bien|todo|muy) (?:abstracto|moderno|elegante|minimalista|sobrio)(?: y (?:abstracto|moderno|elegante|minimalista|sobrio))?(?= ?$| [,.;!?])/,
    '',
  ],
  [/(?<=\bfondo )(?:en|con un?) degrade (?:de )?/, 'degradado '],
  // "Quita el fondo del coche y píntalo de rojo": what is painted is the thing that the pronoun agrees with
  ...(
    [
      ['(?:del|al) ', 'o', 'el $1'],
      ['(?:de|a) (?=(?:mi|este|ese|su) )', 'o', '$1'],
      ['(?:de|a) (?=(?:la|mi|esta|esa|su) )', 'a', '$1'],
    ] as const
  ).map(
    ([of, ending, thing]): Form => [
      new RegExp(
        `${NO_GROUND} ${of}((?!(?:el |la |mi |esta |esa |su )?(?:foto|imagen|fotografia|retrato)\\b)[^,.;:!?“ ]+(?: [^,.;:!?“ ]+){0,2}?) ${AND}(?:(?:pint|colore|tin)[a-z]*l${ending}${ending === 'a' ? '|(?:haz|vuelve|cambia|hace)(?:me)?la' : ''}) (?:(?:de|en|a|todo|toda|color) )*(?!(?:blanco|negro) y )(?=${SHADE}|#)`,
      ),
      `quita el fondo y pinta ${thing} de `,
    ],
  ),
  // "Quita el fondo y píntalo de rojo"
  [
    new RegExp(
      `${NO_GROUND} (?:(?:de|en|a) (?:la|mi|esta) (?:foto|imagen) )?${AND}(?:pint|colore|tin)[a-z]*lo (?:(?:de|en|a|todo|color) )*(?=${SHADE}|#)`,
    ),
    'pon un fondo color ',
  ],
  // "Quita el fondo y ponlo verde bosque": the shade is one name, and no place
  [
    new RegExp(
      `${NO_GROUND} (?:(?:a|de|del|al) (?:(?:la|el|los|las|mi|mis|este|esta|ese|esa) )?[^,.;:!?“ ]+ )?${AND}(?:me )?(?:pon|dej|haz|hac|cambi|que)(?:e|a|lo|melo|telo)*(?: (?:lo|me lo|sea|quede))? (?:(?:de|en|a|color|todo) )*(?=${NAMED_SHADE}${WISH_END})`,
    ),
    'pon un fondo color ',
  ],
  // "Fondo verde bosque"
  [
    new RegExp(`\\bfondo (?:(?:de|en|de color) )?(?=${NAMED_SHADE}(?! (?:con|de) )${WISH_END})`),
    'fondo color ',
  ],
  // "Quítale el fondo a la zapatilla y ponlo blanco puro": the background, and not the shoe; "… en blanco y negro": the picture
  [
    new RegExp(
      `\\b(?:quit|elimin|borr|sac|retir)\\w*(?: (?:le|me))? (?:el|ese|este|todo el) fondo (?:(?:a|de|del|al) (?:(?:la|el|los|las|mi|mis|este|esta|ese|esa) )?[^,.;:!?“ ]+ )?(?:(?:,|;|y|luego|despues) )+(?:me )?(?:pon|dej|haz|hac)(?:e|a|lo|melo|telo)*(?: (?:lo|me lo))? (?:(?:de|en|a|color|todo) )*(?!(?:blanco|negro) y (?:blanco|negro)\\b)(?=${SHADE}(?:${END.slice(3, -1)}| con\\b| y\\b))`,
    ),
    'pon un fondo ',
  ],
  // "Con el fondo limpio"
  [
    new RegExp(
      `\\b(?:el |un )?fondo (?:(?:mas|bien|muy|todo) )?limpi(?:o|ito|ecito)(?:${END}|(?= (?:sin|con|para|y)\\b))(?! (?:de|y) (?:arrugas|manchas|${SHADE}))`,
    ),
    'clean background',
  ],
  // "Y que la luz coincida con mi cara": it is matched anyway
  [
    new RegExp(
      `(?<=\\b(?:pon|ponme|ponnos|ponla|ponlo|fondo|coloca\\w*)\\b[^.;!?]* )(?:, |y |pero )*(?:que |con )la (?:luz|iluminacion) (?:que )?(?:coincida|cuadre|combine|encaje|pegue|case) (?:bien )?con (?:mi|la|nuestra|su) (?:cara|piel|rostro)${END}`,
    ),
    '',
  ],
  // "Que se note menos el fondo"
  [
    new RegExp(
      `${START}que (?:(?:el fondo )?(?:se (?:note|vea)|llame(?: la atencion)?|distraiga|moleste|destaque) menos(?: la atencion)?(?: el fondo)?|el fondo (?:no )?(?:se note|destaque|llame la atencion|robe atencion)(?: tanto| mucho)?)${END}(?<=fondo\\b.*)`,
    ),
    'desenfoca el fondo',
  ],
  // "Quita el fondo y pon uno amarillo pastel"
  [
    /\b(?:quit|elimin|borr|sac|cambi)\w* (?:el|ese|este) fondo (?:[,;] |y )+(?:pon|ponle|ponme|mete|metele|usa|dame) (?:uno|otro) /,
    'pon un fondo ',
  ],
  // "Difumina el fondo, pero que el perro quede bien nítido": it stays as it is.
  [
    new RegExp(
      `(?<=\\b(?:desenfo\\w+|difumin\\w+|borros\\w+|emborron\\w+|bokeh)\\b.*(?: [,.;]| pero| y)+ )(?:pero |y )*que (?:el|la|los|las|mi|mis|yo|nosotros|ella|ello)(?: (?!no\\b)[^,.;:!?“ ]+){0,3}? (?:se )?(?:quede|queden|salga|salgan|siga|sigan|vea|vean|mantenga|mantengan|este|esten|quedemos|quedo)(?: (?:bien|muy|igual de|siempre|todo|toda))* (?:nitid|enfocad|definid)\\w+${END}`,
    ),
    '',
  ],
  // "Cambia el fondo feo del garaje por un bosque"
  [
    /\b((?:cambi|reemplaz|remplaz|sustitu|quit)\w*) (?:el|este|ese) fondo (?:(?:feo|horrible|soso|aburrido|desordenado|actual|que hay|blanco|gris) )*(?:(?:de|del) (?:[^,.;:!?“ ]+ ){1,3}?)?(?=por (?:un|una|el|la|otro|algo)\b)/,
    '$1 el fondo ',
  ],
  // "El fondo se ve desordenado, pon algo neutro"
  [
    new RegExp(
      `${START}(?:el|este|ese) fondo (?:se ve|esta|es|queda|quedo|sale)(?: (?:muy|bien|medio|algo|un poco|super))* (?:desordenad|fe|horrible|suci|cargad|recargad|aburrid|sos)\\w* (?:[,.;] |y |asi que )+(?:pon|ponle|ponme|mete|dale|quiero|prefiero|mejor) (?:algo|uno|un fondo) (?:mas )?(neutro|liso|sencillo|simple|limpio|bonito|blanco|gris|negro)${END}`,
    ),
    'pon un fondo $1',
  ],
];
