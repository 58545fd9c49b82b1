import type { Form } from '../../../forms/rewrite.ts';
import { ASKING, END, START } from '../parts.ts';

const MARKED =
  '(?:markiert|ausgewahlt|eingerahmt|umrandet|eingekreist|eingezeichnet|gezeichnet|gewahlt)e[nrms]?';
/** What is drawn on the picture. */
const BOX = `(?:(?:den|die|das|dem|der|meinen|meine|mein|diesen|diese|dieses) )?(?:${MARKED} (?:bereich|ausschnitt|teil|stelle|flache|kasten|rahmen|rechteck)|(?:roten? |rote )?(?:kasten|kastchen|rahmen|rechteck|viereck|auswahl|auswahlrahmen|markierung|box))`;
const OUTSIDE = `(?:alles )?(?:au(?:ß|ss)erhalb|ausserhalb) (?:(?:von|vom|des|der|von dem|von der) )?(?:kastens?|kastchens?|rahmens?|rechtecks?|auswahl|markierung|box)`;
const IT = '(?:(?:bitte|mir|das|bild|foto|es|mal|die|aufnahme|alles|genau|exakt|nur) )*';
const TO_SELECTION = 'zuschneiden auf die markierung';

/** Sentences of German that cut to what is marked. */
export const GERMAN_CROPS_TO_SELECTION: readonly Form[] = [
  // "Schneide diesen Teil ab": that goes, and is not what stays
  [
    new RegExp(
      `${START}${ASKING}(?:schneide?|mach) (?:diesen|den) teil (?:hier )?(?:ab|weg)${END}`,
    ),
    'cut off this part',
  ],
  // "Auf den Kasten zuschneiden"
  [
    new RegExp(
      `${START}${ASKING}${IT}(?:auf|um) ${BOX}(?: herum)? (?:zu ?schneiden|be ?schneiden|zu ?geschnitten|beschnitten|croppen|zoomen|verkleinern|reduzieren)${END}`,
    ),
    TO_SELECTION,
  ],
  // "Schneide das Bild auf das Kästchen zu"
  [
    new RegExp(
      `${START}${ASKING}(?:schneide?|beschneide?|croppe?|zoome?) ${IT}(?:auf|um|in) ${BOX}(?: (?:zu|zurecht|herum|ab))?${END}`,
    ),
    TO_SELECTION,
  ],
  // "Schneid den markierten Bereich aus", "die Auswahl ausschneiden": an area, and no thing that is freed
  [
    new RegExp(
      `${START}${ASKING}(?:schneide? ${BOX} (?:aus|heraus|raus)|${BOX} ausschneiden)${END}`,
    ),
    TO_SELECTION,
  ],
  // "Hierauf zuschneiden"
  [new RegExp(`${START}${ASKING}${IT}(?:hier|dar)auf (?:zu|be)schneiden${END}`), TO_SELECTION],
  // "Zuschneiden auf die Auswahl"
  [new RegExp(`${START}${ASKING}(?:zu|be)schneiden (?:auf|um) ${BOX}${END}`), TO_SELECTION],
  // "Nur den markierten Bereich behalten", "behalte nur die Auswahl"
  [
    new RegExp(
      `${START}${ASKING}nur ${BOX} (?:behalten|ubrig lassen|stehen lassen|soll bleiben|bleibt)${END}`,
    ),
    TO_SELECTION,
  ],
  [
    new RegExp(`${START}${ASKING}(?:behalte?|lasse?) nur ${BOX}(?: (?:ubrig|stehen))?${END}`),
    TO_SELECTION,
  ],
  // "Alles außerhalb des Kastens abschneiden"
  [
    new RegExp(
      `${START}${ASKING}(?:schneide? )?${OUTSIDE} (?:(?:ab|weg|zu)(?:schneiden|geschnitten)?)${END}`,
    ),
    TO_SELECTION,
  ],
];
