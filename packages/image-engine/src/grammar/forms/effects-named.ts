import { COLOUR, END, LAST, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

/** What is said behind a look, or instead of its name, and belongs to it. */
export const EFFECT_FORMS: readonly Form[] = [
  // "Low fog over the ground"
  [
    /(?<!\b(?:remove|clear|less|no|without|reduce|lift|kill|lose)\b[^,.;:!?“]*)\b(?:low |ground |thin )?(?:lying |hanging )?(fog|mist) (?:over|on|along|above|across) (?:the |our |my )?(?:ground|floor|grass|lawn|water|lake|fields?|meadow|valley)(?= ?$| [,.;!\d]| and\b| with\b| at\b)/,
    '$1',
  ],
  // "Comic, black and white": one look.
  [
    /\b(comic|cartoon|manga|sketch|drawing)(?: style| look| strip| book)? , (?:and )?(?:in |all )?(?:black and white|b and w)(?= ?$| [,.;!]| please\b)/,
    'black and white $1',
  ],
  // "A black and white frame"
  [
    /\b(?:black and white|white and black|b and w) (?:frame|border|edge)(?: around (?:it|the (?:picture|photo)|everything))?(?= ?$| [,.;!]| and\b| please\b)/,
    'black gallery frame with white mat',
  ],
  // "Pretend it was taken an hour before sundown"
  [
    new RegExp(
      `${START}(?:please |make it look |let it look )*(?:pretend|imagine|as if|as though|like|say) (?:that )?(?:it|this|the (?:photo|picture)) (?:was|were|had been|is) (?:taken|shot|photographed|snapped|captured) (?:about |around )?(?:an|one|half an|the last|the|\\d) (?:half )?hours? before (?:sundown|sunset|dusk|nightfall|the sun (?:goes|went) down)${END}`,
    ),
    'golden hour',
  ],
  // "Two exposures on the same film"
  [
    /\b(?:two|2) exposures (?:on|in|of) (?:the same|one|a single) (?:film|frame|negative|picture|photo|shot)\b/,
    'double exposure',
  ],
  // "Use my other picture as what's behind me"
  [
    new RegExp(
      `${START}(?:please )?(?:use|take|put|have) ${WHOSE} (?:other|second|2nd) (?:picture|photo|image|pic|shot|one) (?:as|for|to be|instead of|in place of) (?:what is|whats|whatever is|whatevers|the thing|the stuff|the view|the scenery|the wall)? ?behind (?:me|us|him|her|it|them)${END}`,
    ),
    'use the second picture as background',
  ],
  // "It should be more of a forest green, say #228b22"
  [
    new RegExp(
      `\\b(?:be )?(?:more |rather |kind |sort )?(?:of )?(?:an? )?${COLOUR} , (?:say|like|about|something like|maybe|for example|eg|ideally|around) (?=#[0-9a-f]{3,8}\\b)`,
    ),
    'be ',
  ],
  // "It has this ugly yellow tint from the lamp"
  [
    /\b(?:has|have|got|shows|with) (?:this |that |such an? |an? )(?:really |very |so )*(?:ugly |nasty |awful |horrible |strange |weird |sickly |slight |strong |unpleasant |annoying )*(yellow|yellowish|orange|green|greenish|blue|bluish|red|reddish|pink|purple|magenta) (?:tint|tinge|hue|sheen|colou?r cast) (?:from|because of|due to|by|thanks to) (?:the |that |my )?(?:\w+ )?\w+(?= ?$| [,.;!]| please\b| and\b)/,
    'is too $1',
  ],
  // "There's a haze over the mountains, I want to see them clearly"
  [
    /(?<=\b(?:haze|hazy|fog|foggy|mist|misty|milky|blurry|dark|grainy)\b[^.“]*)(?:, |and |so |but )+(?:i|we|you) (?:just |really )*(?:want|would like|like|need|wanna|d like|should be able|should) (?:to )?(?:be able to )?(?:see|recogni[sz]e|make out) (?:them|it|us|him|her|the \w+|everything|something)(?: (?:more )?clearly| properly| better| again| sharply)*(?= ?$| [,.;!]| please\b)/,
    '',
  ],
  // "On the moon or somewhere out there among the stars"
  [
    /\b(on the moon|in (?:outer )?space|on a beach|at the beach|in the mountains|in a forest|in a city|in the snow) or (?:somewhere|anywhere|something|some place)(?: (?:out there|up there|like that|similar|nice|warm|far away))?(?: (?:among|between|in|under|near|by|on) [^,.;:!?“]+)?(?= ?$| [,.;!]| please\b)/,
    '$1',
  ],
  // "Crooked, dull and a tad blurry, sort all three out"
  [
    /(?<=^(?:it is |its |this is |the (?:photo|picture) is )?)(crooked|dull|dark|grainy|hazy|blurry|flat|yellow|noisy|pale|cold) (?:, )(?:too |a bit |a tad )?(crooked|dull|dark|grainy|hazy|blurry|flat|yellow|noisy|pale|cold) and (?:a (?:tad|bit|touch|little) |rather |quite |too )?(crooked|dull|dark|grainy|hazy|blurry|flat|yellow|noisy|pale|cold) [,.;–-] (?:please |can you )*(?:sort|fix|mend|correct|improve|repair|do) (?:all |of |these |the )*(?:three|them|that|it|this)(?: out| up)?(?= ?$| [,.;!]| please\b)/,
    'it is too $1 , it is too $2 , it is too $3',
  ],
  // "Open his eyes, he was blinking"
  [
    /(?<=\beyes\b[^.“]*)(?:, |because |as |since )+(?:he|she|i|they|we|it|the \w+) (?:was|were|is|are|am|had|s|re|m) (?:just |only |always |mid )*(?:blinking|asleep|squinting|blinked|sleepy|tired|looking away)(?= ?$| [,.;!]| please\b| and\b)/,
    '',
  ],
  // "Darken the bottom of the picture": that part, and not the picture.
  [
    /(?<=\b(?:at|in|across) (?:the )?(?:very )?(?:top|bottom|left|right|lower|upper)(?: (?:left|right|half|part|side|edge|third|area|quarter|corner))? )of (?:the |this |my )?(?:picture|photo|image|frame|shot|pic)\b/,
    '',
  ],
  [
    /\b((?:brighten|darken|lighten|blur|sharpen|desaturate|warm|warm up|cool|cool down|soften|dim|make|fade)(?: up| out)? the (?:whole |very )?(?:top|bottom|left|right|upper|lower))(?: (half|part|side|third|edge|area|quarter))? of (?:the |this |my )?(?:picture|photo|image|frame|shot|pic)\b/,
    '$1 half',
  ],
  [
    /\b(?:crop|cut|trim|chop|slice)(?: off| away)? the (top|bottom|left|right)(?: side| edge| part| bit)? of (?:the |this |my )?(?:picture|photo|image|frame|shot|pic)(?= ?$| [,.;!]| and\b| please\b)/,
    'crop a bit off the $1',
  ],
  // "Like an old movie with dust and scratches"
  [
    /\b(?:like|as|into|as if from|as in) (?:in |from |out of )?(?:an? )?(?:really |very )?old (?:movie|film|silent film|cinema film|film reel|newsreel)(?: still)?(?: with (?:some |lots of )?(?:dust|scratches|grain|flicker|lines|specks|hairs)(?:(?: ,| and| or)+ (?:dust|scratches|grain|flicker|lines|specks|hairs))*)?(?= ?$| [,.;!]| please\b)/,
    'in a vintage look with film grain',
  ],
  // "Match the brightness of the second picture": what a blend does anyway.
  [
    /\b(?:match|adapt|align|equali[sz]e) (?:the |its |their )?(?:brightness|light|lighting|colou?rs?|exposure|tones?) (?:of|to|with) (?=(?:the |my )?(?:second|other|first|both|two|third)\b)/,
    'match the looks of ',
  ],
  // "Everything brighter, not the background"
  [
    /\b((?:make |have |turn )?(?:everything|all of it|the whole (?:picture|photo)) (?:\w+er|more \w+)) , (?:just |only )?not (?=(?:the|my) (?:background|sky|subject|person)\b)/,
    '$1 but not ',
  ],
  // "A square, centred on the face"
  [
    new RegExp(
      `${START}(?:please )?(?:(?:crop|cut|trim|make) (?:it |this )?(?:to |into )?)?(?:an? |be )?square(?: crop| cut| crop it)? (?:, )?(?:centred|centered|center|centring|centering|focused|focussed) (?:on|around|at|to) (?:${WHOSE} )?(?:faces?|heads?)${END}`,
    ),
    'make it square with the subject in the center',
  ],
  // "Instead of the grey wall I want autumn behind me"
  [
    new RegExp(
      `${START}(?:instead of|rather than|in place of) ${WHOSE} (?:${COLOUR} |boring |ugly |messy |old |bare |plain )*(?:wall|walls|room|background|backdrop|mess|parking lot|car park|street|kitchen|garage|office|garden|curtain|sofa|bedroom|hallway|classroom|yard) (?:, )?(?:please )?(?:i |we )?(?:want|would like|would love|would prefer|id like|id love|id prefer|need|prefer|have|put|take|give me|make it)(?: to have| to see)? (?=[^,.;!“]*\\b(?:behind|background|backdrop)\\b)`,
    ),
    'i want ',
  ],
  // "I only need the sofa"
  [
    new RegExp(
      `${START}(?:i|we) (?:only|just) (?:need|want|require) ${WHOSE} ((?:${COLOUR} )?\\w+)(?: ,)?(?: (?:and )?nothing else| alone| itself| on its own| without anything(?: else)?| by itself)?${LAST}`,
    ),
    'keep only the $1',
  ],
  // "A figurine of me, in plastic, standing on a desk": as such figures are.
  [
    /(\bfigurine\b[^.;:!?“]*?) , (?:standing |put |placed |set )?(on (?:an? |the |my )?(?:small |round |little |black |dark )*(?:base|desk|stand|shelf|pedestal))(?= ?$| [,.;])/,
    '$1 $2',
  ],
  // "A figurine on a white base": the base that it gets is a dark one.
  [
    new RegExp(
      `(\\b(?:figurine|figure|funko)\\b[^.;:!?“]*?) (?:, )?(?:standing |put |placed |set )?(?:on|with) (?:an? |the )?(?:\\w+ )?((?!black|dark|gray|charcoal|anthracite)${COLOUR}) (base|stand|pedestal|plinth)\\b`,
    ),
    '$1 , $2 $3',
  ],
  // "In italic and thin"
  [
    /\bin (italics?|bold|thin|light|script|handwriting) and (italics?|bold|thin|light|small|big|large)(?= ?$| [,.;!]| please\b)/,
    'in $1 $2 letters',
  ],
];
