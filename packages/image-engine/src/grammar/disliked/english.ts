import { COLOUR, START } from '../forms/parts.ts';
import type { Form } from '../forms/rewrite.ts';
import { type Dislike, dislikedForms, type Follows, SAID_OF } from './disliked.ts';

const HOW = '(?: (?:so|too|very|really|just|all|pretty|quite|rather|simply|a bit|kind of|way))*';
const UGLY =
  '(?:ugly|hideous|awful|horrible|terrible|boring|dull|bland|bad|nasty|sad|depressing|dreary|lame|meh|dreadful|ghastly|gross|disgusting|tacky|kitschy|cheesy|lifeless|horrid|stupid|distracting|messy|gray|cloudy|overcast|not (?:nice|pretty|good|great|my thing))';
const UGLY_AND = `${HOW} ${UGLY}(?:(?: ,)?(?: and| but)?${HOW} ${UGLY})*`;
const SAYS = '(?:is|are|looks?|was|were|feels?|seems?|came out|turned out)';

const DISLIKE: Dislike = {
  start: START,
  before:
    '(?:i |we )?(?:really |just |absolutely |do |am |im |are )*(?:hate|dislike|dont like|do not like|didnt like|cant stand|cannot stand|dont love|not happy with|not a fan of|not fond of|tired of|sick of|dont (?:remove|erase|delete|blur|cut out)|do not (?:remove|erase|delete|blur|cut out))',
  // "Gray background" is a wish.
  exclaimed: [[`(?:what an?${HOW} )?(?!gray|cloudy|overcast)${UGLY}(?: ,)?(?: \\w+)? `, SAID_OF]],
  around: [['(?:i |we )?(?:really )?(?:find|think)', `(?: ${SAYS}| to be)?${UGLY_AND}`]],
  behind: ` ${SAYS}${UGLY_AND}| ,(?: (?:thats|its|that is|it is|how|so))?${UGLY_AND}| (?:annoys|bothers|bores|distracts)(?: me| us)?| (?:sucks|is a mess|is too much|is not for me|isnt nice|isnt pretty)| (?:doesnt|does not|dont|do not) (?:look (?:good|nice|great)|work(?: for me)?|please me)`,
  between: '[,.;:!–-]|and|so|but|please|can you|could you|would you|just|maybe|instead',
};

const I = '(?:(?:i|we|id|wed) )?(?:would |much |really )*';
const WANT = `${I}(?:want|like|love|prefer|prefer to have|rather have|need)`;
const PUT = `(?:${WANT}|put(?: in| up)?|give (?:me|us|it)|get me|use|add|with|show|insert|how about|take|rather|better|instead|make it|turn it into|change it (?:to|into|for)|swap it (?:for|with)|replace it (?:with|by))`;
const LAST = '(?= ?$| [,.;:!?]| (?:and|but|please|instead|for|with)\\b)';
const HEX = '#[0-9a-f]{3,6}\\b';
const SOME = '(?:(?:an?|the|some) )?';
const ONLY = '(?: (?:please|instead|now|completely|entirely))*';

const withColour = (place: string, as: string): Follows => [
  [
    `(?:(?:make|turn|color|paint|set|keep) it|${WANT} it)(?: (?:be|to|in|into))* (?=(?:${as})${LAST})`,
    `make ${place} `,
  ],
  [
    `${PUT} an? (?:nice |plain )?(${COLOUR}) (?:one|${place.split(' ')[1]})${LAST}`,
    `make ${place} $1`,
  ],
  [
    `(?:(?:rather|preferably|better|${PUT}) )?(?:in )?(?=(?:${COLOUR}|${HEX})${ONLY}(?= ?$| [.;:!?]))`,
    `make ${place} `,
  ],
];

const SCENES =
  '(?:beach|sea|ocean|sunset|sunrise|studio|photo studio|mountains?|alps|space|outer space|office|city|skyline|forest|woods|kitchen|gradient|snowy landscape|winter landscape|autumn park|autumn forest)\\b(?! sky)';

/** "The background is ugly, put a beach" */
const GROUND: Follows = [
  [
    `(?=(?:please )?(?:put|place|set|take|teleport) (?:me|us|her|him|them) (?:on|in|at|into|to|by|before|in front)\\b)`,
    '',
  ],
  [
    `(?=(?!it\\b)(?:\\w+ ){1,7}(?:behind (?:me|us|him|her|them)|(?:as|in|for) the background)${LAST})`,
    '',
  ],
  ...withColour(
    'the background',
    `${COLOUR}|${HEX}|blurr\\w+|transparent|out of focus|(?:a )?gradient|plain`,
  ),
  [`${PUT} (?=${SOME}(?:(?!${COLOUR})\\w+ ){0,2}?${SCENES})`, 'change the background to '],
  [
    '(?:remove|delete|erase|cut|take|get rid of|ditch|lose)(?: of)? (?:it|that)(?: (?:out|away|off|completely|entirely|please))*',
    'remove the background',
  ],
  ['(?:blur|defocus|soften) (?:it|that)', 'blur the background'],
];

/** "I hate this grey sky, make it blue" */
const SKY: Follows = [
  [
    `(?:make|let) it (?:look |be )?(?:all |more |nice and )*(?:sunny|sunnier)${LAST}`,
    'clear blue sky',
  ],
  [
    `(?:${PUT}|let there be|bring in|bring out|make) (?:the |some |more |a bit of |a little |lots of |bright )*(?:sun|sunshine|sunlight)${LAST}`,
    'clear blue sky',
  ],
  // "Want something dramatic at dusk"
  [
    `(?:${PUT} )?(?:an? |the |some |something |anything |one |much |more |really |nice |dramatic |moody |colorful |beautiful |spectacular |epic |fiery |sky )+(?:(?:at|from|like|of|as at|just before|with|around) )+(?:an? |the )?(?:dusk|sunset|sundown|sunrise|dawn|twilight|golden hour)(?: sky)?${LAST}`,
    'change the sky to a sunset',
  ],
  ...withColour(
    'the sky',
    '(?:clear )?blue|pink|stormy|starry|dramatic|bluer|(?:much )?more (?:blue|dramatic)',
  ),
  [
    `${PUT} (?=${SOME}(?:\\w+ )?(?:sunset|sunrise|stars|blue sky|clear sky|starry sky|sunset sky|stormy sky)${LAST})`,
    'change the sky to ',
  ],
];

/** Complaints about the background or the sky, with what is wanted instead. */
export const DISLIKED_FORMS: readonly Form[] = [
  ...dislikedForms(DISLIKE, {
    named: `(?:the color of )?(?:the|this|that|my|our|its)(?: (?!(?:is|are|was|looks?|sky)\\b)\\w+){0,3}? (?:background|backdrop)`,
    bare: '(?:background|backdrop)',
    follows: GROUND,
  }),
  ...dislikedForms(DISLIKE, {
    named: `(?:the color of )?(?:an?|the|this|that|these|those|our)(?: (?!(?:is|are|was|looks?|background)\\b)\\w+){0,3}? (?:sky|skies|clouds)`,
    bare: '(?:sky|clouds)',
    follows: SKY,
  }),
  // "Too cloudy, make it sunny"
  [
    new RegExp(
      `${START}(?:(?:its|it is|it s|was|it was|looks) )?(?:too|so|very|really|all) (?:cloudy|overcast) (?:[,.;:!] |and |so |but |please )+(?:make it (?:look )?(?:sunny|sunnier)|(?:add|put in|i want|give it) (?:some |more |the |a bit of )*(?:sun|sunshine|sunlight))${LAST}`,
    ),
    'clear blue sky',
  ],
];
