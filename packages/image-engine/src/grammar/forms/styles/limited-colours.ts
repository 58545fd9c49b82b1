import { END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const FLAT =
  '(?:(?:flat|solid|plain|bold|single|simple|pure|block|different|bright|strong|clean|opaque) )*';
const INKS = `${FLAT}(?:colors?|tones?|shades?|inks?|hues?|levels?)`;
const PRINT =
  '(?:screen ?prints?|screen ?printing|silk ?screens?|silk ?screen prints?|serigraph|risograph|riso|linocut|lino ?prints?|posters?|stencils?|t ?shirts?)';
const LIKE = `(?:(?: ,)? (?:(?:just|kind of|sort of|like|as|in|on|for|if|it|was|look|looks|style|an?|the|one of those|old|real|proper|its|is|were|those) )*${PRINT}(?: (?:style|look|effect|print|poster|thing|would be|would|do|does))*)`;
const IT =
  '(?: (?:it|this|that|everything|the (?:picture|photo|image|palette|colors|whole thing)|my (?:photo|picture)))?';
const CUT =
  '(?:limit|reduce|restrict|bring|cut|keep|boil|strip|flatten|simplify|get|take|squash|break|convert|turn|drop|confine|posteri[sz]e|quantize)';
const N =
  '(?:(?:only|just|about|around|like|max|maximum|at most|no more than|not more than) )*([3-8]|three|four|five|six|seven|eight)';

/** So many flat colours and no more: two of them are a duotone. */
export const LIMITED_COLOUR_FORMS: readonly Form[] = [
  // "Limit it to 4 flat colours like a screenprint"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}${CUT}${IT}(?: (?:down|back))? (?:in)?to ${N} ${INKS}${LIKE}?${END}`,
    ),
    'poster with $1 colors',
  ],
  // "No more than 4 colours, poster style", "four flat inks like a screen print"
  [
    new RegExp(`${START}(?:(?:use|in|with|want|i want|have) )*${N} ${INKS}${LIKE}${END}`),
    'poster with $1 colors',
  ],
  // "Screenprint with four colours"
  [
    new RegExp(
      `${START}(?:(?:make|turn|it|this|into|in|an?|like|as|do) )*(?:screen ?print|silk ?screen|serigraph|riso|risograph|linocut|lino ?print)(?: (?:style|look|effect|print))* (?:(?:,|in|with|of|using) )+${N} ${INKS}${END}`,
    ),
    'poster with $1 colors',
  ],
];
