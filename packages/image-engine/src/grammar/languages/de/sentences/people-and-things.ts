import type { Form } from '../../../forms/rewrite.ts';
import { ASKING, END, START } from '../parts.ts';

const PUTS =
  '(?:setz|schnall|pack|stulp|tu|mach|kleb|klatsch|verpass|zauber|montier|gib|leg|stell|stopf)e?';

/** What may be turned into another: no picture, no sky and no ground. */
const TURNED =
  '(?:katze|katzen|kater|katzchen|hund|hunden|hundchen|welpen?|pferd|kuh|vogel|hasen?|hamster|maus|fisch|huhn|schaf|ziege|mann|frau|kind|baby|jungen?|madchen|chef|chefin|bruder|schwester|vater|mutter|freundin|freund|auto|wagen|fahrrad|motorrad|moped|golf|boot|haus|hutte|baum|stuhl|sofa|apfel|ball|hut)';

/** What is turned without an article, too: "aus Wiese Skipiste machen". */
const GROUND =
  '(?:sommerwiese|blumenwiese|wiese|rasen|garten|acker|feld|see|teich|pool|fluss|bach|stra(?:ß|ss)e|weg|parkplatz|hof|innenhof|hugel|berg|wald|park|spielplatz|strand|wuste|balkon|terrasse|dorf|stadt|schloss|burg|kirche|scheune|garage|bus|lkw|traktor|zug|roller|becher|tasse|glas|bier|wasser|wein|cola|pizza|salat|kaffee|kuchen|birne|banane)';

/** What a picture of it may become, and colours that it may have. */
const LOOK =
  '(?:\\w*(?:comic|cartoon|anime|manga|zeichnung|skizze|gemalde|aquarell|sticker|aufkleber|emoji|karikatur|pixel|poster|plakat|figur|statue|collage|foto|bild|bildchen|portrat|portrait|logo|icon|avatar|silhouette|mosaik|malvorlage|ausmalbild|postkarte|muster|umriss|schatten)\\w*|\\w*(?:rot|gelb|grun|blau|schwarz|wei(?:ß|ss)|grau|rosa|pink|lila|violett|braun|orange|turkis|beige|gold|silber)(?:en|e|er|es|nen|ne)?)\\b';

const PERSON = '(?:mir|uns|ihm|ihr|ihnen|dir)';

const FUNNY =
  '(?:war|ware|waren|fand ich|fande ich) (?:(?:echt|voll|total|noch|ja|schon|auch|ganz|mega|super|richtig) )*(?:lustig|witzig|cool|su(?:ß|ss)|toll|nice|geil|schon|klasse|nett|super|mega|prima|spa(?:ß|ss)ig|der hammer|der knaller|was)';

/** Sentences of German about people and things that are there or are to be. */
export const GERMAN_PEOPLE_AND_THINGS: readonly Form[] = [
  // "Hund zu Katze", "aus dem Auto ein Boot"
  [
    new RegExp(
      `^(?:bitte )?(?:(?:den|die|das|vom|von) )?${TURNED} (?:zu|zum|zur) (?:(?:einem|einer|ner|nem) )?(?!${LOOK})${TURNED}(?: (?:machen|verwandeln|werden))?(?= ?[.!]? ?$)`,
    ),
    'turn the meadow into a river',
  ],
  [
    new RegExp(
      `^(?:bitte )?aus (?:der|dem|meiner|meinem|unserer|unserem) (?:${TURNED}|${GROUND}) (?:einen|eine|ein|nen|ne) ${TURNED}(?= ?[.!]? ?$)`,
    ),
    'turn the meadow into a river',
  ],
  // "Als Superheld"
  [
    /^(?:(?:bitte|mich|ihn|sie|uns|zeig|zeige|mach|verkleide|mal|ich) )*als (?:(?:ein|eine|einen|echte[rn]?) )*(?:mann|frau|superheld|superheldin|astronaut|zombie|pirat|clown|prinzessin|konig|konigin|ritter|polizist|soldat|cowboy|hexe|vampir|elfe|engel|meerjungfrau|weihnachtsmann|roboter|alien|hund|katze|lowe|tiger|einhorn|arzt|koch|pilot|wikinger|samurai|ninja)(?: (?:bitte|verkleiden|verkleidet|zeigen|darstellen))*(?= ?[.!]? ?$)/,
    'turn the meadow into a river',
  ],
  // "Jacke ausziehen", "Kleid statt Hose", "anderes Outfit"
  [
    /^(?:(?:bitte|mir|ihm|ihr|die|den|das|seine|ihre|meine|einen|eine|ein|soll) )*(?:jacke|mantel|pulli|pullover|hemd|kleid|hose|rock|schuhe|anzug|shirt|t shirt|bluse|weste|sakko|krawatte|socken|badehose|bikini) (?:(?:bitte|mal) )*(?:ausziehen|anziehen|zuknopfen|aufknopfen|wechseln|tauschen|aufmachen|zumachen)(?= ?[.!]? ?$)/,
    'zieh mir einen anzug an',
  ],
  [
    /^(?:bitte )?(?:(?:ein|eine|einen) )?(?:jacke|mantel|pulli|pullover|hemd|kleid|hose|rock|anzug|shirt|t shirt|bluse|bikini) statt (?:(?:der|dem|des|einer|einem) )?(?:jacke|mantel|pulli|pullover|hemd|kleid|hose|rock|anzug|shirt|t shirt|bluse|bikini)(?: (?:anziehen|bitte))?(?= ?[.!]? ?$)/,
    'zieh mir einen anzug an',
  ],
  [
    /^(?:(?:bitte|ein|eine|einen|mir|ihr|ihm|gib|zieh|mit) )*(?:andere[sn]?|neue[sn]?|schickere[sn]?|elegante[sn]?) (?:outfit|klamotten|kleidung|anziehsachen|sachen|kleider|anzug)(?: (?:anziehen|an|bitte))?(?= ?[.!]? ?$)/,
    'zieh mir einen anzug an',
  ],
  // "Konfetti", "noch eine Person": what is named is wanted
  [
    /^(?:(?:bitte|mit|noch|ein|eine|einen|paar|viele|bunte|etwas|mach|mehr|schone|rote|fug|fuge) )*(?:luftballons?|ballons?|schmetterlinge?|konfetti|herzchen|engelsflugel|weihnachtsmutze|partyhut|krone|heiligenschein|seifenblasen|feuerwerk|drachen|einhorn|dinosaurier|ufo|raumschiff|flugzeug|hubschrauber|person|menschen|freund|freundin)(?: (?:bitte|rein|dazu|hinzu|ein|einfugen|drauf|hinzufugen|im hintergrund|in die luft))*(?<=^(?:.* )?(?:luft ?ballons?|ballons?|schmetterlinge?|konfetti|herzchen|engelsflugel|weihnachtsmutze|partyhut|krone|heiligenschein|seifenblasen|drachen|einhorn|dinosaurier|ufo|raumschiff|flugzeug|hubschrauber|rein|dazu|hinzu|einfugen|drauf|hinzufugen|noch .*)(?: bitte)?)(?= ?[.!]? ?$)/,
    'add a dog',
  ],
  [
    /^(?:(?:bitte|noch|ein|das) )*(?:auto|haus|boot|flugzeug|fahrrad|baum|motorrad) (?:bitte )?(?:rein|reinsetzen|reinmachen|einfugen|hinzufugen|dazu)(?= ?[.!]? ?$)/,
    'add a dog',
  ],
  [
    /^(?:mein|meine|unser|unsere) (?:freund|freundin|mann|frau|hund|katze|bruder|schwester|mutter|vater|oma|opa|mama|papa|sohn|tochter) (?:soll|sollte|muss) (?:(?:bitte|auch|noch|mit|im bild|auf dem bild|auf dem foto) )*(?:dabei sein|mit drauf|mit drauf sein|drauf sein|neben mir stehen|neben mir sein|dabei|mit ins bild|ins bild)(?= ?[.!]? ?$)/,
    'add a person',
  ],
  // "Ohne meinen Ex"
  [
    /^(?:bitte )?ohne (meinen|meine|den|die|das) ((?:ex|exfreund|exfreundin|exmann|exfrau|typ|typen|mann|frau|freund|freundin|leute|fremden|touristen|kinder|kind|auto|autos|mulleimer|schild|kabel|laterne))(?: (?:da|links|rechts|hinten|im hintergrund|daneben|bitte))*(?= ?[.!]? ?$)/,
    '$1 $2 entfernen',
  ],
  // "Mach mich zum König", "mach sie zu einem Mann"
  [
    new RegExp(
      `${START}(?:mach|mache|verwandle|verwandel) (?:mich|ihn|uns|oma|opa|mama|papa|(?:den|die|das|meinen|meine|mein|unseren|unsere) ${TURNED}) (?:(?:bitte|mal) )*(?:zum|zur|zu (?:einem|einer|nem|ner)) (?:(?:echten|coolen|bosen|starken|gro(?:ß|ss)en|kleinen) )?(?!${LOOK})(?!\\w*(?:figur|puppe|mittelpunkt|teenager|teenagerin|greis|opa|oma|hingucker|lego|playmobil|spielzeug|barbie|emoji|blondine|brunette|vordergrund|hintergrund|held|star|blickfang|hauptmotiv|motiv|thema|actionfigur)\\b)[^,.;:!?“ ]+${END}`,
    ),
    'turn the meadow into a river',
  ],
  // "Auto in Ferrari verwandeln"
  [
    new RegExp(
      `${START}(?:(?:bitte|mal|den|die|das|meinen|meine|mein|unser|unsere|unseren) )*(?:${TURNED}|${GROUND}) (?:bitte |mal )?in (?:(?:einen|eine|ein|nen|ne) )?(?!${LOOK})(?!(?:winter|sommer|herbst|fruhling|nacht|tag|abend|morgen)\\b)[^,.;:!?“ ]+ (?:verwandeln|umwandeln|umbauen|verzaubern)${END}`,
    ),
    'turn the meadow into a river',
  ],
  // "Gegen einen Baum austauschen": a thing, and no ground
  [
    new RegExp(
      `${START}(?:(?:bitte|das|dies|es|ihn|sie|den|die|hier|da) )*(?:austauschen |ersetzen |tauschen )?(?:durch|gegen|mit) (?:(?:einen|eine|ein|nen|ne|n) )?(?:${TURNED}|busch|strauch|blumen?|blume|blumentopf|pflanze|palme|tisch|lampe|person|bank)(?: (?:ersetzen|austauschen|tauschen|eintauschen|auswechseln))${END}|^(?:(?:bitte|das|dies|hier) )*(?:austauschen|ersetzen|tauschen) (?:durch|gegen|mit) (?:(?:einen|eine|ein|nen|ne|n) )?(?:${TURNED}|busch|strauch|blumen?|blume|blumentopf|pflanze|palme|tisch|lampe|person|bank)${END}`,
    ),
    'turn the meadow into a river',
  ],
  // "Sonnenbrille dazu", "mehr Leute"
  [
    new RegExp(
      `${START}(?:(?:noch|eine?|einen|nen|ne|n|bitte) )*(?:sonnenbrille|brille|hut|mutze|krone|bart|schnurrbart|krawatte|fliege|schal|maske|ohrringe|kette|tattoo|heiligenschein|flugel|papa|mama|oma|opa|meinen? (?:freund|freundin|mann|frau|bruder|schwester)) (?:(?:bitte|noch|mit) )*(?:dazu|hinzu|hinzufugen|dazumachen|dazutun|reinmachen|aufsetzen|einfugen)(?<!\\bmit .*)${END}`,
    ),
    'add a hat',
  ],
  [
    new RegExp(
      `${START}(?:(?:noch|viel|bitte|ein|paar|deutlich) )*mehr (?:leute|menschen|personen|publikum|zuschauer|gaste|freunde|baume|blumen|autos|tiere|hunde|katzen|vogel|hauser|fenster|mobel)(?: (?:rein|dazu|ins bild|drauf|im bild|hinzufugen|im hintergrund))*${END}`,
    ),
    'add a person',
  ],
  // "Sonnenbrille für die Katze wär lustig": a wish for a thing, whatever follows it
  [
    new RegExp(
      `${START}((?:(?:so|ein|eine|einen|ne|nen|n|noch) )*(?!rahmen|text|titel|licht|hintergrund|schatten|filter|schnee|regen|nebel)[^,.;:!?“ ]+ (?:fur|auf|bei|an) (?:(?:die|den|das|der|dem|meine[nmr]?|mein|unsere[nmr]?|unser|seine[nmr]?|ihre[nmr]?) )?(?:${TURNED}|oma|opa|mama|papa|kopf|nase|mich|uns|ihn|sie|alle)) ${FUNNY}${END}`,
    ),
    'add $1',
  ],
  [
    new RegExp(
      `${START}(?:(?:die|der|das|den|mein|meine|meinen|unser|unsere|unseren) )?(?:${TURNED}|oma|opa|mama|papa) mit ((?:(?:so|ein|eine|einer|einem|ner|nem) )*(?:sonnenbrille|brille|hut|krone|mutze|partyhut|zylinder|schnurrbart|maske|krawatte|fliege|schal|flugeln|heiligenschein|cape|umhang)) ${FUNNY}${END}`,
    ),
    'add $1',
  ],
  // "Aus der Katze 'nen Tiger"
  [
    new RegExp(
      `${START}${ASKING}aus (?:(der|dem|meiner|meinem|unserer|unserem|den) (${TURNED})|(oma|opa|mama|papa|mir|ihm|uns)) (einen?|eine|nen|ne|n) (?!${LOOK})([^,.;:!?“ ]+)(?: machen| mach)?${END}`,
    ),
    'mach aus $1 $2 $3 $4 $5',
  ],
  // "Aus Sommerwiese Skipiste machen", "aus der Straße einen Fluss machen"
  [
    new RegExp(
      `${START}(?:(?:bitte|mach|mache|mal) )*aus (?:(?:der|dem|den|meiner|meinem|unserer|unserem|dieser|diesem) )?(?:${TURNED}|${GROUND}) (?:(?:bitte|mal|doch|einfach|so|einen?|nen|ne|n) )*(?!${LOOK})(?!(?:winter|sommer|herbst|fruhling|nacht|tag|abend|morgen)\\b)[^,.;:!?“ ]+(?: (?:machen|mach|zaubern|werden|basteln))${END}`,
    ),
    'turn the meadow into a river',
  ],
  [
    new RegExp(
      `${START}mach(?:e)? (?:bitte |mal )*aus (?:(?:der|dem|den|meiner|meinem|unserer|unserem|dieser|diesem) )?(?:${TURNED}|${GROUND}) (?:(?:bitte|mal|doch|einfach|so|einen?|nen|ne|n) )*(?!${LOOK})(?!(?:winter|sommer|herbst|fruhling|nacht|tag|abend|morgen)\\b)[^,.;:!?“ ]+${END}`,
    ),
    'turn the meadow into a river',
  ],
  // "Hund dazu", "noch eine Katze daneben"
  [
    new RegExp(
      `${START}((?:(?:noch|mal|eine?|einen|nen|ne|n|paar|weiteren?|zweite[nr]?) )*(?:${TURNED}|hunde|katzen|vogel|menschen|person|leute|baume|blumen|wolken|mowen|luftballons?|ballons?|herzen|sterne|schmetterlinge?|einhorn|drachen|palmen?)) (?:(?:bitte|mal|noch) )*(?:dazu|hinzu|rein|drauf|hinzufugen|dazumachen|dazutun|dazusetzen|reinmachen|reinsetzen|reinstellen|hinstellen|hinsetzen|einfugen|daneben|daneben stellen|daneben setzen)${END}(?<!\\bwolken .*)`,
    ),
    'add a dog',
  ],
  // "Schnall mir einen Hut auf den Kopf": nothing is turned upside down
  [
    new RegExp(
      `${START}${ASKING}(?:${PUTS} )?(?:(?:bitte|mal|${PERSON}|(?:dem|der|den|meine[mrn]|unsere[mrn]) [^,.;:!?“ ]+) )*((?:eine?[nms]?|ne|nen|n) (?:[^,.;:!?“ ]+ ){1,3})(?:oben )?auf (?:den|meinen|deinen|seinen|ihren|unsere|die|ihre) (?:kopf|kopfe)(?: (?:setz|schnall|pack|tu|mach|stulp|leg|geb)\\w*)?${END}`,
    ),
    'add $1',
  ],
];
