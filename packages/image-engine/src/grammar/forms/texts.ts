import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Words that say where or how letters stand. */
const SET = `(?:(?:typewriter|handwritten|handwriting|cursive|script|serif|sans|poster|bold|thin|italic|italics|big|small|tiny|huge|large|little|block|capital|elegant|fancy|curly|font|letters|lettering|capitals|caps|type|dead|smack|right|in|at|the|of|top|bottom|left|center|middle|corner|upper|lower|across|along|picture|${COLOUR}) )`;

/** Words that are to be written, with how they are set before them. */
export const TEXT_FORMS: readonly Form[] = [
  // "…, fairly large"
  [
    /(?<=“”[^.;:!?]*)(?:, |and )*(?:fairly|quite|rather|pretty|reasonably|nice and|really) (large|big)(?= ?$| [,.;!]| and\b)/,
    ', big',
  ],
  // "The price 25€ big"
  [
    new RegExp(
      `${START}(?:the )?price (?=\\d+(?: (?:big|bold|large|huge|small|in|at|on|top|bottom)\\b| ?$| [,.;]))`,
    ),
    'write the price ',
  ],
  // "“SOLD” across, red, tilted": letters stand level, and the picture stays as it is.
  [
    /(“”(?: (?!is\b|are\b|and\b|then\b)[^,.;:!?“ ]+){0,6}?(?: ,(?: (?!is\b|are\b)\w+){1,3}){0,3}?) (?:, )?(?:and )?(?:tilt|tilted|crooked|slanted|slanting|inclined|at an angle)(?= ?$| [,.;]| (?:in|at|on|top|bottom|middle|left|right)\b)/,
    '$1 diagonally',
  ],
  // "Write © Huber 2024 very small"
  [
    /\b(?:half|semi|partly|slightly) (?:see through|seethrough|transparent|translucent)\b(?=.{0,200}“”)/,
    'translucent',
  ],
  // "“X” along the bottom in white, thin letters, and a dark strip behind it"
  [
    /(“”[^.;:!?“]*?) (?:, |and |in |with )+(?:very |really )?(thin|bold|italic|small|big|large|tiny|huge|capital|block) (?:letters|lettering|font|text|type|writing)(?= ?$| [,.;]| and\b| please\b)/,
    '$1 $2 letters',
  ],
  // "Polaroid with “X” written by hand underneath"
  [
    /(?<=\bpolaroid\b.*)(“”) (?:, )?(?:written |handwritten |in )+(?:by hand |handwriting |pen |ink |in pen |in ink |it )*(?:underneath|below|at the bottom|on it|under it|beneath)?/,
    '$1 at the bottom ',
  ],
  [
    /(“”[^.;:!?“]*?) (?:, |and |with |on |plus |put |add )+(?:an? )?(?:dark|darker|see through|translucent) (?:strip|bar|band|box|stripe|banner|panel)(?: (?:behind|under|below|underneath)(?: (?:it|the text|them|the letters|the words))?)?(?= ?$| [,.;]| and\b| please\b)/,
    '$1 on a black bar',
  ],
  // "Write the words in French “Bon voyage”"
  [
    /\b(write|add|put) (?:the |these |this |it |some )*(?:words?|text|title|caption)? ?in (?:english|french|german|spanish|italian|welsh|irish|gaelic|latin|dutch|portuguese|polish|hindi) (?:[:,] )?(“”)/,
    '$1 $2',
  ],
  // "…, small, sans serif"
  [/(?<=“”[^:!?“]*? )sans serif(?: (?:font|letters|typeface))?\b/, 'sans'],
  // "Fancy writing"
  [
    /\b(?=(?:in|an?|very|really|nice|fancy|curly|swirly|flowing|ornate|posh|loopy|romantic) )(?<=(?:“”|\bwrite\b|\btext\b|\bcaption\b).*)(?:in )?(?:an? )?(?:very |really |nice )?(?:fancy|curly|swirly|flowing|ornate|posh|loopy|romantic) (?:writing|lettering|letters|script|handwriting|calligraphy|hand|font|typeface|type)\b/,
    'handwritten',
  ],
  // "“X” small in the corner, half see-through like a watermark"
  [
    /(“”[^.;:!?“]*?) (?:, |and |but )+(?:with )?(?:half|semi|partly|slightly|very|a bit|rather|almost)? ?(?:see through|seethrough|transparent|translucent|faint|pale)(?: (?:like|as) (?:an? )?(?:watermark|stamp|ghost))?(?= ?$| [,.;]| and\b| please\b)/,
    '$1 translucent',
  ],
  // "Typewriter font, dead centre, saying “hello” in white"
  [
    new RegExp(
      `${START}(?<!${COLOUR} and )(${SET}{1,6}), (?:(${SET}{1,6}), )?(?:and )?(?:saying|reading|write|text|caption|title|with the (?:text|words)) (“”)`,
    ),
    'write $3 $1 $2',
  ],
  // Of letters nothing is to be straightened.
  [/\bdead center\b/, 'in the center'],
  // "“Sale” in white with shadow": of letters, not of the subject.
  [
    new RegExp(
      `(“”(?: [^,.;:!?“ ]+){0,8}?(?: ,(?= ${SET}{1,4}with)(?: [^,.;:!?“ ]+){1,6}?)?)(?: ,)? (?:and )?with (?:an? )?(?:(?:drop|soft|dark|black|slight|subtle) )*shadow\\b`,
    ),
    '$1 , letters embossed',
  ],
  // "“a” in yellow with a black border"
  [
    new RegExp(
      `(“”(?: (?!with)[^,.;:!?“ ]+){0,6}?) with (?:an? )?(?:thin |thick |fine )?(?:${COLOUR} )?(?:border|edge|rim|contour|outlines?)(?: around (?:it|the letters))?${END}`,
    ),
    '$1 with outline',
  ],
  // "A black banner at the bottom saying “X”"
  [
    new RegExp(
      `${START}(?:put |add |place |draw )?(?:an? )?(${COLOUR}) (?:banner|bar|strip|band|box|stripe) ((?:at|on|across|along|in)(?: the)? (?:top|bottom|middle|upper|lower)(?: [^,.;:!?“ ]+){0,2}? )?(?:saying|reading|with(?: the (?:text|words))?|that says) (“”)`,
    ),
    'write $3 $2 on a $1 bar',
  ],
  // "Left “A” and right “B” below"
  [
    new RegExp(
      `(?:on the )?left (“”) (?:and |, )+(?:on the )?right (“”) (?:below|underneath|at the bottom|beneath)${END}`,
    ),
    'write $1 bottom left and write $2 bottom right',
  ],
  // "At the bottom a black bar with white text: “…”"
  [
    new RegExp(
      `${START}(?:(?:at|on|in) )?(?:the )?(bottom|top) (?:an? )?(${COLOUR}) (?:bar|strip|band) with (?:an? )?(${COLOUR}) (?:text|letters|writing|caption|font) (?:: )?(“”)`,
    ),
    'text $4 in $3 on a $2 bar at the $1',
  ],
];
