import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const POLITE = '(?:please |can you |could you |just |also |and |then |id like |i want )*';
/** What a light colours everything with. */
const CAST =
  '(?:yellow|orange|warm|green|greenish|yellowish|blue|bluish|pink|pinkish|purple|magenta|red|reddish)';
const LAMP =
  '(?:lamps?|bulbs?|lights?|light bulbs?|ceiling lights?|ceiling|tungsten|neon|neons|leds?|fluorescents?|tubes?|strip lights?|street ?lights?|candles?|chandelier|kitchen|flash|spotlights?|lighting)';
const FIX = '(?:fix|correct|neutrali[sz]e|sort out|sort|mend|balance)';
const REDUCE = '(?:remove|reduce|take out|take away|get rid of|tone down|lose|cool down|cool|kill)';
/** In what is remembered, and not in the picture. */
const REALITY =
  '(?:in real life|in reality|irl|in person|in nature|to the naked eye|with the naked eye|when (?:i|we) (?:was|were) there|when (?:i|we) saw it|than (?:this|that|here|it is|it (?:looks|appears|seems|came out|shows|comes across)(?: (?:here|in (?:this|the|my) (?:photo|picture|image|pic|shot)))?|in (?:this|the|my) (?:photo|picture|image|pic|shot)|on (?:this|the|my) (?:photo|picture|image|pic|shot|phone)|the (?:photo|picture|camera) shows))';
const SKY = '(?:sky|sunset|sunrise|clouds|evening sky|horizon|dusk|dawn|afterglow)';

/** What was seen, and how lamps and cameras coloured it. */
export const TRUE_TO_LIFE_FORMS: readonly Form[] = [
  // "Get the whites properly white rather than cream"
  [
    new RegExp(
      `${START}${POLITE}(?:make|get|have|turn) (?:the |my |all |all the )?(?:whites|white (?:parts|bits|things|areas|stuff)) (?:(?:be|look|come out|really|actually|properly|truly|pure|proper|real|all|nice|and|clean) )*white(?: again)? (?:(?:,|and) )*(?:not|instead of|rather than) (?:so |that )?(?:yellow|blue|gray|orange|green|pink|cream|beige|ivory|yellowish|bluish|dingy|dirty)${END}`,
    ),
    'fix the white balance',
  ],
  // "Remove the green light of the neon tubes"
  [
    new RegExp(
      `${START}${POLITE}(?:${FIX}|${REDUCE}) (?:the |that |this )?(?:${CAST} )+(?:light|lighting|glow|hue) (?:(?:of|from|by|caused by|due to|because of|in|under) )(?:the |that |those |our |my )?(?!traffic\\b|brake\\b|tail\\b)(?:\\w+ )?${LAMP}${END}`,
    ),
    'fix the color cast',
  ],
  [
    new RegExp(
      `${START}${POLITE}${FIX} (?:the |that |this )?(?:${CAST} )+(?:light|lighting|lamp light|lamplight|indoor light)${END}`,
    ),
    'fix the color cast',
  ],
  // "Faithful colours"
  [
    new RegExp(
      `${START}(?:with |in |the |and |keep |keep the )*(?:faithful|truthful) colors(?: please)?${END}|${START}(?:the )?colors (?:true|faithful)(?: to (?:life|reality|the original))?${END}`,
    ),
    'true colors',
  ],
  // "Kitchen light more neutral"
  [
    new RegExp(
      `${START}${POLITE}(?:(?:make|get|have|turn|keep) )?(?:the |that |this )?(?:(?:artificial|tungsten|indoor|room|yellow|warm|kitchen|lamp|evening) )*(?:light|lighting|lamplight|illumination) (?:(?:be|look|a|bit|more|completely|nice|and|should) )*(?:neutral|neutralized|neutrali[sz]e)${END}`,
    ),
    'fix the color cast',
  ],
  [
    new RegExp(
      `${START}${POLITE}neutrali[sz]e (?:the |that |this )?(?:(?:artificial|tungsten|indoor|room|yellow|warm|kitchen|lamp) )*(?:light|lighting|lamplight)${END}`,
    ),
    'fix the color cast',
  ],
  [
    new RegExp(
      `${START}(?:(?:please|give (?:it|us|me)|an?|with|want|i want|id like|make it) )*(?:more |a more |completely )?(?:neutral|neutralized) (?:lighting|light)${END}`,
    ),
    'fix the color cast',
  ],
  // "On the slide everything has turned pink"
  [
    new RegExp(
      `${START}(?:(?:on|in) (?:the|this|my|our) (?:old )?(?:slide|photo|picture|print|image|negative|scan)(?: (?:of|from|in) [^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?)? )?(?:(?:everything|all|it all) (?:has |is |have |s |just )*(?:all |completely |quite |rather |so |too |a bit )*(?:turned|gone|become|went|is|looks|came out)|(?:is|has) (?:all|everything)) (?:(?:all|completely|quite|rather|so|too|a|bit|turned|gone) )*(?:pink|magenta|reddish|pinkish|purple)(?: (?:become|turned|gone|now|over time|with age))*${END}(?<=\\b(?:slide|photo|picture|print|image|negative|scan)\\b.*)`,
    ),
    'fix the color cast',
  ],
  [
    new RegExp(
      `${START}(?:the|this|my|our) (?:old )?(?:slide|print|negative|scan) (?:has |is |have |s )*(?:gone|turned|become|went|looks|came out|is) (?:all |completely |quite |rather |so |too |a bit |very )*(?:pink|magenta|reddish|pinkish|purple|yellow|orange|red|blue|green)${END}`,
    ),
    'fix the color cast',
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
