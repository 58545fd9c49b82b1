import type { Form } from '../../../forms/rewrite.ts';
import { anyOf, FIGURE } from '../../share-rows.ts';
import { END, SHARE_WORDS, START } from '../parts.ts';

const ASK =
  '(?:(?:bitte|ich|wir|mochte|mochten|will|wollen|wurde|gern|gerne|kannst|konntest|konnen|du|sie|mal|das|bild|foto|vom|am|im|von|auf|der) )*';

const SIDE = anyOf(SHARE_WORDS.sides);

const SHARE = anyOf(SHARE_WORDS.shares);

const OF = '(?: (?:vom|des|von dem|im|am) (?:bild|bildes|foto|fotos|rand|aufnahme))?';

const PART = `${SIDE}(?: (?:rand|seite|am rand))?(?: (?:um|etwa|ca|ungefahr|gut|genau|ein|das|die|eine|auf|am))* ${SHARE}${OF}`;

const GOES =
  '(?:bitte )?(?:(?:ab|weg|be|raus|heraus)?(?:schneiden|geschnitten|schneidest)|entfernen|entfernt|weg|wegnehmen|weghaben|wegmachen|loswerden|raus|kappen|abnehmen|abziehen|loschen|(?:kann|soll|muss|darf|sollte) (?:weg|ab|raus))(?: (?:haben|werden))?';

const TO =
  '(?:person|personen|leute|gruppe|mann|frau|kind|kinder|baby|paar|brautpaar|hauptmotiv|motiv|hund|katze|tier|vogel|pferd|produkt|madchen|jungen|braut)';

const WHOM = `(?:(?:(?:die|den|das|meine|meinen|mein|unsere|unseren|unser) )?${TO}|mich|uns|ihn)`;

/** A thing by its article, and no part of the picture. */
const ONE =
  '(?:die|den|das|meine|meinen|mein|unsere|unseren|unser) (?!bild|foto|himmel|hintergrund|vordergrund|text|schrift|titel|rand)[^,.;:!?“ ]+';

const AROUND =
  '(?:drumrum|drum ?herum|drum rum|rundherum|rundrum|rundum|ringsum|rings ?herum|au(?:ß|ss)en ?(?:rum|herum)?|herum)';

const TOO_MUCH =
  '(?:(?:da|mir|einfach|noch|so|wirklich|eh|ja|schon|halt|viel|etwas) )*(?:zu viel|zuviel) (?:platz|luft|raum|leerraum|leere|leere flache|rand)';

/** Sentences of German about what is cut off, brought closer or put into the middle. */
export const GERMAN_CROPS: readonly Form[] = [
  // "Auf Gesicht zuschneiden", "schneide aufs Gesicht zu"
  [
    /(?<=^|[,.;:!?] |\b(?:bitte|und|bild|foto) )(?:auf|zum|nur) (gesicht|kopf|portrait|portrat) (?=(?:bitte )?(?:zuschneiden|zugeschnitten|croppen|gecroppt|beschneiden)\b)/,
    'auf das $1 ',
  ],
  [
    /(?<=^|[,.;:!?] |\b(?:bitte|und) )schneid(?:e|et)? (?:(?:bitte|das|bild|es|mal|foto) )*(?:aufs|auf das|auf) (gesicht|kopf) zu(?= ?$| [,.;:!?])/,
    'auf das $1 zuschneiden',
  ],
  // "Schneid das schön quadratisch zu": how, and nothing that becomes better
  [
    /\b(?:schon|hubsch) (?=(?:quadratisch|hochkant|mittig|zentriert|gleichma(?:ß|ss)ig|symmetrisch|eng|knapp|dicht|gerade)(?:e[nrms]?)? )/,
    '',
  ],
  // "Die schwarzen Balken oben + unten weg"
  [
    /(?<=\b(?:balken|rander|streifen|kanten|rand) )(oben|links|rechts|unten) (?:and|\/|u|sowie) (unten|rechts|links|oben)(?= )/,
    '$1 und $2',
  ],
  // "Nur die Vase, drumrum ist viel zu viel Platz"
  [
    new RegExp(
      `${START}(?:ich (?:will|mochte|brauche?) )?nur (${ONE})(?: bitte| da)? (?:(?:,|;|–|-|:|weil|da|denn|und|es|ist) )*${AROUND} (?:(?:ist|sind|war|hats|gibts|hat es|gibt es) )?${TOO_MUCH}(?: (?:ist|drauf))?${END}`,
    ),
    'crop tight around $1',
  ],
  [
    new RegExp(
      `${START}(?:ich (?:will|mochte|brauche?) )?nur (${ONE})(?: bitte| da)? (?:(?:,|;|–|-|:|weil|da|denn|und|es|ist) )*${TOO_MUCH} (?:ist )?${AROUND}${END}`,
    ),
    'crop tight around $1',
  ],
  [
    new RegExp(
      `${START}(?:um|rund um|rings um) (${ONE})(?: (?:herum|rum|drumrum|drumherum))? (?:ist|hats|gibts|hat es|gibt es) ${TOO_MUCH}${END}`,
    ),
    'crop tight around $1',
  ],
  [
    new RegExp(
      `${START}(?:da ist |es ist |da |ist |es hat |da hats )?${TOO_MUCH} (?:um (${ONE})(?: (?:herum|rum|drumrum))?)${END}`,
    ),
    'crop tight around $1',
  ],
  [
    new RegExp(
      `${START}(?:${AROUND} (?:ist|sind|hats|gibts|hat es|gibt es) ${TOO_MUCH}|(?:da ist |es ist |da hats )?${TOO_MUCH} ${AROUND})${END}`,
    ),
    'crop tight around the subject',
  ],
  // "Eng ums Motiv herum zuschneiden"
  [
    /\b(?:eng|knapp|dicht|nah) (?:ums|um (?:das|den|die|mein|meine|meinen|unser|unsere|unseren)) ([^,.;:!?“ ]+) (?:herum )?(?=(?:zu|be|aus)?(?:schneiden|geschnitten|croppen)\b)/,
    'eng um das $1 ',
  ],
  // "Mach nur die obere Hälfte schwarzweiß": it is not cut out
  [
    /\bnur (?=(?:die|der) (?:obere|untere|linke|rechte)n? (?:bild)?halfte (?:[^,.;:!?“ ]+ )*(?:heller|dunkler|warmer|kalter|scharfer|unscharf|verschwommen|schwarz ?wei(?:ss|ß)|grau|sepia|aufhellen|abdunkeln|verdunkeln|weichzeichnen|scharfen|entsattigen)(?= |$))/,
    '',
  ],
  [
    /(?<=\b(?:links|rechts|oben|unten)(?: etwa| ca| um)? )1\/3(?= (?:weg|ab|wegschneiden|abschneiden|entfernen)\b)/,
    'drittel',
  ],
  // "Unten ist zu viel Rand, abschneiden"
  [
    new RegExp(
      `${START}(oben|unten|links|rechts) ist (?:viel |etwas |noch )?zu ?viel (?:rand|platz|raum|himmel|boden|wand|leere|luft) (?:, |und |bitte |also )+(?:(?:das|etwas|was|bisschen|ein|bitte|es) )*(?:abschneiden|wegschneiden|schneide?(?: (?:das|etwas|was|bitte))* (?:ab|weg))${END}`,
    ),
    'beschneiden $1',
  ],
  // "Unten ein Drittel weg", "das linke Viertel abschneiden"
  [new RegExp(`${START}${ASK}${PART} ${GOES}${END}`), 'abschneiden $1 $2'],
  [
    new RegExp(
      `${START}${ASK}(?:schneide?|entferne?|kappe?|losche?)(?: (?:bitte|mal|mir|doch|das|die|ein|vom|bild|foto|am|von|auf|der))* ${PART}(?: (?:bitte|ab|weg|raus|heraus))*${END}`,
    ),
    'abschneiden $1 $2',
  ],
  // "Nimm die linke Hälfte weg": without that word it is taken, or something is made of it.
  [
    new RegExp(
      `${START}${ASK}(?:nimm|mach)(?: (?:bitte|mal|mir|doch|das|die|ein|vom|bild|foto|am|von|auf|der))* ${PART}(?: bitte)? (?:ab|weg|raus|heraus)${END}`,
    ),
    'abschneiden $1 $2',
  ],
  // "Nur das linke Drittel behalten", "auf die linke Hälfte zuschneiden"
  [
    new RegExp(
      `${START}${ASK}(?:nur|bloss|ausschliesslich)(?: (?:das|die|noch|vom|bild))* ${SIDE} ${SHARE}${OF} (?:behalten|zeigen|ubrig lassen|stehen lassen|haben|nehmen)${END}`,
    ),
    'behalten $1 $2',
  ],
  [
    new RegExp(
      `${START}${ASK}(?:behalte?|lass|lasse|zeige?|nimm)(?: (?:bitte|mir|mal))* (?:nur|bloss|ausschliesslich)(?: (?:das|die|noch|vom|bild))* ${SIDE} ${SHARE}${OF}(?: (?:ubrig|stehen))?${END}`,
    ),
    'behalten $1 $2',
  ],
  [
    new RegExp(
      `${START}(?:bitte )?(?:so (?:zu|be)schneiden|schneide?(?: (?:es|das bild|das foto))? so(?: zu)?) (?:, )?dass nur(?: noch)? (?:die|das) ${SIDE} ${SHARE} (?:(?:noch|ubrig|zu) )*(?:bleibt|sehen ist|sichtbar ist|ist)${END}`,
    ),
    'behalten $1 $2',
  ],
  [
    new RegExp(
      `^(?:ich |wir )?(?:brauche|brauchen|will|wollen|nehme|mochte) nur (?:die|das) ${SIDE} ${SHARE}${OF}(?: bitte)?(?= ?[.!]? ?$)`,
    ),
    'behalten $1 $2',
  ],
  [
    new RegExp(
      `${START}${ASK}auf (?:die|das) ${SIDE} ${SHARE}${OF} (?:(?:zu|be|zurecht)?schneiden|zugeschnitten|croppen|kurzen|reduzieren)${END}`,
    ),
    'behalten $1 $2',
  ],
  [
    new RegExp(
      `${START}(?:bitte )?schneide?(?: (?:bitte|mal|mir|es|das|bild|foto))* auf (?:die|das) ${SIDE} ${SHARE}${OF} zu${END}`,
    ),
    'behalten $1 $2',
  ],
  [
    new RegExp(
      `${START}${ASK}(?:nur|bloss) (?:das )?mittlere drittel(?: (?:behalten|zeigen))?${END}`,
    ),
    'behalten mittleres drittel',
  ],
  // "Unten abschneiden", "den linken Rand etwas wegschneiden"
  [
    new RegExp(
      `${START}${ASK}(?:(?:den|die|das|am|vom) )?(oben und unten|links und rechts|${SIDE.slice(1, -1)})(?: (?:rand|teil|bereich|seite|kante|bildrand))?(?: (?:etwas|was|bissl|bisschen|wenig|nen?|ein|einen|kleines|kleinen|stuck|streifen))*${OF} (?:bitte )?(?:ab|weg|be)schneiden${END}`,
    ),
    'beschneiden $1',
  ],
  [
    new RegExp(
      `${START}(?:bitte )?(oben und unten|links und rechts|${SIDE.slice(1, -1)}) (?:etwas|was|(?:bissl|bisschen) was|(?:ein |nen? )?(?:kleines |kleinen )?(?:bisschen|bissl|wenig|stuck|streifen)) (?:weg|wegnehmen|abnehmen|kappen|kurzen|ab)${END}`,
    ),
    'beschneiden $1',
  ],
  [
    new RegExp(
      `${START}(?:bitte )?(?:schneide?|nimm|kappe?)(?: (?:bitte|mal|mir|doch))* (oben und unten|links und rechts|${SIDE.slice(1, -1)}) (?:etwas|was|(?:ein |nen? )?(?:bisschen|bissl|wenig|stuck|streifen)) (?:weg|ab)${END}`,
    ),
    'beschneiden $1',
  ],
  [
    new RegExp(
      `(?<!\\b(?:haare?n?|frisur|bart|pony)\\b.*)${START}${ASK}(?:an )?(?:den|beiden|beide|die) seiten(?: (?:etwas|was|bisschen|bissl|wenig|ein|stuck))*(?: (?:ab|weg|be)schneiden| (?:weg|wegnehmen|abnehmen))${END}`,
    ),
    'beschneiden links und rechts',
  ],
  // "Auf allen Seiten 50 Pixel entfernen", "oben und unten 10% weg"
  [
    new RegExp(
      `${START}${ASK}(?:an|auf|von|bei) (?:allen|jeder|jedem|alle|allen vier) (?:seiten?|kanten?|randern?|rand)(?: (?:je|jeweils|um))* ${FIGURE} (?:(?:ab|weg|be)schneiden|entfernen|weg|wegnehmen|abnehmen)${END}`,
    ),
    'rundherum $1 abschneiden',
  ],
  [
    new RegExp(
      `${START}(?:bitte )?${FIGURE} (?:(?:an|auf|von|bei) (?:allen|jeder|jedem|alle) (?:seiten?|kanten?|randern?|rand)|rundherum|ringsum|rundum|ringsherum|uberall) (?:(?:ab|weg|be)schneiden|entfernen|weg|wegnehmen|abnehmen)${END}`,
    ),
    'rundherum $1 abschneiden',
  ],
  [
    new RegExp(
      `${START}${ASK}(oben und unten|links und rechts)(?: (?:je|jeweils|um))* ${FIGURE} (?:entfernen|weg|wegnehmen|abnehmen)${END}`,
    ),
    '$1 je $2 abschneiden',
  ],
  [
    new RegExp(
      `${START}${ASK}(?:rundherum|ringsum|rundum|ringsherum|uberall)(?: (?:je|jeweils|um))* ${FIGURE} (?:entfernen|weg|wegnehmen|abnehmen)${END}`,
    ),
    'rundherum $1 abschneiden',
  ],
  // "Etwas enger", "engerer Ausschnitt"
  [
    /^(?:bitte )?(?:(?:ausschnitt|bildausschnitt|den|noch|etwas|bisschen|bissl|ein|viel|deutlich|bitte) )*(?:enger|engerer|knapper|knapperer)(?: (?:ausschnitt|bildausschnitt|machen|wahlen|bitte|beschnitt))*(?= ?[.!]? ?$| (?:,|und) (?:bitte|dann|auf|im|als|heller|dunkler|warmer|schwarz|mach|etwas|in) )/,
    'enger zuschneiden',
  ],
  [
    new RegExp(
      `${START}${ASK}(?:(?:noch|etwas|bisschen|ein) )*(?:mehr|starker|weiter) (?:zu|be)schneiden${END}`,
    ),
    'enger zuschneiden',
  ],
  [
    new RegExp(
      `${START}${ASK}(?:bild)?ausschnitt(?: (?:etwas|ein|bisschen))* (?:verkleinern|verengen|einengen)${END}`,
    ),
    'enger zuschneiden',
  ],
  // "Auf die Person zuschneiden", "schneide das Bild auf den Hund zu"
  [
    new RegExp(
      `${START}(?:(?:bitte|das|bild|foto|es|ich|mochte|kannst|du|eng|nah|knapp|dicht|ganz) )*(?:auf ${WHOM} (?:(?:zu|be|zurecht)?schneiden|zugeschnitten|croppen|zoomen|rangezoomt)|um ${WHOM}(?: herum)? (?:(?:zu|be|zurecht)schneiden|zugeschnitten|croppen))${END}`,
    ),
    'enger auf die person zuschneiden',
  ],
  [
    new RegExp(
      `${START}(?:bitte )?schneide?(?: (?:bitte|mal|mir|es|das|bild|foto))* (?:auf|um) ${WHOM} zu${END}`,
    ),
    'enger auf die person zuschneiden',
  ],
  [
    new RegExp(
      `${START}(?:bitte )?schneide?(?: (?:bitte|mal|mir|es|das|bild|foto))* auf (?:das|mein|ihr|sein) gesicht zu${END}`,
    ),
    'aufs gesicht zuschneiden',
  ],
  // "… und den Rest als 8-Bit-Grafik": what is left is the picture
  [
    /(?<=\b(?:abschneiden|beschneiden|zuschneiden|wegschneiden)\b (?:[^.;!?“]* )?(?:und|,|dann) )(?:dann )?(?:den|der|das) (?:rest|ubrige|ubrigen|verbleibende[ns]?)(?: (?:soll|dann|bitte|davon))* (?=(?:als|in|im|wie|zu|zum) )/,
    '',
  ],
];
