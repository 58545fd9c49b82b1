import { END, START } from '../parts.ts';
import { PLEASE_LETS } from '../pieces/politeness.ts';
import { GONE, REST, WHOM_OR_WHOSE } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { CUT_AWAY } from './parts.ts';

const SOME = '(?:some|a bit|a little|a strip|a slice|part|half)(?: of (?:it|that|this))?';
const MUCH =
  '(?:too much|too many|way too much|far too much|heaps of|loads of|lots of|tons of|masses of|a lot of|so much|acres of|a load of|much too much)';
/** What lies above, and what below. */
const ABOVE =
  '(?:sky|skies|ceiling|headroom|head room|clouds|space above (?:me|us|him|her|it|them)|room above (?:me|us|him|her|it|them))';
const UNDER =
  '(?:floor|ground|grass|pavement|tarmac|asphalt|carpet|lawn|foreground|road|sand|gravel|concrete|space below|legs)';
const GROUND =
  '(?:floor|ground|grass|lawn|wall|ceiling|roof|road|street|pavement|sidewalk|asphalt|sand|tiles|tiling|foreground)';
/** What is cut off at an edge of a picture, and never painted away there. */
const AREA = `(?:${GROUND}|sky|space|room|headroom|margin|white|gray|black)`;
/** Of these there is too much in all of the picture, and no mark could be set on them. */
const ALL_OVER =
  '(?:noise|grain|contrast|contrasty|light|brightness|exposure|blur|colou?rs?|saturation|glare|haze|fog|mist|shadows?|darkness|sun|sunlight|warmth|red|green|blue|yellow|orange|pink|purple|magenta|cyan|brown|background|detail|details|it|this|that)';
const SIDE = '(?:(?:at|on|in|to|up) )?(?:the )?(top|bottom|left|right)(?: side| edge| hand side)?';
const THEM = '(?: (?:it|that|this|them|those|these|some|of|all|please|out|away))*';
/** Of these there is too much in all of the picture, and nothing to be cut off. */
const NO_THING =
  '(?:noise|grain|contrast|light|brightness|exposure|blur|colors?|saturation|glare|haze|fog|people|person|contrasty|text|writing|shadows?|darkness|reflections?|sun|sunlight|warmth|red|green|blue|yellow|orange|pink|purple|magenta|cyan|white|black|gray|brown)';

/** Too much sky, floor or wall, which a cut mends. */
export const TOO_MUCH_FORMS: readonly Form[] = [
  // "Way too much empty room around the vase, go in close"
  ...[
    ['(?:me|us|him|her|it|them)', 'crop tight around the subject'],
    [`(${WHOM_OR_WHOSE})`, 'crop tight around $1'],
  ].map(
    ([what, meant = '']): Form => [
      new RegExp(
        `${START}(?:(?:theres|there is|its|it has|has|we have|i have|way|far|just) )*${MUCH} (?:(?:empty|blank|dead|wasted|free|unused|useless|boring|open|extra) )*(?:room|space|air|area|background|nothing|nothingness|emptiness|surroundings|stuff) (?:around|round|about|surrounding) ${what} (?:(?:,|\\.|;|–|-|so|and) )+${PLEASE_LETS}(?:go|get|come|move|crop|cut|zoom|bring|make)(?: (?:it|me|us))? (?:(?:in|way|right|much|a|bit|lot) )*(?:close|closer|tight|tighter|nearer|in)(?: (?:on|to|in|around) (?:it|him|her|them|that|me|us))?(?: in)?${END}`,
      ),
      meant,
    ],
  ),
  // "Too much floor at the bottom, get rid of it": the edge goes
  [
    new RegExp(
      `${START}(?:(?:theres|there is|its|way|far|just) )*(?:too|to) (?:much |many )?(?:of )?(?:the |empty )*${AREA}(?<!${GROUND}) ${SIDE} (?:(?:,|and|so|please) )+${GONE}${THEM}${END}`,
    ),
    'crop a bit off the $1',
  ],
  [
    new RegExp(`${START}${GONE} (?:too|to) much (?:empty )?${AREA} ${SIDE}${END}`),
    'crop a bit off the $1',
  ],
  // The same of what may be marked and painted away
  [
    new RegExp(
      `${START}(?:(?:theres|there is|its|way|far|just) )*(?:too|to) (?:much |many )?(?:of )?(?:the |empty )*${GROUND} ${SIDE} (?:(?:,|and|so|please) )+${GONE}${THEM}${END}`,
    ),
    'crop a bit off the very $1 edge',
  ],
  // "Too many cables at the top, remove them": the things go
  [
    new RegExp(
      `${START}(?:(?:theres|there is|there are|i see|way|far|just) )*(?:too|to) (?:much|many) (?:of )?(?:the )?(?!${ALL_OVER}\\b|${AREA}\\b)((?:\\w+ )?(?!${ALL_OVER}\\b|${AREA}\\b)\\w+)(?: ${SIDE})? (?:(?:,|and|so|please) )+${GONE}${THEM}${END}`,
    ),
    'remove the $1',
  ],
  [
    new RegExp(
      `${START}(?:(?:theres|there is|there are|i see|its|way|far|just) )*(?:too|to) (?:much |many )?(?:of )?(?!${NO_THING}\\b)\\w+(?: (?!${NO_THING}\\b)\\w+)? (?:(?:at|on|in|to) )?(?:the )?(top|bottom|left|right)(?: side| edge| hand side)? (?:(?:,|and|so|please) )+(?:crop|cut|trim)(?: (?:it|that|some|off|away|out|down|a bit|please))*${END}(?<=\\b(?:much|many|of) [^“]*)`,
    ),
    'crop a bit off the $1',
  ],
  // "There's heaps of empty ceiling, chop the top off", "too much sky, trim some away"
  ...(
    [
      [ABOVE, 'top'],
      [UNDER, 'bottom'],
    ] as const
  ).flatMap(([what, side]): Form[] => {
    const told = `(?:theres |there is |i have |ive got |weve got |it has |its got |we have |i see )?${MUCH} (?:empty |boring |blank |dead |useless |plain |wasted )*${what}(?: (?:up there|down there|at the top|at the bottom|in it|in this|above (?:me|us|him|her|it|them)|in the (?:picture|photo|shot)|here|there|overhead))*`;
    return [
      [
        new RegExp(
          `${START}${told} [,.;–-] ${PLEASE_LETS}${CUT_AWAY} (?:${SOME}|it|that|a bit of it)(?: (?:off|away|out|down|back|it|that))*${END}`,
        ),
        `crop a bit off the ${side}`,
      ],
      [
        new RegExp(
          `${START}${told} [,.;–-] (?=${PLEASE_LETS}(?:(?:crop|trim|cut|chop|slice|snip|lop) [^,.;:!?“]*\\b(?:${side}\\b|to\\b)|make it (?:square|\\d+:\\d+|wide)|crop it))`,
        ),
        '',
      ],
    ];
  }),
  // "Less sky on top", "less pavement, more brightness"
  ...(
    [
      [
        ABOVE,
        'top',
        '(?: (?:(?:at|on|from|in|up) )*(?:the )?(?:top|above|there|it|picture|photo|shot))*',
      ],
      [
        UNDER,
        'bottom',
        '(?: (?:(?:at|on|from|in|down) )*(?:the )?(?:bottom|below|there|it|picture|photo|shot))*',
      ],
    ] as const
  ).map(
    ([what, side, where]): Form => [
      new RegExp(
        `${START}(?:please )?(?:(?:with|show|have|want|make|give it|a bit|a little|slightly|much|so|i) )*less (?:of )?(?:the )?(?:empty |boring )?(?!clouds|skies|legs)${what}${where}${END}`,
      ),
      `crop a bit off the ${side}`,
    ],
  ),
  // "Less wall on the left"
  [
    new RegExp(
      `${START}(?:please )?(?:(?:with|show|have|want|make|give it|a bit|a little|slightly|much|so|i) )*less (?:of )?(?:the )?(?:empty |boring )?(?:wall|walls|sky|ceiling|floor|ground|grass|road|street|water|sea|space|room|empty space|background|foreground|table|sand|trees|curtain|fence) (?:(?:at|on|from|in|to) )*(?:the )?(left|right|top|bottom|both sides|sides)${END}`,
    ),
    'crop a bit off the $1',
  ],
  // "There's miles of empty table on the left", which a tighter crop mends
  [
    new RegExp(
      `(?:[,.;–-] |because |as |since )+(?:(?:theres|there is|there are|ive got|i have|we have|weve got|it has|its got|you see|all that|so much) )+(?:far |way )?(?:too much|so much|miles of|loads of|lots of|a lot of|acres of|tons of|heaps of|much|nothing but|just|only|ocean of)? ?(?:(?:empty|blank|wasted|dead|unused|boring|useless|bare) )?\\w+(?: \\w+)?(?: (?:on|at|in|to|above|below|around|round|over|under|behind|beside)${REST})?(?<=\\b(?:crop|zoom|tighter|closer|trim|cut)\\b[^:!?“]*)${END}`,
    ),
    '',
  ],
];
