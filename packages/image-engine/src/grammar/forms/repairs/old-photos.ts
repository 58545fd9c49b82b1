import { COLOUR, END, FIRST, LAST, START } from '../parts.ts';
import { SO_PLEASE } from '../pieces/politeness.ts';
import { IS, IT_OR_SHOT, SHOT } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** A print, with its kind: "army photo". */
const PRINT = '(?:\\w+ )?(?:photo|photograph|picture|print|portrait|snapshot|slide|polaroid)';

/** Old prints that are to be restored. */
export const OLD_PHOTO_FORMS: readonly Form[] = [
  // "Restore it, it is torn at one corner": wherever that is
  [
    new RegExp(
      `(?<=\\b(?:restore|repair|mend|fix|faded|old|scratched)\\b[^“]*\\b(?:torn|ripped|creased|damaged|cracked|bent) )(?:off )?(?:at|on|in) (?:(?:the|one|two|both|a|all|some|its) )+(?:(?:top|bottom|upper|lower|left|right) )*(?:corners?|edges?)${END}`,
    ),
    '',
  ],
  // "Like an old film, with grain and scratches": what it looks like, and no damage
  [
    /(?<!\b(?:restore|repair|fix|mend|remove|without|no|clean)\b.*)(?<=\b(?:(?:old|vintage|silent|retro) (?:movie|film|footage|cinema|reel)|like (?:an? )?vintage|super 8)\b[^.;!?“]* (?:with|and) (?:[^.;!?“]* )?)(?:of )?scratches\b(?!.*\b(?:restore|repair|fix|mend|remove)\b)/,
    'streaks',
  ],
  // "Sepia with torn edges": a look that is asked for, and no damage
  [
    /(?<!\b(?:restore|repair|fix|mend|old|damaged|scratched|faded)\b.*)\b(with|and|add|give it) (?:some )?(?:torn|ripped) (?=(?:paper )?edges\b)/,
    '$1 ragged ',
  ],
  // "Old and torn, fix": no look of old times
  [
    /^(?:(?:its|it is|is|this is|the photo is|very|really|so|all) )*(?:old|ancient|vintage) (?:(?:and|,) )*(?:torn|creased|faded|scratched|damaged|yellowed|ripped|stained|cracked|wrinkled|folded|worn)(?: (?:and|,) \w+)?(?: (?:,|\.|and|so|please|pls|can|could|you|just))* (?:fix|repair|restore|mend|help)(?: (?:it|this|that|please|up))*(?= ?[.!]? ?$)/,
    'restore it',
  ],
  // "Old and damaged"
  [
    new RegExp(
      `${FIRST}(?:(?:${IT_OR_SHOT}${IS}|very|an|really) )*old(?: and| ,)(?: (?:very|badly|quite))* (?:damaged|scratched|torn|creased|cracked|stained)(?: ${SHOT})?${LAST}`,
    ),
    'restore this old photo',
  ],
  // "Make it look new"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:(?:make|let|have) (?:it|this|that|the ${SHOT})|it should|it has to|that) (?:(?:look|be|as|like|all|brand|good as|almost|just|really) )*new(?: again)?${LAST}`,
    ),
    'restore it',
  ],
  // "Old print from the 1950s": what it is
  [
    /^(?:(?:its|it is|this is|thats|that is) )?(?:an? )?(?:very |really |quite )?old (?:color |family |kodachrome )?(?:slide|negative|print|snapshot|photograph|photo|picture) (?:from|of|taken in|shot in) (?:(?:the|about|around|circa|maybe|probably|early|late|summer|roughly) )*\d{4}s? (?:[,.;:–-] |and )(?!please\b|with\b|look\b|style\b|thanks\b)(?=\w)/,
    '',
  ],
  // "Really faded, spots everywhere. Can it be saved?"
  [
    /(?<=\b(?:old|faded|torn|scratched|cracked|stains?|spots?|scratches|creases?|creased|damaged|ripped|mou?ldy|yellowed)\b[^“]*)(?<= )(?:(?:can|could|may) (?:it|this|that|she|he|they) (?:still |ever )?be (?:saved|rescued|salvaged|brought back|revived)|(?:can|could) you (?:still )?(?:save|rescue|salvage|revive) (?:it|this|that|him|her|them)|is (?:it|this) beyond (?:saving|repair|rescue)|anything you can save)(?: for me)?(?= ?$| ?[,.;!?]| (?:and|please)\b)/,
    'restore it',
  ],
  // "Old photo, faded and scratched, can you fix it up?"
  [
    new RegExp(
      `(?:[,.;–-] |and )+(?:please |can you |could you |would you )*(?:fix|mend|repair|patch|clean|spruce) (?:it|this|that|them) up(?: for me| a bit| please)*(?<=\\b(?:restore it|(?:old|faded|torn|scratched|creased|damaged|cracked|stained)\\b[^“.;!?]*\\b(?:faded|torn|scratched|creased|damaged|cracked|stained)) .*)${END}`,
    ),
    ', restore it',
  ],
  // "Dad's old slide has faded"
  [
    /\b(?:my |the |mums |dads |grans |grandmas |our |this |an? )(?:old )?(?:polaroid|slide|negative) (?:has|have|is|was|got) (?:\w+ ){0,2}?(?:faded|torn|scratched|creased|yellowed|stained|damaged|cracked)(?: (?:to|into) nothing| away| badly)?\b/,
    'the old photo is faded',
  ],
  // "Restore this one of my nan"
  [
    /\b(this|that) one (?=(?:of|from|with) (?:my|our|the|his|her|me|us|a|an|when|19|18|20)\b)/,
    '$1 photo ',
  ],
  // "The print is scratched, make it like new"
  [
    new RegExp(
      `(?:[,.;–-] |and )+${SO_PLEASE}(?:make|get) (?:it|this|them) (?:look )?(?:like|as good as|as) new(?: again)?(?<=\\b(?:scratched|yellowed|torn|creased|faded|damaged|stained|crack|old|bent|ripped|worn|restore)\\b[^“]*)${END}`,
    ),
    ', restore it',
  ],
  // "Faded and creased, bring it back": an old print
  [
    /\b(?:(?:is |its |it is |all |very |badly |quite |a bit )*faded (?:and|,) (?:\w+ )?(?:creased|torn|scratched|stained|cracked|yellowed|spotty|damaged|crumpled|folded)|(?:creased|torn|scratched|stained|cracked|yellowed|damaged|crumpled|folded) (?:and|,) (?:\w+ )?faded)(?: [,.;–-] (?:please |can you |could you )*(?:bring|get) it back(?: to life)?)?(?= ?$| [,.;!]| but\b| and\b| please\b)/,
    'restore it',
  ],
  // "Faded photograph, all gone pink, bring the real colours back"
  [
    /(?:\b(?:very |badly |completely )*faded (?:old )?)?\b(?:photo|photograph|picture|print|slide|snapshot|polaroid)(?: (?:,|its|is|has|it|all|completely|really|and|faded|very|gone|turned|went))+ (?:pink|red|reddish|pinkish|magenta|orange|brown|brownish|purple|yellow)(?: (?:with age|over (?:time|the years)|with time|by now))? (?:[,.;] |and )+(?:please |can you |could you )*(?:bring|get|give|restore|put)(?: (?:me|it|back))? (?:the |its )?(?:real |true |original |old |proper |natural )*colou?rs(?: back)?(?: (?:if (?:you can|possible)|again|please))*(?= ?$| [,.;!])/,
    'restore it',
  ],
  // "Old photo of my dad, very faded"
  [
    new RegExp(
      `${FIRST}(?:(?:my|our|this|the) (?:very |really )?(?:old|antique|ancient) ${PRINT}|(?:an? )?(?:very |really )?(?:old|antique|ancient) ${PRINT} of (?:my|our|the|his|her|us|me|grand)[^,.;:!?“]{0,40}?) [,.;–-] (?:(?:its|it is|and|very|really|quite|badly|so|all|pretty|totally|rather|a bit) )*(?:faded|yellowed|bleached|creased|scratched|torn|stained)(?: and (?:faded|yellowed|creased|scratched|torn|stained))?(?= ?$| ?[,.;!] (?!like\\b|keep\\b|leave\\b|look))`,
    ),
    'restore this old photo',
  ],
  // "It is scratched and dull": as old prints are
  [
    /\b((?:is|all|picture|photo|it) (?:damaged|scratched|torn|creased|stained)) (?:and|,) (?:very |all |quite )*(?:dull|pale|discolored|yellowed)(?= ?$| [,.;!])/,
    '$1',
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
