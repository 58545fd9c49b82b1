// Pieces of what Spanish says that several topics share: ends of clauses, colours, articles, words for places and pictures.

import type { ShareWords } from '../share-rows.ts';

/** The beginning of a clause. */
export const START = '(?<=^|[,.;:!?¡¿] |\\by )';

/** The end of one. */
export const END = '(?= $|$| [,.;:!?]| (?:por favor|porfa|porfis?|porfavor|plis|gracias)\\b)';

/** Words of a clause that name no size. */
export const REST = '(?: [^,.;:!?“ \\d]+)*?';

/** Colours that a whole picture may be held in. */
export const HUE =
  '(azul(?:es|ad[oa]s)?|verd(?:es?|os[oa]s)|roj(?:[oa]s?|iz[oa]s)|rosa(?:s|dos|das)?|morad[oa]s?|violetas?|lilas?|(?:a)?naranj(?:as?|ad[oa]s)|turquesas?|celestes?|dorad[oa]s?|amarill[oa]s?|marron(?:es)?|magentas?|negr[oa]s?)';

/** Of things, besides. */
export const INK = `(${HUE.slice(1, -1)}|blanc[oa]s?|gris(?:es)?|beige|cafes?)`;

/** The beginning of a wish, behind words that join wishes, too. */
export const WISH_START = '(?<=^|[,.;:!?+&] |\\b(?:and|y|e|luego|despues|ademas|tambien|pero) )';

/** The end of a wish, before such words, too. */
export const WISH_END = '(?= ?$| [,.;:!?+&]| (?:and|y|e|luego|pero|porfa|por favor)\\b)';

const COUNT = '(?:2|3|4|5|6|dos|tres|cuatro|cinco|seis)';

const PICTURES = '(?:fotos|fotitos|imagenes)';

export const BOTH = `(?:(?:las|los|la|estas|mis|ambas|${COUNT}|${PICTURES}) )*`;

export const CUT =
  '(?:(?:quiero|quisiera|gustaria|puedes|podrias|me|por favor|porfa|hay que|necesito|favor de) )*(?:(?:quit|cort|recort|elimin|sac|suprim|tij)[a-z]*|borr(?:a|ar|e|en|ale|ame|o)|fuera)(?: (?:le|me|la|lo))?';

export const SHARE_WORDS: ShareWords = {
  sides: {
    left: 'izquierdo/izquierda',
    right: 'derecho/derecha',
    top: 'superior/arriba',
    bottom: 'inferior/abajo',
  },
  shares: {
    third: 'tercio',
    quarter: 'cuarto/cuarta',
    fifth: 'quinto/quinta',
    tenth: 'decimo/decima',
    half: 'mitad',
  },
};

export const ONLY = '(?:solo|solamente|unicamente|nada mas|tan solo)';

export const LAST = '(?= ?[.!]? ?$)';

export const TIENE = '(?:el|la|los|las|mi|mis|su|sus)';

/** A colour with what is said of it. */
export const SHADE = `${INK.replace('(', '(?:')}(?: (?:oscur[oa]s?|clar[oa]s?|clarit[oa]s?|marino|pastel|menta|oliva|mostaza|cereza|militar|puro))?`;
