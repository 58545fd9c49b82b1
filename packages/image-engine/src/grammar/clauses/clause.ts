import { colourAt, colourFromHex, type NamedColour } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

/**
 * One wish while it is read: the tokens of a clause, and which of them a phrase or a reader has
 * already accounted for. Whatever nobody accounts for in the end was not understood.
 */
export interface Clause {
  tokens: readonly Token[];
  used: Set<number>;
  /** Range of the operation's phrase in `tokens`. */
  from: number;
  to: number;
  /** Which way the clause before it went: "less contrast and saturation". */
  inherited?: number;
}

/** Whether the token is there and nobody has accounted for it. */
export function isFree(clause: Clause, i: number): boolean {
  return i >= 0 && i < clause.tokens.length && !clause.used.has(i);
}

/** How far a token is from the phrase that is being read; what stands before wins a tie. */
export function distance(clause: Clause, i: number): number {
  return i < clause.from ? clause.from - i : (i - clause.to + 1) * 1.01;
}

/** Index of the free token nearest to the phrase that `accepts`; -1 when there is none. */
function nearest(clause: Clause, accepts: (token: Token) => boolean): number {
  let best = -1;
  for (const [i, token] of clause.tokens.entries()) {
    if (!isFree(clause, i) || !accepts(token)) continue;
    if (best < 0 || distance(clause, i) < distance(clause, best)) best = i;
  }
  return best;
}

function takeValue(clause: Clause, accepts: (token: Token) => boolean): Token | null {
  const i = nearest(clause, accepts);
  if (i < 0) return null;
  clause.used.add(i);
  return clause.tokens[i] ?? null;
}

/** Lengths and dots on paper, and sizes of files: nobody knows how many px they are. */
const ON_PAPER = /^(mm|cm|inch|inches|dpi|ppi|mb|kb|megabytes?|kilobytes?|iso)$/;

/** "3 photos", "photo 2": says how many or which, and measures nothing. */
const COUNTED =
  /^(photos?|pictures?|images?|pics?|shots?|photographs?|people|persons|columns?|rows?|kids|children|friends|copies|no)$/;

function isCount({ tokens }: Clause, token: Token): boolean {
  const at = tokens.indexOf(token);
  const [before, next] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
  return token.unit === 'none' && (COUNTED.test(next) || COUNTED.test(before));
}

/** A number with that unit, nearest to the phrase. */
export function takeNumber(clause: Clause, ...units: NonNullable<Token['unit']>[]): number | null {
  const token = takeValue(
    clause,
    (t) =>
      t.kind === 'number' &&
      t.unit !== undefined &&
      units.includes(t.unit) &&
      !isCount(clause, t) &&
      !ON_PAPER.test(clause.tokens[clause.tokens.indexOf(t) + 1]?.text ?? ''),
  );
  if (token || units.join() !== 'percent') return token?.value ?? null;
  // "Dehaze 30", "sharpen by 30": right behind the phrase it says how much.
  const at = /^(by|at|to)$/.test(clause.tokens[clause.to]?.text ?? '') ? clause.to + 1 : clause.to;
  const bare = clause.tokens[at];
  const next = clause.tokens[at + 1];
  const isShare = bare?.unit === 'none' && Math.abs(bare.value ?? 0) <= 100 && bare.value !== 0;
  if (!bare || !isShare || !isFree(clause, at) || (next && next.kind === 'word')) return null;
  clause.used.add(at);
  return bare.value ?? null;
}

/** A ratio such as 16:9, or a size such as 1080x1920. */
export function takePair(
  clause: Clause,
  kind: 'ratio' | 'size',
): { width: number; height: number } | null {
  const token = takeValue(clause, (t) => t.kind === kind);
  return token?.width && token.height ? { width: token.width, height: token.height } : null;
}

/** The name of a screen size, such as 4k or 1080p. */
export function takeStandard(clause: Clause): Token | null {
  return takeValue(clause, (t) => t.kind === 'standard');
}

/** Quoted words. */
export function takeQuote(clause: Clause): Token | null {
  return takeValue(clause, (t) => t.kind === 'quote');
}

/** Accounts for every free occurrence of the words; says whether there was one. */
export function takeWords(clause: Clause, ...phrases: string[]): boolean {
  let found = false;
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    for (let i = 0; i + words.length <= clause.tokens.length; i++) {
      if (clause.tokens[i]?.text !== words[0]) continue;
      if (words.every((word, k) => isFree(clause, i + k) && clause.tokens[i + k]?.text === word)) {
        for (let k = 0; k < words.length; k++) clause.used.add(i + k);
        found = true;
      }
    }
  }
  return found;
}

/** Up to `count` colours in the order said, those after the phrase first when it is followed by some. */
export function takeColours(clause: Clause, count: number): NamedColour[] {
  const words = clause.tokens.map((t, i) => (isFree(clause, i) && t.kind === 'word' ? t.text : ''));
  const colours: NamedColour[] = [];
  for (let i = 0; i < clause.tokens.length && colours.length < count; i++) {
    const token = clause.tokens[i];
    if (!token || !isFree(clause, i)) continue;
    if (token.kind === 'hex') {
      colours.push(colourFromHex(token.text));
      clause.used.add(i);
      continue;
    }
    const found = colourAt(words, i);
    if (!found) continue;
    // "Light grey #eeeeee": the number says it more exactly; "purple and #ffcc00" are two.
    const next = clause.tokens[i + found.length];
    const isSpecified = next?.kind === 'hex' && !next.isApart;
    if (!isSpecified) colours.push(found.colour);
    for (let k = 0; k < found.length; k++) clause.used.add(i + k);
    i += found.length - 1;
  }
  return colours;
}
