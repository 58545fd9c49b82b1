import { END, START, WHOSE } from '../parts.ts';
import { MAYBE_IT } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { PLEASE_WE, SHAPE } from './parts.ts';

const MADE = '(?: (?:crop|cut|format|shape|ratio))*';

/** The middle, which is to stay, and what is to be in it. */
export const CENTRED_FORMS: readonly Form[] = [
  // "Crop to the girl on the right", "zoom in on the man in the middle": one of several, whoever it is
  ...(
    [
      ['left', 'left'],
      ['right', 'right'],
      ['(?:middle|center)', 'middle'],
    ] as const
  ).map(
    ([said, where]): Form => [
      new RegExp(
        `\\b((?:crop|zoom|trim)(?: (?:it|in|down|close|closer|tight|tightly))*) (to|on|onto|around) (?:just )?(?:the|that|this) (?:person|man|woman|girl|boy|kid|child|guy|lady|player|singer|dog|cat|one) (?:(?:in|on|at|to) )?the (?:very )?${said}(?: side| of (?:it|the (?:picture|photo|image)))?${END}`,
      ),
      `$1 $2 the person in the ${where}`,
    ],
  ),
  // "Crop to the middle": half of each side, which is of no body
  [
    new RegExp(
      `${START}${PLEASE_WE}(?:crop|cut|trim)${MAYBE_IT}(?: (?:down|in))? (?:to|on|onto|around) (?:just )?(?:the )?(?:very )?(?:middle|center)(?: (?:of (?:it|the (?:picture|photo|image))|part|bit))?(?!.*(?:\\bsquare|\\d:\\d|\\bformat|\\bratio|\\dx\\d))${END}`,
    ),
    'crop 25% from all sides',
  ],
  // "Crop so I am in the middle"
  [
    /\b(?:crop|cut|trim)(?: it| this| the (?:photo|picture|image))? (?:so|such that|so that) (?:i|we|he|she|they|it|(?:the|my|our) \w+)(?: ?m| am| is| are| s)? (?:right |dead |exactly )*(?:in the (?:middle|center)|centered|central)\b/,
    'center the subject',
  ],
  // "Centre the cat in the frame": that of the camera
  [
    /\b((?:center|centre|middle)(?:ed)? (?:[^,.;:!?“ ]+ ){1,3}?)(?:in|within|inside) (?:the|my) (?:frame|framing)(?= ,| \.| ?$| and\b| please)/,
    '$1',
  ],
  // "Square, candle centred"
  [
    new RegExp(
      `(?<=\\bsquare )(?:(?:,|with|and) )+(?:the |my |our )?(?!face|head|text|logo|title)(?:\\w+ )?\\w+ (?:(?:nicely|exactly|perfectly) )?(?:centred|centered)${END}`,
    ),
    'with the subject in the center ',
  ],
  // "A square, centred on the face"
  [
    new RegExp(
      `${START}(?:please )?(?:(?:crop|cut|trim|make) (?:it |this )?(?:to |into )?)?(?:an? |be |the )?square(?: crop| cut| crop it)? (?:, )?(?:centred|centered|center|centring|centering|focused|focussed) (?:on|around|at|to) (?:${WHOSE} )?(?:faces?|heads?)${END}`,
    ),
    'make it square with the subject in the center',
  ],
  [
    new RegExp(
      `\\b(?:center|centered|central|centrally) (?:crop|cropped|cut)(?: (?:it|this|the (?:picture|photo|image)))?(?: (?:to|at|in|into|as))?(?: an?)? (${SHAPE}${MADE})${END}`,
    ),
    'crop to $1 ratio anchored center',
  ],
  [
    new RegExp(`\\b(${SHAPE}) (?:center|centered|central) (?:crop|cut)${END}`),
    'crop to $1 ratio anchored center',
  ],
  [
    new RegExp(
      `\\b(?:keep|keeping|leave|with) the (?:center|middle)(?: (?:part|kept))? (?:, |and |then )+(crop|cut|trim)(?: (?:it|this|the (?:picture|photo|image)))? ((?:to|into|as|at) (?:an? )?${SHAPE}${MADE})${END}`,
    ),
    '$1 $2 ratio anchored center',
  ],
  [
    new RegExp(
      `\\b(?:center|centered|central|centrally) ((?:crop |cut |cropped )?${SHAPE}${MADE})${END}`,
    ),
    '$1 ratio anchored center',
  ],
  [
    new RegExp(
      `\\b(crop|cut|trim) (?:just |only )?(?:out )?(?:the |its )?(?:center|middle|central part)(?: of (?:it|the (?:picture|photo|image)))? ((?:to|in|into|as|at) (?:an? )?${SHAPE}${MADE})${END}`,
    ),
    '$1 $2 ratio anchored center',
  ],
  [
    new RegExp(`(?<=\\b${SHAPE}${MADE} )(?:, )?(?:and )?(?:centered|centrally)${END}`),
    'ratio anchored center',
  ],
  // "Crop it to 1200 x 800 pixels from the middle": what is cut to a size keeps its middle.
  [
    /(?<=\b(?:crop|cut|resize)\b[^.,;!]* \d+ ?[x:] ?\d+(?: ?(?:px|pixels))? )(?:from|around|out of|at|in) the (?:very |exact )?(?:middle|center)(?: of (?:it|the (?:picture|photo|image)))?(?= ?$| ?[,.;!])/,
    '',
  ],
];
