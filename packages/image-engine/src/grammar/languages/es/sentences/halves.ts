import type { Form } from '../../../forms/rewrite.ts';
import { ONLY, START, WISH_END } from '../parts.ts';

const SIDES = [
  ['(?:izquierd[oa]|de la izquierda|de izquierda)', 'izquierda', 'la izquierda'],
  ['(?:derech[oa]|de la derecha|de derecha)', 'derecha', 'la derecha'],
  ['(?:superior|de arriba)', 'de arriba', 'arriba'],
  ['(?:inferior|de abajo)', 'de abajo', 'abajo'],
] as const;

const OF = '(?: de (?:la|mi|esta) (?:foto|imagen|fotografia|toma))?(?! del? )';
const MUCH =
  '(?:(?:\\d+|por ciento|un|una|poco|poquito|pelin|pelo|toque|algo|mucho|mucha|bastante|muy|mas|menos|demasiado|tan|super|todo|toda|en) )*';
const TONED =
  '(?:(?:oscur|oscurit|clar|clarit|luminos|iluminad|brillos|calid|fri|nitid|enfocad|borros|desenfocad|difuminad|saturad|desaturad|viv|contrastad|apagad|quemad)[oa]s?|brillante|suave|blanco y negro|sepia|escala de grises)';
const TONES =
  '(?:aclar|oscurec|oscurezc|ilumin|desenfoc|desenfoqu|difumin|enfoc|enfoqu|desatur|satur|suaviz|entibi|enfri|pixel|abrillant)[a-z]*';
/** Told of how it is, it is a fault. */
const BE = '(?:(?:esta|se ve|salio|quedo|sale|es) )?';
const VALUE = '(?:brillo|contraste|saturacion|luz|exposicion|nitidez|calidez|temperatura)';

/** One side of the picture, where something is done to half of it. */
const ONE_SIDE: readonly Form[] = SIDES.flatMap(([said, half, side]): Form[] => {
  const PART = `(?:(?:el lado|la parte|la zona|la banda|el costado) ${said}${side.startsWith('la ') ? `|${side}` : ''})${OF}`;
  const HALF = `la mitad ${half}`;
  return [
    // "El lado izquierdo más oscuro", "que el lado derecho sea más claro"
    [
      new RegExp(
        `(?<=^|[,.;:!?¡¿] |\\b(?:y|haz|pon|deja|dejame|quiero|hazme|ponme|ponle|pero) )(?:que )?(?:${ONLY} )?${PART} (?:(?:sea|quede|este|se vea|salga|que sea|que quede) )?(?=${BE}${MUCH}${TONED}${WISH_END})`,
      ),
      `${HALF} `,
    ],
    // "Oscurece solo el lado izquierdo"
    [
      new RegExp(
        `(?<=^|[,.;:!?¡¿] |\\b(?:y|que|por favor|puedes|podrias|quiero|pero) )(${TONES}(?: (?:me|le))?) (?:(?:un|poco|poquito|pelin|mas|mucho|algo|bastante) )*(?:${ONLY} )?${PART}(?=${WISH_END.slice(3, -1)}| (?:un|algo|mucho|bastante|al|en)\\b)`,
      ),
      `$1 ${HALF}`,
    ],
    // "Haz más oscuro el lado izquierdo"
    [
      new RegExp(
        `(?<=\\b(?:haz|pon|deja|hazme|ponme|quiero|hacer|poner) )(${MUCH}${TONED}) ${PART}${WISH_END}`,
      ),
      `${HALF} $1`,
    ],
    // "Más oscuro a la izquierda"
    [
      new RegExp(
        `${START}((?:(?:un|poco|poquito|algo|mucho|bastante) )*(?:mas|menos) ${TONED}) (?:(?:en|por|de|hacia) ${PART}|a(?:l lado ${said}| ${side})${OF})${WISH_END}`,
      ),
      `${HALF} $1`,
    ],
    // "Más luz en el lado izquierdo"
    [
      new RegExp(
        `${START}((?:(?:un|poco|poquito|algo|mucho|bastante) )*(?:mas|menos) ${VALUE}) (?:(?:en|por|de) ${PART}|a(?:l lado ${said}| ${side})${OF})${WISH_END}`,
      ),
      `$1 en ${HALF}`,
    ],
    // "Baja el brillo del lado izquierdo"
    [
      new RegExp(
        `(?<=\\b(?:baj|sub|quit|pon|dale|aument|reduc|d)[a-z]*(?: (?:un|poco|poquito|algo|mas|menos))* )((?:(?:el|la|mas|menos|de) )*${VALUE}) (?:(?:en|de|a|por) ${PART}|(?:al|del) lado ${said}${OF})${WISH_END}`,
      ),
      `$1 en ${HALF}`,
    ],
  ];
});

/** Sentences of Spanish about one side of the picture, where something is done to half of it. */
export const SPANISH_HALVES: readonly Form[] = [
  ...ONE_SIDE,
  // "… y el derecho más claro": the other half
  ...SIDES.map(
    ([said, half]): Form => [
      new RegExp(
        `(?<=\\bmitad (?:izquierda|derecha|de arriba|de abajo)\\b[^.;!?“]* (?:y|,|pero) )(?:el|la|lo) ${said} (?=${BE}${MUCH}${TONED}${WISH_END})`,
      ),
      `la mitad ${half} `,
    ],
  ),
];
