import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const INK = `(#[0-9a-f]{6}|${COLOUR})`;
const OWN = '(?:(?:an?|the|its|his|her|their|my|our|some) )?';

/** What is told of a wish more exactly than it is carried out, or in the words of a caption. */
export const EXACTLY_TOLD_FORMS: readonly Form[] = [
  // "Let it snow gently, bigger flakes in front": nearer flakes are larger as it is
  [
    new RegExp(
      `(?<=\\bsnow(?:ing|fall|flakes)?\\b[^.;:!?“]* )(?:(?:,|and|with) )+${OWN}(?:(?:bigger|larger|big|large|smaller|small|finer|tiny) )(?:snow )?(?:flakes|snowflakes) (?:(?:in (?:the )?(?:front|foreground|back|background|distance))|(?:close|closer|near|nearer) (?:to )?(?:us|me|the (?:camera|lens|viewer))|up close)${END}`,
    ),
    '',
  ],
  // "Turn her dress navy blue, not black": what it shall not become
  [
    new RegExp(
      `(?<=${START}(?:please )?(?:turn|make|paint|color|dye|change|recolor|repaint) (?!${OWN}(?:it|this|that|them|background|text|light|border|frame)\\b)${OWN}\\w+(?: \\w+){0,2} (?:(?:to|into|in|of) )?${COLOUR} )(?:(?:,|but|and) )*not (?:(?:in|to|into|of|an?) )*${COLOUR}${END}`,
    ),
    '',
  ],
  // "Keep only the color blue"
  [new RegExp(`\\bkeep only the color (?=${COLOUR}${END})`), 'keep only the '],
  // "A figurine with its clear base": it stands on one
  [
    new RegExp(
      `(?<=\\b(?:figurine|figure|collectible)\\b[^.;:!?“]* )(?:(?:,|and) )*with ${OWN}(?:(?:clear|transparent|translucent|acrylic|plastic|round|little|small|see through) )*(?:base|stand|pedestal)(?: (?:clear|transparent|translucent|round|acrylic))?${END}`,
    ),
    '',
  ],
  // "A gradient background from #ff7e5f at the top to #feb47b at the bottom": so it runs
  [
    new RegExp(
      `\\b(?:an? |the )?(?:gradient background|background gradient) (?:(?:from|of|in|with|,|:) )*${INK} (?:at|on|in) (?:the )?(?:very )?top (?:(?:and|to|into|in|,) )*${INK} (?:at|on|in) (?:the )?(?:very )?bottom${END}`,
    ),
    'gradient background from $1 to $2',
  ],
  // "Make the sky more dramatic, stormy clouds"
  [
    new RegExp(
      `${START}(?:please )?(?:make|turn) the sky (?:(?:more|very|really|a bit|much) )*(?:dramatic|moody|darker|threatening) (?:(?:,|with|and|like) )+(?:(?:dark|heavy|some|big) )*(?:stormy|storm|thunder) clouds${END}`,
    ),
    'stormy sky',
  ],
  // "Crop to 16:9 keeping both faces in"
  [
    /(?<=\bcrop (?:it |this )?(?:to|as|into) (?:a )?\d+:\d+ )(?:, )?(?:while |whilst |by |but )?keep(?:ing)? (?:both|all|the|our|their|everyones|every)(?: (?:of the|the|our|two|three))? (?:faces?|heads?) (?:in|inside|visible|whole)(?: (?:the )?(?:frame|shot|picture|photo|crop|view))?(?= ?$| [,.;!]| and\b)/,
    ', keep the faces in ',
  ],
  // "Side by side, captions “before” and “after”"
  [
    new RegExp(
      `(?<=\\b(?:side by side|next to each other)\\b[^;!?“]* )(?:(?:,|and|with) )*(?:the )?captions?(?: :)? (“”) (?:and|,|/|&) (“”)${END}`,
    ),
    ', write $1 bottom left and write $2 bottom right',
  ],
  // "Text “Sale” top, color red, large size"
  [
    new RegExp(
      `(?<=“” [^.;!?“]*)(?:(?:,|in|and) )+(?:a )?(big|large|small|huge|tiny) (?:font )?size${END}`,
    ),
    ', $1',
  ],
  // "White on a black bar", and "sans" in front of it
  [
    new RegExp(
      `(?<=“” [^.;!?“]*)(?:(?:,|and) )*(sans serif|sans|serif|bold|script|handwritten|typewriter) (?:(?:,|and) )*${INK} (?:(?:text|letters|font|writing) )?(?:on|over|in|against) (?:an? )?(?:(?:semi transparent|half transparent|translucent|transparent|see through) )?${INK} (?:bars?|box|strip|band|banner)${END}`,
    ),
    'in $2 on a $3 bar , $1',
  ],
  // "White on a translucent black bar": how much shines through it is left to the bar
  [
    new RegExp(
      `(?<=“” [^.;!?“]*)(?:(?:,|and|in) )*${INK} (?:(?:text|letters|font|writing) )?(?:on|over) (?:an? )?(?:semi transparent|half transparent|translucent|see through|semi opaque) ${INK} (?:bars?|box|strip|band|banner)${END}`,
    ),
    'in $1 on a $2 bar',
  ],
  // "The car left in black", as French has it
  [new RegExp(`\\bpaint the (\\w+) (left|right) (?:in|of) ${INK}${END}`), 'paint the $2 $1 $3'],
  // "Keep the child and the ball sharp": neither is made sharper
  [
    new RegExp(
      `${START}(?:please )?keep ((?:the|my|our) (?:child|kid|boy|girl|man|woman|baby|dog|cat)) and (?:the|my|our|his|her|their) (?!background\\b)(?:sharp \\w+|\\w+ sharp)${END}`,
    ),
    'keep $1 sharp',
  ],
  // "Approx. 10 %"
  [/\b(?:approx|ca|circa) (?:[.] )?(?=\d)/, 'about '],
];
