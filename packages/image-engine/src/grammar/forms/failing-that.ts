import { END, INK } from './parts.ts';
import type { Form } from './rewrite.ts';

const NOT_POSSIBLE =
  'if (?:that|this|it) (?:is not|isnt|is im|was not)(?: possible|possible)(?! (?:to|of|de|d|for|remove|erase|delete|quitar|borrar|enlever|effacer)\\b)(?: (?:, )?(?:then|just|please|at least))*';

/** What is wanted should the first wish be impossible. */
export const FAILING_THAT_FORMS: readonly Form[] = [
  // "Turn my hatchback into a Ferrari, and if that is not possible then make it red"
  [
    new RegExp(
      `((?:turn|morph|transform|change|convert) (?:the|my|our|his|her|this) (\\w+) (?:into|in) [^,.;:!?“]+?) (?:(?:,|and|but) )*${NOT_POSSIBLE} (?:make|paint|color|turn|put) it (?:in )?(?!black and white)${INK}(?=${END.slice(3, -1)}| with )`,
    ),
    '$1 ; make the $2 $3',
  ],
  [new RegExp(`^(?:and )?${NOT_POSSIBLE} (?:, )?(?=\\w)`), ''],
  [new RegExp(`(?:(?:,|;|and|but|or) )+${NOT_POSSIBLE} (?:, )?(?=\\w)`), ' ; '],
];
