import { type AnyOperation, registry } from '../../operations/registry.ts';
import type { Scope } from '../../picture/picture.ts';
import { colourAt } from './colours.ts';
import { IDIOMS } from './idioms.ts';
import { FILLERS, REMOVERS } from './lexicon.ts';
import type { Token } from './tokens.ts';

interface Entry {
  words: string[];
  operation: AnyOperation;
  hint: object;
  on?: Scope | undefined;
}

/** A phrase of an operation found in the prompt. */
export interface Match {
  /** A verb that any wish may begin with ("make", "remove"): it is asked only when nothing else is read. */
  isWeak: boolean;
  /** What the same words may mean besides, should the operation find that it is not meant. */
  others: Match[];
  operation: AnyOperation;
  hint: object;
  /** The part of the picture that the phrase limits it to: "colour pop" greys the background. */
  on?: Scope | undefined;
  /** Range in the tokens. */
  from: number;
  to: number;
  /** The tokens of the phrase itself; articles between them are not among them. */
  indices: number[];
}

/** The match, in tokens that stand `by` places further back. */
export function shifted(match: Match, by: number): Match {
  return {
    ...match,
    others: match.others.map((other) => shifted(other, by)),
    from: match.from + by,
    to: match.to + by,
    indices: match.indices.map((i) => i + by),
  };
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
  'any',
  'heavy',
  'harsh',
  'strong',
  'subtle',
  'slight',
  'gentle',
  'mild',
  'intense',
  'extreme',
  'serious',
  'gradual',
  'way',
  'our',
  'photo',
  'photograph',
  'pic',
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
  'ugly',
  'messy',
  'busy',
  'distracting',
  'cluttered',
  'awful',
  'horrible',
  'annoying',
  'stupid',
  'current',
  'nice',
  'beautiful',
  'lovely',
  'weird',
  'strange',
]);
const MAX_SOFT = 3;

const index = new Map<string, Entry[]>();
function learn(phrases: string, meaning: Omit<Entry, 'words'>): void {
  for (const phrase of phrases.split('|')) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    const entries = index.get(first) ?? [];
    if (entries.length === 0) index.set(first, entries);
    entries.push({ words, ...meaning });
  }
}
// Idioms come first: of two phrases of the same length the earlier is taken.
for (const { phrases, on, op, hint = {} } of IDIOMS) {
  const operation = registry.find((each) => each.op === op);
  if (operation) learn(phrases, { operation, hint, on });
}
for (const operation of registry) {
  for (const [phrases, hint] of operation.words) learn(phrases, { operation, hint });
}
for (const entries of index.values()) entries.sort((a, b) => b.words.length - a.words.length);

/** Every word of the phrases. */
export const phraseWords: ReadonlySet<string> = new Set(
  [...index.values()].flat().flatMap((entry) => entry.words),
);
function isSoft(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'number' || SOFT.has(token.text));
}

/** "Make" begins a recolouring and "remove" an erasure, and nearly every other wish too. */
function isWeak({ words, operation }: Entry): boolean {
  const [word = ''] = words;
  const isVerb = FILLERS.has(word) || REMOVERS.has(word) || /^(replace|swap|switch)$/.test(word);
  const names = operation.usesSubject || operation.usesSelection;
  return words.length === 1 && isVerb && names === true;
}

const meaningOf = ({ operation, hint, on }: Entry) => ({ operation, hint, on });

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
  return {
    ...meaningOf(entry),
    isWeak: isWeak(entry),
    others: [],
    from: at,
    to: i,
    indices,
  };
}

/** The longest phrase that begins there, with those of other operations beside it. */
function matchAt(tokens: readonly Token[], at: number, entries: readonly Entry[]): Match | null {
  let found: Match | null = null;
  const seen = new Set<Entry['operation']>();
  for (const entry of entries) {
    if (seen.has(entry.operation)) continue;
    const match = matchEntry(entry, tokens, at);
    if (!match) continue;
    seen.add(entry.operation);
    if (!found) found = match;
    else if (found.isWeak && !match.isWeak) found = { ...match, others: [...match.others, found] };
    else found.others.push(match);
  }
  return found;
}

/** How many words the longest phrase has that the tokens begin with, word by word; 0 when there is none. */
export function beginsPhrase(tokens: readonly Token[]): number {
  const entries = index.get(tokens[0]?.text ?? '') ?? [];
  const found = entries.find(({ words }) => words.every((word, k) => tokens[k]?.text === word));
  return found?.words.length ?? 0;
}

/** Every phrase of the vocabulary in the tokens, longest first, left to right, none overlapping. */
export function findPhrases(tokens: readonly Token[]): Match[] {
  const texts = tokens.map((token) => (token.kind === 'word' ? token.text : ''));
  const matches: Match[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token || token.kind === 'quote') continue;
    const found = matchAt(tokens, i, index.get(token.text) ?? []);
    // "light blue" is a colour, not a wish for light.
    const colour = colourAt(texts, i);
    const isLight = tokens[i + 1]?.text === 'golden' && tokens[i + 2]?.text !== 'frame';
    const next = isLight ? matchAt(tokens, i + 1, index.get('golden') ?? []) : null;
    if ((next?.indices.length ?? 0) > 1) continue;
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
