import { COLOUR, END, FIRST, LAST, NAME, START } from '../parts.ts';
import { INK_OR_HEX } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { REST, THE_REST } from './parts.ts';

/** What is marked is to have another colour: "it" is that, and not the picture. */
export const COLOURED_FORMS: readonly Form[] = [
  // "This in cherry red, don't touch the rest"
  [
    new RegExp(
      `(?<=^(?:please )?(?:only |just )?)(?:this|that|these|those|the)(?: one| here)? (?:in|to|into) (#[0-9a-f]{6}|${COLOUR})(?! and (?:white|${COLOUR}))(?= ${REST})`,
    ),
    'make the marked area $1',
  ],
  [
    new RegExp(
      `^(?:(?:please|the) )*(?!(?:(?:light|dark|pale) )?gray\\b|black and\\b)${INK_OR_HEX}(?: (?:color|please))+(?= ?[.!]? ?$)`,
    ),
    'make the marked area $1',
  ],
  [
    new RegExp(
      `(?<!\\b(?:add|put|write|place|draw|frame|border|text|caption|title|sticker|vignette|“”)\\b.*)${START}(?:(?:please|can you|could you|would you) )*(?:make|turn|paint|repaint|color|dye|recolor|change) (?:(?:this|that|the) color|it|this|that|these|those|them)(?: (?:to|into|in|all|be))* (#[0-9a-f]{6}|${COLOUR})(?! and (?:white|${COLOUR}))${END}`,
    ),
    'make the marked area $1',
  ],
  // "Mach das rot und den Rest schwarzweiß": with an article for what is marked
  [
    new RegExp(
      `${START}(?:please )?(?:make|turn|paint|color) (?:the|it|this) (#[0-9a-f]{6}|${COLOUR})(?=(?: ,| and)+ (?:make |turn )?${THE_REST}\\b)`,
    ),
    'make the marked area $1',
  ],
  // "Change the colour of this to rose gold"
  [
    new RegExp(
      `${START}(?:(?:please|can you|could you|would you) )*(?:change|make|turn|switch) the color (?:of (?:this|that|it|these|them|this one) )?(?:to|into) (#[0-9a-f]{6}|${COLOUR})${END}`,
    ),
    'make the marked area $1',
  ],
  // "Here #E30613 instead of the green"
  [
    new RegExp(
      `^(?:(?:please|here|this|in here|that|make|paint|should be) )*(#[0-9a-f]{6}|${COLOUR}) (?:instead of|rather than|not|for) (?:the |that )?${COLOUR}(?: (?:here|please))*(?= ?[.!]? ?$)`,
    ),
    'make the marked area $1',
  ],
  // "Make the leaf green": what is marked has another colour, and not the one that such a thing usually has
  [
    new RegExp(
      `${START}(?:(?:please|can you|could you) )*(?:make|turn|paint|color|recolor) (?:the|this|that|these|those) ((?:leaf|tree|plant|bush|hedge) (?:dark |light |bright |deep )?green|(?:water|sea|lake|river|pool) (?:dark |light |bright |deep )?blue)(?: again)?${END}`,
    ),
    'make the marked $1',
  ],
  // "Only this jacket, in dark green"
  [
    new RegExp(
      `^(?:please )?(?:only |just )?(?:this|these|that|those) (${NAME})(?: here| there)?(?: ,)?(?: (?:only|just|and|please))* (?:in|to|into) (?:a |the )?(${COLOUR})(?! and ${COLOUR})(?:${END}|(?= (?:the rest|everything else|all else|all the rest)\\b))`,
    ),
    'make the $1 $2',
  ],
  [
    new RegExp(
      `${FIRST}(?:in|make the(?: color)?|the color) (?!(?:(?:light|dark|pale) )?gray\\b)${INK_OR_HEX}${LAST}`,
    ),
    'make the marked area $1',
  ],
];
