import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |just |and )*';
const FACE = '(?:face|head)';
const BODY =
  '(?:body|bodies|corps|cuerpo|korper|neck|shoulders|faces?|heads?|actors?|actress|person|guy|man|woman|celebrity|singer|model|player|king|queen)';

/** One's face on another's body. */
export const FACE_PUT_ON_FORMS: readonly Form[] = [
  // "Put my face on this actor", "Paul's face on Mark's body"
  [
    new RegExp(
      `${START}${PLEASE}(?:put|place|stick|paste|set|glue|mount) (?:the )?(?:my|his|her|their|our|\\w+s|the) ${FACE}(?: of (?:the |my )?\\w+(?: \\w+)?)? (?:on|onto|over|in|into) (?:(?:the|my|this|that|his|her|their|an?|\\w+s) )(?:\\w+ )?${BODY}(?: of (?:the |my )?\\w+(?: \\w+)?)?${END}`,
    ),
    'swap the faces',
  ],
  // "Give him the face from the other photo"
  [
    new RegExp(
      `${START}${PLEASE}(?:put|give|set) (?:him|her|them|me) (?:my|his|her|their|the) ${FACE}(?: (?:of|from) (?:the |my )?\\w+(?: \\w+)?)?${END}`,
    ),
    'swap the faces',
  ],
];
