import { END } from './parts.ts';
import type { Form } from './rewrite.ts';

const WORN =
  '(?:hats?|caps?|crown|glasses|sunglasses|shades|scarf|bow ties?|beard|moustache|mustache|wings|halo|horns|antlers|tiara|helmet|mask|wig)';
const BLURRIER =
  '(?:blurr?ier|blurry|blurred|more blurred|softer|out of focus|fuzzier|unsharp|less sharp)';

/** Parts of the picture by what is there: behind somebody, in the middle, put on. */
export const PART_NAMED_FORMS: readonly Form[] = [
  // "Make the pub behind me a bit blurrier": what is behind is the background
  [
    new RegExp(
      `\\b(?:make|get|have|want|let) (?:the |that |this |those |these )(?:\\w+ ){1,2}behind (?:me|us|him|her|them|it|(?:the|my|our) \\w+) (?:to |be |look |go )*((?:(?:a|bit|little|lot|much|slightly|way|far|even|really|very|quite) )*)${BLURRIER}${END}`,
    ),
    'blur the background $1',
  ],
  // "The carpet also a bit lighter": its own wish, and not all of the picture
  [
    /(?<=\b(?:and|,) )((?:the|my|our|his|her|its) \w+) (?:also|too|likewise) (?=(?:an? )?(?:slightly |bit |little |much |lot |more |somewhat |touch )*(?:brighter|darker|lighter|warmer|cooler|colder|sharper|softer)\b)/,
    '$1 ',
  ],
  // "A Santa hat on my hamster please"
  [
    new RegExp(
      `^((?:an? |some |two )?(?:(?!(?:make|add|put|erase|remove|paint)\\b)\\w+ ){0,2}${WORN}) ((?:on|onto|for) (?:the |my |his |her |our |this )\\w+)(?= ?$| [.!]| please\\b)`,
    ),
    'add $1 $2',
  ],
  // "Instagram story with my photo in the middle": that is where it is
  [
    new RegExp(
      `(?<=\\b(?:story|reel|post|square|format|\\d+:\\d+) )(?:, |with |and )*(?:my |the |our )?(?:photo|picture|image|pic)(?: itself)?(?: placed| set| right| is)? ?(?:in the (?:middle|center)|middle|centered|center)(?: of it)?${END}`,
    ),
    '',
  ],
  // "Put us two on the beach"
  [
    /(?<=\b(?:put|place|set|show|take) )us (?:two|both|2) (?=(?:on|in|into|onto|at|to|before)\b)/,
    'us ',
  ],
];
