import type { Form } from '../rewrite.ts';

/** Something better than it is now, told by what is wrong with it. */
export const LIVELIER_FORMS: readonly Form[] = [
  // "Pep it up"
  [
    /\b(is|looks?|came out|s|its) ((?:(?:a|bit|so|very|really|rather|quite|all|little|too|pretty) )*)(dull|flat|pale|murky) and (?:gr[ae]y|drab|boring|lifeless|sad|dreary|colou?rless|flat|dull)(?= ?$| [,.;!?])/,
    '$1 $2 $3',
  ],
];
