import { END, START } from '../parts.ts';
import { SHEET } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** Prints in inches, and their px at 300 dpi. */
const PRINTS: readonly (readonly [inches: string, px: string])[] = [
  ['4[x×:]6', '1200x1800'],
  ['6[x×:]4', '1800x1200'],
  ['5[x×:]7', '1500x2100'],
  ['7[x×:]5', '2100x1500'],
  ['8[x×:]10', '2400x3000'],
  ['10[x×:]8', '3000x2400'],
];
/** Prints in cm, and the px of their longer edge at 300 dpi. */
const METRIC_PRINTS: readonly (readonly [cm: string, px: string])[] = [
  ['9[x×:]13|13[x×:]9', '1535'],
  ['10[x×:]15|15[x×:]10', '1772'],
  ['13[x×:]18|18[x×:]13', '2126'],
  ['15[x×:]20|20[x×:]15', '2362'],
  ['20[x×:]30|30[x×:]20', '3543'],
  ['30[x×:]40|40[x×:]30', '4724'],
  ['30[x×:]45|45[x×:]30', '5315'],
];
/** Of a print, in cm or inches: a grid has fewer cells. */
const SIZE = '((?!(?:16x16|24x24|32x32|48x48|64x64|96x96)\\b)(?:[89]|[1-9]\\d)x(?:[89]|[1-9]\\d))';

/** Papers that a picture is to be printed on. */
export const PAPER_FORMS: readonly Form[] = [
  // "Business card 85x55 mm": so far as it is a shape
  [
    new RegExp(
      `${START}(?:(?:please|make|crop|cut|turn|it|this|to|into|as|for|in|a|an|the|format|size) )*(?:(?:business|visiting|calling|credit|gift|greeting|place) card|carte de visite|tarjeta de visita|visitenkarte|post ?card|bookmark|flyer)(?: (?:of|de|in|at|to|size|format|measuring|:|,|=))* (\\d{1,3}(?:\\.\\d)?[x:]\\d{1,3}(?:\\.\\d)?)(?: ?(?:mm|cm|inch|inches|in))?${END}`,
    ),
    'crop to $1',
  ],
  // "Poster 70x50 cm": with a size on paper a poster is a print, and no look
  [
    new RegExp(
      `${START}(?:(?:please|make|turn|it|this|into|as|for|in|a|an|the) )*poster (?:(?:of|in|at|size|format|measuring|:) )*(\\d{1,3}[x:]\\d{1,3})(?: (?:cm|mm|inch|inches|in))${END}`,
    ),
    'crop to $1',
  ],
  // "Too small to print in A4": why it shall be larger
  [
    /(?<=^|[.!?] )(?:(?:the|my|this|picture|photo|image|is|its|it) )*too small (?:to|for) (?:print|printing|be printed)(?: it| this)? (?:(?:in|at|as|on) )?(?:a ?[1-6]|210:297|297:420|148:210) (?:paper )?(?:, |and |so )+(?=[^!?“]*(?:enlarge|bigger|larger|upscale)\b)/,
    '',
  ],
  // "A4 page, landscape"
  [
    /\b(\d{3}:\d{3}) , ((?:in )?(?:landscape|portrait))(?: (?:format|orientation|mode))?(?= ?$| [,.;]| with\b)/,
    '$1 $2',
  ],
  // "Movie poster 2:3, title …"
  [
    /^(?:an? )?(?:movie|film|cinema) poster (?:in |of )?(\d+:\d+)(?= ?$| [,.;:“]| with\b)/,
    'crop to $1 , movie poster',
  ],
  [/\b(?:film|cinema) (poster\b.*“”)/, 'movie $1'],
  // "Movie poster “Dark Sea”", and as French and Spanish have it
  [
    /\b(?:movie poster|poster (?:cinematic|cinema|of cinema|of film))(?: (?:called|named|titled|for|:|,))* (“”)/,
    'movie poster with the title $1',
  ],
  // "Print size 10x15"
  [/\bprint (?:size|format) (?:of )?(\d{1,2}x\d{1,2})\b/, 'crop to $1'],
  // "Crop for a 10x15 print"
  [
    /\b(?:crop|cut|trim)(?: (?:it|this))? (?:for|to) (?:an? )?(\d{1,2}x\d{1,2})(?: (?:cm|inch|inches))? (?:photo )?prints?\b/,
    'crop to $1',
  ],
  // "A print of 18x24", "size 20x30 cm"
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:and|then|in|as|for|to|at|make|want|need|it|this|me) )(?:(?:an?|the|in|at|as|for|it) )*(?:(?:photo|picture|paper|standard) )?(?:prints?|printing|printed|impression|size|photo|foto|picture|photos|enlargement|sheet|paper|card|postcard)(?: (?:of|de|in|at|to|size|format|photo|picture|paper|the|as|:))* ${SIZE}(?: ?(?:cm|centimet(?:er|re)s|inch|inches|in))?${END}(?<!\\b(?:passport|visa|id|license|pixels?|px|grid|collage|mosaic)\\b.*)(?!.*\\b(?:passport|visa|id photo|grid|collage|mosaic|mm)\\b)`,
    ),
    'crop to $1',
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
  // "Class photo in A4"
  [
    new RegExp(
      `${START}(?:(?:the|my|our|this|an?) )?(?:group|class|team|family|wedding|club|school|holiday|birthday|baby|product|profile) (?:photo|picture|image|pic|shot|portrait) (?:(?:in|to|as|at|on) )+(\\d+:\\d+)(?: (?:landscape|portrait|format|size|ratio|horizontal|vertical))*${END}`,
    ),
    'crop to $1',
  ],
  // "Can you make this printable at 8x10"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:make|get|have) (?:it|this|that|the (?:photo|picture|image)) (?:printable|print ready|ready (?:to|for) print(?:ing)?|fit for printing|printed) (?:at|in|as|for|on|to) (?:an? )?(\\d{1,2}:\\d{1,2}|\\d{1,2}x\\d{1,2})(?: (?:inch|inches|in|cm|print|size|photo))*${END}`,
    ),
    'crop to $1',
  ],
  // "4x6 print at 300 dpi"
  ...PRINTS.map(
    ([inches, px]): Form => [
      new RegExp(
        `\\b(?:(?:resize|crop|make|for|as|an?|it|to) )*${inches}(?: (?:inch|inches|in|print|prints|photo|size))* (?:(?:at|in|with|and|,) )*300(?: dpi| ppi)?${END}`,
      ),
      `resize to ${px}`,
    ],
  ),
  // "300 dpi, 10x15 cm": the size first, as others say it
  [
    new RegExp(
      `\\b(?:at |in |to )?300 ?(?:dpi|ppi) (?:[,.;]|and|in|at|with|for|as)* ?(\\d{1,2}x\\d{1,2} (?:cm|inch|inches|in))(?: (?:print|prints|photo|size))*${END}`,
    ),
    '$1 at 300 dpi',
  ],
  // "10x15 cm print at 300 dpi"
  ...METRIC_PRINTS.map(
    ([cm, px]): Form => [
      new RegExp(
        `\\b(?:(?:resize|crop|make|for|as|an?|it|to|print) )*(${cm})(?: (?:cm|print|prints|photo|size|paper))* (?:(?:at|in|with|and|,) )*300(?: dpi| ppi)?(?:${END}|(?= with\\b))`,
      ),
      `crop to $1 , resize the long edge to ${px}px`,
    ],
  ),
  // "Enlarge it, A2 print"
  [
    new RegExp(
      `(?<=\\b(?:enlarge|upscale|bigger|larger|double|triple|resolution)\\b.* )[,;–-] (?:for |as )?(?:an? )?${SHEET}${END}`,
    ),
    '',
  ],
  // "Bigger, for a poster print of 50x70": of paper, and no px
  [
    /(?<=\b(?:bigger|larger|enlarge|upscale|blow)\b[^.;:!?“]* )(?:for )?(?:an? )?(?:(?:poster|canvas|photo|fine art) )?(?:print|poster|canvas)(?: print)? (?:of|in|at|as|with) \d{2,3}x\d{2,3}(?: ?(?:cm|inches))?(?= ?$| [,.;!]| and\b)/,
    'for a print',
  ],
  // "Enlarge it for a banner print of 2 metres": as large as it goes
  [
    /\b(?:for|to) (?:an? |the )?(?:banner|poster|canvas|tarpaulin|billboard|vinyl|wall)? ?(?:print|printing|banner|canvas|billboard)(?: (?:it|on|an?|banner|canvas|poster))* of \d+ (?:decent|m|met(?:er|re)s?|cm|feet|foot|ft)(?= ?$| [,.;:!?]| and\b| please\b)(?<=\b(?:bigger|larger|enlarge|upscale|big|large)\b.*)/,
    '',
  ],
  // "A4 at 300 dpi" is 2480 by 3508 px (210 by 297 mm).
  [
    /\b(?:resize|scale|convert|export|save|make|bring)?(?: (?:it|this))? ?(?:to|in|at|as|on|for)? ?210:297 (?:(?:portrait|upright|vertical|poster|print|page|paper|format|size|at|in|with|and|,) )*300(?: dpi| ppi)?(?= |$)/,
    'resize to 2480x3508',
  ],
  [
    /\b(?:resize|scale|convert|export|save|make|bring)?(?: (?:it|this))? ?(?:to|in|at|as|on|for)? ?297:210 (?:(?:landscape|horizontal|poster|print|page|paper|format|size|at|in|with|and|,) )*300(?: dpi| ppi)?(?= |$)/,
    'resize to 3508x2480',
  ],
];
