import { COLOUR, colourAmong, END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import { NO_TEXT } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const CRY =
  '(?:pow|wow|boom|bam|zap|kapow|kaboom|wham|bang|boo|smash|crash|splat|zoom|ouch|yay|whoosh|thwack|zing|oof)';
const SETTING =
  '(?:[^,.;:!?“ ]+ ){0,5}?(?:letters|lettering|top|bottom|text|font|writing|script|corner|caption|calligraphy|handwriting|cursive|capitals)\\b';
const NAMES =
  '(?:(?:my|our|your|her|his|its|their|both) |the (?:\\w+ )?(?:dogs|cats|babys|brides|grooms|couples|kids|childs|ships|houses|towns|shops) )(?:(?:first|full|last|own) )?names?';
const PLACED =
  '(?:at|in|on|below|under|underneath|beneath|above|over|top|bottom|right|left|down|up)';

/** What is to be written, told without quotes or in passing. */
export const WRITTEN_FORMS: readonly Form[] = [
  // "Add today's date at the bottom right", "add a copyright notice": which words, is not said
  [
    /\b(?:write|put|add|print|place|insert|stamp|show) (?:the |a )?(?:todays|current|actual|present|correct) (?:date|day|year|time)(?: of today)?(?= ?$| [,.!]| (?:at|in|on|to|small|big|bottom|top|with)\b)(?!.*“)/,
    'add text',
  ],
  [
    /\b(?:write|put|add|print|place|insert) (?:the |a |my |our )?copyright(?: (?:notice|line|note|mark|info|text|sign))?(?= ?$| [.!]| please\b)(?!.*“)/,
    'add a watermark',
  ],
  // "Write her name underneath in chartreuse": which it is has to be said
  [
    new RegExp(
      `\\b(?:write|put|add|print|place) ${NAMES} (?:(?:it|him|her|them|us|me|there|down|right|just) )*(?:below|underneath|beneath|under)(?: (?:it|him|her|them|us|me|that|the (?:picture|photo)))?(?= ?$| [.!]| in [^“:]*$)`,
    ),
    'add text at the bottom',
  ],
  [
    new RegExp(
      `\\b(?:write|put|add|print|place) ${NAMES}(?= ?$| [.!]| (?:there|here)? ?${PLACED}\\b[^“:]*$| in (?:\\w+ ){0,2}letters\\b[^“:]*$)`,
    ),
    'add text',
  ],
  // "Put Anna & Tom 12.6.24 at the bottom": names with a date are words, and nobody to be put there
  [
    new RegExp(
      `${START}(?:put|add) ((?!(?:the|an?|my|our|his|her|your|this|that|some|more|me|us|him|them|text|about|only|around|picture|photo|image|number)\\b)[^,.;:!?“\\d ]+ (?:(?:and|&|n) [^,.;:!?“\\d ]+ )?(?:\\d{1,2}[.\\/-]\\d[^ ]*|(?:19|20)\\d\\d) )(?=(?:(?:at|in|on) )?(?:the )?(?:top|bottom|middle|center|corner|lower|upper)\\b)`,
    ),
    'write “^$1” ',
  ],
  // "Add 2024 at the top"
  [
    new RegExp(
      `${START}(?:put|add) ((?:19|20)\\d\\d) (?=(?:(?:at|in|on) )?(?:the )?(?:top|bottom|middle|center|corner|lower|upper)\\b)`,
    ),
    'write “$1” ',
  ],
  // "Put the text behind the person": of which words, is not said
  [
    new RegExp(
      `${START}(${PLEASE_ALSO}(?:put|move|place|set)) (?:the|my|this|that) (?:text|caption|title|words|lettering) (?:behind|in front of|before) (?:(?:the|my|our|him|her|me|them|us) ?)(?:\\w+)?${END}(?!.*“)`,
    ),
    '$1 the text',
  ],
  // "With the text Christmas dinner – 20 December, 21:00 h in white"
  [
    /\b(?:with|add|put|write|saying) (?:the )?(?:text|words|caption|title) ((?!(?:in|at|on|of|and)\b)[^,.;:!?“–—|]{2,60}? [–—|] \d[^,.;:!?“]*?(?: , \d[\d:]*(?: (?:h|hrs?|uhr|am|pm))?)?) (?=(?:centered|middle|center|in|at|on|top|bottom|big|small|bold|white|black|gold|golden|red|yellow|with)\b)/,
    'write “$1”',
  ],
  // "Put “$5” there instead": where something else was
  [
    new RegExp(
      `(\\b(?:write|put|add) (?:“”|\\d+(?:\\.\\d+)?(?: [a-z]{1,3}(?= there| here))?)) (?:(?:there|here|in there|over it|instead|in its place|in that place|in its stead) )+(?=(?:in|with|big|small|and|please|,|\\.|${COLOUR})|$)`,
    ),
    '$1 ',
  ],
  // "Write our names Lea & Tom"
  [
    /\b(?:write|put|add|print) (?:in )?(?:our|the|their|his|her|my|both|these) (?:two )?names? [:]? ?((?!in|at|on|and|below|under|here|there)\w+ and (?!in|at|on)\w+)(?= )/,
    'write “$1”',
  ],
  // "My name on a white strip": which one it is, nobody said
  [
    new RegExp(
      `${START}(?:please )?(?:put|write|add) (my|our|his|her) (name|names) (?:[^,.;:!?“ ]+ ){0,4}?(?:on|in) (?:an? )?(?:thin |small |wide )?(?:${COLOUR}) (?:strip|bar|band|stripe|label|banner)${END}`,
    ),
    'put $1 $2 on it',
  ],
  // "I want that it stands “Open” above"
  [
    /\b(?:that )?(?:it|there|on it) (?:stands|shall stand|should stand|is standing|is written|gets written)(?: there| on it)? (?=“”)/,
    'to write ',
  ],
  // What letters are for, and what they are not
  [
    /(?:so |and |because )*(?:the|it|its) ?(?:text|writing|words|letters|caption)? (?:has to|have to|needs? to|must|should|ought to) be (?:readable|legible|easy to read|clear|visible)(?: , so| so|,)? (?:, )?(?=.*“”)/,
    '',
  ],
  // "Story size with Sat 14 June in small elegant lettering"
  [
    new RegExp(
      `${NO_TEXT}\\bwith (?!(?:the|an?|text|words?|my|our|his|her|their|some|names?|title|caption|date|it|this|that|letters?|rounded|bold|big|small|large|white|black|soft)\\b)(\\w+(?: \\w+){0,4}) in (?=(?:(?:small|big|large|huge|tiny|elegant|bold|fancy|serif|white|black|gold|red|thin|thick|handwritten|chunky|neat|curly) )*(?:lettering|letters|type|font|script|writing|handwriting)\\b)`,
    ),
    'with text “$1” in ',
  ],
  // "Put our names, Lea and Ben, at the bottom"
  [
    /\b(?:put|write|add) (?:our|the|their|his|her|my|both) (?:names?|title|motto|slogan) [,:] (\w+(?: (?:and|&) \w+)?) , (?=(?:at|in|on|along|across|under|below|top|bottom|big|small|white|black)\b)/,
    'write “$1” ',
  ],
  // "She's turning 40 so write …"
  [
    new RegExp(
      `${START}(?:he|she|they|we|i|(?:my|our|the) \\w+|hes|shes|theyre|im|were)(?: is| are| am| will be| just| has| have)* (?:turn|turns|turning|turned) \\d+(?: (?:years old|today|tomorrow|soon|now))? so (?=(?:please |can you |could you )?(?:write|put|add|make|give|turn|crop|frame)\\b)`,
    ),
    '',
  ],
  // "A POW! in the top left"
  [
    new RegExp(
      `(?:(?:and|with|plus|add|put|write) )*(?:an? |the |one )?(?:big |huge |little |bold |giant |comic |${colourAmong()} )*(${CRY}(?: !)+) (?=(?:in|at|on|across|over|top|bottom)\\b)`,
    ),
    'write “$1” ',
  ],
  // "Happy 70th Mum, in gold letters across the top"
  [
    new RegExp(
      `^(?:please )?((?:happy|merry) (?:\\d+ (?:st|nd|rd|th) )?(?:(?:birthday|anniversary|christmas|easter|retirement|holiday|mothers day|fathers day|valentines day) ?)?(?:[^,.;:!?“ ]+ ){0,3}?(?:! )*)(?:, )?(?=(?:in|at|on|across|along|with|over|top|bottom) ${SETTING})`,
    ),
    'write “$1” ',
  ],
  // "Beschrifte das Foto mit …", as German has it
  [/\bwrite (?:the |this |my |our )?(?:picture|photo|image) with (?=“”)/, 'write '],
  // "Add our phone 555-0142 at the bottom", "my signature Foto Lucia Ferrer in the corner"
  [
    /\b(?:add |put |write |place |include |print |stick )?(?:also )?(?:my|our|the|a) (?:(?:shop|company|studio|business|brand|full|own|phone|mobile|cell|contact) )*(?:phone|number|tel|telephone|mobile|cell|signature|hashtag|slogan|motto)(?: (?:number|no|line|is))* (?::|,)? ?(?=“”)/,
    'write ',
  ],
  [
    /\b(?:add |put |write |place |include |print )?(?:my|our) (?:signature|watermark|brand name|studio name|business name|company name) (?!(?:in|at|on|to|as|over|bottom|top|lower|upper|small|here|there|is|and|with|for|from|of|bigger|smaller|larger|darker|lighter|bolder|thinner|big|large|white|black|more|less|should|please|that|which|looks?)\b)((?:\w+ ){1,4}?)(?:, )?(?=(?:small |in |at |on )*(?:the )?(?:very )?(?:bottom|top|lower|upper|corner|middle|center|left|right)\b)/,
    'write “$1” ',
  ],
  // "The price 25€ big"
  [
    new RegExp(
      `${START}(?:the )?price (?=\\d+(?: (?:big|bold|large|huge|small|in|at|on|top|bottom)\\b| ?$| [,.;]))`,
    ),
    'write the price ',
  ],
  // "Write the words in French “Bon voyage”"
  [
    /\b(write|add|put) (?:the |these |this |it |some )*(?:words?|text|title|caption)? ?in (?:english|french|german|spanish|italian|welsh|irish|gaelic|latin|dutch|portuguese|polish|hindi) (?:[:,] )?(“”)/,
    '$1 $2',
  ],
];
