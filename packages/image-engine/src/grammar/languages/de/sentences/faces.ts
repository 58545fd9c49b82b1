import type { Form } from '../../../forms/rewrite.ts';
import { ASKING, END, START } from '../parts.ts';

const YEARS = '(?:\\d+|funf|zehn|funfzehn|zwanzig|dreißig|ein paar|einige|paar)';

const ageBy = (said: string, age: string): Form => [
  new RegExp(
    `${START}${ASKING}(?:mache? |lass |lasse )?(?:bitte )?(?:mich|ihn|sie|uns) (?:bitte |mal |um |gute )*${YEARS} jahre? ${said}(?: (?:machen|aussehen|wirken|aussehen lassen))?${END}`,
  ),
  `make me look ${age}`,
];

/** Sentences of German about faces, bodies, hair and age. */
export const GERMAN_FACES: readonly Form[] = [
  [
    /^(?:die |meine )?augen (?:sind )?rot(?= ?[.!]? ?$| , (?:bitte|weg|kannst|korrig\w*|entfern\w*|mach)\b)/,
    'rote augen',
  ],
  // "Lass mein Gesicht natürlich": and then nothing, as in "lass mein Gesicht echt strahlen"
  [
    /(?<=^|[,.;:!?] |\b(?:und|aber|bitte) )lass(?:e|t|en)? (mein|ihr|sein|das|unser|meine|ihre|seine|die) (gesicht|haut) (naturlich|echt|realistisch)(?= ?$| [,.;:!?]| (?:und|aber|bitte)\b)/,
    '$1 $2 $3 lassen',
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
