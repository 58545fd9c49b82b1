import type { Form } from '../../../forms/rewrite.ts';

/** Sentences of French about what was marked, boxed or painted over. */
export const FRENCH_MARKED: readonly Form[] = [
  // "Éclaircis ici", "plus net ici": there, and nowhere else
  [
    /^((?:(?:un peu|bien) )?(?:(?:eclairci|assombri|illumin|flout)[a-z]*|plus (?:nette?|clair|claire|sombre))) (?:juste )?(?:ici|la)(?= ?[.!]? ?$)/,
    '$1 seulement ici',
  ],
  // "Seulement ça en couleur"
  [
    /^(?:(?:garde|laisse|je veux) )?(?:seulement|juste|uniquement|que) (?:ca|cela|ceci) en couleurs?(?= ?[.!]? ?$)/,
    'tout en noir et blanc sauf la zone marquee',
  ],
  // "Ça en plus clair"
  [/^(?:ca|cela|ceci) en (?=(?:(?:un peu|bien|beaucoup) )?(?:plus|moins) )/, 'ca '],
  [/\bnettoie[rz]? la zone (?:marquee|entouree|selectionnee)(?= ?$| [.!])/, 'enleve ca'],
];
