/** From here on the subject is taken as found. */
export const SURE = 0.8;
/** From here on it is taken, and the visitor is asked to look; below, to mark it. */
export const LIKELY = 0.6;
