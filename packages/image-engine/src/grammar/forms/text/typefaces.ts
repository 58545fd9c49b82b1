import { COLOUR, END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';
import { SET, SET_IN_TYPE, WRITTEN } from './parts.ts';

/** How letters look. */
export const TYPEFACE_FORMS: readonly Form[] = [
  // "Write it by hand": with which words, is not said
  [
    /\b(?:write|written) (?:it |this |that )?by hand(?= ?$| [,.;!])(?<!“.*)(?!.*“)/,
    'write in handwriting',
  ],
  // "…, lettering like handwritten"
  [
    /(?:(?:,|with|in|and|the) )*(?:the )?(?:font|lettering|letters|script|writing|type|typeface|text) (?:that (?:looks|is) )?(?:like|as|as if|looking like) (?:an? )?(?:handwritten|handwriting|cursive|hand written)(?= ?$| [,.;!])(?<=“”.*)/,
    'handwritten',
  ],
  // "“…” in elegant writing"
  [new RegExp(`(“” ${SET}{0,6})in (?:an? )?elegant (?:text|type)${END}`), '$1 in elegant font'],
  // "“See you” at the bottom, in handwriting"
  [
    /(?<=“”(?: [^,.;:!?“ ]+){0,6} ), (?=(?:in|as) (?:\w+ ){0,2}?(?:handwriting|handwritten|cursive|script|calligraphy|italics?|capitals|caps|bold|typewriter|serif|block letters)\b)/,
    '',
  ],
  // "Old-timey font", "brush script", "small print"
  [
    new RegExp(
      `${WRITTEN}((?:in |with )?(?:an? )?)(?:old timey|old fashioned|old school|old time|antique|victorian|western) (?:font|letters|lettering|type|script)`,
    ),
    '$1 vintage font',
  ],
  // "… “SALE”, Arial if possible"
  [
    /(?<=“”[^.]*)(?:,|and|with)(?: (?:and|with|the|font))* (arial|helvetica|times|verdana|courier|georgia)(?: (?:new roman|font))?(?: if (?:possible|you can|available))?(?= ?$| ?[,.;!])/,
    'in $1',
  ],
  // "The letters as if written by hand"
  [
    /\b(?:in |with )?(?:the )?(?:letters|lettering|font|text|writing|script|words)(?: should| shall| must)?(?: look| looking| be)? (?:as if|like|as though) (?:it was |it were |they were |its |it is )?(?:written |done |drawn )?by hand\b/,
    'handwritten',
  ],
  // "In italic and thin"
  [
    /\bin (italics?|bold|thin|light|script|handwriting) and (italics?|bold|thin|light|small|big|large)(?= ?$| [,.;!]| please\b)/,
    'in $1 $2 letters',
  ],
  // "Text like old cameras did": no old look
  [
    /(?:, )?(?:just )?(?:like|as|the way) (?:the |on |in |an? )?(?:old|older|analogue|analog|vintage|nineties|90s|80s|eighties|retro) (?:digital |film )?(?:camera|camcorders?|photos|pictures|films?|prints)(?: (?:did|do|had|have|used to|does))*(?<=(?:“”|\b(?:write|text|caption|date|stamp)\b).*)(?= ?$| [,.;!?])/,
    '',
  ],
  // "“X” along the bottom in white, thin letters, and a dark strip behind it"
  [
    /(“”[^.;:!?“]*?) (?:, |and |in |with )+(?:very |really )?(thin|bold|italic|small|big|large|tiny|huge|capital|block) (?:letters|lettering|font|text|type|writing)(?= ?$| [,.;]| and\b| on an?\b| please\b)/,
    '$1 $2 letters',
  ],
  // "Polaroid with “X” written by hand underneath"
  [
    /(?<=\bpolaroid\b.*)(“”) (?:, )?(?:written |handwritten |in )+(?:by hand |handwriting |pen |ink |in pen |in ink |it )*(?:underneath|below|at the bottom|on it|under it|beneath)?/,
    '$1 at the bottom ',
  ],
  // "…, small, sans serif"
  [/(?<=“”[^:!?“]*? )sans serif(?: (?:font|letters|typeface))?\b/, 'sans'],
  // "Fancy writing"
  [
    /\b(?=(?:in|an?|very|really|nice|fancy|curly|swirly|flowing|ornate|posh|loopy|romantic) )(?<=(?:“”|\bwrite\b|\btext\b|\bcaption\b).*)(?:in )?(?:an? )?(?:very |really |nice )?(?:fancy|curly|swirly|flowing|ornate|posh|loopy|romantic) (?:writing|lettering|letters|script|handwriting|calligraphy|hand|font|typeface|type)\b/,
    'handwritten',
  ],
  // "Typewriter font, dead centre, saying “hello” in white"
  [
    new RegExp(
      `${START}(?<!${COLOUR} and )(${SET_IN_TYPE}{1,6}), (?:(${SET_IN_TYPE}{1,6}), )?(?:and )?(?:saying|reading|write|text|caption|title|with the (?:text|words)) (“”)`,
    ),
    'write $3 $1 $2',
  ],
];
