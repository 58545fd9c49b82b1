import { END, PICTURE } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const QUALITY =
  '(?:(?:exact |same |overall |whole |general )?(?:color |colour |light |tonal )?(?:colors?|colours?|tones?|palette|moods?|grading|grade|scheme|hues|atmosphere|vibe|look|feel|temperature|lighting|treatment|styling|toning|processing|preset))';
const FIRST =
  '(?:(?:the |my )?first(?: (?:picture|photo|image|pic|one|shot))?|(?:picture|photo|image|pic|number) (?:1|one)|it|this|mine|this one|this (?:picture|photo|image|pic))';
const OTHER = `((?!(?:the )?first\\b|(?:picture|photo|image|pic) (?:no )?(?:1|one)\\b)${PICTURE})`;
const TAKE =
  '(?:use|take|copy|match|apply|transfer|borrow|steal|get|give|want|have|put|i want|id like|make)';

/** The colours of another picture on the one that is edited. */
export const SAME_COLOUR_FORMS: readonly Form[] = [
  // "Match the colours to picture 2", "match the tones of picture 1 to those of picture 2"
  [
    new RegExp(
      `(?<=^|[.!?] )(?:please )?(?:match|adapt|adjust|equali[sz]e|align|transfer) (?:(?:the|its|my|all) )*${QUALITY}(?: and ${QUALITY})?(?: of ${FIRST})? (?:to|with) (?:(?:those|that|the ones|(?:the )?${QUALITY}) (?:of|in|from) )?${OTHER}${END}`,
    ),
    'use the colors of $1',
  ],
  // "Give photo one the mood of photo two", "take the grading of image 2 and put it on image 1"
  [
    new RegExp(
      `(?<=^|[.!?] )(?:please |can you |could you |i want |id like )*(?:give|lend|have) ${FIRST} (?:to have )?(?:(?:the|same|exact|an?) )*${QUALITY}(?:(?: and|,) (?:the )?${QUALITY})* (?:(?:as|of|from|in|on|like|that) )+(?:the )?${OTHER}(?: has)?${END}`,
    ),
    'use the colors of $1',
  ],
  [
    new RegExp(
      `(?<=^|[.!?] )(?:please |can you |could you |just )*(?:take|copy|paste|grab|use|get|steal|borrow|apply|transfer|pick|put|bring|carry|move|add|lift) (?:over )?(?:(?:the|same|exact|all) )*${QUALITY}(?:(?: and|,) (?:the )?${QUALITY})* (?:of|from|in|on) (?:the )?${OTHER}(?: (?:and|,))*(?: (?:put|use|paste|apply|place|copy|it|them|that|those|over))*(?: (?:to|on|onto|for|in|into|with|over) ${FIRST})?${END}`,
    ),
    'use the colors of $1',
  ],
  // "I want the first to have the same colors as the second", "make the first photo's colors like the second"
  [
    new RegExp(
      `(?<=^|[.!?] )(?:please |can you |could you |i want |id like |let |make |have )*${FIRST}(?: s)? (?:to have |should have |has to have |must have |to get |should get |get |have )?(?:(?:the|same|exact|its) )*${QUALITY}(?:(?: and|,) (?:the )?${QUALITY})* (?:(?:to|be|look|should|the|same|as|like|of|from|in|on|that|those|match|matching) )+(?:the )?${OTHER}(?: has| does)?${END}`,
    ),
    'use the colors of $1',
  ],
  // "Make the first look like the second one's colours"
  [
    new RegExp(
      `(?<=^|[.!?] )(?:please |can you |could you )*(?:make|let|have|get) ${FIRST} (?:to )?(?:look like|have|get|match) (?:the )?(second|other) (?:ones|pictures|photos|images|one s|picture s|photo s|image s|s) ${QUALITY}${END}`,
    ),
    'use the colors of the $1 picture',
  ],
  // "Make the colours of the first match the second"
  [
    new RegExp(
      `(?<=^|[.!?] )(?:please |can you |could you |i want |id like |let |make |have )*(?:the )?${QUALITY}(?: and ${QUALITY})? (?:of|in) ${FIRST} (?:(?:to|should|be|look|match|matching|fit|the|same|as|like|of|those|that|in) )+${OTHER}(?: has| does)?${END}`,
    ),
    'use the colors of $1',
  ],
  // "Match colors", "make them look the same"
  [
    /(?<=^(?:please )?)(?:match|unify|harmonize|equalize|align|even out|sync) (?:(?:the|their|both|all|of) )*(?:colors?|tones?|looks?|moods?|grading|brightness|exposure|lighting)(?: (?:of|in|between|across|on) (?:(?:the|both|them|these|my|two|all|of) )*(?:pictures?|photos?|images?|pics?)?)?(?: please)?(?= ?[.!]? ?$)/,
    'match the colors of the second picture',
  ],
  [
    /(?<=^(?:please )?)(?:(?:make|have|let|that|so that|i want|id like) )?(?:(?:the|these|both|of|my) )*(?:them|two|both|pictures|photos|images|pics|colors) (?:should |to )?(?:(?:of|in) (?:(?:the|both|two|them|these) )*(?:pictures |photos |images |pics )?)?(?:look |be |to |have )*(?:(?:all|exactly|more) )?(?:the same|alike|match|matching|consistent|similar|in the same style|(?:the )?same (?:colors?|look|mood|tones?|style))(?: (?:colors?|look|mood|tones?|brightness|bright|exposure|light|lighting|please))*(?= ?[.!]? ?$)/,
    'match the colors of the second picture',
  ],
  // "Match the colours of the first to those of the second"
  [
    /\b(?:match|adapt|adjust|equali[sz]e|align) the (?:colors?|tones?|color mood) of (?:the )?first(?: (?:one|picture|photo|image))? (?:to|with) (?:(?:those|that|the ones|the colors?|the tones?) of )?(?:the )?second(?: (?:one|picture|photo|image))?(?= ?$| [,.;:!?]| (?:and|please)\b)/,
    'match the colors of the second picture',
  ],
  // "Give the dress the same colour of the second picture": a part, and no colours of all of it
  [
    /(?<=\b(?!photo|picture|image|give|with|in|and)\w+ (?:of )?)the same color of (?=the (?:second|other) (?:picture|photo|image)(?= ?$| [,.;!?]))/,
    'the same color as in ',
  ],
  // "Make it look like the second one in colour"
  [
    /\bmake (?:it|this|mine|the first(?: one)?) look like (the (?:second|other)(?: (?:one|photo|picture|image))?|picture 2) in (?:terms of )?(?:its )?(?:colors?|tones?|coloring)(?= ?$| [,.;!])/,
    'use the colors of $1',
  ],
  // "Take the mood from photo 2 and make the first the same"
  [
    new RegExp(
      `\\b(?:(?:please|can you|could you|${TAKE}) )+(?:(?:${FIRST}) )?(?:(?:to|with|the|same|exact|an?) )*${QUALITY}(?: and ${QUALITY})? (?:(?:of|from|in|on|as|like|that|is|are|has|have) )+${OTHER}(?: (?:has|have|is|does))?(?: (?:(?:to|on|onto|for|in) )+${FIRST})?(?: (?:,|and|then)(?: (?:please|then|so))* (?:make|do|get|turn) ${FIRST} (?:(?:look|be|exactly|just|the|like|in) )*(?:same|so|that|it|way))?${END}`,
    ),
    'use the colors of $1',
  ],
  // "The same colours as in the second picture", "colours like on the other photo"
  [
    new RegExp(
      `(?<=^|[.,;:!?] |\\b(?:want|like|please|in) )(?:the )?(?:same )?${QUALITY}(?: and ${QUALITY})? (?:(?:as|like|of|from)(?: (?:in|on))? )${OTHER}(?: (?:has|have|is|does))?${END}`,
    ),
    'use the colors of $1',
  ],
  // "Make the first look like the second", "colour grade it like picture 2"
  [
    new RegExp(
      `\\bmake ${FIRST} (?:look|feel|appear) (?:(?:exactly|just|more|a bit|kind of|as if) )*(?:like|as) ${OTHER}${END}`,
    ),
    'use the colors of $1',
  ],
  [
    new RegExp(
      `\\b(?:color ?grade|grade|color match|match|tone|color correct) ${FIRST} (?:(?:like|as|to|with|after|in) )+(?:(?:the )?${QUALITY} (?:of|from|in) )?${OTHER}${END}`,
    ),
    'use the colors of $1',
  ],
  // "…, I love that faded teal mood": what they are like
  [
    /(?<=\buse the colors of [^“]*)(?<= )(?:[,.;–-] )+(?:because |as |since )?(?:i (?:really |just |so )?(?:love|like|adore)|it has|it is|its|has|they have|that has|which has) [^,.;:!?“]*(?= ?$| [.!])/,
    '',
  ],
  // "Match the brightness of the second picture": what a blend does anyway.
  [
    /\b(?:match|adapt|align|equali[sz]e) (?:the |its |their )?(?:brightness|light|lighting|colou?rs?|exposure|tones?) (?:of|to|with) (?=(?:the |my )?(?:second|other|first|both|two|third)\b)/,
    'match the looks of ',
  ],
];
