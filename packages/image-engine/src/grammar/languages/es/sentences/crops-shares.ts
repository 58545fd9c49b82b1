import type { Form } from '../../../forms/rewrite.ts';
import { anyOf } from '../../share-rows.ts';
import { CUT, ONLY, SHARE_WORDS, START, WISH_END, WISH_START } from '../parts.ts';

const SHARE =
  '(?:un|una|la) (?:cuarto|tercio|quinto|mitad|cuarta parte|tercera parte|quinta parte)';

const SHARE_NAMED = anyOf(SHARE_WORDS.shares);

const SIDE = `(?:(?:de|a|por|en|del|desde|la|el|lado|parte|borde) )*${anyOf(SHARE_WORDS.sides)}`;

const OF = '(?: (?:de|a|en) (?:la|mi|esta|el) (?:foto|imagen|fotografia))?';

/** Sentences of Spanish about shares of a picture that are cut off or stay: a third, the left half. */
export const SPANISH_CROPS_SHARES: readonly Form[] = [
  // "Córtale la parte de abajo, como un cuarto": how much of it
  [
    new RegExp(
      `${START}((?:(?:puedes|podrias|por favor|porfa) )*)(?:cort|recort|quit|sac)[a-z]*(?: (?:le|la|me))? (?:la )?parte (?:de )?(abajo|arriba)(?: ,)? (?:(?:como|mas o menos|aproximadamente|aprox|casi|cerca de|unos|digamos|por ahi de) )+(${SHARE}|\\d+)${WISH_END}`,
    ),
    '$1 recorta $3 de $2',
  ],
  [
    new RegExp(
      `${START}((?:(?:puedes|podrias|por favor|porfa) )*)(?:cort|recort|quit|sac)[a-z]*(?: (?:le|la|me))? (?:por )?(abajo|arriba)(?: ,)? (?:(?:como|mas o menos|aproximadamente|aprox|casi|cerca de|unos|digamos|por ahi de) )+(${SHARE})${WISH_END}`,
    ),
    '$1 recorta $3 de $2',
  ],
  [
    new RegExp(
      `${START}((?:(?:puedes|podrias|por favor|porfa) )*)(?:cort|recort|quit|sac)[a-z]*(?: (?:le|la|me))? (?:(?:como|mas o menos|aproximadamente|aprox|casi|cerca de|digamos) )+(${SHARE}) (?:(?:de|por|desde|del lado|en) )*(?:la parte (?:de )?)?(abajo|arriba|la izquierda|la derecha|izquierd[oa]|derech[oa])${WISH_END}`,
    ),
    '$1 recorta $2 de $3',
  ],
  // "Córtale la parte de abajo, como un cuarto"
  [
    /\b(?:cort|recort|quit)\w*(?: le| la| me)? (?:la parte (?:de )?)?(?:de )?(abajo|arriba|la izquierda|la derecha)(?: ,)? (?:como|mas o menos|aproximadamente|unos?|algo asi como) (?:un|una) (cuarto|tercio|quinto|decimo)(?= ?$| [,.;!?])/,
    'quita un $2 de $1',
  ],
  // "Quita el tercio izquierdo", "córtale un cuarto por arriba"
  [
    // "La quinta de la derecha" is somebody.
    new RegExp(
      `${WISH_START}${CUT} (?!(?:la|una) (?:cuarta|quinta|decima) (?!parte\\b))(?:(?:el|un|la|una) )?${SHARE_NAMED} ${SIDE}${OF}${WISH_END}`,
    ),
    'recortado $2 $1',
  ],
  [
    new RegExp(
      `${WISH_START}(?:el|un|la) ${SHARE_NAMED} ${SIDE}${OF} (?:sobra|fuera|esta de mas)(?: , (?:cort|quit|recort)[a-z]*)?${WISH_END}`,
    ),
    'recortado $2 $1',
  ],
  // "Quédate con la mitad derecha", "deja solo el tercio de abajo"
  [
    new RegExp(
      `${WISH_START}(?:recort[a-z]* y )?(?:qued[a-z]+|me quedo|que quede|conserv[a-z]*|deja|dejar|dejame|muestra|necesito|mantener|manten|quiero)(?: ${ONLY})? (?:(?:${ONLY}|con) )*(?<=\\b(?:${ONLY}|con|y \\w+) )(?:el|la) ${SHARE_NAMED} ${SIDE}${OF}${WISH_END}(?!.*\\b(?:color|blanco y negro|lo demas|el resto)\\b)`,
    ),
    'conservado $2 $1',
  ],
  [
    new RegExp(
      `^${ONLY} (?:el|la) ${SHARE_NAMED} ${SIDE}${OF}(?: por favor| porfa)?(?= ?[.!]? ?$)`,
    ),
    'conservado $2 $1',
  ],
  [
    new RegExp(
      `${WISH_START}recort[a-z]*(?: (?:la|foto|imagen))* para (?:que )?(?:quede|se vea|dejar|quedarse con|que quede) ${ONLY} (?:el|la) ${SHARE_NAMED} ${SIDE}${WISH_END}`,
    ),
    'conservado $2 $1',
  ],
  [
    new RegExp(`^${ONLY} necesito (?:el|la) ${SHARE_NAMED} ${SIDE}${OF}(?= ?[.!]? ?$)`),
    'conservado $2 $1',
  ],
  [
    new RegExp(
      `${WISH_START}(?:qued[a-z]+ con|(?:deja|conserva) ${ONLY}) el tercio (?:central|del medio|de en medio|del centro)${WISH_END}`,
    ),
    'conservado tercio medio',
  ],
];
