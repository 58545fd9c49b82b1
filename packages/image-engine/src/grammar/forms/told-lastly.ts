import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const GRADIENT = `\\bgradient(?: background| backdrop)? (?:from|of|in) (${COLOUR}) (?:to|and|into) (${COLOUR}) (?:(?:,|with|and|where) )+(?:the )?`;
const AT = '(?:(?:is|goes|going|should|be|at|on|in|to|the) )*';
const REAL_COLOURS = '(?:real|true|actual|proper|lifelike|authentic|much) colou?rs?';
const PHOTO =
  '(?:(?:this|that|the|my|our|an|a) )?(?:(?:old|black and white|vintage|family) )*(?:photo|picture|image|portrait|snapshot)';
/** Done to a part of a picture as well as to all of it. */
const TREATED =
  '(?:(?:much |far |a bit |a little |slightly |way |lot )*(?:brighter|lighter|darker|sharper|softer|warmer|cooler|colder|blurry|blurred|blurrier|less \\w+|more (?:colorful|vivid|contrast|saturated)))';
/** What a whole picture may become, and hardly a part of a body. */
const SEEN_SO =
  '(?:brighter|lighter|darker|warmer|cooler|colder|sharper|crisper|clearer|cleaner|bigger|larger|smaller|softer|closer|tighter|wider|nicer|better)';
const NO_BODY =
  '(?!.*\\b(?:teeth|nose|hair|smile|back|legs?|eyebrows?|posture|lines?|text|letters?)\\b)';
const NO_CAST = `(?!.*\\b(?:too|so|very|bit) ${COLOUR})(?!.*\\b(?:color cast|tint)\\b)`;
const REST =
  '(?:(?:,|and|but) )*(?:(?:dont (?:touch|change)|leave|keep|not) )?(?:the )*(?:rest|others?|everything else|all else)\\b';

/** What is told behind a wish: where a gradient begins, which colour is not in it, how strong it is. */
export const LASTLY_FORMS: readonly Form[] = [
  // "A gradient from blue to purple, the blue on top": so it runs; "the purple on top": the other way
  [new RegExp(`${GRADIENT}\\1 ${AT}(?:top|above|up)${END}`), 'gradient from $1 to $2'],
  [new RegExp(`${GRADIENT}\\2 ${AT}(?:bottom|below|down)${END}`), 'gradient from $1 to $2'],
  [
    new RegExp(`${GRADIENT}(?:\\1 ${AT}(?:bottom|below|down)|\\2 ${AT}(?:top|above|up))${END}`),
    'gradient from $2 to $1',
  ],
  [
    new RegExp(`${GRADIENT}${COLOUR} ${AT}(left|right)(?: side)?${END}`),
    'gradient from $1 to $2 ; direction',
  ],
  // "Make it brighter, straight and …": whiter and straight are teeth, longer and straight hair
  [
    new RegExp(
      `(?<=\\b(?:make|have|want|need|get) (?:it|this|that|the (?:photo|picture|image)) (?:[^.;!?“]* )?${SEEN_SO} )(?:(?:,|and) )+straight(?= ?$| [,.;!?]| and\\b| please\\b)${NO_BODY}`,
    ),
    ', straighten it ,',
  ],
  [
    new RegExp(
      `(?<=^(?:${SEEN_SO} (?:(?:,|and) )+)+)straight(?= ?$| [,.;!?]| and\\b| please\\b)${NO_BODY}`,
    ),
    'straighten it ,',
  ],
  // "Pixel art of 32 pixels"
  [/\bpixel art of (?=\d)/, 'pixel art with '],
  // "Give the dress the same colour of the second picture": a part, and no colours of all of it
  [
    /(?<=\b(?!photo|picture|image|give|with|in|and)\w+ (?:of )?)the same color of (?=the (?:second|other) (?:picture|photo|image)(?= ?$| [,.;!?]))/,
    'the same color as in ',
  ],
  // "The grain is clearly visible, remove it"
  [
    new RegExp(
      `${START}(?:the |that |this )?(?:film )?(?:grain|noise) (?:is|looks) (?:(?:very|really|quite|clearly|highly|too|so|far|way) )+(?:noticeable|visible|prominent|strong|obvious|heavy) (?:(?:,|;|and|so|please|can|could|you) )+(?:remove|erase|delete|get rid of|take out) (?:it|that)${END}`,
    ),
    'remove the grain',
  ],
  // "A rainbow, very noticeable"; what is there so, or goes, is no more of it
  [
    new RegExp(
      `(?<=\\w )(?<!^(?:the|that|this) \\w+ is )(?!(?<=^(?:the|that|this) \\w+ )is )(?:(?:,|and|but|that|is|it|should|be|make|so) )*(?:very|really|quite|clearly|highly) (?:noticeable|visible|prominent)${END}(?<=\\b(?:vignette|grain|fog|mist|glow|snow|rain|texture|rainbow)\\b[^:!?“]*)(?!.*\\b(?:(?:remove|erase|delete|reduce|lower|get rid of|take out|clean up|fix|soften|smooth|tone down) (?:it|that|this|them)|(?:make|have) (?:it|that) (?:\\w+ )?(?:weaker|softer|smaller|fainter|less)|without|gone)\\b)`,
    ),
    ', much',
  ],
  // "A watercolour without black": it draws no black lines
  [
    new RegExp(
      `(?<=\\b(?:watercolou?r|oil painting|pastel|anime)\\b[^.;!?“]* )(?:(?:,|and|but) )*(?:without|no) (?:(?:any|pure|the) )?black(?: at all| in it)?${END}`,
    ),
    '',
  ],
  // "Can you put real colour on this photo from 1920?": what is too yellow has colours
  [
    new RegExp(
      `\\b(?:put|give|add|bring|get) (?:(?:it|me|some|the|${PHOTO}|(?:from|of) \\d+) ){0,4}?${REAL_COLOURS}(?: (?:on|in|into|to|for) ${PHOTO})(?: (?:from|of) [^,.;:!?“ ]+)?${END}${NO_CAST}`,
    ),
    'colorize this photo',
  ],
  [
    new RegExp(
      `\\b(?:give) ${PHOTO}(?: (?:from|of) [^,.;:!?“ ]+)? (?:real|true|actual|lifelike|authentic) colou?rs?${END}${NO_CAST}`,
    ),
    'colorize this photo',
  ],
];

/** The same of what is marked: "this" is that. */
export const MARKED_LASTLY_FORMS: readonly Form[] = [
  // "This in cherry red, don't touch the rest"
  [
    new RegExp(
      `(?<=^(?:please )?(?:only |just )?)(?:this|that|these|those|the)(?: one| here)? (?:in|to|into) (#[0-9a-f]{6}|${COLOUR})(?! and (?:white|${COLOUR}))(?= ${REST})`,
    ),
    'make the marked area $1',
  ],
  // "This darker", "make this a bit sharper": said first, as of others it may be about what was said before
  [
    new RegExp(
      `(?<=^)(?:(?:please|only|just|make|put|turn|have|get) )*(?:this |these |those |the (?=(?:(?:much|far|slightly) )?\\w+er\\b))(?:here )?(?=${TREATED}(?:${END}|(?= ${REST})))`,
    ),
    'make the selection ',
  ],
  [
    new RegExp(
      `(?<=^(?:please )?(?:brighten|lighten|darken|sharpen|soften|blur|desaturate) (?:only |just )?)(?:this|these|those)${END}`,
    ),
    'the selection',
  ],
];
