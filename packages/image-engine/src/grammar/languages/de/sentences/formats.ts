import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST } from '../parts.ts';

/** Sentences of German about sizes, formats and what a picture is for. */
export const GERMAN_FORMATS: readonly Form[] = [
  // "Höhe: 600", "schneid es auf 4:3"
  [/\b(hohe|breite) : (?=\d)/, '$1 '],
  [
    /\bschneide?(?: (?:es|das|bild|foto|bitte|mir))* auf (?=\d+:\d+(?= ?[.!]? ?$| ,| und\b))/,
    'zuschneiden auf ',
  ],
  [/^verhaltnis (?=\d+:\d+)/, 'format '],
  [/^taille (?=\d+x\d+)/, 'grosse '],
  [
    new RegExp(
      `^(?:mache? (?:es|sie|das bild|das foto) )?(?:nur )?ein (drittel|viertel) so gro(?:ss|ß)${LAST}`,
    ),
    'auf ein $1 verkleinern',
  ],
  // "Unter Beibehaltung des Seitenverhältnisses"
  [
    /(?:, )?(?:unter|bei|mit) (?:beibehaltung|erhalt) (?:des|der) (?:seitenverhaltnisses|proportionen)(?= ?$| [,.;:!?]| und\b)/,
    ', seitenverhaltnis beibehalten',
  ],
  // "Zu klein, um es in A4 zu drucken": why it shall be larger
  [
    /(?<=^|[.!?] )(?:(?:das|mein|bild|foto|ist|es|leider) )*zu klein (?:zum drucken|(?:um es|um das) |fur )(?:(?:in|auf|den|einen|ein|druck|din|format|zu|drucken) )*a ?[1-6] (?:(?:zu drucken|druck|drucken|ausdrucken) )?(?=[^!?“]*vergro)/,
    '',
  ],
  [
    new RegExp(
      `(?<=\\bvergro(?:ß|ss)\\w*\\b[^.;!?“]* )(?:, )?ohne dass (?:es|das|sie) (?:matscht|matschig wird|verschwimmt|pixelig wird|pixelt|unscharf wird|verpixelt)${END}`,
    ),
    'ohne dass es verschwimmt',
  ],
];
