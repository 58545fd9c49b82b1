import { COLOUR } from '../parts.ts';

// Pieces of regular expressions that the forms of this topic share.

/** Behind what is to be written, in the same sentence. */
export const WRITTEN = '(?<=“” (?:[^.;!?]*? )?)';
export const WHERE = '(?:top|bottom|left|right|middle|center|corner|upper|lower)';
/** How and where letters stand, between them and what else is said of them. */
export const SET = `(?:(?:in|at|on|to|the|of|top|bottom|left|right|center|middle|corner|upper|lower|edge|side|very|big|small|tiny|huge|large|bold|letters|and|${COLOUR}) )`;
export const TEXT = '(?:text|caption|title|lettering|writing|headline|watermark|signature|label)';
/** Words are set behind it: "small in the corner". */
export const SET_AND_PLACED =
  '(?:(?:in|at|on|to|the|a|very|quite|big|small|tiny|large|little|discreetly|discreet|slightly) )*(?:top|bottom|left|right|middle|center|upper|lower|corner|corners|below|underneath|small|big|beneath)\\b';
/** Words that say where or how letters stand. */
export const SET_IN_TYPE = `(?:(?:typewriter|handwritten|handwriting|cursive|script|serif|sans|poster|bold|thin|italic|italics|big|small|tiny|huge|large|little|block|capital|elegant|fancy|curly|font|letters|lettering|capitals|caps|type|dead|smack|right|in|at|the|of|top|bottom|left|center|middle|corner|upper|lower|across|along|picture|${COLOUR}) )`;
