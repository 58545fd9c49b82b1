import type { Form } from '../../../forms/rewrite.ts';

/** Sentences of French about how strong colours are. */
export const FRENCH_SATURATION: readonly Form[] = [
  // "Délave un peu les couleurs"
  [
    /\bdelave[rz]? ((?:un peu |legerement |a peine )?)(?:les couleurs|la photo|l ?image)(?= ?$| [,.;!?]| (?:et|mais|stp|svp)\b)/,
    'baisse $1 la saturation',
  ],
  // "Réduis l'intensité des couleurs"
  [
    /\b(baisse|baisser|reduis|reduire|diminue|diminuer|augmente|augmenter|monte|pousse) lintensite des couleurs/,
    '$1 la saturation',
  ],
];
