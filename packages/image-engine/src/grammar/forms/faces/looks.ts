import { KIN, PERSONS } from '../../words/lexicon.ts';
import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** Whoever has a face. */
const SOMEBODY = `(?:(?:${[...KIN.trim().split(/\s+/), 'daughter', 'son', 'mother', 'father', 'mum', 'mom', 'dad', 'sister', 'brother', 'wife', 'husband', 'girlfriend', 'boyfriend', 'friend', 'boss', 'grandma', 'grandpa', 'grandmother', 'grandfather', 'baby', 'child', 'children', 'kids?', 'boy', 'girl', 'man', 'woman', 'bride', 'groom'].join('|')})|${[...PERSONS].join('|')}|i|we)`;

/** How somebody looks: hair, smile, age. */
export const LOOK_FORMS: readonly Form[] = [
  // "Make me blonde": of the hair
  [
    new RegExp(
      `${START}(?:make|turn) (?:me|him|her|us|them) (?:into )?(?:an? )?(?:blonde?|brunette|redhead|ginger|girlfriend)(?: (?:and )?with (?:\\w+ )?(?:(?:long|short|curly|straight) )+hair)?${END}`,
    ),
    'give me blonde hair',
  ],
  // "She looks so grumpy, can you make that friendlier": a face, and no light
  [
    new RegExp(
      `${START}((?:(?:my|our|his|her|the) )?${SOMEBODY}) (?:looks?|is|am|are|seems?)(?: (?:so|very|too|really|a bit|rather|always|all))* (?:grumpy|grim|angry|cross|sullen|annoyed|mad|sad|sour|moody|cinematic|stern|serious|unfriendly) (?:(?:,|and|so|please|can|could|you) )+make (?:(?:it|that|this|her|him|them|me|us) )?(?:look )?(?:(?:a bit|slightly|more) )?(?:brighter|friendlier|friendly|nicer|happier|happy|cheerful)${END}`,
    ),
    'make $1 smile',
  ],
  // "I look tired and old, make me ten years younger"
  [
    /(?<=^|[,.;] )i (?:look|am|seem|feel)(?: so| too| very| really| a bit| all)* (?:tired|old|exhausted|worn out|aged|haggard|worn|fat|pale)(?: and (?:so |too |very )*(?:tired|old|exhausted|worn out|aged|haggard|fat|pale))?(?: here| (?:in|on) (?:it|this|that|this (?:one|photo|picture)))? [,.;] (?:so |please |can you )*(?=make me (?:look )?(?:\w+ years )?(?:younger|slimmer|thinner|fresher)\b)/,
    '',
  ],
  // "Show me at eighty, wrinkles and all": another age
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:show|make|picture|imagine|render|age|draw|let me see|see) (?:me|him|her|us|them|(?:my|our|his|her) \\w+) (?:(?:look|looking|like|as|as if|at|aged|age|about|around|when|i|im|he|shes|hes|she|am|is|was|were|an?|to|be|the|of) )+(?:\\d\\d|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred)(?: (?:years?|old|of age))*(?: ,? ?(?:with )?(?:my |the |all |all the )?wrinkles(?: and all| and everything| and gray hair)?)?${END}`,
    ),
    'make me look older',
  ],
  // "Take ten years off my face"
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:take|knock|shave|strip|drop|wipe|erase|get) (?:[^,.;:!?“ ]+ ){0,4}?(?:years?|decades?) (?:off|from|away from) (?:of )?(?:me|him|her|us|them|(?:my|our|his|her|their|the|our) (?:face|faces|look|age|skin|appearance))${END}`,
    ),
    'make me look younger',
  ],
];
