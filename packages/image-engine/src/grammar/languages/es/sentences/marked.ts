import type { Form } from '../../../forms/rewrite.ts';
import { SHADE, START, WISH_END } from '../parts.ts';

const HEX = '#[0-9a-f]{3,6}';

/** What is marked, as it is pointed at. */
const THIS =
  '(?:(?:esto|eso)(?: (?:de aqui|de ahi|de aca|que marque|marcado|que he marcado))?|(?:esta|esa|la(?= (?:zona|parte|area) (?:marcada|que marque)\\b)) (?:zona|parte|area)(?: (?:marcada|de aqui|que marque))?|lo (?:marcado|senalado|rodeado|seleccionado|que (?:he |tengo )?(?:marque|marcado|senale|rodee|seleccione|esta marcado)))';

/** Sentences of Spanish about what is marked and is to have another colour. */
export const SPANISH_MARKED: readonly Form[] = [
  // "Aclara aquí", "más nítido aquí": there, and nowhere else
  [
    /^((?:(?:un poco|un poquito) )?(?:(?:aclar|oscurec|ilumin|difumin|desenfo|enfo)[a-z]*|mas (?:nitid|clar|oscur)[a-z]*)) (?:(?:por|justo) )?(?:aqui|aca)(?= ?[.!]? ?$)/,
    '$1 solo aqui',
  ],
  // "Solo esto a color"
  [
    /^(?:(?:que|quede|deja|quiero) )*(?:solo|solamente|nada mas|unicamente) (?:esto|eso) (?:(?:a|en|con|quede|de) )+color(?:es)?(?= ?[.!]? ?$)/,
    'todo en blanco y negro menos lo marcado',
  ],
  // "Tapa esto": what is there is to go
  [
    /^(?:tapa|tapar|tapame|cubre) (?:esto|eso)(?: (?:por favor|porfa))?(?= ?[.!]? ?$)/,
    'borra esto',
  ],
  // "Esto píntalo de #1E90FF", "lo que marqué ponlo azul"
  [
    new RegExp(
      `${START}${THIS}(?: ,)? (?:(?:pint|colore|tin|pinte)[a-z]*(?<=l[oa])|(?:me )?l[oa] (?:pintas|coloreas|tines)) (?:(?:de|en|a|por|todo|color) )*(?!(?:nuevo|otro|negro y|blanco y)\\b)(?=[^,.;:!?“ ])`,
    ),
    'haz esto ',
  ],
  [
    new RegExp(
      `${START}${THIS}(?: ,)? (?:(?:(?:pon|pong|haz|hac|hag|cambi|dej|vuelv|pas)[a-z]*(?<=l[oa])|(?:me )?l[oa] (?:quiero|quisiera|prefiero|pones|cambias|pasas)|que (?:sea|quede|este)) )?(?:(?:de|en|a|por|todo|color) )*(?!(?:negro|blanco) y (?:negro|blanco)\\b)(?=(?:${SHADE}|${HEX})${WISH_END})`,
    ),
    'haz esto ',
  ],
];
