import { START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const ASKS =
  '(?:please|can|could|you|we|i|id|like|want|need|with|give|show|make|add|have|there|me|us|him|her|it|a|bit|little|some|much|lot|lots|of|but|should|be)';
const ROOM = '(?:space|room|headroom|head room|breathing room|sky|air)';
const AT =
  '(?:(?:above|over|below|under|top|bottom|on|at|up|to|of|left|right|the|side|sides|both|and|my|his|her|our|their|its|head|heads|hair|face|person|people|subject|picture|photo|image|me|us|him|them) )';

/** What is wished for beyond an edge of the picture. */
export const FURTHER_OUT_FORMS: readonly Form[] = [
  // "More space above the head", "with more sky on top"; room that is left in a cut is another matter
  [
    new RegExp(
      `(?:${START}|(?<= )(?=with ))(?<!\\b(?:crop|cut|trim|tight|collage|between|pad)\\b.*)(?:${ASKS} )*(?:more|extra|additional|empty)(?: (?:of|empty|free))* ${ROOM} (?=$|${AT}|[,.;!?]|and\\b|for\\b)${AT}{0,8}(?:for (?:the |a |some )?(?:text|title|words|writing|lettering) )?(?=$|[,.;:!?]|(?:and|then|but|plus|please)\\b)`,
    ),
    ', zoom out ',
  ],
];
