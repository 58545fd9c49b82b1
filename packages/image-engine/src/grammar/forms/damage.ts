import { COLOUR, END, FIRST, GONE, MARKED, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** A print, with its kind: "army photo". */
const PRINT = '(?:\\w+ )?(?:photo|photograph|picture|print|portrait|snapshot|slide|polaroid)';

const REMOVE =
  '(?:remove|erase|delete|take away|take off|take out|get rid of|rub out|wipe away|wipe off|clear|lose|edit out)';
const PAGE =
  '(?:paper|page|sheet|menu|menu card|card|receipt|document|letter|note|notes|recipe|certificate|form|homework|contract|whiteboard|scan)';
const DAMAGE =
  '(?:scratch|scratches|stain|stains|crease|creases|fold|folds|crack|cracks|tear|tears|rip|rips|mark|marks|ring|rings|blot|blots|blotch|blotches|splash|spot|spots|mould|mold|foxing|dust|hole|holes|smudge|smudges)';
/** What the damage came from, and how it looks: "a brown coffee stain". */
const HOW = `(?:(?:${COLOUR}|an?|some|big|small|long|deep|bad|ugly|little|large|nasty|coffee|tea|wine|water|ink|grease|fold|few|several|many|lots of|two|three) )*`;
const OLD_PHOTO =
  '(?:on|in|across|over|all over|through|along|down) (?:this|the|my|our|her|his|that|an?|grandmas|grandpas|grans|nans|mums|dads)(?: (?:\\w+ ){0,3}(?:photo|photograph|picture|print|portrait|pic|scan|slide)(?: of [^,.;:!?“]*?)?)';

/** Damage of old prints, and their repair. */
export const DAMAGE_FORMS: readonly Form[] = [
  // "Faded photograph, all gone pink, bring the real colours back"
  [
    /(?:\b(?:very |badly |completely )*faded (?:old )?)?\b(?:photo|photograph|picture|print|slide|snapshot|polaroid)(?: (?:,|its|is|has|it|all|completely|really|and|faded|very|gone|turned|went))+ (?:pink|red|reddish|pinkish|magenta|orange|brown|brownish|purple|yellow)(?: (?:with age|over (?:time|the years)|with time|by now))? (?:[,.;] |and )+(?:please |can you |could you )*(?:bring|get|give|restore|put)(?: (?:me|it|back))? (?:the |its )?(?:real |true |original |old |proper |natural )*colou?rs(?: back)?(?: (?:if (?:you can|possible)|again|please))*(?= ?$| [,.;!])/,
    'restore it',
  ],
  // "Invert it like in a mirror"
  [
    /\b(?:invert|reverse|inverse|turn round|turn around)(?= (?:[^,.;:!?“ ]+ ){0,8}?(?:mirror|mirrored|mirror image)\b)/,
    'flip',
  ],
  // "Brighten my skin a bit": no other skin, but light on it
  [
    /\b(brighten|lighten|light|illuminate)(?: up)? (my|her|his|our|their|the) skin(?: tones?)?(?= ?$| [,.;]| a (?:bit|little|touch)| slightly| and\b| please\b)/,
    'brighten $2 face',
  ],
  // "Old photo of my dad, very faded"
  [
    new RegExp(
      `${FIRST}(?:(?:my|our|this|the) (?:very |really )?(?:old|antique|ancient) ${PRINT}|(?:an? )?(?:very |really )?(?:old|antique|ancient) ${PRINT} of (?:my|our|the|his|her|us|me|grand)[^,.;:!?“]{0,40}?) [,.;–-] (?:(?:its|it is|and|very|really|quite|badly|so|all|pretty|totally|rather|a bit) )*(?:faded|yellowed|bleached|creased|scratched|torn|stained)(?: and (?:faded|yellowed|creased|scratched|torn|stained))?(?= ?$| ?[,.;!] (?!like\\b|keep\\b|leave\\b|look))`,
    ),
    'restore this old photo',
  ],
  // "Take away the date stamp (the orange numbers) and the noise"
  [
    new RegExp(
      `(\\b${REMOVE} [^.;:!?()“]*?) \\( (?:the|that|an?|its|those|these|it|thats|some|in|on|at|near|next) [^()“]*\\)`,
    ),
    '$1',
  ],
  // "Get rid of dust specks"
  [/\bdust (?:specks?|particles?|flecks?|grains?|motes?|bits|fluff)\b/, 'dust'],
  [/\b(?:specks?|flecks?|bits|grains?|particles?) of dust\b/, 'dust'],
  // "Clean up the page so I can read it"
  [
    new RegExp(
      `\\bclean (?:up )?(?:the |my |this |our )(?:\\w+ )?${PAGE}(?: up)?(?: ,)? so (?:that )?(?:[^,.;:!?“ ]+ ){0,4}(?:read|readable|legible|reads|make out)(?: [^,.;:!?“]*?)?${END}`,
    ),
    'fix the white balance , make it brighter , more contrast',
  ],
  // "Make the paper proper white so that customers can read it"
  [
    new RegExp(
      `\\b(?:make|get|turn) (?:the |my |this |our )?(?:\\w+ )?${PAGE}(?: (?:of|on) (?:the|my|this) \\w+)? (?:look |come out )?(?:plain |pure |clean |all |proper |properly |really |nice |nicely |bright |crisp |and )*(?:white|whiter)(?: again)?(?: ,)? (?:so (?:that )?|because |for |and )(?:[^,.;:!?“ ]+ ){0,4}(?:read|readable|legible|reading|reads|make out|see the (?:text|writing|letters|words))(?: [^,.;:!?“]*?)?${END}`,
    ),
    'fix the white balance , make it brighter , more contrast',
  ],
  // "Undo the filter someone put on this, it's all green": what is wrong with it comes behind.
  [
    /(?<=^|[,.;] |\band )(?:please |can you |could you )*(?:undo|remove|reverse|revert|get rid of|take off|take away|lose|strip|drop|cancel) (?:the |that |this |whatever |any |all the )*(?:(?!(?:red|blue|green|yellow|orange|sepia|warm|cold|cool|pink|purple)\b)\w+ )?(?:filters?|presets?|edits?|editing)(?: (?:someone|somebody|he|she|they|i|we|my \w+|the \w+|it|thats|that|which|on|put|applied|used|added|was|were|has|have|is|this|here|in|to|over|slapped))* [,.;–-] (?=(?:its?|it is|the|everything|everyone|that|this|because|we|i|my) [^.;:!?“]*?(?:too|all|so|green|yellow|orange|blue|pink|purple|red|washed|faded|gray|flat|saturated|warm|cold|dark|pale)\b)/,
    '',
  ],
  // "The clothesline and the bin I marked, erase both"
  [
    new RegExp(
      `${START}(?:the|that|my|those|these|all|both) (?:[^.;:!?“ ]+ ){1,12}?i(?: have|ve)? (?:just |already )?${MARKED}(?: (?:over|up|there|here|in \\w+))* [,.;:–-] (?:(?:please|pls|can|could|you|so|now|then|and|just|should|must|has|have|to|be|make|get|take) ){0,4}${GONE}(?: (?:both|all|it|them|those|these|the two|three|two|of|please|now|away|out))*${END}`,
    ),
    'erase what i marked',
  ],
  // "Reduce it by 10 the saturation"
  [
    /\b(reduce|increase|raise|lower|boost|decrease|cut|lift) it by (\d+)(?: percent)? the (saturation|brightness|contrast|warmth|exposure|sharpness|vibrance|hue)\b/,
    '$1 the $3 by $2',
  ],
  // "Less contrast, soften it": the same, said again
  [
    /\b((?:less|lower|reduce the|decrease the|turn down the|soften the|softer) contrast(?: (?:a bit|a little|slightly))?) (?:, |and |so |to )+(?:just )?soften (?:it|this|everything|the (?:photo|picture|image|look))(?: (?:a bit|a little|slightly|up|a touch|down|overall|all over))*(?= ?$| ,| \.| and\b| please\b)/,
    '$1',
  ],
  // "Lift the shadows, hold the window"
  [
    /(?=, |\. |; |and |but |while )(?<=\b(?:shadows?|hdr|highlights|dark (?:parts|bits|areas|corners))\b[^“]*)(?:, |\. |; |and |but |while )+(?:please )?(?:hold|holding|protect|protecting|preserve|preserving|recover|retain|retaining|save|rescue|keep|keeping|dont lose|without losing|not losing|dont blow out|without blowing out) (?:the |my |any |all )*(?:detail (?:in|of|outside) (?:the )?)?(?:windows?|highlights|view|view outside|outside|bright (?:parts|bits|areas)|whites)(?: (?:detail|as (?:it )?(?:is|are)|in check|from (?:blowing|burning) out|intact))?(?= ?$| [,.;]| and\b| but\b| please\b)/,
    '',
  ],
  [
    /(?<=\w )(?:, |but |and |while |although |though )+(?:the |my |our )(?:windows?|view outside|outside|lamps?|highlights) (?:is|are|was|were|looks?) (?:already |all |completely |totally |quite |way |so )*(?:blown out|burnt out|blown|overexposed|too bright|bleached|bright enough|white)(?= [.,;]|$| $)(?=[^“]*\b(?:shadows|hdr|highlights)\b)/,
    '',
  ],
  // "The lights should stay on in the night version"
  [
    new RegExp(
      `${START}(?:the |my |our |all )*(?:street )?(?:lights|lamps|lanterns|windows) (?:should |must |have to |can |shall )+(?:stay |be |remain |keep )+(?:on|lit|lit up|glowing|shining) (?:in|at|for) (?:the |a )?night(?:time)?(?: (?:version|picture|photo|look|scene|shot))?${END}`,
    ),
    'make it night',
  ],
  // "Night, keep the lamps shining": so it does.
  [
    /(?=, |\. |and |but |with )(?<=\b(?:night|nighttime|midnight|dusk|evening)\b[^“]*)(?:, |\. |and |but |with ){1,4}(?:please )?(?:keep |leave |have |having |let |make |keeping |leaving |with )?(?:all )?(?:the |my |our |some )?(?:warm )?(?:lit )?(?:\w+ (?=windows|lamps|lights))?(?:lamps?|lanterns|windows|lights|street ?lamps|street ?lights|candles|fairy lights)(?: (?:should |must |shall |can |to |are |being |be |stay |still |all |in (?:the|my) \w+ ))* ?(?:shining|shine|glowing|glow|lit|lit up|on|burning|burn|bright|alight|switched on|turned on)(?: (?:warmly|softly|brightly|nicely|warm))?(?= ?$| [,.;]| and\b| but\b| please\b)/,
    '',
  ],
  // "Add light rain"
  [/\b(?:light|gentle|faint) (rain|snow|fog|mist|snowfall|rainfall|drizzle)\b/, 'slight $1'],
  // "The hall is too dark … lift the shadows": why
  [
    /(?<=^|[,.;] |\band )(?:because |as )?(?:the|my|our|this) (?:\w+ )?(?!(?:background|sky|photo|picture|image|face|faces|subject|foreground)\b)\w+ (?:is|are|was|were|looks?) (?:far |much |way |a bit |a little |still |just )*too dark(?: (?:near|at|around|by|behind|under|on) (?:the|my|our) \w+)?(?= ?[,.;] [^“]*\b(?:lift|raise|open|open up|brighten|bring up|recover) (?:the |up the )?shadows\b) ?[,.;]/,
    '',
  ],
  // "It is scratched and dull": as old prints are
  [
    /\b((?:is|all|picture|photo|it) (?:damaged|scratched|torn|creased|stained)) (?:and|,) (?:very |all |quite )*(?:dull|pale|discolored|yellowed)(?= ?$| [,.;!])/,
    '$1',
  ],
  // "There's a coffee ring on my old school photo and creases like someone folded it"
  [
    new RegExp(
      `${START}(?:there is |theres |there are |it has |its got |it got |i have |ive got )${HOW}${DAMAGE} ${OLD_PHOTO}(?:(?: and| ,|,)+ ${HOW}${DAMAGE}(?: [^,.;:!?“ ]+)*?)*${END}`,
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
  // "Old photo faded almost to pink"
  [
    new RegExp(
      `${START}(?:the |this |my |our |an? |it |its )?(?:very |really )?(?:old )?(?:photo|picture|print|slide|photograph|portrait|it|image)? ?(?:has |have |is |s |was )?(?:badly |completely |almost |nearly |really |all |totally |quite |so |very )*faded (?:out )?(?:badly |completely |almost |nearly |all |quite )*(?:away |out )?(?:(?:to|into) (?:almost |nearly )?(?:${COLOUR}|nothing|white))?(?: with (?:age|the years|time)| over (?:the years|time))?${END}`,
    ),
    'restore it',
  ],
  // "Bring back what it looked like", "get it back to how it used to look"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:bring|get|put|take|turn) (?:it |this |the (?:photo|picture) )?back (?:to )?(?:what|how|the way) (?:it|this|the (?:photo|picture)) (?:(?:once|originally|used|must|have|has|did|to|first) )*(?:looks?|looked|was|were|been|be)(?: (?:like|originally|once|before|when it was new|back then))*${END}`,
    ),
    'restore it',
  ],
  // "Clean but leave it b/w": mending leaves it so.
  [
    new RegExp(
      `(?=, |\\. |and |but )(?<=\\b(?:restore|repair|mend|fix) (?:it|this|the|my)\\b.*)(?:, |\\. |and |but ){1,4}(?:please )?(?:leave|keep|spare|dont (?:touch|remove|erase)) (?:the |his |her |my |our )?(?:handwriting|writing|date|signature|inscription|caption|stamp|note|names?|dedication)(?: (?:on|at|in|along|across) [^,.;:!?“]*?)?${END}`,
    ),
    '',
  ],
];
