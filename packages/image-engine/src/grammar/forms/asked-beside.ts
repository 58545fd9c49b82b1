import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |can we |could we |can |just |also |and )*';
const BURNT =
  '(?:turn|turns|turning|go|goes|going|become|becomes|becoming|get|gets|getting|be|being|make|come out|coming out|blow|blown|blowing|burn|burning|overexposing|overexposed)';

/** Wishes beside others, which would be lost or taken for a part of them. */
export const ASKED_BESIDE_FORMS: readonly Form[] = [
  // "Without the window turning all white", "not to burn the windows"
  [
    new RegExp(
      `(?:(?:,|but) )*\\b(?:without|but not|not) (?:that )?(?:(?:${BURNT}|have|having|let|letting) )?(?:the |my |our )?(?:windows?|lamps?|lights?|whites?|highlights|sky) (?:(?:${BURNT}|is|are|all|everything|completely|too|so|pure|totally|out) )*(?:white|burnt|overexposed|blown out|blown|burned|bright)(?: out)?${END}`,
    ),
    'without blowing out the windows',
  ],
  // "It is faded and has a crease right in the middle": of a print
  [
    new RegExp(
      `(?<!\\b(?:phone|table|chair|sofa|bike|bicycle|car|bag|shoes?|boots?|jacket|guitar|watch|screen|laptop|wall|sale|sell\\w*|ebay|marketplace|vinted)\\b[^“]*)(?<=^|[,.;:!?] |\\b(?:photo|picture|print|portrait|image|snapshot|it|faded|yellowed)\\b[^.;!?“]* )(?:(?:,|and|but|which) )+(?:(?:it|which|the (?:photo|picture|print)) )?(?:has|had) (?:(?:an?|some|two|three|several|deep|big|few|many) )?(?:\\w+ )?(?:creases?|folds?|tears?|rips?|cracks?|scratches|scratch|stains?|kinks?)(?: (?:right|just|all|down|across|along|through|in|at|on|the|its|middle|center|corner|corners|top|bottom|left|right|edge|edges|side|of|it|over))*(?: [;,.](?: (?:please|can you))? (?:fix|repair|mend|restore|correct) (?:it|this|that|them))?${END}`,
    ),
    ', remove the creases',
  ],
  // "Turn this drawing into black lines on white": a scan of it
  [
    new RegExp(
      `\\b(?:turn|make|convert|get|change|put) (?:this|the|that|my|our|a|these) (?:\\w+ ){0,2}?drawings?(?: (?:of|by|from) (?:the |my |our )?\\w+)? (?:(?:into|in|to|as|be|look like|just|only|pure|clean) )*(?:(?:black|dark) lines?|lines? (?:black|dark)|lines) (?:on|over|against) (?:an? )?(?:(?:pure|plain|clean|bright) )?white(?: (?:background|paper|page|ground))?(?: (?:for|to) (?:\\w+ ?){1,3}?)?${END}`,
    ),
    'make it black and white with very high contrast',
  ],
  // "Grey because of the mist that morning, can we get back some colour and the lighthouse in the background"
  [
    new RegExp(
      `${START}(?:and )?(?:the|my|our|this) (?:photo|picture|image)(?: of (?:(?:the|my|our) )?\\w+)? (?:is|was|looks|came out)(?: (?:all|too|so|very|completely|really))* (?:gray|dull|pale|flat|washed out) (?:because of|from|due to|thanks to|with) (?:the |all the |that )?(?:fog|mist|haze)[^,.;:!?“]*${END}`,
    ),
    'remove the haze',
  ],
  [
    new RegExp(
      `(?<=\\bremove the haze (?:[,.;?!] |and )+)${PLEASE}(?:get|bring|find|have) back (?:(?:some|the|a bit of|a little|slightly|a bit) )*colou?rs?(?: (?:a bit|a little|slightly|again))?(?:(?: ,)? and (?:the|my|our) \\w+ in (?:the )?(?:background|back))?${END}`,
    ),
    'slightly more saturated',
  ],
  // "Double exposure, the cabin on top at about 40 % opacity"
  [
    new RegExp(
      `\\bdouble exposure ([^.;!?“]*?)(?:(?:,|and|with) )+(?:the|my|our) (?!frame|border|text|caption)\\w+(?: \\w+)? (?:on top|over|above|on it|as an overlay)(?: (?:it|of it|translucent|transparent|in|with|at|about|around|roughly|background))* (\\d+)(?: (?:opacity|transparency|opaque|percent|transparent|translucent))?${END}`,
    ),
    'double exposure at $2% $1',
  ],
  // "Stacked, the old kitchen on top": in the order in which they come
  [
    new RegExp(
      `(?<=\\b(?:stack|stacked|vertically|above|on top of)\\b[^“]* )(?:(?:,|and|with) )+(?:the )?(?:(?:old|first|original|earlier|before) (?:\\w+ )?|\\w+ (?:from )?before )(?:on|at the|at) top(?: and (?:the )?(?:\\w+ ){1,2}?(?:below|underneath|at the bottom))?${END}`,
    ),
    '',
  ],
  // "I have to make a poster with this photo: at the top …": what it is for
  [
    /(?<=^|[,.;:!?] )(?:(?:i|we|to|must|have|need|want|should|would|like|am|please|can|you) )*(?:make|create|design|do) (?:me )?(?:an? )?(?:(?:funny|cute|nice|silly|cool|little) )*(?:poster|sign|flyer|card|invitation|placard|banner|announcement|pancarte) a 4 (?:with|of|from|out of) (?:my|our|the|this) (?:\w+ )?\w+ [:,;] (?=.*“”)/,
    'crop to 210:297 ,',
  ],
  [
    /(?<=^|[,.;:!?] )(?:(?:i|we|to|must|have|need|want|should|would|like|am|please|can|you) )*(?:make|create|design|do) (?:me )?(?:an? )?(?:(?:funny|cute|nice|silly|cool|little|decent) )*(?:poster|sign|flyer|card|invitation|placard|banner|announcement|pancarte)(?: decent)? (?:with|of|from|out of) (?:my|our|the|this) (?:\w+ )?\w+ [:,;] (?=.*“”)/,
    '',
  ],
];

const THERE = '(?:the|that|this|those|these|my|our)';
const GONE = '(?:remove|erase|delete|get rid of|take out|take away)';
/** The same where something is marked: of what is named, all is. */
export const MARKED_BESIDE_FORMS: readonly Form[] = [
  // "Remove the post and the cables, and then brighten the sky"
  [
    new RegExp(
      `\\b(${GONE} ${THERE} \\w+(?: \\w+)?) and (?:${THERE} |all )+(?!sky|background|rest|haze|noise|red eyes|vignette)\\w+(?: \\w+)?(?= (?:,|and)(?: (?:and|then))* )`,
    ),
    '$1',
  ],
  // "Remove this stain": it, and no others
  [
    new RegExp(
      `\\b(?:${GONE}|clean|clean up) (?:this|that|these|those) (?:stains?|spots?|scratch|scratches|marks?|dots?|specks?|blotch(?:es)?)(?= ?$| [,.;:!?]| (?:and|then|but|please)\\b)`,
    ),
    'erase what i marked',
  ],
  // "Too much floor at the bottom, remove it", as it is put: the floor that is marked
  [/\bcrop 10 off the very (?:top|bottom|left|right) edge(?= ?$| [,.;!?])/, 'erase what i marked'],
];
