import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

const WHO =
  '(?:(?:er|sie|ich|wir|man|alle|beide|jeder|oma|opa|mama|papa)|(?:(?:der|die|das|mein|meine|unser|unsere|dein|deine|dieser|diese) )(?:mann|frau|kind|kinder|baby|junge|jungs|madchen|braut|brautigam|brautpaar|person|personen|leute|typ|kerl|dame|herr|freund|freundin|sohn|tochter|bruder|schwester|mutter|vater|oma|opa|mama|papa|tante|onkel|chef|chefin|kollege|kollegin|hund|katze|kater|welpe|pferd|tier|vogel|gruppe|linke|rechte|mittlere|kleine|gro(?:ß|ss)e|alte)(?: (?:links|rechts|hinten|vorne|vorn|in der mitte|da))?)';

const SHALL =
  '(?:soll|sollen|sollte|sollten|solte|muss|mussen|musste|darf|durfte|konnte|konnten|kann|will|mochte)';

const LIMB =
  '(?:hand|hande|handen|arm|arme|armen|bein|beine|beinen|fu(?:ß|ss|sse)e?|finger|zeigefinger|daumen|knie|ellbogen|schultern?|kopf|kinn|oberkorper|korper|rucken|pfoten?|faust|fauste|blick|haltung)';

const WORDS = '(?:[^,.;:!?“ ]+ )';

const MOVED =
  '(?:(?:runter|herunter|raus|heraus|hoch|weg|an|auf|ab|um|aus|hin|zuruck|rauf|nach|vor)?(?:nehmen|tun|legen|stecken|heben|halten|senken|strecken|drehen|neigen|beugen|lehnen|ziehen|stellen|setzen)|verschranken|uberkreuzen|kreuzen|uberschlagen|stemmen|geben|reichen|anwinkeln|falten|schutteln|ausbreiten|hangen lassen|baumeln lassen|recken|ballen|verstecken|offnen|spreizen)';

const OWN = '(?:(?:die|den|der|seine|seinen|ihre|ihren|meine|meinen|unsere|beide|einen?|eine) )?';

const POSE = 'arme verschranken';

/** Sentences of German about how somebody stands, sits and holds himself. */
export const GERMAN_POSES: readonly Form[] = [
  // "Dreh den Hund um"
  [
    new RegExp(
      `${START}(?:bitte )?drehe? (?:(?:bitte|mal|mir) )*(?:den|die|das|meinen|meine|mein|unseren|unsere) (?:hund|katze|kater|pferd|mann|frau|kind|baby|jungen|madchen|person|auto|wagen|motorrad|fahrrad|kopf|korper) (?:(?:bitte|mal|etwas|ein|bisschen) )*(?:um|zur seite|nach (?:links|rechts|vorne?|hinten)|zu mir|zur kamera|in die andere richtung)${END}`,
    ),
    POSE,
  ],
  [
    /^(?:bitte )?(?:die |seine |ihre |meine )?((?:sonnen)?brille|maske|kapuze|kappe|mutze) (?:abnehmen|absetzen|runternehmen)(?= ?[.!]? ?$)/,
    '$1 entfernen',
  ],
  // "Von vorne", "sitzend": another picture would show it
  [
    /^(?:(?:bitte|zeig|zeige|mich|ihn|sie|uns|das|auto|haus|bild|foto|mal) )*(?:(?:von|nach) (?:vorne?|hinten|oben|unten|der (?:anderen )?seite)|aus (?:der|einer) (?:vogelperspektive|froschperspektive|anderen perspektive)|andere perspektive|anderer (?:blickwinkel|winkel)|vogelperspektive|froschperspektive)(?: (?:zeigen|fotografiert|aufgenommen|bitte|gesehen))?(?<!\bnach .*)(?= ?[.!]? ?$)/,
    'change the camera angle',
  ],
  [
    /^(?:(?:bitte|mich|ihn|sie|uns|lieber|mal) )*(?:sitzend|stehend|liegend|kniend|im sitzen|im stehen|im liegen)(?: (?:zeigen|bitte|statt stehend|statt sitzend))?(?= ?[.!]? ?$)/,
    POSE,
  ],
  // "Er soll die Hand aus der Hosentasche nehmen"
  [
    new RegExp(
      `${START}(?:bitte )?(?:${WHO} ${SHALL}|${SHALL} ${WHO}) ${WORDS}{0,4}?${LIMB} ${WORDS}{0,6}?${MOVED}${END}`,
    ),
    POSE,
  ],
  // "Hände aus den Taschen", "nimm die Hand aus der Tasche"
  [
    new RegExp(
      `${START}(?:bitte |mal |nimm |nehm |zieh |tu )*${OWN}(?:hand|hande|arme?) (?:(?:bitte|raus|sollen|soll|in|aus|von) )*(?:(?:den|der|seinen|ihren|seiner|ihrer|meinen|die|seine|ihre) )?(?:hosen|jacken|mantel)?taschen?(?: (?:raus|heraus|rausnehmen|nehmen|stecken|tun|ziehen|weg|haben|sein))?${END}`,
    ),
    POSE,
  ],
  // "Arme hoch", "Hände nach oben", "Arm um die Schulter legen"
  [
    new RegExp(
      `${START}(?:bitte |mal |mit )*${OWN}(?:hand|hande|arm|arme|beine?|pfoten?) (?:(?:bitte|mal|etwas|weiter|sollen|soll|ganz) )*(?:hoch|runter|rauf|nach (?:oben|unten|vorne?|hinten)|in die (?:luft|hohe|hufte|huften|seite)|auf den rucken|hinter den rucken|hinterm rucken|an den korper|auf die hufte|um (?:ihn|sie|mich|uns|die schulter|seine schulter|ihre schulter))(?: (?:nehmen|tun|legen|heben|halten|strecken|rei(?:ß|ss)en|stemmen))?${END}`,
    ),
    POSE,
  ],
  [
    new RegExp(
      `${START}(?:bitte |mal )*${OWN}(?:hand|hande|arm|arme|beine?|pfoten?) (?:(?:bitte|mal|etwas|weiter) )*(?:hoch|runter|herunter|aus|an)?(?:heben|nehmen|ausbreiten|ausstrecken|strecken|anwinkeln|uberkreuzen|uberschlagen|spreizen|senken)${END}(?<!\\bweg\\w* ?)`,
    ),
    POSE,
  ],
  // "Sie soll sich umdrehen"
  [
    new RegExp(
      `${START}(?:bitte )?(?:${WHO} ${SHALL}|${SHALL} ${WHO}) (?:(?:sich|mich|uns|bitte|mal|etwas|ein|bisschen|mehr|nach|vorne?|hinten|links|rechts|zur|seite|kamera|zu|mir|weiter|an|die|den|das|auf|wand|boden|stuhl|gras|sofa|gerade|gerader|aufrecht|lieber|doch) )*(?:umdrehen|drehen|wegdrehen|hinsetzen|setzen|hinlegen|bucken|anlehnen|lehnen|aufrichten|hinknien|knien|strecken|umschauen|vorbeugen|beugen|hinstellen|aufstehen|hocken|hinhocken|springen|hupfen|rennen|laufen|tanzen|gehen|winken|stehen|sitzen|liegen|posieren|mannchen machen|pfote geben|pfotchen geben)${END}`,
    ),
    POSE,
  ],
  // "Kopf gerade halten"
  [
    new RegExp(
      `${START}(?:bitte |mal )*(?:den |seinen |ihren |meinen |das )?(?:kopf|kinn|oberkorper) (?:(?:bitte|mal|etwas|ein|bisschen|leicht|mehr|weiter|anders|gerade|gerader|schief|schrag|nach|links|rechts|oben|unten|vorne?|hinten|zur|seite|kamera|in|die) )*(?:halten|drehen|neigen|heben|anheben|senken|kippen|richten|hoch|runter)${END}`,
    ),
    POSE,
  ],
  // "Anders hinstellen", "andere Pose"
  [
    new RegExp(
      `${START}(?:(?:mich|ihn|sie|uns|bitte|mal|den hund|die katze) )*(?:anders|gerader|aufrechter|lassiger|lockerer) (?:hinstellen|dastehen|hinsetzen|dasitzen|posieren|stehen|sitzen)${END}`,
    ),
    POSE,
  ],
  // "Mund zu": a face, and nothing that is closed
  [
    new RegExp(
      `${START}(?:bitte |mal )*(?:den |seinen |ihren |meinen )?mund (?:(?:bitte|mal|soll) )*(?:zu|auf|zumachen|aufmachen|schlie(?:ß|ss)en|offnen|geschlossen|zu sein|halten)(?: machen)?${END}`,
    ),
    'lass mich lacheln',
  ],
  // "Sie soll die Sonnenbrille abnehmen": it is to be gone
  [
    new RegExp(
      `${START}(?:bitte )?${WHO} ${SHALL} (?:bitte |mal )*(?:die|den|das|seine|seinen|ihre|ihren|sein|ihr) ((?:sonnen)?brille|hut|mutze|cap|kappe|kapuze|maske|helm|kette|kopfhorer|ohrringe|krawatte|schal) (?:abnehmen|absetzen|runternehmen|ausziehen|weglassen|ablegen|wegnehmen)${END}`,
    ),
    '$1 entfernen',
  ],
];
