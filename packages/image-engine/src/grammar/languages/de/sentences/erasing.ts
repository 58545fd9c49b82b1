import type { Form } from '../../../forms/rewrite.ts';

/** Sentences of German about what is to go, is in the way, or is to be hidden. */
export const GERMAN_ERASING: readonly Form[] = [
  // "Finger im Bild": it is in the way
  [
    /^(?:(?:da|hier|mein|meine|ist|sind|ein|eine|leider|noch|so|viele|der|die) )*(finger|daumen|leute|touristen|passanten|kabel|mulleimer|mulltonne|mulltonnen|laterne|strommast|stromleitungen|haar|fussel|insekt) (?:(?:ist|sind|mit|noch|stehen|steht) )*(?:im bild|auf dem bild|drauf|auf der linse|vor der linse|im weg|im hintergrund)(?: (?:ist|sind|zu sehen))?(?= ?[.!]? ?$)/,
    '$1 entfernen',
  ],
  [
    /(?<=^|[,.;:!?] )(?:das|der|die|es) gehort (?:da|hier|dort) nicht(?: hin)?(?= ?$| [.!])/,
    'entferne das',
  ],
];
