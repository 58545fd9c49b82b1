import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

/** "Auf halbtransparentem schwarzem Balken": behind the words, and none of a cinema. */
const barOf = (color: string): Form => [
  new RegExp(
    `(?<=“” [^.;!?“]*)\\bauf (?:einem |dem )?(?:(?:halb ?transparent|halb ?durchsichtig|durchscheinend)e[mnr]? )?${color}e[mn] balken${END}`,
  ),
  `auf ${color}em balken`,
];

const INK = 'wei(?:ß|ss)|schwarz|rot|gelb|grun|blau|orange|rosa';

/** Sentences of German about what is written on a picture, its letters and bars. */
export const GERMAN_TEXT: readonly Form[] = [
  // "Datum 12. Mai 2024 unten rechts"
  [
    /(?<=^|[,.;:!?] |\bund )(?:das )?datum (?:: |vom )?(\d{1,2} \. (?:januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)(?: \d{4})?) (?=(?:klein |ganz )?(?:unten|oben|rechts|links|mittig|in der|in die|ins|im)\b)(?!.*\b(?:weg|raus|entfern\w*|losch\w*)\b)/,
    'schreib “$1” ',
  ],
  // "Text größer": which one it is nobody knows, and the picture stays as large as it is
  [
    /^(?:(?:bitte|mach|mache|der|die|den) )*(?:text|schrift|buchstaben) (?:(?:bitte|etwas|viel|noch|ein|bisschen|deutlich|mal|soll) )*(?:gro(?:ß|ss)er|kleiner|fetter|dicker|dunner)(?: (?:machen|sein|werden|bitte))*(?= ?[.!]? ?$)/,
    'text',
  ],
  // "Schrift weiß mit schwarzem Rand \"Hallo\""
  [
    /^(?:(?:bitte|schreib|schreibe) )?(?:schrift|text) (?:in )?([^,.;:!?“ ]+) (?:,|mit|und) ([^,.;:!?“ ]+) (?:rand|kontur|umrandung|outline|umriss|rahmen) (?:: |, )?(“”)(?= )/,
    'text $3 in $1 mit $2 kontur',
  ],
  // "Schrift schön groß": what it is, and nothing that becomes better
  [
    /(?<=“”[^“]* )(?:schon|hubsch|ordentlich|richtig|so richtig) (?=(?:gro(?:ß|ss)|klein|fett|riesig|winzig|mittig|lesbar|deutlich|dezent|unauffallig|schlicht|edel|elegant|schmal|halbtransparent|zart|leicht|unten|oben|dick|dunn|zentriert|gut lesbar)(?:e[nrms]?)? )/,
    '',
  ],
  ...(
    [
      ['gro(?:ß|ss)|riesig|gigantisch|monstermaßig|gewaltig', 'grosse'],
      ['klein|winzig', 'kleine'],
      ['fett|dick', 'fette'],
    ] as const
  ).map(
    ([size, meant]): Form => [
      new RegExp(
        `(?<=“”[^“]* )(?:(?:,|[.;]|und|aber|bitte) )*(?:(?:die|den|der|das|mit) )?(?:schrift|schriftzug|schriftgro(?:ß|ss)e|buchstaben|lettern|text) (?:(?:soll|sollen|muss|darf|ist|bitte|ruhig|dabei|auch|ganz|sehr|echt|recht|ziemlich|extra|besonders|so|richtig|schon|ordentlich|mach|machen|moglichst) )*(?:${size})(?: (?:sein|machen|werden))?${END}`,
      ),
      `, ${meant} schrift`,
    ],
  ),
  // "Text größer", "die Schrift nicht so groß"
  ...(
    [
      ['gro(?:ß|ss)er', 'klein|winzig', 'grosse'],
      ['kleiner', 'gro(?:ß|ss)|riesig|wuchtig', 'kleine'],
    ] as const
  ).map(
    ([more, tooMuch, meant]): Form => [
      new RegExp(
        `(?<=“” [^“]*)(?:(?:,|[.;]|und|aber|bitte) )*(?:(?:die|den|der|das|mit) )?(?:schrift|schriftzug|schriftgro(?:ß|ss)e|buchstaben|lettern|text) (?:(?:soll|sollen|muss|darf|kann|bitte|ruhig|auch|mach|machen|etwas|bisschen|ein|viel|noch|deutlich) )*(?:${more}|nicht (?:ganz )?(?:so|zu) (?:${tooMuch}))(?: (?:sein|machen|werden))?${END}`,
      ),
      `, ${meant} schrift`,
    ],
  ),
  // "Großer roter Stempel BEZAHLT": a large one, and no picture that becomes larger
  [
    new RegExp(
      `${START}(?:ein )?gro(?:ß|ss)er ((?:${INK})er )?(stempel|schriftzug|text|titel)(?= (?:: |mit )?“”)`,
    ),
    'big $1 $2',
  ],
  // "Serifenlos"
  [/\b(?:ohne serifen|serifenlose?[nrs]?(?: schrift)?)(?= ?$| [,.;!?])/, 'sans serif'],
  ...['schwarz', 'weiß', 'grau', 'rot', 'blau'].map(barOf),
  // "“…”, weiß auf schwarzem Grund": the letters and what is behind them
  [
    new RegExp(
      `(?<=“” (?:(?!(?:mich|uns|ihn|sie|bild|foto) )[^.;!?“ ]+ )*)(?:, )?(?:in )?((?:${INK})(?:er|en|e)?(?: (?:schrift|buchstaben))?) auf ((?:${INK})em) (?:hinter|unter)?grund(?= ?$| [,.;:!?]| und\\b)`,
    ),
    ', in $1 auf $2 balken',
  ],
  // "VERKAUFT auf das Foto vom Haus": which picture it is
  [
    /(?<=\b(?:schreib\w*|text)\b[^“]* )(auf|ins?|uber) (das|mein|unser|dieses) (foto|bild) (?:vom|von (?:der|dem|meine[mr]|unsere[mr])|des|der|meine[sr]|unsere[sr]) [^,.;:!?“ ]+(?= ?$| [,.;:!?]| (?:und|drauf|drunter)\b)/,
    '$1 $2 $3',
  ],
];
