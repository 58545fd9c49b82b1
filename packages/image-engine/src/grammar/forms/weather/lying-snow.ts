import { END } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const PEAKS = '(?:alps|mountains?|mountain tops?|peaks?|summits?|glaciers?|ski (?:slopes?|resort))';
const AROUND =
  '(?:(?:all|lying|just|only|around|round|about|everywhere|on|over|of|covering|us|me|him|her|it|them|the|ground|floor|peaks|tops|everything|place) )*';
const FALLING =
  '(?:(?:any|the|more|actual|extra) )*(?:falling (?:flakes|snow|snow ?flakes)|snow ?flakes|snow flakes|flakes|snowfall|snow(?:ing)? falling|falling snow|snowing)(?: (?:falling|coming down|in the air|from the sky|please))*';

/** Snow that lies where somebody stands, and does not fall. */
export const LYING_SNOW_FORMS: readonly Form[] = [
  // "On the Alps with snow all around, no falling flakes": the mountains have it
  [
    new RegExp(
      `(?<=\\b${PEAKS} [^.;!?“]*?)(?:(?:,|and|with|in) )*(?:(?:lots of|plenty of|loads of|deep|fresh|some|the|white) )*snow ${AROUND}(?:(?:,|\\.|but|and|with|please) )+(?:no|not|without|minus|skip|dont add|dont want) ${FALLING}${END}`,
    ),
    '',
  ],
];
