import { COLOUR, END, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const WHO =
  '(?:i|we|he|she|they|im|were|hes|shes|theyre|i am|we are|he is|she is|they are|i was|we were|he was|she was|they were|this is|this was|its|it is|it was)';
const IS =
  '(?: (?:am|are|is|was|were|just|only|actually|currently|here|there|now|stuck|taken|shot))*';
const SEATED = '(?: (?:standing|sitting|posing|stood|sat|lying|walking|stand|sit))?';
const AT = '(?:in|at|on|in front of|before|inside|outside|by|near|next to|against|outside of)';
const PLEASE =
  '(?:please |can you |could you |can we |could we |can it |could it |lets |just |rather |id like |i want |we want |so |and |but )*';
const MESSY =
  '(?:messy|cluttered|untidy|chaotic|busy|distracting|ugly|awful|horrible|full|crowded|unquiet|restless|a mess|so much stuff|too much|much going on)';
const SO =
  '(?: (?:too|so|very|really|a bit|quite|rather|just|all|kind of|way|much|far|pretty|super|kinda|such))*';
/** A look of somebody that cannot be changed, told before what can. */
const BODY = '(?:teeth|hair|skin|face|nose|eyes?|chin|ears?|belly|lips?)';

/** Where somebody is, and where they shall be; what is wrong behind them. */
export const GROUND_THERE_FORMS: readonly Form[] = [
  // "Background midnight blue with a gradient to black", as French has it
  [
    new RegExp(
      `\\bbackground (${COLOUR}) with (?:an? )?(?:(?:slight|soft|smooth|subtle) )?gradient (?:to|into|towards) (?:the )?(${COLOUR})`,
    ),
    'gradient background from $1 to $2',
  ],
  // "Just the two of us on the beach"
  [
    /(?<=^)(?:just|only) (?:(?:the )?(?:two|three|four) of us|us|me|we)(?: (?:two|both|alone))? (?=(?:on|in|at) (?:the |an? )?(?:beach|mountains?|forest|woods|city|snow|desert|space|kitchen|office|studio|sea|park)\b)/,
    'put us ',
  ],
  // "We are standing in a car park, make it a beach instead"
  [
    new RegExp(
      `${START}${WHO}${IS}${SEATED} ${AT} (?:the |a |an |my |our |some )?(?:\\w+ ){0,2}?\\w+(?: (?:here|there|now|in this (?:picture|photo)))? [,;.–-] ${PLEASE}(?:make|turn|let|have|change|put|swap)(?: (?:it|that|this|the background|us|me))?(?: (?:be|into|to|for|with|on|in|at|become))* (?:an? |the |some )?(?!bit\\b|little\\b|lot\\b|photo|picture|square|portrait|cartoon|sketch|sticker|comic|poster|drawing|painting|collage)((?:\\w+ ){0,2}?(?:beach|forest|woods?|jungle|mountains?|city|street|park|garden|office|library|desert|space|sky|studio|field|meadow|sea|ocean|lake|snow|sunset|cafe|bar|kitchen|living room|wall|castle|island))(?: (?:instead|please|behind (?:me|us)))*${END}`,
    ),
    'replace the background with a $1',
  ],
  // "Replace the wall with mountains and mirror me": who stands before another background stands as the picture does
  [
    new RegExp(
      `((?:replace|swap|change|exchange|put|new|place|give|beach|forest|background)[^“;.]*?\\b(?:background|beach|forest|mountains?|city|studio|sunset|space|office|jungle|street|park|desert|sea|garden|meadow|kitchen|library|cafe|snow)\\b[^“;.]*?)(?: ?(?:,|and|then|also|plus))+ (mirror|flip)(?: (?:me|us|him|her|them|${WHOSE} (?:person|subject|man|woman|girl|boy|dog|cat)))(?: (?:horizontally|too|as well|please))*${END}`,
    ),
    '$1 , flip the picture',
  ],
  // "Mirror me and put me on a beach"
  [
    new RegExp(
      `${START}(?:please )?(?:mirror|flip) (?:me|us|him|her|them)(?: horizontally)?(?: ?(?:,|and|then))+ (?=(?:put|place|replace|swap|change|set) (?:me|us|him|her|them|the background|${WHOSE} \\w+)\\b[^.;“]*\\b(?:beach|forest|mountains?|city|studio|sunset|space|office|jungle|street|park|desert|sea|garden|meadow|kitchen|library|cafe|background)\\b)`,
    ),
    'flip the picture , ',
  ],
  // "In the background it is messy, can we blur it"
  [
    new RegExp(
      `${START}(?:there is |theres |there are |its |it is )?${SO} ?(?:(?:clutter|mess|chaos|junk|stuff|rubbish|lots of stuff|people|too much) )?(?:in the (?:back|background)|behind (?:me|us|him|her|it|them))(?: (?:it|its|it is|everything|all|that|there|is|theres|there is|looks|are))*${SO}(?: ${MESSY})?(?: (?:going on|stuff|mess|clutter|things))* [,;.–-] ${PLEASE}(?:we |you )?(?:can you |could you )?(?:blur|soften|make|get|have)(?: (?:it|that|this|them|all of it))?(?: (?:blurry|blurred|soft|out|of focus|a bit|a little|please|out of focus|go))*${END}(?<=\\b(?:blur|blurry|blurred|soften|soft|focus)\\b.*)`,
    ),
    'blur the background',
  ],
  // "Teeth too yellow and background messy": two complaints
  [
    new RegExp(
      `(?<=\\b${BODY} (?:(?:is|are|looks?|too|so|very|a bit|much|really) )+\\w+ (?:, )?)and (?:the |my )?background(?: (?:is|looks|its|it is))?${SO} ${MESSY}${END}`,
    ),
    '; blur the background',
  ],
  // "A figurine in a box": the figure is made, and no packaging
  [
    /\b(?:boxed|packaged|packed|blister packed) ((?:action |collectible |collector |toy |plastic |vinyl )*(?:figurines?|figures?|toy|statue))\b/,
    '$1 ; packaging',
  ],
  [
    new RegExp(
      `(?!action figure of (?:me|him|her|us|them) in a box)(?<!action )\\b((?:figurine|figure|toy figure|action figure|funko pop|funko|collectible|figurines|statuette|bobblehead)(?: of (?:me|him|her|us|them|${WHOSE} \\w+))?(?: look| style)?) (?:(?:,|and|with|in|inside|into) )+(?:an? |the |its |his |her |my |their |original |blister |cardboard |plastic |toy |nice |clear |colorful |matching )*(?:box|packaging|package|blister pack|blister|pack|carton|case|display box)(?: (?:of|for) (?:me|him|her|us))?`,
    ),
    '$1 ; packaging ;',
  ],
  // "Day instead of night", "night into day": no light of the day is at hand
  [
    new RegExp(
      `${START}${PLEASE}(?:make |turn |change |it |this |the |look |like |should |to |be |from )*(?:day|daytime|daylight|noon|midday|morning)(?: please)?(?: ,)? (?:instead of|not|rather than|and not|and no) (?:the )?(?:night|nighttime|evening|dark)${END}`,
    ),
    'make it daytime',
  ],
  [
    new RegExp(
      `${START}${PLEASE}(?:the )?(?:night|nighttime|night shot|evening|dark) (?:in)?to (?:a |the )?(?:bright |sunny )?(?:day|daytime|daylight|noon|midday)${END}`,
    ),
    'make it daytime',
  ],
  [
    new RegExp(
      `${START}${PLEASE}(?:it|this) (?:should|must|shall|has to|needs to) (?:be|look like|become) (?:the )?(?:day|daytime)${END}`,
    ),
    'make it daytime',
  ],
];
