import type { Form } from '../../../forms/rewrite.ts';
import { END } from '../parts.ts';

/** Sentences of German about old and damaged photos, and what restores them. */
export const GERMAN_REPAIRS: readonly Form[] = [
  // "In echten Farben und ohne die Knicke"
  [
    new RegExp(
      `(?<=\\b(?:schwarz ?wei(?:ß|ss)|sw|alte[srn]?|opas|omas)\\b[^.;!?“]* farben?(?: bitte)? )(?:, |und )*ohne (?:die |diese |alle )?(knicke|kratzer|risse|flecken)${END}`,
    ),
    ', entferne die $1',
  ],
];
