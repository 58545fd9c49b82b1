import type { Form } from '../../../forms/rewrite.ts';
import { START, WISH_END } from '../parts.ts';

/** What there is too much of, how that is told, and what it is called. */
const TOO_MUCH = [
  [
    '(?:colores|color|saturacion|saturad[oa]s?|colorid[oa]|chillon[ae]?s?)',
    '(?:chillon[ae]?s?|fuertes?|saturad[oa]s?|subid[oa]s?|viv[oa]s|intens[oa]s?|estridentes?|cargad[oa]s?|exagerad[oa]s?|llamativ[oa]s?|pasad[oa]s?|colorid[oa]s?|cantan|cantosos|gritan|gritones|alt[oa]s?|brutales|mucho|mucha|demasiad[oa]s?)',
    'la saturacion',
  ],
  [
    'contraste',
    '(?:fuerte|alto|subido|exagerado|intenso|duro|mucho|demasiado|brutal)',
    'el contraste',
  ],
  [
    '(?:brillo|luz|brillante|brillosa|luminosa|clara)',
    '(?:fuerte|alto|alta|subido|exagerad[oa]|intens[oa]|mucho|mucha|demasiad[oa]|brillante|brillosa|luminosa|clara)',
    'el brillo',
  ],
  [
    '(?:nitidez|nitida|enfocada)',
    '(?:fuerte|subida|exagerada|mucha|demasiada|nitida)',
    'la nitidez',
  ],
] as const;

const TOLD =
  '(?:la|esta|los|mis|unos|el|esos|foto|imagen|colores|color|contraste|brillo|luz|saturacion|nitidez|me|se|le|es|son|esta|estan|sali[oa]|salieron|quedo|quedaron|salen|sale|ven?|tienen?|hay|muy|demasiad[oa]|much[oa]|tan|bien|bastante|re|super|un|poco|todo|toda|con|como|medio|ya|que|parecen?|quedan?|horribles?|fe[oa]s?|hiper)';

const LESS =
  '(?:baj|reduc|reduzc|quit|rest|dismin|rebaj)[a-z]*(?: (?:le|les|lo|los|la|las|se|me))*(?: (?:a|en|como|por|un|una|asi))*';

const HALF = '(?:la )?mitad(?: de (?:color|intensidad|fuerza|todo|eso))?';

/** Spanish: by how much what is too strong goes down, "bájales la mitad", "bájale un 30". */
export const SPANISH_SATURATION_HALVED: readonly Form[] = TOO_MUCH.flatMap(
  ([what, much, called]): Form[] => {
    // Of the whole picture, and of no dress
    const told = `${START}(?=(?:${TOLD} )*?${what}\\b)(?=(?:${TOLD} )*?${much}\\b)(?:(?:${TOLD}|${what}|${much}) )+(?:(?:[,.;:!]|y|asi que|por favor|porfa|plis) )+(?:por favor |porfa )?`;
    return [
      [new RegExp(`${told}${LESS} ${HALF}${WISH_END}`), `baja ${called} a la mitad`],
      [new RegExp(`${told}${LESS} (\\d{1,2})(?: por ciento)?${WISH_END}`), `baja ${called} $1%`],
      // "Bájale la mitad a los colores", "quítale la mitad de color"
      [
        new RegExp(
          `${START}${LESS} (?:la )?mitad (?:(?:a|de|al|del|en|l) )+(?:(?:los|la|el|su) )*${what}${WISH_END}`,
        ),
        `baja ${called} a la mitad`,
      ],
    ];
  },
);
