import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

/** Sentences of German about what is to stay as it is. */
export const GERMAN_KEEPING: readonly Form[] = [
  // "Ohne die Farben zu ändern heller": they stay, and are not left out
  [
    /\bohne (?:dabei )?(?:die |an den |meine |alle )?farben? (?:dabei )?(?:zu )?(?:andern|verandern|verfalschen|beruhren|bearbeiten|anzufassen|anzutasten|anzuruhren|andern zu wollen)(?: ,)?(?= )/,
    ', farben behalten ,',
  ],
  [
    /\b(?:den rest lass|lasse? den rest|lasse? alles andere) (?=(?:verschwimmen|verschwommen|unscharf|schwarzwei(?:ß|ss)|grau|dunkler|heller|verblassen)(?= ?$| [,.;!?]))/,
    'den rest ',
  ],
  // "De Himmel söll so bliibe", as the Swiss have it
  [
    new RegExp(
      `${START}(?:de|da|dr|der|s|d|die|das) (himmel|hintergrund|person) (?:soll|sott|sell|mues|muss|cha|dorf) (?:bitte )?(?:eso|so|genau so|glich) (?:bliibe|blibe|bliebe|blybe|bleibe|bliiba|sii|si)(?: (?:wie|wien|wia) (?:er|es|sie|si|s) (?:isch|jetzt isch|ist))?${END}`,
    ),
    'der $1 soll so bleiben',
  ],
  [
    new RegExp(
      `${START}(?:de|dr|der|den) himmel (?:bliibt|blibt|blybt|bliebt) (?:eso|so|wie er isch|wien er isch)${END}`,
    ),
    'der himmel bleibt so',
  ],
  [
    new RegExp(
      `${START}(?:de|da|dr|der|den) himmel (?:bitte )?(?:eso|so) (?:laa|la|lah|lo|loh)${END}`,
    ),
    'der himmel soll so bleiben',
  ],
  // "Aber lass den Eiffelturm scharf": it stays so
  [
    new RegExp(
      `(?<=\\bunscharf\\b[^.;!?“]* )lass(?:e)? (den|die|das) ((?!hintergrund|himmel|vordergrund)[^,.;:!?“ ]+) scharf${END}`,
    ),
    'keep $1 $2 sharp',
  ],
];
