// Pieces of regular expressions over the words of German, for its sentences.

/** The beginning of a wish. */
export const START = '(?<=^|[,.;:!?+&] |\\b(?:and|und|dann|bitte|aber) )';
/** The end of one. */
export const END = '(?= ?$| [,.;:!?+&]| (?:and|und|dann|aber|bitte)\\b)';
/** What is put before a wish. */
export const ASKING = '(?:(?:kannst du|konntest du|bitte|mal|mir|doch) )*';
