import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const WRITING =
  '(?:writing|text|handwriting|letters|lettering|ink|print|words|font|characters|script|notes)';
const PAGE =
  '(?:(?:old |yellowed |yellow |lined |gray )*(?:paper|page|pages|sheet|letter|document|receipt|whiteboard|board|parchment|certificate|recipe))';
const OF_IT = `(?: (?:on|of|in) (?:the |my |our |this |that |her |his |these )?(?:\\w+ ){0,2}?${PAGE})?`;
const MADE =
  '(?:(?:so|please|can|could|would|you|i|we|one|make|get|have|turn|want|need|is it possible to|it|to|be|look|become) )*';
const RATHER =
  '(?:(?:a|bit|little|much|way|lot|in|all|more|nice|and|pure|proper|properly|really) )*';
const BE = '(?:(?:to|should|must|be|look|become) )*';
const DARK = `${RATHER}(?:darker|dark|blacker|black|stronger|bolder|clearer|crisper|more legible|more readable)`;
const WHITE = `${RATHER}(?:whiter|white|brighter|lighter|cleaner|paler|less yellow)`;
const AND = ' (?:(?:,|and|while|with|but) )+(?:make |get |have |turn )?(?:the |its |my )?';
const GOT = '(?: (?:get|become|turn|make|want|have|again|please))*';

/** A page that was photographed: its paper light and its writing dark. */
export const PAPER_FORMS: readonly Form[] = [
  // "The ink stronger and the page cleaner"
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:and|then|but|so|because|please) )${MADE}(?:the |my |our |all the )?${WRITING}${OF_IT} ${BE}${DARK}${AND}${PAGE} ${BE}${WHITE}${GOT}(?: so (?:that )?(?:i|we|you|one|it|they)(?: [^,.;:!?“ ]+){0,4}? (?:read|reads|readable|legible)(?: (?:it|them|this|that|again|better))*)?${END}`,
    ),
    'fix the white balance , make it brighter , more contrast',
  ],
  // "The page brighter and its letters blacker"
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:and|then|but|so|because|please) )${MADE}(?:the |my |our |all the )?${PAGE} ${BE}${WHITE}${AND}${WRITING}${OF_IT} ${BE}${DARK}${GOT}(?: so (?:that )?(?:i|we|you|one|it|they)(?: [^,.;:!?“ ]+){0,4}? (?:read|reads|readable|legible)(?: (?:it|them|this|that|again|better))*)?${END}`,
    ),
    'fix the white balance , make it brighter , more contrast',
  ],
  // "Darken the ink and whiten the paper"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:darken|blacken|strengthen) (?:the |my |all the )?${WRITING}${OF_IT} (?:(?:,|and) )+(?:whiten|lighten|brighten|bleach|clean(?: up)?) (?:the |its |my )?${PAGE}${END}`,
    ),
    'fix the white balance , make it brighter , more contrast',
  ],
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:whiten|lighten|brighten|bleach) (?:the |my )?${PAGE} (?:(?:,|and) )+(?:darken|blacken|strengthen) (?:the |its |my )?${WRITING}${OF_IT}${END}`,
    ),
    'fix the white balance , make it brighter , more contrast',
  ],
  // "Whiter paper, darker ink"
  [
    new RegExp(
      `${START}(?:(?:a|bit|much|please|make|want) )*(?:whiter|lighter|brighter|cleaner) ${PAGE} (?:(?:,|and|with) )+(?:a bit |much )?(?:darker|blacker|stronger|bolder) ${WRITING}${END}`,
    ),
    'fix the white balance , make it brighter , more contrast',
  ],
  [
    new RegExp(
      `${START}(?:(?:a|bit|much|please|make|want) )*(?:darker|blacker|stronger|bolder) ${WRITING} (?:(?:,|and|with|on) )+(?:a bit |much )?(?:whiter|lighter|brighter|cleaner|white) ${PAGE}${END}`,
    ),
    'fix the white balance , make it brighter , more contrast',
  ],
];
