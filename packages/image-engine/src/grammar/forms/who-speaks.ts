import type { Form } from './rewrite.ts';

/** Those who tell where they work; an owner may be in the picture. */
const ROLE =
  '(?:secretary|president|treasurer|teacher|coach|trainer|nurse|baker|photographer|realtor|agent|volunteer|director|principal|hairdresser|waiter|cook|chef)';

/** Who speaks, before they say what they wish. */
export const WHO_SPEAKS_FORMS: readonly Form[] = [
  // "Secretary of the chess club here: …"
  [
    new RegExp(
      `^(?:(?:hi|hello|hey|,|im|i am|an?|the) )*(?:(?!remove|erase|delete|blur|hide|crop|cut|make|brighten|my|our|the)\\w+ )?${ROLE} (?:(?:of|at|from|in|for) (?:(?!(?:and|left|right|front|back|background)\\b)[^,.;:!?“ ]+ ){1,5}?)(?:here )?[,:;.] (?=\\w)(?!.*\\b(?:him|her)\\b)`,
    ),
    '',
  ],
  [new RegExp(`^(?:(?:hi|hello|hey|,|an?|the) )*(?:\\w+ )?${ROLE} here [,:;.] (?=\\w)`), ''],
  // "My boyfriend finds it too cold, I find it too orange … just a bit warmer": what two of them think
  [
    /(?<=^|[,.;:!?] )(?:my|our) \w+ (?:find|finds|think|thinks|says|say)(?: that)? (?:the (?:picture|photo|image)|it|this)(?: (?:is|looks))? too [^,.;:!?“]+ , (?:and |but )?(?:me|for me|(?:i|we) (?:find|think|say))(?: (?:it|this|that|is|looks|its))* too [^,.;:!?“]+ (?:[.,;] )+(?=(?:just|only|so|make|please|a bit|slightly|can)\b)/,
    '',
  ],
  // "Do not erase anything, we may not": nothing is to be done
  [
    /(?<=^|[,.;:!?] |\b(?:and|but) )(?:please )?(?:erase|remove|delete|retouch) nothing(?! (?:but|except|else|other|apart))[^,.;:!?“]*?(?= ?$| [,.;:!?])/,
    '',
  ],
  [
    /(?<=^|[,.;:!?] |\b(?:and|but) )(?:please )?(?:dont|do not) (?:erase|remove|delete) anything(?! (?:but|except|else|other|apart))(?: (?:please|as|because|since|we|i) [^,.;:!?“]*?)?(?= ?$| [,.;:!?])/,
    '',
  ],
  // "I have no permission for the pupils, so blur their faces"
  [
    /(?<=^|[,.;:!?] |\b(?:and|but|because) )(?:i|we) (?:have not|havent|dont have|do not have|have no|have) (?:(?:the|any|no|got|not) )*(?:permission|consent|autorisation|authorization) [^,.;:!?“]*?(?:[,;] |so |that is why |thats why |want |must |need to |we |i |please |should )+(?=(?:blur|hide|pixelate|cover|anonymi[sz]e|censor)\b)/,
    '',
  ],
  // "…, 32 by 26 mm, can you fix it thanks"
  [
    /(?<=\d (?:mm |cm )?)(?:, )?(?:can|could) you (?:fix|do|make|arrange) (?:it |this |that )?(?=(?:for me |please )*thanks?(?: you)? ?$)/,
    '',
  ],
];
