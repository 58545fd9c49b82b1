import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const WHO = '(?:me|us|him|her|them|it|(?:the|my|our|his|her|this|that|these) (?:\\w+ )?\\w+)';

const WOULD_LOOK = `${START}(?:(?:i wonder|show me|show|let me see|can you show(?: me)?) )?(?:what|how) (?:would (?:it|(?:this|the|my|our|that)(?: \\w+){0,2})|(?:it|(?:this|the|my|our|that)(?: \\w+){0,2}) would) look(?: like)?`;

/** Not where something is to be written: what is said then may be the text. */
const NO_TEXT =
  '(?<!\\b(?:write|text|caption|says?|saying|title|titled|words?|letters|label)\\b[^.;]*)';

/** Wishes put in pictures of speech, as people talk to each other. */
export const IDIOM_FORMS: readonly Form[] = [
  // "Can it fit my WhatsApp picture circle"
  [
    /\b(?:can (?:it|this) |make (?:it|this) |so (?:that )?it )?(?:fits?|suits?|be for|for) (?:my |the |a )?(?:whatsapp|instagram|insta|discord|profile|tiktok|facebook) (?:profile )?(?:picture|photo|pic|image) circle(?= ?$| [,.;!?])/,
    'round profile picture',
  ],
  // "A purple fading into pink behind the sneakers"
  [
    new RegExp(
      `\\b(?:an? )?(${COLOUR}) (?:fading|blending|melting|going|turning|flowing|running|bleeding|merging) (?:in)?to (?:an? )?(${COLOUR}) (?=(?:behind|in the background|as (?:the |a )?background)\\b)`,
    ),
    'a gradient from $1 to $2 ',
  ],
  // "Can this cake be sitting in a kitchen instead of my garage"
  [
    new RegExp(
      `${START}(?:can|could|should|let) (${WHO}) be (?:(?:sitting|standing|placed|put|shown|seen|lying|set|shot|taken) )?(in|on|at|before|in front of) (an? (?:\\w+ )?\\w+|the (?:\\w+ )?\\w+)(?: (?:instead|rather)(?: (?:of|than) (?:in |on |at )?(?:my|the|our|this|a) \\w+)?)?${END}`,
    ),
    'put $1 $2 $3',
  ],
  // "One of those little boxed desk toys everyone's posting"
  [
    /\b(?:one of )?(?:those|these|a|an|the) (?:(?:little|tiny|cute|small|boxed|collectible|collectable|plastic|vinyl) )+(?:desk |shelf )?(?:toys?|figures?|collectibles?)(?: (?:(?:that )?(?:everyones?|everybody|people|theyre|all) (?:is |are )?(?:posting|sharing|making|doing|getting|has|have)(?: (?:now|lately|online))?))?(?= ?$| ?[,.;!?])/,
    'a figurine',
  ],
  // "Invert the colours of just the cat"
  [/\binvert the colors of (?:just|only) ((?:the|my|our|his|her) \w+)\b/, 'invert only $1'],
  // "Make me look well lit"
  [
    /\bmake (?:me|us|him|her|them) (?:look |be )?(?:well|nicely|better|properly|flatteringly) lit\b/,
    'portrait light',
  ],
  // "An office in the blurry background", as German puts it
  [
    /\b(office|city|forest|beach|mountains|kitchen|studio) in (?:the )?(?:blur|blurry|blurred) background\b/,
    '$1 background , blur the background',
  ],
  // "Make it foggy, slightly green"
  [
    new RegExp(
      `(?<=\\b(?:fog\\w*|misty|cinematic|vintage|night|rain\\w*|snow\\w*|spooky|cold|cool\\w*)\\b[^.;]* ), (?:slightly|a bit|a little|a touch) (green|blue|red|yellow|purple|orange|pink|teal)${END}`,
    ),
    ', add a slight $1 tint',
  ],
  // "A light grey studio background, colour #D9D9D9": that one
  [
    new RegExp(
      `(?:${COLOUR} )?(studio background|background|backdrop|studio) , (?:the )?(?:color|paint) (#[0-9a-f]{6})\\b`,
    ),
    '$2 $1',
  ],
  // "The power pole, which I marked"
  [
    /(?<=\w ), (?:the|that|which) i (?:have )?(marked|painted|circled|drew|boxed|encircled)\b/,
    'i $1',
  ],
  // "Assemble the photos in a collage on a black background"
  [
    new RegExp(
      `\\b(?:(?:assemble|arrange|combine|join|put) (?:(?:the|my|all|these|our|two|three|four|five|\\d) )*(?:pictures?|photos|images) (?:in|into|to|as) an? )?collage (?:on|in|with|against) (?:an? )?(?:(${COLOUR}) (?:background|ground)|background (${COLOUR}))`,
    ),
    'collage with $1 $2 gaps',
  ],
  // "Improve the portrait light"
  [
    /\b(?:improve|enhance|fix|better) (?:the |my |her |his )?(?:portrait light(?:ing)?|light(?:ing)? of (?:the |this )?portrait)\b/,
    'add portrait light',
  ],
  // "Black and white with strong contrast except the yellow dress"
  [
    /\bblack and white with (?:an? )?(?:strong|high|much|more|hard|lots of) contrast ?,? (?=(?:except|but|apart from)\b)/,
    'strong contrast , black and white ',
  ],
  // "In a kitchen bright", as French puts it
  [/(?<=\bin (?:an? )?)(kitchen|office|studio) (bright|modern|sunny)\b/, '$2 $1'],
  // "Show me the negative"
  [
    new RegExp(
      `${START}(?:can i |let me |id like to |i want to )?(?:show|give|see|make|have|get)(?: (?:me|us|it))? (?:the|a|its) (?:photo )?negative(?: (?:of it|version))?${END}`,
    ),
    'invert the colors',
  ],
  // "Story size with Sat 14 June in small elegant lettering"
  [
    new RegExp(
      `${NO_TEXT}\\bwith (?!(?:the|an?|text|words?|my|our|his|her|their|some|names?|title|caption|date|it|this|that|letters?|rounded|bold|big|small|large|white|black|soft)\\b)(\\w+(?: \\w+){0,4}) in (?=(?:(?:small|big|large|huge|tiny|elegant|bold|fancy|serif|white|black|gold|red|thin|thick|handwritten|chunky|neat|curly) )*(?:lettering|letters|type|font|script|writing|handwriting)\\b)`,
    ),
    'with text “$1” in ',
  ],
  // "As if someone drew it with a 2B on rough paper"
  [
    /\b(?:(?:as if|as though|like|if) )*(?:someone |somebody |i |an artist )?(?:had )?(?:drew|drawn|drawing|draw|sketched|sketch|did) (?:it |this |us |me )?with an? (?:2b|hb|4b|6b|b|2 b|pencil|lead pencil)(?: pencil)?(?: on (?:rough |white |old |toned )?paper)?(?= ?$| ?[,.;!?])/,
    'a pencil sketch',
  ],
  // "What would our garden look like with a pool", "… without the car"
  [
    new RegExp(
      `${WOULD_LOOK} with (?=(?:an?|two|three|another) (?!${COLOUR}|(?:\\w+ )?(?:texture|glow|tint|tone|mood|effect|style|shadow|background|backdrop|sky|border|frame|look|filter|light|snow|fog|rain|vignette|blur)))`,
    ),
    'add ',
  ],
  [new RegExp(`${WOULD_LOOK} without (?=(?:the|that|this|my|our|his|her) )`), 'remove '],
  // "What would this street look like in the rain"
  [
    new RegExp(
      `${START}(?:i wonder )?(?:what|how) would (?:this|the|my|our|that) (?:\\w+ )?\\w+ look(?: like)? (?=(?:at|in|by|during|covered|after|with) (?!${COLOUR}|\\d+ (?:years?|yo)\\b))`,
    ),
    'make it look like ',
  ],
  // "At 3am"
  [
    new RegExp(
      `${NO_TEXT}\\bat (?:(?:[1-4]|one|two|three|four|midnight) ?(?:am|in the morning|at night|a m)|midnight)\\b`,
    ),
    'at night',
  ],
  // "That washed-out sky is ruining it, give me blue with fluffy clouds"
  [
    /(?:\b(?:that|the|this) (?:\w+ ){0,3}sky (?:is|looks|s) (?:\w+ ){1,4}[,.;] )(?:so |please )?(?:give me|i want|id like|make it|put in|use|how about) (?:an? )?(?:nice |bright |clear )?blue(?: (?:one|sky))? with (?:(?:some|a few|white|fluffy|puffy|little|nice) )*clouds\b/,
    'replace the sky with a blue sky with clouds ',
  ],
  // "Flatten it down to a handful of bold colours like those old campaign posters"
  [
    /\b(?:flatten|boil)(?: (?:it|this|everything|the picture))?(?: down)? (?:in)?to (?:just |only )?(?:a handful of|a few|few|some) (?:(?:bold|flat|strong|solid|bright|big) )*colors(?: (?:like|as|in) (?:those |the |an? |in )*(?:old |vintage |retro |political )*(?:\w+ )?posters?)?(?= ?$| ?[,.;!?])/,
    'turn it into a poster',
  ],
  [
    /\b(?:reduce|simplify|break|strip|cut)(?: (?:it|this|everything|the picture))?(?: down)? (?:in)?to (?:just |only )?(?:a handful of|a few|few|some|\d|three|four|five|six) (?:(?:bold|flat|strong|solid|bright|big) )*colors (?:like|as|in) (?:those |the |an? |in )*(?:old |vintage |retro |political )*(?:\w+ )?posters?(?= ?$| ?[,.;!?])/,
    'turn it into a poster',
  ],
  // "The highlights are burnt and the shadows very black"
  [
    new RegExp(
      `${START}(?:the |all the |my )?shadows (?:(?:are|is|look|came out) )?(?:too|so|very|much|really|way too|far too|pitch) (?:dark|black|deep)${END}`,
    ),
    'lift the shadows',
  ],
  // "Drop the highlights by 30%"
  [
    /\b(?:drop|dropping|knock back|knock down|take down|pull in) (?=(?:the |its |all the )?(?:highlights|contrast|saturation|brightness|exposure|warmth|temperature|colors) (?:by|down|an? (?:bit|little|touch|lot)|slightly|\d))/,
    'lower ',
  ],
  // "That arty two-shots-in-one-frame effect"
  [
    /\b(?:that |the |an? )?(?:arty )?two (?:shots|pictures|photos|exposures|images) (?:on|in) (?:one|a single) (?:frame|picture|photo|image|shot)(?: (?:effect|look|thing|style))?\b/,
    'double exposure',
  ],
  // "Darken the corners just a hair", "a hair brighter"
  [/\b(?:just |by |only )+a hair(?= ?$| ?[,.;!?]| and\b)/, 'slightly'],
  [
    /\b(?:just )?a hair (?=(?:brighter|darker|warmer|cooler|lighter|sharper|softer|more|less)\b)/,
    'slightly ',
  ],
  // "October vibes behind her, orange leaves and all"
  [
    new RegExp(
      `\\b(?:october|november|autumn|autumnal|fall) (?:vibes?|mood|feel|feeling|scenery|scene|atmosphere|setting) (?:behind (?:me|us|him|her|them|it|(?:the|my) \\w+)|in the (?:back|background))(?: ?, (?:with )?(?:the )?(?:orange|red|golden|yellow|colorful|fallen) leaves(?: (?:and|n) (?:all|everything))?)?${END}`,
    ),
    'autumn background',
  ],
  // "Two-tone, teal in the shadows and pink in the lights"
  [
    new RegExp(
      `\\b(?:(?:an? |that |the )?(?:two tone|2 tone|duotone|bicolor|two color)(?: (?:thing|look|effect|style))?(?: ,)? )(?:with )?(${COLOUR}) (?:in|for) (?:the )?(?:shadows|darks|dark parts|shade) and (?:with )?(${COLOUR}) (?:in|for) (?:the )?(?:lights|highlights|light parts|brights)`,
    ),
    'duotone $1 and $2',
  ],
  [/\b(?:spotify|album) cover (?:type|style|like|looking) (?=(?:two tone|2 tone|duotone))/, ''],
  // "Put Before and After as captions underneath"
  [
    /\b(?:put |with |add )?before and after (?:as )?(?:captions?|labels?)(?: (?:underneath|below|under them|on them|at the bottom))?(?= ?$| ?[,.;!?])/,
    'with labels before and after',
  ],
  // "The 3rd picture should be the background of the 1st", as German puts it
  [
    /\bthe (\d) \. (?:picture|photo) should the background of (?:the )?\d \. (?:picture |photo )?is\b/,
    'use picture $1 as the background',
  ],
  // "All soft and creamy like those expensive cameras do"
  [
    /(?<=\b(?:blur\w*|soft|creamy|bokeh|out of focus|fuzzy)\b[^.;]* )(?:, )?(?:and )?(?:creamy )?(?:just )?(?:like|as)(?: (?:with|on|from|in))? (?:those|these|the|an?|really|proper|some) (?:(?:really|very|big|proper|fancy) )*(?:expensive|pro|professional|good|real|fancy|posh|pricey) (?:cameras?|lens|lenses|photos?|shots?|phones?)(?: (?:do|does|make|makes|has|have))?(?= ?$| ?[,.;!?])/,
    '',
  ],
  // "Passport pic, UK size"
  [
    /(?<=\b(?:passport|visa|id) (?:photo|picture|pic) )(?:, )?(?:in )?(?:uk|eu|german|french|spanish|british|european|official|standard) (?:size|format|standard)(?= ?$| ?[,.;!?])/,
    '',
  ],
];
