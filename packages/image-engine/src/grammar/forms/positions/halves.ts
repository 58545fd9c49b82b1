import { COLOUR, END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const SIDES = [
  ['left(?: hand)?', 'lefthalf'],
  ['right(?: hand)?', 'righthalf'],
  ['(?:top|upper)', 'tophalf'],
  ['(?:bottom|lower)', 'bottomhalf'],
] as const;
const OTHERS = {
  ...{ lefthalf: 'righthalf', righthalf: 'lefthalf' },
  ...{ tophalf: 'bottomhalf', bottomhalf: 'tophalf' },
} as const;
const OF =
  '(?: of (?:it|this|(?:the|my|this) (?:whole )?(?:picture|photo|image|pic|frame)))?(?! of\\b)';
const MUCH =
  '(?:(?:an?|bit|little|lot|much|slightly|somewhat|way|far|more|less|too|very|really|completely|touch|tad|by \\d+|\\d+) )*';
const TONED =
  '(?:brighter|lighter|darker|dark|bright|warmer|cooler|colder|sharper|softer|blurrier|blurry|blurred|crisper|grayscale|gray|black and white|monochrome|sepia|saturated|desaturated|colorful|vivid|contrast|noisy|hazy|yellow|blue|orange|pale|dull|flat)';
const TONES =
  '(?:brighten|lighten|darken|dim|blur|sharpen|soften|desaturate|warm|cool|pixelate|denoise|tint|enhance|saturate|greyscale|cartoonify)';

/** "The left half", where something is done to it alone, and it is not cut. */
export const HALF_FORMS: readonly Form[] = [
  // "The left half", where something is done to it alone, and it is not cut.
  ...SIDES.flatMap(([side, half]): Form[] => {
    const HALF = `(?:the |my )?(?:whole )?${side} (?:half|side|part)${OF}`;
    return [
      // "Darken only the right half of the picture"
      [
        new RegExp(
          `\\b(${TONES}(?: (?:up|down))?)(?: (?:only|just))? ${HALF}(?: only)?(?= ?$| [,.;:!?]| (?:and|then|but|by|an?|slightly|much|more|less|please|to|with|in|${COLOUR})\\b)`,
        ),
        `$1 ${half}`,
      ],
      // "Make the top half darker", "the left half is too bright"
      [
        new RegExp(
          `(?<=\\b(?:make|turn|want|get) (?:only |just )?|${START})(?:only |just )?${HALF} (?=(?:(?:should be|must be|needs to be|in|(?:is|looks)(?= (?:(?:[a-z]+ )?too|(?:[a-z]+ )?(?:noisy|hazy|blurry|dark|bright|dull|flat|pale))\\b)) )?${MUCH}${TONED}\\b)`,
        ),
        `${half} `,
      ],
      // "Make the top half look like a painting", "turn the upper half into night"
      [
        new RegExp(
          `(?<=\\b(?:make|turn|change|convert|transform) (?:only |just )?)${HALF} (?=(?:look like|into)\\b)`,
        ),
        `${half} `,
      ],
      // "Add fog in the lower half"
      [
        new RegExp(
          `(?<=\\b(?:fog|mist|rain|snow|grain|noise|blur|tint|haze|contrast|saturation|brightness|exposure|sharpness|light)\\b[^.;“]* )(?:in|on|over|to) ${HALF}${END}`,
        ),
        `in ${half}`,
      ],
      // "Warmer on the left side"
      [
        new RegExp(`(?<=\\b${TONED}(?: (?:a|bit|little|lot|much))* )(?:on|in) ${HALF}${END}`),
        `in ${half}`,
      ],
      // "Everything but the left half"
      [
        new RegExp(
          `\\b(?:everything|all(?: of it)?|the rest)(?: (?:but|except|except for|apart from)) ${HALF}${END}`,
        ),
        OTHERS[half],
      ],
      // "Keep the left half, the rest black and white"
      [
        new RegExp(
          `${START}(?:keep|leave)(?: only| just)? ${HALF}(?:(?: ,)? (?:as it is|as is|untouched|alone|in color|colored|the same))? (?:, |and |but )*(?:(?:make|turn) )?(?:the rest|everything else|the other half|the other) (?=(?:in |is )?${MUCH}${TONED}\\b)`,
        ),
        `${OTHERS[half]} `,
      ],
      // "Blur the bottom half, and keep the top as it is"
      [
        new RegExp(
          `\\b(?:keep|leave|dont touch) (?:the )?(?:whole )?${side}(?: half| side| part)?${OF} (?:untouched|as it is|as is|as it was|intact|alone|unchanged|the same|sharp|in focus)${END}`,
        ),
        `keep ${half}`,
      ],
      // "Black and white, but only on the left half"
      [
        new RegExp(`(?<=\\w )(?:, |but )*(?:only|just) (?:on|in|for|to) ${HALF}${END}`),
        `only in ${half}`,
      ],
    ];
  }),
];
