import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

const WHOSE =
  '(?:mein|sein|ihr|unser|dein|meinen|seinen|ihren|meine|seine|ihre|unsere|das|den|die|opas|omas|mamas|papas|ihre|beide)';

const FACE = '(?:gesicht|gesichter|kopf|kopfe|visage|birne|rube|gfries|antlitz)';

const FROM =
  '(?: (?:von|vom|aus|auf) (?:(?:dem|der|meinem|meiner|unserem|ersten|zweiten|anderen|bild|foto|person|kind|mann|frau|freund|freundin|mir|ihm|ihr|opa|oma|papa|mama|\\d) ?)+)?';

/** What a face may be set on; no part of a picture, and no goods that are printed on. */
const ON = `(?:auf|uber|an|in) (?:(?:den|die|das|der|dem|einen|eine|ein|seinen|ihren|seine|ihre|sein|ihr|meinen|mein|bild|foto|korper|kopf) )*(?!tasse|t |shirt|poster|plakat|leinwand|becher|kissen|mitte|seite|rand|halfte|hintergrund|himmel|quadrat|schwarz|schwarzwei[^,.;:!?“ ]*|instagram|profilbild|kuchen|torte|briefmarke|munze|geldschein|bild\\b(?! \\d| eins| zwei)|foto\\b(?! \\d)|rechts|links|oben|unten|wei|hell|dunkel|passbild|passfoto)[^,.;:!?“ ]+(?: (?:von|vom|aus|auf|in) [^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?)?`;

const SET =
  '(?:(?:drauf|rein|ein|an|hin|ruber|um)?(?:setzen|montieren|packen|kleben|tun|fugen|bauen|retuschieren|kopieren|machen|bringen|legen|pflanzen|klatschen|basteln|photoshoppen|ubertragen|transplantieren)|draufsetzen|draufmachen|drauf|montiert|gesetzt|tauschen|austauschen)';

const SETS =
  '(?:setze?|montiere?|packe?|klebe?|tu|fuge?|baue?|kopiere?|mache?|leg|pflanze?|klatsche?|photoshoppe?|ubertrage?|bastle?)';

const HERO =
  '(?:superman|batman|spiderman|spider man|ironman|iron man|hulk|thor|shrek|barbie|ken|elvis|messi|ronaldo|mona lisa|james bond|rambo|harry potter|napoleon|elsa)';

const SWAPPED = 'tausche die gesichter';

/** Sentences of German about a face that is set on somebody else. */
export const GERMAN_FACE_SWAPS: readonly Form[] = [
  // "Mein Gesicht auf seinen Körper"
  [
    new RegExp(
      `${START}${WHOSE} ${FACE} (?:auf|an) (?:seinen|ihren|meinen|den|einen|deren|dem|seinem|ihrem|das|sein|ihr) (?:anderen |fremden )?(?:korper|kopf|gesicht|hals)${END}`,
    ),
    SWAPPED,
  ],
  // "Gesicht von Trump drauf"
  [
    new RegExp(
      `${START}(?:(?:das|den|ein) )?${FACE} (?:von|vom) [^,.;:!?“ ]+(?: [^,.;:!?“ ]+)? (?:bitte )?(?:drauf|draufsetzen|draufmachen|drauf machen|einsetzen|reinsetzen|einfugen|aufsetzen)${END}`,
    ),
    SWAPPED,
  ],
  // "Mein Gesicht auf den Astronauten montieren"
  [
    new RegExp(
      `${START}(?:(?:bitte|mal|kannst du|ich will|ich mochte) )*${WHOSE} ${FACE}${FROM} ${ON} (?:bitte )?${SET}${END}`,
    ),
    SWAPPED,
  ],
  [
    new RegExp(
      `${START}${FACE} (?:von|vom|aus) [^,.;:!?“ ]+(?: [^,.;:!?“ ]+)? ${ON}(?: (?:bitte )?${SET})?${END}`,
    ),
    SWAPPED,
  ],
  // "Setz mein Gesicht auf den Astronauten"
  [
    new RegExp(
      `${START}(?:bitte )?${SETS} (?:(?:bitte|mal|mir) )*(?:${WHOSE} )?${FACE}${FROM} ${ON}(?: (?:drauf|ein|rauf|an))?${END}`,
    ),
    SWAPPED,
  ],
  [new RegExp(`${START}${WHOSE} ${FACE} auf (?:den |die |das )?${HERO}${END}`), SWAPPED],
  // "Kopf austauschen", "Gesicht durch das von Bild 2 ersetzen"
  [
    new RegExp(
      `${START}(?:${WHOSE} )?${FACE} (?:(?:bitte|mal) )*(?:durch|mit|gegen) (?:(?:das|den|dem|die|meins|seins|mein|meinem|meinen|vom|von|aus|gesicht|kopf|bild|foto|zweiten|anderen|ersten|\\d|mir|ihm|ihr|[^,.;:!?“ ]+) ){1,5}(?:ersetzen|tauschen|austauschen|vertauschen|wechseln)${END}`,
    ),
    SWAPPED,
  ],
];
