import { FIRST, LAST } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const FINE =
  '(?:fine|good|great|perfect|ok|okay|alright|all right|nice|lovely|cool|perfectly fine|just fine|all good|ok as is)';
const ALL =
  '(?:everything|it|its|all|thats|that|this|(?:the|this|my) (?:picture|photo|image|pic|shot))';
const NONE =
  '(?:(?:there is|theres|i have|i want|i need|we need) )?(?:no (?:edits?|editing|changes?|corrections?|adjustments?|retouching|wishes|work|need)|nothing)';
const NEEDED =
  '(?:(?: (?:to|is|are|was|here|at all|need|needs|needed|necessary|required|wanted|change|edit|fix|do|be|changed|edited|done|for|from|me|my|side|it|this|else|that|more|further|please|thanks|thank you|today|now))*)';

/** That the picture is fine as it is, and nothing shall be done to it. */
export const NOTHING_WISHED_FORMS: readonly Form[] = [
  // "Everything fine, no edits needed"
  [
    new RegExp(
      `${FIRST}(?:(?:${ALL} )?(?:is |looks? |s |are )?(?:all |really |already |totally |so )*${FINE}(?: (?:as is|as it is|already|now|the way it is|to me|here|like this|like that))* (?:, |\\. |; |– |- |! |so |and |with )*)?${NONE}${NEEDED}${LAST}`,
    ),
    'no changes',
  ],
  [
    new RegExp(
      `${FIRST}${ALL} (?:is |looks? |s |are )?(?:all |really |already |totally |so )*${FINE}(?: (?:as is|as it is|already|now|the way it is|to me|here|like this|like that))*${LAST}`,
    ),
    'no changes',
  ],
];
