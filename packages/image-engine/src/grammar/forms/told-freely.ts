import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const SKIN = '(?:the |my |her |his |our )?skin';

/** Pictures together, grain and strokes, and what is to be believed, as people put it freely. */
export const FREELY_TOLD_FORMS: readonly Form[] = [
  // "The two should flow into one another"
  [
    new RegExp(
      `${START}(?:(?:the|both|these|my|two|2|of) )*(?:both|two|2|pictures|photos|images|they) should (?:(?:softly|gently|smoothly|slowly) )?(?:flow|merge|fade|blend|melt|dissolve|bleed|pass) into (?:each other|one another)${END}`,
    ),
    'blend the two pictures into each other',
  ],
  [
    /(?<=\b(?:superimpose|overlay|blend)\b[^.;!?“]* )(?:fifty fifty|half and half|50 50)(?= ?$| [,.;:!?]| (?:like|as)\b)/,
    '50%',
  ],
  [
    /(?<=\b(?:superimpose|overlay|blend|exposure)\b[^.;!?“]* )(?:, )?(?:like|as) (?:an? |the |on |in )*(?:(?:twice|double|doubly) exposed (?:film|photo|picture|negative)|(?:film|photo|picture|negative) exposed (?:twice|2 times))(?= ?$| [,.;:!?])/,
    '',
  ],
  // "Put all three on a single sheet, white gaps in between"
  [
    new RegExp(
      `${START}(?:put|place|get|fit|arrange) (?:all|them|all of them|all (?:the )?(?:three|four|five|3|4|5))(?: (?:pictures|photos))? (?:on|onto) (?:an?|one|1|the same) (?:single )?(?:page|sheet)(?: of paper)?(?= ?$| [,.;:!?]| with\\b)`,
    ),
    'collage',
  ],
  [
    new RegExp(
      `(?<=\\b(?:collage|page|sheet)\\b[^.;!?“]* )(?<!\\b(?:without|no) )(?:(?:,|with|some|thin|narrow) )*(white|black|gray) (?:gaps?|space|spaces|spacing) (?:in )?between(?: (?:them|each))?${END}`,
    ),
    'with $1 gaps',
  ],
  // "Make people believe it is midnight"
  [
    new RegExp(
      `${START}(?:make|have|let) (?:people|everyone|everybody|them|us|me|you) (?:believe|think) (?:that )?(?:its|it is|it was) (?:midnight|night|nighttime|the middle of the night)${END}`,
    ),
    'make it night',
  ],
  // "Chunky pixels like Super Mario"
  [
    new RegExp(
      `${START}(?:in |with )?(?:big|large|chunky|huge|coarse) (?:pixels?|px) (?:like|as)(?: in| on)? (?:the )?(?:super )?mario(?: bros)?(?: games?)?${END}`,
    ),
    'pixel art with big pixels',
  ],
  // "Full of grain, smooth it": it is to go
  [
    new RegExp(
      `${START}(?:(?:its|it is|this is|the picture is|there is|theres) )?(?:(?:so|very|really|totally|super) )*(?:full of grain|a lot of grain|lots of grain|too much grain) (?=,[^.;!“]*\\bsmooth\\b)`,
    ),
    'too noisy ',
  ],
  [
    /(?<=\bnoisy , )(?:shot|taken|photographed) (?:at|in) (?:an? |the )?(?:gig|concert|bar|pub|club|party)(?: (?:in|at) (?:the )?(?:dark|night|evening))? , (?=\S)/,
    '',
  ],
  [
    new RegExp(
      `(?<=\\bnoisy\\b[^.;!?“]* )(?:, )?(?:and )?(?:(?:please|can|could|you|just) )*smooth(?: (?:it|that|this|out|down|please|a bit|a little))*${END}`,
    ),
    '',
  ],
  // "Give the details some bite without ruining the skin"
  [
    new RegExp(
      `${START}give the details (?:(?:some|more|a bit of|a little) )*(?:bite|punch|crispness|crunch|snap)(?=${END}| (?:without|but)\\b)`,
    ),
    'sharpen',
  ],
  [
    new RegExp(
      `(?<=\\b(?:sharpen|crisp|crisper|sharper)\\b[^.;!?“]* )(?:, |and )?(?:without (?:ruining|hurting|wrecking|damaging|harming|spoiling|touching)|but (?:spare|save|protect|mind)) ${SKIN}${END}`,
    ),
    'but keep the skin',
  ],
  // "Sober" of a background
  [
    new RegExp(
      `(?<=\\b(?:background|backdrop)\\b[^.;!?“]* )(?:, )?(?:(?:very|nice and|quite) )?sober${END}`,
    ),
    '',
  ],
  // Dots and outlines of a comic, few colors of a poster: each has them
  [
    new RegExp(
      `(?<=\\bcomic\\b[^.;!?“]* )(?:, )?(?:with )?(?:the )?(?:big|large|thick|fat) (?:halftone )?dots(?:(?:,| and)+ (?:the )?(?:(?:thick|bold|black|fat|strong) )*(?:outlines|lines|contours))?${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\bcomic\\b[^.;!?“]* )(?:, )?(?:(?:thick|bold|fat|strong) )*black (?:outlines|lines|contours)${END}`,
    ),
    '',
  ],
  [/\bposter (?:like|in the style of|as in) (?:the )?obama hope(?: poster)?\b/, 'hope poster'],
  [
    new RegExp(
      `(?<=\\bposter\\b[^.;!?“]* )(?:, )?(?:with )?(?:just |only )?(?:a )?few (?:bold|strong|clear|pure|solid|plain) colors${END}`,
    ),
    ', few flat colors',
  ],
  // "Too small to print in A4": why it shall be larger
  [
    /(?<=^|[.!?] )(?:(?:the|my|this|picture|photo|image|is|its|it) )*too small (?:to|for) (?:print|printing|be printed)(?: it| this)? (?:(?:in|at|as|on) )?(?:a ?[1-6]|210:297|297:420|148:210) (?:paper )?(?:, |and |so )+(?=[^!?“]*(?:enlarge|bigger|larger|upscale)\b)/,
    '',
  ],
  // "Thriller movie vibe, blue-green and orange tones"
  [
    /\b(?:(?:a |an )?hollywood thriller(?: (?:movie|film))?|thriller (?:movie|film)) (?:look|mood|vibe|feel|style|atmosphere|tone)\b/,
    'cinematic look',
  ],
  [
    /(?<=\b(?:cinematic|hollywood|thriller)\b[^.;!?“]* )(?:in )?(?:blue ?green|greenblue|green blue|teal)(?: tones?| tints?)? (?:and|&) orange(?: tones?| tints?| colors?)?(?= ?$| [,.;:!?])/,
    'teal and orange',
  ],
];
