import { END, START } from '../parts.ts';
import { PLEASE_AND } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const FACE = '(?:face|head)';
const BODY =
  '(?:body|bodies|corps|cuerpo|korper|neck|shoulders|faces?|heads?|actors?|actress|person|guy|man|woman|celebrity|singer|model|player|king|queen)';

/** One face in the place of another. */
export const SWAPPED_FORMS: readonly Form[] = [
  // "Put my face on this actor", "Paul's face on Mark's body"
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:put|place|stick|paste|set|glue|mount) (?:the )?(?:my|his|her|their|our|\\w+s|the) ${FACE}(?: of (?:the |my )?\\w+(?: \\w+)?)? (?:on|onto|over|in|into) (?:(?:the|my|this|that|his|her|their|an?|\\w+s) )(?:\\w+ )?${BODY}(?: of (?:the |my )?\\w+(?: \\w+)?)?${END}`,
    ),
    'swap the faces',
  ],
  // "Give him the face from the other photo"
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:put|give|set) (?:him|her|them|me) (?:my|his|her|their|the) ${FACE}(?: (?:of|from) (?:the |my )?\\w+(?: \\w+)?)?${END}`,
    ),
    'swap the faces',
  ],
  // "Put her face on mine and mine on hers"
  [
    /\b(?:put|place|stick|paste) (?:my|his|her|their|your) (?:face|head) on (?:mine|his|hers|theirs|yours|him|her|me|them)\b(?: and (?:mine|his|hers|theirs|my face) on (?:mine|his|hers|theirs|him|her|me))?/,
    'swap the faces',
  ],
  // "Take my face and put it on the body in the second one"
  [
    /\b(?:take|put|use|copy|cut|cut out|swap|get|lift|place|stick|paste)(?: out)? (?:my|his|her|the|our|their|\w+s) (?:face|head)(?: (?:from|of|in|out of) [^,.;:!?“]*?)?(?: ,| and| then| it)* (?:put |place |stick |paste |drop )?(?:it |this |that )?(?:on|onto|to|over) (?:the |his |her |that |my |their |\w+s )?(?:body|bodies|head|face|shoulders|neck)\b[^,.;:!?“]*?(?= please\b| ?$| [,.;])/,
    'swap the face',
  ],
];
