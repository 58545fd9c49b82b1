import type { Form } from '../../../forms/rewrite.ts';
import { FIGURE } from '../../share-rows.ts';
import { END, START } from '../parts.ts';

const COLOURFUL = '(?:bunter|farbiger|knallbunter|farbenfroher|gesattigter|bunt)';

const MUCH =
  '(?:(?:mir|uns|mich|einen|einem|ja|echt|irgendwie|einfach|da|hier|viel|etwas|bisschen|ein|wirklich|leider|deutlich|schon) )*';

/** "Die Farben knallen viel zu sehr", "sind viel zu heftig" */
const TOO_COLOURFUL = `(?:die |diese |alle )?(?:farben?|farbtone)(?: (?:hier|da|im bild|auf dem bild|auf dem foto|vom foto|vom bild))? (?:(?:knallen|knallt|ballern|ballert|leuchten|leuchtet|stechen|strahlen|poppen|krachen|springen|schreien|kommen|drucken|flashen|hauen) ${MUCH}zu (?:sehr|doll|dolle|stark|arg|krass|heftig|extrem|laut|hart|viel|grell|intensiv|kraftig)(?: (?:an|rein|durch|raus|hervor|ruber))?|(?:(?:sind|wirken) )?${MUCH}(?:ubertrieben|ubersteuert|uberdreht|uberzogen)|(?:sind|wirken|ist) ${MUCH}zu (?:heftig|krass|stark|arg|extrem|laut|knallig|quietschig|quitschig|bunt|grell|schrill|kraftig|satt|intensiv|poppig|leuchtend|giftig|aufdringlich)|(?:brullen|schreien|kreischen) (?:mich|uns|einen|dich|einem) an)`;

const TOO_BRIGHT = `(?:(?:das|es|foto|bild|alles) )*(?:(?:ist|wirkt|war) )?${MUCH}zu (?:grell bunt|knallbunt|bunt|knallig|quietschig|grellbunt|farbig|farbenfroh|gesattigt)`;

const JOINED =
  '(?:(?:,|[.;:!–-]|und|also|deshalb|bitte|mal|mach|mache|nimm|dreh|drehe|fahr|geh|da|das|die|sie|es|doch|etwas|gern|kannst du|reduzier|reduziere|senk|senke|regler|auf) )*';

const DOWN =
  '(?:runter|herunter|weniger|raus|rausnehmen|heraus|reduzieren|reduziert|senken|zuruck|zurucknehmen|zuruckdrehen|zuruckfahren|runterdrehen|runterfahren|runterregeln|runternehmen|runtersetzen|drosseln|dampfen|abschwachen|abdampfen|schwacher|blasser|ab|entsattigen|niedriger)';

/** Sentences of German about how colourful it is. */
export const GERMAN_SATURATION: readonly Form[] = [
  // "Die Farben knallen viel zu sehr, bitte um 30 % runter": what was just complained of goes down, and no size
  [
    new RegExp(
      `${START}(?:${TOO_COLOURFUL}|${TOO_BRIGHT}) ${JOINED}(?:(?:um|so|etwa|ca|circa|ungefahr|rund|gut|ein) )*${FIGURE} (?:${DOWN}(?: damit| bitte| machen)?|(?:bei |von |an )?(?:der )?(?:farbe|sattigung) ${DOWN})${END}`,
    ),
    'sattigung um $1 reduzieren',
  ],
  [
    new RegExp(
      `${START}(?:${TOO_COLOURFUL}|${TOO_BRIGHT}) ${JOINED}(?:(?:um|so|etwa|ca|ungefahr|gut|ein|nen) )*drittel ${DOWN}(?: damit)?${END}`,
    ),
    'sattigung um 33% reduzieren',
  ],
  [
    new RegExp(
      `${START}(?:${TOO_COLOURFUL}|${TOO_BRIGHT}) ${JOINED}(?:(?:auf|um|die|ein|der) )*(?:halb so (?:viel|stark|bunt|sehr)|halfte|halbieren|halbiere|halbier)(?: ${DOWN})?${END}`,
    ),
    'sattigung um 50% reduzieren',
  ],
  [
    new RegExp(
      `${START}${TOO_COLOURFUL}(?= ?$| ${JOINED}(?:damit |mit den farben |die farben )?${DOWN}(?: damit| bitte)?${END})`,
    ),
    'farben zu knallig',
  ],
  [new RegExp(`(?<=\\bfarben zu knallig )${JOINED}(?:damit )?${DOWN}(?: damit| bitte)?${END}`), ''],
  // "Die Farben knallen richtig, lass das so"
  [
    new RegExp(
      `${START}(?:(?:die|diese) )?farben (?:knallen|leuchten|poppen|strahlen) (?:(?:so|schon|richtig|ordentlich|toll|super|gut|ja|eh) )*(?:[,.;:!] |und |aber )+(?:bitte )?(?:(?:lass|lasst) (?:das|sie|die|es|die farben) (?:(?:bitte|so|genau|auch) )*|(?:so|genau so) (?:lassen|behalten)|die bleiben(?: so)?)(?= ?$|[,.;!] )`,
    ),
    'farben behalten',
  ],
  // "Mach dass die Farben knallen", "die Farben knallen nicht genug"
  [
    new RegExp(
      `${START}(?:(?:mach|mache|sorg|sorge|schau|dafur|so|bitte|,|damit|dass|es|lass|lasse|ich will|ich mochte) )*(?:die |alle )?farben (?:(?:sollen|durfen|konnen|konnten|mussen|sollten) )?(?:(?:ruhig|gern|gerne|bitte|mal|so|richtig|mehr|noch|ordentlich|viel|etwas|bisschen|ein|schon|wieder) )*(?:knallen|poppen|leuchten|strahlen|krachen|ballern)(?: (?:lassen|durfen))?${END}`,
    ),
    'kraftigere farben',
  ],
  [
    new RegExp(
      `${START}(?:(?:die|meine|diese) )?farben (?:knallen|poppen|leuchten|strahlen) (?:(?:mir|uns|einfach|irgendwie|noch|leider|gar|uberhaupt|so) )*(?:nicht|kaum|zu wenig|null|nid|net|ned)(?: (?:genug|richtig|so|wirklich|recht|mehr|sehr))*${END}`,
    ),
    'kraftigere farben',
  ],
  // "Die Farben knallen schön, aber …": as they are
  [
    new RegExp(
      `${START}(?:(?:die|diese) )?farben (?:knallen|poppen|leuchten|strahlen) (?:(?:ja|so|schon|richtig|total|voll|toll|super|gut|mega|ordentlich|eh|echt) )+[,.;] (?=aber )`,
    ),
    '',
  ],
  // "Das Grün vom Rasen ist mir zu giftig"
  ...['grun', 'blau', 'gelb', 'rot'].map(
    (hue): Form => [
      new RegExp(
        `${START}(?:das |die )?${hue}(?:tone)?(?: (?:vom|von der|von den|der|des|im|in den|am|auf dem) [^,.;:!?“ ]+)? (?:(?:knallt|knallen|leuchtet|leuchten|sticht|stechen|ballert|ballern|schreit|brennt|poppt) ${MUCH}zu (?:sehr|stark|doll|heftig|krass|arg|grell)(?: raus| hervor| rein)?|(?:is|ist|sind|wirkt|wirken|sieht) ${MUCH}zu (?:giftig|grell|knallig|quietschig|krass|heftig|stark|intensiv|leuchtend|kraftig|schrill|poppig|bunt|gesattigt|satt)(?: aus)?)${END}`,
      ),
      `${hue}tone entsattigen`,
    ],
  ),
  // "Um 30 % runter mit der Sättigung"
  [
    new RegExp(
      `${START}(?:(?:bitte|mal|geh|um|etwa|ca) )*${FIGURE} (?:runter|herunter|zuruck|weniger) (?:mit|bei|von|an) (?:der |die )?(?:farb)?sattigung${END}`,
    ),
    'sattigung um $1 reduzieren',
  ],
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
