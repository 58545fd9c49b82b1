import { END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const WHOSE =
  '(?:(?:the|my|our|his|her|their|your|all) )?(?:(?:babys|baby s|brides|bride s|kids|girls|boys|womans|woman s|mans|man s|moms|mums|dads|models|model s) )?';
const SKIN = '(?:skin|complexion|skin texture)';
const LINES =
  '(?:wrinkles?|fine lines|lines|laugh lines|crows feet|crow s feet|creases|pores|texture|unevenness|roughness|redness and spots)';
const A_BIT =
  '(?: (a (?:tiny |little )?bit|a little|a lot|a touch|a tad|slightly|much|somewhat))?(?: please)?';
const SMOOTHER =
  '(?:smooth|smoother|soft|softer|even|more even|flawless|perfect|clear|clearer|like porcelain|like a baby s|like a babys|like baby skin|like glass)';

/** Skin that is to be smooth, however it is put. */
export const SMOOTHED_SKIN_FORMS: readonly Form[] = [
  // "Add a little blur to hide the skin imperfections"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:add |use |apply )?(?:some |a |an )?(?:(?:little|bit|touch|of|tiny|soft|slight) )*(?:blur|softness|soft focus) (?:to|so that it|that) (?:hides?|conceals?|covers?|softens?|smooths?)(?: up)? (?:(?:the|my|her|his|our) )?(?:skin )?(?:imperfections|blemishes|pores|wrinkles|spots|lines|flaws)(?: (?:on|of|in) (?:the|my|her|his) (?:skin|face))?${END}`,
    ),
    'smooth the skin',
  ],
  // "Instagram face filter": no format
  [
    /\b(?:instagram|insta|snapchat|snap|tiktok|zoom) (?=(?:face|beauty|skin) (?:filter|mode|effect)\b)/,
    '',
  ],
  // "Make the baby's skin softer", "skin like porcelain"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:(?:make|get|have|i want|want|i need|give me|give her|give him) )?${WHOSE}${SKIN}${A_BIT} (?:(?:to )?(?:look|be|appear) )?(?:(a (?:tiny |little )?bit|a little|a lot|a touch|a tad|slightly|much|somewhat) )?${SMOOTHER}${A_BIT}${END}`,
    ),
    'smooth the skin $1 $2 $3',
  ],
  [
    new RegExp(`${START}(?:an? )?(?:baby|porcelain|glass) skin(?: please)?${END}`),
    'smooth the skin',
  ],
  [new RegExp(`${START}skin of (?:a )?(?:baby|porcelain)${END}`), 'smooth the skin'],
  // "Soften the lines on my forehead", "less texture on the skin"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:soften|smooth|smooth out|blur|fade|reduce|lessen|diminish|minimi[sz]e|tone down|less|fewer)${A_BIT} (?:(?:the|my|her|his|our|their|those|these|some|of) )*${LINES} (?:on|of|in|around|under|at|between) (?:(?:the|my|her|his|our|their) )?(?:skin|faces?|forehead|eyes|cheeks?|mouth|neck|lips)${A_BIT}${END}`,
    ),
    'smooth the skin $1 $2',
  ],
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:blur|fade|lessen|tone down) (?:(?:the|my|her|his|our|their) )?(?:wrinkles|fine lines|pores)${A_BIT}${END}`,
    ),
    'smooth the skin $1',
  ],
  // "Touch up my face", "clear up her skin"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:touch up|clean up|clear up|tidy up|freshen up|perfect|beautify) ${WHOSE}(?:face|faces|skin|complexion)${A_BIT}${END}`,
    ),
    'smooth the skin $1',
  ],
  [
    new RegExp(`${START}${PLEASE_ALSO}(?:fix|improve|correct) ${WHOSE}complexion${A_BIT}${END}`),
    'smooth the skin $1',
  ],
];
