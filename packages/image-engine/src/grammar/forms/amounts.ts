import { COLOUR, END, NAME, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

/** The whole picture, and no thing in it. */
const ALL =
  '(?:(?:it|its|this|that|is|s|far|way|much|a bit|really|looks|so|came out|the photo|the picture|the image|photo|picture) )*';
const WHO = '(?:me|us|him|her|them|you|it)';
const DIAL =
  '(highlights|shadows|contrast|saturation|brightness|exposure|warmth|vibrance|clarity|sharpness|vignette)';
const TELLS =
  '(?:(?:in|on|of|over|around|behind) [^,.;:!?“]*?)?(?:(?:is|are|was|were|look|looks|seem|seems|came out|come out|got|feels?|gone|went|s|way|far|bit|a|much|rather) )*(?:too|blown|clipped|burnt|burned|washed|harsh|over|gone|off|crushed|blocked|strong|high|low|weak|flat|dull|heavy|extreme|excessive|mad|crazy|insane|bright|dark)\\b[^,.;:!?“]*?';
const SO =
  '(?:[,.;–-]|and|so) (?:so |and |please |can you |could you |just |maybe |perhaps |id |then )*';
const WHICH = '(?:it|them|that|this|those|these)';
const BY = '(?: (?:by|about|around|roughly|some|maybe|a))*';
const ISH = '(?: (?:or so|or thereabouts|ish|roughly|about|please|max|at most))*';
const DOWN = `(?:(?:lower|reduce|drop|cut|decrease|tame|tone|dim|soften) ${WHICH}(?: (?:down|back|off))*|(?:pull|bring|take|turn|dial|knock|get|push|put|move) ${WHICH} (?:back|down|off|in)(?: (?:down|again))*)`;
const UP = `(?:(?:lift|raise|increase|boost|bump|open) ${WHICH}(?: up)?|(?:pull|bring|take|turn|dial|get|push|put|crank|move) ${WHICH} (?:back )?up)`;
/** All of what can be turned up and down, as it is called behind such a verb. */
const TURNED =
  '(?:the |my |all the |all |those |its )?(contrast|saturation|brightness|warmth|sharpness|vibrance|exposure|clarity|colors)';
const TURNS =
  '(?:crank|turn|whack|ramp|bump|push|pump|dial|crack|bring|jack|put|slide|pull|get|boost|move)(?:ed|ing)?';
const FAR = '(?:right|way|well|all the way|a good way|a long way|good and|properly|really)';

/** How much or how little of something is wanted. */
export const AMOUNT_FORMS: readonly Form[] = [
  // "Raise the black level to 20"
  [/\b(?:raise|lift|increase) (?:the )?blacks? levels?(?: (?:to|by|at))?/, 'lift the shadows'],
  // "Nebel Stärke 20": in German as "much" is
  [
    /(?<=\b(?:grain|blur|vignette|fog|mist|snow|rain|glow|noise|hdr|sepia|saturation|contrast|brightness|warmth|sharpness|sharpen|shadow|tint|vintage|grayscale|sketch|cartoon|comic|watercolor|painting|background) )(?:,|with|in)? ?much (\d{1,3})(?= ?$| [,.;!])/,
    'strength $1',
  ],
  [
    /(?<=^|[,.;] )much (\d{1,3}) (grain|blur|vignette|fog|hdr|sepia|contrast|sharpness|saturation)(?= ?$| [,.;!])/,
    '$2 strength $1',
  ],
  // "Brighten by 20 % the shadows": how much stands before what of it
  [
    /\b(brighten|lighten|darken|raise|lift|lower|increase|boost|reduce) (?:by |a |an )?(\d{1,3}) ((?:the |my |all the )?(?:shadows|highlights|midtones|whites|blacks|subject|background|foreground|sky))(?= ?$| [,.;!]| and\b| but\b)/,
    '$1 $3 by $2%',
  ],
  // "Fog, intensity 25", "vignette strength 40", "dehaze the mountains at 60"
  [
    /(?<=\w )(?:, |with |at |and )*(?:an? |the )?(?:intensity|strength|amount|level)(?: of| at| set to| to| :)? (\d{1,3})(?= ?$| [,.;!])(?<!\b(?:water|sea|eye|noise|black|white|gray|color|zoom) level.*)/,
    '$1%',
  ],
  // "Comic, intensity low", "with high intensity"
  ...(
    [
      ['low|weak|faint|slight|gentle|light|mild|small|minimal|subtle|soft', 'subtle'],
      ['medium|moderate|middling|average', 'medium'],
      ['high|strong|full|maximum|max|great|big', 'strong'],
    ] as const
  ).flatMap(([said, meant]): Form[] => [
    [
      new RegExp(
        `(?<=\\w )(?:, |with |at |in |and )*(?:an? |the )?(?:${said}) (?:intensity|strength)(?= ?$| [,.;!])(?<!\\b(?:color|light|less|more) .*)`,
      ),
      meant,
    ],
    [
      new RegExp(
        `(?<=\\w )(?:, |with |at |in |and )*(?:an? |the )?(?:intensity|strength)(?: of| at| set to| to| on| :)? (?:${said})(?= ?$| [,.;!])(?<!\\b(?:color|light|less|more) .*)`,
      ),
      meant,
    ],
  ]),
  [
    /(?<=\b(?:dehaze|denoise|sharpen|fog|grain|vignette|hdr|saturation|contrast|brightness|warmth|glow)\b[^,.;:!?“]* )at (\d{1,3})(?= ?$| [,.;!])/,
    'at $1%',
  ],
  // "Generate" is what other tools do.
  [
    new RegExp(`${START}(?:please )?generate (?=(?:an?|some|two|three|four|more|another|me) )`),
    'add ',
  ],
  // "Down with the warmth by 12"
  [
    /\b(up|down) with (?:the )?(brightness|exposure|contrast|saturation|warmth|temperature|vibrance|clarity|sharpness|shadows|highlights|grain|vignette|blur)\b/,
    'turn $2 $1',
  ],
  // "Move the brightness up by 15%"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:move|take|shift|slide|dial) (?:up |down )?(?:the |its |my )?(brightness|exposure|contrast|saturation|warmth|temperature|vibrance|clarity|sharpness|shadows|highlights|grain|vignette|blur) (up|down)\\b`,
    ),
    'turn $1 $2',
  ],
  // "Only my daughter sharp and the rest blurry"
  [
    new RegExp(
      `${START}(?:i want |make |have |keep |leave )?(?:only|just) (?:${WHOSE} \\w+|me|us|him|her|them) (?:is |in |should be |to be |stays? )*(?:sharp|in focus|crisp)(?: ,| and| with)+ (?:all )?(?:the rest|everything else|all else|the background|the others?) (?:is |should be |to be |in |all )*(?:blurry|blurred|soft|out of focus|fuzzy)${END}`,
    ),
    'blur the background',
  ],
  // "Sepia, but only about half as strong as usual"
  [
    new RegExp(
      `(?:, |but |and |only |just |about |around |roughly )*half as (?:strong|strongly|much|intense)(?: as (?:usual|normal|always|it is|that))?${END}`,
    ),
    'at 50%',
  ],
  // "A few snowflakes falling, nothing too dense"
  [/\ba few (?=(?:\w+ )?(?:snowflakes|flakes|raindrops|drops)\b)/, 'light '],
  [
    /(?<=\b(?:(?<!\b(?:hour|portrait|sunset|evening|morning|studio|golden|warm|low|neon|the|more|some) )light|slight|soft) [^.;:!?“]*)(?:, |but |and )+(?:nothing|not|none) (?:too|very|overly|that) (?:dense|heavy|thick|strong|much|wild|dramatic)(?= ?$| [,.;!]| and\b)/,
    '',
  ],
  // "Lift the shadows around 30 percent"
  [
    /(?<=\b(?:shadows?|highlights?|blacks|whites|brightness|contrast|saturation|warmth|exposure|sharpness|vibrance|clarity|grain|blur|vignette|up|down|by)(?: \w+){0,2} )around (?=\d+(?: ?$| [,.;!]| (?:and|or|but|percent)\b))/,
    'about ',
  ],
  // "Golden hour feel, warm but not orange"
  [
    /(?<=\b(?:golden hour|sunset light|evening light)\b[^.;:!?“]*?)(?:, |and )*(?:warm )?but not (?:too |so |all )?(?:orange|yellow|red)\b/,
    ', only slightly',
  ],
  // "Turn the saturation down by a fifth"
  [/\bby (?:about |around |roughly |maybe )?(?:a|one) fifth\b/, 'by 20%'],
  [/\bby (?:about |around |roughly |maybe )?(?:a|one) tenth\b/, 'by 10%'],
  // "HDR effect about half strength"
  [
    /\b(?:at |with |in )?(?:about |around |roughly |only |just )*half (?:the |its |of the )?(?:usual |normal )?(?:strength|intensity|power)\b/,
    'at 50%',
  ],
  // "Blur the office behind me": no office is wished for
  [
    new RegExp(
      `\\b(blur|defocus|soften|unsharpen) (?:out )?(?:the|that|this|my|our|all the) (?:\\w+ ){1,3}?(?:behind|in back of) (?:${WHO}|${WHOSE} \\w+)(?= ?$| [,.;:!?]| (?:and|but|then|please|slightly|a|very|only|just|so|by|more)\\b)`,
    ),
    '$1 the background',
  ],
  // "At around 60 %"
  [/(?<=\b(?:at|to|by|of|with) )(?:around|about|roughly|approximately|circa) (?=\d+ )/, ''],
  // "Way too dark, lift it": what is said of it is the wish already
  [
    new RegExp(
      `(?<=^${ALL}too (?:dark|dim|gloomy|black)(?: \\w+)? )(?:[,.;–-] |and |so )+(?:please )?(?:just )?(?:lift|raise|boost|brighten|lighten) (?:it|this|that)(?: up)?${END}`,
    ),
    '',
  ],
  // "Give the faded colours some life again"
  [
    /\b(?:give|bring|put|breathe) (?:the |these |those |its |my )?(?:old |faded |washed out |pale |dull |tired )*colors (?:some |a bit of |a little |new |more |back to |a new |their )*(?:life|pop|punch|oomph|zing|kick|vibrancy|shine)(?: again| back| please)*/,
    'more vivid colors',
  ],
  // "Crop so I am in the middle"
  [
    /\b(?:crop|cut|trim)(?: it| this| the (?:photo|picture|image))? (?:so|such that|so that) (?:i|we|he|she|they|it|(?:the|my|our) \w+)(?: ?m| am| is| are| s)? (?:right |dead |exactly )*(?:in the (?:middle|center)|centered|central)\b/,
    'center the subject',
  ],
  // "Collectible standing on a stand"
  [
    /(?<=\b(?:collectibles?|figurines?|figures?|toys?|vinyl)\b.* )(?:standing|posed|mounted|placed|displayed|sitting) on (?:an? |its |the )?(?:own |little |small |round |display |tiny )*(?:stand|base|plinth|pedestal|podium)\b/,
    '',
  ],
  // "Put her face on mine and mine on hers"
  [
    /\b(?:put|place|stick|paste) (?:my|his|her|their|your) (?:face|head) on (?:mine|his|hers|theirs|yours|him|her|me|them)\b(?: and (?:mine|his|hers|theirs|my face) on (?:mine|his|hers|theirs|him|her|me))?/,
    'swap the faces',
  ],
  // "My profile and the forest shot melted together as a double exposure"
  [
    /\b(?:my|his|her|our|their|the) (?:profile|portrait|face|silhouette|head) and (?:the |my |our )?(?:\w+ ){1,2}(?:(?:melted|merged|blended|mixed|combined|melting|fused|joined) (?:together |into one )?)?(?:as|in|into) (?:an? )?double exposure\b/,
    'double exposure of my profile and the picture',
  ],
  // "Old kitchen on the left, new one on the right"
  [
    new RegExp(
      `${START}(?:the |our |my )?(?:old|older|previous|former|original)(?: (?:\\w+))? (?:on |to |at )?(?:the )?left(?: side)? (?:, |and |; )+(?:the |our |my )?(?:new|newer|current|finished|renovated)(?: (?:\\w+))? (?:on |to |at )?(?:the )?right(?: side)?${END}`,
    ),
    'before on the left and after on the right',
  ],
  // "A seagull over the boat would be nice, can you add one"
  [
    new RegExp(
      `${START}(an? (?:\\w+ ){1,6}?)(?:would|d|could) (?:be|look) (?:\\w+ )?(?:nice|great|good|cool|lovely|fun|cute|perfect)(?: there| too)? (?:, |; |and |so )+(?:please |can you |could you )*(?:add|put|place|draw)(?: in)? (?:one|it|some|that)(?: in| there)?${END}`,
    ),
    'add $1',
  ],
  // "Front door → #8E1B2E"
  [
    new RegExp(`${START}(?:${WHOSE} )?(${NAME}) to (#[0-9a-f]{3,6}|${COLOUR})${END}`),
    'make the $1 $2',
  ],
  // "The highlights on the dress are blown, pull them back by 30% or so"
  [
    new RegExp(`${START}(?:the |my )?${DIAL} ${TELLS} ${SO}${DOWN}${BY} (\\d+)${ISH}${END}`),
    'lower the $1 by $2',
  ],
  [
    new RegExp(`${START}(?:the |my )?${DIAL} ${TELLS} ${SO}${UP}${BY} (\\d+)${ISH}${END}`),
    'increase the $1 by $2',
  ],
  [
    new RegExp(`${START}(?:the )?colors ${TELLS} ${SO}${DOWN}${BY} (\\d+)${ISH}${END}`),
    'lower the saturation by $1',
  ],
  // "The noise is bad, reduce it by half": half of the noise, and no half of the picture
  [
    new RegExp(
      `${START}(?:(?:the |this |there is |theres )?(?:noise|grain) [^,.;:!?“]*?${SO}${DOWN}|(?:reduce|lower|cut|decrease|halve) the (?:noise|grain))${BY} half${END}`,
    ),
    'denoise at 50%',
  ],
  // "Crank the colours right up", "turn the contrast way up"
  [new RegExp(`\\b${TURNS} ${TURNED} ${FAR} up(?: please)?${END}`), 'much more $1'],
  // "Straighten it and crop": straightening does.
  [
    new RegExp(
      `(?<=\\b(?:straighten|level|straight)\\b[^,.;:!?“]{0,30} )(?:, )?(?:and |then )*(?:crop|trim)(?: it)?(?: (?:off |away )?(?:whats|what is|whatever is|the) (?:left over|sticking out|too much|rest|empty corners|corners|edges))?${END}`,
    ),
    '',
  ],
];
