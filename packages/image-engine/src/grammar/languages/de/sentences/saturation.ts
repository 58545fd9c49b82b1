import type { Form } from '../../../forms/rewrite.ts';
import { START } from '../parts.ts';

const COLOURFUL = '(?:bunter|farbiger|knallbunter|farbenfroher|gesattigter|bunt)';

/** Sentences of German about how colourful it is. */
export const GERMAN_SATURATION: readonly Form[] = [
  // "Mehr Wumms, aber ja nicht bunter": of the tones, and not of the colours
  [
    new RegExp(
      `${START}((?:(?:etwas|viel|noch|deutlich|ein bisschen|bissl|bisschen|richtig) )*)mehr (?:wumms|bumms|power|pepp|pep|pfiff|kick|wucht|schmackes|dampf|pop|kraft)(?: rein)? (?=(?:(?:,|und|aber|bitte|die farben|farben|es|soll|sollen) )*(?:(?:ja|bloss|nur|auf keinen fall) )*(?:nicht|ohne) (?:(?:dass|es|zu|noch|wird|mehr) )*${COLOURFUL}\\b)`,
    ),
    '$1 mehr kontrast',
  ],
  [
    new RegExp(
      `${START}((?:(?:etwas|viel|noch|deutlich|ein bisschen|bissl|bisschen) )*)(?:lebendiger|lebhafter|kraftiger|kraftvoller) (?=(?:(?:,|und|aber|bitte|die farben|farben|es|soll|sollen) )*(?:(?:ja|bloss|nur|auf keinen fall) )*(?:nicht|ohne) (?:(?:dass|es|zu|noch|wird|mehr) )*${COLOURFUL}\\b)`,
    ),
    '$1 mehr kontrast',
  ],
];
