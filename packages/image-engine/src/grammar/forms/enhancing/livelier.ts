import type { Form } from '../rewrite.ts';

/** Something better than it is now, told by what is wrong with it. */
export const LIVELIER_FORMS: readonly Form[] = [
  // "Glow up", "make it instagram worthy"
  [
    /(?<=^(?:please )?)(?:(?:give|do) (?:it|me|us|this|the \w+) )?(?:an? )?glow up(?= (?:please )?[.!]? ?$)/,
    'enhance it',
  ],
  [
    /(?<=^(?:please )?)(?:make|get) (?:it|this|me|us|the (?:photo|picture|pic)) (?:look )?(?:more )?(?:instagram|insta|ig|instagram feed) (?:worthy|ready|able|perfect|pretty)(?= (?:please )?[.!]? ?$)/,
    'enhance it',
  ],
  // "Pep it up"
  [
    /\b(is|looks?|came out|s|its) ((?:(?:a|bit|so|very|really|rather|quite|all|little|too|pretty) )*)(dull|flat|pale|murky) and (?:gr[ae]y|drab|boring|lifeless|sad|dreary|colou?rless|flat|dull)(?= ?$| [,.;!?])/,
    '$1 $2 $3',
  ],
  // "Get the best out of it": nothing is taken out
  [
    /(?<=^|[,.;:!?] |\b(?:and|then|please) )(?:(?:please|just|can|could|you|simply) )*(?:get|take|bring|pull|squeeze|draw|make|enhance) (?:out )?(?:the |its )?(?:best|utmost)(?: (?:out|of|from|it|this|that|the|my|old|picture|photo|image|shot|scan|you can|possible))*(?= ?$| [,.;!?]| and\b)/,
    'enhance it',
  ],
];
