import { END, START, WHOSE } from '../parts.ts';
import { PLEASE_AND } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const CLEAR =
  '(?:(?:half|semi|partly|partially|slightly|a bit|very|quite) )?(?:transparent|translucent|see through|seethrough|sheer)';
const FAINTER =
  '(?:(?:should|to|be|is|a|bit|little|slightly|much|more|rather) )*(?:fainter|weaker|subtler|subtle|discreet|paler|less (?:visible|strong|present|prominent)|see through|transparent)';

/** Double exposures. */
export const DOUBLE_EXPOSURE_FORMS: readonly Form[] = [
  // "A ghostly overlap of both, like two shots on one negative": as double exposures are, and no negative
  [
    /(?<=\b(?:superimpose\w*|overlay|overlap\w*|overlaid|blend\w*|merge\w*|mix\w*|exposure|exposed|ghostly|together)\b[^.;!?“]* )(?:, )?(?:like|as|as if|as though) (?:(?:it was|they were|taking|with|having) )*(?:two|2|both|several) (?:shots|pictures|photos|exposures|frames|images|snaps) (?:taken |shot |made |landed |exposed )?(?:on|in|onto|over) (?:one|the same|a single|1) (?:piece of |roll of )?(?:negative|film|frame|film strip|plate)(?= ?$| [,.;:!?])/,
    '',
  ],
  // "Superimpose them like a film exposed twice": as double exposures are
  [
    /(?<=\b(?:superimpose|overlay|blend|exposure)\b[^.;!?“]* )(?:, )?(?:like|as) (?:an? |the |on |in )*(?:(?:twice|double|doubly) exposed (?:film|photo|picture|negative)|(?:film|photo|picture|negative) exposed (?:twice|2 times))(?= ?$| [,.;:!?])/,
    '',
  ],
  // "Double exposure, the sea only faintly over the portrait": how much of the other shows
  [
    /(?<=\bdouble exposure (?:[^“]* )?)(?:(?:,|;|–|-|with|and) )*(?:the|my|a) \w+ (?:(?:only|just|very|should|be|is|quite|lies|laid|shows?|showing) )*(?:faint|faintly|low|weak|weakly|subtle|subtly|lightly|softly|transparent|slightly|gently|decent) (?:(?:laid|showing|seen|visible) )?(?:over|on top of|across|through|above|in) (?:the|my|her|his) \w+(?= ?$| [,.;!?]| (?:and|but|please)\b)/,
    ' slightly',
  ],
  // "… like the True Detective intro": as double exposures are
  [
    /(?<=\w )(?:, )?(?:(?:just|kind of|sort of|a bit) )*(?:like|as|as in|a la|in the style of) (?:in )?(?:the )?true detective(?:s)?(?: (?:intro|opening|titles?|title sequence|credits|series|show|poster|thing|style|look))*(?= ?$| [,.;:!?]| (?:and|please)\b)/,
    '',
  ],
  // "Superimpose the mountains on my profile"
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:overlay|superimpose|layer|blend|merge) (?:the |a |an |my )?(?!(?:text|logo|watermark|words?|caption|frame|texture|pattern|gradient|sticker|picture|photo|image|first|second|other)\\b)(\\w+) (?:on|onto|over|in|into|with) ${WHOSE} (?:profile|silhouette|portrait|head|face)${END}`,
    ),
    'double exposure of me and the $1',
  ],
  [
    new RegExp(
      `${START}${PLEASE_AND}(?:put|lay|place) (?:the |a )?(mountains?|forest|trees|city|skyline|sea|waves|stars|galaxy|landscape|flowers) over ${WHOSE} (?:profile|silhouette)${END}`,
    ),
    'double exposure of me and the $1',
  ],
  // "Double exposure, the cabin on top at about 40 % opacity"
  [
    new RegExp(
      `\\bdouble exposure ([^.;!?“]*?)(?:(?:,|and|with) )+(?:the|my|our) (?!frame|border|text|caption)\\w+(?: \\w+)? (?:on top|over|above|on it|as an overlay)(?: (?:it|of it|translucent|transparent|in|with|at|about|around|roughly|background))* (\\d+)(?: (?:opacity|transparency|opaque|percent|transparent|translucent))?${END}`,
    ),
    'double exposure at $2% $1',
  ],
  // "My profile and the forest shot melted together as a double exposure"
  [
    /\b(?:my|his|her|our|their|the) (?:profile|portrait|face|silhouette|head) and (?:the |my |our )?(?:\w+ ){1,2}(?:(?:melted|merged|blended|mixed|combined|melting|fused|joined) (?:together |into one )?)?(?:as|in|into) (?:an? )?double exposure\b/,
    'double exposure of my profile and the picture',
  ],
  // "A double exposure: my silhouette half transparent over the city"
  [
    new RegExp(
      `(?<=\\bdouble exposure\\b[^“]*)(?<= )(?:(?:[,:–-]|with|and|of) )*(?:an? |my |his |her |the |our )?silhouette (?:of \\w+ )?${CLEAR} (?:over|on|in front of|with|and|against|above) (?:the |a |my |our )?\\w+(?: (?:photo|picture|shot|one))?${END}`,
    ),
    'at 50%',
  ],
  [
    new RegExp(
      `(?<=\\bdouble exposure\\b[^“]*)(?<= )(?:(?:[,:–-]|with|and|of) )*(?:an? |my |his |her |the |our )?${CLEAR} silhouette (?:of (?:me|him|her|us|my \\w+|the \\w+) )?(?:over|on|in front of|with|and|against|above) (?:the |a |my |our )?\\w+(?: (?:photo|picture|shot|one))?${END}`,
    ),
    'at 50%',
  ],
  // "That arty two-shots-in-one-frame effect"
  [
    /\b(?:that |the |an? )?(?:arty )?two (?:shots|pictures|photos|exposures|images) (?:on|in) (?:one|a single|the same) (?:frame|picture|photo|image|shot|negative|film)(?: (?:effect|look|thing|style))?\b/,
    'double exposure',
  ],
  // "Double exposure of my profile and the forest of the other picture"
  [
    /(?<=\bdouble exposure (?:with|of|from|in) (?:my |the |a )*\w+ (?:and|with) (?:the |a )?\w+ )(?:of|from|in) (?:the )?(?:other|second) (?:picture|photo|image|one)\b/,
    '',
  ],
  // "Two exposures on the same film"
  [
    /\b(?:two|2) exposures (?:on|in|of) (?:the same|one|a single) (?:film|frame|negative|picture|photo|shot)\b/,
    'double exposure',
  ],
  // "A double exposure: my portrait and the sea, the sea fainter": the second of them
  [
    new RegExp(
      `(\\bdouble exposure) ([^.;!?“]*?\\b(?:and|with) (?:of )?(?:${WHOSE} |an? )?(\\w+)(?: [^,.;:!?“ ]+){0,4}?) (?:, |and |but |with )+(?:${WHOSE} )?\\3 ${FAINTER}${END}`,
    ),
    '$1 at 60% $2',
  ],
  [
    new RegExp(
      `(\\bdouble exposure\\b[^.;!?“]*?) (?:, |and |but |with )+(?:the )?(?:second|2nd|other|last)(?: (?:one|picture|photo|image))? ${FAINTER}${END}`,
    ),
    '$1 at 60%',
  ],
  // "The trees should show only inside of my head": what that exposure does
  [
    new RegExp(
      `(\\bdouble exposure\\b[^.;:!?“]*?) (?:[,;–-] |and |so (?:that )?|where |but )+(?:${WHOSE} )?(?:\\w+ ){1,3}?(?:should |must |shall |to |can |may |is |are |only |just |be )*(?:show|shows|seen|visible|appear|appears|showing|stay|stays|be|is|are|keep|go|goes|fill|fills)? ?(?:up )?(?:only |just )?(?:inside|within|in)(?: of)? (?:my|the|her|his|our|its) (?:head|profile|silhouette|outline|body|face|figure|shape|portrait|contour)(?: only)?${END}`,
    ),
    '$1',
  ],
  // "I want to see the forest inside my silhouette, as a double exposure": what that exposure does
  [
    new RegExp(
      `${START}(?:(?:i want(?: to)?|we want(?: to)?|show|put|make|see|have|that|we|decent|can) )*(?:the |an? |my )?(?:\\w+ ){1,2}?(?:shows? |appears? )?(?:inside|within|in) (?:of )?(?:my|his|her|our|the) (?:head|profile|silhouette|face|body|outline) (?:, |and |with |– )+(?:as |like |in |an? |the |kind of |look )*double exposure(?: style| effect| look| like)?${END}`,
    ),
    'double exposure',
  ],
  // "Double exposure of my profile and the forest, the forest only at 40%"
  [
    new RegExp(
      `\\b(double (?:exposure|exposed)) ((?:[^,.;:!?“ ]+ )*?)(?:(?:,|and|but|with) )+(?:the|my|our) (?:\\w+ ){1,2}?(?:only |just |is |should be )*(?:at|to) (?:about |around |roughly )?(\\d+)(?: (?:visible|opacity|strength|percent))?${END}`,
    ),
    '$1 at $3 $2',
  ],
  // "…, the sea only softly"
  [
    new RegExp(
      `\\b(double (?:exposure|exposed)) ((?:[^.;:!?“ ]+ )*?)(?:(?:,|and|but|with) )+(?:the|my|our) (?:\\w+ ){1,2}?(?:only |just |is |should be |being |rather |quite |very |more |a bit |a little |showing )*(?:faint|fainter|low|weak|weaker|subtle|pale|paler|transparent|translucent|slight|light|faintly|weakly|softly|lightly|slightly)${END}`,
    ),
    '$1 , subtle $2',
  ],
];
