import { END } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Of a print, in cm or inches: a grid has fewer cells. */
const SIZE = '((?!(?:16x16|24x24|32x32|48x48|64x64|96x96)\\b)(?:[89]|[1-9]\\d)x(?:[89]|[1-9]\\d))';

/** Sizes of paper that a picture is to be printed on: its shape. */
export const PRINT_SIZE_FORMS: readonly Form[] = [
  // "A print of 18x24", "size 20x30 cm"
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:and|then|in|as|for|to|at|make|want|need|it|this|me) )(?:(?:an?|the|in|at|as|for|it) )*(?:(?:photo|picture|paper|standard) )?(?:prints?|printing|printed|impression|size|photo|foto|picture|photos|enlargement|sheet|paper|card|postcard)(?: (?:of|de|in|at|to|size|format|photo|picture|paper|the|as|:))* ${SIZE}(?: ?(?:cm|centimet(?:er|re)s|inch|inches|in))?${END}(?<!\\b(?:passport|visa|id|license|pixels?|px|grid|collage|mosaic)\\b.*)(?!.*\\b(?:passport|visa|id photo|grid|collage|mosaic|mm)\\b)`,
    ),
    'crop to $1',
  ],
];
