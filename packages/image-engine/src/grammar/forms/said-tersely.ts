import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |just )*';
const GROUND =
  '(?:floor|ground|grass|lawn|wall|ceiling|roof|road|street|pavement|sidewalk|asphalt|sand|tiles|tiling|foreground)';
/** What is cut off at an edge of a picture, and never painted away there. */
const AREA = `(?:${GROUND}|sky|space|room|headroom|margin|white|gray|black)`;
/** Of these there is too much in all of the picture, and no mark could be set on them. */
const ALL_OVER =
  '(?:noise|grain|contrast|contrasty|light|brightness|exposure|blur|colou?rs?|saturation|glare|haze|fog|mist|shadows?|darkness|sun|sunlight|warmth|red|green|blue|yellow|orange|pink|purple|magenta|cyan|brown|background|detail|details|it|this|that)';
const SIDE = '(?:(?:at|on|in|to|up) )?(?:the )?(top|bottom|left|right)(?: side| edge| hand side)?';
const GOES = '(?:remove|erase|delete|get rid of|take out|take away)';
const THEM = '(?: (?:it|that|this|them|those|these|some|of|all|please|out|away))*';

const SCENE =
  '(?:beach|forest|mountains?|city|studio|sunset|office|park|garden|library|desert|space|kitchen)';

/** Wishes of few words, in which what is not wished, or too much there, comes first. */
export const SAID_TERSELY_FORMS: readonly Form[] = [
  // "Fondo negro no, mejor gris": what is not wished for stands first
  ...(
    [
      ['(?:background|backdrop)', 'make the background $1', 'background'],
      ['(?:border|frame)', '$1 border', 'border'],
    ] as const
  ).flatMap(([what, meant, name]): Form[] => {
    const now = `(?:an? |the )*(?:almost |nearly )?(?:${what} (?:in )?${COLOUR}|${COLOUR} ${what})`;
    const wished = `(?:in |an? |one |put )*(?:(?:plain|solid) )?(${COLOUR}|#[0-9a-f]{3,6})(?: (?:${what}|one))?(?! and white\\b)${END}`;
    return [
      [
        new RegExp(
          `${START}${now} (?:not|no)(?: thanks)?(?: ,| but)+ (?:(?:better|rather|preferably|make it) )?${wished}`,
        ),
        meant,
      ],
      [
        new RegExp(
          `${START}(?:no|not|no in|not of|nothing of|none of|remove|dont want|i dont want) ${now}(?: ,| but)+ (?:better|rather|preferably|make it) ${wished}`,
        ),
        meant,
      ],
      [new RegExp(`${START}${now} (?:, )?(?:not|no) (?:better|rather) ${wished}`), meant],
      // "Fondo negro no, mejor una playa"
      [
        new RegExp(
          `${START}${now} not(?: thanks)? , (?:better|rather) (?:with )?((?:an? |the |some )(?:\\w+ ){0,2}?\\w+|${SCENE})${END}`,
        ),
        `change the ${name} to $1`,
      ],
      // "Fondo negro no"
      [
        new RegExp(
          `${START}(?:an? |the )?(?:${what} (${COLOUR})|(${COLOUR}) ${what}) not(?: thanks)?(?: , (?:better|rather) (?:with )?(?=\\w)|(?= ?$| [,.;!]))`,
        ),
        `not a $1 $2 ${name} , `,
      ],
    ];
  }),
  // "Make a sunset in the sky": the sky, and no light on all that is there
  [
    new RegExp(
      `${START}${PLEASE}(?:make|paint|draw|do|conjure|set) (?:me )?(?:an? |some )(?:(?:nice|beautiful|lovely|pretty|dramatic|warm|pink|orange|red|golden) )*(sunset|sunrise) (?:in|into|on|onto|at|to|up in) (?:the|my|this) sky${END}`,
    ),
    'change the sky to $1',
  ],
  // "Too much floor at the bottom, get rid of it": the edge goes
  [
    new RegExp(
      `${START}(?:(?:theres|there is|its|way|far|just) )*(?:too|to) (?:much |many )?(?:of )?(?:the |empty )*${AREA}(?<!${GROUND}) ${SIDE} (?:(?:,|and|so|please) )+${GOES}${THEM}${END}`,
    ),
    'crop a bit off the $1',
  ],
  [
    new RegExp(`${START}${GOES} (?:too|to) much (?:empty )?${AREA} ${SIDE}${END}`),
    'crop a bit off the $1',
  ],
  // The same of what may be marked and painted away
  [
    new RegExp(
      `${START}(?:(?:theres|there is|its|way|far|just) )*(?:too|to) (?:much |many )?(?:of )?(?:the |empty )*${GROUND} ${SIDE} (?:(?:,|and|so|please) )+${GOES}${THEM}${END}`,
    ),
    'crop a bit off the very $1 edge',
  ],
  // "Too many cables at the top, remove them": the things go
  [
    new RegExp(
      `${START}(?:(?:theres|there is|there are|i see|way|far|just) )*(?:too|to) (?:much|many) (?:of )?(?:the )?(?!${ALL_OVER}\\b|${AREA}\\b)((?:\\w+ )?(?!${ALL_OVER}\\b|${AREA}\\b)\\w+)(?: ${SIDE})? (?:(?:,|and|so|please) )+${GOES}${THEM}${END}`,
    ),
    'remove the $1',
  ],
];
