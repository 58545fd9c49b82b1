import type { Form } from '../../../forms/rewrite.ts';
import { END } from '../parts.ts';

const PUNCHY =
  '(?:punchy|punchies|pechues?|peps|pep s|pepsy|patate|pepees?|toniques?|claquantes?|petantes?|explosives?|fun)';

/** Sentences of French about how strong colours are. */
export const FRENCH_SATURATION: readonly Form[] = [
  // "Couleurs plus pêchues": stronger ones, and not those of a peach
  [
    new RegExp(
      `\\b(?:les |des |ses |ces )?(?:couleurs|teintes) (?:(?:soient|bien|vraiment) )*((?:un peu |legerement |beaucoup )?)plus ${PUNCHY}(?:${END}|(?= sans\\b))`,
    ),
    'couleurs $1 plus vives',
  ],
  [
    new RegExp(
      `\\b((?:un peu |legerement |beaucoup )?)plus ${PUNCHY} (?:(?:niveau|au niveau des|cote|sur|pour) )?(?:les |des )?(?:couleurs|teintes)(?:${END}|(?= sans\\b))`,
    ),
    'couleurs $1 plus vives',
  ],
  [
    new RegExp(
      `(?<=\\bcouleurs (?:un peu |legerement |beaucoup )?plus vives )(?:(?:,|mais|et) )*(?:pas|sans (?:que (?:ca|ce) (?:soit|fasse|devienne|tombe dans le)|etre|faire)) (?:(?:trop|du|le|non plus) )*(?:fluo|fluorescente?s?|flashy|criardes?|criard|agressives?|too much)${END}`,
    ),
    '',
  ],
  [
    /\b(?:les |des |ses |ces )?couleurs (?:(?:sont|trop|bien|vraiment|un peu) )*(?:agressives|violentes|hurlantes|degoulinantes|too much)(?= ?$| [,.;:!?]| (?:et|mais|stp|svp)\b)/,
    'couleurs trop criardes',
  ],
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
