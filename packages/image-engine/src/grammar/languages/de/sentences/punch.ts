import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

const PUNCH =
  '(?:wumms|wums|wumm|rumms|rums|bumms|bums|pepp|pep|pfiff|schwung|power|kick|punch|schmackes|energie|dynamik|kawumm|kawumms|boost|wow|wucht|drive|pop|karacho|bamm|krawumm|leben|ausdruck|ausdruckskraft|strahlkraft|leuchtkraft|brillanz)';

const GIVES =
  '(?:hau|mach|bring|gib|pack|knall|baller|schmei(?:ß|ss)|tu|dreh|bau|leg|schieb|stopf|verpass|klopp|zauber|da fehlt|es fehlt|fehlt|da muss|muss|da darf|darf|brauch|braucht|ich will|ich mochte)e?';

const SOME =
  '(?:(?:mal|bitte|da|hier|dem|das|die|der|den|es|ihm|bild|foto|ruhig|noch|ordentlich|richtig|bisschen|bissl|etwas|mehr|n|nen|ein|einen|wenig|mir|so|doch|viel|wieder|einfach|gescheit|was an|irgendwie|ma|halt|paar) )*';

const IN =
  '(?: (?:rein|dazu|drauf|hinein|her|dahinter|ran|drin|mit rein|ins bild|in das bild|ins foto|in das foto|ins ganze|ins spiel|in die sache|bitte|haben))*';

const HUES = '(?:farbe|farben|farbigkeit|buntes|kolorit)';

/** Sentences of German that want more of everything that strikes the eye. */
export const GERMAN_PUNCH: readonly Form[] = [
  // "Hau mal Wumms rein"
  [new RegExp(`${START}${GIVES} ${SOME}${PUNCH}${IN}${END}`), 'mehr wumms'],
  [
    new RegExp(
      `${START}(?:mit )?${SOME}${PUNCH}(?: (?:rein|dazu|drauf|hinein|ins bild|ins foto))+${END}`,
    ),
    'mehr wumms',
  ],
  // "Knall mal bisschen Farbe rein", "gib Gas mit den Farben"
  [
    new RegExp(
      `${START}(?:hau|bring|gib|pack|knall|baller|schmei(?:ß|ss)|dreh|schieb|klopp|zauber)e? ${SOME}${HUES} (?:rein|dazu|hinein|ins bild|in das bild|ins foto|ran|rauf)${END}`,
    ),
    'mehr farbe',
  ],
  [
    new RegExp(
      `${START}(?:gib|geb) (?:(?:mal|bitte|ordentlich|richtig|da) )*gas (?:mit|bei) den farben${END}`,
    ),
    'mehr farbe',
  ],
];
