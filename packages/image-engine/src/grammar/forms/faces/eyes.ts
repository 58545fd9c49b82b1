import { END, FIRST, LAST, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** Eyes of these give back a flash in other colours than red. */
const PET =
  '(?:dog|puppy|pup|doggo|cat|kitten|kitty|pet|horse|cow|rabbit|bunny|hamster|ferret|fox|deer|animal)s?';
const SHINE = '(?:green|yellow|white|blue|silver|greenish|turquoise)';
const GLOW = '(?:glow|glows|glowing|shine|shines|shining|flash|laser|alien|zombie|lit up|light up)';

/** Red eyes. */
export const EYE_FORMS: readonly Form[] = [
  // "The flash gave everyone red eyes, even the cat"
  [
    /(?<=\bred eyes )(?:, )?(?:even|also|and) (?:the|my|our|his|her) \w+(?: has them| too| as well)?(?= ?$| [.!;])/,
    '',
  ],
  // "Eyes red"
  [new RegExp(`${FIRST}(?:the )?eyes (?:are )?red${LAST}`), 'red eyes'],
  // "My eyes are red from the flash, fix it"
  [
    new RegExp(
      `${START}(?:[^,.;:!?“ ]+ )?eyes (?:(?:are|is|were|look|looked|came out|come out|all|both|so|very|really|bright|too|a bit) )*red(?: (?:from|because of|due to|thanks to|with|by|in) (?:the |my |that )?(?:(?:camera|phone) )?(?:flash|photo|picture))? (?:(?:,|;|and|so|please|can|could|you|pls|just) )*(?:fix|correct|remove|sort|repair|change|get rid of)(?: out)?(?: (?:it|this|that|them))?${END}`,
    ),
    'remove red eyes',
  ],
  // "Open his eyes and take the red out of them"
  [
    /(?<=\beyes?\b[^.;!?“]*)\b(?:take|get|pull|remove|clear) (?:all )?(?:the |that )?red(?:ness)? (?:out of|from|in|off) (?:them|it|there)(?= ?$| [,.;:!?]| (?:and|please)\b)/,
    'fix the red eyes',
  ],
  // "The red eyes of the kid on the left"
  [
    new RegExp(
      `${START}(?:the )?red eyes of (?:(?:the|my|our) )?(?:kid|child|boy|girl|baby|small|little|man|woman|son|daughter|person)(?: one)? (?:left|right)${END}`,
    ),
    'remove the red eyes',
  ],
  // "Remove the red glow in the eyes"
  [
    /\bthe red (?:cast|tint|glow|reflections?|reflex|light|shine) (?:in|of|from) (?:the|his|her|my|their|our|both|everyones)(?: \w+)? eyes\b/,
    'the red eye',
  ],
  // "Open his eyes, he was blinking"
  [
    /(?<=\beyes\b[^.“]*)(?:, |because |as |since )+(?:he|she|i|they|we|it|the \w+) (?:was|were|is|are|am|had|s|re|m) (?:just |only |always |mid )*(?:blinking|asleep|squinting|blinked|sleepy|tired|looking away)(?= ?$| [,.;!]| please\b| and\b)/,
    '',
  ],
  // "Take the red out of his eyes"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:take|get) the red (?:out of|off|away from|from) (?:the|my|her|his|our|their) eyes${END}`,
    ),
    'remove red eyes',
  ],
  // "Why do my eyes glow red? Get rid of it"
  [
    new RegExp(
      `${START}(?:why (?:do|are|did|have)|how come) ((?:my|our|his|her|their|the|everyones) )?(?:\\w+ )?eyes (?:glow|glowing|look|looking|appear|come out|came out|turned|gone|so|all|bright|shine|shining|are |is )* ?red(?: like that| here| in this)?(?: (?:[?,.;] |and )+(?:please |can you )*(?:get rid of|remove|fix|lose|change|correct|sort) (?:it|that|this|them)(?: out)?)?${END}`,
    ),
    'remove red eyes',
  ],
  // "My grandson's eyes have gone red from the flash"
  [
    new RegExp(
      `${START}(?!(?:please )?(?:make|turn|give|paint|color|add) )(?:[^,.;:!?“ ]+ ){0,4}?eyes (?:have |has |had |are |were |is )?(?:all |both )?(?:gone|went|come out|came out|turned|turned out|ended up|show up|look|become) (?:all |so |bright |very |really |kind of |a bit )*red(?: (?:from|because of|due to|thanks to|with|in|by) (?:the |my |that )?(?:camera |phone )?(?:flash|picture|photo))?${END}`,
    ),
    'remove red eyes',
  ],
  // "Flash gave the whole family devil eyes"
  [
    new RegExp(
      `${START}(?!(?:please )?(?:make|turn|give|add|put|want|draw|i want|keep|an?|rotate|spin|flip|mirror|crop) )(?:the |my |our |that )?(?:[^,.;:!?“ ]+ ){0,6}?(?:gave|gives|given|left|got|has|have|had) (?:[^,.;:!?“ ]+ ){0,5}?(?:red|devil|devilish|demon|demonic|vampire|zombie|glowing|laser|scary|alien|possessed) (?:red )?(?:eyes|eye|pupils)(?: (?:from|because of|due to|thanks to) (?:the )?flash)?${END}`,
    ),
    'remove red eyes',
  ],
  // "Everyone's got red eyes from the flash at the party, please fix that"
  [
    /(?<=^|[,.;] |\band )(?:[^,.;:!?“ ]+ ){0,5}?(?:red|devil|demon|vampire|glowing) eyes(?: (?:from|because of|due to|thanks to|in|at|on|by) [^,.;:!?]*?)? , (?:please |can you |could you |so )*(?:fix|remove|correct|mend|sort|get rid of|edit|undo)(?: out)?(?: (?:it|that|this|them))?(?: out)?(?= ?$| [,.;!?]| (?:and|then|please|for|but)\b)/,
    'remove red eyes',
  ],
  // "The flash made my face shiny and my eyes red, fix both"
  [
    /\band (?:my|our|her|his|their|the) eyes (?:came out |are |all |look |turned )?red(?: , (?:please |can you |you )*(?:fix|sort|correct|remove) (?:both|it|them|that)(?: of them)?)?(?= (?:please )?[.!]? ?$)/,
    'and fix the red eyes',
  ],
  [
    /\b(?:the )?flash (?:has )?(?:made|turned|left|makes|turns) (?:my|our|her|his|their|the|everyones|all) eyes (?:all |so |bright )?red\b/,
    'fix the red eyes',
  ],
  // "The dog has green glowing eyes from the flash, can you make them look normal": no red pupils
  [
    new RegExp(
      `${START}(?:(?:the|my|our|his|her|their|this|that) )?(?:${PET}) (?:(?:has|have|had|with|got|all) )*(?:(?:${SHINE}|${GLOW}|bright|weird|creepy|eyes?|are|is|in|this|picture|photo|pic) ){2,7}(?:(?:from|because|of|due|to|with|the|my|flash|camera) )*(?:(?:[,.;] )?(?:(?:can|could|you|please|and|so) )*(?:make|fix|correct|remove|change|get rid of) (?:(?:them|it|that|the eyes?|the glow|look|be|normal|natural|again|black|dark|away|please) ?)*)(?=$|[,.;:!?]|and\\b|but\\b)(?<=\\b(?:fix|correct|remove|rid of|normal|natural|black|dark)\\b[^“]*)(?<=\\beyes?\\b[^“]*)(?<=\\b${SHINE}\\b[^“]*)(?<=\\b${GLOW}\\b[^“]*)`,
    ),
    'fix the eyeshine ',
  ],
  [
    new RegExp(
      `\\b(?:fix|correct|remove|get rid of|take away|reduce) (?:the |that |this |those )(?=(?:\\w+ ){0,3}${GLOW}\\b)(?:(?:${GLOW}|${SHINE}|bright|weird|creepy) )+(?:(?:eyes?|pupils) )?(?:of|in|from|on) (?:the |my |our |his |her |their )?(?:${PET})(?: eyes)?${END}(?<=\\b(?:eyes?|pupils)\\b[^“]*)`,
    ),
    'fix the eyeshine',
  ],
];
