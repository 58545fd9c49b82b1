import { END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const GREY =
  '(?:(?:(?:the|this|that|my|our|an?|old|of|in|granny?s|grandmas) )*(?:black and white|grayscale|monochrome|gray)(?: (?:old|vintage))?(?: (?:shots?|photos?|pictures?|pics?|images?|portraits?|snaps?|prints?|one|photographs?))?(?: (?:of|from) (?:(?!(?:its|the|their|her|his|with|in)\\b)[^,.;:!?“ ]+ ){0,4}?(?!(?:its|their|with|in)\\b)[^,.;:!?“ ]+)?)';
const TRUE =
  '(?:(?:the|its|their|his|her|all|some|any|those) )*(?:(?:real|true|original|actual|natural|proper|genuine|authentic|right|correct|lifelike) )+colors?';

/** The colours that a grey picture had before it was one. */
export const TRUE_COLOUR_FORMS: readonly Form[] = [
  // "Give this b/w shot of my great aunt its real colours"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:give|return to|restore to|return|lend) (?:back )?${GREY} (?:back )?${TRUE}(?: (?:back|again))*${END}`,
    ),
    'colorize it',
  ],
  // "Restore the original colours of this black and white pic"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:restore|bring|put|get|return|show|show me|find|recover|recreate|work out|guess|add|want|see|reconstruct)(?: back)? ${TRUE} (?:back )?(?:of|in|into|to|for|on|from|behind) ${GREY}(?: back)?${END}`,
    ),
    'colorize it',
  ],
];
