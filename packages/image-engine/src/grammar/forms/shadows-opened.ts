import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |just |also |and )*';
const DARK =
  '(?:(?:deep|deepest|dark|darker|darkest|black|heavy) )*(?:shadows?|dark (?:areas|parts|bits|spots|places|put|patches|corners|zones)|darks)';
const ROOM =
  '(?:room|rooms|flat|apartment|house|kitchen|bathroom|bedroom|lounge|hall|hallway|office|studio|listing|airbnb|letting|interior|indoors)';

/** What is hidden in the dark parts is to be seen: no shadow is to be drawn, and nothing taken away. */
export const SHADOW_OPENED_FORMS: readonly Form[] = [
  // "Get more out of the shadows", "pull some detail out of the dark areas"
  [
    new RegExp(
      `${START}${PLEASE}(?:(?:decent|get|bring|pull|tease|coax|draw|dig|enhance|squeeze|recover|rescue) )?(?:(?:a|some|slightly|bit|little|much|lot|way|more|all|the|of|extra|out|something) )+(?:(?:details?|light|structure|information|texture|out) )?(?:out )?(?:of|from) (?:the |those |these )?${DARK}\\b`,
    ),
    'lift the shadows',
  ],
  // "Brighten the shadow under the bridge": it is there, and none is to be added
  [
    /\b(?:brighten|lighten|lift|open up)(?: up)? (?:the |that |this )?shadows? (?=(?:under|below|beneath|underneath|behind|between|beside|inside) )/,
    'lift the shadows ',
  ],
  // "Lift the dark corners": of a room that light does not reach
  [
    new RegExp(
      `${START}${PLEASE}(?:lift|raise|open)(?: up)? (?:the |those |all the )?dark corners`,
    ),
    'lift the shadows',
  ],
  [
    new RegExp(
      `${START}${PLEASE}(?:brighten|lighten|light)(?: up)? (?:the |those |all the )?dark corners(?=.*\\b${ROOM}\\b)`,
    ),
    'lift the shadows',
  ],
  [
    new RegExp(
      `(?<=\\b${ROOM}\\b.*)(?<= )(?:brighten|lighten|light)(?: up)? (?:the |those |all the )?dark corners${END}`,
    ),
    'lift the shadows',
  ],
  // "… so the faces don't go dark": what that is good for
  [
    new RegExp(
      `(?<=\\b(?:shadows|darks|backlight|fill light)\\b[^.;:!?“]* )(?:, )?(?:so|so that|that) (?:(?:the|our|my|their|his|her|all) )*(?:faces?|eyes|people|kids|children|family|dog|cat|he|she|we|they|it|i|you|one|details?) (?:(?:dont|do not|doesnt|does not|wont|will not|arent|are not|isnt|is not|cant|cannot) )(?:(?:all|too|so|as|get|go|look|be|turn|become|come out|end up|stay|drown|sink|vanish|disappear) )*(?:(?:into|in) (?:the )?)?(?:dark|black|lost|murky|underexposed|gloomy|shadows?|drown|sink|vanish|disappear|darkness)?${END}`,
    ),
    '',
  ],
];
