import { COLOUR, END, START } from '../parts.ts';
import { PLEASE_CAN_WE } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

/** "This is a black and white photo of their wedding" */
const GRAY_PHOTO =
  '(?:(?:this|it|that) (?:is|was)|its|thats|is) an? (?:very |old |really |family |lovely |beautiful )*(?:black and white|grayscale|monochrome) (?:photo|picture|image|portrait|shot|photograph|print|snapshot|one)(?: (?:of|from|with|taken|showing) [^,.;:!?“]*?)?';
const REAL_COLOURS = '(?:real|true|actual|proper|lifelike|authentic|much) colou?rs?';
const PHOTO =
  '(?:(?:this|that|the|my|our|an|a) )?(?:(?:old|black and white|vintage|family) )*(?:photo|picture|image|portrait|snapshot)';
const NO_CAST = `(?!.*\\b(?:too|so|very|bit) ${COLOUR})(?!.*\\b(?:color cast|tint)\\b)`;

/** Old pictures without colours that are to have some. */
export const COLOURIZING_FORMS: readonly Form[] = [
  // "Restore this old photo and give it color", "add color to this old picture"
  [
    new RegExp(
      `(?<=\\b(?:restore|repair|restoration)\\b[^“]*)${START}(?:please )?(?:(?:give|bring|add|put)(?: back)? (?:(?:it|this|that|the photo|the picture) )?(?:some )?colou?rs?(?: (?:to|into|on) (?:it|this|that|${PHOTO}))?)${END}`,
    ),
    'colorize it',
  ],
  [
    new RegExp(
      `${START}(?:please )?(?:give|bring|add|put) (?:some )?colou?rs? (?:to|into|on) (?=${PHOTO}${END})(?:(?:this|that|the|my|our|an|a) )?(?:(?:vintage|family) )*(?:old|black and white) (?:(?:old|black and white|vintage|family) )*(?:photo|picture|image|portrait|snapshot)${END}`,
    ),
    'colorize it',
  ],
  // "Colour in this black and white photo"
  [
    /(?<=^|[,.;:!?] |\b(?:and|please|you) )color in (?=(?:this|the|my|our|that) (?:\w+ ){0,3}(?:black and white|b and w|bw|old|monochrome|gray) (?:\w+ ){0,2}(?:photos?|pictures?|images?|pics?|photographs?)\b)/,
    'colorize ',
  ],
  // "Can you put real colour on this photo from 1920?": what is too yellow has colours
  [
    new RegExp(
      `\\b(?:put|give|add|bring|get) (?:(?:it|me|some|the|${PHOTO}|(?:from|of) \\d+) ){0,4}?${REAL_COLOURS}(?: (?:on|in|into|to|for) ${PHOTO})(?: (?:from|of) [^,.;:!?“ ]+)?${END}${NO_CAST}`,
    ),
    'colorize this photo',
  ],
  [
    new RegExp(
      `\\b(?:give) ${PHOTO}(?: (?:from|of) [^,.;:!?“ ]+)? (?:real|true|actual|lifelike|authentic) colou?rs?${END}${NO_CAST}`,
    ),
    'colorize this photo',
  ],
  // "Colourize it, the uniform was blue": what nobody can know of the picture is no second wish
  [
    new RegExp(
      `(?<=\\bcolorize (?:this |the |it )?(?:photo|picture)? ?[^.;:!?“]*, )(?:the|my|his|her) (?!background\\b|backdrop\\b|sky\\b|text\\b)(?:\\w+ ){1,2}(?:is|was) (?:${COLOUR})${END}`,
    ),
    '',
  ],
  // "I want to see the picture of my grandparents in colour"
  [
    /(?<=^|[.;:!?] )(?:(?:i|we|want|would|like|love|to|see|have|show|please|me|us) )*(?:the|my|this|our|that) (?:(?:old|ancient) )?(?:photo|picture|image|portrait)(?: of (?!the rest)[^,.;:!?“]{2,40}?)? in colou?r(?= ?$| [.;!?])/,
    'colorize it',
  ],
  // "It is black and white": of a picture that nobody knows the colours of
  [
    new RegExp(
      `${START}${PLEASE_CAN_WE}(?:put|give|add|get) (?:(?:me|it|the|its) )*(?:real|true|actual|natural|proper|right|original) colou?rs (?:on|in|to|onto|into|for) (?:the|this|my|our|that) [^,.;:!?“]*?(?:photo|picture|image)[^,.;:!?“]*(?=.*\\bblack and white\\b)`,
    ),
    'colorize it ',
  ],
  [
    new RegExp(
      `${START}${PLEASE_CAN_WE}give (?:the|this|my|our|that) (?:[^,.;:!?“ ]+ )*?(?:photo|picture|image) (?:[^,.;:!?“ ]+ )*?(?:its|the|back its) (?:real|true|actual|natural|proper|right) colou?rs(?= ?$| [,.;:!?]| please\\b)(?=.*\\bblack and white\\b)`,
    ),
    'colorize it',
  ],
  [
    /(?<=\bcoloriz\w*\b[^“]*[,.;:!?] )(?:(?:because|as|since|and|so) )*(?:its|it is|is|this is|it was|(?:the|this) (?:photo|picture|image) is) (?:(?:only|all|just|still|in) )*(?:black and white|grayscale)\b[^,.;:!?“]*/,
    '',
  ],
  // "Mend it but don't add colour"
  [
    /(?<=\b(?:restore|repair|mend|fix|sharpen|clean)\b[^“]*)(?<= )(?:(?:,|but|and|just|please) )*(?:dont|do not|without|not|no)(?: the| and)? (?:(?:add|adding|put|invent|give it)(?: any| in)? colors?|coloriz(?:e|ing)|color|coloring|paint)(?: (?:it|this|him|her|them|in|please|the picture))*(?= ?$| ?[,.;!])/,
    '',
  ],
  // "A proper colour photo, it's black and white now"
  [
    /\b(?:make|turn|change) (?:it|this|that) (?:into )?(?:an? )?(?:proper |real |full |true )*color (?:photo|picture|image|photograph|one)(?: (?:, )?(?:because |as )?(?:its|it is|this is) (?:only |just )?(?:in )?black and white(?: now| at the moment| so far)?)?(?= ?$| [,.;!?])/,
    'colorize it',
  ],
  // "After put real colours in it", of an old print
  [
    new RegExp(
      `${START}(?:(?:after|then|afterwards|after that|next|also|please|later|and) )*(?:put|give|add|bring|get) (?:(?:it|her|him|them|me) )?(?:some |the |its |their |in )*(?:real|true|natural|realistic|actual|proper|lifelike|original) colors?(?: (?:in|into|to|on|onto|back)(?: (?:it|this|that|the (?:photo|picture)|them))?)?${END}`,
    ),
    'colorize it',
  ],
  // "Colour in this old black and white photo of grandpa so it looks real"
  [
    new RegExp(
      `${START}(?:please )?color(?: up)? (?:in (?:this|that|the|my|our) (?:old |ancient |faded |vintage )*|(?:this|that|the|my|our) (?:old |ancient |faded )*(?=black|gray|mono))(?:black (?:and )?white |grayscale |monochrome |gray )?(?:photo|picture|image|pic|shot|portrait|photograph)(?: of [^,.;:!?“]+?)?(?: (?:so|so that) it (?:looks?|is|seems?) (?:more )?(?:real|realistic|natural|lifelike|alive|true|like today))?${END}`,
    ),
    'colorize it',
  ],
  // "Restore it and colour it in like a modern one"
  [
    /(?<=\b(?:and|then|,) )colou?r it in(?: (?:like|as) (?:an? )?(?:\w+ )?(?:one|photo|picture|today))?(?= ?$| ?[,.;!])/,
    'colorize it',
  ],
  // "Add some colour, it's black and white": that of true things is asked for.
  [
    new RegExp(
      `${START}(?:add|put|bring|get|give it) (?:back )?(?:some |a bit of |a little |the |real |proper )*colou?r(?: (?:in|into it|to it|back|inside))* [,;.] (?:because |since |as |cause )?(?:its|it is|is|thats)(?: \\w+)? (?:black (?:and )?white|grayscale|monochrome|gray)${END}`,
    ),
    'colorize it',
  ],
  [
    new RegExp(
      `${START}(?:its|it is|thats|(?:the|this) (?:picture|photo) is)(?: (?:only|just|old|an old|a))* (?:black (?:and )?white|grayscale|monochrome|gray)(?: (?:picture|photo))? [,;.] (?:so |please |can you |now )*(?:add|put|bring|get|give it) (?:back )?(?:some |a bit of |a little |the |real |proper )*colou?r(?: (?:in|into it|to it|back|inside))*${END}`,
    ),
    'colorize it',
  ],
  // "Make this black and white photo colourful", "turn it into a color photo"
  [
    new RegExp(
      `${START}(?:make|turn|convert|change) (?:(?:this|the|my|our|that) (?:old )?black and white (?:photo|picture|image) (?:(?:into|in|to|a|full) )*colou?r(?:ful|ed)?|(?:it|this) into an? (?:full )?colou?r(?:ed)? (?:photo|picture|image))${END}`,
    ),
    'colorize it',
  ],
  [
    new RegExp(
      `(?:${GRAY_PHOTO} (?:[,.;!?]|and|but|so)+ )(?:please |can you |could you )*(?:add|put|give (?:it|us|me)|bring(?: in| back)?|get)(?: (?:some|the|back|in|a bit of|more))* colou?rs?(?: (?:to|in|into|back|in it|to it|again))*(?= ?$| [,.;!?]| please\\b)`,
    ),
    'colorize it',
  ],
  [
    new RegExp(
      `(?:more |add |some |in )*colou?r(?:ize|s)?(?: (?:it|this|please|in))*(?: [,.!?])+ ${GRAY_PHOTO}(?= ?$| [,.;!?])`,
    ),
    'colorize it',
  ],
  // "This is a black and white photo of their wedding, add colour": tells what it is, and wishes for nothing
  [new RegExp(`(?<=^|[,.;!?] )${GRAY_PHOTO}(?= ?$| [,.;!?])`), ''],
  // "Colorize it. Her dress was ivory and the flowers were yellow": how it was, beside what cannot be known
  [
    new RegExp(
      `(?<=\\bcoloriz\\w*\\b[^“]*[.,;!] )(?:and )?(?:the|her|his|my|our|their|its|\\w+s) (?:\\w+ ){1,2}?(?:was|were) (?:\\w+ )?${COLOUR}(?: (?!and\\b)\\w+)?(?:(?: ,)? and (?:the|her|his|my|our|their|its) (?:\\w+ ){1,2}?(?:was|were) (?:\\w+ )?${COLOUR}(?: (?!and\\b)\\w+)?)?(?= ?$| [,.;!])`,
    ),
    '',
  ],
  // "Colour it in the way it really was"
  [
    /\bcolou?r (?:it|this|them|her|him|us)(?: in)? (?:the way|like|as|how|just as|exactly as) (?:it|they|she|he|things|everything) (?:really |actually |once |originally )*(?:was|were|looked|used to (?:be|look))(?: back then| once| like)?(?= ?$| [,.;!]| and\b| please\b)/,
    'colorize it',
  ],
  // "Real colours for this 1930s picture of my nan"
  [
    new RegExp(
      `${START}(?:please )?(?:give |put |add |bring |i want |can you do )?(?:the )?(?:real|true|proper|actual|natural|lifelike|authentic) colors? (?:for|in|on|to|into) (?:this|that|my|the|our|his|her) (?=[^,.;:!?]*(?:\\b1[89]\\d\\d|black and white|old|antique|ancient|vintage|grand|nan\\b|great ))[^,.;:!?]*?${END}`,
    ),
    'colorize it',
  ],
  // "Turn our old black and white portrait into true colour"
  [
    new RegExp(
      `${START}(?:please |can you |could you |would you |i want you to )*(?:turn|make|convert|put|bring|transform|change) [^,.;:!?“]{1,60}? (?:in|into|to) (?:true|real|full|natural|living|lifelike) colors?(?: with [^,.;:!?]*?)?${END}`,
    ),
    'colorize it',
  ],
];
