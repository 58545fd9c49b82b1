import type { Form } from '../../../forms/rewrite.ts';
import { END } from '../parts.ts';

/** Sentences of German about what is to stay as it is. */
export const GERMAN_KEEPING: readonly Form[] = [
  [
    /\b(?:den rest lass|lasse? den rest|lasse? alles andere) (?=(?:verschwimmen|verschwommen|unscharf|schwarzwei(?:ß|ss)|grau|dunkler|heller|verblassen)(?= ?$| [,.;!?]))/,
    'den rest ',
  ],
  // "Aber lass den Eiffelturm scharf": it stays so
  [
    new RegExp(
      `(?<=\\bunscharf\\b[^.;!?“]* )lass(?:e)? (den|die|das) ((?!hintergrund|himmel|vordergrund)[^,.;:!?“ ]+) scharf${END}`,
    ),
    'keep $1 $2 sharp',
  ],
];
