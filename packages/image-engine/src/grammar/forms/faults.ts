import { COLOUR, END, MARKED, START } from './parts.ts';
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
  ['greenish', 'green'],
  ['reddish', 'red'],
];
const RATHER =
  '(?:a |far |way |much |all |just |really |so |too |very |rather |quite |pretty |awfully |terribly |dead |well |proper |right |bit |little |tad |touch |kind of |kinda |sort of |somewhat )*';
const IT =
  '(?:it|this|that|everything|everyone|everybody|we|they|he|she|(?:the|my|our|his|her|this|that) (?:\\w+ )?\\w+)';
const SEEMS = '(?:is|are|was|were|looks?|seems?|feels?|came out|come out|turned out|s)';
const FAULT =
  '(?:dark|gloomy|dim|dull|flat|cold|blue|yellow|orange|green|hazy|noisy|grainy|blurry|fuzzy|blurred|unsharp|bright|overexposed|underexposed|murky|pale|washed out|warm|crooked|wonky)';
const DIRT = '(?:dust|hairs?|fluff|lint|specks|mould|mold|fungus|mildew)';
const TAPE = '(?:sellotape|scotch tape|sticky tape|tape|glue|selotape|adhesive)';
const PRINT = '(?:scan|negative|slide|print|photo|photograph|picture|snap|image)';

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
  // "It's looking rather cold": too cold, and not colder
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:and|but|because) )(?:${IT}|its|thats|theyre|were|\\w+s)(?: is| are| was| were)? looking ${RATHER}(?!(?<!\\b(?:too|bit|rather|little|tad|touch|quite|way|very) )(?:warm|bright)\\b)(?!(?<=\\b(?:sky|sea|water|ocean|lake|grass|lawn|leaves|trees|car|dress) (?:is |are )?looking .*)(?:blue|green|yellow|orange))(${FAULT})(?: there| here| in this| to me| as is)?${END}`,
    ),
    'it is too $1',
  ],
  // "Noisy as anything", "as dark as a coal cellar"
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:and|but|because) )(?:${IT}|its|thats|(?:the|my|our|this) \\w+s|\\w+s)?(?: ?${SEEMS})? ?(?:all )?(?:as )?(?!bright|warm)(${FAULT}) as (?:anything|hell|heck|can be|sin|all get out|they come|fuck|mud|you like|dishwater|ditchwater|a (?!(?:film|photo|picture|painting|night)\\b)\\w+(?: \\w+)?)(?: (?:from|through|out of|because of|due to|at|in|on) (?!the (?:background|corner|sky))[^,.;:!?“]{2,40}?)?${END}`,
    ),
    'it is too $1',
  ],
  // "Hazy, clear it up"
  [
    new RegExp(
      `${START}(?:(?:its|it is|this is|really|very|pretty|a bit|super|all|quite) )*(?:hazy|foggy|misty|smoggy)(?: (?:from|through|out of|because of|due to|over) [^,.;:!?“]{2,40}?)? (?:[,;.–-] )+(?:(?:please|can|could|you|so|just) )*(?:clear(?: (?:it|this|that))?(?: up)?|clean(?: (?:it|this|that))?(?: up)?|(?:make|get) (?:it|this|that|everything) (?:(?:a bit|much|more|really) )*(?:clear|clearer|crisp|crisper)|(?:a bit |much )?clearer|cut through (?:it|that))(?: please)?${END}`,
    ),
    'remove the haze',
  ],
  // "Grainy at ISO 12800, smooth it": film's grain is no fault
  [
    new RegExp(
      `${START}(?:(?:its|it is|this is|really|very|pretty|a bit|super|all|quite) )*(?:grainy|noisy|speckled|speckly)(?! (?:film|35mm|kodak))(?: (?:from|at|because of|due to|in|on|after) (?!the (?:background|corner|sky)|[^,.;:!?“]*\\b(?:dust|scratch|scratches|cracks?|stains?|creases?|tears?|folds?)\\b)[^,.;:!?“]{2,40}?)? (?:[,;.–-] )+(?:(?:please|can|could|you|so|just) )*(?:smooth|clean|denoise|calm|fix|clear|repair|sort)(?: (?:it|this|that))?(?: (?:up|down|out))?(?: please)?(?:${END}|(?= (?:without|but)\\b))`,
    ),
    'it is too noisy',
  ],
  // "You can't see the mountains for all the haze"
  [
    new RegExp(
      `(?<!\\b(?:put|add|make|want|give|more|some)\\b.*)${START}(?:you |we |i |one )?(?:cant|can not|cannot|can hardly|can barely|hardly|barely|dont|could not|couldnt)(?: even| really)? (?:see|make out|recogni[sz]e) [^,.;:!?“]*? (?:for|because of|through|with|in|due to)(?: all| this| that| the| so much| thick| dense)* (?:haze|fog|mist|smog)${END}`,
    ),
    'remove the haze',
  ],
  // "Bit gloomy innit"
  [
    new RegExp(
      `${START}(?:its |this is |it looks |looks )?(?:an? )?(?:bit|tad|touch|little|little bit|rather|kinda|awfully) (${FAULT}) (?:, )?(?:innit|isnt it|aint it|is it not|isnt she|eh|no|int it)${END}`,
    ),
    'it is too $1',
  ],
  // "Noisy": nobody wishes for that
  [/(?<=^)noisy(?= ?[.!?]? ?$)/, 'it is too noisy'],
  // "There's loads of grain cause I shot it at night"
  [
    /(?<=^|[,.;:!?] |\band |\bbut )(?:theres|there is|there are|it has|its got|ive got|this has|has|i have|i got) (?:just |still |such )*(?:loads|tons|lots|heaps|a ton|a lot|a load|plenty|so much|way too much|too much|masses|oodles) ?(?:of )?(?:the )?(grain|noise|haze|speckles)\b/,
    'there is too much $1',
  ],
  // "Camera shake has ruined it", "my hand wasn't steady"
  [
    /\b(?:the )?(?:camera|hand|hands|motion) (?:shake|wobble|blur)(?: has| have)? (?:ruined|spoiled|spoilt|wrecked|got|messed up|killed) (?:it|this|that|the \w+|my \w+)\b/,
    'it is too blurry',
  ],
  // "Looks like someone breathed on the lens"
  [
    new RegExp(
      `${START}(?:it |this |which )?(?:looks? |seems? )?(?:like |as if |as though |that )?(?:someone|somebody|i|he|she|they|you) (?:must have |had |has )?(?:breathed|breathe|fogged|steamed|misted) (?:on |up )*(?:the|my|his|her) (?:lens|camera)${END}`,
    ),
    'remove the haze',
  ],
  // "Somebody put a tea mug on this photo and left a ring"
  [
    new RegExp(
      `${START}(?:someone|somebody|i|he|she|they|(?:my|our|the) \\w+) (?:has |have |had |must have )?(?:put|left|spilled|spilt|knocked|dropped|stood|set) (?:an? |some |his |her |their |my )?(?:\\w+ )?(?:mug|cup|coffee|tea|glass|wine|ink|juice|water|beer|gravy)(?: (?:on|over|all over|onto|across) (?:this|the|my|it|that)(?: ${PRINT})?)(?: and (?:it )?left (?:an? )?(?:\\w+ )?(?:rings?|marks?|stains?))?${END}`,
    ),
    'it has stains',
  ],
  // "Bits of mould on this negative", "dust and hairs all over the scan"
  [
    new RegExp(
      `(?:(?:theres|there is|there are|ive got|has|it has|got) )?(?:bits of |some |lots of |a lot of |loads of |spots of |little )*(?:${DIRT}|${TAPE} (?:marks|stains|residue|bits|traces))(?: and (?:\\w+ )?(?:${DIRT}|scratches|spots))? (?:(?:all over|on|over|in) (?:this|the|my|our|that)(?: (?:old|scanned|whole))? ${PRINT}|all over)${END}`,
    ),
    'it has dust and scratches',
  ],
  [
    /\b(?:my |the |mums |dads |grans |grandmas |our |this |an? )(?:old )?(?:polaroid|slide|negative) (?:has|have|is|was|got) (?:\w+ ){0,2}?(?:faded|torn|scratched|creased|yellowed|stained|damaged|cracked)(?: (?:to|into) nothing| away| badly)?\b/,
    'the old photo is faded',
  ],
  // "The shot is on the cold side"
  [
    new RegExp(
      `\\b(?:(?:is|are|looks?|s|came out|a bit|rather|slightly|just|little) )+on the (${FAULT}|soft) side${END}`,
    ),
    'is too $1',
  ],
  // "Photo's gone a weird shade of magenta"
  [
    new RegExp(
      `${START}(?:the |my |our |this )?(?:photos?|pictures?|pics?|shots?|images?|it|its|everything|scans?)(?: has| have)? (?:gone|turned|went|got|come out|came out) (?:an? |all )?(?:(?:weird|funny|strange|odd|horrible|nasty|sickly|ugly|peculiar) )?(?:(?:shade|tone|kind|sort|hue) of )?(magenta|green|blue|yellow|orange|red|pink|purple)${END}`,
    ),
    'it is too $1',
  ],
  // "The dress came out grey, it was white"
  [
    new RegExp(
      `${START}(?:the|my|our|his|her) (?:\\w+ ){1,2}(?:came out|looks?|turned|went|has come out|turned out|is) ${RATHER}(?:gray|yellow|yellowish|blue|bluish|cream|pink|orange|greenish|green) (?:, |but |and |when |although )+(?:it|they) (?:was|were|is|are|should be|s)(?: actually| really| meant to be| supposed to be)* (?:pure |bright |snow )?white${END}`,
    ),
    'fix the white balance',
  ],
  // "Her face is half in shade, half in sun"
  [
    new RegExp(
      `${START}((?:the|my|our|his|her|their) faces?) (?:is|are|was|were) (?:half|partly|part) in (?:the )?(?:shade|shadow|dark)(?: ,| and)* (?:half|partly|part) in (?:the )?(?:sun|light|sunshine|sunlight)${END}`,
    ),
    'portrait light on $1',
  ],
  // "Everything's a little mushy"
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:and|but|because) )(?:${IT}|its|\\w+s)(?: ?${SEEMS})? (?:a )?${RATHER}(?:mushy|mush|smudgy|smeary|out of whack focus wise)${END}`,
    ),
    'it is too blurry',
  ],
  // "There's a milky film over the picture"
  [
    new RegExp(
      `(?:theres|there is|there seems to be|it has|has got|its got|has) (?:an? |this |some sort of |a kind of )*(?:milky|gray|white|whitish|hazy|foggy|cloudy|misty) (?:film|veil|layer|sheen|curtain|coating|fog|look|blanket)(?: (?:over|on|across|all over|to|in) (?:it|everything|(?:the|my|this) (?:whole |entire )?\\w+))?${END}`,
    ),
    'remove the haze',
  ],
  // "Granny's portrait has a big tear down the middle"
  [
    new RegExp(
      `${START}(?:(?:the|my|our|this|his|her|\\w+s) (?:old )?)?(?:portrait|print|photo|photograph|picture|snap|snapshot|it|this|original) (?:has|have|got|has got) (?:an? |some )?(?:\\w+ )?(?:tears?|rips?|cracks?|creases?|folds?|fold lines) (?:right )?(?:down|across|through|in|along|over|all over) (?:the |its |his |her |my )?\\w+${END}`,
    ),
    'it has a crease',
  ],
  [
    new RegExp(
      `${START}(?:the )?(?:ink|paper|emulsion|surface|print) (?:has|is|have|looks)(?: all| badly| a bit)* (?:run|blotchy|stained|peeling|flaking|foxed|bled|smeared|spotted|spotty|peeled)(?: and (?:the )?(?:ink|paper|emulsion|surface|print) (?:has|is|looks)(?: all| badly| a bit)* (?:run|blotchy|stained|peeling|flaking|foxed|bled|smeared|spotted|spotty|peeled))?${END}`,
    ),
    'it has stains',
  ],
  // "Calm the noise"
  [
    new RegExp(
      `${START}(?:please |can you |could you |just |also )*(?:soften|smooth|smooth out|smooth away|calm|tame|weaken|lessen|ease|dampen)(?: (?:a bit|a little|slightly))? (?:the |this |that |all the |that )?(?:(?:digital|image|color|night|heavy) )?(noise|grain)(?= ?$| [,.;!?]| and\\b| but\\b| in\\b| a (?:bit|little)\\b| slightly\\b| please\\b)`,
    ),
    'reduce the $1',
  ],
  // "The photo is full of grain, I shot it at night with a high ISO"
  [
    new RegExp(
      `${START}(?:(?:the|this|my|our) (?:whole |entire |night )?(?:photo|picture|image|pic|shot|background|sky)|it|its|this|that|everything)(?: is| s| has| has got| looks| came out| turned out| shows)* ?(?:full of|covered (?:in|with)|riddled with|all|nothing but|just|so much|loads of|lots of|plenty of|tons of|a lot of|far too much|way too much|too much|too many|lot of) (?:ugly |digital |image |iso |color |of )*(?:grain|noise|speckles|speckle|specks)(?: (?:in it|on it|everywhere|all over|all over it|in the (?:sky|shadows|background|dark(?: parts| areas)?)))?${END}`,
    ),
    'remove the noise',
  ],
  [
    /(?:, |and |because |as |since |cause )*(?:i |we |it was |was )?(?:shot|taken|took|photographed)(?: it| this| that)?(?: at night| in the dark| indoors| after dark)?(?: (?:at|with|on|using) (?:an? |the )?(?:very |too |really )?(?:high|max|maximum|insane|crazy) iso)(?: setting| value)?(?= ?$| [,.;!?]| so\b| and\b| please\b)/,
    '',
  ],
  // "Hazy, the mountains in the distance are all washed out"
  [
    new RegExp(
      `${START}(?:the |all the |those )(?:mountains?|hills?|skyline|horizon|coast|peaks?|landscape|valley|islands?)(?: (?:in the (?:distance|back|background)|far away|over there))? (?:is|are|look|looks|seem|seems)(?: all| too| so| really| very| quite| a bit| completely)* (?:washed out and hazy|hazy and washed out)${END}`,
    ),
    'remove the haze',
  ],
  // "It is bright enough already": what is not wished for.
  [
    /(?:, |and |because |as |since |cause |; )+(?:it|its|it s|this|that|everything|the (?:photo|picture|image))(?: is| s| looks)? ?(?:already )?(?:too )?(?:bright|dark|warm|cold|sharp|colorful|saturated|light|big|large|small|contrasty|vivid|blurry|soft)(?: and (?:bright|dark|warm|cold|sharp|colorful))? enough(?: already| as it is| for me| now)?(?= ?$| [,.;!?]| so\b| but\b| please\b)/,
    '',
  ],
  // "I look tired and old, make me ten years younger"
  [
    /(?<=^|[,.;] )i (?:look|am|seem|feel)(?: so| too| very| really| a bit| all)* (?:tired|old|exhausted|worn out|aged|haggard|worn|fat|pale)(?: and (?:so |too |very )*(?:tired|old|exhausted|worn out|aged|haggard|fat|pale))?(?: here| (?:in|on) (?:it|this|that|this (?:one|photo|picture)))? [,.;] (?:so |please |can you )*(?=make me (?:look )?(?:\w+ years )?(?:younger|slimmer|thinner|fresher)\b)/,
    '',
  ],
  // "Everything is orange, I want normal skin"
  [
    /(?=\b(?:i|we|want|need|like|would|give|get|bring|with|back) )(?<=\b(?:orange|green|yellow|blue|pink|red|purple|filter|cast|tint|light)\b.*)\b(?:i |we )?(?:(?:want|need|like|would like|give me|get me|bring back|get back|with|back) )+(?:my |our |the |some |a )?(?:natural|normal|real|realistic|true)(?: looking)? skin(?: tones?| colors?)?(?: (?:back|again))?(?= ?$| [,.;!]| and\b| but\b| please\b)/,
    'fix the white balance',
  ],
  // "Someone put a filter on this, get rid of it": what is wrong with it comes behind.
  [
    /(?<=^|[,.;] |\band )(?:someone|somebody|they|he|she|i|we|(?:my|the) \w+) (?:has |have |had |must have )?(?:put|slapped|used|applied|added|ran|stuck) (?:an? |some |this |one of those )+(?:\w+ )?(?:filters?|presets?)(?: (?:on|over|to|onto) (?:this|it|that|me|us|the (?:photo|picture)))?(?:(?: [,.;]| and)+ (?:so |please |can you |could you )*(?:get rid of|remove|undo|take off|take away|lose|reverse) (?:it|that|this)(?: again)?)? [,.;–-] (?=(?:so |and )?(?:its?|it is|the|everything|everyone|that|this|because|we|i|my) [^.;:!?“]*?(?:too|all|so|green|yellow|orange|blue|pink|purple|red|washed|faded|gray|flat|saturated|warm|cold|dark|pale)\b)/,
    '',
  ],
  // "I hate how yellow it looks, fix that"
  [
    /\b(?:i )?(?:really |just )?(?:hate|dislike|dont like|cant stand|am not happy with|not happy with) how (yellow|blue|orange|green|pink|red|dark|bright|pale|gray|dull|flat|grainy|noisy|blurry|cold|warm|hazy|washed out|crooked) (?:it|this|that|everything|(?:the|this|my) (?:photo|picture|pic|image)) (?:all )?(?:looks?|is|came out|turned out|comes out)(?: (?:here|now|in this))?(?: (?:[,.;] |and )+(?:please |can you |so )*(?:fix|change|correct|sort|mend) (?:that|it|this))?/,
    'it is too $1',
  ],
  // "Remove the dust and the scratches, leave the date in the corner"
  [
    new RegExp(
      `(?=, |\\. |and |but )(?<=\\b(?:dust|scratch|scratches|creases?|stains?|tears|folds?|cracks?|rips?)\\b.*)(?:, |\\. |and |but ){1,4}(?:please )?(?:leave|keep|spare|dont (?:touch|remove|erase)) (?:the |his |her |my |our )?(?:handwriting|writing|date|signature|inscription|caption|stamp|note|names?|dedication|border|white border|frame)(?: (?:on|at|in|along|across|around) [^,.;:!?“]*?)?(?: (?:alone|as (?:it )?is|untouched))?${END}`,
    ),
    '',
  ],
  // "Remove what I marked and sharpen the rest"
  [
    new RegExp(
      `(?=\\b\\w+ (?:the |all |everything )*(?:rest|else|remainder)\\b)(?<=\\bi(?: have|ve)? (?:just |already )?${MARKED}\\b[^“]*)\\b(sharpen|brighten|darken|lighten|enhance|denoise|straighten|crop|saturate|restore) (?:the |all the |everything )?(?:rest|else|remainder)(?: of (?:it|the (?:photo|picture|image)))?${END}`,
    ),
    '$1 it',
  ],
  // "Blur the background but keep the dog and the ball sharp"
  [
    /(?=\b(?:keep|leave|keeping|with) )(?<=\bblur\b.*)\b(keep|leave|keeping|with) ((?:the |my |our |his |her |both |us |me |him )?\w+) and (?:the |my |our |his |her )?\w+ (sharp|in focus|crisp|clear)(?= ?$| [,.;]| and\b| please\b)/,
    '$1 $2 $3',
  ],
  // "Make the logo transparent"
  [
    new RegExp(
      `${START}(?:please )?make (?:the|my|our|this) (?:logo|picture|photo|image|product|cutout|png|icon) (?:all |completely )?transparent${END}`,
    ),
    'remove the background',
  ],
  // "Make it look like it was shot on film"
  [
    /\bmake (?:it|this|the (?:photo|picture)) look (?:like|as if|as though) (?:it was |it is |its |it were |it had been )?(?:shot |taken |photographed |filmed )?(?:on|with) (?:old |real |analog |analogue |35 ?mm )*(?:film|analog film|an (?:old |analog |film )*camera)\b/,
    'vintage look',
  ],
  // "Oval vignette, soft white edges": the same once more
  [
    /\b(?:an? )?(?:(?:oval|round|circular|soft|gentle|slight|subtle) )*vignette (?:, |with |and )+(?:very |nice )?(?:soft|fading|faded|feathered|blurry|misty|hazy|smooth|gentle|light) (white|black|dark|light) (?:edges|corners|rim|sides|border)(?= ?$| [,.;]| and\b| please\b)/,
    '$1 vignette',
  ],
  // "Grandma's lamp turned everybody orange"
  [
    new RegExp(
      `${START}(?:\\w+ ){0,2}(?:lamps?|lights?|bulbs?|lighting|flash|streetlights?|candles?|spotlights?|led|leds|neon) (?:in (?:the|my|our|this|that|her|his) (?:\\w+ )?\\w+ )?(?:turned|turns|tinted|tints|has turned|have turned) (?:everybody|everyone|everything|us|me|him|her|it|them|all of us|the (?:photo|picture|whole thing|room|scene))(?: (?:all|so|too|look|a bit|very|kind of))* (orange|yellow|green|blue|red|purple|pink|magenta)\\b`,
    ),
    'it has a $1 cast',
  ],
  // "The yellow cast that the bulb left"
  [
    /(?<=\b(?:yellow|orange|green|blue|red|purple|pink|magenta) (?:cast|tint|tinge|hue) )(?:that|which) (?:the |this |that |those |our |my )*(?:\w+ )?(?:lamps?|lights?|bulbs?|lighting|flash|streetlights?|candles?|spotlights?|leds?|neon|tubes?) (?:left|leaves|made|makes|gave|gives|caused|causes)\b(?: (?:us|on us|on it|everywhere|on everything|behind|in the \w+))*/,
    '',
  ],
  // "The haze hides the mountains, can it be cleaned?"
  [
    new RegExp(
      `${START}(?:the |this |that |all the |all that )?(?:haze|mist|fog|smog|dust|smoke) (?:hides?|covers?|blocks?|swallows?|obscures?|ruins?|spoils?|is hiding|is covering|gets in the way of|does not let|doesnt let|wont let|not make|not let)[^,.;:!?“]*(?: [,.;:]+(?: (?:can|could|it|be|you|please|is|clean|cleaned|clear|cleared|up|remove|removed|fix|fixed|try|to|do|something|about|that))+)?${END}`,
    ),
    'remove the haze',
  ],
];
