import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:so |and |please |just |can you |could you |would you |can we )*';
const RATHER =
  '(?:a |far |way |much |all |just |really |so |too |very |rather |quite |pretty |awfully |terribly |dead |well |proper |right |bit |little |tad |touch |kind of |kinda |sort of |somewhat )*';
const IT =
  '(?:it|this|that|everything|everyone|everybody|we|they|he|she|(?:the|my|our|his|her|this|that) (?:\\w+ )?\\w+)';
const LOOKS = '(?:is|are|was|were|looks?|seems?|feels?|came out|come out|turned out|s)';
const FAULT =
  '(?:dark|gloomy|dim|dull|flat|cold|blue|yellow|orange|green|hazy|noisy|grainy|blurry|fuzzy|blurred|unsharp|bright|overexposed|underexposed|murky|pale|washed out|warm|crooked|wonky)';
const DIRT = '(?:dust|hairs?|fluff|lint|specks|mould|mold|fungus|mildew)';
const TAPE = '(?:sellotape|scotch tape|sticky tape|tape|glue|selotape|adhesive)';
const PRINT = '(?:scan|negative|slide|print|photo|photograph|picture|snap|image)';

/** What is wrong with a picture or its print, as it is told. */
export const FAULT_TOLD_FORMS: readonly Form[] = [
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
      `(?<=^|[,.;:!?] |\\b(?:and|but|because) )(?:${IT}|its|thats|(?:the|my|our|this) \\w+s|\\w+s)?(?: ?${LOOKS})? ?(?:all )?(?:as )?(?!bright|warm)(${FAULT}) as (?:anything|hell|heck|can be|sin|all get out|they come|fuck|mud|you like|dishwater|ditchwater|a (?!(?:film|photo|picture|painting|night)\\b)\\w+(?: \\w+)?)${END}`,
    ),
    'it is too $1',
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
  [/\bwarm the cockles\b/, 'warm it up'],
  // "There's loads of grain cause I shot it at night"
  [
    /(?<=^|[,.;:!?] |\band |\bbut )(?:theres|there is|there are|it has|its got|ive got|this has|has|i have|i got) (?:just |still |such )*(?:loads|tons|lots|heaps|a ton|a lot|a load|plenty|so much|way too much|too much|masses|oodles) ?(?:of )?(?:the )?(grain|noise|haze|speckles)\b/,
    'there is too much $1',
  ],
  [
    new RegExp(
      `(?:, )?(?:because|cause|cos|coz|as|since) (?:i|we|he|she|it was|they) ?(?:shot|took|snapped|taken|photographed) ?(?:it|this|that|them)? (?:at night|in the dark|indoors|in (?:a|the) \\w+|without (?:a )?(?:flash|tripod))(?<=\\b(?:noise|grain|blurry|noisy|grainy|dark)\\b.*)${END}`,
    ),
    '',
  ],
  // "Camera shake has ruined it", "my hand wasn't steady"
  [
    /\b(?:the )?(?:camera|hand|hands|motion) (?:shake|wobble|blur)(?: has| have)? (?:ruined|spoiled|spoilt|wrecked|got|messed up|killed) (?:it|this|that|the \w+|my \w+)\b/,
    'it is too blurry',
  ],
  [
    new RegExp(
      `${START}(?:because |as )?(?:my|his|her|the) (?:hands?|grip|camera) (?:wasnt|werent|was not|were not|isnt|was|were) (?:quite |very |really |too |so )*(?:steady|shaky|shaking|trembling|still)(?: ,)?(?: and| so) (?=[^.;]*\\b(?:blurry|fuzzy|blurred|soft|unsharp)\\b)`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}(?:the |all the )?(?:text|writing|words|letters|lettering) (?:is|are|looks?|came out) ${RATHER}(?:fuzzy|blurry|blurred|unreadable|soft|illegible)${END}`,
    ),
    'sharpen it',
  ],
  // "Looks like someone breathed on the lens"
  [
    new RegExp(
      `${START}(?:it |this |which )?(?:looks? |seems? )?(?:like |as if |as though |that )?(?:someone|somebody|i|he|she|they|you) (?:must have |had |has )?(?:breathed|breathe|fogged|steamed|misted) (?:on |up )*(?:the|my|his|her) (?:lens|camera)${END}`,
    ),
    'remove the haze',
  ],
  [
    new RegExp(
      `${START}(?:the|my|our) (?:\\w+ ){1,3}?(?:is|are|got|were|was|get) (?:lost|hidden|swallowed|drowning|drowned|buried|gone) (?:in|by|behind) (?:the |all the |all that )?(?:murk|pollution|milkiness|murkiness|haze)(?: [,.;–-] ${PLEASE}(?:cut|get|punch|see) through (?:it|that))?${END}`,
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
  [
    new RegExp(
      `\\b(?:an? |some |the )?(?:coffee|tea|mug|cup|wine|glass) rings? (?:on|left on|all over) (?:this|the|my|it)(?: ${PRINT})?${END}`,
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
    /(?<=^)(?:\w+ )?(?:sellotape|scotch tape|sticky tape) (?:marks|stains|residue) all over(?= ?$| [,.;!?])/,
    'it has dust and scratches',
  ],
  [
    /\b(?:my |the |mums |dads |grans |grandmas |our |this |an? )(?:old )?(?:polaroid|slide|negative) (?:has|have|is|was|got) (?:\w+ ){0,2}?(?:faded|torn|scratched|creased|yellowed|stained|damaged|cracked)(?: (?:to|into) nothing| away| badly)?\b/,
    'the old photo is faded',
  ],
  [
    /\b((?:this|the|my|our|that) (?:old )?)(?:scanned )?(?:slide|negative)(?= (?:back|to|has|is|looks)\b)/,
    '$1 photo',
  ],
  // "Can those be sorted?"
  [
    /(?<=\b(?:creases|lines|folds|scratches|stains|marks|spots|cracks)\b.*), (?:can|could) (?:those|these|that|they|it) be (?:sorted|fixed|mended|repaired|helped|saved)(?: out)?(?: ?\?)?(?= ?$| [,.;!?])/,
    '',
  ],
  [
    /(?<=\b(?:creases|lines|folds|scratches|stains) )right (?:across|through|down|over) (?:it|the middle|the (?:photo|picture|print))\b/,
    '',
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
      `(?<=^|[,.;:!?] |\\b(?:and|but|because) )(?:${IT}|its|\\w+s)(?: ?${LOOKS})? (?:a )?${RATHER}(?:mushy|mush|smudgy|smeary|out of whack focus wise)${END}`,
    ),
    'it is too blurry',
  ],
  [
    /\b(want|make|get|have|need|like) (it|this|that|everything) (?:to be |all )?(?:razor|pin|tack|crystal|super) sharp\b/,
    '$1 $2 sharper',
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
  [
    new RegExp(
      `${START}(?:the |this |my )?(?:photos?|pictures?|prints?|its?|this)(?: has| have)? been (?:kept |stuck |lying |sitting )?in (?:an? |the |my |her |his )(?:\\w+ )?(?:drawer|attic|loft|wallet|shoebox|box|cellar|basement|album|garage)(?: for [^,.;:!?“]*?)? [,.;–-] (?=\\w)`,
    ),
    '',
  ],
];
