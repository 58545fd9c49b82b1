import { END, MARKED, START } from './parts.ts';
import type { Form } from './rewrite.ts';

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

/** Faults by what the picture looks like, and how they came about. */
export const FAULT_DESCRIBED_FORMS: readonly Form[] = [
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
