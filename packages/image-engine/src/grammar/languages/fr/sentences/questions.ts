import type { Form } from '../../../forms/rewrite.ts';

const LEAD =
  '(?:(?:salut|bonjour|hello|s il te plait|s il vous plait|me|nous|peux|pouvez|pourrais|pourriez|tu|vous|dire|dis|dites|moi|sais|savez|est ce que|et|,) )*';
const ASKED =
  '(?:est|sont|a|ont|suis|ai|jai|fait|parais|etait|etaient|ete|voit|trouve|il y a|prise?|cest)';
const WHAT = '(?:race|age|marque|modele|ville|lieu|pays|annee|espece|couleur|type)';

/** Sentences of French that ask something about the picture: they wish for nothing. */
export const FRENCH_QUESTIONS: readonly Form[] = [
  // "Tu peux me dire qui est sur la photo ?"
  [
    new RegExp(
      `^${LEAD}(?:qui|ou|quand|combien|(?:c ?est |de )?quel(?:le)?s? ${WHAT}|de quel(?:le)? ${WHAT}) (?=(?:[^,.;:!?“ ]+ )*${ASKED}\\b)[^,.;:!?“]+(?= [?.! ]*$)`,
    ),
    'qu est ce que c est',
  ],
  [
    new RegExp(`^${LEAD}c ?est (?:qui|quoi|ou|quel(?:le)? ${WHAT})(?: [^,.;:!?“]+)?(?= [?.! ]*$)`),
    'qu est ce que c est',
  ],
];
