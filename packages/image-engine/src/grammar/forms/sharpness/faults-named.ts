import { END, FIRST, LAST, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const SHOT = '(?:(?:the|this|my|our) )?(?:photo|picture|image|pic|shot|selfie|scan|video|one)';
const FIX =
  '(?:please |pls |can you |could you |just |and |so |, |\\. |; )*(?:fix|correct|repair|improve|mend|sort|help|clean up|clear up)(?: (?:it|this|that|up|out|please|pls))*';
const SOFT =
  '(?:out of focus|shaky|shakey|unfocused|not in focus|not focused|unsharp|motion blurred|blurred|blurry)';

/** A fault, and that it be mended: none of them is wished for. */
export const FAULT_NAMED_FORMS: readonly Form[] = [
  // "Out of focus fix", "shaky pic fix", "fix out of focus photo"
  [
    new RegExp(
      `${FIRST}(?:(?:its|it is|is|a bit|slightly|a little|so|very|too) )*(?:${SOFT}(?: ${SHOT})?|${SHOT} (?:(?:is|looks|came out|s) )?(?:(?:a bit|slightly|so|very|too|all) )*${SOFT}) ${FIX}${LAST}`,
    ),
    'sharpen it',
  ],
  [
    new RegExp(
      `${START}(?:fix|correct|repair|improve) (?:(?:the|this|my|an?) )?${SOFT} (?:photo|picture|image|pic|shot|selfie)${END}`,
    ),
    'sharpen it',
  ],
  // "Clear picture please", "make the pic clear"
  [
    new RegExp(
      `${FIRST}(?:i want |i need |make it |give me )?(?:an? |the )?(?:clear|clearer|crisp|crisper|crystal clear|clean and clear) (?:photo|picture|image|pic|shot|quality)${LAST}`,
    ),
    'make it clearer',
  ],
  // "Depixelate", "fix the pixels"
  [
    new RegExp(
      `${FIRST}(?:(?:depixelate|depixelize|unpixelate|unpixelize|de pixelate)(?: (?:it|this|me|${SHOT}))?|(?:fix|remove|get rid of|reduce|less|no more) (?:the |this |that |all )*(?:pixelation|pixels|pixelated look|blockiness|jaggies)|(?:so|too|very|really|all|its|it is) (?:(?:so|too|very|really|all) )*(?:pixelated|blocky)(?: ${FIX})?|pixelated(?: ${SHOT})? ${FIX})${LAST}`,
    ),
    'upscale it',
  ],
];
