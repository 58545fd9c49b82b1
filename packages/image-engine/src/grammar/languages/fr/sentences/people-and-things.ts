import type { Form } from '../../../forms/rewrite.ts';
import { START } from '../parts.ts';

const PUTS = '(?:mets|met|mettre|mettez|pose|place|visse|colle|plante|enfonce|flanque|ajoute)';

const WEAR =
  '((?:une?|des) (?!flou|filtre|effet|texte|ombre|lumiere)(?:[^,.;:!?“ ]+ ){1,4}?)(?:sur|par dessus) (?:la|ma|sa|leur|nos) tetes?';

/** Sentences of French about people and things that are there or are to be. */
export const FRENCH_PEOPLE_AND_THINGS: readonly Form[] = [
  // "Visse-moi un chapeau sur la tête"
  [
    new RegExp(
      `${START}(?:(?:tu peux|peux tu) )?${PUTS} (?:(?:moi|lui|leur|nous|me) )?${WEAR}(?= ?$| [,.;:!?]| (?:et|puis)\\b)`,
    ),
    'add $1',
  ],
];
