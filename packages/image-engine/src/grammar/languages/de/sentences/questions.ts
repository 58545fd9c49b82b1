import type { Form } from '../../../forms/rewrite.ts';

const LEAD =
  '(?:(?:hallo|hey|hi|bitte|sag|sagt|sage|mal|mir|uns|kannst|konnen|konnt|du|sie|ihr|wei(?:ß|ss)t|erkennst|sagen|verraten|und|,) )*';
const ASKED =
  '(?:ist|sind|bin|war|waren|wurde|wurden|steht|sieht|sehe|zeigt|gehort|liegt|heisst|hei(?:ß|ss)t)';

/** Sentences of German that ask something about the picture: they wish for nothing. */
export const GERMAN_QUESTIONS: readonly Form[] = [
  // "Kannst du mir sagen, wer auf dem Bild ist?"
  [
    new RegExp(
      `^${LEAD}(?:wer|wo|wann|wie alt|wie viele?|welche[mnrs]?|was fur (?:ein|eine|einen)) (?=(?:[^,.;:!?“ ]+ )*${ASKED}\\b)[^,.;:!?“]+(?= [?.! ]*$)`,
    ),
    'was ist das',
  ],
];
