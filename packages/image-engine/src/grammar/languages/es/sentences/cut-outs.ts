import type { Form } from '../../../forms/rewrite.ts';
import { END, START, WISH_END } from '../parts.ts';

const REMOVES = '(?:quit|borr|elimin|sac)(?:a|ar|e|en|ale|ame|anos|arle|arme|alo|ando)';

/** "Necesito el vaso recortado" */
const CUT_OUT = `${START}(?:(?:necesito|quiero|quisiera|dame|hazme|pon|ponme|me gustaria|deja|dejame|para) )*(?:el|la|los|las|mi|un|una|este|esta) [^,.;:!?“ ]+ (?:recortad|silueted|aislad|perfilad)[oa]s?`;
const TONE =
  '((?:gris|blanco|negro|beige|azul|verde|rosa|rojo|amarillo|crema|celeste)(?: (?:clar|oscur)(?:o|ito|it|isimo))?)';

/** Sentences of Spanish about what is cut out of its background, and the shadow it casts. */
export const SPANISH_CUT_OUTS: readonly Form[] = [
  // "El vaso recortado con sombrita debajo sobre gris clarito": cut out, and on that ground
  ...(
    [
      [
        '(?: (?:(?:y|con|,) )+(?:(?:una?|la|su) )?sombr(?:a|ita)(?: (?:suave|suavecita|ligera|sutil))?(?: (?:debajo|abajo|en el suelo|natural))*)',
        ', con sombra suave debajo',
      ],
      ['', ''],
    ] as const
  ).flatMap(([shadow, meant]): Form[] => [
    [
      new RegExp(
        `${CUT_OUT}${shadow} (?:(?:y|,) )*(?:sobre|en|con) (?:(?:un|fondo|el|color) )*${TONE}${shadow === '' ? '(?! con\\b)' : ''}${END}`,
      ),
      `fondo $1 ${meant}`,
    ],
    ...(shadow === ''
      ? []
      : [
          [
            new RegExp(`${CUT_OUT} (?:sobre|en) (?:(?:un|fondo|el|color) )*${TONE}${shadow}${END}`),
            `fondo $1 ${meant}`,
          ] as Form,
        ]),
  ]),

  // "Quita todo lo de atrás y déjame solo a mí"
  [
    new RegExp(
      `${START}((?:(?:puedes|podrias|por favor|porfa) )*)${REMOVES} todo lo (?:de|que (?:hay|esta|sale|se ve|tengo)) (?:por )?(?:atras|detras)(?: (?:de )?(?:mi|nosotros|nosotras))?${WISH_END}`,
    ),
    '$1 quita el fondo',
  ],
  [
    new RegExp(
      `(?<=\\bquita el fondo )(?:(?:,|y|para) )*(?:dejame|dejanos|deja|dejar|que (?:quede|salga|se vea|aparezca)|(?:solo |nada mas )?quiero (?:salir|quedar|aparecer)) (?:(?:solo|sola|solamente|nada mas|unicamente|me) )*(?:a mi|yo|a nosotros|nosotros)(?: (?:solo|sola|solito|solita|nada mas))?${WISH_END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}que (?:solo|nada mas|solamente) (?:quede|salga|aparezca|se vea) yo (?:(?:,|y) )*sin (?:lo de (?:atras|detras)|nada (?:atras|detras)|(?:el )?fondo)${WISH_END}`,
    ),
    'quita el fondo',
  ],
  // "Quítame todo lo de atrás y déjame solo a mí"
  [
    /\btodo lo de (?:atras|detras)(?: ,)? y (?:dej|qued)\w*(?: me| nos| lo| la)?(?: solo| solamente| unicamente| nada mas)* (?:a |con )?(?:mi|nosotros|nosotras|la persona|el|ella|el perro|el gato)(?= ?$| [,.;!?])/,
    'el fondo',
  ],
  // "Recórtame del fondo"
  [
    /\brecort(?:a|e|ar|ame|anos|alo|ala|arme|arlo|arla)(?: a [^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?)? del fondo(?= ?$| [,.;:!?]| y\b)/,
    'quita el fondo',
  ],
  [/\b(?:haz(?:le|me)? )?un recorte sin fondo(?= ?$| [,.;:!?])/, 'quita el fondo'],
  // "El zapato flota, ponle una sombra"
  [
    /(?<=^)(?:parece que |se ve que |como que )?(?:(?:el|la|mi|este|esta) \S+ )?flota(?: (?:en el aire|un poco))?(?: (?:[,.;:!]|y|asi que))+ (?=.*sombra)/,
    '',
  ],
  // "Recorte del fondo", "silueteado": it is cut out
  [
    new RegExp(
      `${START}(?:un |el )?(?:recorte (?:del|de) fondo|siluetead[oa]|siluetear?)(?: por favor)?${END}`,
    ),
    'quita el fondo',
  ],
  // "Borra lo que se ve detrás de mi hermano"
  [
    /\b(?:todo )?lo (?:que (?:hay|se ve|sale|esta|aparece|tiene|haya) )?(?:por )?(?:detras|atras) (?:de (?:la |el |los |las |mi |mis |nuestr[oa]s? |su |sus |mi |ell[oa]s?|el|mi|nosotr[oa]s)(?: ?(?!y\b|por\b|con\b|en\b|de\b|oreja|orejas|ventana|puerta|reja|valla|mesa|cortina)[^,.;:!?“ ]+)|de (?:mi|ell[oa]s?|el|nosotr[oa]s)|del (?!cristal|vidrio|muro)[^,.;:!?“ ]+)(?= ?$| [,.;!?]| y\b| por\b| con\b| en\b| para\b)/,
    'lo de atras',
  ],
  // "Foto de producto: recorta el zapato", "recorta el jarrón y ponle una sombra": cut out.
  [
    /\brecort(?:a|e|ame|ar) (?:el|la|los|las|mi|este|esta) (?!parte|zona|trozo|borde|cielo|suelo|piso|lado|foto|imagen|fondo|cara|altura|alto|ancho)[^,.;:!?“ ]+(?= (?:, |y )+(?:pon|agreg|anad|con)\w* (?:le |lo |la )?(?:una |un |el )?(?:sombr|fondo|reflejo|sobre))/,
    'recorta el producto',
  ],
  // "Quita todo lo que hay detrás de nosotros"
  [
    new RegExp(
      `${START}(?:por favor )?(?:quit|borr|elimin|sac)\\w* todo lo (?:que (?:hay|esta|se ve|sale|tengo|tenemos) )?(?:de )?(?:atras|detras)(?: (?:de )?(?:mi|nosotros|nosotras|ella|ellos|ellas|el|mia|mio|nuestro))?${END}`,
    ),
    'quita el fondo',
  ],
];
