import type { Form } from '../../../forms/rewrite.ts';
import { END } from '../parts.ts';

const NEW_GROUND =
  '(?:hintergrunds?|hintergund|hintegrund|freistell\\w*|freigestellt\\w*|ausschneiden|ausgeschnitten|grund|reinwei(?:ß|ss)\\w*)';

const SHADOW =
  '(?:(?:den|der|die|das|seinen|ihren|sein|ihr|echten|echte|originalen|originale|naturlichen|naturliche|vorhandenen|weichen|leichten|bisherigen) )*(?:schlag|boden|kontakt|produkt|original)?schatt?en';

const BELOW =
  '(?: (?:unter|unterm|unten|drunter|darunter|vom|von|am|an|bei|beim|hinter|hinterm|neben|auf)(?: (?:dem|der|den|meinem|meiner|seinem))?(?: (?!soll|muss|darf|kann|bitte|bleib|lass|behalt)[^,.;:!?“ ]+)?)?';

const STAYS =
  '(?:(?:soll|sollen|sollte|sollten|solte|solten|muss|mussen|darf|durfen|kann|konnen|bitte|mir|aber|noch|mit|so|da|dran|drin|drauf|stehen|erhalten|unbedingt|wie er ist) )*(?:bleiben|bleibt|bleib|lassen|behalten|beibehalten|erhalten|dableiben|drinlassen|dranlassen|dranbleiben|drauflassen|ubernehmen|nicht (?:weg|entfernen|loschen|verschwinden|wegmachen|mit entfernen|anfassen)|nicht weg (?:machen|sein))';

/** Sentences of German about what is cut out of its background, and the shadow it casts. */
export const GERMAN_CUT_OUTS: readonly Form[] = [
  // "Hintergrund weiß, Schatten unterm Schuh soll bleiben"
  [
    new RegExp(`(?<=\\b${NEW_GROUND} [^!?“]*)(?<= )${SHADOW}${BELOW} ${STAYS}${END}`),
    ', schatten behalten',
  ],
  [
    new RegExp(
      `(?<=\\b${NEW_GROUND} [^!?“]*)(?<= )(?:lass|lasse|behalte?) (?:(?:bitte|mir|aber|nur) )*${SHADOW}${BELOW}(?: (?:bitte|stehen|da|dran|drin|drauf|so|bei))*${END}`,
    ),
    ', schatten behalten',
  ],
  // "Und darunter ein ganz dezenter Schlagschatten"
  [
    /(?<=\b(?:freistell\w*|freigestellt\w*|hintergrund|ausgeschnitten|ausschneiden|wei(?:ß|ss)\w*|reinwei(?:ß|ss))\b[^!?“]*(?:,|und|mit|dazu|bitte) )(?:darunter|drunter|unten drunter|untendrunter) (?:(?:noch|ein|einen|einem|nen|nem|n|auch) )*(?:(?:ganz|sehr|nur|recht|so) )*(?:dezent|leicht|zart|sanft|schwach|fein|hauchzart|subtil|minimal|soft|leis)e?(?:[rnm]|s)? (?:schlag|boden|kontakt|produkt)?schatten(?: (?:dazu|bitte))?(?= ?$| [,.;!?]| (?:und|bitte)\b)/,
    'leichter bodenschatten',
  ],
  [
    /(?<=\b(?:freistell\w*|freigestellt\w*|hintergrund|ausgeschnitten|ausschneiden|grund|wei(?:ß|ss)\w*|reinwei(?:ß|ss))[^!?“]* )(?:(?:ganz|sehr|nur|recht|so) )*(?:dezent|leicht|zart|sanft|schwach|fein|hauchzart|subtil|minimal|soft|leis)(?:e[rnms]?|r)? (?:schlag|boden|kontakt|produkt)?schatten (?:darunter|drunter|untendrunter)(?= ?$| [,.;!?]| (?:und|bitte)\b)/,
    'leichter bodenschatten',
  ],
  // "Der Schuh schwebt, mach einen Schatten drunter"
  [
    /(?<=^)(?:(?:das|der|die|es|er|sie|mein|meine)(?: \w+)? )?(?:sieht aus als (?:ob|wurde) (?:es|er|sie) )?(?:schwebt|schweben)(?: wurde)?(?: (?:in der luft|so|etwas|ein bisschen))*(?: (?:[,.;:!]|und|also|deshalb))+ (?=.*schatten)/,
    '',
  ],
  // "Das Zeug hinter der Lampe wegtun, also transparent": all that is behind it
  [
    /\b(?:das|den|dieses|diesen|all das|das ganze|den ganzen|der ganze) (?:zeugs?|krempel|krams?|gerumpel|chaos|durcheinander|mull) (hinter (?:der|dem|den|meine[mr]|unsere[mr]) [^,.;:!?“ ]+)(?= [^“]*\b(?:transparent\w*|freistell\w*|freigestellt\w*|durchsichtig\w*)\b)/,
    'alles $1',
  ],
  [
    /\b(hinter (?:der|dem|den|meine[mr]|unsere[mr]) [^,.;:!?“ ]+) (?:das|den|dieses|diesen|all das|das ganze|den ganzen) (?:zeugs?|krempel|krams?|gerumpel|chaos|durcheinander|mull)(?= (?:weg|raus|wegtun|wegmachen|entfernen)\b[^“]*\b(?:transparent\w*|freistell\w*|freigestellt\w*|durchsichtig\w*)\b)/,
    'alles $1',
  ],
  // "Ohne weißen Saum um die Haare"
  [
    /\b(?:ohne|keinen?) (?:einen |jeden )?(?:(?:wei(?:ß|ss)|hell|dunkl|schwarz|farbig)en )?(?:saum|farbsaum|kranz|heiligenschein) (?=(?:um|an) (?:die|den|meine|ihre|seine) )/,
    'ohne rand ',
  ],
];
