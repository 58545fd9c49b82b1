import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

/** Sentences of French about rain, snow, fog and rainbows. */
export const FRENCH_WEATHER: readonly Form[] = [
  [/\b(?:un )?temps de (?=(?:pluie|neige|brouillard|brume)(?= ?$| [,.;:!?]))/, 'de la '],
  // "Un arc-en-ciel presque transparent"
  [
    new RegExp(
      `(?<=\\barc en ciel\\b[^.;:!?“]* )(?:(?:,|et|mais|tres) )*(?:presque|quasi|quasiment|a moitie|semi) (?:transparent|invisible|translucide)${END}`,
    ),
    ', discret',
  ],
  // "Qu'on le voie à peine"
  [
    new RegExp(
      `(?<=\\barc en ciel\\b[^.;!?“]* )(?:(?:,|mais|et) )*(?:quon|que lon|que on) (?:(?:ne|n) )?(?:le |l )?(?:voie|voit|remarque|distingue|apercoive|devine) (?:a peine|presque pas|peu|tout juste)${END}`,
    ),
    ', discret',
  ],
  // "Ajoute de la pluie et un éclair": what flashes, and no more light
  [
    /(?<=\b(?:ajoute\w*|mets|rajoute|et|avec) )(?:un eclair|des eclairs)(?= ?$| [,.;!?]| (?:et|dans)\b)/,
    'eclair d orage',
  ],
  // "Et qu'il flotte à verse": much rain, in any mood of its verb
  [
    new RegExp(
      `${START}(?:(?:fais|comme|on dirait|je veux|il faut|faut) )?(?:quil|qu il|sil|s il|si il) (?:pleu[tv][a-z]*|flott?(?:e|ait)|drach(?:e|ait)|tomb(?:e|ait)) (?:a verse|averse|a torrents?|a seaux|des cordes|des hallebardes)${END}`,
    ),
    'make it rain heavily',
  ],
  // "Mais juste quelques flocons, pas une tempête"
  [
    new RegExp(
      `(?<=\\bneig\\w*\\b[^.;!?“]* )(?:, )?(?:mais )?(?:juste|seulement|rien que|a peine) quelques flocons(?:(?: ,)? (?:et |mais )?(?:pas|sans) (?:(?:une|de|la) )*(?:tempete|blizzard)(?: de neige)?)?${END}`,
    ),
    ', just few flakes',
  ],
];
