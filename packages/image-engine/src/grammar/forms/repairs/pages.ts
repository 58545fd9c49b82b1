import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const DOCUMENT =
  '(?:paper|page|sheet|menu|menu card|card|receipt|document|letter|note|notes|recipe|certificate|form|homework|contract|whiteboard|scan)';
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
export const PAGE_FORMS: readonly Form[] = [
  // "Enhance text on this document, black on white"
  [
    new RegExp(
      `${START}(?:please )?(?:enhance|improve|clear up|bring out|boost|clean up|strengthen|sharpen) (?:the |all |all the )?${WRITING} (?:on|of|in) (?:(?:the|my|our|this|that|these) )?(?:\\w+ ){0,1}?${PAGE} (?:(?:,|in|as) )*black on (?:a )?white(?: bar)?${END}`,
    ),
    'make it black and white with very high contrast',
  ],
  [
    new RegExp(
      `${START}(?:please )?(?:enhance|improve|clear up|bring out|boost|clean up|strengthen) (?:the |all |all the )?${WRITING} (?:on|of|in) (?:(?:the|my|our|this|that|these) )?(?:\\w+ ){0,1}?${PAGE}${END}`,
    ),
    'sharpen it and more contrast',
  ],
  // "Turn this drawing into black lines on white": a scan of it
  [
    new RegExp(
      `\\b(?:turn|make|convert|get|change|put) (?:this|the|that|my|our|a|these) (?:\\w+ ){0,2}?drawings?(?: (?:of|by|from) (?:the |my |our )?\\w+)? (?:(?:into|in|to|as|be|look like|just|only|pure|clean) )*(?:(?:black|dark) lines?|lines? (?:black|dark)|lines) (?:on|over|against) (?:an? )?(?:(?:pure|plain|clean|bright) )?white(?: (?:background|paper|page|ground))?(?: (?:for|to) (?:\\w+ ?){1,3}?)?${END}`,
    ),
    'make it black and white with very high contrast',
  ],
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
  // "Make the paper white and the lines stronger", of a drawing
  [
    new RegExp(
      `\\bmake (?:the |my )?(?:paper|page|sheet|background) (?:look )?(?:plain |pure |clean |all |properly |really |more )*(?:white|whiter|clean) (?:and|with|,) (?:make )?(?:the )?(?:pencil |ink |pen )?(?:lines|drawing|strokes|pencil|ink|sketch|contours) (?:a bit |much |more |even )*(?:darker|stronger|bolder|clearer|sharper|blacker|crisper|stand out)${END}`,
    ),
    'make it brighter , more contrast',
  ],
  // "Make it plain white with dark letters", of a board or a page
  [
    new RegExp(
      `\\bmake (?:it|the (?:paper|page|sheet|whiteboard|board|receipt|document|note|letter)) (?:look )?(?:plain |pure |clean |all |properly |really |bright )*white (?:and|with|,) (?:the )?(?:dark|black|crisp|clear|strong) (?:letters|writing|text|ink|print|handwriting|lines)(?: on it)?(?:(?: ,| and)+ (?:readable|legible|sharp|clear|clearly readable|easy to read))?${END}`,
    ),
    'make it brighter , more contrast , sharpen it',
  ],
  [
    new RegExp(
      `${START}(?:i|we) (?:photographed|scanned|took a (?:photo|picture) of|shot|snapped) (?:the|a|an|my|our|this) (?:\\w+ ){0,2}(?:whiteboard|blackboard|board|document|receipt|page|letter|poster|painting|slide|screen|menu|notes?) and (?=there|it|the)`,
    ),
    '',
  ],
  // "Clean up the page so I can read it"
  [
    new RegExp(
      `\\bclean (?:up )?(?:the |my |this |our )(?:\\w+ )?${DOCUMENT}(?: up)?(?: ,)? so (?:that )?(?:[^,.;:!?“ ]+ ){0,4}(?:read|readable|legible|reads|make out)(?: [^,.;:!?“]*?)?${END}`,
    ),
    'fix the white balance , make it brighter , more contrast',
  ],
  // "Make the paper proper white so that customers can read it"
  [
    new RegExp(
      `\\b(?:make|get|turn) (?:the |my |this |our )?(?:\\w+ )?${DOCUMENT}(?: (?:of|on) (?:the|my|this) \\w+)? (?:look |come out )?(?:plain |pure |clean |all |proper |properly |really |nice |nicely |bright |crisp |and )*(?:white|whiter)(?: again)?(?: ,)? (?:so (?:that )?|because |for |and )(?:[^,.;:!?“ ]+ ){0,4}(?:read|readable|legible|reading|reads|make out|see the (?:text|writing|letters|words))(?: [^,.;:!?“]*?)?${END}`,
    ),
    'fix the white balance , make it brighter , more contrast',
  ],
];
