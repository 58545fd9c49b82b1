import type { Form } from '../forms/rewrite.ts';

// What somebody does not like of the background or the sky, and what they want instead: what is
// there is named to be rid of it, and no wish; "it" in the wish is that place.

/** A word that neither ends a clause nor turns it. */
const WORD = '[^,.;:!?¡¿“ ]+';
/** What is said of a place beside its name: "the grey sky", "el fondo de bosque". */
export const SAID_OF = `(?: ${WORD}){0,3}?`;

/** Wishes that follow a complaint, and each in words that name the place. */
export type Follows = readonly (readonly [said: string, meant: string])[];

/** How a language says that it does not like a place. */
export interface Dislike {
  /** Where a complaint begins. */
  start: string;
  /** Before the place: "I hate", "no me gusta". */
  before: string;
  /** Before and behind the place without its article: "what an ugly …", "fondo feo". */
  exclaimed: readonly (readonly [before: string, behind: string])[];
  /** Before and behind it: "ich mag … nicht". */
  around: readonly (readonly [before: string, behind: string])[];
  /** Behind it: "is ugly". */
  behind: string;
  /** Between the complaint and the wish: a separator, and what asks for it. */
  between: string;
}

/** A place with its articles, and bare. */
interface Place {
  named: string;
  bare: string;
  follows: Follows;
}

/** Forms of a complaint about a place with each of the wishes that may follow. */
export function dislikedForms(
  { start, before, exclaimed, around, behind, between }: Dislike,
  { named, bare, follows }: Place,
): readonly Form[] {
  const complaint = [
    `(?:${before}) (?:${named})${SAID_OF}`,
    ...exclaimed.map(([from, to]) => `${from}(?:${bare})${to}`),
    ...around.map(([from, to]) => `(?:${from}) (?:${named})${SAID_OF}(?:${to})`),
    `(?:${named})${SAID_OF}(?:${behind})`,
  ].join('|');
  return follows.map(
    ([said, meant]): Form => [
      new RegExp(`${start}(?:${complaint})(?: (?:${between}))+ (?:${said})`),
      meant,
    ],
  );
}
