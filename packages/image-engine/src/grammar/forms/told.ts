import { COLOUR, END, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const FAINTER =
  '(?:(?:should|to|be|is|a|bit|little|slightly|much|more|rather) )*(?:fainter|weaker|subtler|subtle|discreet|paler|less (?:visible|strong|present|prominent)|see through|transparent)';
const WHY = '(?:because |as |since |cause |but |and )?';
const told = (said: string): Form => [new RegExp(`${START}(?:${WHY}(?:${said}))${END}`), ''];
const PLACE =
  '(?:living room|dining room|kitchen|bedroom|bathroom|hallway|garden|balcony|terrace|house|flat|apartment|room|cottage|car|van|bike|bicycle|sofa|couch|table|dress|cake|lamp|guitar|boat|caravan)';
const MEDIUM =
  '(?:add?|advert|advertisement|listing|sale|rent|rental|brochure|airbnb|booking|ebay|etsy|vinted|agency|estate agent|realtor|landlord|insurance|website|catalogue|catalog|menu|portfolio|newsletter)';
/** Whose picture it is, or what it goes on: none of them has a shape or a look of its own. */
const KIND =
  '(?:resume|cv|work|staff|employee|team|company|holiday|vacation|engagement|anniversary|graduation|christening|maternity|newborn|baby|pet|dog|cat|food|cake|menu|recipe|product|listing|ad|add|shop|store|etsy|ebay|airbnb|house|flat|kitchen|garden|concert|band|match|race|reunion|class|school|church|club|author|speaker|conference)';

/** What is told beside a wish: who it is, how it was taken, how it looks now. */
export const TOLD_FORMS: readonly Form[] = [
  // "And above all no fog"
  [
    /(?<=[,;] |\band |\bbut )(?:above all|most of all|especially|most importantly|importantly|certainly|definitely|by all means|really|simply) (?=(?:no|not|dont|without|nothing)\b)/,
    '',
  ],
  // "Hearts round the edges": around them, and no round corners
  [
    /(?<=\b(?!(?:and|then|please|make|also|just|but|with|nice|or|to|you|the|have|want|plus|need|give|slightly|very|a|first|finally|lastly|next|now|we|maybe|lets|us|s|perhaps|could|can|would|should|must|help)\b)[a-z]+ )round (?=(?:the |its |all the )?(?:edges?|corners|borders?|outside|rim|sides)\b)/,
    'around ',
  ],
  // "Only the cup, cut out": what is before the ground is that.
  [
    /(?<=^|[.;!?] )(?:please )?(?:only|just|nothing but) (?:(?:the|my|our|his|her|this) )?(?!it\b|him\b|her\b|us\b)\w+ (?:, |and )+(?=(?:cut out|isolated|remove background|without (?:a |the |any )?background)(?= ?$| [,.;]| with\b| on\b| in\b| and\b| as\b| for\b))/,
    '',
  ],
  // "Resize for email, 1024 wide"
  [
    /\b((?:resize|shrink|scale|downsize)(?: (?:it|this|them))?(?: down)?) for (?:an? |the |my |our |his |her )?(?!instagram|youtube|facebook|twitter|linkedin)\w+ [,:–-] (?:to )?(?=\d+ (?:wide|high|tall|across)\b)/,
    '$1 to',
  ],
  // "Put me before the mountains and blur them": the mountains, and not me.
  [
    /\b((?:mountains?|hills?|beach|forest|woods|city|skyline|office|kitchen|trees|sunset)) (?:, )?(?:and|but) (?:please )?(?:blur|defocus|soften) (?:it|them)\b/,
    '$1 and blur the background',
  ],
  // "Write SALE, yellow on black"
  [
    new RegExp(
      `(?:, |in |with )+(${COLOUR})(?: (?:letters|text|writing|font|lettering))? on (?:an? |the )?(${COLOUR})(?: (?:background|ground|bar|strip|box|banner))?(?<=(?:“”|\\b(?:write|text|caption|title|headline)\\b).*)${END}`,
    ),
    ', $1 on a $2 bar',
  ],
  // A passport photo has that size.
  [
    /\b((?:passport|visa|biometric|id) (?:size |sized |style )?(?:photo|photograph|picture|pic|image)\b[^“]*?) (?:, |in |of |at |with |size |\( |- )+(?:35 ?(?:mm )?(?:x|×|by|:) ?45|35[x×:]45|3\.5 ?(?:cm )?(?:x|×|by) ?4\.5|3\.5[x×:]4\.5)(?: ?(?:mm|cm|millimeters|centimeters))?(?: size| format)?(?: \))?(?= ?$| [,.;!?]| and\b| please\b)/,
    '$1',
  ],
  // "A double exposure: my portrait and the sea, the sea fainter": the second of them
  [
    new RegExp(
      `(\\bdouble exposure) ([^.;!?“]*?\\b(?:and|with) (?:of )?(?:${WHOSE} |an? )?(\\w+)(?: [^,.;:!?“ ]+){0,4}?) (?:, |and |but |with )+(?:${WHOSE} )?\\3 ${FAINTER}${END}`,
    ),
    '$1 at 60% $2',
  ],
  [
    new RegExp(
      `(\\bdouble exposure\\b[^.;!?“]*?) (?:, |and |but |with )+(?:the )?(?:second|2nd|other|last)(?: (?:one|picture|photo|image))? ${FAINTER}${END}`,
    ),
    '$1 at 60%',
  ],
  // "Side by side, the one of my son on the left": whose they are, nobody can tell.
  [
    new RegExp(
      `(?<=\\b(?:side by side|next to each other|beside each other)\\b[^.;:!?“]* )(?:, |and |with )+(?:this|that|the one|the (?:picture|photo)|the one picture) (?:of|with) (?:${WHOSE} )?\\w+ (?:(?:on|at|to|is|comes|goes) )*(?:the )?(?:left|right)(?: (?:hand )?side)?${END}`,
    ),
    '; pictures in reverse order',
  ],
  // "The trees should show only inside of my head": what that exposure does
  [
    new RegExp(
      `(\\bdouble exposure\\b[^.;:!?“]*?) (?:[,;–-] |and |so (?:that )?|where |but )+(?:${WHOSE} )?(?:\\w+ ){1,3}?(?:should |must |shall |to |can |may |is |are |only |just |be )*(?:show|shows|seen|visible|appear|appears|showing|stay|stays|be|is|are|keep|go|goes|fill|fills)? ?(?:up )?(?:only |just )?(?:inside|within|in)(?: of)? (?:my|the|her|his|our|its) (?:head|profile|silhouette|outline|body|face|figure|shape|portrait|contour)(?: only)?${END}`,
    ),
    '$1',
  ],
  // "We want the same light grey backdrop (#EDEDED)": the same in every picture of the shop
  [
    new RegExp(
      `\\b(want|need|like|have|use|put|with|on|in|get) (?:the |that |our )?(?:exact |very )?same ((?:${COLOUR} )?(?:color )?)(background|backdrop)\\b`,
    ),
    '$1 a $2 $3',
  ],
  [
    new RegExp(
      `(${COLOUR} (?:background|backdrop)(?: #[0-9a-f]+)?) (?:behind|for|on|in) (?:all|every|each)(?: of)?(?: the| my| our)? (?!photos|pictures|images|pics|photo|picture|image|of\\b)\\w+${END}`,
    ),
    '$1',
  ],
  // "Fog. Lots of it. Spooky": as such a fog is.
  [
    /(?:[,.;!] |and |with |make it |really |very |nice and |all |so |looking |look )+(?:spooky|creepy|eerie|scary|haunted|haunting|ghostly|sinister|ominous|halloweeny)(?: (?:look|mood|vibe|feel|atmosphere|like|please))*(?<=\b(?:fog|foggy|mist|misty)\b[^“]*)(?= ?$| [,.;!?])/,
    '',
  ],
  // "I look dead in this", "we both look like ghosts here"
  told(
    `(?:i|we|he|she|they|everyone|everybody) (?:both |all |just |really |two |kind of )*looks? (?:so |really |half |totally |like |a |an |completely |bit |kinda |some )*(?:dead|deadly|death|ghostly|lifeless|sickly|sick|wiped out|done in|shattered|wrecks?|ghosts?|zombies?|corpses?|vampires?|tomato|tomatoes|lobsters?|carrots?|wax dolls?|mannequins?)(?: (?:in|on|here|at) ?(?:this|it|that|here)?(?: (?:one|photo|picture|pic|shot|light))?)?`,
  ),
  // "She's turning 40 so write …"
  [
    new RegExp(
      `${START}(?:he|she|they|we|i|(?:my|our|the) \\w+|hes|shes|theyre|im|were)(?: is| are| am| will be| just| has| have)* (?:turn|turns|turning|turned) \\d+(?: (?:years old|today|tomorrow|soon|now))? so (?=(?:please |can you |could you )?(?:write|put|add|make|give|turn|crop|frame)\\b)`,
    ),
    '',
  ],
  // "Because of the neon light": no look
  [
    /(?:, )?(?:because of|due to|thanks to|caused by|because there was|because of all) (?:the |that |an? |those |these |all )*(?:\w+ )?(?:neon|fluorescent|led|tungsten|halogen|stage|disco|energy saving|incandescent) (?:lights?|lighting|lamps?|tubes?|bulbs?|strips?|signs?)(?: (?:in|on|at|of|above|over|from) (?:the |my |our )?\w+)?/,
    '',
  ],
  // "The wall behind us is dirty, make the background white": why
  [
    /(?<=^|[,.;] |\band |\bbecause )(?:because )?(?:the|my|our|that|this) (?:\w+ )?(?:wall|background|backdrop|fence|curtain|floor|table|room)(?: (?:behind|at the back of|around|under) (?:me|us|him|her|it|them|(?:the|my|our) \w+))? (?:is|was|looks|seems) (?:so |very |really |quite |rather |pretty |too |a bit |all )*(?:dirty|stained|grubby|filthy|shabby|scruffy|tatty|hideous|cracked|mouldy|scratched) [,.;–-] (?:so |please |can you |could you )*(?=[^“]*\bbackground\b)/,
    '',
  ],
  // "The parrots look cartoonish": no look that is wished for
  [
    /(?=, |\. |; |because |as |and )(?<=\w .*)(?:, |\. |; |because |as |and ){1,4}(?:the|my|our|his|her|these|those|it|everything) ?(?:\w+ )?(?:looks?|is looking|are looking|came out|come out) (?:so |too |very |really |a bit |all |almost |kind of |quite )*(?:cartoonish|cartoony|cartoon like|comic like|plasticky|radioactive|airbrushed|painted|fake|artificial|unreal|unnatural|hyperreal|toxic|nuclear|fluorescent|garish)(?: (?:now|here|in this|in it|like this))?(?= ?$| [,.;!]| and\b| but\b)/,
    '',
  ],
  [
    /(?<=^|[,.;] |\band )(?:because |as )?(?:(?:the|my|our|his|her|these|those|all the) (?:\w+ )?\w+|it|everything|this) (?:looks?|is looking|are looking|came out|come out) (?:so |too |very |really |a bit |all |almost |kind of |quite |like )*(?:an? )?(?:neon|cartoonish|cartoony|painted|painting|plasticky|airbrushed|radioactive|garish|fluorescent|toxic|nuclear)(?: (?:now|here|in this|in it))? [,.;–-] (?:so |please |can you |could you )*tone (?:it|that|them|this) down(?: a bit| a little)?(?= ?$| [,.;!]| and\b| but\b)/,
    'less saturated',
  ],
  [
    /(?<=^|[,.;] |\band )(?:because |as )?(?:(?:the|my|our|his|her|these|those|all the) (?:\w+ )?\w+|it|everything|this) (?:looks?|is looking|are looking|came out|come out) (?:so |too |very |really |a bit |all |almost |kind of |quite |like )*(?:an? )?(?:neon|cartoonish|cartoony|painted|painting|plasticky|airbrushed|radioactive|garish|fluorescent|toxic|nuclear)(?: (?:now|here|in this|in it))? [,.;–-] (?=(?:so |please |can you |could you )*(?:sharpen|brighten|darken|make|less|more|reduce|lower|calm|blur|soften|desaturate|mute|add|give|fix)\b)/,
    '',
  ],
  // "Living room for ad: …", "my resume photo: …"
  [
    new RegExp(
      `^(?:this is |its |it is )?(?:my |our |the |this |an? )?${PLACE}(?: (?:photo|picture|pic|shot|pics|photos))? for (?:an? |the |my |our )?(?:\\w+ )?${MEDIUM} [:–-] `,
    ),
    '',
  ],
  [
    new RegExp(
      `^(?:this is |its |it is |for )?(?:my |our |the |this |an? |his |her )?(?:new |old )?(?:\\w+ )?${KIND} (?:photo|picture|pic|image|shot|headshot|portrait|selfie)s?(?: for (?:an? |the |my |our )?\\w+(?: \\w+)?)? [:–-] `,
    ),
    '',
  ],
  // "My kid scribbled a bike helmet idea: …"
  [
    /^(?:so |ok )?(?:my|our|the|his|her) (?:\w+ ){1,2}(?:scribbled|drew|doodled|sketched|designed|invented|had|made|painted|drawn|came up with|thought of|dreamt up|dreamed up|wrote) (?:[^,.;:!?“ ]+ ){1,8}[:–-] (?=\w)/,
    '',
  ],
  // "Night look, like it was taken at 10 pm": when that is
  [
    /(?=, |and |just |like |as )(?<=\b(?:night|nighttime|dark|evening)\b[^;:!?“]*)(?:, |and )*(?:just )?(?:like|as if|as though|as) (?:it |this |that |if it )?(?:was |were |is |had been |has been )?(?:really )?(?:taken |shot |photographed )?(?:at|around|about|past|after) (?:\d+(?: ?: ?\d+)?(?: ?(?:pm|am|oclock))?|ten|eleven|midnight|late)(?: (?:pm|am|oclock|at night|in the evening|in the night))*(?= ?$| ,| \.| and\b| but\b)/,
    '',
  ],
];
