import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

const PAINT =
  '(?:lack|lackfarbe|lackierung|anstrich|wandfarbe|au(?:ß|ss)enfarbe|grundfarbe|hauptfarbe|farbe|farbton|farbung|stofffarbe|bezug|bezugsfarbe)';

const OF =
  '(vom|von der|von dem|von den|von meinem|von meiner|von unserem|von unserer|vons|des|der|meines|meiner|unseres|unserer|am|beim|an der)';

const HUE =
  '(?!schwarz ?wei)(?:(?:mattes?|mattem|dunkles?|dunklem|helles?|hellem|kraftiges?|sattes?|ein|einem|eine[snr]?) )*(?:[^,.;:!?“ ]*(?:rot|gelb|grun|blau|schwarz|wei(?:ß|ss)|grau|gray|rosa|pink|lila|violett|braun|orange|turkis|beige|petrol|creme|mint|anthrazit|silber|gold|bordeaux|oliv)(?:n|en|e)?|#[0-9a-f]{3,8})';

const CHANGED =
  '(?:(?:um|ab)?(?:andern|farben|geandert|lackieren|stellen|tauschen|wandeln)|setzen|wechseln|machen|anpassen|bringen|umstellen|tauschen|verandern|korrigieren|haben|umlackieren|lackieren|streichen|stellen|ersetzen)';

const NO_THING =
  '(?!himmels?|hintergrunds?|bild(?:es)?|fotos?|haare?n?|haut|augen|schrift|text(?:es)?|rahmens?|rand(?:es)?|lippen|bart(?:es)?|balken|flache)';

/** Sentences of German about the paint of a thing, which is its colour. */
export const GERMAN_PAINT: readonly Form[] = [
  // "Lackfarbe vom Motorrad auf Silber ändern"
  [
    new RegExp(
      `${START}(?:(?:bitte|mal|die|den|der|das|kannst du|ich mochte) )*${PAINT} ${OF} ${NO_THING}([^,.;:!?“ ]+) (?:(?:bitte|mal|soll|sollte|lieber) )*(?:auf|in|zu|nach|mit|durch) (${HUE})(?: (?:bitte )?${CHANGED}(?: werden)?| sein)?${END}`,
    ),
    'andere die farbe $1 $2 auf $3',
  ],
  [
    new RegExp(
      `${START}(?:(?:bitte|mal|die|den|der|das) )*${PAINT} ${OF} ${NO_THING}([^,.;:!?“ ]+) (?:(?:bitte|mal|soll|sollte|lieber) )*(${HUE})(?: (?:bitte )?(?:${CHANGED}|sein|werden))?${END}`,
    ),
    'andere die farbe $1 $2 auf $3',
  ],
  // "Ändere den Lack vom Auto auf Blau"
  [
    new RegExp(
      `${START}(?:bitte )?(?:andere?|wechsle|wechsel|setze?|stelle?|tausche?|mache?|farbe?|lackiere?) (?:(?:bitte|mal|mir|die|den|der|das) )*${PAINT} ${OF} ${NO_THING}([^,.;:!?“ ]+) (?:(?:bitte|mal|auf|in|zu|nach) )+(${HUE})(?: (?:um|ab))?${END}`,
    ),
    'andere die farbe $1 $2 auf $3',
  ],
  // "Sofafarbe auf Blau setzen", "die Autofarbe soll grün sein"
  [
    new RegExp(
      `${START}(?:(?:bitte|mal|die|der|meine|unsere) )*(?!schrift|text|rahmen|rand|haut|haar|augen|lippen|hintergrund|himmel|bart|grund|haupt|lieblings|wunsch|signal|lack|wasser|ol|neon|herbst|kuchen)([^,.;:!?“ ]{3,}?)s?(?:lack)?farbe (?:(?:bitte|mal|soll|sollte) )*(?:(?:auf|in|zu|nach) )?(${HUE})(?: (?:bitte )?(?:${CHANGED}|sein|werden))${END}`,
    ),
    'andere die farbe vom $1 auf $2',
  ],
];
