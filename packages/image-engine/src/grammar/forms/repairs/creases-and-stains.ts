import { colourAmong, END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const DAMAGE =
  '(?:scratch|scratches|stain|stains|crease|creases|fold|folds|crack|cracks|tear|tears|rip|rips|mark|marks|ring|rings|blot|blots|blotch|blotches|splash|spot|spots|mould|mold|foxing|dust|hole|holes|smudge|smudges)';
/** What the damage came from, and how it looks: "a brown coffee stain". */
const HOW = `(?:(?:${colourAmong('deep|coffee|wine')}|an?|some|big|small|long|deep|bad|ugly|little|large|nasty|coffee|tea|wine|water|ink|grease|fold|few|several|many|lots of|two|three) )*`;
/** Where more words may come behind, a fold is damage. */
const HOW_ELSE = HOW.replace('|fold|', '|');
/** Any word but "and", at which the next damage begins. */
const NOT_AND =
  '(?:[^a,.;:!?“ ][^,.;:!?“ ]*|a(?:[^n,.;:!?“ ][^,.;:!?“ ]*|n(?:[^d,.;:!?“ ][^,.;:!?“ ]*|d[^,.;:!?“ ]+)?)?)';
const OLD_PHOTO =
  '(?:on|in|across|over|all over|through|along|down) (?:this|the|my|our|her|his|that|an?|grandmas|grandpas|grans|nans|mums|dads)(?: (?:\\w+ ){0,3}(?:photo|photograph|picture|print|portrait|pic|scan|slide)(?: of [^,.;:!?“]*?)?)';
const DIRT = '(?:dust|hairs?|fluff|lint|specks|mould|mold|fungus|mildew)';
const TAPE = '(?:sellotape|scotch tape|sticky tape|tape|glue|selotape|adhesive)';
const PRINT = '(?:scan|negative|slide|print|photo|photograph|picture|snap|image)';
const SCAN_DIRT = '(?:dust spots|dust|hairs?|lint|fluff|specks?|fibers|scratches|fingerprints)';
const SCAN = '(?:scan|slide|negative|print|film|old photo|old picture)';
const DAMAGED =
  '(?:tears?|torn|rips?|ripped|cracks?|cracked|creases?|creased|folds?|scratch\\w*|stains?|stained|corner|old photo|dust|spots)';

/** Creases, tears, dust and stains of prints. */
export const CREASES_AND_STAINS_FORMS: readonly Form[] = [
  // "In true colors and without the creases"
  [
    new RegExp(
      `(?<=\\b(?:black (?:and )?white|old)\\b[^.;!?“]* colors?(?: please)? )(?:, |and )*without (?:the |any )?(creases|folds|scratches|tears|stains|cracks)${END}`,
    ),
    ', remove the $1',
  ],
  // "It is faded and has a crease right in the middle": of a print
  [
    new RegExp(
      `(?<!\\b(?:phone|table|chair|sofa|bike|bicycle|car|bag|shoes?|boots?|jacket|guitar|watch|screen|laptop|wall|sale|sell\\w*|ebay|marketplace|vinted)\\b[^“]*)(?<=^|[,.;:!?] |\\b(?:photo|picture|print|portrait|image|snapshot|it|faded|yellowed)\\b[^.;!?“]* )(?:(?:,|and|but|which) )+(?:(?:it|which|the (?:photo|picture|print)) )?(?:has|had) (?:(?:an?|some|two|three|several|deep|big|few|many) )?(?:\\w+ )?(?:creases?|folds?|tears?|rips?|cracks?|scratches|scratch|stains?|kinks?)(?: (?:right|just|all|down|across|along|through|in|at|on|the|its|middle|center|corner|corners|top|bottom|left|edge|edges|side|of|it|over))*(?: [;,.](?: (?:please|can you))? (?:fix|repair|mend|restore|correct) (?:it|this|that|them))?${END}`,
    ),
    ', remove the creases',
  ],
  // "A crack straight down the side"
  [
    /(?<=\b(?:crease|tear|rip|crack|fold|scratch|line|stain|mark|streak)s? )(?:right|straight|slap|all the way|clean) (?=(?:across|through|down|along|over)\b)/,
    '',
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
  // "Remove the dust and the scratches, leave the date in the corner"
  [
    new RegExp(
      `(?=, |\\. |and |but )(?<=\\b(?:dust|scratch|scratches|creases?|stains?|tears|folds?|cracks?|rips?)\\b.*)(?:, |\\. |and |but ){1,4}(?:please )?(?:leave|keep|spare|dont (?:touch|remove|erase)) (?:the |his |her |my |our )?(?:handwriting|writing|date|signature|inscription|caption|stamp|note|names?|dedication|border|white border|frame)(?: (?:on|at|in|along|across|around) [^,.;:!?“]*?)?(?: (?:alone|as (?:it )?is|untouched))?${END}`,
    ),
    '',
  ],
  // "Iron out the creases", "flatten the folds"
  [
    /\b(?:iron|smooth|press|flatten|straighten|steam|even|buff|fill)(?: out| away| in)? (?:(?:the|all|any|those|these|its|out) )+(?:old |bad |deep |nasty |big |little |fold |paper )*(?:creases?|folds?|crinkles?|crumples?|crumpling|fold lines?|kinks?|dents?|cracks?|tears?|rips?)(?: out)?(?= ?$| [,.;]| and\b| on\b| in (?:this|the|my|our|it|that)\b| from\b)(?: (?:on|in|from) (?:it|this|that|(?:this|the|my|our|that) (?:\w+ ){0,2}(?:photo|photograph|picture|print|image|scan|portrait|snap)))?/,
    'restore it',
  ],
  // "Repair the torn corner and the yellow stains on this print"
  [
    new RegExp(
      `(?<=\\b(?:repair|restore|mend|patch)\\b[^.!?“]*\\b${DAMAGED}\\b[^.!?“]*)(?:, |and )+(?:the |all |those |these |any |its )*(?:(?:${colourAmong('coffee|brown')}|ugly|old|tea|coffee|water|damp|brown|big|small|little) )*${DAMAGED}(?: (?:on|in|across|from|of) (?:this|the|my|our|it|that)[^,.;:!?“]*)?${END}`,
    ),
    '',
  ],
  // "Get the dust and hairs out of this scan"
  [
    new RegExp(
      `\\b(?:get|take|clean|remove|wipe|edit)(?: off| out| away)? (?:all )?(?:the |any |this |these )?${SCAN_DIRT}(?:(?: ,| and)+ (?:all )?(?:the |any )?${SCAN_DIRT})* (?:(?:out|off|away) )?(?:of |from |on |off )?(?:this|the|my|our) (?:old )?${SCAN}${END}`,
    ),
    'restore it',
  ],
  // "Get rid of dust specks"
  [/\bdust (?:specks?|particles?|flecks?|grains?|motes?|bits|fluff)\b/, 'dust'],
  [/\b(?:specks?|flecks?|bits|grains?|particles?) of dust\b/, 'dust'],
  // "There's a coffee ring on my old school photo and creases like someone folded it"
  [
    new RegExp(
      `${START}(?:there is |theres |there are |it has |its got |it got |i have |ive got )${HOW}${DAMAGE} ${OLD_PHOTO}(?:(?: and| ,|,)+ ${HOW_ELSE}${DAMAGE}(?: ${NOT_AND})*?)*${END}`,
    ),
    'restore it',
  ],
  // "There is a fold and a tea stain on it, please restore"
  [
    new RegExp(
      `${START}(?:there is |theres |there are |it has |its got )${HOW}(?:damp |rust |tape |glue |oil |old )*${DAMAGE}(?:(?: and| ,|,)+ ${HOW}(?:damp |rust |tape |glue |oil |old )*${DAMAGE})*(?: on it| all over(?: it)?| everywhere)(?=.*\\b(?:repair|restore|mend|old photo|old picture)\\b)${END}`,
    ),
    'restore it',
  ],
  // "Repair that tear at the top": all of the picture is looked at.
  [
    new RegExp(
      `${START}(?:please )?(?:repair|fix|mend|heal|patch) (?:up )?(?:the|that|this|a|all|those|these) (?:\\w+ )?(?:tears?|rips?|creases?|folds?|scratch|scratches|cracks?|stains?)(?: (?:at|in|on|across|along|over|through|near|down|from) (?!(?:my|her|his|the) (?:shirt|dress|sweater|trousers|sofa|carpet|table|wall|jacket|blouse|rug|couch|tablecloth|face|shoes?|coat|tie|skirt|car|floor)\\b)[^,.;:!?]*?)?${END}`,
    ),
    'restore it',
  ],
  // "Remove the stains from this old photo"
  [
    /\b(?:remove|get rid of|take out|clean) (?:all )?(?:the |these |those )?(?:stains?|spots|creases?|folds?|cracks?|tears?|rips?|blotches|foxing|mould|mold) (?:from|on|off|in) (?:this|the|my|our) (?:old |ancient |antique |scanned )?(?:photo|picture|image|photograph|print|portrait|scan)\b/,
    'restore it',
  ],
];
