import { COLOUR, END, FIRST, LAST, NAME, START, WHOSE } from '../parts.ts';
import { INK_OR_HEX } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** Stand where they are in a picture, and nobody wishes for one that is not there. */
const STANDING =
  '(?:cars?|vans?|trucks?|bus|walls?|doors?|gates?|fences?|facade|roof|house|sofa|couch|carpet|curtains|shutters|cabinets)';

/** Things in another colour, told as what somebody would like to see. */
export const WISHED_FORMS: readonly Form[] = [
  // "I'd like the wall painted green": so it is to be, and no painting
  [
    new RegExp(
      `${START}(?:(?:please|id like|i want|i need|i would like|can i|could i|have|get|with) )*((?:the|my|our|this) (?:\\w+ )?(?:walls?|doors?|fence|fences|house|ceiling|gate|shed|car|bike|chair|table|background)(?: behind (?:me|us|him|her|them|it))?) (?:be )?painted (?:in )?(${COLOUR})${END}`,
    ),
    'make $1 $2',
  ],
  // "I want a turquoise door", "give me a green car": it is there, in another colour
  [
    new RegExp(
      `${START}(?:(?:please|can|could|you) )*(?:(?:i|we) (?:want|need|would like|would love|d like)|id like|id love|give(?: (?:me|us))?|show me|can i have|can i get) an? ${INK_OR_HEX} (${STANDING})${END}`,
    ),
    'make the $2 $1',
  ],
  // "It would be nice if the boat was bright yellow"
  [
    new RegExp(
      `${START}(?:(?:it|that) )?(?:(?:would|d) be |itd be )?(?:(?:so|really|much) )?(?:(?:nice|nicer|great|cool|good|better|lovely|awesome) )?if (${WHOSE} ${NAME}) (?:was|were|would be|could be) (?:in )?${INK_OR_HEX}${LAST}`,
    ),
    'make $1 $2',
  ],
  // "What would the tie look like in #ff8800": a colour by its number
  [
    new RegExp(
      `${FIRST}(?:what|how) (?:would|does|do|will|might) (${WHOSE} ${NAME}) look (?:like )?in (#[0-9a-f]{6})(?= ?[?.!]? ?$)`,
    ),
    'make $1 $2',
  ],
  // "The lake should be more blue"
  [
    new RegExp(
      `${START}(?:(?:i|we) (?:want|need|would like|d like|id like) )?((?:the|my|our) (?:sky|lake|sea|ocean|water|river|pool|grass|lawn|leaves|trees|field|fields|forest|flowers?)) (?:should|to) (?:be|look) ((?:(?:a bit|a little|slightly|much) )?(?:more (?:blue|green|red|yellow|orange)|bluer|greener|redder))${END}`,
    ),
    'make $1 $2',
  ],
  // "I want the dress in light blue"
  [
    new RegExp(
      `${START}(?:i|we)(?:d| would)? (?:want|like|need|love|prefer|have)(?: to have)? (the|my|our|his|her) (${NAME}) in (?:an? )?(${COLOUR}|#[0-9a-f]{6})${END}`,
    ),
    'make $1 $2 $3',
  ],
  // "I'm wondering how my front door would look in mustard"
  [
    new RegExp(
      `${START}(?:im |i am |i was |was |just |been |we are |were )*(?:wondering|curious|interested|keen|dying)(?: to (?:see|know|find out))?(?: about)? (?:how|what) ((?:my|the|our|his|her|this|these|those) (?:\\w+ )?\\w+) (?:would|might|will|could) look (?:like )?(?:in|painted) (?=(?:an? )?${COLOUR})`,
    ),
    'show $1 in ',
  ],
  // "Is it possible to see the couch in burnt orange?"
  [
    new RegExp(
      `${START}(?:(?:is|would|might) (?:it|there)(?: be)? (?:at all |even |any )?(?:possible|doable|feasible|chance|way)) (?:of |to )?(?:see|seeing) ((?:my|the|our|his|her|this|these|those) (?:\\w+ )?\\w+) (?:in|painted) (?=(?:an? )?(?:burnt |bright )?${COLOUR})`,
    ),
    'show $1 in ',
  ],
];
