import { COLOUR, END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** In what is remembered, and not in the picture. */
const REALITY =
  '(?:in real life|in reality|irl|in person|in nature|to the naked eye|with the naked eye|when (?:i|we) (?:was|were) there|when (?:i|we) saw it|than (?:this|that|here|it is|it (?:looks|appears|seems|came out|shows|comes across)(?: (?:here|in (?:this|the|my) (?:photo|picture|image|pic|shot)))?|in (?:this|the|my) (?:photo|picture|image|pic|shot)|on (?:this|the|my) (?:photo|picture|image|pic|shot|phone)|the (?:photo|picture|camera) shows))';
const SKY = '(?:sky|sunset|sunrise|clouds|evening sky|horizon|dusk|dawn|afterglow)';

/** Colours as they were seen. */
export const TRUE_TO_LIFE_FORMS: readonly Form[] = [
  // "Faithful colours"
  [
    new RegExp(
      `${START}(?:with |in |the |and |keep )*(?:faithful|truthful) colors(?: please)?${END}|${START}(?:the )?colors (?:true|faithful)(?: to (?:life|reality|the original))?${END}`,
    ),
    'true colors',
  ],
  // "In real life was the sky redder", as German has it
  ...(
    [
      ['more \\w+|less \\w+|\\w+er', ''],
      ['red|pink|purple|violet', 'really '],
    ] as const
  ).map(
    ([how, really]): Form => [
      new RegExp(
        `${START}(?:in real life|in reality|really|irl) (was|were|is|are|looked) (it|that|this|(?:the|my|our|his|her) \\w+) (?=(?:(?:much|way|far|a|lot|bit|so|even) )*(?:${how})${END})`,
      ),
      `$2 $1 ${really}`,
    ],
  ),
  // "The clouds were far redder when we were there": its light, and no golden hour
  ...(
    [
      ['pink', '(?:more pink|pinker|pinky|(?<=\\breally (?:much |way )?)pink)'],
      ['red', '(?:more red|redder|(?<=\\breally (?:much |way )?)red)'],
      ['purple', '(?:more (?:purple|violet|lilac)|purpler)'],
    ] as const
  ).map(
    ([hue, more]): Form => [
      new RegExp(
        `${START}(?:because |as |since |but )?(?:the |that )?${SKY} (?:was|is|were|are|looked)(?: (?:actually|really|way|much|far|a|lot|bit|so|even|little|slightly))* ${more}(?: ${REALITY})?${END}`,
      ),
      `give the sky a slight ${hue} tint`,
    ],
  ),
  [
    new RegExp(
      `(?<=\\b(?:more \\w+|(?!\\b(?:her|over|after|under|water)\\b)\\w+er) )${REALITY}${END}(?<!\\b(?:make|look|write|text)\\b[^,.;]*)`,
    ),
    '',
  ],
  // "Make it the way I remember it", beside what is to be done for that
  [
    /(?<=^|[,.;:!?] |\b(?:and|then|but|just|so|filter) )(?:(?:please|just|only|can you|could you|so|i want|id like) )*(?:make|get|have|let|want) (?:it|this|the (?:photo|picture|image)) (?:to )?(?:look |be |appear )?(?:more )?(?:like|as|how|the way|exactly like|just like) (?:what )?(?:(?:my|our) (?:own )?eyes?|i|we|you|the (?:human )?eye|it (?:really |actually )?(?:was|did|looked)|in (?:real life|reality))(?: (?:saw|remember|see|remembered|sees|experienced|perceived|felt))?(?: (?:it|that|this|the scene|there|in real life|in reality|that (?:day|evening|night)|in person|to (?:me|us)))*(?=(?: ,| but| and| \.) (?!please|thanks|thank)\w)/,
    '',
  ],
  // "Leave the walls as they are, they are cream not white": why
  [
    new RegExp(
      `(?<=\\b(?:dont|do not|never|not|keep|leave|without|stays?|remains?)\\b[^.;!?“]* )(?:[,;–-] |because |as |since )+(?:they|it|theyre|its|that is|thats|the is|this is|those|these|he|she)(?: (?:are|is))? (?:(?:really|actually|meant to be|supposed to be) )*${COLOUR} (?:, )?(?:and )?(?:not|instead of|rather than) ${COLOUR}${END}`,
    ),
    '',
  ],
];
