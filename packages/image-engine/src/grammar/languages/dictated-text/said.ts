import { COLOUR_MODIFIERS, COLOUR_WORDS } from '../../words/colours.ts';
import type { Token } from '../../words/tokens.ts';
import type { WordClass } from '../language.ts';
import { plain } from '../plain.ts';

/** A phrase of the prompt and what it is in English. */
export interface Said {
  tokens: readonly Token[];
  english: string;
  kind: WordClass | 'other';
}

export const NAMES_TEXT =
  /^(?:(?:small|big) )?(text|caption|title|subtitle|name|signature|watermark|copyright|words?|quote|letters|headline|my name|the name|saying)$/;

export const ADDS = /^(add|put|write|with|saying|insert|draw)$/;

const PLACES =
  /^(top|bottom|left|right|middle|center|centered(?: on)?|corners?|(?:top|bottom) (?:left|right)|(?:left|right) edge|in (?:background|foreground)|edge|side|border|picture|photo|(?:in the middle )?across the whole picture|in the middle)$/;

export const SMALL = /^(please|it|me|us|the|a|this|my|our|in|on|of|to|over|as|with|times|)$/;

/** Stands at the end of a clause: "schreib Hallo drauf". */
export const AFTER =
  /^(drauf|rein|hin|dran|dazu|druber|drunter|druberhin|dessus|dedans|encima|ahi|alli|y)$/;

/** Say how much, in a text as well as behind it. */
const STRENGTHS = /^(slightly|much|more|less|too|very|new|old|longer|nice)$/;

/** Asks for words that only the visitor knows. */
export const UNSAID =
  /^(something|some|date|thing|what|nice|funny|nothing|nothing else|anything|not|no)$/;

const LOOKS =
  /^(big|small|tiny|huge|bigger|smaller|on a \w+ bar|thick|thin|bold|italic|handwritten|letters|font|text|caption|slightly|much|in capitals|capitals|subtle|nice|look|with|big letters|outline|shadow|round|old|new|longer|soft|more|less|too|very|block letters|across|translucent|modest|not too big|on two lines|(?:(?:in \w+ )?with )?(?:\w+ )?outline|diagonally)$/;

export const isSeparator = ({ tokens }: Said) => tokens[0]?.kind === 'separator';

export const isJoint = ({ english }: Said) => /^(and|then|but|also)$/.test(english);

export const isInk = ({ english }: Said) =>
  english !== '' &&
  english
    .split(' ')
    .every((word) => COLOUR_WORDS.has(word) || COLOUR_MODIFIERS.has(word) || word === 'in');

export const isName = ({ tokens }: Said) => /^\p{Lu}/u.test(tokens[0]?.raw ?? '');

export const isPlace = ({ english }: Said) => PLACES.test(english);

/** Says where or how words are set, and is none of them. */
export const isSetting = (each: Said) =>
  isPlace(each) || isInk(each) || SMALL.test(each.english) || LOOKS.test(each.english);

/** "Alles Gute zum Geburtstag": an occasion, and no place. */
const isOccasion = ({ tokens }: Said) => /^(zum|zur)$/.test(tokens[0]?.text ?? '');

export const beginsSettings = (each: Said) =>
  !isOccasion(each) &&
  (/^(in|on|with|add|put|write|insert)$/.test(each.english) ||
    isPlace(each) ||
    isInk(each) ||
    (LOOKS.test(each.english) && !STRENGTHS.test(each.english)) ||
    AFTER.test(each.tokens[0]?.text ?? ''));

export const isShouted = ({ tokens }: Said) =>
  tokens.every(({ kind, raw }) => kind === 'word' && /^\p{Lu}[\p{Lu}\d'’&-]+$/u.test(raw));

/** In capitals among small letters. */
export const standsOut = (said: readonly Said[], at: number) =>
  isShouted(said[at] as Said) &&
  said.some(({ tokens }) => /^\p{Ll}{2}/u.test(tokens[0]?.raw ?? ''));

/** Abbreviations that are written in capitals anyway. */
export const ABBREVIATED =
  /^(hdr|png|jpe?g|webp|pdf|uhd|dslr|nyc|usa|linkedin|instagram|polaroid)$/i;

/** "Pon feliz cumpleaños abuela": nobody puts a wish on a picture but in words. */
const GREETS =
  /^(joyeux|joyeuses?|bonne|bon|merci|bienvenue|felicitations|bravo|vive|adieu|feliz|felices|gracias|bienvenidos?|felicidades|felicitaciones|frohe|frohes|alles|herzlichen|willkommen|danke)$/;

/** "Alles Gute", but "alles zu grell". */
export function greetsAt(said: readonly Said[], at: number): boolean {
  const word = (i: number) => plain(said[i]?.tokens[0]?.raw ?? '');
  if (word(at) === 'alles') return /^(gute|liebe|beste)$/.test(word(at + 1));
  return GREETS.test(word(at));
}

/** "Zum 50. Geburtstag": no clause ends there. */
export const isOrdinal = (said: readonly Said[], at: number) =>
  said[at]?.english === '.' &&
  said[at - 1]?.tokens[0]?.kind === 'number' &&
  (said[at - 1]?.tokens[0]?.value ?? 1000) < 100 &&
  said[at + 1]?.tokens[0]?.kind === 'word';

export const isFigure = ({ tokens }: Said) => tokens.every(({ kind }) => kind === 'number');

export const isYear = ({ tokens }: Said) =>
  tokens.length === 1 && /^(?:19|20)\d\d$/.test(tokens[0]?.raw.trim() ?? '');
