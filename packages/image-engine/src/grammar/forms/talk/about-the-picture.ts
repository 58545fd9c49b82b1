import { END, START } from '../parts.ts';
import { HAZE, HAZY, REST, told } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const SELFIE = '(?:photo|picture|image|pic|shot|selfie)';
const PLACE =
  '(?:living room|dining room|kitchen|bedroom|bathroom|hallway|garden|balcony|terrace|house|flat|apartment|room|cottage|car|van|bike|bicycle|sofa|couch|table|dress|cake|lamp|guitar|boat|caravan)';
const MEDIUM =
  '(?:add?|advert|advertisement|listing|sale|rent|rental|brochure|airbnb|booking|ebay|etsy|vinted|agency|estate agent|realtor|landlord|insurance|website|catalogue|catalog|menu|portfolio|newsletter)';
/** Whose picture it is, or what it goes on: none of them has a shape or a look of its own. */
const KIND =
  '(?:restaurant|resume|cv|work|staff|employee|team|company|holiday|vacation|engagement|anniversary|graduation|christening|maternity|newborn|baby|pet|dog|cat|food|cake|menu|recipe|product|listing|ad|add|shop|store|etsy|ebay|airbnb|house|flat|kitchen|garden|concert|band|match|race|reunion|class|school|church|club|author|speaker|conference)';
const ARTWORK =
  '(?:watercolou?r(?: painting)?|oil painting|acrylic painting|pencil (?:sketch|drawing)|charcoal (?:sketch|drawing)|ink drawing|painting|sketch|drawing|pastel|comic strip|illustration)';
const PHOTOGRAPH = '(?:picture|photo|shot|image|pic|photograph|snap)';
const FAULTY =
  '(?: (?:is|looks|came out|was|turned out|are))?(?: much| far| way| a bit| all| a little| really)* (?:too|so(?! that)|very|grainy|noisy|blurry|crooked|tilted|underexposed|overexposed)\\b';

/** What a picture shows, how it was taken and how it came about. */
export const ABOUT_THE_PICTURE_FORMS: readonly Form[] = [
  // "Make our dog the star: everything else blurry": what the rest is for
  [
    /(?<=^|[.;!] )(?:please )?(?:make|let) (?:(?:the|my|our|his|her|this) )?(?:\w+ ){1,2}?(?:be )?the (?:star|hero|focus|center of attention|main thing)(?: (?:of (?:it|this|the (?:picture|photo|image|show))))? [:–,;-] (?:(?:and|with|make) )*(?:everything else|the rest|all else|everything around (?:it|him|her)) /,
    'the background ',
  ],
  // "Make me stand out from the background"
  [
    /(?<=\bstand out )(?:more )?(?:from|against) (?:the |my |its )?(?:background|backdrop|rest|crowd)(?= ?$| [,.;!]| and\b| please\b)/,
    '',
  ],
  // "It looks dreamy already, just sharpen it": that it has
  [
    /(?<=^|[.;!] )(?:it|this|that|(?:the|my|this) (?:picture|photo|image|pic|shot)) (?:(?:already )(?:looks|is|has)|(?:looks|is|has)(?= (?:[^,.;:!?“ ]+ ){1,4}already\b|(?: already))) (?:already )?(?:[^,.;:!?“ ]+ ){1,4}?(?:already )?[,.;] (?:(?:so|but|and|now) )*(?:just|only|please)+ (?=\w)/,
    '',
  ],
  // "It's foggy and flat from the plane window"
  [
    new RegExp(
      `(?<=\\b(?:foggy|hazy|misty|flat|dull|blurry|dark|washed out|pale|milky) )(?:from|through|out of) (?:the|an?|my|our) (?:plane|aeroplane|airplane|train|bus|car|hotel|ferry|cable car) windows?${END}`,
    ),
    '',
  ],
  // "Too much noise, shot at ISO 6400 in a gym"
  [
    /(?<=\b(?:noise|noisy|grain|grainy)\b[^.;“]* )(?:, )?(?:its |it was )?(?:shot|taken|photographed|at)(?: (?:at|with))? iso \d+(?: (?:in|at) (?:an? |the |my |our )?\w+(?: \w+)?)?(?= ?$| [,.;])/,
    '',
  ],
  // "Upscale 2x, it's a tiny pic from an old Nokia"
  [
    new RegExp(
      `(?<=\\b(?:upscale|enlarge|bigger|larger|resolution)\\b[^.;“]* )(?:, |because |since )*(?:its|it is|this is) (?:only |just )?an? (?:(?:really|very|super) )?(?:tiny|small|little|low res|low resolution) (?:pic|picture|photo|image|thing)(?: (?:from|off|taken with|shot on) (?:an? |my |the )?(?:old )?\\w+(?: phone| camera)?)?${END}`,
    ),
    '',
  ],
  // "Morning photo with haze, take it out": what it is
  [
    new RegExp(
      `${START}(?:morning |evening )?(?:photo|picture|image|shot)(?: of)?(?: (?:the )?(?:tomorrow|morning|day))?(?: with)? (?:${HAZE}|${HAZY}) (?:,|\\.|;|–|-|:) (?=[^“]*\\bremove (?:the )?${HAZE}\\b)`,
    ),
    '',
  ],
  // "Taken at ISO 3200": how it was
  [
    new RegExp(
      `(?<=\\b(?:nois\\w*|grain\\w*|denoise)\\b[^“]*)(?<= )(?:[,.;:–-] |and |but |because |as |since )+(?:(?:it|this) was )?(?:(?:shot|taken|photographed) )?(?:(?:at|with|on|the) )*iso \\d{3,6}(?: (?:was|is|had|sadly|unfortunately)[^,.;:!?“]*)?${END}`,
    ),
    '',
  ],
  [
    /^(?:(?:it|this) was )?(?:shot|taken|photographed) (?:at|with|on) iso \d{3,6}(?: (?:at|in|by) [^,.;:!?“]{1,30})? (?:[,.;:–-] |and |so )+(?=\w)/,
    '',
  ],
  // "The light in there was terrible, brighten it", "it got wet, restore it"
  [
    new RegExp(
      `${START}(?:because |as |since |but )?the (?:light|lighting|weather|lights|conditions) (?:(?:in|at|on|that|there|here|then|outside|inside|indoors|\\w+) ){0,3}?(?:was|were) (?:(?:so|really|very|pretty|quite|just|absolutely|a bit) )*(?:terrible|awful|bad|poor|dreadful|rubbish|horrible|dim|low|miserable|crap|tricky|weird|difficult)(?: (?:that|in|at|on|back|there|when|the) [^,.;:!?“]*?)? [,.;] (?=\\w)`,
    ),
    '',
  ],
  [
    /(?<=^|[,.;] |\band )(?:it|this|they|the (?:photo|picture|print))(?: has| have|s|ve)? (?:got|gotten|was|were|became|been) (?:all |really |very |so |a bit )*(?:wet|soaked|damp|rained on|muddy|drenched)(?= ?$| [,.;!?]| and\b| so\b)/,
    '',
  ],
  // "He is standing too far away, zoom in"
  [
    /(?<=^|[,.;] )(?:because |as |since )?(?:i|we|he|she|they|it|(?:the|my|our|his|her) \w+)(?: (?:is|are|am|was|were|looks?)|m|s)? (?:\w+ing )?(?:much |way |a bit |far |so |just )*too (?:far|small)(?: (?:away|off|back|out|apart))? (?:[,.;] )+(?:so |please |can you |could you )*(?=(?:zoom|crop|get closer|come closer)\b)/,
    '',
  ],
  // "This is an oil painting that I made, straighten it", "my watercolour picture, remove the background"
  [
    new RegExp(
      `(?<=^(?:please |hi |hello )?)(?:(?:this is|its|it is|here is|heres|i have|ive got|i (?:scanned|photographed|took a (?:picture|photo) of|snapped)|weve scanned) (?:an? |my |the |our |this |some )?(?:\\w+s? )?(?:old )?${ARTWORK}|(?:my|our|this|his|her) (?:\\w+s )?(?:old )?${ARTWORK})(?: ${PHOTOGRAPH})?(?: (?:that |which )?(?:i|we|he|she|my \\w+|our \\w+) (?:made|painted|drew|did|created|sketched))?(?: (?:of|by) (?!.*\\bas\\b)[^,.;:!?“]+?)? [,.;:–-] (?=\\w)`,
    ),
    '',
  ],
  // "A cat in the snow, add a white border"
  [
    /(?<=^(?:please )?)an? (?:\w+ ){1,2}?(?:in|on|at|under) (?:the |a )?(?:snow|rain|fog|mist|night|sunset|beach|forest|mountains|city|kitchen|office|studio|autumn leaves)(?: (?:at night|in winter|in autumn))? [,.;:–-] (?=(?:please )?(?:add|crop|remove|make it|straighten|sharpen|brighten|darken|write|put a|give it|rotate|flip|resize|enlarge|denoise|less|more|warmer|cooler|brighter|darker|sharper)\b)/,
    '',
  ],
  // "The night sky is too dark", "night picture much too grainy"
  [
    new RegExp(
      `\\b(?:the |this |my |our |that )?(?:night|nighttime|rain|rainy|snow|snowy|fog|foggy|sunset|beach|evening|winter|autumn|forest|studio|city) (${PHOTOGRAPH}|sky)(?=${FAULTY})`,
    ),
    'the $1',
  ],
  // "Pictures of our trip to Goa"
  [
    /\b((?:pics|pictures|photos|photographs|snaps|shots|images)) (?:of|from) (?:our|my|the|a|last|this) (?:\w+ )?(?:trip|holiday|vacation|visit|weekend|honeymoon|journey|day out|outing|getaway|stay|tour|safari|cruise|wedding|party|hike)(?: (?:to|in|at|on|around|through|across) (?:the )?(?!one\b|a\b|an\b)\w+)?(?= in(?:to)?\b| as\b| on\b| ,| together\b| side\b| next\b)/,
    '$1',
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
      `^(?:this is |its |it is |for )?(?:my |our |the |this |an? |his |her )?(?:new |old )?(?:\\w+ )?${KIND} (?:photo|picture|pic|image|shot|headshot|portrait|selfie)s?(?: for (?:an? |the |my |our )?\\w+(?: \\w+)?)? (?:[:–-]|,(?= (?:make|please|can|could|warmer|brighter|more|less|crop|add|remove|blur)\\b)) `,
    ),
    '',
  ],
  // "My kid scribbled a bike helmet idea: …"
  [
    /^(?:so |ok )?(?:my|our|the|his|her) (?:\w+ ){1,2}(?:scribbled|drew|doodled|sketched|designed|invented|had|made|painted|drawn|came up with|thought of|dreamt up|dreamed up|wrote) (?:[^,.;:!?“ ]+ ){1,8}[:–-] (?=\w)/,
    '',
  ],
  // "This was taken in my messy bedroom, can you …"
  [
    new RegExp(
      `${START}(?:(?:ok|okay|so|well|hey) )*(?:this|it|that|the ${SELFIE}|this ${SELFIE}) (?:was|is|got|s) (?:just |only |actually )*(?:taken|shot|snapped|photographed|made) (?:in|at|on) (?:my|our|his|her|the|an?|some) (?!(?:night|dark|rain|snow)\\b)(?:\\w+ ){0,2}?\\w+(?: (?:yesterday|today|last (?:week|year|night)|lol|haha|sorry))*(?: ?[,.;–-])? (?=(?:so |please |then |and )*(?:can|could|would|make|turn|put|give|change|replace|swap)\\b)`,
    ),
    '',
  ],
  // "Wedding card: …": what it becomes says nothing more
  [
    /(?<=^)(?:(?:a|an|our|my|the) )?(?:(?:wedding|birthday|christmas|greeting|invitation|thank you|holiday|xmas) )?(?:card|invitation|invite) : (?=.*“”)/,
    '',
  ],
  // "Found this in Dad's army trunk"
  told(
    `(?:i |we )?(?:just )?(?:found|inherited|discovered|unearthed|bought|got|rescued|dug out|came across|dug up|scanned) (?:this|it|these|that)(?: (?:photo|picture|one|print))? (?:in|on|at|from|behind|under|during|last|yesterday|while)${REST}`,
  ),
  // "Christmas card idea:", "school project:"
  [
    /^(?:\w+ ){1,3}(?:idea|project|challenge|competition|contest|assignment|homework|request|job|emergency) [:–-] /,
    '',
  ],
  // "It is a mug, …": what it shows
  told(`(?:product|subject|item|motif|it|this) is (?:a|an|my|our|the) (?:\\w+ ){0,1}\\w+(?= ,)`),
  // "It's a polaroid from 1978": what it is, and no frame
  told(
    `(?:its|it is|it was|this is|this was) an? (?:old )?polaroid(?: (?:from|of|taken in) (?:the )?\\w+)?`,
  ),
  // "The paper it was drawn on": how it was made, and no sketch
  [
    /(?<=\b(?:paper|page|napkin|sheet|card|wall|canvas|board) )(?:that |which )?(?:it|they|this|that) (?:was|is|were|are) (?:drawn|sketched|painted) on\b/,
    '',
  ],
  // "It rained the whole holiday"
  [
    new RegExp(
      `${START}(?:because |as |since |but |sadly |unfortunately )?it (?:rained|snowed|poured|drizzled|hailed|was (?:raining|snowing|pouring|drizzling|hailing))${REST}(?: so (?=make|i |we |please|put|give|add|can|could)|${END})`,
    ),
    '',
  ],
];
