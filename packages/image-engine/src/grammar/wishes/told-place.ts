import type { Token } from '../words/tokens.ts';

/** A wish without the words that say where in the picture, and how large. */
export interface ToldPlace {
  words: string;
  side?: 'left' | 'centre' | 'right';
  at?: 'top';
}

const PLACE =
  / (?:(?:in|on|at|to|into|from) )?(?:the )?(?:far |very )?(?:(top|upper|bottom|lower|middle|center) )?(left|right|middle|center|top|bottom|foreground)(?: (?:hand|side|corner|edge|part|half|third))*(?: of the (?:photo|picture|image|frame|shot))?(?= |$)/g;
const SIZE =
  / (?:and |but |a bit |a little |much |very |really |quite |rather |far |only |about |around |roughly |approximately |at |with |in )*(?:small|smaller|tiny|little|big|bigger|large|larger|huge|(?:not )?(?:too|so) (?:big|large)|percent(?: of)?(?: the)?(?: (?:picture|photo|image)s?)? ?(?:width|height|wide|high|size)?)(?= |$)/g;
/** What the words of another language begin with that are translated without their article. */
const DEFINITE = /^(?:la|le|les|el|los|las|der|die|das|den|dem) /i;

/** What it is for says nothing of where: "…, das ist für meine Website". */
const STORY = / (?:so that|the is|this is|that is|it is)\b.*$/;

/** One's words, with the article that the visitor gave them. */
const wordOf = ({ kind, text, raw, unit }: Token): string => {
  if (kind === 'number' && unit === 'percent') return 'percent';
  return DEFINITE.test(raw) && raw.split(' ').length === 2 && kind === 'word'
    ? `the ${text}`
    : text;
};

/** Where and how large something is put. */
export function toldPlace(tokens: readonly Token[]): ToldPlace {
  const said = tokens
    .filter(({ kind }) => kind !== 'separator')
    .map(wordOf)
    .join(' ')
    .replace(STORY, '')
    .replace(SIZE, '');
  const found = [...said.matchAll(PLACE)];
  const spots = found.flatMap(([, high, side]) => [high, side]);
  const words = said
    // "On the right side of the room" is on the right, and in the room.
    .replace(
      / (?:on|at|in|to) the (?:far )?(left|right)(?: hand)?(?: side| edge| part| half)? of (?=the |my |our )/g,
      ' $1 in ',
    )
    .replace(PLACE, '');
  const side = spots.includes('left')
    ? 'left'
    : spots.includes('right')
      ? 'right'
      : spots.some((spot) => /^(?:middle|center)$/.test(spot ?? ''))
        ? 'centre'
        : undefined;
  const isHigh = spots.some((spot) => /^(?:top|upper)$/.test(spot ?? '')) || / sky$/.test(words);
  const isAlone =
    found.length > 0 && !/ (?:on|in|next to|beside|into|onto|under|before|at|to) /.test(words);
  return {
    words: isAlone ? `${words} into the photo` : words,
    ...(side && { side }),
    ...(isHigh && { at: 'top' as const }),
  };
}
