import { COLOUR, END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const WOULD_LOOK = `${START}(?:(?:i wonder|show me|show|let me see|can you show(?: me)?) )?(?:what|how) (?:would (?:it|(?:this|the|my|our|that)(?: \\w+){0,2})|(?:it|(?:this|the|my|our|that)(?: \\w+){0,2}) would) look(?: like)?`;

/** What something would look like. */
export const WONDERING_FORMS: readonly Form[] = [
  // "Why is my picture blurry?": somebody complains, and does not ask for it
  [
    new RegExp(
      `${START}(?:why|how come)(?: (?:is|are|was|were|does|did|do|has|have))? ((?:(?:my|the|this|our|all) )?(?:photos?|pictures?|images?|pics?|shots?|everything|it|this|that)) (?:(?:is|are|look|looks|come|comes|came|turn|turned|out|always|all|a bit|slightly|still) )*(blurry|blurred|unsharp|fuzzy|grainy|noisy|hazy|foggy|dark|bright|pale|dull|yellow|blue|green|orange|red|crooked|tilted)(?: ?[?])?${END}`,
    ),
    '$1 is too $2',
  ],
  // "What would our garden look like with a pool", "… without the car"
  [
    new RegExp(
      `${WOULD_LOOK} with (?=(?:an?|two|three|another) (?!${COLOUR}|(?:\\w+ )?(?:texture|glow|tint|tone|mood|effect|style|shadow|background|backdrop|sky|border|frame|look|filter|light|snow|fog|rain|vignette|blur)))`,
    ),
    'add ',
  ],
  [new RegExp(`${WOULD_LOOK} without (?=(?:the|that|this|my|our|his|her) )`), 'remove '],
  // "What would this street look like in the rain"
  [
    new RegExp(
      `${START}(?:i wonder )?(?:what|how) would (?:this|the|my|our|that) (?:\\w+ )?\\w+ look(?: like)? (?=(?:at|in|by|during|covered|after|with) (?!${COLOUR}|\\d+ (?:years?|yo)\\b))`,
    ),
    'make it look like ',
  ],
];
