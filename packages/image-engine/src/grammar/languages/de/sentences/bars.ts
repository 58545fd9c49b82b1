import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

const HUED =
  '(?:schwarze[nr]?|wei(?:ß|ss)e[nr]?|graue[nr]?|dunkle[nr]?|helle[nr]?|leere[nr]?|farbige[nr]?|dicke[nr]?)';

const DULL =
  '(?:hasslichen?|blode[nr]?|storende[nr]?|nervige[nr]?|uberflussige[nr]?|unnotige[nr]?|doofe[nr]?|komische[nr]?)';

const BARS = '(?:balken|streifen|rander|rand|rahmen|leisten?|flachen)';

/** Where bars are: at edges, and never across a thing. */
const EDGES =
  '(?:(?:oben|unten|links|rechts|seitlich) ?(?:(?:und|u|and|sowie|\\+|\\/) (?:oben|unten|links|rechts))?|an den (?:seiten|randern|kanten)|an der seite|am (?:oberen |unteren |linken |rechten )?rand|(?:rund|rings)(?:um|herum|rum|umher)|rund herum|drum ?(?:he)?rum|au(?:ß|ss)en ?(?:rum|herum)?|vom (?:bild|foto|video|screenshot|film|filmstill)|im (?:bild|foto)|auf beiden seiten|beidseitig)';

const PUT = '(?:(?:kannst|konntest|konnen|du|sie|bitte|mal|mir|doch|einfach|noch|schnell|hier) )*';

const THE =
  '(?:(?:die|den|der|das|diese|diesen|dieser|alle|beide|beiden|ein|eine|einen|ganzen|ganze) )*';

const CUT =
  '(?:(?:ab|weg|be|raus|heraus|runter)?(?:schneiden|schneidest|geschnitten|croppen|cutten)|entfernen|entfernt|weg|wegnehmen|weghaben|wegmachen|wegcroppen|loswerden|raus|rausnehmen|rausmachen|kappen|abnehmen|abmachen|loschen|ab|trimmen|eliminieren|(?:kann|konnen|soll|sollen|sollte|sollten|muss|mussen|darf|durfen) (?:weg|ab|raus)(?:geschnitten werden|gemacht werden)?)(?: (?:haben|werden|bitte))?';

const CUTS =
  '(?:schneide?|mache?|nimm|entferne?|losche?|cutte?|croppe?|trimme?|kappe?|tu|hau|wirf)';

const HOW = '(?:(?:bitte|mal|komplett|ganz|einfach|noch|doch|sauber|alle) )*';

/** Bars with a colour, or at two edges of the picture: those are no beams of a house. */
const SEEN = [
  `${THE}(?:${DULL} )?${HUED} ${BARS}(?: ${EDGES})*`,
  `${EDGES} ${THE}(?:${DULL} )?${HUED} ${BARS}(?: ${EDGES})*`,
  `${THE}(?:${DULL} )?(?:balken|streifen|rander|leisten) (?:oben (?:und|u|and|\\+|\\/) unten|unten (?:und|u|and) oben|links (?:und|u|and|\\+|\\/) rechts|rechts (?:und|u|and) links|an den seiten|auf beiden seiten)(?: ${EDGES})*`,
  `(?:oben (?:und|u|and|\\+|\\/) unten|links (?:und|u|and|\\+|\\/) rechts|an den seiten|auf beiden seiten) ${THE}(?:${DULL} )?(?:balken|streifen|leisten)`,
].join('|');

/** Sentences of German about bars and edges in one colour, which are no part of the picture. */
export const GERMAN_BARS: readonly Form[] = [
  // "Weiter weg", "mehr Abstand": what lies outside
  [
    /^(?:(?:bitte|etwas|noch|ein|bisschen|viel|mal|das|foto|bild) )*(?:weiter weg|weiter entfernt|mehr abstand|abstand gro(?:ß|ss)er|gro(?:ß|ss)erer abstand|aus der ferne)(?: (?:bitte|machen|zeigen))*(?= ?[.!]? ?$)/,
    'zoom raus',
  ],
  [
    /^(?:(?:da|es|ist|sind|viel|mir|etwas|einfach) )*(?:zu viel|zuviel) (?:himmel|decke|luft nach oben)(?: (?:drauf|im bild|oben|zu sehen))?(?= ?[.!]? ?$)/,
    'beschneiden oben',
  ],
  [
    /^(?:(?:da|es|ist|viel|mir|einfach) )*(?:zu viel|zuviel) (?:boden|stra(?:ß|ss)e|vordergrund|asphalt|fu(?:ß|ss)boden)(?: (?:drauf|im bild|unten|zu sehen))?(?= ?[.!]? ?$)/,
    'beschneiden unten',
  ],
  [
    /^(?:(?:da|es|ist|viel|mir|einfach|noch) )*(?:zu viel|zuviel) (?:drumherum|drum herum|drumrum|rundherum|au(?:ß|ss)enrum|umgebung|platz|leere|leerraum)(?: (?:drauf|im bild|zu sehen))?(?= ?[.!]? ?$)/,
    'crop tight around the subject',
  ],
  // "Schwarze Balken oben und unten abschneiden"
  [new RegExp(`${START}${PUT}(?:${SEEN}) ${HOW}${CUT}${END}`), 'schwarze balken weg'],
  // "Schneid mal die schwarzen Streifen weg"
  [
    new RegExp(
      `${START}${PUT}${CUTS} (?:(?:bitte|mal|mir|doch|einfach) )*(?:vom (?:bild|foto|screenshot) )?(?:${SEEN})(?: ${HOW}(?:ab|weg|raus|fort))?${END}`,
    ),
    'schwarze balken weg',
  ],
  // "Da sind schwarze Balken, die bitte abschneiden"
  [
    new RegExp(
      `${START}(?:(?:da|hier|das|dieses|mein|bild|foto|video|screenshot|ich|habe|noch|leider|oben|unten|sind|ist|hat|hats|gibts|gibt es|mit|so) )*(?:${SEEN})(?: (?:drauf|dran|drin|zu sehen|dabei|im bild))?(?: (?:,|[.;:!–-]|und))+ (?:(?:die|den|das|bitte|kannst|konntest|du|mal|alle|einfach) )*${CUT}${END}`,
    ),
    'schwarze balken weg',
  ],
  // "Rand abschneiden", "Ränder wegcroppen"
  [
    new RegExp(
      `${START}${PUT}(?:(?:den|die|der|alle|ganzen) )*(?:rand|bildrand|bildrander|scanrand|scanrander)(?: (?:rund|rings)(?:um|herum|rum)| drum ?(?:he)?rum| vom (?:bild|foto|scan))? ${HOW}(?:(?:ab|weg)(?:schneiden|croppen|machen|nehmen)|ab|weg|trimmen|kappen)${END}`,
    ),
    'schwarze balken weg',
  ],
];
