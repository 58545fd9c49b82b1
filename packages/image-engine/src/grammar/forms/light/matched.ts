import { END } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const LIGHT =
  '(?:brightness|light|lighting|exposure|colou?rs?|tones?|contrast|white balance|color temperature|shadows|mood)';

/** What is put into another picture gets its light anyway: nothing becomes brighter for itself. */
export const MATCHED_FORMS: readonly Form[] = [
  // "Put me in the mountains, but make the light match my face": it is matched anyway
  [
    new RegExp(
      `(?<=\\b(?:put|place|background)\\b[^.;!?“]* )(?:(?:,|and|but|so|please) )*(?:make|let|have|only|that|with|see) (?:that )?(?:the |an? )?light(?:ing)? (?:that |which )?(?:should |to |is to )?(?:put|match|matches|matching|fit|fits|suits?|goes|corresponds?|decent)(?: (?:with|to|in|of))? (?:the|my|our|his|her|their) (?:face|faces|skin|subject)${END}`,
    ),
    '',
  ],
  // "Put him into the second one, match the brightness"
  [
    new RegExp(
      `(?<=\\b(?:put|insert|paste|place|blend|stick|sit|set|stand|add|cut out|copy|drop) (?![^“]*\\b(?:next to each other|side by side|together)\\b)[^“]*\\b(?:second|first|other|third|picture|photo|[1-4])\\b[^“]* )(?:[,.;] |and |then |please |so that |with )*(?:match|matching|adjust|adjusting|adapt|adapting|align|equali[sz]e|even out|harmoni[sz]e) (?:the )?${LIGHT}(?: (?:and|,) (?:the )?${LIGHT})*(?: (?:to|with|of|between|so|in|the|each|both|other|them|it|fits?|matches|match|second|first|picture|photo|one|up|rest|scene|background|there|that|they|together))*${END}`,
    ),
    '',
  ],
  // "… so the brightness matches"
  [
    new RegExp(
      `(?<=\\b(?:put|insert|paste|place|blend|stick|sit|set|stand|add|copy) (?![^“]*\\b(?:next to each other|side by side|together)\\b)[^“]*\\b(?:second|first|other|third|picture|photo|[1-4])\\b[^“]* )(?:, )?(?:so|so that|such that|and make sure|making sure) (?:that )?(?:the )?${LIGHT}(?: (?:and|,) (?:the )?${LIGHT})* (?:matches|match|fits?|(?:is|are|looks?) (?:the same|right|alike|equal|natural))(?: (?:there|too|as well|in both|the rest|the scene|the background))*${END}`,
    ),
    '',
  ],
  // "… the light should match"
  [
    new RegExp(
      `(?<=\\b(?:put|insert|paste|place|blend|stick|sit|set|stand|add|copy) (?![^“]*\\b(?:next to each other|side by side|together)\\b)[^“]*\\b(?:second|first|other|third|picture|photo|[1-4])\\b[^“]* )(?:, |and |but )*(?:the )?${LIGHT}(?: (?:and|,) (?:the )?${LIGHT})* (?:should|must|has to|have to|needs to|is to|ought to) (?:(?:just|also|then|of course) )*(?:match|fit|go together|be the same|look right|agree)(?: (?:up|too|as well|then|there))*${END}`,
    ),
    '',
  ],
  // "Match the brightness": of nothing else that is named
  [
    /(?<=^|[,.;:!?] |\b(?:and|then|but|also|please) )(?:match|equali[sz]e|align) (?:the )?brightness(?= ?$| [,.;!])/,
    'align the luminance',
  ],
];
