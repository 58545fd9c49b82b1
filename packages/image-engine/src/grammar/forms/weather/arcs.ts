import { START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const COLOURS = '(?:(?:seven|7|many|bright|rainbow|all|pretty|the) )*colors(?: of the rainbow)?';
const OVER =
  '(?= (?:over|above|across|behind|in (?:the )?(?:sky|air|background)|through|from)\\b|$| ?[,.;!]| (?:and|please)\\b| ?$)';

/** Rainbows, told by their arcs and colours. */
export const ARC_FORMS: readonly Form[] = [
  // "One of those arcs of seven colours over the barn"
  [
    new RegExp(
      `(?:\\b(?:one of )?(?:an?|the|those|these|that|some) )?\\b(?:(?:big|huge|bright|wide|giant|beautiful|pretty|faint|soft) )*(?:arcs?|arch|bows?) (?:of|made of) ${COLOURS}${OVER}`,
    ),
    'a rainbow',
  ],
  // "A seven coloured arc across the sky", "one of those colourful arcs you get after rain"
  [
    new RegExp(
      `${START}((?:please |add |put |give me |i want |id like |with |make |have )*)(?:one of )?(?:an?|the|those|these|that) (?:(?:big|huge|bright|wide|giant|beautiful|pretty) )*(?:(?:seven|7|multi|many|rainbow) ?color(?:ed|s|ful)?|multicolou?red|colorful) (?:arcs?|arch|arches|bows?)(?: (?:that )?(?:you|we|one|they) (?:always |often |sometimes )?(?:get|gets|see|sees|find)(?: in the sky)?(?: (?:after|behind|during|with|when) (?:the |an? |it )?(?:rain|rains|shower|storm|rained|downpour))?)?${OVER}`,
    ),
    '$1 a rainbow',
  ],
];
