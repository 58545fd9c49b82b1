import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const CLOTH =
  '(?:t ?shirt|shirt|blouse|dress|skirt|suit|jacket|trousers|pants|jeans|coat|clothes|clothing|sheets?|bedsheets?|bed ?sheets?|bedding|duvet|pillow|pillowcase|tablecloth|curtains?|fabric|cloth|backdrop|towel|flag|cover|blanket|uniform|gown|tie)';

/** What a picture or a thing in it suffers from, as people say it. */
export const FAULT_BLAMED_FORMS: readonly Form[] = [
  // "A bit shaky and blurry": one fault, and no wish to blur
  [
    /\b(?:shaky|shakey|wobbly|jittery|unsteady)(?: and|,) (?=(?:blurry|blurred|unsharp|out of focus|fuzzy)\b)/,
    '',
  ],
  [
    new RegExp(
      `\\b(blurry|blurred|unsharp|fuzzy) and (?:shaky|shakey|wobbly|jittery|unsteady)${END}`,
    ),
    '$1',
  ],
  // "The photo is shaky"
  [
    /(?<=\b(?:is|was|came out|turned out|looks|s) (?:(?:a|bit|little|so|too|very|really|rather|pretty|quite) )*)(?:shaky|shakey|jittery)(?= ?$| [,.;!])/,
    'too blurry',
  ],
  // "A white veil spoils my mountains"
  [
    new RegExp(
      `${START}(?:an? |the |this |some |there is an? )?(?:(?:white|gray|light|milky|bluish|thin|thick|ugly) )*(?:veil|haze|mist|fog|smog) (?:that |which |is |has )*(?:spoils?|spoiled|spoiling|ruins?|ruined|ruining|kills?|washes out|washing out|destroys|annoys) (?:(?:the|my|our|this) )?(?:[^,.;:!?“ ]+ ?){1,3}${END}`,
    ),
    'remove the haze',
  ],
  // "Take the wrinkles out of my shirt": none of a face, and no creases of the photograph
  [
    new RegExp(
      `\\b(?:wrinkles?|creases?|folds?|crinkles) (?:from|of|in|on|out of) ((?:the|my|our|his|her|this|that) (?:\\w+ )?${CLOTH})\\b`,
    ),
    'stains from $1',
  ],
  // "The flash gave everyone red eyes, even the cat"
  [
    /(?<=\bred eyes )(?:, )?(?:even|also|and) (?:the|my|our|his|her) \w+(?: has them| too| as well)?(?= ?$| [.!;])/,
    '',
  ],
];
