import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

const LAMPS =
  '(?:fenster|fenstern|fensterfront|fensterscheiben?|scheiben?|schaufenster|lampen?|deckenlampe|lichterkette|leuchten?|laternen?|stra(?:ß|ss)enlaternen?|scheinwerfer|spots?|spotlights?|kerzen?|gluhbirnen?|reflexe?|spiegelungen?|lichtquellen?|lichtquelle|tageslicht|fensterlicht|kerzenlicht|sonne)';

const BURNT =
  '(?:uberstrahlt|uberstrahlen|uberstrahlend|ausgebrannt|ausgefressen|uberbelichtet|ausgeblasen|ausgewaschen|gleissend|grellwei(?:ß|ss)|zu grell|zu hell|viel zu hell|blendet|blenden|knallwei(?:ß|ss)|nur noch wei(?:ß|ss)|rein wei(?:ß|ss)|brennt aus|brennen aus|frisst aus|fressen aus|(?:uberstrahlt|uberstrahlen|blendet|blenden) (?:alles|das bild|den raum|so|total|zu sehr|extrem|stark))';

const MUCH =
  '(?:(?:ist|sind|war|waren|wirkt|wirken|total|komplett|vollig|viel|leider|etwas|ganz|stark|so|extrem|ein|wenig|bisschen|mir|da|hier) )*';

const BACK =
  '(?:zurucknehmen|zuruckholen|zuruck|runter|runternehmen|runterziehen|herunter|reduzieren|absenken|senken|retten|abschwachen|abmildern|mildern|dampfen|bandigen|einfangen|korrigieren|beheben|ausgleichen|abdunkeln|dunkler|weniger|weniger hell|nicht so hell|dunkler machen|wegmachen|fixen|entscharfen|angleichen|anpassen|verringern|minimieren|in den griff kriegen|in den griff bekommen)';

/** Sentences of German about lights that are too bright to show anything. */
export const GERMAN_GLARE: readonly Form[] = [
  // "Fenster überstrahlt, bitte zurücknehmen"
  [
    new RegExp(
      `${START}(?:(?:das|die|der|den|alle|beide|vom|durchs) )*${LAMPS}(?: (?:hinten|links|rechts|im hintergrund|oben|hinter mir|hinter uns|dahinter))? ${MUCH}${BURNT}(?: (?:, |[.;:!–-] |und |also |bitte |kannst du |das |die |es |mal |etwas |ein bisschen |bisschen |bissl |stark |lichter |lichter da |licht |sie )+${BACK})?${END}`,
    ),
    'lichter runter',
  ],
  // "Das überstrahlte Fenster zurücknehmen"
  [
    new RegExp(
      `${START}(?:(?:bitte|das|die|der|den|alle|dem|im|in|am) )*(?:uberstrahlte[nsrm]?|ausgebrannte[nsrm]?|ausgefressene[nsrm]?|uberbelichtete[nsrm]?|zu helle[nsrm]?|grelle[nsrm]?|helle[nsrm]?) (?:${LAMPS}|bereiche?n?|stellen?|flachen?|partien?|lichter|zonen?) (?:(?:bitte|mal|etwas|ein|bisschen|bissl|stark|wieder) )*${BACK}${END}`,
    ),
    'lichter runter',
  ],
  // "Nimm das Fenster etwas zurück"
  [
    new RegExp(
      `${START}(?:bitte )?(?:nimm|fahr|zieh|hol|regel)e? (?:(?:bitte|mal|das|die|den|alle) )*(?:(?:uberstrahlte[nsrm]?|ausgebrannte[nsrm]?|helle[nsrm]?|grelle[nsrm]?) )?${LAMPS} (?:(?:bitte|mal|etwas|ein|bisschen|bissl|stark|im licht|wieder) )*(?:zuruck|runter|herunter)${END}`,
    ),
    'lichter runter',
  ],
  [
    new RegExp(
      `${START}(?:(?:das|die|alle) )*${LAMPS} (?:(?:bitte|mal|etwas|ein|bisschen|bissl|stark) )*(?:zurucknehmen|zuruckholen|zuruckfahren|bandigen|entscharfen)${END}`,
    ),
    'lichter runter',
  ],
];
