import { COLOUR, END, PICTURE, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Words of a clause, whatever they are. */
const REST = '(?: [^,.;:!?“ ]+)*?';
const SHOT = '(?:photo|picture|image|pic|shot|selfie)';
const WHOM = '(?:me|us|him|her|it|them|(?:the|my|our|his) \\w+)';
const BLANK =
  '(?:walls?|ceiling|tiles|paper|page|snow|shirt|dress|wedding dress|kitchen|cabinets?|tablecloth|sheets?|bathtub|doors?|whites?|facade|plate)';
const TEXT =
  '(?:text|sign|writing|letters|handwriting|lettering|print|label|recipe|receipt|page|note|board|whiteboard|document|letter|menu|screen)';
const SEVERAL =
  '(?:screenshots?|scans|pages|receipts|drawings|sketches|portraits|selfies|panels|slides|memes|posters|logos|tickets|certificates|maps|notes)';

/** What is told beside a wish and asks for nothing. */
export const ASIDE_FORMS: readonly Form[] = [
  // "More saturation, but the lettuce shouldn't go radioactive": no thing is coloured by itself.
  [
    new RegExp(
      `(?:(?:,|but|and|while|though|just|that) )+(?:the |my |our |his |her )?(?!(?:sky|background|subject)\\b)\\w+(?: that)? (?:shouldnt|should not|must not|mustnt|cant|can not|cannot|dont|doesnt|may not|not|should but not|never) (?:(?:go|get|look|looks|become|turn|be|come out|seem) )?(?:like )?(?:all |too |so |completely )*(?:neon|radioactive|fluorescent|fake|garish|toxic|nuclear|glowing|glow|luminous|artificial|plastic|crazy|psychedelic)${END}(?<=\\b(?:saturation|warmer|warmth|vivid|color|colou?rs|punch|pop|crisp|brighter|contrast|richer|vibrance)\\b.*)`,
    ),
    '',
  ],
  // "This was taken in my messy bedroom, can you …"
  [
    new RegExp(
      `${START}(?:(?:ok|okay|so|well|hey) )*(?:this|it|that|the ${SHOT}|this ${SHOT}) (?:was|is|got|s) (?:just |only |actually )*(?:taken|shot|snapped|photographed|made) (?:in|at|on) (?:my|our|his|her|the|an?|some) (?!(?:night|dark|rain|snow)\\b)(?:\\w+ ){0,2}?\\w+(?: (?:yesterday|today|last (?:week|year|night)|lol|haha|sorry))*(?: ?[,.;–-])? (?=(?:so |please |then |and )*(?:can|could|would|make|turn|put|give|change|replace|swap)\\b)`,
    ),
    '',
  ],
  // "There's miles of empty table on the left", which a tighter crop mends
  [
    new RegExp(
      `(?:[,.;–-] |because |as |since )+(?:(?:theres|there is|there are|ive got|i have|we have|weve got|it has|its got|you see|all that|so much) )+(?:far |way )?(?:too much|so much|miles of|loads of|lots of|a lot of|acres of|tons of|heaps of|much|nothing but|just|only|ocean of)? ?(?:(?:empty|blank|wasted|dead|unused|boring|useless|bare) )?\\w+(?: \\w+)?(?: (?:on|at|in|to|above|below|around|round|over|under|behind|beside)${REST})?(?<=\\b(?:crop|zoom|tighter|closer|trim|cut)\\b[^:!?“]*)${END}`,
    ),
    '',
  ],
  // "1200 pixels wide is enough for our school website"
  [
    new RegExp(
      `(\\b\\d+(?:[x×]\\d+)?(?: ?(?:px|pixels?|mm|cm))?(?: (?:wide|high|tall|across|on the long side|in width|in height))?) (?:is|are|would be|will be|should be|ll be|s|will do|would do|should do|is quite|is more than|is about) ?(?:enough|plenty|fine|sufficient|ok|okay|all (?:i|we) need|perfect|good)?(?: for${REST})?${END}`,
    ),
    '$1',
  ],
  // "Wedding card: …": what it becomes says nothing more
  [
    /(?<=^)(?:(?:a|an|our|my|the) )?(?:(?:wedding|birthday|christmas|greeting|invitation|thank you|holiday|xmas) )?(?:card|invitation|invite) : (?=.*“”)/,
    '',
  ],
  // "Vignette not needed"
  [
    /(?<=^|[,.;:!?] |\b(?:and|but) )(?:(?:the|a|an|any) )?((?:\w+ )?\w+) (?:is |are )?(?:not needed|isnt needed|arent needed|not necessary|isnt necessary|unnecessary)(?= ?$| [,.;!])/,
    'no $1',
  ],
  // "The dog moved so it's a bit blurry": why
  [
    new RegExp(
      `${START}(?:because |as |since )?(?:i|we|he|she|they|(?:my|our|the|his|her) \\w+) (?:moved|was moving|were moving|shook|ran|jumped|wriggled|fidgeted|turned|(?:would not|wouldnt|couldnt|did not|didnt) (?:sit|stay|keep|stand|hold) still)(?: (?:a bit|slightly|too fast|around|away|the camera|quickly))?(?: ,)? so (?=(?:its|it|the|hes|shes|he|she|everything|that)\\b)`,
    ),
    '',
  ],
  // "Faded and creased, bring it back": an old print
  [
    /\b(?:(?:is |its |it is |all |very |badly |quite |a bit )*faded (?:and|,) (?:\w+ )?(?:creased|torn|scratched|stained|cracked|yellowed|spotty|damaged|crumpled|folded)|(?:creased|torn|scratched|stained|cracked|yellowed|damaged|crumpled|folded) (?:and|,) (?:\w+ )?faded)(?: [,.;–-] (?:please |can you |could you )*(?:bring|get) it back(?: to life)?)?(?= ?$| [,.;!]| but\b| and\b| please\b)/,
    'restore it',
  ],
  // "Take the yellow out of the walls, they are white in real life"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:take|get) (?:the |that |all the )(?:yellow|orange|blue|green|pink|red|purple)(?: (?:cast|tint|tinge|tone|hue))? (?:out of|off|away from|from) (?:the |my |our |her |his )(?:\\w+ )?${BLANK}(?: [,.;–-] (?:because |as )?(?:it|they|its|theyre|the \\w+)(?: is| are| was| were| s)? (?:actually |really )?${COLOUR}(?: (?:in (?:real life|reality)|really|actually))?)?${END}`,
    ),
    'fix the white balance',
  ],
  // "Take the green out of the picture"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:take|get) (?:the |that |all the )(?:yellow|orange|blue|green|pink|red|purple|magenta)(?: (?:cast|tint|tinge|tone|hue))? (?:out of|off|away from|from) (?:it|this|everything|(?:the|this|my) (?:whole )?(?:photo|picture|image|pic|shot))${END}`,
    ),
    'fix the color cast',
  ],
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:take|get) the red (?:out of|off|away from|from) (?:the|my|her|his|our|their) eyes${END}`,
    ),
    'remove red eyes',
  ],
  // "Make the dress less green": its colour, paler
  ...['red', 'green', 'blue', 'yellow', 'orange', 'pink', 'purple'].map(
    (hue): Form => [
      new RegExp(
        `${START}(?:please )?make (?:the|my|our|his|her|this|that|these|those) (?!(?:photo|picture|image|pic|shot|background|sky|light|skin|lips?|faces?|eyes?|hair|nose|cheeks?|teeth|tint|cast|colors?|whole|subject|text|title|border|frame)\\b)\\w+ (?:a bit |a little |slightly |much |way |a lot )?less ${hue}${END}`,
      ),
      `desaturate the ${hue}s a little`,
    ],
  ),
  // "Her dress is purple in reality but looks blue, fix that"
  [
    new RegExp(
      `${START}(?:my |our |the |these |those |this |his |her )(\\w+) (?:is|are|was|were) (?:actually |really )?(${COLOUR}) (?:in real life|in reality|irl|actually|really) (?:, )?(?:but|and|yet) (?:they |it )?(?:came out|comes out|come out|turned out|looks?|appears?|is|are|ended up)(?: as| too| all| so| rather)? (${COLOUR})(?: (?:here|in this|in the (?:photo|picture)))?(?: [,;.–-] (?:please |can you |could you )*(?:fix|correct|change|put|mend|sort|make)(?: (?:it|that|this|them))?(?: right)?)?${END}`,
    ),
    'make the $3 $1 $2',
  ],
  // "… but my skin should not turn blue"
  [
    new RegExp(
      `(?:, |but |and |only |just )+(?:my|her|his|our|the|their) (?:skin|faces?|hair|skin tones?) (?:should|must|shall|may|can) not (?:turn|go|become|get|look|be|change)(?: (?:all|too|so))*(?: (?:${COLOUR}|color|orange|pale))?${END}`,
    ),
    ', keep the subject',
  ],
  // "Crop it around the baby, she should be in the middle"
  [
    /(\b(?:crop|cut|trim|zoom)\b[^.;:!?“]*?\b(?:around|round|on|to|onto)\b[^.;:!?“,]*?) (?:, |and |so )+(?:that )?(?:she|he|it|they|we|i|shes|hes|theyre)(?: is| are)? ?(?:should |must |has to |have to |is to |shall |needs to |can |to )*(?:be |stay |sit |end up )?(?:right |exactly )?in (?:the |its )?(?:middle|center)(?: of (?:it|the (?:picture|photo|frame)))?(?= ?$| [,.;]| and\b| please\b)/,
    '$1',
  ],
  // "The sign is hard to read, make it more legible"
  [
    new RegExp(
      `${START}(?:the|my|this|that|our) (?:\\w+ )?${TEXT} (?:is|are|was) (?:so |very |really |a bit |quite |rather )*(?:hard|difficult|tricky|impossible|not easy) to (?:read|make out|see)(?:(?: [,.;–-]| and)+ (?:so |please |can you |could you )*(?:make|get) (?:it|that|them) (?:more |better |easily |a bit |much )*(?:readable|legible|easier to read|clearer|clear))?${END}`,
    ),
    'more contrast , sharpen it',
  ],
  // "Make it less busy behind her, maybe blur it"
  [
    new RegExp(
      `${START}(?:please )?(?:make it |its |it is |it looks |it was |make everything )(?:too |so |less |very |a bit |a little |much |really |not so |not as )+(?:busy|messy|cluttered|distracting|chaotic|crowded|full) behind ${WHOM}(?:(?: [,.;–-]| and| so)+ (?:maybe |please |can you |could you |just |so |perhaps )*(?:blur|soften|defocus) (?:it|that|everything|the background)(?: out)?)?${END}`,
    ),
    'blur the background',
  ],
  // "A cosy autumn mood": no other place
  [
    /\b(?:an? )?(?:(?:cosy|cozy|warm|nice|golden|soft|lovely) )*(?:autumn|autumnal|fall) (?:mood|vibes?|feel|feeling|atmosphere|tones?|palette|warmth)\b(?! (?:in|as|behind|for|at) (?:the |a )?(?:background|backdrop|back|me|us|him|her|them))/,
    'warmer',
  ],
  // "Comic style, fewer colours": flat ones
  [
    /\b(?:fewer|not so many|not as many|only a few|just a few) (?:different )?colors\b(?! (?:please )?in\b)/,
    'limited colors',
  ],
  // "Brighter and less red"
  [
    new RegExp(
      `(?<=\\b(?:and|but|,) |^)(?:a bit |a little |slightly |much |way |also |it )*(?:less|not so|not as) (?:red|green|pink|purple|magenta|reddish|greenish|pinkish)${END}`,
    ),
    'fix the color cast',
  ],
  // "ID photo, my ears must be visible": as they are
  [
    /(?=, |and |\. |; )(?<=\b(?:passport|visa|id|biometric)\b.*)(?:, |and |\. |; )+(?:my |the |both |his |her |your )+(?:ears?|face|eyes|shoulders|eyebrows|forehead|chin)(?: and (?:my |the |both )?(?:ears?|face|eyes|shoulders|eyebrows|forehead|chin))? (?:must|should|have to|has to|need to|needs to|are to|is to|shall) (?:all |both |be )*(?:visible|seen|shown|free|clear|uncovered|show|in it|recognizable)(?= ?$| [,.;]| and\b| please\b)/,
    '',
  ],
  // "Stack the 3 screenshots": pictures
  [
    new RegExp(
      `\\b(stack|join|combine|arrange|put|place|line up|merge|stitch) ((?:(?:the|these|those|my|our|all|both|two|three|four|five|[2-5]) )+)${SEVERAL} (?=(?:vertically|horizontally|side by side|next to|below|above|on top of|under|together|in (?:a|one)|into (?:a|one)|beside)\\b|$|[,.;])`,
    ),
    '$1 $2 pictures ',
  ],
  // "Make us smaller and put us in the bottom right of the beach photo"
  ...(['smaller', 'bigger'] as const).map(
    (size): Form => [
      new RegExp(
        `${START}(?:please )?make ${WHOM} (?:a bit |a little |much |quite )?${size} and (?:put|place|stick|paste) ${WHOM} (?:in|at|on|into|to) (?:the )?(?:bottom |top |lower |upper )?(left|right|middle|center)(?: (?:hand )?(?:corner|side))? (?:of|in|on) (?:the (?!(?:first|second|third|other)\\b)\\w+ (?:photo|picture|image|pic|shot|one)|${PICTURE})${END}`,
      ),
      `put the subject of the first picture into the second picture ${size === 'smaller' ? 'small' : 'big'} on the $1`,
    ],
  ),
  // "Flip it and put it beside the first"
  [
    new RegExp(
      `${START}(?:please )?(?:put|place|set|lay|show) (?:it|them|that|this) (?:beside|next to|alongside|(?:to|on) the (?:left|right) of) (?:the )?(?:first|second|other)(?: (?:one|photo|picture|image|pic))?${END}`,
    ),
    'put them side by side',
  ],
  // "Can the sea be bluer"
  [
    new RegExp(
      `${START}(?:please )?(?:can|could|would|may) ((?:the|my|our|his|her) (?:\\w+ )?\\w+) (?:please )?be (?:made )?((?:a bit |a little |much |slightly |way |a lot )?(?:(?:more|less) \\w+|\\w+er))(?: please)? ?(?=\\?|$|[,.;]|and\\b|but\\b)`,
    ),
    'make $1 $2 ',
  ],
  // "My old school photo": of a school, and no old-school look
  [
    /\b((?:my|our|his|her|this|the)) old school (?=(?:photo|picture|portrait|class|trip|friends?|pic|jumper|jersey|uniform|tie|blazer|bag|bus|building|house|yard|desk|books?)\b)/,
    '$1 school ',
  ],
  // "A Zoom profile": for calls, and not closer
  [
    /\bzoom (?=(?:profile|calls?|meetings?|avatar|backdrop|interview|background (?:image|picture|photo))\b)/,
    '',
  ],
  // "A perfect square"
  [/\b(?:perfect|proper|neat|exact|true|nice|clean|real) (?=square\b(?! (?:photo|picture)))/, ''],
  // "Trim this down to a square"
  [
    /(?<=\b(?:crop|trim|cut|crop it|trim it|cut it|(?:crop|trim|cut) (?:this|that|them|the picture|the photo|the image)) )down to (?=(?:an? )?(?:square|\d+:\d+|portrait|landscape|\d))/,
    'to ',
  ],
  // "…, he deserves it", "…, daughter's request", "…, it's his leaving do"
  [
    new RegExp(
      `(?<=\\w )(?:, |\\. |; |– |- )+(?:(?:he|she|it|they|we|i|you)(?: really| totally| so| kind of| both)* deserves? (?:it|that|this)|(?:by |at |on |as )?(?:my |our |the |his |her )?(?:daughters?|sons?|wifes?|husbands?|kids?|moms?|mums?|dads?|bosss?|boss|clients?|grans?|grandmas?) (?:special )?(?:request|idea|orders?|wish|choice)|(?:its|it is|this is) (?:for )?(?:his|her|my|our|their) (?:leaving|birthday|retirement|farewell|hen|stag|engagement|graduation|big) (?:do|party|bash|day|present|gift|card|night)|show me how (?:it|that|this)(?:d| would| will)? looks?(?: like)?)${END}`,
    ),
    '',
  ],
  // "Pretend it's midnight"
  [
    /\b(?:pretend|imagine|act like|lets say) (?:that )?(?:its|it is|it was|we are in|were in)(?= (?:\w+ )?(?:midnight|night|snowing|raining|foggy|sunset|winter|autumn|golden hour|dusk|dawn)\b)/,
    'make it',
  ],
  // "Would you, ya?"
  [/\b(?:would|will|could|can|wont) (?:ya|yer)(?=$| $| [,.;:!?]| and\b)/, ''],
  // "Sized for a story"
  [/\bsized (?=(?:for|to|as) )/, ''],
  // "A loose watercolour"
  [
    /\b(?:loose|sketchy|impressionistic|free|flowing|wet) (?=(?:watercolou?r|oil paint|oil painting|gouache)\b)/,
    '',
  ],
  // "I wish my car was green instead of silver"
  [
    new RegExp(
      `\\bi (?:really )?wish ((?:my|the|our|his|her|their) \\w+(?: \\w+)?) (?:was|were|could be|would be) (?=(?:matte |glossy |shiny |bright |a |in )*${COLOUR})`,
    ),
    'make $1 ',
  ],
];
