import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const DAMAGE =
  '(?:scratch|scratches|stain|stains|crease|creases|fold|folds|crack|cracks|tear|tears|rip|rips|mark|marks|ring|rings|blot|blots|blotch|blotches|splash|spot|spots|mould|mold|foxing|dust|hole|holes|smudge|smudges)';
/** What the damage came from, and how it looks: "a brown coffee stain". */
const HOW = `(?:(?:${COLOUR}|an?|some|big|small|long|deep|bad|ugly|little|large|nasty|coffee|tea|wine|water|ink|grease|fold|few|several|many|lots of|two|three) )*`;
const OLD_PHOTO =
  '(?:on|in|across|over|all over|through|along|down) (?:this|the|my|our|her|his|that|an?|grandmas|grandpas|grans|nans|mums|dads)(?: (?:\\w+ ){0,3}(?:photo|photograph|picture|print|portrait|pic|scan|slide)(?: of [^,.;:!?“]*?)?)';
/** Where on an old print: no thing that is to be seen on it. */
const ACROSS =
  '(?:(?:at|in|on|across|along|over|through|near|down|from|running|going|right|all)(?: (?:through|across|over|along|down|from|in|on|at))? )(?:the |his |her |their |my |one |its |grand\\w+ |\\w+s )?(?:faces?|middle|cent(?:er|re)|corners?|edges?|top|bottom|left|right|side|sky|background|head)';

/** Damage of an old print, told and not named by the word for mending it. */
export const DAMAGE_FORMS: readonly Form[] = [
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
  // "There is a scratch running through grandfather's face and a brown stain in the corner … repair"
  [
    new RegExp(
      `${START}(?:there is |theres |there are |it has |its got )${HOW}${DAMAGE} ${ACROSS}(?:(?: and| ,|,)+ ${HOW}${DAMAGE}(?: ${ACROSS})?)*(?=.*\\b(?:repair|restore|mend|old photo|old picture|this photo from|only photo|only picture|from 1[89]\\d\\d)\\b)${END}`,
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
  // "It has cracks, and a coffee stain, can you fix that"
  [
    new RegExp(
      `(?=, |and |with |plus |has )(?<=\\b(?:restore it|cracked|faded|ripped|stained|bent|cracks|creases|scratches|scratched|creased|torn)\\b[^.“]*)(?:, |and |with |plus |as well as |also |has |it |got |theres ){1,4}${HOW}(?:damp |rust |tape |glue |oil |old )*${DAMAGE}(?: ${ACROSS}| on it| all over| everywhere| too| as well)?${END}`,
    ),
    '',
  ],
  // "Bring back what it looked like", "get it back to how it used to look"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:bring|get|put|take|turn) (?:it |this |the (?:photo|picture) )?back (?:to )?(?:what|how|the way) (?:it|this|the (?:photo|picture)) (?:(?:once|originally|used|must|have|has|did|to|first) )*(?:looks?|looked|was|were|been|be)(?: (?:like|originally|once|before|when it was new|back then))*${END}`,
    ),
    'restore it',
  ],
  // "Also it's yellowed", beside damage
  [
    new RegExp(
      `(?=, |and |also |\\. )(?<=\\brestore it\\b.*)(?:, |and |also |\\. ){1,4}(?:also |its |it is |it has |has |is |gone |all |a bit |quite |very )*(?:yellowed|yellowing|faded|discolored|foxed|gone yellow)(?: (?:a bit|too|as well|with age))*${END}`,
    ),
    '',
  ],
  // "Clean but leave it b/w": mending leaves it so.
  [
    /(?=, |\. |and |but |please |clean |repair |fix |mend )(?<=\brestore it\b.*)(?:, |\. |and |but |please )*(?:clean|clean it|clean up|clean it up|repair|repair it|fix it|mend it) (?=(?:[,.;] )?(?:but|and|please|leave|keep|dont)\b)/,
    '. ',
  ],
  [
    new RegExp(
      `(?=, |\\. |and |but )(?<=\\b(?:restore|repair|mend|fix) (?:it|this|the|my)\\b.*)(?:, |\\. |and |but ){1,4}(?:please )?(?:leave|keep|but|let|with) (?:it |this |it all |the (?:photo|picture) )?(?:in )?(?:b (?:and|/) w|b and w|bw|black and white|gray|monochrome|sepia)(?: as (?:it )?is)?${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?=, |\\. |and |but )(?<=\\b(?:restore|repair|mend|fix) (?:it|this|the|my)\\b.*)(?:, |\\. |and |but ){1,4}(?:please )?(?:leave|keep|spare|dont (?:touch|remove|erase)) (?:the |his |her |my |our )?(?:handwriting|writing|date|signature|inscription|caption|stamp|note|names?|dedication)(?: (?:on|at|in|along|across) [^,.;:!?“]*?)?${END}`,
    ),
    '',
  ],
];
