import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

const INK =
  '(?:gold(?:en|ene)?|silber\\w*|weiss|weis|schwarz|rot|blau|grun|gruen|gelb|braun|grau|messing\\w*)';

const HUE =
  '(?!sepia|schwarzwei)\\w*(?:rot|gelb|grun|blau|petrol|turkis|rosa|pink|lila|violett|braun|orange|gold|mint|cyan|magenta|oliv|bordeaux|flieder|lavendel)';

const DYED = '(?:eingefarbt|einfarben|einzufarben|getont|eintonen|eingetont|tonen)';

const LITTLE = '(?:(?:ganz|sehr|nur) )?(?:leicht|dezent|zart|schwach|etwas|sanft|minimal)';

const WHOLE =
  '(?:(?:das|dieses|mein|ganze[ns]?|gesamte[ns]?|komplette[ns]?) )*(?:foto|bild|aufnahme|alles|ganze)';

/** Sentences of German about what has a colour and is to get another one. */
export const GERMAN_COLOURS: readonly Form[] = [
  // "Foto leicht petrol eingefärbt": all of it, and no thing in it
  [
    new RegExp(
      `${START}${WHOLE} (?:(?:bitte|mal|komplett|in) )*((?:${LITTLE} )?${HUE}) ${DYED}${END}`,
    ),
    'tint $1',
  ],
  [
    new RegExp(
      `(?<!\\b(?:hintergrund|himmel|vordergrund|rand|rander|ecken)\\b.*)(?<=\\b(?:foto|bild|aufnahme|alles|verschwommen|unscharf|weichgezeichnet)\\b (?:[^,.;:!?“ ]+ ){0,2}(?:und|,) )(?:dann |noch |auch )?((?:${LITTLE} )?${HUE}) ${DYED}${END}`,
    ),
    'tint $1',
  ],
  [
    new RegExp(
      `${START}(?:farb|ton)e? (?:(?:mir|bitte|mal) )*${WHOLE} (?:(?:bitte|mal|in) )*((?:${LITTLE} )?${HUE})(?: ein)?${END}`,
    ),
    'tint $1',
  ],
  [
    new RegExp(
      `${START}${WHOLE} (?:(?:bitte|mal) )*(${LITTLE}) in (?:(?:einem|ein|nem) )?(${HUE}) ${DYED}${END}`,
    ),
    'tint $1 $2',
  ],
  ...['rot', 'blau', 'grun', 'gelb', 'braun'].map(
    (hue): Form => [
      new RegExp(`${START}${WHOLE} (?:(?:bitte|mal) )*(${LITTLE}) ${hue}lich ${DYED}${END}`),
      `tint $1 ${hue}`,
    ],
  ),
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
