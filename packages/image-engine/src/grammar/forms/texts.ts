import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Words that say where or how letters stand. */
const SET = `(?:(?:typewriter|handwritten|handwriting|cursive|script|serif|sans|poster|bold|thin|italic|italics|big|small|tiny|huge|large|little|block|capital|elegant|fancy|curly|font|letters|lettering|capitals|caps|type|dead|smack|right|in|at|the|of|top|bottom|left|center|middle|corner|upper|lower|across|along|picture|${COLOUR}) )`;

const BADGE =
  'stickers?|badge|tag|label|circle|bubble|button|burst|ribbon|sign|stamp|seal|patch|banner|sash|pennant|plaque';
/** It is not told of to have it removed. */
const STAYS =
  '(?!.*\\b(?:remove|erase|delete|gone|away|hide|cover|take (?:it )?off|(?:has|have|needs?) to go|get rid)\\b)';

/** Words that are to be written, with how they are set before them. */
export const TEXT_FORMS: readonly Form[] = [
  // "Beschrifte das Foto mit …", as German has it
  [/\bwrite (?:the |this |my |our )?(?:picture|photo|image) with (?=“”)/, 'write '],
  // "Logo bottom right: “© Lindner”, small"
  [
    /(?<=^|[,.;] )(?:(?:my|our|the|a|add|put) )*(?:logo|watermark|text|caption|title|signature|name|copyright) (?:in |at |on )?(?:the )?(bottom|top) ((?:left |right |middle |center )?)(?:corner )?: (“”)(?!.*\b(?:remove|erase|delete|gone|away|(?:has|have|needs?) to go|get rid)\b)/,
    'write $3 $1 $2',
  ],
  // "“24.99€” in a round red sticker", "a red tag that says “SALE”"
  [
    new RegExp(
      `(“”[^.;:!?“]*?|\\bprice \\d[\\d.]*) (?:in|on|inside|into|onto|as)(?: to)? (?:an? )?(?:(?:round|circular|little|small|big|large|bright|square|rounded) )*(${COLOUR}) (?:${BADGE})(?= ?$| [,.;!?]| (?:at|in|on|upper|lower|top|bottom|left|right|center|and|then|please)\\b)`,
    ),
    '$1 on a $2 bar',
  ],
  [
    new RegExp(
      `${START}(?:(?:put|add|place|draw|stick|slap|make|and) )*(?:an? )?(?:(?:round|circular|little|small|big|large|bright|square|rounded) )*(${COLOUR}) (?:${BADGE})(?: (?:across|over|on) (?:it|the (?:picture|photo|image)))? (?:(?:that|which) )?(?:says|saying|reads|reading|with)(?: (?:the )?(?:text|words?))? (“”)${STAYS}`,
    ),
    'write $2 on a $1 bar',
  ],
  [
    new RegExp(
      `${START}(?:(?:put|add|place|draw|make|and) )*(?:an? )?(?:(?:round|little|small|big|large|bright|wide|thin) )*(${COLOUR}) (?:bar|strip|band|${BADGE})(?: (?:across|over|on)(?: (?:it|the (?:picture|photo|image)))?)? (?:(?:that|which) )?(?:says|saying|reads|reading)(?: (?:the )?(?:text|words?))? (?=[^“ ])`,
    ),
    'on a $1 bar write the words ',
  ],
  // "…, white, see through a bit"
  [
    /(?<=“”[^:!?“]*? )(?:see through|seethrough|transparent|translucent) (?:a (?:bit|little)|slightly|somewhat)(?= ?$| [,.;!])/,
    'translucent',
  ],
  // "White letters on a dark bar, at the bottom": a sentence about the words before it
  [
    new RegExp(
      `(“”[^.;!?“]*?) [.;!] (?:use |with |in |the |make (?:it|them) )*(${COLOUR}) (?:letters|lettering|text|font|writing|type)(?: (?:on|over|against|in) (?:an? )?((?:${COLOUR}|dark|light)) (?:bar|band|strip|banner|box|stripe|background))${END}`,
    ),
    '$1 in $2 on a $3 bar',
  ],
  // "Add our phone 555-0142 at the bottom", "my signature Foto Lucia Ferrer in the corner"
  [
    /\b(?:add |put |write |place |include |print |stick )?(?:also )?(?:my|our|the|a) (?:(?:shop|company|studio|business|brand|full|own|phone|mobile|cell|contact) )*(?:phone|number|tel|telephone|mobile|cell|signature|hashtag|slogan|motto)(?: (?:number|no|line|is))* (?::|,)? ?(?=“”)/,
    'write ',
  ],
  [
    /\b(?:add |put |write |place |include |print )?(?:my|our) (?:signature|watermark|brand name|studio name|business name|company name) (?!(?:in|at|on|to|as|over|bottom|top|lower|upper|small|here|there|is|and|with|for|from|of|bigger|smaller|larger|darker|lighter|bolder|thinner|big|large|white|black|more|less|should|please|that|which|looks?)\b)((?:\w+ ){1,4}?)(?:, )?(?=(?:small |in |at |on )*(?:the )?(?:very )?(?:bottom|top|lower|upper|corner|middle|center|left|right)\b)/,
    'write “$1” ',
  ],
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
