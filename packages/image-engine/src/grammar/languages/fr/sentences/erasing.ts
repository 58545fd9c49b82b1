import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

const BAR =
  '(?:rectangles?|barres?|bandes?|bandeaux?|carres?|cadres?|blocs?|caches?|traits?|pave|paves|encart)';

const BLACK = `(?:(?:(?:un|une|le|la) )?${BAR} (?:de couleur )?(?:blanc|gris|roug|bleu|jaun|vert)[a-z]*|(?:(?:un|une|des|le|la|du|en|gros|grand|petit|simple) )*(?:${BAR} )?(?:(?:tout|en|de couleur|pleins?|opaques?|uni) )*noire?s?(?! et blanc)(?: (?:pleine?s?|opaques?|unie?s?|complet|total|bien))*)`;

const NO = '(?:sans|plutot que|au lieu|non)';

const OTHER =
  '(?:en|de|du|le|un|une|flou|floue|floutee?|flouter|floutage|pixelisee?|pixels?|pixellisee?|pixelisation|mosaique|effet|ni|ou|pas)';

/** "Pas" and "ni" are told of what is refused, too, so that behind the first of it they are no beginning. */
const NO_OTHER = `(?:(?: (?:,|et|mais))* (?:${NO}|pas|ni) ${OTHER}(?: ${OTHER}|(?:(?: (?:,|et|mais))+ (?:${NO}|pas|ni)| ${NO}) ${OTHER})*)?`;

/** Sentences of French about what is to go, is in the way, or is to be hidden. */
export const FRENCH_ERASING: readonly Form[] = [
  [
    /(?<=^|[,.;:!?] )(?:ca|cela) (?:na|n a|a) (?:rien|pas) a (?:faire|voir) (?:la|ici)(?= ?$| [.!])/,
    'enleve ca',
  ],
  // "Cache la rue avec un bandeau noir, sans flou"
  [
    new RegExp(
      `${START}(?:masque|masquer|cache|cacher|couvre|couvrir|recouvre|recouvrir|barre|barrer|censure|censurer|occulte|occulter|dissimule|dissimuler)z? (?!(?:tout )?(?:le fond|larriere|le ciel|la photo|limage|le reste)\\b)((?:[^,.;:!?“ ]+ ){0,6}?[^,.;:!?“ ]+)(?: ,)? (?:avec|en|dun|dune|par|sous|derriere|de|au) ${BLACK}${NO_OTHER}(?: stp| svp)?${END}`,
    ),
    'cover it with black bar',
  ],
  [
    new RegExp(
      `${START}(?:masque|masquer|cache|cacher|couvre|couvrir|recouvre|barre|censure|occulte|dissimule)z? (?:avec|par|sous|dun|dune|derriere) (?:(?:un|une|des) )?${BAR} noire?s? (?:(?:le|la|les|mon|ma|mes|son|sa|ses) )[^,.;:!?“ ]+(?: (?:de|du|des) [^,.;:!?“]{2,30}?)?${NO_OTHER}${END}`,
    ),
    'cover it with black bar',
  ],
  [
    new RegExp(
      `${START}(?:mets|met|mettre|mettez|ajoute|place|pose|dessine|je veux|il faut)?(?: )?(?:un|une|des) ${BAR} noire?s? (?:sur|par dessus|au dessus de|devant|pour (?:cacher|masquer)) (?!la photo|limage|fond|les cotes|les bords|le haut|le bas|le mur|la table|les paupieres|la cheminee)[^,.;:!?“]{2,40}?${NO_OTHER}${END}`,
    ),
    'cover it with black bar',
  ],
];
