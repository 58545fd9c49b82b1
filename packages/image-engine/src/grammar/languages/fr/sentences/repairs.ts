import type { Form } from '../../../forms/rewrite.ts';
import { END } from '../parts.ts';

/** Sentences of French about old and damaged photos, and what restores them. */
export const FRENCH_REPAIRS: readonly Form[] = [
  [
    /^(?:vieille photo|photo ancienne|ancienne photo|vieux cliche)(?: (?:tres|toute|un peu))? (?:abimee?|rayee?|dechiree?|jaunie?|tachee?|decoloree?|endommagee?)(?= ?[.!]? ?$)/,
    'restaure cette vieille photo',
  ],
  // "Vieille photo toute abîmée à restaurer"
  [
    new RegExp(
      `\\b(?:(?:vieille|ancienne) )?photo (?:de famille |de mariage )?(?:toute |tres |bien )?(?:abimee?|rayee?|dechiree?|jaunie?|tachee?) a (?:restaurer|reparer|sauver|retaper)${END}`,
    ),
    'restaure cette vieille photo',
  ],
];
