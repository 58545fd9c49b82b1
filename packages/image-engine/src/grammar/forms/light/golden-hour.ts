import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const LOW_SUN =
  '(?:(?:golden|sunset|sunrise|(?:warm )?(?:evening|morning))(?: hour| sun)?(?: light| lighting| glow)?)';
/** How people like it. */
const NICE =
  '(?:dreamy|soft|gentle|warm|golden|lovely|beautiful|magical|magic|nice|pretty|glowing|romantic|hazy|cozy|buttery|honey|honeyed|sweet|gorgeous|perfect|amber|low|late)';
const SHINING =
  '(?:(?:that|which|is|comes?|coming|shines?|shining|falls?|falling|enters?|entering|streaming|decent|in|over|from) )*';

/** The light of the evening. */
export const GOLDEN_HOUR_FORMS: readonly Form[] = [
  // "Make it sunny": the sun makes it warm, bright and hard
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:make|let|have) (?:it|this|everything|the (?:photo|picture|image|day|weather|scene)) (?:look )?(?:like )?(?:an? )?(?:sunny|sunnier)(?: day| weather)?${END}`,
    ),
    'make it warmer , brighter , add contrast',
  ],
  // "Change day to golden hour"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:change|turn|convert|make) (?:the )?(?:day|daytime|daylight|noon|midday) (?:in)?to (?=(?:an? |the )?(?:golden hour|sunset|evening|dusk|twilight|blue hour|sunrise)\\b)`,
    ),
    'make it ',
  ],
  // "Change the time of day to sunset": the light, and no place
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:change|turn|set|switch|move|make|shift) (?:the )?time(?: of (?:the )?day)? (?:in)?to (?:an? |the )?(?=(?:golden hour|sunset|evening|dusk|twilight|blue hour|sunrise|dawn|night|night ?time)\\b)`,
    ),
    'make it look like ',
  ],
  // "Let the sun shine"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:make|let|have) the sun (?:to )?(?:shine|shining|come out)(?: more| again| brightly)?${END}`,
    ),
    'make it warmer , brighter , add contrast',
  ],
  // "Golden hour with the light from the left": it comes from where it is lighter
  [
    new RegExp(
      `(?<!\\b(?:remove|crop|cut|trim|delete|erase|reduce|less|without|no|take|get rid of|tone down|is|looks)\\b[^.;!?“]*)\\b(${LOW_SUN}) (?:, )?(?:with (?:the )?(?:light|sun) )?${SHINING}(?<=\\b(?:from|light|lighting|sun|decent|coming|shining|falling|entering|streaming) )(?:the )?(?:left|right)(?: side)?${END}`,
    ),
    '$1 ; direction of light',
  ],
  // "That dreamy golden light like right before sunset": one light, told twice
  [
    new RegExp(
      `${START}(?:please |can you |could you |i want |i need |id like |give (?:it|me|us|this) |add |put |with |in |make it )*(?:(?:that|the|this|an?|some|more|of|kind|sort|really|very|so|${NICE}) )*(?:golden|gold|warm|evening|sunset|sun|sunny)? ?(?:light|lighting|glow|sun|sunlight|look|feel|mood|vibes?|colors?|tones?|haze) (?:(?:like|as|of|from|at|in|during|on|you|we|one|get|gets|see|have|its|it|is|was|when|if|that|right|just|shortly|around|about|taken|shot|they|there|comes?) )*(?:golden hour|the end of (?:the|a) (?:day|summer day)|(?:right |just |shortly |moments |minutes )?(?:before|as) (?:sunset|dusk|nightfall|the sun (?:goes|went|is going|sets|set|is setting|sinks|disappears)(?: down)?)|late afternoon|(?:a )?summer evenings?)${END}`,
    ),
    'golden hour',
  ],
  // "Golden hour feel, warm but not orange"
  [
    /(?<=\b(?:golden hour|sunset light|evening light)\b[^.;:!?“]*?)(?:, |and )*(?:warm )?but not (?:too |so |all )?(?:orange|yellow|red)\b/,
    ', only slightly',
  ],
  // "Evening", "an evening scene"
  [
    /(?<=^(?:please )?)(?:(?:an?|the|in|at|nice|cozy|cosy|late|summer) )*evening(?: scene| time| shot| atmosphere)?(?= (?:please )?[.!]? ?$)/,
    'evening light',
  ],
  // "The light of the evening, but not too orange"
  [
    new RegExp(
      `${START}(?:please |give it |add |with |in |i want |id like )*(?:(?!but\\b)[^,.;:!?“ ]+ ){0,5}?(?:golden hour|end of the day|late afternoon|sunset light|evening light|evening sun)(?: light| glow| mood)? , (?:but )?(?:please )?(?:not too|nothing too) (?:orange|yellow|warm|golden|strong|intense|kitschy|much|red)${END}`,
    ),
    'slightly golden hour',
  ],
  // "Pretend it was taken an hour before sundown"
  [
    new RegExp(
      `${START}(?:please |make it look |let it look )*(?:pretend|imagine|as if|as though|like|say) (?:that )?(?:it|this|the (?:photo|picture)) (?:was|were|had been|is) (?:taken|shot|photographed|snapped|captured) (?:about |around )?(?:an|one|half an|the last|the|\\d) (?:half )?hours? before (?:sundown|sunset|dusk|nightfall|the sun (?:goes|went) down)${END}`,
    ),
    'golden hour',
  ],
  // "Make it look like the sun is about to go down"
  [
    /\b(?:(?:make (?:it|this|the (?:picture|photo)) )?(?:look |seem |appear )?)(?:like|as if|as though) the sun (?:is |was |were |s )?(?:just |nearly |almost |slowly )*(?:(?:about|going|starting|beginning) to )?(?:go|goes|going|set|setting|sets|sink|sinking|dip|dipping|disappear)(?: down)?(?: (?:below|behind|under) the (?:horizon|sea|hills|mountains|trees))?(?= ?$| ?[,.;!]| and\b| but\b)/,
    'golden hour',
  ],
];
