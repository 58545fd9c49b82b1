// Pieces of regular expressions over words of Spanish, written without accents.

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
