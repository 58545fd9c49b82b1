import type { Form } from '../rewrite.ts';

const PART =
  '(?:sky|skies|background|backdrop|subject|foreground|person|people|man|woman|dog|cat|car|selection)';
/** Only light, colour and sharpness are done to a part as they are to all of it. */
const DONE =
  '(?:(?:(?:a|bit|little|much|lot|slightly|make|it|more|less|too|way|far|please) )*(?:brighten|lighten|darken|desaturate|saturate|sharpen|blur|blurred|blurry|soften|brighter|lighter|darker|dark|bright|sharper|softer|warmer|cooler|colder|bluer|greener|redder|contrast|saturation|colorful|vivid|black and white|gray|sepia)\\b)';

/** The part is said before what is to be done to it: "sky only: darker". */
export const PART_FIRST_FORMS: readonly Form[] = [
  [
    new RegExp(
      `^(?:(?:only|just) )?(?:the |my )?(${PART})(?: only| alone)? [:,–-] (${DONE}.*?)(?= ?$| [.!])`,
    ),
    '$2 , but only the $1',
  ],
];
