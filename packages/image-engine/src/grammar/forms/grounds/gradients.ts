import { COLOUR, END, START } from '../parts.ts';
import { INK_OR_HEX } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { WHOM_BEHIND } from './parts.ts';

const SMART = '(?:abstract|modern|elegant|minimal|minimalist|simple|clean|sleek|subtle)';
const GRADIENT = `\\bgradient(?: background| backdrop)? (?:from|of|in) (${COLOUR}) (?:to|and|into) (${COLOUR}) (?:(?:,|with|and|where) )+(?:the )?`;
const AT = '(?:(?:is|goes|going|should|be|at|on|in|to|the) )*';

/** Gradients behind somebody. */
export const GRADIENT_FORMS: readonly Form[] = [
  // "A gradient, purple fading into pink"
  [
    new RegExp(
      `\\bgradient(?: background| backdrop)? (?:(?:,|:|–|-|with|of|from|in) )*(?:an? )?(${COLOUR}) (?:that |which )?(?:slowly |softly |gently |smoothly )?(?:fading|fades|fade|blending|blends|melting|melts|turning|turns|going|goes|running|runs|flowing|flows|shading|merging|morphing|bleeding|changing|shifting) (?:over |out )?(?:in|into|to|in to) (?:an? )?(${COLOUR})${END}`,
    ),
    'gradient from $1 to $2',
  ],
  // "Something abstract and modern", of a gradient
  [
    new RegExp(
      `(?<=\\bgradient (?:(?!and\\b)[^.;!?“ ]+ )*)(?:, )?(?:something|sth|rather|very|kind of) ${SMART}(?: (?:(?:,|and) )+${SMART})*${END}`,
    ),
    '',
  ],
  // "A background fading from blue to pink", "with a gradient, blue to pink"
  [
    new RegExp(
      `\\bbackground (?:(?:fading|fades|that fades|going|that goes|blending|shading|changing) )(?=from ${COLOUR})`,
    ),
    'background with a gradient ',
  ],
  [new RegExp(`\\bgradient , (?:from )?(${COLOUR}) to (?=${COLOUR})`), 'gradient from $1 to '],
  // "A gradient background from #ff7e5f at the top to #feb47b at the bottom": so it runs
  [
    new RegExp(
      `\\b(?:an? |the )?(?:gradient background|background gradient) (?:(?:from|of|in|with|,|:) )*${INK_OR_HEX} (?:at|on|in) (?:the )?(?:very )?top (?:(?:and|to|into|in|,) )*${INK_OR_HEX} (?:at|on|in) (?:the )?(?:very )?bottom${END}`,
    ),
    'gradient background from $1 to $2',
  ],
  // "A gradient from blue to purple, the blue on top": so it runs; "the purple on top": the other way
  [new RegExp(`${GRADIENT}\\1 ${AT}(?:top|above|up)${END}`), 'gradient from $1 to $2'],
  [new RegExp(`${GRADIENT}\\2 ${AT}(?:bottom|below|down)${END}`), 'gradient from $1 to $2'],
  [
    new RegExp(`${GRADIENT}(?:\\1 ${AT}(?:bottom|below|down)|\\2 ${AT}(?:top|above|up))${END}`),
    'gradient from $2 to $1',
  ],
  [
    new RegExp(`${GRADIENT}${COLOUR} ${AT}(left|right)(?: side)?${END}`),
    'gradient from $1 to $2 ; direction',
  ],
  // "Gradient background from purple to pink"
  [new RegExp(`\\bgradient background (?=(?:from|of) (?:an? )?${COLOUR})`), 'background gradient '],
  // "Drop a soft gradient behind the bottle"
  [
    new RegExp(
      `${START}(?:please )?drop (?=(?:an?|some) [^,.;:!?“]*?behind (?:the|my|our|me|us|him|her|it)\\b)`,
    ),
    'put ',
  ],
  // "A purple fading into pink behind the sneakers"
  [
    new RegExp(
      `\\b(?:an? )?(${COLOUR}) (?:fading|blending|melting|going|turning|flowing|running|bleeding|merging) (?:in)?to (?:an? )?(${COLOUR}) (?=(?:behind|in the background|as (?:the |a )?background)\\b)`,
    ),
    'a gradient from $1 to $2 ',
  ],
  // "A smooth gradient"
  [/\b(?:smooth|soft|nice|gentle) (?=gradient\b)/, ''],
  // "A gradient from pink to orange, top to bottom": it runs as it runs.
  [
    new RegExp(
      `\\b(gradient (?:from|of|in) ${COLOUR} (?:to|and|into) ${COLOUR}) (?:, )?((?:from )?(?:top to bottom|bottom to top|left to right|right to left|vertically|horizontally|diagonally))${END}`,
    ),
    '$1 ; direction',
  ],
  // "Background midnight blue with a gradient to black", as French has it
  [
    new RegExp(
      `\\bbackground (${COLOUR}) with (?:an? )?(?:(?:slight|soft|smooth|subtle) )?gradient (?:to|into|towards) (?:the )?(${COLOUR})`,
    ),
    'gradient background from $1 to $2',
  ],
  // "A gradient from pink at the top to purple at the bottom": so it runs.
  [
    new RegExp(
      `\\b(?:an? |the )?gradient(?: (?:background|backdrop))? (?:from |of |in |with |, |: )*(${COLOUR}) (?:at |on |in )?(?:the )?(?:very )?(?:top|above|left) (?:and |to |into |in |, )*(${COLOUR}) (?:at |on |in )?(?:the )?(?:very )?(?:bottom|below|underneath|right)${END}`,
    ),
    'gradient background from $1 to $2',
  ],
  // "Purple fading into pink behind the trainer"
  [
    new RegExp(
      `${START}(?:a |an )?(${COLOUR}) (?:that |which )?(?:fading|fades|fade|blending|blends|melting|melts|turning|going|running|flowing|shading|bleeding) (?:over )?(?:in|into|to) (${COLOUR})(?: (?:behind|around) ${WHOM_BEHIND}| as (?:the |a )?(?:background|backdrop))${END}`,
    ),
    'replace the background with a gradient of $1 and $2',
  ],
  // "Change the green wall for a gradient from purple to pink"
  [
    new RegExp(
      `${START}(?:please )?(?:make|replace|change|turn|swap|exchange) (?:the |my |this |that )(?:${COLOUR} )?wall (?:behind ${WHOM_BEHIND} )?(?:with|in|into|for|by|to) (an? (?:\\w+ )?gradient)\\b`,
    ),
    'replace the background with $1',
  ],
  // "Behind the shoes a gradient from pink to light blue"
  [
    new RegExp(
      `${START}(?:please )?behind (${WHOM_BEHIND}|(?:the|my|our) \\w+) (?:, )?(?:put |add |i want |id like |i would like )?(an?(?: (?:soft|smooth|gentle|nice))? gradient (?:from|of|in) [^.;:!?“]+?)${END}`,
    ),
    'background is $2',
  ],
];
