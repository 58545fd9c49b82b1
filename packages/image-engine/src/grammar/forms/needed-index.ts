import { neededWords, searchedText } from './needed-words.ts';

/** Letters by which words are looked up: the shortest that is needed has as many. */
const LEAD = 3;

/** A word, and the lists that it is in: of which expression, and which of its lists, as a bit. */
interface Listed {
  word: string;
  lists: (readonly [expression: number, bit: number])[];
}

/** Expressions have few lists; those beyond are not looked at. */
const MOST_LISTS = 30;

/**
 * Tells which of many expressions may find something in a text: one walk over it looks for the words that all of
 * them need.
 *
 * @returns for each expression 1 when it may, 0 when it cannot
 */
export function whichMayFind(expressions: readonly RegExp[]): (text: string) => Uint8Array {
  const byLead = new Map<string, Listed[]>();
  const complete = new Int32Array(expressions.length);
  for (const [expression, said] of expressions.entries()) {
    for (const [list, words] of neededWords(said).slice(0, MOST_LISTS).entries()) {
      complete[expression] = (complete[expression] as number) | (1 << list);
      for (const word of new Set(words)) listedIn(byLead, word).lists.push([expression, 1 << list]);
    }
  }
  return (said) => {
    const text = searchedText(said);
    const found = new Int32Array(expressions.length);
    const seen = new Set<Listed>();
    for (let i = 0; i + LEAD <= text.length; i++) {
      for (const listed of byLead.get(text.slice(i, i + LEAD)) ?? []) {
        if (seen.has(listed) || !text.startsWith(listed.word, i)) continue;
        seen.add(listed);
        for (const [expression, bit] of listed.lists)
          found[expression] = (found[expression] as number) | bit;
      }
    }
    const may = new Uint8Array(expressions.length);
    for (let i = 0; i < may.length; i++) if (found[i] === complete[i]) may[i] = 1;
    return may;
  };
}

function listedIn(byLead: Map<string, Listed[]>, word: string): Listed {
  const lead = word.slice(0, LEAD);
  const others = byLead.get(lead) ?? [];
  byLead.set(lead, others);
  const known = others.find((other) => other.word === word);
  if (known) return known;
  const listed: Listed = { word, lists: [] };
  others.push(listed);
  return listed;
}
