import type { Form } from '../../../forms/rewrite.ts';
import { FIGURE } from '../../share-rows.ts';
import { ASKING, END, LAST, START } from '../parts.ts';

const LIT = '(?:den )?(?:wolken|himmel)';

const SHADED = '(?:den )?(?:schatten|tiefen)';

const HOW = '(?:, )?(?:(?:so|vollig|total|richtig|absolut|ruhig|komplett) )*';

const ADVERTS = '[^,.;:!?“ ]*(?:immobilien|makler|hotel)[^,.;:!?“ ]*';

const LIKE_ADVERTS = `wie (?:(?:in|im|bei|auf|aus|von|vom|den|diesen|einer|einem|so) )*${ADVERTS}`;

const KIND = '(?:dramatisch|bedrohlich|stimmungsvoll)(?:er|en)? himmel';

const SO =
  '(?:(?:mir|viel|etwas|deutlich|ein bisschen|echt|total|irgendwie|leider|einfach|da|hier) )*';

const JOINED =
  '(?:(?:,|[.;:!–-]|und|also|deshalb|bitte|mal|mach|mache|nimm|dreh|drehe|fahr|geh|da|das|die|sie|es|ihn|doch|um|etwa|ca|rund|so) )*';

/** Sentences of German about light: too dark, shadows, highlights, contrast, golden hours, the night. */
export const GERMAN_LIGHT: readonly Form[] = [
  // "Gegenlicht, man sieht das Gesicht nicht": a face in the dark
  [
    /(?<=^|[,.;:!?] )(?:(?:im |ist |voll |war )*gegenlicht(?:aufnahme|bild|foto)? (?:(?:,|\.|und|also) )*)(?:man|ich) (?:sieht|erkennt|seh|sehe|erkenne|kann) (?:(?:das|mein|ihr|sein|die) )?gesicht(?:er)? (?:(?:gar|fast|uberhaupt|kaum|nicht|nich|net|ned|mehr|richtig|gut|sehen|erkennen) )*(?:nicht|nich|net|ned|kaum|erkennen|sehen|mehr)(?= ?$| [,.;:!?])/,
    'gesicht zu dunkel',
  ],
  // "Schatten im Gesicht": they are not wanted
  [
    /^schatten (?:im|in meinem|in ihrem|in seinem) gesicht(?= ?[.!]? ?$)/,
    'schatten im gesicht weg',
  ],
  // "Licht wie am Morgen"
  [
    new RegExp(
      `${START}(?:(?:bitte|das|ein|warmes|schones) )*licht wie (?:(?:am|im|beim|bei|fruh|fruhen|spaten|einem|zum) )+(?:morgen|morgens|abend|abends|sonnenaufgang|sonnenuntergang|nachmittag|morgenlicht|abendlicht)${END}`,
    ),
    'goldene stunde',
  ],
  // "Die Helligkeit ist zu hoch, um 30 % runter": the figure is of what was just complained of
  [
    new RegExp(
      `${START}(?:(?:die|der|das|den) )?(helligkeit|belichtung|kontraste?|scharfe) (?:ist|sind|wirkt|wirken) ${SO}(?:zu )?(?:hoch|hart|stark|heftig|krass|extrem|hell|gro(?:ß|ss)|kraftig) ${JOINED}${FIGURE} (?:runter|weniger|reduzieren|raus|zuruck|zurucknehmen|senken|ab)(?: damit)?${END}`,
    ),
    '$1 um $2 reduzieren',
  ],
  [
    new RegExp(
      `${START}(?:(?:die|der|das|den) )?(helligkeit|belichtung|kontraste?|scharfe|sattigung) (?:ist|sind|wirkt|wirken) ${SO}(?:zu )?(?:niedrig|gering|schwach|flau|flach|klein|lasch|wenig|dunkel) ${JOINED}${FIGURE} (?:rauf|hoch|mehr|erhohen|anheben|rein|steigern|starker)(?: damit)?${END}`,
    ),
    '$1 um $2 erhohen',
  ],
  [
    new RegExp(
      `${START}(?:(?:das|es|foto|bild|alles|die|aufnahme) )*(?:(?:ist|wirkt|war) )?${SO}zu (?:dunkel|duster|finster) ${JOINED}${FIGURE} (?:rauf|hoch|mehr|erhohen|anheben|heller)(?: damit| machen)?${END}`,
    ),
    'um $1 heller',
  ],
  [
    new RegExp(
      `${START}(?:(?:das|es|foto|bild|alles|die|aufnahme) )*(?:(?:ist|wirkt|war) )?${SO}zu (?:hell|grell) ${JOINED}${FIGURE} (?:runter|weniger|reduzieren|raus|zuruck|senken|dunkler)(?: damit| machen)?${END}`,
    ),
    'um $1 dunkler',
  ],
  [new RegExp(`^(?:im )?gegenlicht${LAST}`), 'schatten aufhellen'],
  [
    new RegExp(`^gegen (?:das licht|die sonne)(?: (?:fotografiert|aufgenommen|geknipst))?${LAST}`),
    'schatten aufhellen',
  ],
  // "Die Gesichter sind im Schatten abgesoffen, das Brautkleid ist ausgefressen, hol beides zurück"
  [
    new RegExp(
      `${START}(?:(?:die|das|d|s|unsere|alle) )?(?:gesichter|gsichter|gesicht|gsicht) (?:(?:sind|ist|isch|sin|san) )?(?:(?:leider|total|ganz|voll|etwas) )*im schatten? (?:abgesoffen|abgsoffe|abgsoffa|abgsuffe|versunken|zugelaufen|verschwunden)${END}`,
    ),
    'schatten aufhellen',
  ],
  [
    new RegExp(
      `${START}(?:(?:das|d|s|de|der|die|ihr|mein|sein|wei(?:ß|ss)es?) )*(?:braut|hochzeits)?(?:kleid|kleider|chleid|chleidli|hemd|bluse|hemli|schleier) (?:ist|isch|sind|is|war) (?:(?:leider|total|ganz|voll|etwas|komplett|vollig) )*(?:ausgefressen|uusgfrasse|usgfrasse|uusgfressa|ausgfressn|ausgebrannt|uberstrahlt)${END}`,
    ),
    'lichter reduzieren',
  ],
  [
    new RegExp(
      `(?<=\\b(?:schatten aufhellen|lichter reduzieren)\\b[^“]*)(?:[,.;] |und |bitte )+(?:hole?|bringe?|rette?) (?:(?:bitte|mir|mal) )*(?:beides|alles|beide|das)(?: (?:wieder|bitte))*(?: (?:zuruck|zrugg|zruck|zrug|zuruckholen|her))?${END}`,
    ),
    '',
  ],
  // "Schatten zu hart, mach weicher": light, and no blur
  [
    new RegExp(
      `${START}(?:die )?schatten (?:(?:im gesicht|hier|da|sind|wirken) )*${SO}zu (?:hart|krass|heftig|stark|tief|dunkel|schwarz|scharf) ${JOINED}(?:(?:etwas|bisschen|ein|viel) )*(?:weicher|sanfter|heller|softer|schwacher|aufhellen|abmildern|mildern|abschwachen|runter|weicher machen)${END}`,
    ),
    'schatten aufhellen',
  ],
  // "Gesicht säuft im Dunkeln ab"
  [
    new RegExp(
      `${START}(?:(?:die|das|der|den|mein|meine|unsere|alle|im|hier|unten|da) )*(?:gesichter|gesicht|schatten|motiv|person|personen|vordergrund|leute|alles|tiefen|dunklen stellen) (?:(?:sauft|saufen|sinkt|sinken|geht|gehen|verschwindet|verschwinden|versinkt|versinken|lauft|laufen|sumpft)(?: (?:total|voll|komplett|ganz|leider|fast|alles|ja|etwas|mir))*(?: (?:im|in) (?:dunkeln|dunklen|dunkel|schatten|schwarz|schwarzen|der dunkelheit|den schatten|die schatten|finsteren)(?: (?:ab|unter|zu|weg))?)|(?:sauft|saufen|sumpft)(?: (?:total|voll|komplett|ganz|leider|fast|alles|ja|etwas|mir))* ab)${END}(?<!gesichter saufen ab)`,
    ),
    'schatten aufhellen',
  ],
  [
    new RegExp(
      `(?<=\\b(?:aufhellen|ausgefressen|uberstrahlt|ausgebrannt|ausgerissen|zu hell|zu dunkel|abgesoffen|wei(?:ß|ss))\\b[^“]* )(?:[,.;] |und |bitte |dann )*(?:(?:krieg|kriegst du|bring|bringe|hol|mach) (?:(?:das|es|beides|alles|bitte|mal|irgendwie) )*(?:(?:ins|in) (?:(?:die|das|ein|eine|ner|nen) )?(?:gleichgewicht|balance|lot|waage|ordnung|einklang)|ausgeglichen|ausgewogen)|(?:gleich|gleiche) (?:(?:das|es|beides|bitte|mal) )*(?:aus|an)|(?:(?:das|beides|bitte|mal) )*(?:ausgleichen|ausbalancieren|angleichen|balancieren))(?: (?:bitte|bringen|kriegen))?${END}`,
    ),
    '',
  ],
  // "Abendsonne drüberlegen, so warm und golden wie um halb neun im Juli": what that light is like
  [
    /(?<=\b(?:abendsonne|abendlicht|morgensonne|morgenlicht|sonnenuntergangslicht|goldenes licht|goldene stunde) )(?:bitte )?(?:druberlegen|drauflegen|daruberlegen|reinlegen|druber legen|druberziehen|reinzaubern)(?= ?$| [,.;:!?]| (?:und|so|bitte)\b)/,
    '',
  ],
  [
    /(?<=\b(?:abendsonne|abendlicht|morgensonne|morgenlicht|sonnenuntergangslicht|goldenes licht|goldene stunde)(?: [^,.;:!?“ ]+){0,3} )(?:[,.;:–-] )?(?:(?:so|ganz|schon|richtig|am besten) )*(?:warm|golden|weich)(?:(?: und| ,)+ (?:(?:so|ganz|schon) )*(?:warm|golden|weich))*(?: wie (?!(?:ein|auf) )[^,.;:!?“]*)?(?= ?$| [,.;:!?])/,
    '',
  ],
  // "Kräftiger HDR-Effekt": the look is strong, and not its colours
  [/\b(?:kraftig|heftig|intensiv)(?:er|e|es|en)? (?=hdr\b)/, 'starker '],
  // "Zeichnung aus den Wolken und den Schatten": range, and neither shadows nor drawings
  [
    new RegExp(
      `${START}${ASKING}(?:hole? |zieh |zeig |kitzel |arbeite )?(?:(?:mal|bitte|richtig|ordentlich|viel|mehr|jede menge|die|alle|so) )*(?:zeichnung|details?|struktur|alles) (?:(?:aus|in) (?:${LIT} und (?:aus |in )?${SHADED}|${SHADED} und (?:aus |in )?${LIT}))(?: (?:raus|heraus|rausholen|herausholen|rauskitzeln))?(?= ?$| [,.;:!?+&]| (?:so|wie|und|aber)\\b)`,
    ),
    'hdr',
  ],
  [
    new RegExp(
      `${START}${ASKING}(?:hole? |zieh |mehr )?(?:mehr |die )?zeichnung (?:aus|in) ${LIT}(?: (?:raus|heraus|rausholen|herausholen))?${END}`,
    ),
    'hdr im himmel',
  ],
  [
    new RegExp(
      `(?<=\\bhdr\\b (?:(?!nicht |kein|ohne |aber |ist |sieht |wirkt |war )[^.;!?“ ]+ )*)${HOW}(?:ubertrieben|uberzogen|heftig|krass)(?: ${LIKE_ADVERTS})?${END}`,
    ),
    'stark',
  ],
  [new RegExp(`(?<=\\bhdr (?:[^.;!?“]* )?)${HOW}(?:hdr maßig )?${LIKE_ADVERTS}${END}`), ''],
  // "HDR, aber bitte ohne diese hässlichen Leuchtränder": the look has none
  [
    /(?<=\bhdr(?:\b[^.;!?“]*)? )(?:(?:,|aber|bitte|und|nur) )*(?:ohne|keine) (?:(?:diese|die|den|so|solche|irgendwelche|jegliche) )*(?:(?:hasslich|bloed|blod|doof|typisch|hell|leuchtend|weiss|weiß|unschon|dick|storend|komisch)e[nr]? )?(?:leuchtrander|leuchtrandern|leuchtkanten|halos?|saume|lichtsaume|lichtkanten|heiligenscheine?|geisterrander|lichtrander|lichthofe|doppelkonturen|rander um alles)(?= ?$| [,.;:!?]| (?:und|aber|bitte)\b)/,
    '',
  ],
  // "Alle Details raus, dramatischer Himmel, das volle Programm"
  [
    new RegExp(
      `${START}${ASKING}(?:hole? |kitzle? |arbeite )?alle details (?:raus|heraus|rausholen|herausholen|rauskitzeln|herauskitzeln|herausarbeiten)(?= (?:,|und) (?:einen? )?${KIND})`,
    ),
    'hdr',
  ],
  [new RegExp(`(?<=\\bhdr (?:,|und) )(?:einen? )?${KIND}`), 'dramatic sky'],
  [
    new RegExp(
      `(?<=\\b(?:hdr|himmel|sky)\\b[^.;!?“]* )(?:, )?(?:das )?(?:volle programm|volle kanne|ganze programm)${END}`,
    ),
    '',
  ],
  // "Man soll glauben, es ist Mitternacht"
  [
    new RegExp(
      `${START}(?:man|jeder|alle) (?:soll|sollen|muss|mussen) (?:glauben|denken|meinen)(?: ,)? (?:(?:dass|es|ist|sei|ware|mitten|in|der|gerade|um|tiefe|schon) )+(?:mitternacht|nacht|nachts)(?: ist| ware| sei)?${END}`,
    ),
    'make it night',
  ],
];
