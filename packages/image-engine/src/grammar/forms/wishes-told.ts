import { COLOUR, END, FIRST, GONE, MARKED, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:so |and |please |just |can you |could you |would you |can we )*';
const PART =
  '(?:wheels|rims|doors?|roof|handles?|handlebars|buttons|sleeves|collar|laces|soles?|legs|cushions|trim|seats?|shutters|lid|straps?|windows|frame|fork|hood|bonnet)';

/** Things that should go or have another colour, as they are told. */
export const WISH_TOLD_FORMS: readonly Form[] = [
  // "Keep her red coat red but make the rest black and white"
  [
    new RegExp(
      `\\bkeep ${WHOSE} (${COLOUR}) (\\w+) \\1(?: ?(?:,|and|but))+ (?:make |turn |have )?(?:the rest|everything else|all else) (?:in )?black and white\\b`,
    ),
    'everything black and white except the $1 $2',
  ],
  // "The blue shutters burgundy", with its verb left out
  [
    new RegExp(`${FIRST}the (${COLOUR}) (?!${COLOUR})(\\w+) (?=${COLOUR}(?: ?$| ?[,.;!]))`),
    'make the $1 $2 ',
  ],
  // "Remove the cone in the box I drew"
  [
    new RegExp(
      `\\b(?:remove|erase|delete|take out|get rid of) ${WHOSE} (?:\\w+ )?\\w+ (?:(?:that )?is )?(?:in|inside|within) (?:the|my) (?:box|frame|rectangle|circle|square|selection)(?: (?:that )?(?:i|ive|i have|weve|we) ${MARKED})${END}`,
    ),
    'erase what i marked',
  ],
  // "The sofa should no longer be grey but mustard yellow"
  [
    new RegExp(
      `(?:\\bi want , )?(?:\\bthat )?(?:\\bmake )?\\b${WHOSE} (\\w+) (?:(?:should|must|shall|is|be|ought|to|supposed) )*(?:shouldnt|mustnt|isnt|no longer|not(?: should| must)?|nothing else|instead of)(?: to)?(?: be| standing)* (${COLOUR})(?: is| be| standing| any ?more| any longer)*(?: ,)? but (?:rather |instead |an? |in |so |such )*(?=#|${COLOUR})`,
    ),
    'make the $1 from $2 to ',
  ],
  // "Change the blue of the door to green"
  [
    new RegExp(
      `${START}(change|turn|make|switch|swap) the (${COLOUR}) (?:of )?((?:the|my|our|his|her|that|this) \\w+) (?:to|into|for) (?=#|${COLOUR})`,
    ),
    '$1 $3 from $2 to ',
  ],
  // "Make the couch teal, the pillows can stay orange"
  [
    new RegExp(
      `(?<=\\b(?:make|paint|turn|dye|recolor) (?:the|my|our|his|her) (?:\\w+ )?\\w+ (?:${COLOUR}|#[0-9a-f]{6}) )(?:,|and|but)(?: (?:,|and|but))* (?:keep ${WHOSE} \\w+|${WHOSE} \\w+ (?:can|may|should|shall|must) (?:stay|remain|keep)) ${COLOUR}(?= ?$| ?[,.;!])`,
    ),
    '',
  ],
  // "Paint the sofa green, but keep shadows and folds": they stay in any recolouring.
  [
    /(?<=\b(?:make|paint|turn|dye|recolor) [^,.;]* )(?:,|and|but)(?: (?:,|and|but))* (?:keep (?:the )?shadows? and (?:the )?(?:wrinkles|folds|creases)|(?:the )?shadows? and keep (?:the )?(?:wrinkles|folds|creases))(?= ?$| ?[,.;!])/,
    '',
  ],
  // "What I've scribbled on shouldn't be there"
  [
    new RegExp(
      `\\b(?:what|whatever|the (?:\\w+ )?(?:thing|bit|part|stuff|bits|area)|anything|everything)(?: that)? (?:i|ive|i have|we|weve) ${MARKED}(?: on| over| in| around| round)? (?:shouldnt|should not|mustnt|doesnt need to|isnt supposed to|isnt meant to|has no business) ?(?:be|being)?(?: (?:there|here|in (?:it|this|the (?:photo|picture))))?${END}`,
    ),
    'erase what i marked',
  ],
  // "My ex is on the right, chop him"
  [
    new RegExp(
      `${START}((?:my|our|his|her|the|that|some|a) (?:\\w+ )?\\w+) (?:is|s) (?:on|in|at|to) (?:the |my )?(?:far )?(?:left|right|corner|back|middle|edge) [,.;–-] ${PLEASE}(?:chop|crop|cut|bin|lose|zap|ditch|nuke|drop|remove|delete|erase|kill) (?:him|her|them|it)(?: out| off| please)?${END}`,
    ),
    'remove $1',
  ],
  [
    new RegExp(
      `${START}(?:the|that|this|my) ((?:\\w+ )?(?:pimple|zit|spot|blemish|cold sore|scab|mole|stain|smudge|sticker|wire|cable|bin|sign)(?: on (?:my|his|her|the) \\w+)?) , (?:can|could) it (?:please )?(?:not be there|be gone|go|disappear|vanish|not be)(?: ?\\?)?${END}`,
    ),
    'remove the $1',
  ],
  // "I'm wondering how my front door would look in mustard"
  [
    new RegExp(
      `${START}(?:im |i am |i was |was |just |been |we are |were )*(?:wondering|curious|interested|keen|dying)(?: to (?:see|know|find out))?(?: about)? (?:how|what) ((?:my|the|our|his|her|this|these|those) (?:\\w+ )?\\w+) (?:would|might|will|could) look (?:like )?(?:in|painted) (?=(?:an? )?${COLOUR})`,
    ),
    'show $1 in ',
  ],
  // "White roses rather than red ones"
  [
    new RegExp(
      `(?:\\b(?:id|wed|i|we|she|he|they)(?: would| d)?(?: really| rather| much)? )?\\b(?:want|prefer|like|have|love) (${COLOUR}) (\\w+) (?:rather than|and not|over|instead of) (?:the )?(${COLOUR})(?: ones?)?${END}`,
    ),
    'make the $3 $2 $1',
  ],
  // "The shirts should've been claret, not blue"
  [
    new RegExp(
      `\\b(?:the|my|our|his|her|their|make the) ((?:(?!background|sky|text)\\w+ )?(?!background|backdrop|sky|text|border|frame)\\w+) (?:(?:should|shouldve|shoulda|ought to)(?: have)?(?: been| be) )?(?:in )?(${COLOUR}) , not (${COLOUR})(?<=\\b(?:should|shouldve|shoulda|make|ought)\\b.*)${END}`,
    ),
    'make the $3 $1 $2',
  ],
  // "Everything monochrome bar the postbox"
  [
    /\b(black and white|monochrome|gray|greyscale|grayscale|colorless|b ?& ?w|sepia) bar (?=(?:the|my|her|his|our|their)\b)/,
    '$1 except ',
  ],
  // "Pink with green wheels"
  [
    new RegExp(
      `(?<=\\b(?:make|paint|be|recolor|color|turn|want)\\b[^,.;]* ${COLOUR} )with (${COLOUR}) (${PART})${END}`,
    ),
    ', make the $2 $1',
  ],
  // "With the worktop left alone"
  [
    new RegExp(
      `(?<=\\w )(?:, )?with ((?:the|my|our|his|her) (?:\\w+ )?\\w+) (?:left |kept |staying )?(?:alone|untouched|unchanged|as is|as it is|as they are|in peace)${END}`,
    ),
    ', leave $1 alone',
  ],
  // "Subject: untouched"
  [
    /\b(subject|foreground|person|people|sky) [:–-] (?:untouched|unchanged|as is|as it is|the same|same|leave it|leave alone|leave as is|no change)(?= ?$| [,.;!?])/,
    ', leave the $1 alone',
  ],
  // "Is it possible to see the couch in burnt orange?"
  [
    new RegExp(
      `${START}(?:(?:is|would|might) (?:it|there)(?: be)? (?:at all |even |any )?(?:possible|doable|feasible|chance|way)) (?:of |to )?(?:see|seeing) ((?:my|the|our|his|her|this|these|those) (?:\\w+ )?\\w+) (?:in|painted) (?=(?:an? )?(?:burnt |bright )?${COLOUR})`,
    ),
    'show $1 in ',
  ],
  // "That thing within my box should disappear"
  [
    new RegExp(
      `${START}${PLEASE}(?:(?:remove|erase|delete|lose|zap|get rid of) )?(?:the|that|this|whatever|everything|anything|what)(?: (?:thing|stuff|bit|object|person|is|s|thats|that is|blob|man|woman|guy|one))* (?:within|inside|inside of|in) my (?:box|circle|marking|selection|rectangle|lasso|scribble|outline|square)(?: (?:should|has to|must|needs to|can|ought to|could|is to))?(?: (?:be ${GONE}|${GONE}))?${END}`,
    ),
    'erase what i marked',
  ],
  // "The wall is supposed to be white but it's yellow": light of another colour
  [
    new RegExp(
      `${START}(?:the|my|our|his|her|these|those) (?:\\w+ )?\\w+ (?:is|was|are|were) (?:meant|supposed) to be (?:pure |all )?white (?:, )?(?:but|and|not) (?:(?:its|it is|theyre|they are|it was|it came out|it looks|came out|looks?) )?(?:all |a bit |so )?(?:blue|bluish|yellow|yellowish|orange|gray|green|greenish|pink)(?: (?:in|on) (?:the|this|my) \\w+| here| instead| now)?${END}`,
    ),
    'fix the white balance',
  ],
  // "The car was meant to be silver but it's red"
  [
    new RegExp(
      `${START}(?:the|my|our|his|her|these|those) ((?:(?!background|sky)\\w+ )?(?!background|backdrop|sky)\\w+) (?:is|was|are|were) (?:meant|supposed) to be (${COLOUR}) (?:, )?(?:but|and|not) (?:(?:its|it is|theyre|they are|it was|it came out|it looks|came out|looks?|is|are) )?(${COLOUR})(?: (?:in|on) (?:the|this|my) \\w+| here| instead| now)?${END}`,
    ),
    'make the $3 $1 $2',
  ],
  // "Turn all the blue in this to green"
  [
    new RegExp(
      `\\b(?:turn|change|swap|switch|make) (?:all (?:of )?)?(?:the )?(${COLOUR})(?: (?:in|on) (?:this|it|here|the (?:photo|picture|image))| bits| parts| areas)+ (?:to|into|for|with) (${COLOUR})${END}`,
    ),
    'change $1 to $2',
  ],
  // "I'd kill for a blurry background"
  [
    /(?<=^|[,.;:!?] |\band )(?:i |id |i would |we |wed |we would )(?:kill|remove|die|give anything|give my right arm|give my left arm) for (?=an? |some |more |the )/,
    'i want ',
  ],
];
