import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

const TONE =
  '(?:(?:ganz|sehr|einem|ein|einfarbigem|reinem|schlichtem|neutralem|zartem|sanftem|kraftigem|sattem|hellem|dunklem|helles|dunkles|schlichtes|reines|zartes) )*';

const HUE =
  '(?!schwarz ?wei|schwarz (?:und|u) wei)(?:hell|dunkel|mittel|zart|blass|pastell|knall|himmel|nacht|marine|wein|lind|moos|oliv|senf|stein|creme|alt|mint|schnee|rein|silber|blau|grun)?(?:rot|gelb|grun|blau|schwarz|wei(?:ß|ss|s)|grau|gray|rosa|pink|lila|violett|braun|orange|turkis|beige|petrol|creme|mint|anthrazit)(?:e[mnrs]?)?';

const HEX = '#[0-9a-f]{3,8}';

/** "Hellgrau #EDEDED": the figure says it best. */
const TO = `(?:${TONE}${HUE} (?:\\( )?(${HEX})(?: \\))?|(${HEX})|${TONE}(${HUE}))`;

const GONE =
  '(?:(?:bitte|mal|komplett|ganz|soll|muss|kann|einfach|erst) )*(?:weg|wek|wech|raus|entfernen|entfernt|entferne|loschen|geloscht|wegmachen|wegnehmen|rausnehmen|freistellen|ausschneiden|rausschneiden|fort)';

const LINK =
  '(?: ?(?:,|[.;]|und|dafur|stattdessen|bitte|dann|danach|anschlie(?:ß|ss)end|ihn|es|lieber|neu|neuer))+ (?:(?:in|auf|mit|durch|als|zu|einen?|ganz|farbe|der farbe|hex|hexcode|farbcode) )*';

const PAINTED =
  '(?: (?:fullen|ausfullen|auffullen|gefullt|farben|einfarben|anmalen|machen|setzen|stellen|ersetzen|ersetzt|hinterlegen|hinterlegt|einsetzen|einfugen|hintergrund|rein|hin|dahinter|dafur|stattdessen))?';

/** Sentences of German about backgrounds that go and are one colour then. */
export const GERMAN_PLAIN_GROUNDS: readonly Form[] = [
  // "Hintergrund entfernen und in hellgrau #EDEDED"
  [
    new RegExp(
      `${START}(?:(?:den|der|mein|meinen|bitte|mal) )*hint(?:er)?gr?u?nd ${GONE}${LINK}${TO}${PAINTED}${END}`,
    ),
    'hintergrund in $1 $2 $3',
  ],
  [
    new RegExp(
      `${START}(?:bitte )?(?:entferne?|losche?|mach|mache|nimm)(?: (?:bitte|mal|mir))* (?:den |der )?hintergrund(?: (?:weg|raus|bitte))*${LINK}${TO}${PAINTED}${END}`,
    ),
    'hintergrund in $1 $2 $3',
  ],
  // "Hintergrund hellgrau, genauer gesagt #EDEDED"
  [
    new RegExp(
      `${START}(?:(?:den|der) )?hintergrund (?:(?:in|auf|soll|bitte|machen|farbe) )*${TONE}${HUE} (?:(?:,|und zwar|genauer|gesagt|also|hex|farbcode|code|mit|dem|:|=|\\() )*(${HEX})(?: \\))?(?: (?:sein|machen|farben|werden))?${END}`,
    ),
    'hintergrund in $1',
  ],
];
