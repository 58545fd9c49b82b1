import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST, START } from '../parts.ts';

/** "Weniger gelbstichig": the cast is to go. */
const castOf = (color: string): Form => [
  new RegExp(
    `${START}(?:(?:bitte|mach|mache|es|das|bild|foto) )*(?:(?:etwas|viel|ein|bisschen) )*(?:weniger|nicht (?:mehr )?so) ${color}stichig(?: machen)?${END}`,
  ),
  `entferne den ${color}stich`,
];

const HUES = 'gelb|blau|grun|rot|orange|magenta|lila|rosa|cyan';

const LIGHTS =
  '(?:gluhbirnen?|gluhlampen?|gluhlampenlicht|gluhbirnenlicht|kunstlicht|lampen?|lampenlicht|kerzenlicht|kerzen|neonrohren?|neonlicht|neonlampen?|leuchtstoffrohren?|led|leds|ledlicht|halogen|halogenlicht|zimmerlicht|deckenlampe|deckenlicht|stra(?:ß|ss)enlaternen?|laternen?|stra(?:ß|ss)enlampen?|natriumlampen?|innenlicht|stubenlicht|wohnzimmerlicht|partylicht)';

/** "Innenaufnahme mit Glühbirne": where the cast is from. */
const LIT_BY = `(?:(?:foto|fotos|bild|aufnahme|innenaufnahme|innenaufnahmen|innenraum|raum|war|wurde|das|abends|nachts|drinnen|zimmer|indoor|aufgenommen|fotografiert|geknipst) )*(?:(?:mit|bei|unter|im|in|von|durch|wegen|der|die|dem|den|einer|einem|ner|nur|normaler|alter) )*(?:${LIGHTS}|drinnen|innenaufnahme|indoor|in (?:der )?(?:kuche|stube|kneipe|kirche|bar|turnhalle|halle)|im (?:zimmer|wohnzimmer|buro|saal|restaurant|keller)|unter wasser|unterwasser|abends|nachts)(?: (?:in|der|im|kuche|zimmer|wohnzimmer|stube|fotografiert|aufgenommen|geknipst|beleuchtet|gemacht|gewesen))*`;

const CAST =
  '(?:(?:den|die|der|das|diesen|dieser|bitte|kannst du|mal|ganzen) )*(?:farbstich|stich|gelbstich|blaustich|grunstich|rotstich|orangestich|orangeton|gelbton|lichtstich|wei(?:ß|ss)abgleich)';

const CURED =
  '(?:(?:das|es|dies|bitte|mal|mach|mache|kannst du|kannste|wieder|farblich|farben|die|halbwegs|etwas) )*(?:korrigieren|korrigier|korrigiere|neutralisieren|neutralisiere|neutral|normal|naturlich|ausgleichen|beheben|fixen|rausrechnen|rausfiltern|in ordnung bringen|hinkriegen|richten)(?: (?:machen|das|es|bitte|wirken|aussehen|werden|lassen))*';

/** "Alles orange", and what is to be done about it follows. */
const ALL_TINGED = `(?:(?:ist|war|hier|da|leider) )*(?:alles|das ganze|das bild|das foto|bild|foto)(?: (?:ist|wirkt|war|sieht|so|total|voll|ziemlich|etwas|leicht|viel|zu|ganz|komplett|irgendwie|leider|extrem|sehr|echt|richtig))* (?:${HUES})(?:lich|stichig)?(?: aus)?(?: (?:${LIT_BY}))?`;

/** "Ein leichter Grünschimmer" */
const TINGE = 'stich|schimmer|hauch|schleier|einschlag|touch|tonung|ton|film';

const FAINT =
  '(?:(?:ganz|nur|so|sehr) )?(?:leicht|zart|dezent|sanft|klein|hauchzart|minimal|schwach|fein|subtil)(?:er|en|e|es)?';

const BIT = '(?:hauch|touch|bisschen|bissl|tick|etwas|wenig|spur|prise|idee)';

const A = '(?:(?:so|ein|eine|einen|nen|n|ne|son|noch|bitte|dazu|mit) )*';

const WANTED =
  '(?:(?:das|es) )?(?:war|ware|waren|fand|fande|hatt|hatte) (?:(?:ich|schon|echt|voll|ganz|mal|da|noch|dazu) )*(?:nice|cool|schon|toll|geil|gut|super|fein|klasse|hubsch|stark|nett|perfekt|spitze|mega|gern|gerne|passend|lassig|was)';

const LIKE =
  'wie (?:(?:bei|in|auf|aus|im|beim|vom|von|der|den|dem|die|einem|so) )*[^,.;:!?“ ]+(?: (?:fotos?|filmen?|film|bildern?|aufnahmen|serien?))?';

const ASKED =
  '(?:(?:ich|wir) (?:hatte|hatt|will|mochte|wunsche mir|brauche|wunschte|hatten|wollen)(?: (?:gern|gerne|da|noch|bitte|lieber))*|gib (?:(?:dem|der|bild|foto|ganzen|allem|ihm) )*|leg (?:(?:mir|bitte|da|noch|mal) )*|bitte|mach (?:(?:mir|bitte|da|noch|mal) )*)';

const ADDED =
  '(?:druber|druberlegen|daruber|daruberlegen|drauf|rein|reinmachen|dazu|hinzu|drauflegen|uber alles|ubers bild|uber das bild|uber das foto)';

/** A tint that is wished for, faint or not, and none that is to go. */
const tintOf = ([color, english]: readonly [string, string]): Form[] => {
  const tinge = `(?:${color}(?:${TINGE})|${color}(?:lich)?(?:er|en) (?:schimmer|schleier|hauch|touch|einschlag|ton|stich))`;
  const faint = `(?:${FAINT} ${tinge}|(?:ein |nen |so )?${BIT} (?:von )?${color}(?:stich|schimmer|ton)?|(?:leicht|zart|dezent) ${color}(?:lich)?(?:er|en) (?:schimmer|schleier|hauch|touch|einschlag|ton|stich))`;
  return [
    [
      new RegExp(
        `${START}(?:${ASKED} )?${A}${faint} (?:${ADDED} )?(?:${LIKE}(?: (?:bitte|${WANTED}))?|${WANTED})${END}`,
      ),
      `tint slightly ${english}`,
    ],
    [new RegExp(`${START}${A}${faint} ${ADDED}${END}`), `tint slightly ${english}`],
    [
      new RegExp(
        `${START}(?:(?:ich|wir) (?:hatte|hatt|will|mochte|wunsche mir|hatten|wollen)(?: (?:gern|gerne|da|noch|bitte|lieber))*) ${A}${faint}(?: (?:haben|drauf|drin|druber))*${END}`,
      ),
      `tint slightly ${english}`,
    ],
    [
      new RegExp(
        `${START}(?:${ASKED} )?${A}${tinge} (?:${ADDED} )?(?:${LIKE}(?: (?:bitte|${WANTED}))?|${WANTED})${END}`,
      ),
      `tint ${english}`,
    ],
    [
      new RegExp(
        `${START}(?:ich|wir) (?:hatte|hatt|will|mochte|wunsche mir|hatten|wollen)(?: (?:gern|gerne|da|noch|bitte|lieber))* ${A}${tinge}(?: (?:haben|drauf|drin|druber))*${END}`,
      ),
      `tint ${english}`,
    ],
    // "Grünstich drüber"
    [new RegExp(`${START}${A}${tinge} ${ADDED}${END}`), `tint ${english}`],
    // "Leichter Grünstich, bitte korrigieren"
    [
      new RegExp(
        `${START}(?:(?:das|es|bild|foto|hat|da|ist|hier) )*${A}(?:${FAINT} )?${tinge}(?: (?:drin|drauf|im bild))?(?: (?:,|[.;:–-]|und))+ (?:${CURED}|(?:(?:das|den|der|bitte|mal|muss|soll|mach|nimm|kann) )*(?:weg|raus|entfernen|wegmachen|rausmachen|rausnehmen|loswerden|verschwinden)(?: bitte)?)${END}`,
      ),
      `entferne den ${color}stich`,
    ],
  ];
};

/** Sentences of German about casts and tints: too yellow, white balance, warmth. */
export const GERMAN_COLOUR_CASTS: readonly Form[] = [
  [new RegExp(`^(?:falsche|komische|seltsame) farben${LAST}`), 'farben stimmen nicht'],
  ...['gelb', 'blau', 'grun', 'rot'].map(castOf),
  // "Innenaufnahme mit Glühbirne, alles orange. Farbstich weg bitte!": what it is like, and no wish for it
  [
    new RegExp(
      `${START}(?:${LIT_BY} (?:(?:,|[.;:–-]) )?)?${ALL_TINGED}(?: (?:,|[.;:!–-]|und))+ (?=${CAST}\\b(?! (?:druber|dazu|rein|drauf)\\b))`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}(?:${LIT_BY} (?:(?:,|[.;:–-]) )?)?${ALL_TINGED}(?: (?:,|[.;:!–-]|und))+ ${CURED}${END}`,
    ),
    'entferne den farbstich',
  ],
  [
    new RegExp(
      `${START}(?:(?:den|der|bitte) )*stich (?:(?:bitte|muss|soll) )*(?:weg|raus|entfernen|korrigieren|neutralisieren|beheben|wegmachen|rausnehmen|rausfiltern)${END}`,
    ),
    'farbstich entfernen',
  ],
  // "Die Kühle raus"
  [
    new RegExp(
      `${START}(?:nimm |mach |bitte )*(?:die |diese )?(?:kuhle|kalte|kuhlen tone|kalten tone) (?:bitte |etwas |bisschen )*(?:raus|weg|rausnehmen|wegnehmen|entfernen|reduzieren|runter)${END}`,
    ),
    'warmer',
  ],
  // "So ein leichter Grünschimmer wie bei Matrix wär nice"
  ...(
    [
      ['grun', 'green'],
      ['blau', 'blue'],
      ['gelb', 'yellow'],
      ['rot', 'red'],
      ['lila', 'purple'],
      ['violett', 'purple'],
      ['rosa', 'pink'],
      ['orange', 'orange'],
      ['turkis', 'turquoise'],
      ['petrol', 'teal'],
      ['magenta', 'magenta'],
    ] as const
  ).flatMap(tintOf),
  [/(?<=\b\w+stich )dazu ?(?=gekommen\b)/, ''],
];
