import { type AnyOperation, registry } from '../operations/registry.ts';
import { COLOUR_MODIFIERS, COLOUR_WORDS, colourAt } from './colours.ts';
import { editDistance } from './edit-distance.ts';
import { INTENSITY_WORDS } from './intensity.ts';
import {
  CHANGERS,
  FILLERS,
  HOPES,
  KEEPERS,
  NEGATORS,
  NOT_A_SLIP,
  PARTS,
  PERSONS,
  REDUCERS,
  REMOVERS,
} from './lexicon.ts';
import { POSITION_WORDS } from './position.ts';
import type { Token } from './tokens.ts';

interface Entry {
  words: string[];
  operation: AnyOperation;
  hint: object;
}

/** A phrase of an operation found in the prompt. */
export interface Match {
  operation: AnyOperation;
  hint: object;
  /** Range in the tokens. */
  from: number;
  to: number;
  /** The tokens of the phrase itself; articles between them are not among them. */
  indices: number[];
}

/** May stand between the words of a phrase: "increase the contrast", "make it all brighter". */
const SOFT = new Set([
  'the',
  'a',
  'an',
  'its',
  'it',
  'this',
  'my',
  'of',
  'some',
  'all',
  'up',
  'its',
  'overall',
  'that',
  'in',
  'to',
  'photo',
  'picture',
  'image',
  'photos',
  'pictures',
  'images',
  'whole',
  'entire',
  'more',
  'bit',
  'little',
  'slightly',
  'much',
  'lot',
]);
const MAX_SOFT = 3;

const index = new Map<string, Entry[]>();
for (const operation of registry) {
  for (const [phrases, hint] of operation.words) {
    for (const phrase of phrases.split('|')) {
      const words = phrase.split(' ');
      const first = words[0] ?? '';
      index.set(first, [...(index.get(first) ?? []), { words, operation, hint }]);
    }
  }
}
for (const entries of index.values()) entries.sort((a, b) => b.words.length - a.words.length);

const phraseWords = new Set([...index.values()].flat().flatMap((entry) => entry.words));
const slipTargets = [
  ...phraseWords,
  ...COLOUR_WORDS,
  ...'horizontally vertically clockwise degrees percent'.split(' '),
].filter((word) => word.length >= 5);
const known = [
  FILLERS,
  NEGATORS,
  KEEPERS,
  CHANGERS,
  REMOVERS,
  REDUCERS,
  PERSONS,
  PARTS,
  NOT_A_SLIP,
  phraseWords,
  HOPES,
  COLOUR_WORDS,
  COLOUR_MODIFIERS,
  INTENSITY_WORDS,
  POSITION_WORDS,
];

/** Whether the grammar has any use for the word. */
function isKnown(word: string): boolean {
  return known.some((set) => set.has(word));
}

/** The word meant by a slip of the pen; the word itself when nothing is near, or two things are. */
export function corrected(word: string): string {
  if (word.length < 4 || word.length > 18 || isKnown(word)) return word;
  const limit = word.length >= 8 ? 2 : 1;
  let best = word;
  let bestDistance = limit + 1;
  let isTie = false;
  for (const target of slipTargets) {
    // Of a word of four letters only one may be missing: "wite".
    if (target[0] !== word[0] || (word.length === 4 && target.length !== 5)) continue;
    const d = editDistance(word, target, limit);
    if (d < bestDistance) [best, bestDistance, isTie] = [target, d, false];
    else if (d === bestDistance && target !== best) isTie = true;
  }
  return bestDistance <= limit && !(isTie && bestDistance > 1) ? best : word;
}

function isSoft(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'number' || SOFT.has(token.text));
}

function matchEntry(entry: Entry, tokens: readonly Token[], at: number): Match | null {
  const indices = [at];
  let i = at + 1;
  for (const word of entry.words.slice(1)) {
    let skipped = 0;
    while (tokens[i]?.text !== word) {
      if (skipped++ >= MAX_SOFT || !isSoft(tokens[i])) return null;
      i += 1;
    }
    indices.push(i);
    i += 1;
  }
  return { operation: entry.operation, hint: entry.hint, from: at, to: i, indices };
}

/** Every phrase of the vocabulary in the tokens, longest first, left to right, none overlapping. */
export function findPhrases(tokens: readonly Token[]): Match[] {
  const texts = tokens.map((token) => (token.kind === 'word' ? token.text : ''));
  const matches: Match[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token || token.kind === 'quote') continue;
    let found: Match | null = null;
    for (const entry of index.get(token.text) ?? []) {
      found = matchEntry(entry, tokens, i);
      if (found) break;
    }
    // "light blue" is a colour, not a wish for light.
    const colour = colourAt(texts, i);
    if (colour && colour.length > 1 && (found?.indices.length ?? 0) < colour.length) {
      i += colour.length - 1;
      continue;
    }
    if (!found) continue;
    matches.push(found);
    i = found.to - 1;
  }
  return matches;
}
