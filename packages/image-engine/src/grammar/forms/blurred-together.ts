import { END } from './parts.ts';
import type { Form } from './rewrite.ts';

const WHOSE = '(?:(?:the|my|our|his|her|their|all|any|this|that|those) )*';
/** What is hidden by a blur, and is no background. */
const HIDDEN = `${WHOSE}(?:(?:license|number|licence|name|car|house|street|phone|account|other) )?(?:plates?|numbers?|faces?|names?|logos?|signs?|address|text|writing|letters|lettering|screens?|labels?|badges?|tattoos?)(?: (?:of|on) (?:the |my |our |his |her |their )?\\w+)?`;

/** A blur of the background and of something that nobody is to read: each is a wish of its own. */
export const BLURRED_TOGETHER_FORMS: readonly Form[] = [
  // "Blur the license plate and the background"
  [
    new RegExp(
      `\\b(blur(?: out)?) (${HIDDEN}) (?:(?:,|and|as well as|plus|also) )+((?:the |all of the |my )?background)${END}`,
    ),
    'blur $3 , blur $2',
  ],
  [
    new RegExp(
      `\\b(blur(?: out)?) ((?:the |my )?background) (?:(?:,|and|as well as|plus|also) )+(${HIDDEN})(?: (?:too|as well|also))?${END}`,
    ),
    'blur $2 , blur $3',
  ],
  // "The background and the number plate blurry"
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:then|please) )(?:make |have )?((?:the |my )?background) (?:and|,|as well as) (${HIDDEN}) (?:blur|blurry|blurred|out of focus)${END}`,
    ),
    'blur $1 , blur $2',
  ],
  // "The number plate and the background blurred"
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:then|please) )(?:make )?(${HIDDEN}) (?:and|,|as well as) (?:blur )?((?:the )?background)(?: blur(?:red)?)?${END}(?<=\\bblur(?:red)? .*)`,
    ),
    'blur $2 , blur $1',
  ],
];
