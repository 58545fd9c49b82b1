import { END, START } from '../parts.ts';
import { PLEASE_CAN_WE } from '../pieces/politeness.ts';
import { SHOT } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const IN_THE_AIR =
  '(?:(?:the|all|so much|that|some|of|desert|fine) )*(?:dust|sand|smoke|smog|pollution|haze|fog|mist|humidity|steam|vapor|moisture)(?: in the (?:air|sky|distance|background))?';

/** Air that is not clear. */
export const DUST_FORMS: readonly Form[] = [
  // "Do the photo clearer, it is not so clear because of the dust in the air"
  [
    new RegExp(
      `${START}(?:${PLEASE_CAN_WE}(?:do|make|get|turn) (?:it|this|(?:the|my) ${SHOT}) (?:(?:a bit|more|much|look) )*(?:clear|clearer|sharper|crisper) (?:(?:,|[.;]|and|because|as|since) )+)?(?:it|this|that|everything|the view|(?:the|my) ${SHOT}) (?:(?:is|looks|was|came out|has come out|seems) )+(?:(?:not|so|less|very|too|a bit|really|quite|that) )*(?:clear|clearer|sharp|unclear|hazy|dull|milky|blurry|washed out|visible|crisp) (?:because of|due to|thanks to|from) ${IN_THE_AIR}${END}`,
    ),
    'remove the haze',
  ],
  [
    new RegExp(
      `${START}${PLEASE_CAN_WE}(?:remove|clear|clean|get rid of|take away|reduce|less) (?:the |all the |all that |that |some )*(?:dust|smoke|smog|pollution|sand) (?:in|from) the (?:air|sky|atmosphere)${END}`,
    ),
    'remove the haze',
  ],
  // "Les noise": less of it
  [
    /(?<=^|[,.;] |\b(?:and|with|plus|but) )les (?=(?:noise|grain|contrast|saturation|sharpness|brightness|blur|colors?|light|warm|yellow|red|blue|green|haze|shadows?|dark|bright)\b)/,
    'less ',
  ],
];
