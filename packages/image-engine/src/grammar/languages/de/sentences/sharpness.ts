import type { Form } from '../../../forms/rewrite.ts';
import { ASKING, END, START } from '../parts.ts';

/** Sentences of German about what is sharp, soft or blurred. */
export const GERMAN_SHARPNESS: readonly Form[] = [
  // "Gib den Details mehr Biss, aber ohne die Haut zu ruinieren"
  [
    new RegExp(
      `${START}(?:(?:etwas|bisschen|ein|zu|das|ist|bild|leicht) )*(?:weich|matschig) (?:[,.] )(?=[^.;!?“]*\\bdetails?\\b(?! (?:im|in|am|an|auf)\\b))`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}${ASKING}gibe? den details (?:(?:etwas|ein|mehr|bisschen|ordentlich) )*(?:biss|pfiff|knack|scharfe|pepp)${END}`,
    ),
    'sharpen',
  ],
  [
    new RegExp(
      `(?<=\\b(?:sharpen|scharf\\w*|knackig\\w*|details)\\b[^.;!?“]* )(?:, )?(?:aber )?ohne die haut (?:zu (?:ruinieren|zerstoren|beschadigen|versauen)|kaputt zu machen)${END}`,
    ),
    'but keep the skin',
  ],
];
