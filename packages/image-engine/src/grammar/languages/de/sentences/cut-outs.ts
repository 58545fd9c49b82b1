import type { Form } from '../../../forms/rewrite.ts';

/** Sentences of German about what is cut out of its background, and the shadow it casts. */
export const GERMAN_CUT_OUTS: readonly Form[] = [
  // "Der Schuh schwebt, mach einen Schatten drunter"
  [
    /(?<=^)(?:(?:das|der|die|es|er|sie|mein|meine)(?: \w+)? )?(?:sieht aus als (?:ob|wurde) (?:es|er|sie) )?(?:schwebt|schweben)(?: wurde)?(?: (?:in der luft|so|etwas|ein bisschen))*(?: (?:[,.;:!]|und|also|deshalb))+ (?=.*schatten)/,
    '',
  ],
  // "Ohne weißen Saum um die Haare"
  [
    /\b(?:ohne|keinen?) (?:einen |jeden )?(?:(?:wei(?:ß|ss)|hell|dunkl|schwarz|farbig)en )?(?:saum|farbsaum|kranz|heiligenschein) (?=(?:um|an) (?:die|den|meine|ihre|seine) )/,
    'ohne rand ',
  ],
];
