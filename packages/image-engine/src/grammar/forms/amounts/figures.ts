import { END, START } from '../parts.ts';
import { BY, DOWN, SO, WHICH } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const DIAL =
  '(highlights|shadows|contrast|saturation|brightness|exposure|warmth|vibrance|clarity|sharpness|vignette)';
const TELLS =
  '(?:(?:in|on|of|over|around|behind) [^,.;:!?“]*?)?(?:(?:is|are|was|were|look|looks|seem|seems|came out|come out|got|feels?|gone|went|s|way|far|bit|a|much|rather) )*(?:too|blown|clipped|burnt|burned|washed|harsh|over|gone|off|crushed|blocked|strong|high|low|weak|flat|dull|heavy|extreme|excessive|mad|crazy|insane|bright|dark)\\b[^,.;:!?“]*?';
const ISH = '(?: (?:or so|or thereabouts|ish|roughly|about|please|max|at most))*';
const UP = `(?:(?:lift|raise|increase|boost|bump|open) ${WHICH}(?: up)?|(?:pull|bring|take|turn|dial|get|push|put|crank|move) ${WHICH} (?:back )?up)`;
const UNITS =
  '(?:temperature|temp|warmth|exposure|brightness|contrast|saturation|vibrance|highlights|shadows|tint)';
const TONES =
  '(?:brightness|contrast|saturation|exposure|warmth|sharpness|vibrance|vibrancy|highlights|shadows|colou?rs?)';

/** Figures of how much, before, behind or instead of the usual place. */
export const FIGURE_FORMS: readonly Form[] = [
  // "Approx. 10 %"
  [/\b(?:approx|ca|circa) (?:[.] )?(?=\d)/, 'about '],
  // "Sunset look, 50% strength, and a vignette": of the look before it
  [
    /(?<=\b(?:look|style|effect|filter|light|mood|vibe|sepia|vintage|glow|haze|sketch|painting|cartoon|comic|grain|blur) ), (?:at |with |about |around )*(\d+) (?:percent |% )?(?:strength|intensity|opacity)(?= ?$| [,.;]| and\b)/,
    'at $1%',
  ],
  // "A third brighter"
  [
    new RegExp(
      `${START}(?:make (?:it|this) )?(?:about |around )?(?:a |one )?third (brighter|darker|lighter|warmer|cooler|(?:more|less) (?:contrast|saturation|saturated|warmth|brightness))${END}`,
    ),
    'by a third $1',
  ],
  // "Baja un 20% el brillo": how much stands before what, and is no size
  [
    new RegExp(`\\b(reduce|increase|lower|raise|decrease|boost) by (\\d+) the (${TONES})(?= |$)`),
    '$1 the $3 by $2%',
  ],
  // "Less saturated, maybe -20"
  [
    new RegExp(
      `(?<=\\b(?:less|more) (?:\\w+ )|\\b(?:brighter|darker|warmer|cooler|sharper|lighter|contrast|saturation|brightness|exposure|warmth) )(?:[,;–-] )*(?:maybe|say|like|about|around|roughly|perhaps|something like|approximately|by) (\\d{1,2})(?: percent)?${END}`,
    ),
    'by $1',
  ],
  // "Minus 10 on temperature"
  [
    new RegExp(`\\bminus (\\d+)(?: percent)? (?:on|in|for|at|of) (?:the )?(${UNITS})${END}`),
    'decrease $2 by $1',
  ],
  [
    new RegExp(`\\bplus (\\d+)(?: percent)? (?:on|in|for|at|of) (?:the )?(${UNITS})${END}`),
    'increase $2 by $1',
  ],
  // "Pull the shadows up about 30"
  [
    /\b(?:pull|push|bring|drag|take|move|slide) (?:the )?(shadows|highlights|blacks|whites|exposure|contrast|saturation) up(?: (?:by|about|around|roughly|to|some|maybe))* (\d+)/,
    'raise the $1 by $2',
  ],
  [
    /\b(?:pull|push|bring|drag|take|move|slide) (?:the )?(shadows|highlights|blacks|whites|exposure|contrast|saturation) (?:down|back)(?: (?:by|about|around|roughly|to|some|maybe))* (\d+)/,
    'lower the $1 by $2',
  ],
  // "Nebel Stärke 20": in German as "much" is
  [
    /(?<=\b(?:grain|blur|vignette|fog|mist|snow|rain|glow|noise|hdr|sepia|saturation|contrast|brightness|warmth|sharpness|sharpen|shadow|tint|vintage|grayscale|sketch|cartoon|comic|watercolor|painting|background) )(?:,|with|in)? ?much (\d{1,3})(?= ?$| [,.;!])/,
    'strength $1',
  ],
  [
    /(?<=^|[,.;] )much (\d{1,3}) (grain|blur|vignette|fog|hdr|sepia|contrast|sharpness|saturation)(?= ?$| [,.;!])/,
    '$2 strength $1',
  ],
  // "Brighten by 20 % the shadows": how much stands before what of it
  [
    /\b(brighten|lighten|darken|raise|lift|lower|increase|boost|reduce) (?:by |a |an )?(\d{1,3}) ((?:the |my |all the )?(?:shadows|highlights|midtones|whites|blacks|subject|background|foreground|sky))(?= ?$| [,.;!]| and\b| but\b)/,
    '$1 $3 by $2%',
  ],
  // "Fog, intensity 25", "vignette strength 40", "dehaze the mountains at 60"
  [
    /(?<=\w )(?:, |with |at |and )*(?:an? |the )?(?:intensity|strength|amount|level)(?: of| at| set to| to| :)? (\d{1,3})(?= ?$| [,.;!])(?<!\b(?:water|sea|eye|noise|black|white|gray|color|zoom) level.*)/,
    '$1%',
  ],
  // "Down with the warmth by 12"
  [
    /\b(up|down) with (?:the )?(brightness|exposure|contrast|saturation|warmth|temperature|vibrance|clarity|sharpness|shadows|highlights|grain|vignette|blur)\b/,
    'turn $2 $1',
  ],
  // "Move the brightness up by 15%"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:move|take|shift|slide|dial) (?:up |down )?(?:the |its |my )?(brightness|exposure|contrast|saturation|warmth|temperature|vibrance|clarity|sharpness|shadows|highlights|grain|vignette|blur) (up|down)\\b`,
    ),
    'turn $1 $2',
  ],
  // "Lift the shadows around 30 percent"
  [
    /(?<=\b(?:shadows?|highlights?|blacks|whites|brightness|contrast|saturation|warmth|exposure|sharpness|vibrance|clarity|grain|blur|vignette|up|down|by)(?: \w+){0,2} )around (?=\d+(?: ?$| [,.;!]| (?:and|or|but|percent)\b))/,
    'about ',
  ],
  // "Turn the saturation down by a fifth"
  [/\bby (?:about |around |roughly |maybe )?(?:a|one) fifth\b/, 'by 20%'],
  [/\bby (?:about |around |roughly |maybe )?(?:a|one) tenth\b/, 'by 10%'],
  // "At around 60 %"
  [/(?<=\b(?:at|to|by|of|with) )(?:around|about|roughly|approximately|circa) (?=\d+ )/, ''],
  // "The highlights on the dress are blown, pull them back by 30% or so"
  [
    new RegExp(`${START}(?:the |my )?${DIAL} ${TELLS} ${SO}${DOWN}${BY} (\\d+)${ISH}${END}`),
    'lower the $1 by $2',
  ],
  [
    new RegExp(`${START}(?:the |my )?${DIAL} ${TELLS} ${SO}${UP}${BY} (\\d+)${ISH}${END}`),
    'increase the $1 by $2',
  ],
  [
    new RegExp(`${START}(?:the )?colors ${TELLS} ${SO}${DOWN}${BY} (\\d+)${ISH}${END}`),
    'lower the saturation by $1',
  ],
  // "Reduce it by 10 the saturation"
  [
    /\b(reduce|increase|raise|lower|boost|decrease|cut|lift) it by (\d+)(?: percent)? the (saturation|brightness|contrast|warmth|exposure|sharpness|vibrance|hue)\b/,
    '$1 the $3 by $2',
  ],
];
