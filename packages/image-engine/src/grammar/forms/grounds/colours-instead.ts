import { COLOUR, colourAmong, END, INK, START, WHOSE } from '../parts.ts';
import { AND_WHILE } from '../pieces/joints.ts';
import { PLEASE_CAN_WE } from '../pieces/politeness.ts';
import { THERE, WHO, WHOM_OR_WHOSE } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { MESS, WHOM_BEHIND } from './parts.ts';

const BEHIND =
  '(?:background|behind(?: (?:it|them|me|us|him|her|that))?|in (?:the )?(?:background|back)|from the (?:back|background)|of (?:in )?(?:the )?background)';
const SCENE =
  '(?:beach|forest|mountains?|city|studio|sunset|office|park|garden|library|desert|space|kitchen)';
const MESS_BEHIND = '(?:behind|background|backdrop|in the back)';

/** A background of one colour in the place of what is there. */
export const COLOURS_INSTEAD_FORMS: readonly Form[] = [
  // "White instead of transparent", "not transparent, but a white background"
  [
    new RegExp(
      `${START}(?:a |in )?(${COLOUR})(?: background)? instead of (?:an? )?transparent(?: background| one)?${END}`,
    ),
    'make the background $1',
  ],
  [
    new RegExp(
      `${START}(?:not?|dont make it|not make it) (?:an? )?transparent(?: background)? (?:,|but)(?: (?:,|but|rather|just|make it|make the background|please|with|an?))* (${COLOUR})(?: background| one)?${END}`,
    ),
    'make the background $1',
  ],
  // "I have a plain light background, make it blue"
  [
    new RegExp(
      `${START}(?:i|we|it|this|the (?:picture|photo)) (?:have|has|got) (?:an? )?(?:(?:plain|simple|even|uniform|solid|flat|and|pale|light|bright|white|gray) )+(?:background|backdrop) (?:(?:,|and|but|so|please|can|you) )+(?:make|turn|paint|color) (?:it|that) (?:in )?(?!black and white)${INK}${END}`,
    ),
    'make the background $1',
  ],
  // "Remove the background and give it a light grey #eeeeee one"
  [
    new RegExp(
      `(?<=\\bremove (?:(?:the|its|my|this) )?background ${AND_WHILE})(?:give it|put in|put|use|add|set|insert|replace it with|make it)(?: instead)? (?:an? )?(?:${COLOUR} )?(#[0-9a-f]{3,6}|${COLOUR}) (?:one|background|instead)(?= ?$| [,.;!?]| and\\b| with\\b| please\\b)`,
    ),
    'make the background $1',
  ],
  // "Remove the background and put a plain colour #ffd166"
  ...[
    '(?:(?:plain|solid|flat|uniform|single) )?colou?r (?:, |: |in )?',
    '(?:plain|solid|flat|uniform) ',
  ].map(
    (kind): Form => [
      new RegExp(
        `(?<=\\bremove (?:(?:the|its|my|this) )?background (?:(?:[,;]|and|then|please|instead) )+)(?:put|use|add|set|insert|fill it with|replace it with|make it)(?: in)? (?:an? |the )?${kind}(${COLOUR}|#[0-9a-f]{3,6})${END}`,
      ),
      'make the background $1',
    ],
  ),
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
  // "Remove the dirty floor behind them and make it white"
  [
    new RegExp(
      `${START}${PLEASE_CAN_WE}(?:remove|get rid of|take away|lose|delete|erase) (?:all )?${THERE} (?:\\w+ ){0,2}?${MESS} (?:\\w+ )?${BEHIND} (?:,|and|then|and then) (?:put|make|set|have|turn|use|give)(?: (?:it|them|that|this|me|the background|everything|an?|all|on|in|with|to|just|only|pure|plain|solid|there))* (?!black and white|black white|b and w)(${COLOUR})(?: (?:${colourAmong()}|background|instead|there|behind))*${END}`,
    ),
    'make the background $1',
  ],
  // "The garage behind looks cheap, can you put something neutral light grey"
  [
    new RegExp(
      `${START}${PLEASE_CAN_WE}(?:put|make|use|set) (?:an? )?(?:something|anything|a thing) (?:(?:neutral|plain|simple|calm|clean|quiet) )*(${COLOUR})(?: (?:behind|there|instead|in the back))*${END}(?<=\\b(?:behind|background|backdrop)\\b[^“]*)`,
    ),
    'make the background $1',
  ],
  // "There are bins behind us, put something grey in"
  [
    new RegExp(
      `(?<=\\b${MESS_BEHIND}\\b[^“]*)${START}(?:please |just |simply |maybe |can you |could you )*(?:put|add|make|place|do|set|use|have|want|give it|insert) (?:(?:just|simply|in|it|there|me) )*(?:something|anything|a thing) (?:plain |simple |clean |neutral |all )*(${COLOUR})(?: (?:there|in|behind it|behind|instead|over there|back there|in background|in the background|please))*${END}`,
    ),
    'make the background $1',
  ],
  [
    new RegExp(
      `${START}(?:please |just |simply |maybe |can you |could you )*(?:put|add|make|place|set|use|have|want|insert) (?:something|anything) (?:plain |simple |clean |neutral |all )*(${COLOUR}) (?:behind (?:it|me|us|him|her|them|${WHOSE} (?:\\w+ )?\\w+)|(?:in|as|for) (?:the )?(?:background|backdrop))${END}`,
    ),
    'make the background $1',
  ],
  // "Get rid of the curtain behind my daughter, plain light grey instead"
  [
    new RegExp(
      `${START}(?:please )?(?:get rid of|remove|lose|delete|take (?:out|away)|ditch|swap|replace|change|exchange) (?:the |that |this |all |everything )(?:[^,.;:!?“ ]+ ){0,4}?behind (?:me|us|him|her|them|it|${WHOSE} (?:\\w+ )?\\w+)(?: (?:,|and|with|for|to|by|put|use|make it|have|just|an?|i want|id like|give me) )*(?:(?:plain|solid|just|simple|neutral|a|an|some|flat|only) )*(${COLOUR})(?: (?:one|background|wall|color))?(?: (?:instead|there|please|in its place))*${END}`,
    ),
    'make the background $1',
  ],
  // "Remove the background, I'd like very light grey instead"
  [
    new RegExp(
      `\\b(?:remove|change|replace|swap|delete|lose|get rid of) (?:the |my )?background (?:,|and|for|with|to|by) (?:(?:i|we|id|please|want|need|would|like|have|use|put|a|an|just|some|in|very|plain|of) )*(${COLOUR})(?! and (?:white|${COLOUR}))(?: (?:one|background|color))?(?: (?:instead|there|please|in its place))*${END}`,
    ),
    'make the background $1',
  ],
  // "Wipe out everything around the vase and make it a soft lilac": what comes there
  [
    new RegExp(
      `${START}(?:please )?(?:remove|erase|delete|wipe out|wipe away|clear|take away|take out|get rid of|lose|cut out) (?:everything|all|whatever is|whats|the (?:stuff|mess|clutter|junk|rest)) ?(?:thats )?(?:around|behind|in the background|beside|except|but|apart from|other than) ?(?:the |my |our |his |her )?(?:\\w+ )?(?:(?:,|and|then|instead) )+(?:make|paint|color|turn|have|fill) (?:it|that|this|the rest) (?:all |in |with |into |a |an |one |plain |solid |just )*(${COLOUR})(?: instead| please)?${END}`,
    ),
    'make the background $1',
  ],
  // "Cut out the dog and place it on pure white #ffffff"
  [
    new RegExp(
      `\\b(?:remove (?:the )?background(?: of (?:the |my |our )?\\w+)?|cut ?out (?!(?:the |that )?(?:left|right|top|bottom|upper|lower|other|second|first)\\b)[^,.;:!?“]{1,40}?|make (?:the )?background transparent) (?:, |and |then )+(?:put|place|set|lay)(?: (?:it|him|her|them))? (?:on|onto|before|against) (?:an? )?(?:(?:pure|plain|clean|solid) )?(?:${COLOUR} )?(#[0-9a-f]{6}|${COLOUR})${END}`,
    ),
    'make the background $1',
  ],
  // "Get rid of everything behind me i just want me on white"
  [
    new RegExp(
      `${START}(?:please )?(?:get rid of|remove|delete|erase|take away|lose|clear) (?:everything|all that is|whatever is|whats|all) (?:behind|around) ${WHO} (?:, |and |so )*(?:(?:i|we) )?(?:just|only) (?:want|need|would like) ${WHO} on (?:an? )?(?:plain |pure )?(#[0-9a-f]{3,6}|${COLOUR})${END}`,
    ),
    'make the background $1',
  ],
  // "My shot has a yellow wall at the back; I'd sooner have pure white"
  [
    new RegExp(
      `${START}(?:my|the|our|this) (?:\\w+ ){1,3}(?:has|got|shows) an? (?:\\w+ ){1,2}(?:at the back|behind(?: ${WHO})?|in the back) [,.;–-] (?:but )?(?:id|i would|we would|wed) (?:sooner|rather|much rather|prefer)(?: have| see)? (?:an? |plain |pure |just |simply |it )*(${COLOUR})${END}`,
    ),
    'make the background $1',
  ],
  [
    /(?<=^|[,.;:!?] |\b(?:and|then|but) )(?:i|id|we|wed|i would|we would) (?:much |really |would )*(?:prefer|sooner have|sooner) (?!to\b)/,
    'i want ',
  ],
  // "Anything but white behind it, maybe light blue"
  [
    new RegExp(
      `${START}(?:i want |use |put |give it )?anything (?:but|except|other than) (?:an? )?(?:plain )?${COLOUR} (?:background|backdrop|behind \\w+) (?:, |and |– |- )+(?:maybe|perhaps|say|like|how about|for example|ideally|preferably) (?:an? )?(${COLOUR})(?: one)?${END}`,
    ),
    'make the background $1',
  ],
  // "Don't remove the background, only make it navy"
  [
    new RegExp(
      `${START}(?:please )?(?:dont|do not|no need to|not) (?:it )?(?:remove|delete|take away|erase|cut out|replace|change|swap)(?: it)?(?: me| us| it)?(?: out)?(?: the| my)? (?:whole |entire )?background(?: entirely| completely)? (?:, |but |and |; |\\. )*(?:just |only |simply |instead )*(?:make|turn|colou?r|paint|dye|put) it (?:in |to |into )?(${COLOUR})${END}`,
    ),
    'make the background $1',
  ],
  // "… and just make it plain white"
  [
    new RegExp(
      `\\band just (?=(?:make|have|put|leave) (?:it|that) (?:plain |pure |all )?${COLOUR})`,
    ),
    'and',
  ],
  // "Get rid of everything behind me and make it plain white"
  [
    new RegExp(
      `\\b(?:remove|get rid of|take out|take away|delete|erase|lose|ditch) (?:everything|all|whats|what is|what s|the stuff|the mess) (?:behind|around) ${WHOM_BEHIND} (and make (?:it|that)) (?=(?:plain |pure |all |solid )?${COLOUR})`,
    ),
    'remove the background $1',
  ],
  [
    new RegExp(
      `\\bremove (?:the )?background (?:, )?and make (?=(?:plain |pure |all )?${COLOUR}${END})`,
    ),
    'make the background',
  ],
  // "Knock out whatever's behind the bottle and leave plain white"
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:remove|knock out|cut out|erase|delete|get rid of|take out|take away|strip|strip out|strip away|drop|wipe|wipe out|lose|clear|clear out|clear away) (?:the background|(?:all |all of )?(?:the |that )?(?:whatevers?|whatever is|whats|what is|everything|anything|stuff|mess|clutter|junk|things)(?: thats| that is)? (?:behind|in back of) ${WHOM_OR_WHOSE}) (?:(?:,|and|then|so|just|please) )+(?:leave|put|use|go|leaving)(?: (?:it|that|just|only|me|with|in|on|for))* (?:(?:an?|all|plain|pure|clean|solid|simple|just|only) )*(${COLOUR})(?! and white\\b)(?: (?:there|behind|instead|background|backdrop|behind (?:it|me|him|her|them|us)|only))*(?:${END}|(?= for (?!the\\b|text\\b)))`,
    ),
    'replace the background with $1',
  ],
];
