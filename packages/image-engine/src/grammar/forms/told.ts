import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Words of a clause, whatever they are. */
const REST = '(?: [^,.;:!?“ ]+)*?';
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
  // "I look dead in this", "we both look like ghosts here"
  told(
    `(?:i|we|he|she|they|everyone|everybody) (?:both |all |just |really |two |kind of )*looks? (?:so |really |half |totally |like |a |an |completely |bit |kinda |some )*(?:dead|deadly|death|ghostly|lifeless|sickly|sick|wiped out|done in|shattered|wrecks?|ghosts?|zombies?|corpses?|vampires?|tomato|tomatoes|lobsters?|carrots?|wax dolls?|mannequins?)(?: (?:in|on|here|at) ?(?:this|it|that|here)?(?: (?:one|photo|picture|pic|shot|light))?)?`,
  ),
  // "It was an awful little camera", "we only had a phone"
  told(
    `(?:(?:it|that|this) (?:was|is)|its|thats|(?:i|we|he|she|they) (?:only |just )?(?:had|have|used|borrowed)) (?:only |just |such |still )?(?:an? |the |my |our |his |her |one of those |taken with an? )?(?:\\w+ ){0,3}(?:camera|phone|cellphone|smartphone|webcam|camcorder|scanner|lens|flash|tripod)(?: (?:back then|then|those days|in those days|at the time|with me|on me|that day))?`,
  ),
  // "He's turning 6"
  told(
    `(?:he|she|they|we|i|it|(?:my|our|the) \\w+|hes|shes|theyre|im|were)(?: is| are| am| will be| just| has| have)* (?:turn|turns|turning|turned) (?:\\d+|one|two|three|five|six|seven|eight|nine|ten)(?: (?:years old|today|tomorrow|soon|now|this|next|on|in)${REST})?(?: and (?:loves?|likes?|adores?|is (?:mad|crazy|wild) about|is into|are into|wants?) [^,.;:!?“]*?)?`,
  ),
  // "She's turning 40 so write …"
  [
    new RegExp(
      `${START}(?:he|she|they|we|i|(?:my|our|the) \\w+|hes|shes|theyre|im|were)(?: is| are| am| will be| just| has| have)* (?:turn|turns|turning|turned) \\d+(?: (?:years old|today|tomorrow|soon|now))? so (?=(?:please |can you |could you )?(?:write|put|add|make|give|turn|crop|frame)\\b)`,
    ),
    '',
  ],
  // "She is my aunt"
  told(
    `(?:he|she|they|hes|shes|theyre)(?: is| was| are| were| re)? (?:my|our|his|her) (?:\\w+ ){0,2}(?:aunt|uncle|cousin|niece|nephew|sister|brother|mother|father|mum|mom|dad|gran|grandma|grandpa|grandmother|grandfather|friend|mate|boss|teacher|neighbou?r|guide|coach|colleague|husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|godfather|godmother|godson|goddaughter|daughter|son|twin|best man|bridesmaid|host|landlord|driver)(?: (?:in|at|from|on|of|since|back)${REST})?`,
  ),
  // "Because of the neon light": no look
  [
    /(?:, )?(?:because of|due to|thanks to|caused by|because there was|because of all) (?:the |that |an? |those |these |all )*(?:\w+ )?(?:neon|fluorescent|led|tungsten|halogen|stage|disco|energy saving|incandescent) (?:lights?|lighting|lamps?|tubes?|bulbs?|strips?|signs?)(?: (?:in|on|at|of|above|over|from) (?:the |my |our )?\w+)?/,
    '',
  ],
  // "The original is only 500 pixels wide", beside a wish for more of them
  [
    new RegExp(
      `(?=, |\\. |; |because |as |since |and )(?<=\\b(?:upscale|enlarge|enhance|blow up|bigger|larger|resolution)\\b.*)(?:, |\\. |; |because |as |since |and ){1,4}(?:the |my |this )?(?:original|file|picture|photo|image|source|scan|it)(?: is| s| was| has)? (?:only |just |about )+\\d+(?:[x×]\\d+)?(?: (?:px|pixels?|wide|high|tall|across|big|on|a|side|the|long))*${END}`,
    ),
    '',
  ],
  // "It was dark in the church", beside a wish against noise
  [
    new RegExp(
      `${START}(?:because |as |since |but )?it (?:was|is|got) (?:so |very |really |quite |rather |pretty |too |already )*(?:dark|dim|gloomy|late)(?: (?:in|at|inside|under|there|on|that|outside)${REST})?(?:(?<=\\b(?:noise|grain|denoise|noisy|grainy)\\b.*)|(?=.*\\b(?:noise|grain|denoise)\\b))${END}`,
    ),
    '',
  ],
  // "The wall behind us is dirty, make the background white": why
  [
    /(?<=^|[,.;] |\band |\bbecause )(?:because )?(?:the|my|our|that|this) (?:\w+ )?(?:wall|background|backdrop|fence|curtain|floor|table|room)(?: (?:behind|at the back of|around|under) (?:me|us|him|her|it|them|(?:the|my|our) \w+))? (?:is|was|looks|seems) (?:so |very |really |quite |rather |pretty |too |a bit |all )*(?:dirty|stained|grubby|filthy|shabby|scruffy|tatty|hideous|cracked|mouldy|scratched) [,.;–-] (?:so |please |can you |could you )*(?=[^“]*\bbackground\b)/,
    '',
  ],
  // "My menu card is grey in this", beside a wish for it
  told(
    `(?:the|my|our|this) (?:\\w+ )?(?:paper|page|sheet|menu|card|receipt|document|letter|recipe|certificate|form|homework|whiteboard|plate|bread|soup|cake|food|dish|rice|milk|snow|dress|tablecloth) (?:is|are|was|were) (?:all |so |too |a bit |quite |kind of )*(?:gray|yellow|yellowish|grayish|blue|bluish|orange|pink|brown) (?:in this|in here|here|on this|in the (?:photo|picture)|on the (?:photo|picture)|in it)(?: (?:one|photo|picture|shot))?`,
  ),
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
  // "It's her 5th birthday"
  told(
    `(?:its|it is|it was|that was|this was) (?:his|her|our|their|my|the|grandmas|grandpas|mums|dads|moms)(?: \\w+s)? (?:\\d+ ?(?:st|nd|rd|th)? |first |last |big )*(?:birthday|anniversary|wedding|wedding day|graduation|christening|retirement|funeral)(?: (?:party|today|tomorrow|soon|on|in|this|next)${REST})?`,
  ),
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
  // "The stains came with the house", behind a wish: how long it has been so
  told(
    '(?:it|this|that|the (?:photo|picture|print)) (?:has been|hung|was hanging|was lying|lay|sat|was kept|was stored|has hung) (?:in|on|at|for|above|under) [^,.;:!?“]*?',
  ),
  // "Night look, like it was taken at 10 pm": when that is
  [
    /(?=, |and |just |like |as )(?<=\b(?:night|nighttime|dark|evening)\b[^;:!?“]*)(?:, |and )*(?:just )?(?:like|as if|as though|as) (?:it |this |that |if it )?(?:was |were |is |had been |has been )?(?:really )?(?:taken |shot |photographed )?(?:at|around|about|past|after) (?:\d+(?: ?: ?\d+)?(?: ?(?:pm|am|oclock))?|ten|eleven|midnight|late)(?: (?:pm|am|oclock|at night|in the evening|in the night))*(?= ?$| ,| \.| and\b| but\b)/,
    '',
  ],
  // "… so parents know the steps"
  [
    new RegExp(
      `(?<=\\w \\w+ \\w+ (?:, )?)so (?:that )?(?:(?:the|my|our|his|her|all|new) )*\\w+ (?:knows?|understands?|realizes?|remembers?|learns?|recognizes?|finds?|follows?|notices?)${REST}${END}`,
    ),
    '',
  ],
  // "… must stay, the old man with the hat": who that is
  [
    /\b((?:the|that|my|our) (?:\w+ )?(?:man|woman|guy|girl|boy|lady|kid|child|person|couple|gentleman|bloke|dog|cat|one)) (?:with|in|wearing|holding) (?:the|an?|his|her|that) (?:\w+ )?\w+ (?=(?:must|should|has to|have to|needs? to|can|is to|shall|may) (?:remain|stay|be kept))/,
    '$1 ',
  ],
];
