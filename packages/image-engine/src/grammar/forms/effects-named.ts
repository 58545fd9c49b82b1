import { COLOUR, END, LAST, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

/** What is said behind a look, or instead of its name, and belongs to it. */
export const EFFECT_FORMS: readonly Form[] = [
  // "Comic, black and white": one look.
  [
    /\b(comic|cartoon|manga|sketch|drawing)(?: style| look| strip| book)? , (?:and )?(?:in |all )?(?:black and white|b and w)(?= ?$| [,.;!]| please\b)/,
    'black and white $1',
  ],
  // "A black and white frame"
  [
    /\b(?:black and white|white and black|b and w) (?:frame|border|edge)(?: around (?:it|the (?:picture|photo)|everything))?(?= ?$| [,.;!]| and\b| please\b)/,
    'black frame with a white mount',
  ],
  // "Shift the hue by 40"
  [
    /\b(?:rotate|turn|shift|move|spin|change|twist) (?:the |all |all the )?hues? (?:by |about |around |round )*(?=\d)/,
    'hue ',
  ],
  // "Like an old movie with dust and scratches"
  [
    /\b(?:like|as|into|as if from|as in) (?:in |from |out of )?(?:an? )?(?:really |very )?old (?:movie|film|silent film|cinema film|film reel|newsreel)(?: still)?(?: with (?:some |lots of )?(?:dust|scratches|grain|flicker|lines|specks|hairs)(?:(?: ,| and| or)+ (?:dust|scratches|grain|flicker|lines|specks|hairs))*)?(?= ?$| [,.;!]| please\b)/,
    'in a vintage look with film grain',
  ],
  // "Match the brightness of the second picture": what a blend does anyway.
  [
    /(?<=\b(?:into|onto|behind|background)\b[^“]*)(?:, |and )+(?:please )?(?:match|adapt|adjust|harmoni[sz]e|align|equali[sz]e|blend) (?:the |its |their |his |her )?(?:brightness|light|lighting|colou?rs?|exposure|tones?|shadows)(?:(?: and|,)+ (?:the )?(?:brightness|light|lighting|colou?rs?|exposure|tones?|shadows))*(?: (?:of|to|with) [^,.;!“]+)?(?= ?$| [,.;!]| please\b)/,
    '',
  ],
  [
    /\b(?:match|adapt|align|equali[sz]e) (?:the |its |their )?(?:brightness|light|lighting|colou?rs?|exposure|tones?) (?:of|to|with) (?=(?:the |my )?(?:second|other|first|both|two|third)\b)/,
    'match the looks of ',
  ],
  // "Everything brighter, not the background"
  [
    /\b((?:make |have |turn )?(?:everything|all of it|the whole (?:picture|photo)) (?:\w+er|more \w+)) , (?:just |only )?not (?=(?:the|my) (?:background|sky|subject|person)\b)/,
    '$1 but not ',
  ],
  // "A square, centred on the face"
  [
    new RegExp(
      `${START}(?:please )?(?:(?:crop|cut|trim|make) (?:it |this )?(?:to |into )?)?(?:an? |be )?square(?: crop| cut| crop it)? (?:, )?(?:centred|centered|center|centring|centering|focused|focussed) (?:on|around|at|to) (?:${WHOSE} )?(?:faces?|heads?)${END}`,
    ),
    'make it square with the subject in the center',
  ],
  // "Instead of the grey wall I want autumn behind me"
  [
    new RegExp(
      `${START}(?:instead of|rather than|in place of) ${WHOSE} (?:${COLOUR} |boring |ugly |messy |old |bare |plain )*(?:wall|walls|room|background|backdrop|mess|parking lot|car park|street|kitchen|garage|office|garden|curtain|sofa|bedroom|hallway|classroom|yard) (?:, )?(?:please )?(?:i |we )?(?:want|would like|would love|would prefer|id like|id love|id prefer|need|prefer|have|put|take|give me|make it)(?: to have| to see)? (?=[^,.;!“]*\\b(?:behind|background|backdrop)\\b)`,
    ),
    'i want ',
  ],
  // "I only need the sofa"
  [
    new RegExp(
      `${START}(?:i|we) (?:only|just) (?:need|want|require) ${WHOSE} ((?:${COLOUR} )?\\w+)(?: ,)?(?: (?:and )?nothing else| alone| itself| on its own| without anything(?: else)?| by itself)?${LAST}`,
    ),
    'keep only the $1',
  ],
  [/\bground (?=fog\b|mist\b)/, ''],
  // "In italic and thin"
  [
    /\bin (italics?|bold|thin|light|script|handwriting) and (italics?|bold|thin|light|small|big|large)(?= ?$| [,.;!]| please\b)/,
    'in $1 $2 letters',
  ],
];
