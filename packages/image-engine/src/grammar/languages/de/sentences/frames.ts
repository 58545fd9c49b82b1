import type { Form } from '../../../forms/rewrite.ts';
import { ASKING, END, START } from '../parts.ts';

/** Sentences of German about frames, borders, edges and vignettes. */
export const GERMAN_FRAMES: readonly Form[] = [
  // "Mit weißem Rand drumrum"
  [
    /\b(mit (?:(?:einem|nem) )?(?:(?:dunn|dick|breit|schmal|fein|fett)em )?(?:wei(?:ß|ss)|schwarz|grau|rot|blau|grun|gelb|gold|golden|silbern|beige|braun)e[mn]) rand (?:drumrum|drum rum|drumherum|drum herum|au(?:ß|ss)en ?rum|au(?:ß|ss)en ?herum|rundherum|rundum|ringsum|ringsherum)(?= ?$| [,.;!?]| und\b)/,
    '$1 rahmen',
  ],
  // "Vorher den schwarzen Scanrand abmachen"
  [
    new RegExp(
      `${START}${ASKING}(?:(?:vorher|zuerst|erst|davor|zuvor|dabei|auch|noch|mach|mache|schneid|schneide|nimm|entferne?) )*(?:(?:den|die|der|diesen|diese|alle) )?(?:(?:schwarz|wei(?:ß|ss)|dunkl|grau|hasslich|bloed|blod)e[rn]? )?(?:(?:scan|scanner|einscan|scann)(?:rand|rander|streifen|kante|kanten)|(?:rand|rander|streifen|kanten) (?:vom|von dem|durchs|durch das|beim|durch den|von der) (?:ein)?(?:scannen|scan|scanner)) (?:(?:vorher|bitte|noch|auch|muss|mussen|soll|sollen|kann|mal|erst) )*(?:ab|weg|raus|abmachen|wegmachen|entfernen|abschneiden|wegschneiden|beschneiden|rausschneiden|loswerden|wegnehmen|abnehmen|entfernt|abgeschnitten)(?: werden| haben)?${END}`,
    ),
    'scanrand weg',
  ],
  // "Die Ecken schön abrunden": how, and nothing that becomes better
  [
    /(?<=\becken (?:(?:bitte|noch|auch|mal|so|dann|etwas|soll|sollen|leicht) )*)(?:schon|hubsch|sauber|richtig schon) (?=(?:ab)?(?:rund|gerund)\w*)/,
    '',
  ],
  [/\b(?:schon|hubsch) (?=(?:ab)?ge?rundete[nrms]? (?:ecken|kanten)\b)/, ''],
  [/(?<=\brunde[nrms]? ecken )(?:, )?(?:schon|hubsch)(?: weich| sanft)?(?= ?$| [,.;:!?])/, ''],
  [
    new RegExp(
      `${START}(?:bitte )?(?:mache? )?(?:die |alle |alle vier )?ecken (?:(?:sollen|bitte|noch|auch|mal|so|dann|mussen) )*(rund|runder|abgerundet)(?: (?:machen|sein|werden))?${END}`,
    ),
    'ecken abrunden',
  ],
  // "Polaroid, leicht schräg", "Polaroid, schief nach links"
  ...(
    [
      ['nach (links|rechts) ', '', ', leicht nach $1 gedreht '],
      ['', ' nach (links|rechts)', ', leicht nach $1 gedreht '],
      ['', '', ', leicht schief gedreht '],
    ] as const
  ).map(
    ([before, behind, meant]): Form => [
      new RegExp(
        `(?<=\\bpolaroid\\w*(?: (?:rahmen|look|stil|effekt|foto))? )(?:(?:,|und|ein|bisschen|wenig|leicht|etwas|schon) )*${before}(?:schrag|schief|gekippt|geneigt|verkippt)${behind}${END}`,
      ),
      meant,
    ],
  ),
];
