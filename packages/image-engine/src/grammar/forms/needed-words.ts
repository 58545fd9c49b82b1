/** Fewer letters are in nearly every text. */
const SHORTEST = 3;
/** More words than that take longer to look for than the expression itself. */
const MOST = 40;

/** Words of which a text must hold one at least; null when nothing is known of it. */
type Needed = readonly string[] | null;

/** A part of an expression that was read, and where the next begins. */
interface Read {
  needed: Needed;
  next: number;
}

/** The better of two: fewer and longer words. */
function better(one: Needed, other: Needed): Needed {
  const worth = (words: Needed) =>
    words ? Math.min(8, ...words.map(({ length }) => length)) - words.length / 8 : -MOST;
  return worth(other) > worth(one) ? other : one;
}

const usable = (words: readonly string[]): Needed =>
  words.length <= MOST && words.every(({ length }) => length >= SHORTEST) ? words : null;

/** Behind the quantifier at `i`, and whether it lets the part before it be left out. */
function quantifier(source: string, i: number): { next: number; isOptional: boolean } | null {
  const [found] = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(i, i + 12)) ?? [];
  return found ? { next: i + found.length, isOptional: /^(?:[?*]|\{0)/.test(found) } : null;
}

/** Reads the alternatives of a group, up to its end. */
function alternatives(source: string, from: number): Read {
  let words: string[] | null = [];
  let next = from - 1;
  do {
    const read = sequence(source, next + 1);
    words = words && read.needed && [...words, ...read.needed];
    next = read.next;
  } while (source[next] === '|');
  return { needed: words && usable(words), next };
}

/** Reads a group whose bracket is at `from`, its quantifier not included. */
function group(source: string, from: number): Read {
  const [head = '('] = /^\((?:\?(?::|<?[=!]|<\w+>))?/.exec(source.slice(from, from + 30)) ?? [];
  const inner = alternatives(source, from + head.length);
  return { needed: head.endsWith('!') ? null : inner.needed, next: inner.next + 1 };
}

/** Behind the class of characters that begins at `from`. */
function behindClass(source: string, from: number): number {
  let i = from + 1;
  while (i < source.length && source[i] !== ']') i += source[i] === '\\' ? 2 : 1;
  return i + 1;
}

/** Reads what stands one behind the other, up to the end of an alternative. */
function sequence(source: string, from: number): Read {
  let best: Needed = null;
  let run = '';
  const ended = () => {
    best = better(best, usable([run]));
    run = '';
  };
  let i = from;
  while (i < source.length && source[i] !== '|' && source[i] !== ')') {
    const char = source[i] as string;
    if (char === '(') {
      ended();
      const read = group(source, i);
      const after = quantifier(source, read.next);
      if (!after?.isOptional) best = better(best, read.needed);
      i = after?.next ?? read.next;
      continue;
    }
    const isLetter = char !== '[' && char !== '.' && !/^\\[^\W_]/.test(source.slice(i, i + 2));
    const letter = char === '\\' ? (source[i + 1] as string) : char;
    const next = char === '[' ? behindClass(source, i) : char === '\\' ? i + 2 : i + 1;
    const after = quantifier(source, next);
    // "\b", "^" and "$" take no place in the text.
    const isPlace = /^(?:\\[bB]|\^|\$)/.test(source.slice(i, i + 2));
    if (!isPlace) {
      if (!isLetter || after?.isOptional) ended();
      else run += letter;
      if (after) ended();
    }
    i = after?.next ?? next;
  }
  ended();
  return { needed: best, next: i };
}

/**
 * Words of which every text holds one at least that a regular expression finds anything in: looking for
 * them takes a hundredth of the time, and an expression that is never tried is never compiled.
 *
 * @returns null when the expression tells of no such words
 */
export function neededWords({ source, flags }: RegExp): readonly string[] | null {
  return flags.includes('i') ? null : alternatives(source, 0).needed;
}
