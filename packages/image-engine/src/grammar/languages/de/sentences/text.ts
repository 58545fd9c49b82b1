import type { Form } from '../../../forms/rewrite.ts';
import { END } from '../parts.ts';

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
