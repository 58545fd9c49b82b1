import type { Form } from '../../../forms/rewrite.ts';

/** Sentences of French about how strong colours are. */
export const FRENCH_SATURATION: readonly Form[] = [
  // "Les couleurs piquent les yeux, baisse ça d'un cran"
  [
    /\b(?:les |ses |ces )?couleurs (?:me |nous )?(?:piquent|font mal aux|brulent|crament|agressent|font saigner) (?:(?:trop|un peu|vraiment) )?(?:(?:les|l) )?yeux (?:(?:,|et|alors|donc) )*(?:baiss|reduis|diminu|calm|adouci|attenu)\w* (?:(?:moi|les|ca|tout|cela) )*(?:d ?un cran|un peu|legerement|un chouia|un poil)(?= ?$| [,.;:!?]| (?:et|mais|stp|svp)\b)/,
    'baisse un peu la saturation',
  ],
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
