import { START } from '../parts.ts';
import { AND_THEN } from '../pieces/joints.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

/** What is taken back, broken off or put right in the same breath. */
export const CORRECTION_FORMS: readonly Form[] = [
  // "Undo the blur you just did and make the background forest instead": the next wish begins anew
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:undo|revert|reverse|take back|roll back|discard|cancel|forget) (?:(?:the|that|this|your|my|all|last|previous|it) )+(?:(?!(?:and|but|then)\\b)[^,.;:!?“ ]+ )*?(?:(?:you|i|we) (?:(?:just|have|had) )*(?:did|made|added|applied|put|done)(?: (?:before|earlier|just now|there))? |from before |change |changes |edit |edits |step |version )${AND_THEN}(?=\\w)(?!(?:its?|the|everything) )`,
    ),
    '',
  ],
  // "Undo the blur and make the background forest": of the other background nothing is blurred
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:undo|revert|reverse|take back|cancel) (?:(?:the|that|this|your|my|background) )*blur ${AND_THEN}(?=(?:(?:please|instead|just) )*(?:make|set|change|turn|replace|put) (?:(?:the|my) )?(?:background|backdrop)\\b)`,
    ),
    '',
  ],
  // "Sepia no, rather black and white"
  [
    /(?<=^|[,.;] )(sepia|vintage|black and white|grayscale|blur|cartoon|anime|comic|sticker|hdr|neon) (?:not|no) [,;] (?=(?:rather |better |just |but )?(?:in |with |a |make )?\w)/,
    '',
  ],
  // "Take the shine … well just make the light softer": what was broken off
  [
    /(?<=^|[,.;:!?] |\band )(?:and )?(?:\w+ ){1,4}(?:\. ){2,3}(?:(?:well|wait|no|nah|nope|hm+|uh|er|erm|actually|nevermind|never mind|scratch that|forget it|forget that) )+(?:, )?(?:just |please |rather |instead |better )*(?=(?:make|crop|blur|add|brighten|darken|remove|put|turn|give|use|do|keep|sharpen|soften|write|change)\b)/,
    '',
  ],
];
