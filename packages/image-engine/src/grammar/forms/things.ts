import { END, FIRST, INK, LAST, START, THING } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Things that are to have another colour, or to keep theirs. */
export const THING_FORMS: readonly Form[] = [
  // "Front door: sage green.", "paint of the Golf: flat black instead of red"
  [
    new RegExp(
      `${FIRST}(${THING}) [:–-] ${INK} (?:instead of|not|rather than|no longer) ${INK}${END}`,
    ),
    'make the $3 $1 $2',
  ],
  [new RegExp(`${FIRST}(${THING}) [:–-] ${INK}${LAST}`), 'make $1 $2'],
  // "Tie in dusty pink"
  [new RegExp(`${FIRST}(${THING}) (?:in|to|into) ${INK}${LAST}`), 'make $1 $2'],
  // "My ute is white, reckon it would look better in black", "the sofa is grey, I'd rather have it mustard"
  [
    new RegExp(
      `${START}(?:my|our|the|his|her|this) (\\w+)(?: at the moment| right now| currently| now)? (?:is|are|was) (?:currently |now |actually )?${INK}(?: at the moment| right now| now)? [,.;–-] (?:but )?(?:[^,.;:!?“ ]+ ){0,8}?(?:in|be|it|them|to|prefer|rather|like) (?:it |them )?(?:in )?${INK}(?: please| instead| better| (?:[?.] )?show me| like| look)*${END}`,
    ),
    'make the $2 $1 $3',
  ],
  // "Make of the yellow raincoat a red one"
  [
    new RegExp(
      `${START}make (?:in|out of|of|from) (?:the |my |our |this )?${INK} (\\w+(?: \\w+)?) (?:some )?${INK}(?: one)?${END}`,
    ),
    'make the $1 $2 $3',
  ],
  // "All grey apart from the umbrella, which stays scarlet"
  [
    new RegExp(
      `(?:except|but|besides|apart from|other than|save|aside from) (?:for )?(?:the|my|our|his|her|this) (\\w+) , (?:which|that|it|this) (?:stays?|remains?|keeps?|is to stay|should stay|shall stay|must stay) (?:its )?(?:in )?${INK}${END}`,
    ),
    'except the $2 $1',
  ],
  // "Only the red umbrella keeps its colour, the rest in grey"
  [
    new RegExp(
      `${START}(?:only|just|nothing but|solely) (?:the|my|our|his|her|this) (?:(\\w+) ${INK}|${INK} (\\w+)) (?:keeps?|retains?|stays?|remains?|in|has|having) (?:in )?(?:its|his|her|their)? ?(?:full )?(?:colors?|colored)(?: [,;] | and )(?:all |everything )?(?:the rest|else|the others?|around it)(?: [^,.;:!?“ ]+){0,4}${END}`,
    ),
    'everything black and white except the $2 $3 $1 $4',
  ],
];
