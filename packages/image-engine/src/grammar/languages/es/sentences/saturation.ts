import type { Form } from '../../../forms/rewrite.ts';
import { LAST, START, WISH_END } from '../parts.ts';

const DULL =
  '(?:apagad|deslavad|lavad|muert|desvaid|palid|flojit|floj|trist|sos|opac|descolorid|destenid|deslucid|musti)[oae]s?';

/** Sentences of Spanish about how strong colours are. */
export const SPANISH_SATURATION: readonly Form[] = [
  // "Casi blanco y negro"
  [
    /(?<=^|[,.;:!?] )(?:(?:que (?:quede|sea|este)|ponla|dejala|hazla|dejame la) )?(?:casi|practicamente|como medio) (?:en |a )?blanco y negro(?= ?$| [,.;:!?])/,
    'baja mucho la saturacion',
  ],
  // "Los colores están bien apagados, que revienten": the wish says how strong, and the complaint the same once more
  ...(
    [
      ['(?:revienten|exploten|estallen|griten|canten|deslumbren)', 'sube mucho la saturacion'],
      ['(?:salten|resalten|brillen|peguen|destaquen|vibren|luzcan|revivan)', 'colores vivos'],
    ] as const
  ).map(
    ([burst, meant]): Form => [
      new RegExp(
        `${START}(?:(?:los|unos|mis|tiene|con) )*colores (?:(?:(?:me|se) )?(?:estan|ven|salieron|quedaron|son|salen|quedan) )?(?:(?:muy|bien|re|super|algo|medio|un poco|todos|tan|como|demasiado) )*${DULL} (?:(?:,|\\.|;|y|asi que|pero) )+(?:haz |quiero |quisiera )?que (?:me )?${burst}(?: (?:mas|mucho|bien|a la vista|de verdad|fuerte|a tope))*${WISH_END}`,
      ),
      meant,
    ],
  ),
  // "Que los colores estallen"
  [
    new RegExp(
      `${START}(?:haz |quiero |quisiera )?que (?:(?:los|esos|me) )*(?:colores (?:me )?(?:estallen|revienten|exploten|peguen|canten|griten|vibren|deslumbren)|(?:estallen|revienten|exploten|peguen|vibren) los colores)(?: (?:mas|mucho|bien|de verdad|fuerte|a tope))*${WISH_END}`,
    ),
    'sube mucho la saturacion',
  ],
  // "Bájale tantito al color, que parece payaso": why it is too much
  [
    new RegExp(
      `(?<=\\b(?:color|colores|saturacion|colorido)\\b[^.;!?“]* )(?:(?:,|que|porque|pues|es que) )+(?:(?:me|se|nos) )?(?:parec|ve)[a-z]*(?: (?:un|una|de|como))* (?:payas[oa]s?|circo|feria|carnaval|loros?|guacamayas?|pinata)${WISH_END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}baj[a-z]*(?: (?:le|la|lo))? (tantito|un poco|un poquito|poquito|un pelin|algo|una pizca) a (?:los colores|la saturacion|l color)${WISH_END}`,
    ),
    'baja $1 la saturacion',
  ],
  // "Muy colorida, bájale un poco": the colours
  [
    new RegExp(
      `${START}(?:(?:(?:la|esta|este|foto|imagen|quedo|salio|se ve|se ven|es|son|estan|los|colores) )*(?:(?:muy|demasiado|tan|super|bien|bastante) )+(?:colorid|saturad|chillon|vivos|fuertes)[oa]?s?|(?:le |se )?(?:subieron|subi|subio|pasaron|paso|pase|pusieron)(?: (?:mucho|demasiado|de mas|la mano|un monton))* (?:con (?:los )?|de |al? |el |l )*(?:color|colores|saturacion)) (?:(?:,|y|asi que|por favor|porfa) )+(?:puedes )?baj[a-z]*(?: (?:le|la|los|lo))?(?: (tantito|un poco|un poquito|poquito|un pelin|algo|una pizca))?${WISH_END}`,
    ),
    'baja $1 la saturacion',
  ],
  [
    /(?<=\b(?:color|colores|saturad\w*|saturacion|contraste|brillo|tono|tonos)\b[^.;!?“]*? )(?:, )?que (?:parece|parezco|parecemos|parecen) (?:un |una |de )?(?:payasos?|circo|feria|carnaval|arbol(?:ito)? de navidad|loro)(?= ?$| [,.;!?])/,
    '',
  ],
  [new RegExp(`^sobresaturad[oa]${LAST}`), 'esta sobresaturada'],
  // "Colores más chillones": louder, where nothing complains of them.
  [
    /(?<!\b(?:son|estan|sal\w+|qued\w+|tiene|tienen|hay|ven|quit\w+|baj\w+|suaviz\w+|menos|sin|no)\b[^,.;]*)\b(?:colores|tonos) (?:mas |bien |super |re )?chillon(?:es|as)\b/,
    'colores vivos',
  ],
  // "Los colores están muy subidos, cálmalos"
  [
    /\b(?:colores|tonos|saturacion) (?:(?:me |nos )?(?:esta|estan|salio|salieron|quedo|quedaron|se ven?) )?(?:muy|demasiado|bastante|super) (?:subid|cargad|pasad|exagerad|gritones|estridentes|forzad)(?:[oa]s?)?/,
    'colores demasiado fuertes',
  ],
  [
    /\b(?:colores|tonos) (?:(?:bien|muy|mas) )?(?:veranieg|alegr|tropical|festiv)\w*/,
    'colores vivos',
  ],
];
