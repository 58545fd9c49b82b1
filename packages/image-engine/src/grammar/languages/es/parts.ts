// Pieces of regular expressions over words of Spanish, written without accents.

/** The beginning of a clause. */
export const START = '(?<=^|[,.;:!?¡¿] |\\by )';
/** The end of one. */
export const END = '(?= $|$| [,.;:!?])';
/** Words of a clause that name no size. */
export const REST = '(?: [^,.;:!?“ \\d]+)*?';
