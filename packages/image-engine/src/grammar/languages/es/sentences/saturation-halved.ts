import type { Form } from '../../../forms/rewrite.ts';
import { START, WISH_END } from '../parts.ts';

/** How strong something is, by what it is of. */
const STRONG = {
  colours:
    'chillon[ae]?s?|fuertes?|saturad[oa]s?|subid[oa]s?|viv[oa]s|intens[oa]s?|estridentes?|cargad[oa]s?|exagerad[oa]s?|llamativ[oa]s?|pasad[oa]s?|colorid[oa]s?|cantan|cantosos|gritan|gritones|alt[oa]s?|brutales',
  contrast: 'fuerte|alto|subido|exagerado|intenso|duro|brutal',
  brightness: 'fuerte|alto|alta|subido|exagerad[oa]|intens[oa]|brillante|brillosa|luminosa|clara',
  sharpness: 'fuerte|subida|exagerada|nitida',
} as const;

/** What there is too much of, how that is told, the words of both that `TOLD` has not, and what it is called. */
const TOO_MUCH = [
  [
    '(?:colores|color|saturacion|saturad[oa]s?|colorid[oa]|chillon[ae]?s?)',
    `(?:${STRONG.colours}|mucho|mucha|demasiad[oa]s?)`,
    `(?:${STRONG.colours}|demasiad[oa]s)`,
    'la saturacion',
  ],
  ['contraste', `(?:${STRONG.contrast}|mucho|demasiado)`, `(?:${STRONG.contrast})`, 'el contraste'],
  [
    '(?:brillo|luz|brillante|brillosa|luminosa|clara)',
    `(?:${STRONG.brightness}|mucho|mucha|demasiad[oa])`,
    `(?:${STRONG.brightness})`,
    'el brillo',
  ],
  [
    '(?:nitidez|nitida|enfocada)',
    `(?:${STRONG.sharpness}|mucha|demasiada)`,
    `(?:${STRONG.sharpness}|enfocada)`,
    'la nitidez',
  ],
] as const;

const TOLD =
  '(?:la|esta|los|mis|unos|el|esos|foto|imagen|colores|color|contraste|brillo|luz|saturacion|nitidez|me|se|le|es|son|estan|sali[oa]|salieron|quedo|quedaron|salen|sale|ven?|tienen?|hay|muy|demasiad[oa]|much[oa]|tan|bien|bastante|re|super|un|poco|todo|toda|con|como|medio|ya|que|parecen?|quedan?|horribles?|fe[oa]s?|hiper)';

const LESS =
  '(?:baj|reduc|reduzc|quit|rest|dismin|rebaj)[a-z]*(?: (?:le|les|lo|los|la|las|se|me))*(?: (?:a|en|como|por|un|una|asi))*';

const HALF = '(?:la )?mitad(?: de (?:color|intensidad|fuerza|todo|eso))?';

const SOME = '(tantito|un poco|un poquito|poquito|un pelin|algo|una pizca|un chin|bastante|mucho)';

const LITTLE =
  '(?:(?:(?:la|esta) foto|tiene|hay|con|esta|salio|sale|quedo|se ve|le|muy|demasiado|tan|super|re) )*(?:poc|baj|poquit|poquisim)[oa] (?:de )?';

const VALUES = [
  ['contraste', 'el contraste'],
  ['(?:brillo|luz)', 'el brillo'],
  ['(?:color|saturacion)', 'la saturacion'],
  ['nitidez', 'la nitidez'],
] as const;

/** Spanish: by how much what is too strong goes down, "bájales la mitad", "bájale un 30". */
const HALVED: readonly Form[] = TOO_MUCH.flatMap(([what, much, further, called]): Form[] => {
  // Of the whole picture, and of no dress
  const told = `${START}(?=(?:${TOLD} )*?${what}\\b)(?=(?:${TOLD} )*?${much}\\b)(?:(?:${TOLD}|${further}) )+(?:(?:[,.;:!]|y|asi que|por favor|porfa|plis) )+(?:por favor |porfa )?`;
  return [
    [new RegExp(`${told}${LESS} ${HALF}${WISH_END}`), `baja ${called} a la mitad`],
    [new RegExp(`${told}${LESS} (\\d{1,2})(?: por ciento)?${WISH_END}`), `baja ${called} $1%`],
    // "Tiene mucho contraste, bájale tantito"
    [
      new RegExp(
        `${told}(?:baj|reduc|reduzc|rebaj|dismin)[a-z]*(?: (?:le|les|lo|los|la|las|me))*(?: ${SOME})?${WISH_END}`,
      ),
      `baja $1 ${called}`,
    ],
    // "Bájale al brillo la mitad"
    [
      new RegExp(
        `${START}${LESS} (?:(?:al|a|l|el|la|los|las) )*${what} (?:(?:a|en|por|como) )*${HALF}${WISH_END}`,
      ),
      `baja ${called} a la mitad`,
    ],
    // "Bájale la mitad a los colores", "quítale la mitad de color"
    [
      new RegExp(
        `${START}${LESS} (?:la )?mitad (?:(?:a|de|al|del|en|l) )+(?:(?:los|la|el|su) )*${what}${WISH_END}`,
      ),
      `baja ${called} a la mitad`,
    ],
  ];
});

/** "Tiene poco contraste, súbele": what is told is a fault. */
const RAISED: readonly Form[] = VALUES.map(
  ([what, called]): Form => [
    new RegExp(
      `${START}${LITTLE}${what} (?:(?:[,.;:]|y|asi que|por favor|porfa|plis) )+(?:sub|aument|met|dal|da|increment|pon|ech)[a-z]*(?: (?:le|la|lo|me|mas))*(?: ${SOME})?${WISH_END}`,
    ),
    `sube $1 ${called}`,
  ],
);

/** Spanish: what is too strong or too weak, and by how much it is to change. */
export const SPANISH_SATURATION_HALVED: readonly Form[] = [...HALVED, ...RAISED];
