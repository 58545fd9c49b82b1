import { COLOUR, END, INK, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const OR_ELSE =
  '(?:or if not|or else|(?:or )?(?:failing that|otherwise|if you cant|if thats impossible|if thats not possible|if that doesnt work|at least))';

/** Eyes of these give back a flash in other colours than red. */
const PET =
  '(?:dog|puppy|pup|doggo|cat|kitten|kitty|pet|horse|cow|rabbit|bunny|hamster|ferret|fox|deer|animal)s?';
const SHINE = '(?:green|yellow|white|blue|silver|greenish|turquoise)';
const GLOW = '(?:glow|glows|glowing|shine|shines|shining|flash|laser|alien|zombie|lit up|light up)';

/** Wishes that cannot be done, told so that nothing of them is lost. */
export const IMPOSSIBLE_FORMS: readonly Form[] = [
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
  // "Colorize it. Her dress was ivory and the flowers were yellow": how it was, beside what cannot be known
  [
    new RegExp(
      `(?<=\\bcoloriz\\w*\\b[^“]*[.,;!] )(?:and )?(?:the|her|his|my|our|their|its|\\w+s) (?:\\w+ ){1,2}?(?:was|were) (?:\\w+ )?${COLOUR}(?: (?!and\\b)\\w+)?(?:(?: ,)? and (?:the|her|his|my|our|their|its) (?:\\w+ ){1,2}?(?:was|were) (?:\\w+ )?${COLOUR}(?: (?!and\\b)\\w+)?)?(?= ?$| [,.;!])`,
    ),
    '',
  ],
  // "Leave some space at the top": none is there to be left.
  [
    new RegExp(
      `${START}(?:please )?(?:leave|keep|have|give me|let) (?:some |a bit of |a little |a bit |more |extra |enough |plenty of )+(?:space|room|air|margin|empty space|of a margin)? ?(?:(?:free |empty |clear )*(?:at|on|above|around|to|over|below|under|in) [^,.;:!?“]+?)(?: for (?:a |the |some )?(?:text|title|caption|logo|headline|words))?${END}(?<=\\b(?:space|room|air|margin|around)\\b.*)`,
    ),
    'more space on top',
  ],
  // "Colour it in the way it really was"
  [
    /\bcolou?r (?:it|this|them|her|him|us)(?: in)? (?:the way|like|as|how|just as|exactly as) (?:it|they|she|he|things|everything) (?:really |actually |once |originally )*(?:was|were|looked|used to (?:be|look))(?: back then| once| like)?(?= ?$| [,.;!]| and\b| please\b)/,
    'colorize it',
  ],
  // "With butterflies flying around": they are not there yet.
  [
    new RegExp(
      `${START}(?:please )?with ((?:(?!(?:my|our|the|his|her|its|their|hair|dress|text)\\b)[^,.;:!?“ ]+ ){1,3}?)(?:flying|floating|fluttering|hovering|circling|soaring|swarming)(?: (?:around|about|above|behind|over|by|past|through|in|on|near|everywhere|(?:the|me|us|him|her|it|them|my|our|air|sky|background|top|back|head|heads))\\b)*${END}`,
    ),
    'add $1 flying',
  ],
  // "Park a helicopter behind it"
  [new RegExp(`${START}(?:please )?park (?=(?:an?|some|two|three|another|my|our) )`), 'add '],
  // "The same picture four times"
  [
    new RegExp(
      `${START}(?:please |put |show |repeat |have |print )*(?:(?:\\d|two|three|four|six|nine|several|many)(?: times| x| copies of| of)? (?:the same|this|my|the) (?:picture|photo|image|pic)|(?:the same|this|my|the) (?:picture|photo|image|pic) (?:\\d|two|three|four|six|nine|several|many) times)(?: (?:on|in) (?:one|a) (?:page|sheet|picture))?(?:${END}|(?= (?:in|with|like) ))`,
    ),
    'multiply the picture ,',
  ],
  // "Real colours for this 1930s picture of my nan"
  [
    new RegExp(
      `${START}(?:please )?(?:give |put |add |bring |i want |can you do )?(?:the )?(?:real|true|proper|actual|natural|lifelike|authentic) colors? (?:for|in|on|to|into) (?:this|that|my|the|our|his|her) (?=[^,.;:!?]*(?:\\b1[89]\\d\\d|black and white|old|antique|ancient|vintage|grand|nan\\b|great ))[^,.;:!?]*?${END}`,
    ),
    'colorize it',
  ],
  // "Repair that tear at the top": all of the picture is looked at.
  [
    new RegExp(
      `${START}(?:please )?(?:repair|fix|mend|heal|patch) (?:up )?(?:the|that|this|a|all|those|these) (?:\\w+ )?(?:tears?|rips?|creases?|folds?|scratch|scratches|cracks?|stains?)(?: (?:at|in|on|across|along|over|through|near|down|from) (?!(?:my|her|his|the) (?:shirt|dress|sweater|trousers|sofa|carpet|table|wall|jacket|blouse|rug|couch|tablecloth|face|shoes?|coat|tie|skirt|car|floor)\\b)[^,.;:!?]*?)?${END}`,
    ),
    'restore it',
  ],
  // "Remove the stains from this old photo"
  [
    /\b(?:remove|get rid of|take out|clean) (?:all )?(?:the |these |those )?(?:stains?|spots|creases?|folds?|cracks?|tears?|rips?|blotches|foxing|mould|mold) (?:from|on|off|in) (?:this|the|my|our) (?:old |ancient |antique |scanned )?(?:photo|picture|image|photograph|print|portrait|scan)\b/,
    'restore it',
  ],
  // "Morph my hatchback into a Lamborghini, or failing that just make it yellow"
  [
    new RegExp(
      `((?:turn|morph|transform|change|convert) (?:the|my|our|his|her|this) (\\w+) into [^,.;:!?]+?) (?:, )?${OR_ELSE} (?:just |then |please )*(?:make|paint|color|turn) it ${INK}${END}`,
    ),
    '$1 ; make the $2 $3',
  ],
  [new RegExp(`, ${OR_ELSE} (?:just |then |please |only )*(?=\\w)`), ' ; '],
  // "There is a tourist on the right, remove it"
  [
    new RegExp(
      `${START}(?:there is|theres|there are) (an? |the |some |two |three )?([^,.;:!?]*?) , (?:please |so |can you |could you |pls )*(?:remove|erase|delete|take|get|lose|kick) (?:it|him|her|them|that)(?: out| away| off| rid of)?${END}`,
    ),
    'remove $1 $2',
  ],
  // "Turn our old black and white portrait into true colour"
  [
    new RegExp(
      `${START}(?:please |can you |could you |would you |i want you to )*(?:turn|make|convert|put|bring|transform|change) [^,.;:!?“]{1,60}? (?:in|into|to) (?:true|real|full|natural|living|lifelike) colors?(?: with [^,.;:!?]*?)?${END}`,
    ),
    'colorize it',
  ],
];
