/** Fewer letters are in nearly every text. */
const SHORTEST = 3;
/** What stands for "#" where words are looked for: it tells as much as a word, since few texts have a colour in figures. */
const FIGURES = '###';
/** More words than that are in too many texts to tell anything: the names of colours are fewer. */
const MOST = 400;

/** Of each of these, a text must hold one word at least. */
type Needed = readonly (readonly string[])[];

/** A part of an expression that was read, and where the next begins. */
interface Read {
  needed: Needed;
  next: number;
}

/** The best of some: the fewest and longest words. */
function best(needed: Needed): readonly string[] | null {
  const worth = (words: readonly string[]) =>
    Math.min(8, ...words.map(({ length }) => length)) - words.length / 8;
  return needed.reduce<readonly string[] | null>(
    (least, words) => (least && worth(least) >= worth(words) ? least : words),
    null,
  );
}

const usable = (words: readonly string[]): Needed =>
  words.length <= MOST && words.every(({ length }) => length >= SHORTEST) ? [words] : [];

const QUANTIFIES = new Set('?*+{');
/** Letters that stand for themselves, once each. */
const PLAINLY = /(?:[a-z ](?![?*+{]))+/y;

/** Behind the quantifier at `i`, and whether it lets the part before it be left out. */
function quantifier(source: string, i: number): { next: number; isOptional: boolean } | null {
  if (!QUANTIFIES.has(source[i] ?? '')) return null;
  const [found] = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(i, i + 12)) ?? [];
  return found ? { next: i + found.length, isOptional: /^(?:[?*]|\{0)/.test(found) } : null;
}

/** Reads the alternatives of a group, up to its end. */
function alternatives(source: string, from: number): Read {
  const read: Needed[] = [];
  let next = from - 1;
  do {
    const alternative = sequence(source, next + 1);
    read.push(alternative.needed);
    next = alternative.next;
  } while (source[next] === '|');
  const [needed = []] = read;
  if (read.length === 1) return { needed, next };
  const words = read.map(best);
  return { needed: words.includes(null) ? [] : usable(words.flatMap((each) => each ?? [])), next };
}

/** Reads a group whose bracket is at `from`, its quantifier not included. */
function group(source: string, from: number): Read {
  const [head = '('] = /^\((?:\?(?::|<?[=!]|<\w+>))?/.exec(source.slice(from, from + 30)) ?? [];
  const inner = alternatives(source, from + head.length);
  return { needed: head.endsWith('!') ? [] : inner.needed, next: inner.next + 1 };
}

/** Behind the class of characters that begins at `from`. */
function behindClass(source: string, from: number): number {
  let i = from + 1;
  while (i < source.length && source[i] !== ']') i += source[i] === '\\' ? 2 : 1;
  return i + 1;
}

/** Reads what stands one behind the other, up to the end of an alternative. */
function sequence(source: string, from: number): Read {
  const needed: (readonly string[])[] = [];
  let run = '';
  const ended = () => {
    needed.push(...usable([run]));
    run = '';
  };
  let i = from;
  while (i < source.length && source[i] !== '|' && source[i] !== ')') {
    const char = source[i] as string;
    if (char === '(') {
      ended();
      const read = group(source, i);
      const after = quantifier(source, read.next);
      if (!after?.isOptional) needed.push(...read.needed);
      i = after?.next ?? read.next;
      continue;
    }
    PLAINLY.lastIndex = i;
    const [letters] = PLAINLY.exec(source) ?? [];
    if (letters) {
      run += letters;
      i += letters.length;
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
      else run += letter === '#' ? FIGURES : letter;
      if (after) ended();
    }
    i = after?.next ?? next;
  }
  ended();
  return { needed, next: i };
}

/** A text as it is looked through for the words that an expression needs. */
export const searchedText = (text: string): string => text.replaceAll('#', FIGURES);

/**
 * What every text holds that a regular expression finds anything in: of each list one word at least. Looking for
 * them takes a hundredth of the time, and an expression that is never tried is never compiled.
 */
export function neededWords({ source, flags }: RegExp): Needed {
  return flags.includes('i') ? [] : alternatives(source, 0).needed;
}
