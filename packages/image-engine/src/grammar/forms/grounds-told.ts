import { COLOUR, END, START, THING, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:so |and |please |just |can you |could you |would you |can we )*';
const WHO = '(?:me|us|him|her|them|it|(?:the|my|our|his|her|this|that) (?:\\w+ )?\\w+)';
const BACK = '(?:background|backdrop)';
const WALL =
  '(?:wall|fence|garage|room|lounge|living room|kitchen|street|car park|parking lot|yard|driveway|shed|hedge|door|curtain|shop)';
const ME = '(?:me|us|him|her|them|(?:my|our|the) \\w+(?: and (?:me|my \\w+))?|me and my \\w+)';
/** Places that everybody knows, and no scene shows. */
const LANDMARK =
  '(?:eiffel tower|taj mahal|big ben|statue of liberty|colosseum|golden gate bridge|tower bridge|niagara falls|mount fuji|mt fuji|machu picchu|stonehenge|opera house|sydney opera house|pyramids|brandenburg gate|hollywood sign|leaning tower|acropolis|burj khalifa|notre dame|sagrada familia|great wall)';
/** Are no things that stand before a background. */
const NO_THING =
  '(?:sticker|figurine|figure|collage|polaroid|neon|silhouette|logo|painting|watercolou?r|cartoon|anime|avatar|passport|id|profile|portrait|poster|banner|grid|mosaic|format|square|circle|resize|label|caption|word|quote|name|date|number|watermark|stamp|price|rainbow|rain|gradient|studio|blur|sharpen|sharper|warmer|brighter|darker|grayscale|sepia|vintage|pixel|pencil|pop|enhance|restore|rotate|flip|mirror|straighten|cutout|cut)s?';
const PLACED =
  '(?:beach|seaside|alps|mountains|snow|forest|woods|jungle|rainforest|office|studio|city|space|kitchen|desert|seafront|coast)';

/** What is behind, as it is told: what bothers there, and what should be there instead. */
export const GROUND_TOLD_FORMS: readonly Form[] = [
  // "Behind him I want soft lavender"
  [
    new RegExp(
      `${START}behind (?:me|us|him|her|them|it) (?:(?:i|we) (?:want|need|would like|prefer)|id like|should be|please)(?: (?:just|only|an?|some|plain|solid))* (?:${COLOUR} )?(#[0-9a-f]{6}|${COLOUR})(?: instead)?${END}`,
    ),
    'make the background $1',
  ],
  // "Put a pure white background on the shoe"
  [
    new RegExp(
      `${START}(?:please )?(?:put|give|add)(?: it)? (?:an? )?(?:pure |plain |solid )?(?:(${COLOUR}) (?:background|backdrop)|background (${COLOUR})) (?:on|in|to|behind|for|around) (?:the|my|our|this) (?!(?:text|letters|top|bottom|words|caption|left|right|upper|lower|other|first|second|one)\\b)(?:\\w+ )?(?!half|side)\\w+${END}`,
    ),
    'make the background $1 $2',
  ],
  // "Cut out the dog and place it on pure white #ffffff"
  [
    new RegExp(
      `\\b(?:remove (?:the )?background(?: of (?:the |my |our )?\\w+)?|cut ?out (?!(?:the |that )?(?:left|right|top|bottom|upper|lower|other|second|first)\\b)[^,.;:!?“]{1,40}?|make (?:the )?background transparent) (?:, |and |then )+(?:put|place|set|lay)(?: (?:it|him|her|them))? (?:on|onto|before|against) (?:an? )?(?:(?:pure|plain|clean|solid) )?(?:${COLOUR} )?(#[0-9a-f]{6}|${COLOUR})${END}`,
    ),
    'make the background $1',
  ],
  // "Get rid of everything behind me i just want me on white"
  [
    new RegExp(
      `${START}(?:please )?(?:get rid of|remove|delete|erase|take away|lose|clear) (?:everything|all that is|whatever is|whats|all) (?:behind|around) ${WHO} (?:, |and |so )*(?:(?:i|we) )?(?:just|only) (?:want|need|would like) ${WHO} on (?:an? )?(?:plain |pure )?(#[0-9a-f]{3,6}|${COLOUR})${END}`,
    ),
    'make the background $1',
  ],
  // "Swap the background for a library, warm lamps, a bit out of focus": what is drawn there is so
  [
    new RegExp(
      `(?<=\\b(?:(?:swap|replace|change|switch|exchange|trade) (?:the |my |this )?${BACK} (?:for|with|to|into|by)|(?:put|place|add|draw|show|set) an? (?:\\w+ ){1,3}?behind ${WHO}) [^.;:!?“]*?)(?:, )(?:and )?(?:just )?(?:a (?:bit|little|touch) |slightly |softly |gently |nicely |bit |all )*(?:out of focus|blurred|blurry|defocused|unsharp)(?: please)?(?= ?$| [,.;!])`,
    ),
    '',
  ],
  // "Drop a soft gradient behind the bottle"
  [
    new RegExp(
      `${START}(?:please )?drop (?=(?:an?|some) [^,.;:!?“]*?behind (?:the|my|our|me|us|him|her|it)\\b)`,
    ),
    'put ',
  ],
  // "Replace the background with nothing"
  [
    new RegExp(
      `${START}(?:please )?(?:replace|swap) (?:the |my )?${BACK} (?:with|by|for) nothing${END}`,
    ),
    'remove the background',
  ],
  // "I want just the T-shirt, no hanger, no wall"
  [
    new RegExp(
      `${START}(?:(?:i|we) (?:only |just )?(?:want|need|would like) |give me |keep )?(?:only |just )+(?:the|my|this|our|his|her) (?!background|sky|photo|picture|image|faces?|text|colors?|rest|edges?|border|wall|table|floor|room)\\w+(?: , (?:and )?no (?:\\w+ )?\\w+)*? , (?:and )?no (?:\\w+ )?(?:hangers?|hooks?|walls?|tables?|floor|background|backdrop|mannequin|dummy|stand|desk|shelf|surface|props|clutter|surroundings)(?: , (?:and )?no (?:\\w+ )?\\w+)*(?= ?$| ?[.;!])`,
    ),
    'remove the background',
  ],
  // "Get rid of the messy kitchen behind the candle"
  [
    new RegExp(
      `\\b(?:get rid of|remove|lose|ditch|take out|take away|delete|drop|clear|erase|cut out) (?:the |that |this |all the |my |our )(?:(?:messy|ugly|cluttered|busy|untidy|dirty|boring|horrible|stupid) )+(?:kitchen|room|living room|bedroom|garden|yard|street|office|garage|shop|restaurant|car park|parking lot|warehouse|workshop|classroom) (?:behind|in back of|at the back of) ${WHO}${END}`,
    ),
    'remove the background',
  ],
  // "The product on seamless white"
  [
    new RegExp(
      `(?<=${START}(?:please |put |place |set |show |make )*(?:(?:the|my|our|this|it|a) ?)*(?:product|item|object|shoes?|bottle|bag|watch|mug|it)? ?)on (?:an? )?(?:seamless|endless|infinite|infinity) (#[0-9a-f]{6}|white|gray|black)(?: (?:cove|paper|backdrop|background|sweep))?${END}`,
    ),
    'with $1 background',
  ],
  // "The Eiffel tower at sunset behind it": the sunset is one of the scenes
  [
    new RegExp(
      `(?<=\\b(?:(?:replace|change|swap|switch|make|set|turn) (?:the |my |this )?${BACK} (?:to|into|with|for|by|be|a|in)|${BACK} :|(?:put|place|stand|set) ${WHO} (?:in front of|before)) )(?:the |a )?(?=${LANDMARK} )(\\w+(?: \\w+){0,3}) (?:at|during|by) (?:the |a )?(sunset|sunrise|dusk|dawn|golden hour)(?= |$)`,
    ),
    '$2 , add the $1 ,',
  ],
  // "This product on pure white #ffffff"
  [
    new RegExp(
      `${START}(?:(?:please|i|need|want|make|put|place|show|have|get) )*(?:(?:(?:the|my|our|this|that|a) )?(?:product|item|object|it|me|us|him|her|them)|(?:the|my|our|this|that) (?!(?:text|letters|words|caption|title|border|frame|quote|name)\\b)\\w+) on (?:(?:pure|plain|solid|clean) )?(?:${COLOUR} (?:, )?)?(#[0-9a-f]{6})(?: background)?${END}`,
    ),
    'make the background $1',
  ],
  // "Plain white like on Amazon"
  [
    new RegExp(
      `${START}(?:on |just |all |make it |have it )*(?:plain|pure|clean|solid|all|simple) (white|gray|black) (?:like|as)(?: (?:on|at|for|in|they|it|is|do|does|use|have|other|all|the|an|a))* (?:amazon|ebay|etsy|vinted|shopify|zalando|product pages?|product photos?|shops?|listings?|webshops?)${END}`,
    ),
    'plain $1 background',
  ],
  // "LinkedIn headshot, blurred office": what is to be behind it, as places are drawn
  [
    new RegExp(
      `(?<=\\b(?:headshot|portrait|profile|linkedin|passport|business|corporate)(?: (?:picture|photo|shot|portrait|format))? )(?:, |and |with |against )+(?:a |an |the |some )?(?:softly |slightly |nicely |very |gently )?(?:blurred|blurry|out of focus|defocused|bokeh) (${PLACED})(?: (?:background|backdrop|behind (?:me|us|him|her|them|it)|in the back(?:ground)?))?${END}`,
    ),
    ' , $1 background',
  ],
  // "Business portrait, …": what it is for
  [
    /^(?:an? )?(?:business|corporate|work|company|office) (?:portrait|photo|picture|headshot)(?: for (?:my|our|the) \w+)?(?: ,| with)* (?=(?:city|office|studio|forest|beach|mountains?|gray|white|blue|plain|neutral|blurred|light|dark)\b[^.“]*\bbackground\b)/,
    '',
  ],
  // "Lose whatever's going on behind my granddad"
  [
    new RegExp(
      `\\b(?:lose|losing|removing|getting rid of|remove|ditch|bin|drop|scrap|delete|get rid of|get shot of|take out|clear) (?:whatever|everything|anything|all|all the stuff|all that|what)(?: is| s| thats| that is|s)*(?: going on| happening| there| left| visible| showing)* (?:behind|at the back of|in back of) ${WHO}${END}`,
    ),
    'remove the background',
  ],
  // "The background's an eyesore, bin it"
  [
    new RegExp(
      `${START}(?:because )?(?:the |my |this |that )?(?:${BACK}s?|bit behind|stuff behind)(?: (?:is|looks|looks like|s))? (?:such )?(?:an? )?(?:right |real |total |proper |complete |bit of an? |absolute |utter |bloody )*(?:eyesore|mess|disaster|nightmare|horror|shocker|tip|joke|shambles|distraction) [,.;–-] ${PLEASE}(?:bin|ditch|lose|remove|drop|scrap|chuck|kill|delete|zap|cut|nuke) (?:it|that|this)(?: out| off| altogether)?${END}`,
    ),
    'remove the background',
  ],
  [
    new RegExp(
      `${START}(?:please )?(?:bin|chuck|scrap|nuke|knock|strip|rip|mask|clip)(?: out| off| away)? (?:the |that |this |my )?${BACK}(?: out| off| away)?${END}`,
    ),
    'remove the background',
  ],
  // "Cut me out and put nothing behind", "the bag floating on nothing"
  [
    new RegExp(
      `\\bcut ${WHO} out(?: of (?:the|this|that) (?:photo|picture|image|pic))? (?:, )?(?:and|with) (?:then )?(?:(?:put|have|leave|show) )?nothing (?:at all )?(?:behind|at the back|around)(?: ${WHO})?${END}`,
    ),
    'remove the background',
  ],
  [
    new RegExp(
      `(?:\\b(?:want|love|like|need|have|show|put) (?:${WHO} )?|${START}${WHO} (?=(?:just )?(?:floating|hovering|sitting|standing)))(?:floating |sitting |standing |hovering |just )*(?:on|in|against|over|with) nothing(?: at all)?(?: behind(?: ${WHO})?)?${END}`,
    ),
    'remove the background',
  ],
  // "The backdrop should be a dreamy blur"
  [
    new RegExp(
      `\\b(?:the |my )?${BACK} (?:should |could |must |can |to |shall |has to |needs to )*(?:be|become|turn into|go|melt into|fade into) an? (?:dreamy |creamy |buttery |lovely |nice |soft |gentle |smooth |beautiful |pretty )*(?:blur|haze of blur|bokeh)${END}`,
    ),
    'blur the background',
  ],
  // "The background is not blurred enough, give me way more"
  [
    new RegExp(
      `${START}(?:the |my )?${BACK} (?:is|looks|s) ?(?:not|isnt|nt) (?:nearly |really |quite )?(?:blurred|blurry|soft|fuzzy|out of focus) enough(?: [,.;–-]? ?${PLEASE}(?:give me |make it |i want |have it |way |much |far |a lot |even )*(?:more|blurrier|softer|stronger)(?: of it| of that| blur)?)?${END}`,
    ),
    'blur the background strongly',
  ],
  // "In Times Square": no shape
  [
    /(?<=\b(?:put|place|pop|stick|drop|teleport|like|though|if|standing|stood|seem|seems)\b[^.;]*)(?<!\b(?:was|were|been|taken|shot|met) )\b(?:in|on|at) (?:the )?(?:middle of )?(?:times|trafalgar|leicester|union|red|st marks|st peters|piccadilly) square\b/,
    'in the city',
  ],
  // "I want it to look like I'm standing in the Alps": there
  [
    new RegExp(
      `${START}${PLEASE}(?:i |we |id |want |like |would |need |to |make |have |let )*(?:it|this|the (?:photo|picture)) (?:to )?(?:look|seem|appear|feel)s?(?: as)? (?:like|as if|as though|if|though) (?:(i)m|(?:(he|she|it) ?(?:is|s|was))|(?:(we|they|i|you|(?:my|our|the) \\w+) ?(?:are|were|is|was|am|re)))(?: standing| posing| sitting| walking| chilling| hanging out| relaxing| hiking| stood| sat| living)* (in|on|at) (?=(?:an? |the )?(?:\\w+ )?${PLACED}\\b)`,
    ),
    'put it $4 ',
  ],
  // "The wall behind the bottle a plain sage green"
  [
    new RegExp(
      `\\b(?:the|that|this|my) (?:\\w+ )?${WALL} (?:behind|in back of) (?!the (?:sofa|bed|couch|tv|telly|desk|table)\\b)(?:the|my|our|his|her) \\w+ (?=(?:be|become|turn into|turn to|to|into|with|should|could)\\b)`,
    ),
    'the background ',
  ],
  // "Can the background be a sunset?", "a sunset instead of the current background": no light of one
  [
    /\b(?:(?:can|could|should|let) the background be|(?:use )?(?=an? (?:sunset|sunrise) (?:as|like|instead of|in place of|rather than) ))(?: ?an?)? (sunset|sunrise)(?: (?:(?:as|like) (?:an? |the )?background|(?:instead of|in place of|rather than) (?:the |my |this )?(?:current |old |present |actual )?background))?(?= ?$| ?[,.;!?]| and\b| please\b)/,
    'change the background to a $1',
  ],
  // "The wall behind the dog in light yellow", "the wall behind terracotta"
  [
    new RegExp(
      `\\b(?:the|that|this|my) (?:\\w+ )?(?:wall|fence|curtain|garage|backdrop|paper|sheet|cloth) behind (?:(?:me|us|him|her|them|it|(?!the (?:sofa|bed|couch|tv|telly|desk|table)\\b)${WHOSE}(?: (?!${COLOUR})\\w+){1,2}) )?(?:rather |preferably |instead |simply |just )*(?:in )?(?:an? )?(?=${COLOUR}${END})`,
    ),
    'the background ',
  ],
  [
    new RegExp(
      `\\b(?:could|can) the background (?:be|become|turn into|turn) (?:an? |plain |just |simply |simple |solid )*(${COLOUR})(?: instead| please| rather)?${END}`,
    ),
    'make the background $1',
  ],
  // "Handbag against a pale grey background": what is for sale stands there without an article.
  [
    new RegExp(
      `${START}(?!${NO_THING}\\b)${THING} (?:with|on|against|before|in front of) (?:an? )?(${COLOUR}) (?:background|backdrop)${END}`,
    ),
    'make the background $1',
  ],
  // "Me and my mates but in the Alps"
  [
    new RegExp(
      `${START}(?:just )?${ME}(?: ,)? but (in|on|at) ((?:the |an? )?(?:\\w+ )?${PLACED})${END}`,
    ),
    'put us $1 $2',
  ],
  // "My shot has a yellow wall at the back; I'd sooner have pure white"
  [
    new RegExp(
      `${START}(?:my|the|our|this) (?:\\w+ ){1,3}(?:has|got|shows) an? (?:\\w+ ){1,2}(?:at the back|behind(?: ${WHO})?|in the back) [,.;–-] (?:but )?(?:id|i would|we would|wed) (?:sooner|rather|much rather|prefer)(?: have| see)? (?:an? |plain |pure |just |simply |it )*(${COLOUR})${END}`,
    ),
    'make the background $1',
  ],
  [
    /(?<=^|[,.;:!?] |\b(?:and|then|but) )(?:i|id|we|wed|i would|we would) (?:much |really |would )*(?:prefer|sooner have|sooner) (?!to\b)/,
    'i want ',
  ],
  // "Need this mug on plain white for eBay"
  [
    new RegExp(
      `${START}(?:i |we )?(?:need|want|would like|id like|have|get|put) (?:to have )?(?:it|them|${WHO}) (?:shown |placed )?(?:on|against) (?:an? )?(?:plain |clean |solid |simple |flat )*(${COLOUR}) (?=for (?:my |our |the |an? )?\\w+(?: \\w+)?${END})`,
    ),
    'make the background $1 ,',
  ],
  // "A charcoal backdrop": the colour, as nobody draws there
  [
    /\bstudio , (?:an? |with an? )?charcoal (?:gray )?(?:background|backdrop)\b/,
    'studio in charcoal gray',
  ],
  [/\bcharcoal (background|backdrop|studio|wall|paper backdrop)\b/, 'charcoal gray $1'],
  // "Make whatever's behind the dog vanish into a soft blur"
  [
    new RegExp(
      `\\b(?:make|have|let|get) (?:whatever|everything|all|anything|the stuff|what)(?: is| s| thats| that is|s)* (?:behind|at the back of) ${WHO} (?:to )?(?:vanish|melt|disappear|dissolve|fade|turn|go) (?:in|into|to) (?:an? )?(?:soft |smooth |creamy |nice |gentle |lovely |strong )*(?:blur|bokeh)${END}`,
    ),
    'blur the background',
  ],
  // "Chuck a sunset in behind us"
  [/\b(?:chuck|bung|whack|lob) (an? (?:\w+ )?\w+) (?:in )?(?=behind\b)/, 'put $1 '],
  // "Anything but white behind it, maybe light blue"
  [
    new RegExp(
      `${START}(?:i want |use |put |give it )?anything (?:but|except|other than) (?:an? )?(?:plain )?${COLOUR} (?:background|backdrop|behind \\w+) (?:, |and |– |- )+(?:maybe|perhaps|say|like|how about|for example|ideally|preferably) (?:an? )?(${COLOUR})(?: one)?${END}`,
    ),
    'make the background $1',
  ],
];
