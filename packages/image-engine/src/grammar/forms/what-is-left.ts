import { END } from './parts.ts';
import type { Form } from './rewrite.ts';

const LEFT =
  '(?:(?:what|whatever|all that|all|everything that|the (?:part|bit|piece|picture)(?: that)?)(?:s| is| has been|ll be)? (?:left|remaining|remains|over|kept|still there|still left)(?: over| behind| standing)?(?: (?:of|from) (?:it|that|the (?:picture|photo|image)))?|what remains|whatever remains|the (?:remaining|leftover|left over) (?:part|bit|piece|picture|photo|image|area|section)|the remainder)';
const RESULT =
  '(?:the (?:(?:end|final|finished|resulting|combined|whole|entire|complete|new|merged|joined) )*(?:result|outcome|results|composition|finished (?:thing|piece|article|product)|resulting (?:image|picture|photo)|combined (?:image|picture|photo)|final (?:image|picture|photo|thing|version)|whole (?:thing|lot|shebang|caboodle|picture|photo|image|bunch))|the (?:whole|entire|complete) (?:thing|lot|shebang|caboodle|bunch)|the lot|all of (?:it|that|this)|what comes out(?: of (?:it|that))?)';
/** Is done to all of the picture, so that what is left of it is the picture. */
const CUT =
  '\\b(?:crop|cropped|cropping|cut|trim|chop|slice|snip|lop|shave|remove|removed|erase|erased|take|get rid of|delete|square|rotate|straighten|background|cutout)\\b';
const JOINED =
  '\\b(?:blend|combine|merge|collage|side by side|exposure|join|stack|put|mix|mirror|flip|rotate|crop|cut|trim|restore|remove|erase|straighten|convert|turn|make|replace|swap)\\b';

/** The picture once something has been done to it: "crop the top and sharpen what's left". */
export const WHAT_IS_LEFT_FORMS: readonly Form[] = [
  [
    new RegExp(
      `(?<=${CUT}[^:!?“]* (?:and|then|,|\\.|;|to|of|in|on|for) [^,.;:!?“]*)\\b${LEFT}(?=${END.slice(3, -1)}| (?:a|to|in|into|slightly|black|brighter|darker|warmer|cooler|sharper|lighter|more|less|by|gray|with|up|down|look|as|square|somewhat|lightly|gently|properly|well)\\b)`,
    ),
    'it',
  ],
  // "… and put the rest in black and white", behind a cut
  [
    /(?<=\b(?:crop|trim|cut (?:off|away)|chop|slice|lop|shave|remove the background|cut out the background|erase|erased)\b[^:!?“]*(?:and|then|,|\.) (?:then |please |also )*(?:sharpen|brighten|darken|lighten|make|turn|put|convert|warm|cool|enlarge|resize|upscale|scale|rotate|flip|mirror|straighten|enhance|desaturate|soften|denoise|frame|show|do) )the rest(?: of (?:it|the (?:picture|photo|image)))?\b/,
    'it',
  ],
  // "Blur the background and sharpen the rest"
  [
    /(?<=\b(?:blur|darken|brighten|lighten|desaturate|soften|dim|mute|gray out|fade)(?: out)? the (?:background|backdrop)\b[^.:!?“]*(?:and|then|,|but) (?:then |please |also )*(?:sharpen|brighten|darken|lighten|warm up|cool down|desaturate|warm|cool|saturate) )(?:the rest|everything else|all the rest|what is left|whats left)\b/,
    'the subject',
  ],
  [
    new RegExp(
      `(?<=${JOINED}[^:!?“]*(?: (?:and|then)|,|\\.|;) [^,.;:!?“]*)\\b${RESULT}(?=${END.slice(3, -1)}| (?:a|to|in|into|slightly|black|brighter|darker|warmer|cooler|sharper|lighter|more|less|by|gray|with|up|down|look|as|square|somewhat|lightly|gently)\\b)`,
    ),
    'it',
  ],
];
