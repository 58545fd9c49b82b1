import { COLOUR, END, INK, START, WHOSE } from '../parts.ts';
import type { Form } from '../rewrite.ts';
import { WHOM_BEHIND } from './parts.ts';

const WALL =
  '(?:wall|fence|garage|room|lounge|living room|kitchen|street|car park|parking lot|yard|driveway|shed|hedge|door|curtain|shop)';

/** The wall behind somebody, in another colour. */
export const WALL_FORMS: readonly Form[] = [
  // "The wall behind the bottle a plain sage green"
  [
    new RegExp(
      `\\b(?:the|that|this|my) (?:\\w+ )?${WALL} (?:behind|in back of) (?!the (?:sofa|bed|couch|tv|telly|desk|table)\\b)(?:the|my|our|his|her) \\w+ (?=(?:be|become|turn into|turn to|to|into|with|should|could)\\b)`,
    ),
    'the background ',
  ],
  // "The wall behind the dog in light yellow", "the wall behind terracotta"
  [
    new RegExp(
      `\\b(?:the|that|this|my) (?:\\w+ )?(?:wall|fence|curtain|garage|backdrop|paper|sheet|cloth) behind (?:(?:me|us|him|her|them|it|(?!the (?:sofa|bed|couch|tv|telly|desk|table)\\b)${WHOSE}(?: (?!${COLOUR})\\w+){1,2}) )?(?:rather |preferably |instead |simply |just )*(?:in )?(?:an? )?(?=${COLOUR}${END})`,
    ),
    'the background ',
  ],
  [
    new RegExp(
      `\\b(?:could|can) the background (?:be|become|turn into|turn) (?:an? |plain |just |simply |simple |solid )*(${COLOUR})(?: instead| please| rather)?${END}`,
    ),
    'make the background $1',
  ],
  // "Replace the shelf behind me by a plain light blue wall"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:replace|swap|exchange|change) (?:the |that |all the |my |this )(?:\\w+ ){1,3}behind (?:me|us|him|her|them|it|${WHOSE} \\w+) (?:by|with|for|to|into) (?:an? )?(?:plain |simple |clean |smooth |solid |nice )*(${COLOUR})(?: (?:wall|background|backdrop|curtain|color|surface|paper))?${END}`,
    ),
    'make the background $1',
  ],
  // "The wall we're standing in front of should be mint green"
  [
    new RegExp(
      `${START}the (?:wall|background|backdrop|fence|door) (?:that |which )?(?:im|were|we are|i am|shes|hes|theyre|i was|we were|she is|he is) (?:standing|sitting|posing|leaning) (?:in front of|before|against|by|at) (?:should be|should|shall be|must be|to be|in|is to be|is meant to be|could be) (${COLOUR})${END}`,
    ),
    'make the wall behind me $1',
  ],
  // "Paint the wall behind grandma dark teal, grandma unchanged": nothing but the wall is painted.
  [
    new RegExp(
      `((?:paint|make|color|turn|recolor) the wall behind (?:the |my |our )?\\w+ (?:in )?(?:${COLOUR})) , (?:the |my |our )?\\w+ (?:unchanged|untouched|as (?:it )?is|stays?(?: the same)?|the same)${END}`,
    ),
    '$1',
  ],
  // "Change the wall in the background from yellow to light blue"
  [
    new RegExp(
      `${START}(?:please )?(?:change|turn|paint|recolou?r|make|switch) the walls?(?: (?:behind ${WHOM_BEHIND}|in the (?:background|back)|at the back))? from ${INK} (?:to|into) ${INK}${END}`,
    ),
    'recolor the $1 wall $2',
  ],
];
