import { neededWords, searchedText } from './needed-words.ts';

/** Letters by which words are looked up: the shortest that is needed has as many. */
const LEAD = 3;

/** Expressions have few lists; those beyond are not looked at. */
const MOST_LISTS = 30;
/** Bits of a number that tell a list; those above tell the expression. */
const LIST_BITS = 5;

/** A word, and the lists that it is in, each as one number: there are more than a hundred thousand of them. */
interface Listed {
  word: string;
  lists: number[];
}

/** The letters that begin at a place as a number; two leads may have the same. */
function leadAt(text: string, at: number): number {
  let lead = 0;
  for (let i = at; i < at + LEAD; i++) lead = (lead << 10) | (text.charCodeAt(i) & 0x3ff);
  return lead;
}

/**
 * Tells which of many expressions may find something in a text: one walk over it looks for the words that all of
 * them need.
 *
 * @returns for each expression 1 when it may, 0 when it cannot
 */
export function whichMayFind(expressions: readonly RegExp[]): (text: string) => Uint8Array {
  const byLead = new Map<number, Listed[]>();
  const complete = new Int32Array(expressions.length);
  for (const [expression, said] of expressions.entries()) {
    for (const [list, words] of neededWords(said).slice(0, MOST_LISTS).entries()) {
      complete[expression] = (complete[expression] as number) | (1 << list);
      for (const word of new Set(words))
        listedIn(byLead, word).lists.push((expression << LIST_BITS) | list);
    }
  }
  return (said) => {
    const text = searchedText(said);
    const found = new Int32Array(expressions.length);
    const seen = new Set<Listed>();
    for (let i = 0; i + LEAD <= text.length; i++) {
      const words = byLead.get(leadAt(text, i));
      if (!words) continue;
      for (const listed of words) {
        if (seen.has(listed) || !text.startsWith(listed.word, i)) continue;
        seen.add(listed);
        for (const each of listed.lists) {
          const expression = each >> LIST_BITS;
          // A shift takes the list's bits only.
          found[expression] = (found[expression] as number) | (1 << each);
        }
      }
    }
    const may = new Uint8Array(expressions.length);
    for (let i = 0; i < may.length; i++) if (found[i] === complete[i]) may[i] = 1;
    return may;
  };
}

function listedIn(byLead: Map<number, Listed[]>, word: string): Listed {
  const lead = leadAt(word, 0);
  const others = byLead.get(lead) ?? [];
  byLead.set(lead, others);
  const known = others.find((other) => other.word === word);
  if (known) return known;
  const listed: Listed = { word, lists: [] };
  others.push(listed);
  return listed;
}
