import type { Form } from '../../../forms/rewrite.ts';
import { ASKING, END, START } from '../parts.ts';

const SOMEBODY =
  '(?:(?:die|der|das|mein|meine|unser|unsere|dein|deine|diese|dieser) )?(?!sonne|mond|licht|himmel|bild|foto)[^,.;:!?“ ]+';

const COUNT = '\\d+|funf|zehn|funfzehn|zwanzig|dreißig|einige|paar';

const YEARS = `(?:${COUNT}|ein paar)`;

const ageBy = (said: string, age: string): Form => [
  new RegExp(
    `${START}${ASKING}(?:mache? |lass |lasse )?(?:bitte )?(?:mich|ihn|sie|uns) (?:bitte |mal |um |gute )*${YEARS} jahre? ${said}(?: (?:machen|aussehen|wirken|aussehen lassen))?${END}`,
  ),
  `make me look ${age}`,
];

/** Sentences of German about faces, bodies, hair and age. */
export const GERMAN_FACES: readonly Form[] = [
  // "Arme dünner", "Beine länger", "größer wirken"
  [
    new RegExp(
      `${START}(?:(?:bitte|mach|mache|die|den|das|ihre|seine|meine|mein) )*(?:(?:arme|beine|oberschenkel|wangen|kinn|hals|waden|finger) (?:(?:bitte|etwas|viel|ein|bisschen|deutlich|noch) )*(?:langer|kurzer|dunner|dicker|schmaler|straffer|schlanker|kraftiger|muskuloser)|gesicht (?:(?:bitte|etwas|viel|ein|bisschen|deutlich|noch) )*(?:schmaler|dunner|runder|schlanker|straffer))(?: machen)?${END}`,
    ),
    'mach mich schlanker',
  ],
  [
    /^(?:(?:bitte|ich|er|sie|mich|will|soll|lass|etwas|viel|ein|bisschen) )*(?:gro(?:ß|ss)er|kleiner) (?:wirken|aussehen|erscheinen)(?: lassen)?(?= ?[.!]? ?$)/,
    'mach mich schlanker',
  ],
  [
    /^(?:(?:bitte|mach|mache|mich|ihn|sie|uns|gesicht|mal) )*(?:verjungen|jung|wieder jung|(?:1[0-9]|2[0-9])(?: jahre)?(?: jung)?)(?: machen)?(?<=\b(?:verjungen|mich|ihn|sie|uns)\b.*)(?= ?[.!]? ?$)/,
    'make me look younger',
  ],
  [
    /^(?:bitte )?mache? (?:mich|ihn|sie|uns) (?:bitte |mal )?(?:alt|uralt|(?:[5-9][0-9])(?: jahre)?(?: alt)?)(?= ?[.!]? ?$)/,
    'make me look older',
  ],
  [
    /^(?:(?:bitte|mich|haut|mach|schon|leicht|etwas|mehr) )*(?:gebraunt|braungebrannt|sonnengebraunt)(?: machen)?(?= ?[.!]? ?$)/,
    'mach mich schlanker',
  ],
  // "Größere Brüste": nothing of the picture grows
  [
    new RegExp(
      `${START}(?:(?:bitte|mir|ihr|ihm|mach|mache|viel|etwas|ihre|seine|meine|die|den) )*(?:gro(?:ß|ss)ere[nrsm]?|kleinere[nrsm]?|vollere|dickere[nrsm]?|schmalere[nrsm]?|flachere[nrsm]?|breitere[nrsm]?) (?:bruste?|busen|oberweite|augen|lippen|nase|ohren|hintern|po|popo|bauch|taille|huften?|muskeln|schultern|oberarme|beine|fu(?:ß|ss)e|zahne|hande)(?: (?:machen|geben|haben))?${END}`,
    ),
    'mach mich schlanker',
  ],
  [
    new RegExp(
      `${START}(?:(?:bitte|mach|mache|die|den|ihre|seine|meine) )*(?:bruste?|busen|oberweite|augen|lippen|nase|ohren|hintern|po|popo|bauch|taille|muskeln|oberarme) (?:(?:bitte|etwas|viel|ein|bisschen|deutlich|noch) )*(?:gro(?:ß|ss)er|kleiner|voller|dicker|dunner|schmaler|flacher|breiter)(?: machen)?${END}`,
    ),
    'mach mich schlanker',
  ],
  // "Augen blau": not the red of a flash
  [
    new RegExp(
      `${START}(?:(?:bitte|mach|mache|die|ihre|seine|meine) )*augen(?:farbe)? (?:(?:bitte|in|auf|zu|sollen|soll|lieber) )*(?:strahlend )?((?:hell|dunkel)?(?:blau|grun|braun|grau|turkis|violett|gold))(?: (?:machen|farben|sein|andern|umfarben))?${END}`,
    ),
    'make the eyes $1',
  ],
  [
    /^(?:(?:bitte|mach|mache|mich|uns|ihn|sie|mal|etwas|bisschen|ein|viel|deutlich) )*(?:schlanker|muskuloser|sportlicher|fitter|molliger)(?: machen| bitte)?(?= ?[.!]? ?$)/,
    'mach mich schlanker',
  ],
  // "Ernster gucken"
  [
    new RegExp(
      `${START}(?:(?:bitte|er|sie|ich|wir|alle|soll|sollen|sollte|mal|etwas|viel|ein|bisschen|nicht so|weniger|mehr) )*(?:ernst|ernster|freundlich|freundlicher|netter|frohlich|frohlicher|glucklich|glucklicher|boser|cooler|traurig|trauriger|lassiger|entspannter|frecher|sexy|streng|strenger|grimmig|grimmiger|verliebt|uberrascht) (?:gucken|schauen|kucken|dreinschauen|dreinblicken|blicken|lacheln|guckt|schaut)${END}`,
    ),
    'lass mich lacheln',
  ],
  // "Als Baby"
  [
    /^(?:(?:bitte|zeig|zeige|mach|mich|ihn|sie|uns|mal|ich) )*als (?:(?:ein|eine) )?(?:baby|kleinkind|kind|teenager|teenie|schulkind)(?: (?:bitte|zeigen|aussehen|aussehen lassen))*(?= ?[.!]? ?$)/,
    'make me look younger',
  ],
  [
    /^(?:(?:bitte|zeig|zeige|mach|mich|ihn|sie|uns|mal|ich) )*als (?:(?:ein|eine|alte[nr]?) )*(?:greis|greisin|rentner|rentnerin|senior|seniorin|opa|oma)(?: (?:bitte|zeigen|aussehen|aussehen lassen))*(?= ?[.!]? ?$)/,
    'make me look older',
  ],
  // "Ich darf gern zehn Jahre jünger aussehn"
  ...(
    [
      ['junger', 'make me look younger'],
      ['alter', 'make me look older'],
      [
        '(?:schlanker|dunner|schmaler|leichter|fitter|sportlicher|muskuloser|dicker)',
        'mach mich schlanker',
      ],
    ] as const
  ).map(
    ([said, meant]): Form => [
      new RegExp(
        `${START}(?!(?:(?:der|die|das|den) )?(?:text|schrift|buchstaben|linien|linie|striche|strich|konturen|rahmen|rand|balken|bild|foto|aufnahme|rahmung|umriss|umrisse|schatten|kleid|farben)\\b)(?:${SOMEBODY} )?(?:darf|durfen|durfte|durften|konnte|konnten|kann|soll|sollen|sollte|will|mochte|wurde|wollen|musste|muss) (?:(?:ich|wir|er|sie|gern|gerne|ruhig|bitte|auch|dabei|dann|schon|noch|mal|um|so|gute|etwas|bisschen|bissl|ein|wenig|viel|deutlich|${COUNT}|jahre|jahrchen|kilo|kilos|kg|pfund) )*${said} (?:aussehe?n|ausschauen|ausschaun|wirken|sein|werden|ruberkommen|rauskommen)${END}`,
      ),
      meant,
    ],
  ),
  [
    /^(?:die |meine )?augen (?:sind )?rot(?= ?[.!]? ?$| , (?:bitte|weg|kannst|korrig\w*|entfern\w*|mach)\b)/,
    'rote augen',
  ],
  // "Lass mein Gesicht natürlich": and then nothing, as in "lass mein Gesicht echt strahlen"
  [
    /(?<=^|[,.;:!?] |\b(?:und|aber|bitte) )lass(?:e|t|en)? (mein|ihr|sein|das|unser|meine|ihre|seine|die) (gesicht|haut) (naturlich|echt|realistisch)(?= ?$| [,.;:!?]| (?:und|aber|bitte)\b)/,
    '$1 $2 $3 lassen',
  ],
  // "Mach dass Oma endlich mal lächelt"
  [
    new RegExp(
      `${START}${ASKING}(?:mache?|machen|schau|sorg dafur)(?: (?:bitte|mal))*(?: ,)? (?:dass|das) (${SOMEBODY}) (?:(?:endlich|mal|auch|bitte|wieder|richtig|etwas|ein|bisschen|nett|freundlich) )*(?:lachelt|lacheln|lachlet|lachlt|grinst|grinsen|schmunzelt|strahlt uns an)${END}`,
    ),
    'lass $1 lacheln',
  ],
  // "Mich 10 Kilo dünner machen", in dialects, too
  [
    new RegExp(
      `${START}${ASKING}(?:(?:konnts|konnt|konntet|kannts|kinnts|kannst|konnten) (?:ihr|du|sie|es) )?(?:mache? |lass )?(?:(?:mich|mi|uns|ihn|sie|mia|(?:die|den|meine|meinen|unsere|unseren) [^,.;:!?“ ]+|oma|opa|mama|papa) )?(?:bitte |mal |um |gute |so )*(?:\\d+|funf|zehn|funfzehn|zwanzig|ein paar|a paar|paar) (?:kilos?|kg|pfund|kilogramm) (?:dunner|schlanker|leichter|weniger|schmaler|dicker)(?: (?:machen|mochn|macha|mache|aussehen|wirken))?${END}`,
    ),
    'mach mich schlanker',
  ],
  [
    new RegExp(
      `${START}${ASKING}(?:(?:mach|moch|mache) (?:mi|mia|uns|eam|sie) (?:a bissl |bissl |etwas |bitte )*(?:dunner|schlanker|schmaler)|(?:konnts|konnt|kannst|konntet|kannts)(?: (?:ihr|du|es))? (?:mi|mia|uns|eam) (?:a bissl |bissl |etwas |bitte )*(?:dunner|schlanker|schmaler) (?:mochn|macha|machen|mache))${END}`,
    ),
    'mach mich schlanker',
  ],
  // "Die Arme sollen verschränkt sein"
  [
    new RegExp(
      `${START}(?:(?:die|seine|ihre|meine|unsere|beide) )?(?:arme|hande|beine|fu(?:ß|ss)e) (?:(?:sollen|sollten|mussen|sollens|bitte|mal|uber|vor der brust) )*(?:verschrankt|gekreuzt|uberkreuzt|uberschlagen|ubereinandergeschlagen|ubereinander geschlagen)(?: sein| werden)?${END}`,
    ),
    'arme verschranken',
  ],
  [
    new RegExp(
      `${START}(?:die |seine |ihre |meine )?(?:arme|hande) (?:sollen|sollten|mussen) (?:bitte )?(?:hoch|runter|nach oben|nach unten|in die hufte|in die huften|an die hufte|in die taschen|in die hosentaschen|in den hosentaschen)(?: sein)?${END}`,
    ),
    'arme verschranken',
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
];
