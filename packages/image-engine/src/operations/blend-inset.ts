import type { Blend } from '../compose/blend.ts';
import { type Clause, takeNumber, takeWords } from '../grammar/clauses/clause.ts';
import { takePosition } from '../grammar/words/position.ts';
import { SHARES, SIZE_WORDS, sizeTold } from '../grammar/words/size-of-subject.ts';

/** A whole picture that comes small upon another one: not its subject alone. */
const WHOLE =
  /\b(?:put|place|add|insert|stick|paste|set|show|lay) (?:the |my )?(?:(?:first|second|third|other|1st|2nd|3rd) (?:picture|photo|image|pic|one)|(?:picture|photo|image) \d)(?! (?:subject|person))\b/;
const IN_PICTURE =
  /\b(?:picture|photo|image|pic) (?:in|inside|within) (?:a |the )?(?:picture|photo|image|pic)\b|\binset\b/;

/** Share of the sides that it takes where no size is said, and where it is said to be small. */
const USUAL = 0.32;
/** Said of its edge, which is white anyhow, or of the corner. */
const MEANT = [
  ...['inset', 'corner', 'thin white border', 'white border', 'white frame', 'white edge'],
  ...['thumbnail', 'picture in picture', 'first', 'second', 'other', 'one', 'picture', 'photo'],
  ...['image', 'with', 'over', 'on top'],
];

/** Said of its shape. */
const ROUND = ['in circle', 'as circle', 'circle', 'round', 'circular', 'rounded'];

const ORDINALS: Readonly<Record<string, number>> = {
  ...{ first: 0, second: 1, third: 2, fourth: 3, fifth: 4 },
  ...{ '1st': 0, '2nd': 1, '3rd': 2, '4th': 3, '5th': 4 },
};
const NOUN = /^(?:picture|photo|image|pic|number)$/;
const JOINS =
  /^(?:of|in|into|on|onto|over|put|place|add|insert|stick|paste|set|show|lay|the|my|as)$/;

/** The pictures in the order in which they are named, counted from 0. */
function picturesNamed({ tokens, used }: Clause): number[] {
  return tokens.flatMap(({ text, value }, i) => {
    if (NOUN.test(text) || JOINS.test(text)) used.add(i);
    const ordinal = ORDINALS[text];
    const number = NOUN.test(tokens[i - 1]?.text ?? '') && value ? value - 1 : undefined;
    const index = ordinal ?? number;
    if (index === undefined) return [];
    used.add(i);
    return [index];
  });
}

/** "Put the second picture small in the corner of the first"; null where a subject is meant. */
export function readInset(clause: Clause): Blend | null {
  const words = clause.tokens.map(({ text }) => text).join(' ');
  const told = sizeTold(clause.tokens);
  const isSmall = told !== null && told.size <= SHARES.small;
  const isInset =
    IN_PICTURE.test(words) || (WHOLE.test(words) && (isSmall || /\bcorner\b/.test(words)));
  if (!isInset) return null;
  takeNumber(clause, 'percent');
  const where = takePosition(clause);
  const [from = 1, said] = picturesNamed(clause);
  const into = said ?? (from === 0 ? 1 : 0);
  if (from === into) return null;
  const isRound = takeWords(clause, ...ROUND);
  takeWords(clause, ...SIZE_WORDS, ...MEANT);
  const isCorner = /\bcorner\b/.test(words) || where === null;
  const side = where?.horizontal ?? 'centre';
  const size = !told || told.size === SHARES.small ? { size: USUAL } : told;
  return {
    ...{ subject: from, into, ...size, whole: true },
    place: isCorner && side === 'centre' ? 'right' : side,
    ...(where?.vertical === 'top' && { at: 'top' as const }),
    ...(isRound && { round: true as const }),
  };
}
