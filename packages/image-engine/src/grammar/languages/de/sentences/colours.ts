import type { Form } from '../../../forms/rewrite.ts';
import { END } from '../parts.ts';

const INK =
  '(?:gold(?:en|ene)?|silber\\w*|weiss|weis|schwarz|rot|blau|grun|gruen|gelb|braun|grau|messing\\w*)';

/** Sentences of German about what has a colour and is to get another one. */
export const GERMAN_COLOURS: readonly Form[] = [
  // "Streich die Tür senfgelb, aber lass den Griff golden": as it is
  [
    new RegExp(
      `(?<=\\b(?:streich|mal|farb|faerb|mach|lackier)\\w* [^.;!?“]*)(?:, )?aber (?:lass|lasse|lasst) (den|die|das) ([^,.;:!?“ ]+) (${INK})${END}`,
    ),
    ', behalte $1 $2 $3',
  ],
  // "Streich das senfgelb": what is pointed at, and no yellow
  [
    /(?<=^(?:bitte )?)(mache?|streiche?|male?|farbe?|lackiere?) das (?:hier |da )?(?:in )?(?!schwarzwei|\w*(?:brot|schrot)\b)(?=[^ ]*(?:rot|gelb|grun|blau|schwarz|wei(?:ß|ss)|grau|rosa|pink|lila|violett|braun|orange|turkis|beige|petrol|gold)(?: an| ein)? ?[.!]?$)/,
    '$1 dies ',
  ],
  // "Sanft, dass man das Holz noch sieht": grain shows through any paint
  [
    new RegExp(
      `(?<=\\b(?:streich|mal|farb|lackier)\\w*\\b[^.;!?“]* )(?:, (?:ganz )?(?:sanft|zart|leicht|vorsichtig) )?(?:, )?(?:aber )?(?:(?:so )?(?:dass|sodass|damit) man|man soll|man soll aber) (?:das|die) (?:holz|maserung|struktur|holzmaserung)(?: (?:noch|weiterhin|immer))*(?: (?:sieht|sehen kann|erkennt|erkennen kann|sehen|erkennen))${END}`,
    ),
    '',
  ],
];
