// Pieces of regular expressions over the words of French, for its sentences.

/** The beginning of a wish. */
export const START = '(?<=^|[,.;:!?+&] |\\b(?:and|et|puis|ensuite|aussi|mais) )';
/** The end of one. */
export const END = '(?= ?$| [,.;:!?+&]| (?:and|et|puis|ensuite|mais|stp|svp)\\b)';
