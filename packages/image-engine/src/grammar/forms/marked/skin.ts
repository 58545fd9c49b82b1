import { LAST, START } from '../parts.ts';
import { ERASE } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** Small things on skin, cloth or paper: where one is marked, it goes and nothing else of the face does. */
const SPOT =
  '(?:pimples?|zits?|acne|spots?|blemish(?:es)?|moles?|warts?|freckles?|(?:age|liver|sun|acne|red|dark|brown|black|white) ?(?:spots?|marks?|dots?|patch(?:es)?)|scars?|scabs?|bruises?|cold sores?|sores?|stye?|rash|birthmarks?|beauty marks?|blackheads?|whiteheads?|bumps?|boils?|(?:mosquito|bug|insect|flea) bites?|(?:coffee|wine|food|grass|ketchup|sweat|water|ink|oil|grease) ?(?:stains?|marks?|spots?)|stains?|smudges?|smears?|specks?|crumbs?|drool|booger|snot|lint|hickeys?|tattoos?|dirt|dirty spots?|thingy|shaving cuts?|cuts?|scrapes?|skin tags?|imperfections?|ingrown hairs?|lipstick (?:stains?|marks?|smudges?))';
const THIS =
  '(?:(?:the|this|that|these|those|my|his|her|our|all|any|of|ugly|big|huge|little|tiny|nasty|annoying|red|stupid|one|two|three|gross|few|damn) )*';
const WHERE =
  '(?: (?:off|out|away|gone|from|on|of|in|there|here|right|above|below|under|near|around|next|to|between|my|his|her|the|our|their|this|that|face|skin|nose|chin|cheeks?|forehead|lips?|mouth|neck|arms?|eyes?|eyebrows?|back|legs?|hands?|shoulders?|shirt|blouse|dress|top|jacket|sweater|pants|jeans|carpet|couch|wall|paper|tablecloth|lens|kid|baby|son|daughter|s|completely|entirely|i marked|marked|please|up|over))*';
const AWAY =
  '(?:get|take|remove|erase|delete|get rid of|clear|clear up|clean|clean up|clean off|wipe|wipe off|wipe away|wash|lose|zap|heal|fix|hide|cover|cover up|conceal|retouch|touch up|edit|photoshop|airbrush|pop|kill|drop|rub|rub out|scrub|brush|make|smooth out|smooth over|smooth|spot heal|blend|blend out|eliminate|vanish|no more|no|without|lift|pick)';
const PLEASE =
  '(?:please |can you |could you |pls |just |now |ok |i want to |i want |id like to )*';
const GO =
  '(?: (?:has|have|needs?|must|should|can|to|just|please|go|goes|gone|disappear|vanish|away|be|removed|erased|got|gotta|is|bye))+';

export const MARKED_SPOT_FORMS: readonly Form[] = [
  // "Get this pimple off"
  [new RegExp(`${START}${PLEASE}${AWAY} ${THIS}${SPOT}${WHERE}${LAST}`), ERASE],
  // "Pimple gone please", "this stain has to go"
  [new RegExp(`${START}${PLEASE}(?:make )?${THIS}${SPOT}${WHERE}${GO}${LAST}`), ERASE],
  // "Heal this", "spot heal"
  [
    new RegExp(
      `${START}${PLEASE}(?:(?:heal|spot heal|conceal|spot fix)(?: (?:this|it|that|here|the (?:spot|area|selection|skin)|please))*|spot (?:heal|healing|removal)|healing brush(?: here)?)${LAST}`,
    ),
    ERASE,
  ],
];
