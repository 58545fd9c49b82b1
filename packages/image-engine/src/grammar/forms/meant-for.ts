import { END } from './parts.ts';
import type { Form } from './rewrite.ts';

const PRINTED = '(?:poster|placard|banner|billboard|flyer|leaflet)s?';
const BIG = '(?:(?:an?|the|our|my|big|large|huge|giant|real|printed) )*';

/** What a picture is made for: a poster that it is to hang on is no look of one. */
export const MEANT_FOR_FORMS: readonly Form[] = [
  // "Upscale 2x, it's going on a poster"
  [
    new RegExp(
      `(?<=\\b(?:upscale|enlarge|bigger|larger|resize|size|scale|resolution|dpi|megapixels?|sharp|sharper|sharpen|enhance)\\b[^“]* )(?:(?:[,.;]|and|because|as|since|so|cause|its|it is|it|this|this is|thats|that|the picture|the photo|will|should|must|needs to|has to) )+(?:(?:going|go|goes|meant|intended|to|be|used|printed|is|becomes?) )*(?:on|onto|for|as|be|becomes?) ${BIG}${PRINTED}${END}`,
    ),
    '',
  ],
  // "Poster for the fair: comic style": how it is to look stands behind
  [
    new RegExp(
      `(?<=^(?:please )?)(?:(?:an?|the|our|my|make|design|create|i|we|need|want) )*${PRINTED} (?:for [^,.;:!?“]{1,40}?|of (?:the |our |my |an? )?(?:fair|fest|festival|party|parties|fete|concert|event|market|carnival|show|match|tournament|wedding|exhibition|school|club)(?: \\w+)?) : (?=[^“]*\\b(?:comic|cartoon|anime|manga|watercolor|oil|painting|pencil|sketch|charcoal|neon|retro|vintage|pixel|grayscale|black and white|sepia|duotone|pop art|style|look)\\b)`,
    ),
    '',
  ],
];
