import { COLOUR, END, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const HUE = '(red|orange|yellow|green|blue|purple|violet|pink|teal|cyan|brown)';
const FINE = '(?:thin|fine|narrow|small|slim|delicate|little|hairline)';
const FAT = '(?:thin|thick|wide|broad|big|fat|narrow|chunky|large)';

/** What is said of a wish behind a comma, or how the picture came about, read with the wish. */
export const SAID_BESIDE_FORMS: readonly Form[] = [
  // "Noise out"
  [
    new RegExp(
      `${START}(?:the |all the |all that )?(?:noise|image noise|grain|graininess|speckles) (?:out|away|gone|off)${END}`,
    ),
    'denoise it',
  ],
  // "Fog over the lake, thin please"
  [
    new RegExp(
      `\\b(fog|mist|haze) ((?:[^,.;:!?“ ]+ ){0,5}), (?:but )?(?:only |just |very |rather |quite |please )*(?:thin|light|fine|delicate|subtle|gentle|soft|a little|not (?:too|so) (?:thick|dense|much|heavy|strong))${END}`,
    ),
    'a little $1 $2',
  ],
  // "Blurrier, like with a real camera"
  [
    new RegExp(
      `(?:(?<= )[,;–-] )?(?:just )?(?:like|as|as if|as though|the way)(?: (?:it was|it were|it is|its|taken|shot|you get|you have|made|done|from|with|by|in|on))* (?:an? |the |my )?(?:real|proper|good|expensive|professional|pro|big|decent|fancy|dslr|slr|mirrorless|portrait) (?:camera|lens|slr|dslr|portrait lens|photo camera)(?<=\\b(?:blur|blurry|blurred|blurrier|sharp|sharper|bokeh|soft|softer|focus)\\b.*)${END}`,
    ),
    '',
  ],
  // "A thick white frame with a fine black line": one around the other
  [
    new RegExp(
      `\\b((?:${FAT} )?${COLOUR} (?:frame|border|edge|mat|passe partout)) (?:(?:and|with|plus|,|then) )+(?:an? |another )?((?:${FINE} )${COLOUR}) (?:line|edge|rim|stripe|outline|stroke|one|border)(?: (?:around (?:it|that)|inside|outside|in it|on the (?:inside|outside)|along it))?${END}`,
    ),
    '$1 , then a $2 border',
  ],
  // "Remove the background and the shadow too": it goes along
  [
    new RegExp(
      `\\b((?:remove|cut out|delete|erase|take out|take away|get rid of) (?:the |my )?background)(?: (?:and|,|with|plus|also|including|incl))+ (?:also )?(?:the |its |his |her |any |all )?shadows?(?: (?:too|as well|also|behind (?:me|us|him|her|it)|on the \\w+))*${END}`,
    ),
    '$1',
  ],
  // "“© Jana” bottom left, hardly visible": the ground shows through
  [
    new RegExp(
      `(?<=“”[^“]* )[,;–-] (?:but |and )?(?:very |really |so )*(?:hardly|barely|scarcely|only just|not too|not very|almost not) (?:visible|noticeable|readable|prominent|obvious)${END}`,
    ),
    'really see through',
  ],
  // "“See you” at the bottom, in handwriting"
  [
    /(?<=“”(?: [^,.;:!?“ ]+){0,6} ), (?=(?:in|as) (?:\w+ ){0,2}?(?:handwriting|handwritten|cursive|script|calligraphy|italics?|capitals|caps|bold|typewriter|serif|block letters)\b)/,
    '',
  ],
  // "Blend the two, mostly the first"
  ...(
    [
      ['first|1st', 'at 30%'],
      ['second|2nd|other|last', 'at 70%'],
    ] as const
  ).map(
    ([which, meant]): Form => [
      new RegExp(
        `(?<=\\b(?:blend|merge|mix|overlay|dissolve|double exposure|superimpose)\\b.* )(?:(?:,|and|but|with|show|showing|keep|so that|make) )*(?:(?:mostly|mainly|more of|more|predominantly|primarily|rather|you see more of) )+(?:of )?(?:the )?(?:${which})(?: (?:one|picture|photo|image))?(?: (?:visible|shows|showing|stronger|dominant))*${END}`,
      ),
      meant,
    ],
  ),
];

const LOOK =
  '(?:sepia|vintage|hdr|cinematic|golden hour|duotone|neon|watercolor|comic|cartoon|oil painting|snow|fog|rain|night|vignette|grain|tint|anime|poster)';
const SHAPE = '(?:square|story|reel|widescreen|portrait|landscape|youtube|instagram|\\d+[:x×]\\d+)';
const ABOUT = '(?: (?:,|by|about|around|roughly|maybe|some|approximately|like|just|only|tilted))*';
const CROOKED =
  '(?:(?:it|this|its|the (?:picture|photo|horizon|image)|picture|photo|horizon)(?: (?:is|hangs|looks|s|was|stands))? (?:a bit |slightly )?)?(?:crooked|tilted|slanted|leaning|leans|askew|tilts|hangs|off)';

/** How much, how large and what of, told in other words than those of the wish itself. */
export const TOLD_BESIDE_FORMS: readonly Form[] = [
  // "Darker background so that I stand out"
  [
    new RegExp(
      `(?<=\\b(?:background|backdrop|blur|darker|brighter|sky)\\b[^.“]* )(?:, )?so (?:that )?(?:i|we|he|she|it|they|${WHOSE} \\w+) (?:can |will |would )?(?:stands?|pops?|comes?|jumps?|sticks?) (?:out|off|forward)(?: (?:more|better|nicely|a bit))*${END}`,
    ),
    '',
  ],
  // "Palm trees behind us": a beach has them
  [
    new RegExp(
      `${START}(?:please )?(?:put |add |place |i want |with |have |show )?(?:some |a few |many |lots of |the )?(?:palm trees?|palms) (?=(?:behind (?:me|us|him|her|it|them)|in the background)\\b)`,
    ),
    'put a beach ',
  ],
  // "The red of the car is too strong, tone it down"
  ...['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink'].map(
    (hue): Form => [
      new RegExp(
        `${START}the ${hue}s? (?:of|in|on) ${WHOSE} \\w+ (?:is|are|looks|look|comes out) (?:far |much |way |a bit )*too (?:strong|intense|bright|loud|much|saturated|garish|vivid|harsh)(?: [,.;–-] (?:please |can you |could you )*(?:tone|turn|calm|take|bring|dial|tame|reduce)(?: (?:it|that|them))?(?: (?:down|back|a bit|a little|please))*)?${END}`,
      ),
      `tone down the ${hue}s`,
    ],
  ),
  // "Sepia but only half"
  [
    new RegExp(
      `\\b(${LOOK}(?: (?:effect|look|tone|style))?) (?:, )?(?:but )?(?:only |just |maybe |at )+half(?: (?:of it|strength|as strong|strong|the strength|that|as much))*${END}`,
    ),
    '$1 at 50%',
  ],
  // "A pencil drawing with very light lines"
  [
    new RegExp(
      `(?<=\\b(?:sketch|drawing|pencil)\\b[^.“]* )(?:(?:[,;–-]|with|and|in|but) )+(?:very |only |just |really |rather )*(?:light|faint|soft|pale|hair thin) (?:lines?|strokes?|pencil lines)${END}`,
    ),
    'slightly',
  ],
  // "It is crooked, about 3 degrees to the right": turned back
  ...(
    [
      ['right', 'left'],
      ['left', 'right'],
    ] as const
  ).map(
    ([side, back]): Form => [
      new RegExp(
        `${START}${CROOKED}${ABOUT} (\\d+)(?: degrees?)? (?:too far )?(?:to |towards )?(?:the )?${side}(?: [,;.] (?:please |can you |could you )*(?:fix|straighten|correct|level)(?: (?:it|that|this))?(?: (?:out|please))*)?${END}`,
      ),
      `rotate it $1 to the ${back}`,
    ],
  ),
  // "In 3:4 and at least 2000 pixels high"
  [
    /(?:(?<= )(?:,|and) )?(?:at least|minimum|min|no less than) (\d+) (high|tall|wide|in height|in width)(?= ?$| [,.;!])/,
    ', resize to $1 $2',
  ],
  // "Twice as big but not blurry"
  [
    new RegExp(
      `\\b(?:make it |i want it |it should be )?(?:twice|two times|double|2)(?: times)? (?:as big|as large|the size|bigger|larger) (?:(?:,|but|and|please) )+(?:(?:not|without)(?: (?:be|being|get|getting|become|becoming|all|too|going|it))* (?:blurry|pixelated|blurred|fuzzy|unsharp)|without losing (?:any )?(?:quality|sharpness|detail)|(?:still |keep it |it stays |stay |staying )+sharp)${END}`,
    ),
    'upscale it 2×',
  ],
  // "Square with blurred edges"
  [
    new RegExp(
      `\\b(${SHAPE}(?: format)?) (?:(?:,|with|and|plus) )+(?:the )?(?:blurred|blurry|soft blurred) (?:edges|borders|bars|margins|stripes|side bars|strips)(?: (?:at|on|left and right|top and bottom)(?: the)?(?: sides)?)?(?: for (?:my |the )?(?:instagram|facebook|whatsapp)(?: (?:post|feed|page))?)?${END}`,
    ),
    '$1 with blurred sides',
  ],
  // "A headshot for my CV with a grey background"
  [
    new RegExp(
      `${START}(?:please )?(?:make |i need |crop (?:it )?to |turn (?:it|this) into )?(?:an? )?(?:business |professional |cv |application |corporate )*headshot(?: for (?:my|a|the|our) (?:cv|resume|application|job application|website|company(?: website)?|team page|profile))? (?:, )?(?=(?:with|in front of|on|and|gray|white|blue|light|dark|blurred|plain) )`,
    ),
    'headshot crop , ',
  ],
  // "Write our names Lea & Tom"
  [
    /\b(?:write|put|add|print) (?:in )?(?:our|the|their|his|her|my|both|these) (?:two )?names? [:]? ?((?!in|at|on|and|below|under|here|there)\w+ and (?!in|at|on)\w+)(?= )/,
    'write “$1”',
  ],
  // "… diagonal across the picture": no letters stand so
  [
    /(?<=\b(?:watermark|text|write|logo|stamp|caption)\b.*)\bdiagonal(?:ly)? (?:across|over|through)(?: (?:the|whole|entire|it|picture|photo|image|everything))*(?= ?$| [,.;!])/,
    ', diagonally',
  ],
  // "With a slightly blue tone"
  [
    new RegExp(
      `(?<=(?:^|[,;] |\\b(?:and|with|add|have) )(?:an? |please |make it )*)(?:very )?(?:slight|slightly|bit|little|light|lightly|subtle|subtly|faint)(?: an?)? ${HUE} (?:tone|touch|cast|hue|feel|note|shade)${END}`,
    ),
    'slight $1 tint',
  ],
];
