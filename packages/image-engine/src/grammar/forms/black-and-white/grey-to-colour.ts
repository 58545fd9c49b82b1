import { END, START } from '../parts.ts';
import { PLEASE_ALSO_MAYBE } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const GRAY =
  '(?:black and white|black white|b \\/ w|b w|bw|b and w|gray|grayscale|gray scale|monochrome|mono|sepia)';
const SHOT =
  '(?:photos?|pictures?|images?|pics?|photographs?|portraits?|shots?|snapshots?|one|version)';
const COLOUR = `(?:(?:an? |the |full |real |true |living |its |natural )*(?:color|colors|colored|colorful)(?: ${SHOT})?)`;
const TURN =
  '(?:(?:i want to |i want |want to |id like to |lets |how do i )?(?:change|turn|convert|make|go|switch|transform|bring|get|put|take|edit|color) )?';
const WHICH =
  '(?:(?:the|this|that|my|our|his|her|these|an|a|old|ancient|vintage|family|it|me|from|of) )*';

/** From black and white to colour: the way matters, as each names both. */
export const GREY_TO_COLOUR_FORMS: readonly Form[] = [
  // "Black and white to color", "change this from b&w into colour"
  [
    new RegExp(
      `${START}${PLEASE_ALSO_MAYBE}${TURN}${WHICH}(?:${SHOT} )?(?:from )?${GRAY} (?:${SHOT} )?(?:of (?:my|our|the|his|her) \\w+ (?:\\w+ )?)?(?:(?:be|become|turned|made|converted|changed) )?(?:in ?to|to|into|2|in|→|->|>) ${COLOUR}${END}`,
    ),
    'colorize it',
  ],
  // "Make this black and white picture a colour one"
  [
    new RegExp(
      `${START}${PLEASE_ALSO_MAYBE}(?:make|turn) (?:this|the|my|our|that) (?:old )?${GRAY} ${SHOT} (?:an? )?(?:full )?color(?: ${SHOT})${END}`,
    ),
    'colorize it',
  ],
  // "Black and white background to color", "change the gray stripes to colour": of a thing the colour is known no better
  [
    new RegExp(
      `${START}${PLEASE_ALSO_MAYBE}${TURN}${WHICH}(?:black and white|b w|bw|b and w|grayscale|monochrome) (?!(?:and|with|but|to|then) )\\w+ (?:in ?to|to|into) ${COLOUR}${END}`,
    ),
    'colorize it',
  ],
];
