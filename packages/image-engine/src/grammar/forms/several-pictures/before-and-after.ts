import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** Pictures called before and after. */
export const BEFORE_AND_AFTER_FORMS: readonly Form[] = [
  // "A before/after split"
  [
    /\bbefore \/ after(?: (?:split|splits|comparison|slider|shots?|views?|pictures?|photos?|images?)(?! \w))?/,
    'before and after',
  ],
  // "Mach aus den beiden Bildern ein Vorher-Nachher mit Beschriftung", as German has it
  [
    /(?<=^)make (?:in|out of|from|of) (?:the |my |these )?(?:both|two|2) pictures? (?:an? )?, (?=text “” bottom left and text “” bottom right)/,
    'side by side , ',
  ],
  // "Side by side and the texts before and after"
  [
    new RegExp(
      `(?<=\\b(?:side by side|next to|together|collage|one above the other|on the left|before and after)\\b[^“]*)(?:(?:,|and|with|plus) )+(?:the )?(?:texts?|words|captions?|writing) (before) (?:and|/|,) (after)${END}`,
    ),
    ', write “$1” bottom left and write “$2” bottom right',
  ],
  // "Before and after with labels"
  [
    /\b(before (?:(?:and|&|\/) )?after)((?: [^,.;:!?“ ]+)*?)(?: ,)? with (?:the )?(?:labels?|captions?|titles?|text|texts)(?: (?:(?:saying|reading|:) )?before (?:and|&|\/) after)?(?: (?:on|under|below|in|for) (?:each|both|them|it))?(?= ?$| please\b| ?[,.;!])/,
    'side by side , write “Before” bottom left and write “After” bottom right',
  ],
  // "Old kitchen on the left, new one on the right"
  [
    new RegExp(
      `${START}(?:the |our |my )?(?:old|older|previous|former|original)(?: (?:\\w+))? (?:on |to |at )?(?:the )?left(?: side)? (?:, |and |; )+(?:the |our |my )?(?:new|newer|current|finished|renovated)(?: (?:\\w+))? (?:on |to |at )?(?:the )?right(?: side)?${END}`,
    ),
    'before on the left and after on the right',
  ],
  // "Before on the left and after on the right, labelled"
  [
    new RegExp(
      `(?:put )?before (?:on|to) the left (?:, |and )+after (?:on|to) the right (?:, |and |both |each )*(?:label|labell?ed|with labels|caption|captions|captioned|write|mark|marked|with captions)(?: accordingly| as such)?${END}`,
    ),
    'side by side , write “Before” bottom left and write “After” bottom right',
  ],
  // "Put Before and After as captions underneath"
  [
    /\b(?:put |with |add )?before and after (?:as )?(?:captions?|labels?)(?: (?:underneath|below|under them|on them|at the bottom))?(?= ?$| ?[,.;!?])/,
    'with labels before and after',
  ],
  // "Before and after, with labels “A” and “B”"
  [
    /\b(before) and (after)(?: picture| photo| collage| image)?(?: side by side| next to each other)?(?: ,)? with (?:an? |the )?(?:texts?|captions?|labels?|titles?|words) (?:on|under|in|below|for|over) (?:each|both|every)(?: (?:one|picture|photo|side|image|a))?\b/,
    'side by side , write “$1” bottom left and write “$2” bottom right',
  ],
  // "Side by side with “Avant” and “Après” top", as other languages have it
  [
    new RegExp(
      `(?<=\\b(?:side by side|next to each other|beside each other)\\b[^“]*)(?:(?:,|and) )*\\b(?:write|text|label|labels|labell?ed|captions?|captioned|saying|with) (“”) and (“”) (?:(?:at|on) )?(?:the )?top${END}`,
    ),
    ', write $1 top left and write $2 top right',
  ],
  // "Side by side, write BEFORE and AFTER underneath"
  [
    new RegExp(
      `(?<=\\b(?:side by side|next to each other|beside each other|before|left)\\b.*)\\b(?:write|text|label|labels|labell?ed|caption(?:ed|s)?|saying|with) (“”) and (“”)(?: (?:underneath|below|under them|at the bottom|beneath))?${END}`,
    ),
    'write $1 bottom left and write $2 bottom right',
  ],
  // "Put the before picture on the left and the after picture on the right, with a label under each"
  [
    /\b(?:put |place |show |have )?the before (?:picture|photo|one|shot|image|pic) (?:on|to|at) (?:the )?left and the after (?:picture|photo|one|shot|image|pic)? ?(?:on|to|at) (?:the )?right (?:, )?with (?:an? )?(?:labels?|captions?|text|titles?)(?: (?:under|below|on|over|above) (?:each|both|them)(?: one| of them)?)?/,
    'put them side by side , write “Before” bottom left and write “After” bottom right',
  ],
];
