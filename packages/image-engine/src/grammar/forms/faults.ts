import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const HOW =
  '(?:really |very |so |too |a bit |a little |all |quite |rather |pretty |somewhat |slightly |kind of |sort of |totally |way too |far too )*';
const PICTURE =
  '(?:it|this|that|everything|the (?:whole )?(?:picture|photo|image|pic|shot|thing|scan)|my (?:picture|photo|image|pic|shot|scan))';
const LOOKS =
  '(?:is|was|s|looks?|looked|came out|comes out|has come out|turned out|turns out|has turned|went|has gone|seems|ended up|gets|got|appears)';
const PIXELS = '(?:pixelated|pixelly|pixely|pixellated|blocky|jaggy|jagged)';
const SOFT = '(?:(?:soft|blurry|fuzzy|small|low res|grainy|bad) (?:and|,) )?';
const WHEN =
  '(?:when|if|once|as soon as|after|on|in|at) (?!the (?:background|corner|left|right|sky|middle|face))[^,.;:!?“]+?';
const CASTS: readonly (readonly [said: string, meant: string])[] = [
  ['bluish|blueish|blue ish', 'blue'],
  ['yellowish|yellowy', 'yellow'],
  ['orangey|orangy|orangeish|orangish', 'orange'],
];

/** Faults that are told, and what would mend them. */
export const FAULT_FORMS: readonly Form[] = [
  // "Dark circles under the eyes, lighten them"
  [
    /(?<=^|[,.;] )(?:i have |there are |the |my |her |his )*((?:dark circles|eye bags|bags|rings|wrinkles|spots?|pimples?|zits?|freckles|scars?|blemish|blemishes|moles?)(?: (?:under|on|around|in|at) (?:the |my |her |his )?\w+)?) (?:[,.;] |and )+(?:please |can you |could you )*(lighten|brighten|soften|reduce|fade|remove|tone down) (?:it|them|these|those|that)(?= ?$| [,.;!]| and\b| but\b)/,
    '$2 the $1',
  ],
  // "Fix the yellow white balance"
  [
    /\b(fix|correct|repair) (?:the|that|this|my) (?:yellow|blue|green|orange|warm|cold|wrong|bad|off|horrible|awful|weird|terrible) white balance\b/,
    '$1 the white balance',
  ],
  // "Make the fog go away"
  [
    /\b(?:make|have|let|get) (?:the|this|that|all the) (fog|haze|mist|smog|rain|snow|noise|grain|blur|glare)(?: to)? (?:go away|go|disappear|vanish|clear|lift)(?= ?$| ?[,.;!])/,
    'remove the $1',
  ],
  // "Why is everyone orange in this, please fix the colors"
  [
    new RegExp(
      `${START}(?:why|how come) (?:(?:is|are|does|do|has) )?(?:everyone|everybody|everything|it|this|(?:the|my|our|this) (?:whole |entire )?(?:photo|picture|image|pic|shot|room|people)|all of us|we|i)(?: all)?(?: is| are| looks?)? (?:look |looking |come out |turn out |turned |so |too |all )*(orange|yellow|green|blue|purple|pink|red|magenta)(?: (?:in|on|here|this|it|the|photo|picture|pic|shot|one|tinted|looking))*(?: [,.;?!])+ (?:please |can you |could you |and |just )*(?:fix|correct|repair|sort out|mend)(?: (?:it|that|this|the colou?rs?|the white balance|the tint|my colou?rs?))?${END}`,
    ),
    'too $1 , fix the white balance',
  ],
  // "Everything looks yellow from the lamp, fix the colours"
  [
    /\b((?:everything|it|all|we all|the (?:photo|picture|whole (?:photo|picture|thing))) (?:looks?|is|came out|went|turned(?: out)?|s)(?: all| so| really| very| too)* (?:yellow|orange|blue|green|red|pink|magenta|purple)(?:ish)?)(?: (?:from|because of|due to|thanks to) (?:the |that |those )?\w+(?: \w+)?)? (?:, |and |so )+(?:please |can you |could you )*(?:fix|correct|sort out|repair|mend|neutralize) (?:the )?(?:colors?|white|tint|cast)\b/,
    'fix the white balance',
  ],
  // "It's all super pink, fix": neither warm nor cold
  [
    new RegExp(
      `${START}(?:its|(?:everything|it|all|we all) (?:looks?|is|are|came out|went|turned(?: out)?))(?: all| so| really| very| too| super| way)* (?:green|red|pink|magenta|purple)(?:ish)? (?:[,.;!] |and |so )+(?:please |can you |could you )*(?:(?:fix|correct|neutralize) (?:it|that|this)|fix|neutralize)${END}`,
    ),
    'fix the white balance',
  ],
  // "It is pixelated, make it bigger": no pixel art
  [
    new RegExp(
      `${START}(?:(?:but|because|as|since|and|so) )?(?:its|${PICTURE} (?:${LOOKS}|goes|becomes|turns|will be|will get|always gets)) ${HOW}${SOFT}${PIXELS}(?: ${WHEN})?${END}`,
    ),
    'upscale it',
  ],
  // "It came out really bluish"
  ...CASTS.map(
    ([said, meant]): Form => [
      new RegExp(`${START}(?:its|${PICTURE} ${LOOKS}) ${HOW}(?:${said})${END}`),
      `it is too ${meant}`,
    ],
  ),
  // "…, can that be neutral"
  [
    new RegExp(
      `(?<=\\b(?:blue|yellow|orange|green|red|pink|cast|warm|cold|colors?)\\b[^“]*)(?<= )(?:please |can you |could you |id like |i want |just |and |so )*(?:(?:can|could|should) (?:it|that|this|the colors?|the whites?) be|(?:make|get|have|turn) (?:it|that|this|the colors?|the whites?)(?: look)?) (?:more |a bit more |rather |completely |nice and )*neutral${END}`,
    ),
    'fix the white balance',
  ],
  // "My bedroom as a video backdrop": a picture all the same
  [
    /\bvideo (?=(?:call |chat |meeting |conference )?(?:backdrop|background|profile|calls? background))/,
    '',
  ],
  // "Desaturate the lot"
  [
    /\b(desaturate|brighten|darken|sharpen|blur|turn|make|grey|gray|convert|color|tint) the (?:whole )?lot\b/,
    '$1 everything',
  ],
  // "Line art, black on white": as it is anyway
  [
    new RegExp(
      `(?<=\\b(?:line art|line drawing|pencil|sketch|ink drawing|lineart|outline drawing|drawing)\\b[^“]*)(?<= )(?:, |in |just |only |and |all |simple |simply |plain )*black (?:lines |ink |strokes )?on (?:pure |plain |a )?white(?: paper)?${END}`,
    ),
    '',
  ],
  // "Wipe out everything around the vase and make it a soft lilac": what comes there
  [
    new RegExp(
      `${START}(?:please )?(?:remove|erase|delete|wipe out|wipe away|clear|take away|take out|get rid of|lose|cut out) (?:everything|all|whatever is|whats|the (?:stuff|mess|clutter|junk|rest)) ?(?:thats )?(?:around|behind|in the background|beside|except|but|apart from|other than) ?(?:the |my |our |his |her )?(?:\\w+ )?(?:(?:,|and|then|instead) )+(?:make|paint|color|turn|have|fill) (?:it|that|this|the rest) (?:all |in |with |into |a |an |one |plain |solid |just )*(${COLOUR})(?: instead| please)?${END}`,
    ),
    'make the background $1',
  ],
  // "In a cosy café": how a place is
  [
    /\b(in|into|at|to) (an?|some|the) (?:nice |little |lovely )*(?:cosy|cozy|bright|dark|warm|moody|colorful|sunny|light) (?=(?:cafe|coffee shop|restaurant|bar|pub|library|bookshop|hotel|lobby|church|castle|museum|gallery|cinema|theater|theatre|club|classroom|school|gym|shop|store|market|bakery|barn|cabin|cottage|palace|ballroom|spa|lounge|garage|workshop|airport|station|train|bus|plane|boat|ship)\b)/,
    '$1 $2 ',
  ],
  // "Really faded, spots everywhere. Can it be saved?"
  [
    /(?<=\b(?:old|faded|torn|scratched|cracked|stains?|spots?|scratches|creases?|creased|damaged|ripped|mou?ldy|yellowed)\b[^“]*)(?<= )(?:(?:can|could|may) (?:it|this|that|she|he|they) (?:still |ever )?be (?:saved|rescued|salvaged|brought back|revived)|(?:can|could) you (?:still )?(?:save|rescue|salvage|revive) (?:it|this|that|him|her|them)|is (?:it|this) beyond (?:saving|repair|rescue)|anything you can save)(?: for me)?(?= ?$| ?[,.;!?]| (?:and|please)\b)/,
    'restore it',
  ],
  // "Take the green tinge off our skin": it is in all of the picture.
  [
    new RegExp(
      `\\b(?:take|get|remove|clear|fix|lose|correct) (?:the|that|this) (?:\\w+ )?(blue|yellow|orange|green|red|magenta|pink|purple) (?:tinge|cast|tint|hue|glow) (?:off|out of|from|on|in|away from) (?:the |our |my |his |her |their )?(?:skin|faces?|skin tones?)${END}`,
    ),
    'remove the $1 cast',
  ],
  // "Only the whites look pinkish"
  [
    new RegExp(
      `${START}(?:only |just |sadly )*(?:the |all the |my )?(?:whites?|white (?:parts|bits|areas)) (?:(?:have|has|gone|are|is|look|looks|went|turned|come out|came out|all) )+${HOW}(?:pink|pinkish|magenta|purple|purplish|greenish|cyan)(?: ,? ?(?:please |can you )?(?:fix|correct) (?:it|that|them))?${END}`,
    ),
    'fix the white balance',
  ],
  // "Put a moon in": no place
  [
    new RegExp(
      `\\b(?:put|stick|pop|have|want|include|draw) (an?|the|some) ((?:\\w+ )?(?:moon|planet|planets|stars|rocket|ufo))(?: in| in there| in it| in the sky| up there| into it| into the sky| above| up in the sky)${END}`,
    ),
    'add $1 $2 to the picture',
  ],
  // "I'd rather have it portrait than landscape"
  [
    new RegExp(
      `\\b(?:rather|prefer) (?:have |see |want )?(?:it |this |that |the (?:picture|photo) )?(?:in |as )?(portrait|landscape|square|vertical|horizontal|upright)(?: format)? (?:than|over|to|rather than|instead of) (?:in |as )?(?:portrait|landscape|square|vertical|horizontal|upright)(?: format)?${END}`,
    ),
    'make it $1',
  ],
  // "… Nothing on the faces", "no retouching of the skin": nobody has asked for that.
  [
    /(?<=\w )(?:\. (?:please |but |and )?nothing (?:on|to|with)|(?:, |\. |; |but |and |please |with )+(?:no|without|dont do any) (?:beauty |skin )?(?:retouching|smoothing|beautifying|airbrushing|face ?tuning|makeover|beautification|touch ups?)(?: (?:on|to|of|in|for|at))?)(?: (?:the|our|my|her|his|their|any|all|peoples))*(?: (?:faces?|skin|people))(?: please| though)*(?= ?[.!]? ?$)/,
    '',
  ],
];
