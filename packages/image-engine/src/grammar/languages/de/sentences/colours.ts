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

const MORE =
  '(?=(?:heller|dunkler|warmer|kuhler|kalter|scharfer|weicher|bunter|kraftiger|satter|blasser|matter|flacher|knackiger|kontrastreicher|gesattigter|entsattigter|roter|gruner|blauer|gelber|gro(?:ß|ss)er|kleiner|enger|naher|weiter|farbiger|freundlicher|klarer|dezenter|starker|schwacher|harter|lebendiger|frischer|unscharfer)(?= ?$| [,.;:!?]| (?:im|in|und|machen|bitte|aber|als|das|die|der|beim|mit|werden|sein|ware|war)\\b))';

/** Sentences of German about what has a colour and is to get another one. */
export const GERMAN_COLOURS: readonly Form[] = [
  // "Bäume grüner", "Wasser blauer": they are so already, and are to be more so
  [
    /(?<=^|[,;] |\bund )(?:(?:bitte|mach|mache|die|den|das|der|soll|sollen|alle) )*(?:baume|baum|blatter|busche|pflanzen|palmen|wald|laub|hecke|hecken|natur|straucher|felder|weinberge|berge|park) (?:(?:bitte|sollen|soll|etwas|viel|noch|ein|bisschen|wieder|richtig) )*(?:gruner|saftiger|knallgrun)(?: (?:machen|werden|sein))?(?= ?$| [,.;:!?]| (?:und|bitte)\b)/,
    'wiese gruner',
  ],
  [
    /(?<=^|[,;] |\bund )(?:(?:bitte|mach|mache|die|den|das|der|soll|alle) )*(?:wasser|see|pool|fluss|ozean|teich) (?:(?:bitte|soll|etwas|viel|noch|ein|bisschen|wieder|richtig) )*blauer(?: (?:machen|werden|sein))?(?= ?$| [,.;:!?]| (?:und|bitte)\b)/,
    'blautone kraftiger',
  ],
  // "Leicht blau einfärben": all of it
  [
    new RegExp(`^(?:(?:bitte|mal|alles) )*(${LITTLE} ${HUE}(?:lich)?) ${DYED}(?= ?[.!]? ?$)`),
    'tint $1',
  ],
  // "Herbstfarben": leaves that are orange, and no other place
  [
    /^(?:(?:bitte|mach|mache|gib|verpass|gern|gerne|ich|hatte|mochte|will|wir|in|mit|schone|bunte|leuchtende|typische|goldene|warme|alles|das|bild|foto|dem|ganze|ganzen|es|so|richtig|schonen|bunten|warmen|etwas|mehr|auf|zu) )*(?:herbst ?farben|herbstliche[nr]? farben|herbstfarbung|farben wie im herbst)(?: (?:bitte|machen|geben|verpassen|tauchen|farben|haben|fur|die|den|das|blatter|blattern|baume|baumen|laub|wald))*(?= ?[.!]? ?$| [,;])/,
    'mach die blatter orange',
  ],
  [
    new RegExp(
      `${START}(?:(?:bitte|mach|mache|tauch|tauche|farb|farbe|alle|das|die|der|den) )*(?:blatter|laub|baume|wald|blattwerk|straucher|busche|bush|baumkronen) (?:(?:sollen|soll|bitte|dahinter|hinten|alle|mal|so|richtig) )*(?:(?:in|mit|wie in) (?:(?:bunten|schonen|warmen|leuchtenden|goldenen) )*(?:herbst ?farben|herbsttonen|herbstlichen farben)|herbstlich(?: bunt)?|herbst ?farben)(?: (?:tauchen|farben|einfarben|haben|bekommen|machen|verfarben|leuchten|gefarbt|werden|sein))?${END}`,
    ),
    'mach die blatter orange',
  ],
  // "Ne Ecke kühler": a bit, and no corner
  [new RegExp(`\\b(?:eine?|ne|n|um eine) ecke ${MORE}`), 'etwas '],
  [new RegExp(`\\b(?:eine?|ne|n|um eine) ecke ${MORE}`), 'etwas '],
  [
    new RegExp(`\\b(?:eine?|ne|n|um eine) (?:ganze|gute|ordentliche|dicke) ecke ${MORE}`),
    'deutlich ',
  ],
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
