import type { Form } from '../../../forms/rewrite.ts';
import { START, WISH_END } from '../parts.ts';

const LITTLE = '(?:un (?:poco|poquito|pelin|toque)|tantito|algo)';

/** Spanish: light, as it is told in passing. */
export const SPANISH_LIGHT_TOLD: readonly Form[] = [
  // "¿Le puedes subir a la luz un poco?"
  [
    new RegExp(
      `(?<=^|[,.;:!?¡¿] |\\b(?:y|oye|hola|porfa|favor) )(?:(?:le|me|la|se|porfa|por favor|oye) )*(?:puedes|podes|podrias|pueden|podrian|puede) (?:(?:le|me) )?(?:subir|aumentar|dar)(?:le)? (?:(?:a|la|el|mas|de) )*(?:luz|brillo|luminosidad|claridad) ${LITTLE}${WISH_END}`,
    ),
    'subele un poco a la luz',
  ],
  [
    new RegExp(
      `(?<=^|[,.;:!?¡¿] |\\b(?:y|oye|hola|porfa|favor) )(?:(?:le|me|la|se|porfa|por favor|oye) )*(?:puedes|podes|podrias|pueden|podrian|puede) (?:(?:le|me) )?(?:bajar|quitar)(?:le)? (?:(?:a|la|el|de) )*(?:luz|brillo|luminosidad) ${LITTLE}${WISH_END}`,
    ),
    'bajale un poco a la luz',
  ],
  // "Me quemó el flash"
  [
    new RegExp(
      `${START}(?:el flash )?(?:(?:me|nos|le|la|lo) )+(?:quemo|quemaron|blanqueo|dejo blanc[oa]s?|dejo quemad[oa]s?|encandilo|reboto)(?: (?:la|mi) (?:cara|foto|frente))?(?: el flash)?${WISH_END}(?<=\\bflash.*)`,
    ),
    'baja las luces altas',
  ],
  // "Que el cielo no se vea blanco"
  [
    new RegExp(
      `${START}que (?:el|mi) cielo no (?:se )?(?:vea|quede|salga|este|sea) (?:(?:tan|todo|muy) )*(?:blanco|quemado|reventado)${WISH_END}`,
    ),
    'el cielo se ve blanco',
  ],
];
