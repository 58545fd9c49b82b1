import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const WISHED =
  '(?:(?:please|can you|could you|just|with|add|put|give me|give it|give us|have|want|i want|id like|id love|let there be|let|make|some|show|like|maybe|only) )*';
const FEW = '(?:(?:an?|few|some|couple|handful|bit|of|the|odd|those|just|only) )*';
const GENTLE =
  '(?:gentle|soft|light|tiny|small|little|delicate|fine|fluffy|lazy|slow|sparse|occasional|subtle|pretty)';
const THICK = '(?:thick|big|fat|heavy|huge|large|massive|dense|chunky|whopping|giant)';
const FALLING =
  '(?:drift|drifting|drifts|fall|falling|falls|float|floating|floats|come|coming|flutter|fluttering|dance|dancing|swirl|swirling|sail|sailing|tumble|tumbling|whirl|whirling|dropping|raining)';
const DOWN =
  '(?: (?:down|around|about|gently|softly|slowly|lightly|here and there|everywhere|all over|all around|through the air|in the air|from (?:the )?sky|over (?:me|us|him|her|it|them|(?:the|my|our) \\w+)|past|by))*';

/** What it is for may follow. */
const ENDS = `(?=${END}| for )`;

/** Snow, told by its flakes. */
export const FLAKE_FORMS: readonly Form[] = [
  // "Few gentle flakes drifting down"
  [
    new RegExp(
      `${START}${WISHED}(?:(?:a few|few|a couple of|some|a handful of|just a few) (?:${GENTLE} )*|${FEW}(?:${GENTLE} (?:and )?)+)(?:snow ?)?flakes (?:that )?(?:are )?${FALLING}${DOWN}${ENDS}`,
    ),
    'light snow',
  ],
  // "Thick flakes coming down"
  [
    new RegExp(
      `(?<!\\bsnow\\b.*)${START}${WISHED}${FEW}(?:${THICK} (?:and )?)+(?:snow ?)?flakes(?: (?:that )?(?:are )?${FALLING}${DOWN})?${ENDS}`,
    ),
    'heavy snow',
  ],
  // "Some flakes falling"
  [
    new RegExp(`${START}${WISHED}${FEW}flakes (?:that )?(?:are )?${FALLING}${DOWN}${ENDS}`),
    'add snow',
  ],
  // "Light flurries"
  [
    new RegExp(
      `${START}${WISHED}(?:an? |some |few |of )*(?:${GENTLE} )*(?:snow )?(?:flurries|flurry)(?: of snow)?${END}`,
    ),
    'light snow',
  ],
];
