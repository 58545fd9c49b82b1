import type { Form } from '../../forms/rewrite.ts';
import { ASKING, END, START } from './parts.ts';

const PERSON = '(?:mir|uns|ihm|ihr|ihnen|dir)';
const PUTS =
  '(?:setz|schnall|pack|stulp|tu|mach|kleb|klatsch|verpass|zauber|montier|gib|leg|stell|stopf)e?';
const YEARS = '(?:\\d+|funf|zehn|funfzehn|zwanzig|dreißig|ein paar|einige|paar)';
/** What lies behind somebody, and is never said of what is there. */
const PLACE =
  '(?:(?:(?:das|ein) )?(weltall|all|universum|meer)|der (weltraum|kosmos|strand|wald)|die (berge|alpen))';

const ageBy = (said: string, age: string): Form => [
  new RegExp(
    `${START}${ASKING}(?:mache? |lass |lasse )?(?:bitte )?(?:mich|ihn|sie|uns) (?:bitte |mal |um |gute )*${YEARS} jahre? ${said}(?: (?:machen|aussehen|wirken|aussehen lassen))?${END}`,
  ),
  `make me look ${age}`,
];

/** Of people, of what is behind them, and of old pictures, as German has it. */
export const GERMAN_ASKED_FREELY: readonly Form[] = [
  [
    /\b(?:den rest lass|lasse? den rest|lasse? alles andere) (?=(?:verschwimmen|verschwommen|unscharf|schwarzwei(?:ß|ss)|grau|dunkler|heller|verblassen)(?= ?$| [,.;!?]))/,
    'den rest ',
  ],
  [
    /\b(?:das |dieses )?(?:foto|bild) soll (?:(?:ruhig|richtig|mal) )*(?:alter|alt|antik) (?:wirken|aussehen)(?= ?$| [,.;!?])/,
    'alter look',
  ],
  [/(?<=\b\w+stich )dazu ?(?=gekommen\b)/, ''],
  [
    /(?<=\bpixel ?art\b[^.;!?“]* )(?:, )?(?:schon |richtig |recht )?grob(?:e|er|es)?(?= ?$| [,.;!?])/,
    'mit grossen pixeln',
  ],
  // "Soll aufs A3-Poster": where it goes
  [
    /(?:, )?(?:(?:das|es) )?(?:soll|kommt|geht|muss) (?:(?:dann|noch|mal) )?(?:auf|aufs|in)(?: (?:ein|einen|eine|das|die|den))? (?:a ?\d )?(?:poster|plakat|leinwand|tasse|kissen|fotobuch)(?: drauf)?(?= ?$| [,.;!?])/,
    '',
  ],
  ...['grau', 'blau', 'grun', 'rot', 'braun', 'gelb'].flatMap((hue): Form[] => [
    [new RegExp(`\\bhelle[rnms]? ${hue}e[rnms]? (?=hintergrund\\b)`), `hell${hue}er `],
  ]),
  [/\b(?:im |in |als )?zwei ?farb(?:en)?druck(?: in| mit| aus)?(?= )/, 'in duotone'],
  // "Das Bild 90 Grad nach rechts"
  [
    /(?<=^|[,.;!?] |\bund |\bdann )(?:das |mein )?(?:bild|foto) (?=(?:um )?\d+ (?:grad )?(?:nach|gegen|im) )/,
    'drehe das bild ',
  ],
  // "Kräftiger HDR-Effekt": the look is strong, and not its colours
  [/\b(?:kraftig|heftig|intensiv)(?:er|e|es|en)? (?=hdr\b)/, 'starker '],
  [/(?<=\b(?:olgemalde|gemalde|aquarell|olbild|plakat) )von (?:fruher|damals)(?= ?$| [,.;!?])/, ''],
  [/\b(?:weich|sacht) (?=ineinander \w*blend\b)/, ''],
  // "Hinter mir soll das Weltall sein mit vielen Sternen": the verb stands amid what is wished for
  [
    new RegExp(
      `${START}hinter (mir|uns|ihm|ihr|ihnen) soll(?:en|te|ten)? (?:bitte |dann )?${PLACE} (?:mit (?:ganz )?vielen sternen )?(?:(mit [^,.;:!?“]+?) )?(?:sein|zu sehen sein|liegen|auftauchen|erscheinen)(?: mit (?:ganz )?vielen sternen)?(?: (mit [^,.;:!?“]+?))?(?= ?$| [,.;:!?])`,
    ),
    '$2 $3 $4 hinter $1 $5 $6',
  ],
  [
    new RegExp(
      `${START}mach(?:e)?(?: bitte)?(?: ,)? dass hinter (mir|uns|ihm|ihr|ihnen) ${PLACE} (?:ist|liegt|zu sehen ist)${END}`,
    ),
    '$2 $3 $4 hinter $1',
  ],
  // A starry sky, and no night
  [
    new RegExp(
      `${START}(?:ich )?(?:will|mochte|hatte gern|hatte gerne) (?:ich )?(?:bitte |gern |gerne )?hinter (mir|uns) (?:einen|den) (sternenhimmel|sternenhimmel mit [^,.;:!?“]+?)(?: haben)?${END}`,
    ),
    '$2 als hintergrund',
  ],
  // "Hintergrund dunkelblaue Studiowand"
  [/\bhintergrund (?:eine |: )?(?=(?:[^,.;:!?“ ]+e )?studiowand\b)/, ''],
  // "Schnall mir einen Hut auf den Kopf": nothing is turned upside down
  [
    new RegExp(
      `${START}${ASKING}(?:${PUTS} )?(?:(?:bitte|mal|${PERSON}|(?:dem|der|den|meine[mrn]|unsere[mrn]) [^,.;:!?“ ]+) )*((?:eine?[nms]?|ne|nen|n) (?:[^,.;:!?“ ]+ ){1,3})(?:oben )?auf (?:den|meinen|deinen|seinen|ihren|unsere|die|ihre) (?:kopf|kopfe)(?: (?:setz|schnall|pack|tu|mach|stulp|leg|geb)\\w*)?${END}`,
    ),
    'add $1',
  ],
  // "Mich zehn Jahre jünger machen"
  ageBy('junger', 'younger'),
  ageBy('alter', 'older'),
  [
    new RegExp(
      `(?<=\\b(?:younger|older|junger|alter)\\b[^.;!?“]* )(?:, )?(?:und )?(?:die |meine |alle )?(?:grauen?|weißen?) (?:haare|haar|strahnen)(?: (?:weg|raus|entfernen|wegmachen|farben))?${END}`,
    ),
    'and remove the gray hair',
  ],
  [
    new RegExp(
      `${START}${ASKING}(?:mache? |farbe? )?(?:mich|ihn|sie|uns) (?:bitte |mal )?(?:zur? )?(?:blond|blonde|blondine|brunett|brunette|rothaarig|schwarzhaarig|dunkelhaarig)(?: (?:und )?mit (?:(?:lang|kurz|lockig|glatt)en )+haaren)?(?: machen)?${END}`,
    ),
    'give me blonde hair',
  ],
  // "In echten Farben und ohne die Knicke"
  [
    new RegExp(
      `(?<=\\b(?:schwarz ?wei(?:ß|ss)|sw|alte[srn]?|opas|omas)\\b[^.;!?“]* farben?(?: bitte)? )(?:, |und )*ohne (?:die |diese |alle )?(knicke|kratzer|risse|flecken)${END}`,
    ),
    ', entferne die $1',
  ],
  // "Die Mülltonne da, die ich angemalt habe, muss weg": what is marked
  [
    /(?<=^(?:bitte )?)(die|der|das|den) ([^,.;:!?“ ]+)(?: (?:da|dort|hier))?(?: ,)? (?:die|der|das|den) ich (?:(?:da|hier) )?(?:angemalt|markiert|ubermalt|angestrichen|eingekreist|angekreuzt) hab(?:e)?(?: ,)? (?=(?:muss|soll|kann|bitte|weg|raus|verschwind))/,
    '$1 angemalte $2 ',
  ],
  // "Hab abends in der Kneipe fotografiert", beside noise: how it came about
  [
    /(?<=\b(?:verrausch\w*|rauschen|gekrissel|gegrissel|kornig|krisselig|korn)\b[^.;!?“]*, )(?:(?:ich|hab|habe|habs|das|wurde|ist) )*(?:(?:abends|nachts|gestern|spat|hab|habe) )*(?:in|im|auf|bei|beim|am) (?:[^,.;:!?“ ]+ ){1,4}(?:fotografiert|aufgenommen|geknipst|gemacht|geschossen|entstanden)(?: worden)?(?: ,| und)? (?=\S)/,
    '',
  ],
  // "Aber lass den Eiffelturm scharf": it stays so
  [
    new RegExp(
      `(?<=\\bunscharf\\b[^.;!?“]* )lass(?:e)? (den|die|das) ((?!hintergrund|himmel|vordergrund)[^,.;:!?“ ]+) scharf${END}`,
    ),
    'keep $1 $2 sharp',
  ],
];
