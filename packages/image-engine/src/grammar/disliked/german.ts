import type { Form } from '../forms/rewrite.ts';
import { type Dislike, dislikedForms, type Follows, SAID_OF } from './disliked.ts';

const START = '(?<=^|[,.;:!?] |\\bund |\\baber )';
const COLOUR =
  '(?:hell|dunkel|knall|mint|tief|pastell)?(?:rot|blau|grun|gelb|orange|rosa|pink|lila|violett|turkis|braun|beige|grau|schwarz|wei(?:ß|ss)|creme)(?:e[mnrs]?)?';
const HEX = '#[0-9a-f]{3,6}';
const HOW =
  '(?: (?:so|zu|sehr|echt|total|ziemlich|einfach|nur|voll|richtig|ganz|irgendwie|gar|uberhaupt|wirklich|ein bisschen|leider|mir))*';
const UGLY =
  '(?:hasslich|furchtbar|schrecklich|langweilig|ode|trist|grasslich|scheußlich|scheusslich|bloed|blod|doof|mies|schlimm|grau|traurig|fad|kitschig|unruhig|unordentlich|chaotisch|bewolkt|wolkig|bedeckt|grauenhaft|grauenvoll|schlecht|eintonig|trostlos|nicht (?:schon|hubsch|gut|toll))(?:e[mnrs]?)?';
const UGLY_AND = `${HOW} ${UGLY}(?:(?: ,)?(?: und)?${HOW} ${UGLY})*(?: aus)?`;
const NOT_LIKED = `(?:gefallt|gefallen|passt)(?: (?:mir|uns))?${HOW} nicht|(?:stort|nervt|lenkt)(?: (?:mich|uns))?${HOW}(?: ab)?`;

const DISLIKE: Dislike = {
  start: START,
  before: '(?:ich |wir )?(?:hasse|hassen|verabscheue)',
  // "Grauer Hintergrund" is a wish.
  exclaimed: [
    [`(?:was fur eine?${HOW} )?(?!grau|bewolkt|wolkig|bedeckt)${UGLY}(?: \\w+)? `, SAID_OF],
  ],
  around: [
    ['ich (?:mag|will|wollte)', `${HOW} nicht`],
    ['(?:ich )?(?:finde?)', UGLY_AND],
    ['(?:mir|uns) gefall(?:t|en)', `${HOW} nicht`],
    ['(?:mir|uns) (?:ist|sind)', UGLY_AND],
    [
      '(?:losche?|entferne?|bitte)',
      ' (?:bitte )?nicht(?: (?:loschen|entfernen|weichzeichnen|verwischen))?',
    ],
  ],
  behind: ` (?:ist|sieht|wirkt|war|sind|sehen|wirken|finde ich|find ich)${UGLY_AND}| (?:${NOT_LIKED})| ,(?: (?:das|der|die|wie|ist))*${UGLY_AND}| nicht (?:loschen|entfernen|weichzeichnen|verwischen)`,
  between: '[,.;:!–-]|und|also|deshalb|daher|bitte|kannst du|konntest du',
};

const LAST = '(?= ?$| [,.;:!?]| (?:und|aber|bitte|mit|ohne|fur|stattdessen|rein|hin)\\b)';
const LIKE =
  '(?:ich |wir )?(?:will|mochte|hatte gerne?|hatte lieber|brauche|wunsche mir|wollen|nehme)(?: (?:lieber|stattdessen|da))*';
const PUT = `(?:(?:bitte |lieber |stattdessen |besser )*(?:(?:mach|mache|nimm|setz|setze|gib)(?: (?:mir|lieber|da|bitte|stattdessen|daraus|ihn zu))*|${LIKE}|bitte|lieber|besser|stattdessen|eher|(?:ersetze?|tausche?|wechsle?) (?:ihn|den|sie) (?:durch|gegen|mit|zu)))`;
const IT_MADE = `(?:(?:bitte |lieber )*(?:(?:mach|mache|farb|farbe|mal|setz) (?:ihn|den|sie)|${LIKE} (?:ihn|sie)|er soll)(?: (?:bitte|lieber|doch|mal|einfach|ganz|komplett|in))*)`;

const withColour = (place: string, as: string): Follows => [
  [`${IT_MADE} (?=(?:${as})${LAST})`, `mach ${place} `],
  [`(?:${PUT}) (?:einen |ein |in )(${COLOUR})${LAST}`, `mach ${place} $1`],
  [
    `(?:${PUT}) (?:in |ganz )?(?:einfarbig(?:es)? |schlicht(?:es)? )?(?=(?:${COLOUR}|${HEX})(?: bitte)?(?= ?$| [.;:!?]))`,
    `mach ${place} `,
  ],
  [`(${COLOUR}) (?:ware|ist|fande ich) (?:besser|schoner|netter)${LAST}`, `mach ${place} $1`],
];

const SCENES =
  '(?:strand|meer|sonnenuntergang|sonnenaufgang|studio|fotostudio|berge|alpen|weltraum|weltall|buro|stadt|großstadt|wald|kuche|farbverlauf|verlauf|schneelandschaft|herbstlandschaft|winterlandschaft)\\b';
const OUT = '(?:weg|raus|heraus|fort)';

/** "Der Hintergrund ist hässlich, mach einen Strand" */
const GROUND: Follows = [
  [
    '(?=(?:bitte |lieber )?(?:setze?|stelle?|pack|versetze?|schick) (?:mich|uns|sie|ihn|es) (?:lieber |bitte )?(?:an|in|auf|vor|ins|ans|im|nach) )',
    '',
  ],
  [
    `(?=(?!\\w+ ihn\\b)(?:\\w+ ){1,7}(?:(?:im|als) hintergrund|(?:hinter|dahinter)(?: (?:mir|uns|mich))?)${LAST})`,
    '',
  ],
  ...withColour(
    'den hintergrund',
    `${COLOUR}|${HEX}|unscharf\\w*|verschwommen\\w*|transparent|dunkler|heller|warmer|neutral`,
  ),
  ['(?:bitte )(?=(?:unscharf|verschwommen|transparent)(?: |$))', 'mach den hintergrund '],
  [
    `(?:${PUT}) (?!(?:den|die|das) (?:\\w+ ){1,3}\\w+er\\b)(?=(?:(?:einen?|ein|den|die|das) )?(?:\\w+ )?${SCENES})`,
    'ersetze den hintergrund durch ',
  ],
  [`(einen? (?:\\w+ )?${SCENES}) (?:draus|daraus) machen`, 'ersetze den hintergrund durch $1'],
  [
    `(?:mache?|nimm|schneide?|tue?) (?:ihn|den) (?:bitte |mal |einfach )*${OUT}|(?:bitte )?(?:${OUT} damit|(?:entferne?|losche?) (?:ihn|den)${LAST}|(?:entfernen|loschen|wegmachen|freistellen)${LAST})`,
    'entferne den hintergrund',
  ],
  [
    `(?:bitte )?(?:(?:verwische?|weichzeichne) (?:ihn|den)${LAST}|zeichne? ihn weich|(?:weichzeichnen|verwischen)(?= ?$| [,.;:!?]))`,
    'hintergrund weichzeichnen',
  ],
];

const CLEAR = 'blauer himmel';

/** "Der Himmel ist so trist, bitte blau" */
const SKY: Follows = [
  [
    `(?:${PUT}|lass) (?:die |etwas |mehr |ein bisschen |viel )*(?:sonne|sonnenschein)(?: (?:rein|hin|scheinen|dazu))?${LAST}`,
    CLEAR,
  ],
  [
    `(?:(?:mach|mache) (?:es|ihn|das bild)|bitte|lieber) (?:schon |richtig |etwas )?(?:sonnig|sonniger)${LAST}`,
    CLEAR,
  ],
  ...withColour(
    'den himmel',
    'blau|rosa|orange|dramatisch|strahlend blau|dunkler|heller|blauer|warmer|dramatischer',
  ),
  [
    `(?:${PUT}) (?=(?:(?:einen?|den|die) )?(?:sonnenuntergang|sonnenaufgang|abendhimmel|sternenhimmel|sterne)${LAST})`,
    'ersetze den himmel durch ',
  ],
  [`(?:${PUT}) (?=(?:einen )?(?:\\w+ )?(?:blauen|klaren|strahlenden) himmel${LAST})`, ''],
];

/** German complaints about the background or the sky, with what is wanted instead. */
export const GERMAN_DISLIKED: readonly Form[] = [
  ...dislikedForms(DISLIKE, {
    named:
      '(?:die farbe (?:vom|von) ?)?(?:de[rnms]|diese[rnm]|mein(?:en)?|unser(?:en)?|dieser)(?: (?!(?:ist|und|himmel)\\b)\\w+){0,2}? hintergrund',
    bare: 'hintergrund',
    follows: GROUND,
  }),
  ...dislikedForms(DISLIKE, {
    named:
      '(?:de[rn]|diese[rn]|ein|einen)(?: (?!(?:ist|und|hintergrund)\\b)\\w+){0,2}? himmel|(?:die|diese)(?: \\w+)? wolken',
    bare: 'himmel|wolken',
    follows: SKY,
  }),
  // "Zu bewölkt, mach es sonnig"
  [
    new RegExp(
      `${START}(?:(?:es|das) )?(?:(?:ist|war) )?(?:zu|sehr|so|ganz|total) (?:bewolkt|wolkig) (?:[,.;:!] |und |also )+(?:(?:mach|mache) (?:es|das bild) (?:sonnig|sonniger)|(?:${PUT}) (?:die |etwas |mehr )*sonne(?: rein| hin| dazu)?)${LAST}`,
    ),
    CLEAR,
  ],
];
