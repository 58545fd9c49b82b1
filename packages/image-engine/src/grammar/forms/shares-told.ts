import { COLOUR, END, NAME, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

/** The whole picture, and no thing in it. */
const ALL =
  '(?:(?:it|its|this|that|is|s|far|way|much|a bit|really|looks|so|came out|the photo|the picture|the image|photo|picture) )*';
const WHO = '(?:me|us|him|her|them|you|it)';

/** Shares in words, what lies behind somebody by its name, and where a fault comes from. */
export const SHARE_TOLD_FORMS: readonly Form[] = [
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
  // "All is yellow because of the kitchen lamp"
  [
    new RegExp(
      `(?<=\\b(?:yellow|orange|blue|green|red|pink|warm|cold|dark|bright|yellowish|greenish|bluish)\\b.* )(?:because of|due to|thanks to) (?:the |that |those |my |our |a )?(?:\\w+ ){0,2}(?:lamps?|lights?|bulbs?|lighting|leds?|neons?|candles?|flash|windows?)(?: in ${WHOSE} \\w+)?${END}`,
    ),
    '',
  ],
  // "Way too dark, lift it": what is said of it is the wish already
  [
    new RegExp(
      `(?<=^${ALL}too (?:dark|dim|gloomy|black)(?: \\w+)? )(?:[,.;–-] |and |so )+(?:please )?(?:just )?(?:lift|raise|boost|brighten|lighten) (?:it|this|that)(?: up)?${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=^${ALL}too (?:bright|light|pale)(?: \\w+)? )(?:[,.;–-] |and |so )+(?:please )?(?:just )?(?:lower|dim|drop|darken|tone down) (?:it|this|that)(?: down)?${END}`,
    ),
    '',
  ],
  // "Give the faded colours some life again"
  [
    /\b(?:give|bring|put|breathe) (?:the |these |those |its |my )?(?:old |faded |washed out |pale |dull |tired )*colors (?:some |a bit of |a little |new |more |back to |a new |their )*(?:life|pop|punch|oomph|zing|kick|vibrancy|shine)(?: again| back| please)*/,
    'more vivid colors',
  ],
  // "The sea's sloping to the right, can you level it": why
  [
    new RegExp(
      `${START}(?:the |my |our )?(?:seas?|horizon|ocean|lake|water|waterline|skyline|shore|coast)(?: s| is|s)? (?:all |a bit |slightly |clearly )*(?:sloping|slopes?|slanting|tilting|tilted|leaning|running|falling|going)(?: down| off| downhill)*(?: to (?:the|one) (?:left|right|side))?(?: [,.;–-]| and| so| please| can you)+ (?=(?:please |can you |could you )*(?:level|straighten|fix|correct) (?:it|this|that))`,
    ),
    '',
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
];
