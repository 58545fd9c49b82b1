import { COLOUR, END, FIRST, INK, LAST, START, WHOSE } from './parts.ts';
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
const WHOM = '(?:me|us|him|her|it|them|(?:the|my|our|his|her|this|these) \\w+(?: \\w+)?)';

/** Wishes for another background. */
export const GROUND_FORMS: readonly Form[] = [
  // "Darken what is around it a little"
  [
    /(?<=\b(?:brighten|lighten|darken|blur|soften|warm|cool|desaturate|sharpen)(?: up| out)? )(?:what is|whats|whatever is|all that is) (?:all )?(?:around|behind) (?:it|him|her|me|us|them)\b/,
    'the background',
  ],
  // "White background but keep the soft shadow under the shoes"
  [
    /(?<=\bbackground\b[^.;:!?“]*)(?:, |but |and )*(?:keep|leave|with) (?:the |its |her |his |their |a )?(?:soft |natural |little |original |real )*shadows?(?: (?:under|below|beneath|underneath|on the (?:ground|floor))(?: (?:the |her |his |its |my )?\w+)?)?(?= ?$| [,.;!]| and\b)/,
    ', add a shadow under it',
  ],
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
  // "A gradient from pink at the top to purple at the bottom": so it runs.
  [
    new RegExp(
      `\\b(?:an? |the )?gradient(?: (?:background|backdrop))? (?:from |of |in |with |, |: )*(${COLOUR}) (?:at |on |in )?(?:the )?(?:very )?(?:top|above|left) (?:and |to |into |in |, )*(${COLOUR}) (?:at |on |in )?(?:the )?(?:very )?(?:bottom|below|underneath|right)${END}`,
    ),
    'gradient background from $1 to $2',
  ],
  // "Everything behind me should just be gone"
  [
    new RegExp(
      `${START}(?:please )?(?:everything|all|anything|whatever is|whats|what is|all that is|the (?:whole )?(?:stuff|mess|junk|things?)) (?:that is |thats )?behind (?:me|us|him|her|it|them|${WHOSE} \\w+) (?:should |must |shall |can |may |has to |needs to |is to |could )?(?:just |simply |please |all )*(?:be |go |to be )?(?:gone|removed|deleted|erased|cut out|go|vanish|disappear|away)${END}`,
    ),
    'remove the background',
  ],
  // "Swap whatever is behind the dog for …"
  [
    new RegExp(
      `(?<=\\b(?:swap|replace|exchange|change|switch|trade|substitute) (?:out )?)(?:everything|all|anything|whatever is|whatever|whats|what is|all that is|the (?:whole )?(?:stuff|mess|junk|things?|room|wall|scene)) (?:that is |thats )?(?:there )?behind (?:me|us|him|her|it|them|${WHOSE} \\w+)(?= (?:for|with|by|to|into|against)\\b)`,
    ),
    'the background',
  ],
  // "Don't remove the background, only make it navy"
  [
    new RegExp(
      `${START}(?:please )?(?:dont|do not|no need to|not) (?:it )?(?:remove|delete|take away|erase|cut out|replace|change|swap)(?: it)?(?: me| us| it)?(?: out)?(?: the| my)? (?:whole |entire )?background(?: entirely| completely)? (?:, |but |and |; |\\. )*(?:just |only |simply |instead )*(?:make|turn|colou?r|paint|dye|put) it (?:in |to |into )?(${COLOUR})${END}`,
    ),
    'make the background $1',
  ],
  // "Put skyscrapers at the back"
  [
    new RegExp(
      `${START}(?:please )?(?:put|have|want|add|stick|place|get) ((?:[^,.;:!?“ ]+ ){1,5}?)(?:at|in|to) (?:the|my|our) (?:back|rear)${END}`,
    ),
    'put $1 behind me',
  ],
  // "Purple fading into pink behind the trainer"
  [
    new RegExp(
      `${START}(?:a |an )?(${COLOUR}) (?:that |which )?(?:fading|fades|fade|blending|blends|melting|melts|turning|going|running|flowing|shading|bleeding) (?:over )?(?:in|into|to) (${COLOUR})(?: (?:behind|around) ${WHOM}| as (?:the |a )?(?:background|backdrop))${END}`,
    ),
    'replace the background with a gradient of $1 and $2',
  ],
  // "Change the green wall for a gradient from purple to pink"
  [
    new RegExp(
      `${START}(?:please )?(?:make|replace|change|turn|swap|exchange) (?:the |my |this |that )(?:${COLOUR} )?wall (?:behind ${WHOM} )?(?:with|in|into|for|by|to) (an? (?:\\w+ )?gradient)\\b`,
    ),
    'replace the background with $1',
  ],
  // "It needs plain white all round it", "clean white behind"
  [
    new RegExp(
      `${START}(?:it |that |this |they )?(?:(?:needs?|wants?|with|on|in|has to have|should have|have) )?(?:a |an |just )?(?:(?:nice |clean |plain |simple |pure )*(${COLOUR}) behind|(?:clean |plain |simple |pure )+(${COLOUR}) (?:all )?(?:round|around))(?: ${WHOM})?${END}`,
    ),
    'make the background $1 $2',
  ],
  // "A beach behind us, a little blurry"
  [
    new RegExp(
      `(\\b(?:beach|mountains?|forest|woods|city|skyline|office|kitchen|studio|snow|autumn|leaves|sunset|space|background|backdrop|scenery|setting)(?: (?:behind|at the back of) ${WHOM}|in the background)?) , (?:and )?((?:slightly|gently|softly|a bit|a little|a touch|little|bit) )?(?:nicely |very |quite |all |kind of |sort of )*(?:out of focus|blurred|blurry|defocused|unsharp|soft focus)${END}`,
    ),
    '$1 , $2 blur the background',
  ],
  // "Plonk him on a lilac backdrop"
  [
    /\b(?:plonk|plop|whack|bung|shove|chuck|lob|park|whisk|beam|plant|dump) (?=(?:me|us|him|her|it|them|my|our|the|this|his) )/,
    'put',
  ],
  // "A snowy street behind"
  [
    new RegExp(
      `\\b((?:put|have|with|want|add)? ?(?:an? |the )?)snowy (street|city|town|road|alley|village) (behind(?: ${WHOM})?|in the background|as (?:the )?background)`,
    ),
    '$1 $2 $3 , make it snow',
  ],
  // "The skyline of a big city at dusk behind the band"
  [
    new RegExp(
      `${START}(?:the |a )?(?:skyline|lights|silhouette|streets?|panorama) of (?:a |the )?(?:big |large |modern )?city (?:at|by|in the) (?:dusk|night|twilight|nightfall|evening|sundown)\\b`,
    ),
    'city at night',
  ],
  // "Give the sunset behind us more punch": it is there.
  [
    new RegExp(
      `${START}((?:please )?(?:give|make|turn|get)) the (?:sunset|sky|sea|ocean|mountains?|hills?|forest|woods|trees|beach|city|view|scenery|landscape|skyline|lake) (?:behind|around) ${WHOM} (?=(?:way |a |much |some |more |less |slightly |bit |lot )*(?:more|less|\\w+er|punch|darker|brighter))`,
    ),
    '$1 the background',
  ],
  // "Office in the back"
  [
    new RegExp(
      `${START}((?:an? |the )?(?:\\w+ )?(?:beach|mountains?|forest|woods|city|skyline|office|kitchen|studio|sunset|galaxy|boardroom|cityscape)) (?:in|at) the (?:back|rear)${END}`,
    ),
    '$1 behind me',
  ],
  // "The wall we're standing in front of should be mint green"
  [
    new RegExp(
      `${START}the (?:wall|background|backdrop|fence|door) (?:that |which )?(?:im|were|we are|i am|shes|hes|theyre|i was|we were|she is|he is) (?:standing|sitting|posing|leaning) (?:in front of|before|against|by|at) (?:should be|should|shall be|must be|to be|in|is to be|is meant to be|could be) (${COLOUR})${END}`,
    ),
    'make the wall behind me $1',
  ],
  // "The background, blur it"
  [
    new RegExp(
      `${START}(?:the |my )?(background|backdrop) , (?:please |can you |could you |you )*(blur|darken|brighten|soften|lighten|remove|sharpen|desaturate) (?:it|that)${END}`,
    ),
    '$2 the $1',
  ],
  // "Behind the shoes a gradient from pink to light blue"
  [
    new RegExp(
      `${START}(?:please )?behind (${WHOM}|(?:the|my|our) \\w+) (?:, )?(?:put |add |i want |id like |i would like )?(an?(?: (?:soft|smooth|gentle|nice))? gradient (?:from|of|in) [^.;:!?“]+?)${END}`,
    ),
    'background is $2',
  ],
  // "Like a proper photo studio"
  [
    /(?<=\b(?:like|in|as) (?:an? |the )?)(?:proper|real|actual|legit|genuine|decent|fancy|posh|expensive) (?=(?:photo |photographers? |professional |portrait )*(?:studio|office|beach|forest|kitchen)\b)/,
    '',
  ],
  [new RegExp(`${FIRST}studio (?:in )?(${COLOUR})${LAST}`), '$1 studio background'],
  [/\bstarry (?:sky|night|night sky) (?:background|backdrop|behind)\b/, 'space background'],
  // "Paint the wall behind grandma dark teal, grandma unchanged": nothing but the wall is painted.
  [
    new RegExp(
      `((?:paint|make|color|turn|recolor) the wall behind (?:the |my |our )?\\w+ (?:in )?(?:${COLOUR})) , (?:the |my |our )?\\w+ (?:unchanged|untouched|as (?:it )?is|stays?(?: the same)?|the same)${END}`,
    ),
    '$1',
  ],
  // "Replace the messy kitchen behind me with a clean modern one"
  [
    new RegExp(
      `${START}((?:please )?(?:replace|swap|exchange|change|trade)) (?:the |my |this |that |our )(?:\\w+ )?(kitchen|office|beach|forest|city|studio|street|mountains?) (?:behind ${WHOM} )?(?:with|for|to|into|by) (an?) (?:\\w+ ){0,3}?one${END}`,
    ),
    '$1 the background with $3 $2',
  ],
  // "I need my bowl on pure white with nothing else"
  [
    new RegExp(
      `${START}(?:i |we )?(?:need|want|would like|like|have|put|show|get)? ?(?:my |the |our |this )(?:\\w+ ){1,3}?on (?:an? )?((?:pure |plain |clean |solid )?(?:white|black|gr[ae]y|cream|beige))(?: background)?(?: (?:with|and) nothing else| only| alone)?(?: so (?:that )?(?:i|we|it|they) [^,.;:!?]*?)?${END}`,
    ),
    'make the background $1',
  ],
  // "I need the logo on a transparent background"
  [
    new RegExp(
      `${START}(?:please )?(?:i need|i want|we need|id like|put|get me|get|give me|show|have|make)? ?(?:just |only )?(?:the|my|our|this) (?:\\w+ ){1,2}(?:on|with|in|against) (?:an? )?(?:transparent|clear|see through) (?:background|bg|backdrop)${END}`,
    ),
    'remove the background',
  ],
  // "A misty forest"
  [/\b(?:misty|foggy) (forest|woods|woodland|mountains|city|street|beach)\b/, '$1 with fog'],
  // "So stars and planets behind me"
  [/\brainy (?:evening|night)(?: in the (?:city|street|forest|mountains))?\b/, 'night with rain'],
  // "Background slightly blurry but the pie stays sharp"
  [
    new RegExp(
      `${START}(?:the )?background ((?:slightly |a bit |very )?)(?:blurry|blurred|soft|unsharp) (?:but|,|and) (?:but )?(?:the|my|our) \\w+ (?:the )?(?:rest|stays?|remains?|keeps?) (?:well |very |nicely )?(?:sharp|crisp|clear)${END}`,
    ),
    'blur the background $1',
  ],
  // "A sunset over the sea"
  [
    /\b(sunset|sunrise) (?:over|above|at|by|on|across) (?:the |an? |some )?(?:calm |open |wide |blue )?(?:sea|ocean|water|lake|bay|coast|horizon|harbou?r|shore|seaside|waves)\b/,
    '$1',
  ],
  [
    new RegExp(
      `\\band just (?=(?:make|have|put|leave) (?:it|that) (?:plain |pure |all )?${COLOUR})`,
    ),
    'and',
  ],
  // "Get rid of everything behind me and make it plain white"
  [
    new RegExp(
      `\\b(?:remove|get rid of|take out|take away|delete|erase|lose|ditch) (?:everything|all|whats|what is|what s|the stuff|the mess) (?:behind|around) ${WHOM} (and make (?:it|that)) (?=(?:plain |pure |all |solid )?${COLOUR})`,
    ),
    'remove the background $1',
  ],
  [
    new RegExp(
      `\\bremove (?:the )?background (?:, )?and make (?=(?:plain |pure |all )?${COLOUR}${END})`,
    ),
    'make the background',
  ],
  // "On a light marble kitchen counter"
  [
    /\bon (?:an? |the |my |our )(?:\w+ ){0,3}kitchen (counter|countertop|worktop|table|island|bench)\b/,
    'on a kitchen counter',
  ],
  // "Change the wall in the background from yellow to light blue"
  [
    new RegExp(
      `${START}(?:please )?(?:change|turn|paint|recolou?r|make|switch) the walls?(?: (?:behind ${WHOM}|in the (?:background|back)|at the back))? from ${INK} (?:to|into) ${INK}${END}`,
    ),
    'recolor the $1 wall $2',
  ],
  // "Kitchen as background, bright and modern": of the kitchen.
  [
    /\b((?:kitchen|office|studio|living room) (?:as (?:the |my |a )?background|background|behind (?:me|us|him|her|it|them)) ?)(?:, |and |but )+(?:nice |very |really |all )*(?:(?:modern|clean|airy|friendly|tidy|open|cozy|cosy) (?:and )?)?(?:bright|light|airy|sunny)(?: and (?:modern|clean|airy|friendly|tidy|open|white))?(?= ?$| ,| \.| and\b| please\b)/,
    '$1',
  ],
  // "Drop shadow under the shoes on a white background"
  [
    new RegExp(
      `${START}(?:add |put |with )?(?:an? )?(?:soft |light |slight |subtle |natural )?(?:drop )?shadow (?:under|below|beneath|underneath) (?:the|my|our) \\w+ (?:on|in|with|against|and) (?:an? )?(?:plain |pure |clean )?(${COLOUR}) (?:background|ground|backdrop)${END}`,
    ),
    'make the background $1 , add a shadow under it',
  ],
  // "On a mountain with snow": of the mountain.
  [/\bmountains? (?:with|add|and) (?:some )?snow\b(?! falling)/, 'snowy mountains'],
];
