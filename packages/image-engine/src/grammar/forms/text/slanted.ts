import { END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

/** Of letters that are to run upwards. */
const TURNED = '(?:rotated|turned|tilted|slanted|inclined|angled|spun|at an angle of)';

/** What a watermark that is repeated covers. */
const ALL_OVER =
  '(?:all (?:over|across)|(?:over|across) (?:the )?(?:whole|entire|all(?: of)?))(?: (?:the|whole|entire|my|this|it|picture|photo|image|everything))*';
const WATERMARK = '(?:watermark|text|stamp|logo)';

/** Letters that are turned or run across: no picture is. */
export const SLANTED_FORMS: readonly Form[] = [
  // "“Sale” on a red ribbon across the corner"
  [
    /(?<=“”[^.;!?“]*)(?:diagonally )?across (?:the |a )?((?:(?:top|bottom|upper|lower|left|right) ){0,2})corner(?= ?$| [,.;!])/,
    'in the $1 corner , tilted letters',
  ],
  // "A diagonal watermark “Draft” all over the picture", "a repeated watermark “Draft”"
  [
    new RegExp(
      `${START}(${PLEASE_ALSO}(?:(?:put|add|place|make|lay|insert|with) )*)(?:an? |the )?(?:(?:diagonal|slanted|tilted|angled|repeated|repeating|tiled) )+(${WATERMARK} (?:(?:saying|with|that says|reading|of|the|text|words?) )*“”(?: (?!all\\b|across\\b|over\\b)[^,.;:!?“ ]+)*?)(?: ${ALL_OVER})?${END}`,
    ),
    '$1 a $2 , tilted letters',
  ],
  // "Repeat the watermark “Draft” all over the picture", "tile the text “Draft” across the whole image"
  [
    new RegExp(
      `${START}(${PLEASE_ALSO})(?:repeat|tile|spread) (?:the |a |my )?(${WATERMARK} (?:(?:saying|with|of) )?“”)(?: ${ALL_OVER})?${END}`,
    ),
    '$1 add a $2 , tilted letters',
  ],
  // "A watermark “Draft” all over the picture"
  [
    new RegExp(
      `(?<=\\bwatermark\\b[^.;!?]*)(“”) (?:repeated |tiled |diagonally )*all (?:over|across)(?: (?:the|whole|entire|my|this|it|picture|photo|image|everything))*${END}`,
    ),
    '$1 , tilted letters',
  ],
  // "“NASA” vertically on the left", "“Draft” diagonally"
  [
    /(“”(?: (?!is\b|are\b|and\b|then\b|flip\b|mirror\b)[^,.;:!?“ ]+){0,6}?) (?:vertically|vertical|sideways|diagonally|diagonal) ((?:(?:on|at|in|along|the|left|right|top|bottom|side|edge|corner|middle|center) )*)(?=$|[,.;:!?]|(?:and|but|then|please)\b)/,
    '$1 $2 , tilted letters',
  ],
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
    ', tilted letters',
  ],
  // "“SOLD” across, red, tilted": letters stand level, and the picture stays as it is.
  [
    /(“”(?: (?!is\b|are\b|and\b|then\b)[^,.;:!?“ ]+){0,6}?(?: ,(?: (?!is\b|are\b)\w+){1,3}){0,3}?) (?:, )?(?:and )?(?:tilt|tilted|crooked|slanted|slanting|inclined|at an angle)(?= ?$| [,.;]| (?:in|at|on|top|bottom|middle|left|right)\b)/,
    '$1 , tilted letters',
  ],
];
