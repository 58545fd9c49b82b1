import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST, START } from '../parts.ts';

/** "Weniger gelbstichig": the cast is to go. */
const castOf = (color: string): Form => [
  new RegExp(
    `${START}(?:(?:bitte|mach|mache|es|das|bild|foto) )*(?:(?:etwas|viel|ein|bisschen) )*(?:weniger|nicht (?:mehr )?so) ${color}stichig(?: machen)?${END}`,
  ),
  `entferne den ${color}stich`,
];

/** Sentences of German about casts and tints: too yellow, white balance, warmth. */
export const GERMAN_COLOUR_CASTS: readonly Form[] = [
  [new RegExp(`^(?:falsche|komische|seltsame) farben${LAST}`), 'farben stimmen nicht'],
  ...['gelb', 'blau', 'grun', 'rot'].map(castOf),
  [/(?<=\b\w+stich )dazu ?(?=gekommen\b)/, ''],
];
