/** Turns of German with "nicht" that no dialect says otherwise. */
export const GERMAN_LIMITS = `
  nicht so = not so
  nicht so grell = less bright
  nicht ubertreiben = not too much
  nicht mehr als = at most
  nicht breiter als = no wider than
  nicht grosser als = no larger than
  nicht hoher als = no taller than
  mehr nicht = thanks
`;
