import type { Form } from '../../../forms/rewrite.ts';

/** Sentences of French about what was marked, boxed or painted over. */
export const FRENCH_MARKED: readonly Form[] = [
  // "Ça en plus clair"
  [/^(?:ca|cela|ceci) en (?=(?:(?:un peu|bien|beaucoup) )?(?:plus|moins) )/, 'ca '],
  [/\bnettoie[rz]? la zone (?:marquee|entouree|selectionnee)(?= ?$| [.!])/, 'enleve ca'],
];
