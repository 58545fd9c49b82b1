import { END } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** Of letters that are to run upwards. */
const TURNED = '(?:rotated|turned|tilted|slanted|inclined|angled|spun|at an angle of)';

/** Letters that are turned or run across: no picture is. */
export const SLANTED_FORMS: readonly Form[] = [
  // "“Draft” in red, rotated 45 degrees": letters are level
  [
    new RegExp(
      `(?<=(?:“”|(?<!\\bread (?:(?:the|this|my|any) )?)\\btext(?!.* (?:90|180|270)\\b)) (?:(?!(?:picture|photo|image|pic|it)\\b)[^.;:!?“])*?)(?:(?:,|and|but) )*(?:${TURNED}(?: (?:by|at|in|about|around|to))?|(?:at|in) (?:an? )?(?=\\d+ (?:angle|degrees? angle)\\b)) ?\\d{1,3}(?: (?:degrees?|angle|(?:to the )?(?:left|right)|clockwise|counterclockwise|anticlockwise|upwards|downwards))*${END}`,
    ),
    ' , tilted letters',
  ],
  // The same in other languages, where "rotate" may be "rotated": no picture is turned so.
  [
    new RegExp(
      `(?<=“” (?:(?!(?:picture|photo|image|pic|it)\\b)[^.;:!?“])*?)(?:(?:,|and|but) )*(?:rotate|tilt) (?:(?:by|at|in|about|around|of|to) )?(?!(?:90|180|270|360)\\b)\\d{1,3}(?: (?:degrees?|(?:to the )?(?:left|right)|clockwise|counterclockwise))*${END}`,
    ),
    ' , tilted letters',
  ],
  // "… diagonal across the picture": no letters stand so
  [
    /(?<=\b(?:watermark|text|write|logo|stamp|caption)\b.*)\bdiagonal(?:ly)? (?:across|over|through)(?: (?:the|whole|entire|it|picture|photo|image|everything))*(?= ?$| [,.;!])/,
    ', diagonally',
  ],
  // "“SOLD” across, red, tilted": letters stand level, and the picture stays as it is.
  [
    /(“”(?: (?!is\b|are\b|and\b|then\b)[^,.;:!?“ ]+){0,6}?(?: ,(?: (?!is\b|are\b)\w+){1,3}){0,3}?) (?:, )?(?:and )?(?:tilt|tilted|crooked|slanted|slanting|inclined|at an angle)(?= ?$| [,.;]| (?:in|at|on|top|bottom|middle|left|right)\b)/,
    '$1 diagonally',
  ],
];
