import type { Form } from '../rewrite.ts';

/** Those who tell where they work; an owner may be in the picture. */
const ROLE =
  '(?:secretary|president|treasurer|teacher|coach|trainer|nurse|baker|photographer|realtor|agent|volunteer|director|principal|hairdresser|waiter|cook|chef)';

/** What somebody says before anything is asked for, and who speaks. */
export const HAILING_FORMS: readonly Form[] = [
  // "Yo get rid of it", "um, I took this at the beach"
  [/^(?:(?:yo+|ayo|oi|psst|hiya|heya|umm*|uhm*|erm|hmm+) (?:, )?)+(?=[^ ,.;!?])/, ''],
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
  // "…, 32 by 26 mm, can you fix it thanks"
  [
    /(?<=\d (?:mm |cm )?)(?:, )?(?:can|could) you (?:fix|do|make|arrange) (?:it |this |that )?(?=(?:for me |please )*thanks?(?: you)? ?$)/,
    '',
  ],
];
