import { type AnyOperation, operationOf, type PlanStep } from '../operations/registry.ts';
import type { Clause } from './clause.ts';
import { INTENSITY_WORDS, POSITION_WORDS } from './clause.ts';
import type { Segment } from './clauses.ts';
import { COLOUR_MODIFIERS, COLOUR_WORDS } from './colours.ts';
import {
  CHANGERS,
  FILLERS,
  HOPES,
  KEEPERS,
  NEGATORS,
  PARTS,
  PERSONS,
  REDUCERS,
  REMOVERS,
} from './lexicon.ts';
import { classify } from './refusals.ts';
import type { Token } from './tokens.ts';
import type { Match } from './vocabulary.ts';

/** A step, and what its phrase said. */
export interface Wish {
  step: PlanStep;
  hint: object;
}

/** What one clause came to. */
export interface Reading {
  steps: Wish[];
  /** Operations that the visitor does not want. */
  unwanted: Match[];
  /** The clause asks that something stays as it is. */
  kept: Token[];
  refused: { tokens: Token[]; reason: string; near: string[] }[];
}

const WHOLE_ONLY = 'it edits the whole picture, not a part of it';
const NOT_UNDERSTOOD = 'it does not know what that means';
const DETERMINERS = new Set([
  'the',
  'this',
  'that',
  'these',
  'those',
  'a',
  'an',
  'my',
  'your',
  'our',
  'his',
  'her',
  'their',
  'its',
  'of',
  'on',
  'from',
  'behind',
  'around',
  'under',
  'over',
  'onto',
  'near',
  'every',
  'each',
  'only',
  'just',
]);
const TAILS = new Set(['for', 'because', 'since', 'cause', 'cuz']);
const LIKENESS = new Set(['like', 'as', 'resembling']);
const KINDS_OF_PICTURE = new Set<string>([
  'grayscale',
  'sepia',
  'pencilSketch',
  'pixelArt',
  'duotone',
  'invert',
]);
const NATURE_OF = new Set(['photo', 'picture', 'image', 'version', 'portrait', 'shot', 'copy']);

const empty = (): Reading => ({ steps: [], unwanted: [], kept: [], refused: [] });

/** Index of the word that negates the clause; -1 when it is meant as said. */
function negatorIn(tokens: readonly Token[], matches: readonly Match[]): number {
  const inPhrase = new Set(matches.flatMap((match) => match.indices));
  return tokens.findIndex((token, i) => {
    if (token.kind !== 'word' || inPhrase.has(i)) return false;
    const next = tokens[i + 1]?.text ?? '';
    const afterNext = tokens[i + 2]?.text ?? '';
    if (token.text === 'leave' && next === 'out') return true;
    if (!NEGATORS.has(token.text)) return false;
    // "not too much" says how much; "why not …" wishes; "not only" does too.
    if (token.text === 'not' && next === 'too' && INTENSITY_WORDS.has(afterNext)) return false;
    return !(tokens[i - 1]?.text === 'why' || next === 'only' || next === 'just');
  });
}

function keeperIn(tokens: readonly Token[], negator: number): boolean {
  const isKeeper = tokens.some((t, i) => KEEPERS.has(t.text) && tokens[i + 1]?.text !== 'out');
  const isSame = tokens.some(
    (t) =>
      t.text === 'same' || t.text === 'unchanged' || t.text === 'intact' || t.text === 'untouched',
  );
  const dontChange =
    negator >= 0 && tokens.slice(negator, negator + 4).some((t) => CHANGERS.has(t.text));
  return isKeeper || dontChange || isSame;
}

/** Purposes ("for my blog") and what the picture shows ("a version of the dog") are not wishes. */
function ignoredTail(clause: Clause, matches: readonly Match[]): void {
  const lastMatch = matches.at(-1)?.to ?? 0;
  for (let i = 0; i < clause.tokens.length; i++) {
    const word = clause.tokens[i]?.text ?? '';
    const kind = matches.find((m) => m.to === i && KINDS_OF_PICTURE.has(m.operation.op));
    const isOf =
      word === 'of' && (kind !== undefined || NATURE_OF.has(clause.tokens[i - 1]?.text ?? ''));
    if (!(TAILS.has(word) || isOf)) continue;
    const stop =
      i < lastMatch
        ? (matches.find((m) => m.from > i)?.from ?? clause.tokens.length)
        : clause.tokens.length;
    for (let k = i; k < stop; k++) clause.used.add(k);
  }
}

function isDative(tokens: readonly Token[], i: number): boolean {
  return (
    /^(make|give|get|show|let|want|do|help|help|bring|create|draw|for)$/.test(
      tokens[i - 1]?.text ?? '',
    ) && /^(a|an|the|this|that|some|my|it|with)$/.test(tokens[i + 1]?.text ?? '')
  );
}

/** The words that nothing has accounted for. */
function leftovers(clause: Clause, hasWish: boolean): number[] {
  return [...clause.tokens.keys()].filter((i) => {
    const token = clause.tokens[i];
    if (!token || clause.used.has(i) || token.kind === 'separator') return false;
    if (token.kind !== 'word') return true;
    if (hasWish && HOPES.has(token.text)) return false;
    // "my cat photo" is the picture.
    if (PARTS.has(token.text) && NATURE_OF.has(clause.tokens[i + 1]?.text ?? '')) return false;
    if (PERSONS.has(token.text)) return !isDative(clause.tokens, i);
    if (POSITION_WORDS.has(token.text) || COLOUR_WORDS.has(token.text) || PARTS.has(token.text))
      return true;
    return !(FILLERS.has(token.text) || INTENSITY_WORDS.has(token.text) || token.text.length === 0);
  });
}

/** Whether the leftover word names what the wish is aimed at. */
function isTarget({ tokens, used }: Clause, i: number): boolean {
  const token = tokens[i];
  if (!token) return false;
  if (token.kind !== 'word') return false;
  if (PARTS.has(token.text) || PERSONS.has(token.text)) return true;
  if (POSITION_WORDS.has(token.text) || COLOUR_WORDS.has(token.text)) return true;
  for (let k = i - 1; k >= Math.max(0, i - 3); k--) {
    const before = tokens[k]?.text ?? '';
    if (used.has(k)) return false;
    if (DETERMINERS.has(before)) return true;
    if (FILLERS.has(before) || k < i - 1) return false;
  }
  return false;
}

function readMatch(match: Match, clause: Clause): PlanStep | { cannot: string } | null {
  clause.from = match.from;
  clause.to = match.to;
  const params = match.operation.read(clause, match.hint);
  if (params === null) return null;
  if ('cannot' in params && typeof params.cannot === 'string') return { cannot: params.cannot };
  return { op: match.operation.op, params } as PlanStep;
}

/** Positions where "like a painting" begins, when the wish before it is already clear. */
function likenessFrom(tokens: readonly Token[], matches: readonly Match[]): number {
  const last = matches.at(-1)?.to ?? 0;
  const at = tokens.findIndex((t, i) => i >= last && LIKENESS.has(t.text));
  return at < 0 ? tokens.length : at;
}

function removalBefore(tokens: readonly Token[], match: Match, used: ReadonlySet<number>): boolean {
  return tokens
    .slice(0, match.from)
    .some((t, i) => !used.has(i) && (REMOVERS.has(t.text) || REDUCERS.has(t.text)));
}

const BARE: readonly (readonly [Token['kind'] | 'colour', AnyOperation])[] = [
  ['colour', operationOf({ op: 'tint' })],
  ['ratio', operationOf({ op: 'crop' })],
  ['size', operationOf({ op: 'resize' })],
];

function kindOf(token: Token): Token['kind'] | 'colour' | 'how' {
  if (token.kind === 'number' && token.unit === 'px') return 'size';
  if (token.kind === 'hex' || COLOUR_WORDS.has(token.text)) return 'colour';
  if (
    /^(high|tall|height|width)$/.test(token.text) ||
    COLOUR_MODIFIERS.has(token.text) ||
    FILLERS.has(token.text) ||
    INTENSITY_WORDS.has(token.text)
  )
    return 'how';
  return token.kind;
}

/** A value that says enough by itself: "make it blue" is a tint, "16:9" a crop, "800x600" a size. */
function withBareWish(segment: Segment): Segment {
  if (segment.matches.length > 0) return segment;
  const kinds = new Set(segment.tokens.map(kindOf));
  kinds.delete('how');
  const quote = segment.tokens.findIndex((t) => t.kind === 'quote');
  if (quote >= 0) {
    return {
      ...segment,
      matches: [
        { operation: operationOf({ op: 'text' }), hint: {}, from: quote, to: quote, indices: [] },
      ],
    };
  }
  const found = kinds.size === 1 ? BARE.find(([kind]) => kinds.has(kind)) : undefined;
  if (!found) return segment;
  return { ...segment, matches: [{ operation: found[1], hint: {}, from: 0, to: 0, indices: [] }] };
}

/** Phrases that say the same wish again ("rotate … clockwise") are left to the first to read. */
function withoutEchoes(matches: readonly Match[]): Match[] {
  const seen = new Set<AnyOperation>();
  return matches.filter(({ operation }) => !seen.has(operation) && seen.add(operation));
}

/** Reads the phrases found in a clause that is meant as said. */
function readWishes(given: Segment, inherited = 1): Reading {
  const reading = empty();
  const segment = withBareWish(given);
  const { tokens } = segment;
  const matches = withoutEchoes(segment.matches);
  const clause: Clause = {
    tokens,
    used: new Set(matches.flatMap((m) => m.indices)),
    from: 0,
    to: 0,
    inherited,
  };
  const refuse = (reason: string, match: Match, range: readonly Token[] = tokens) => {
    const { example, related } = match.operation;
    reading.refused.push({ tokens: [...range], reason, near: [example, ...related] });
  };
  ignoredTail(clause, segment.matches);
  const steps: Wish[] = [];
  for (const match of segment.matches) {
    if (steps.some(({ step }) => step.op === match.operation.op)) continue;
    if (removalBefore(tokens, match, clause.used)) {
      refuse('it cannot take out or weaken what is already in the picture', match);
      return reading;
    }
    const read = readMatch(match, clause);
    if (read && 'cannot' in read) refuse(read.cannot, match);
    else if (read) steps.push({ step: read, hint: match.hint });
    else
      for (const i of match.indices) if (!FILLERS.has(tokens[i]?.text ?? '')) clause.used.delete(i);
  }
  if (steps.length > 0)
    for (const match of segment.matches) for (const i of match.indices) clause.used.add(i);
  const left = leftovers(clause, steps.length > 0);
  const likeness = likenessFrom(tokens, segment.matches);
  const aimed = left.filter((i) => i < likeness && isTarget(clause, i));
  const [match] = segment.matches;
  if (aimed.length > 0 && match && steps.length > 0) {
    const { reason, near } = classify(tokens);
    const isSpecific = aimed.some((i) =>
      /^(background|backdrop|scenery)/.test(tokens[i]?.text ?? ''),
    );
    const { example, related } = match.operation;
    reading.refused.push({
      tokens,
      reason: isSpecific ? reason : WHOLE_ONLY,
      near: [example, ...related, ...near],
    });
    return reading;
  }
  reading.steps = steps;
  const words = left.filter((i) => tokens[i]?.kind === 'word');
  if (steps.length === 0 && reading.refused.length === 0) {
    if (left.length > 0) reading.refused.push({ tokens, ...nearOf(tokens) });
  } else if (words.length > 0 && steps.length > 0) {
    const first = Math.min(...words);
    const unknown = tokens.slice(Math.min(first, likeness), Math.max(...words) + 1);
    reading.refused.push({
      tokens: unknown,
      reason: NOT_UNDERSTOOD,
      near: [...nearOf(unknown).near],
    });
  }
  return reading;
}

function nearOf(tokens: readonly Token[]): { reason: string; near: string[] } {
  const { reason, near } = classify(tokens);
  return { reason, near: [...near] };
}

/** Reads one clause. `negated`: the clause before it negates this one too ("don't crop or rotate"). */
export function readClause(
  segment: Segment,
  negated: boolean,
  inherited: number,
): Reading & { negates: boolean } {
  const { tokens, matches } = segment;
  const negator = negatorIn(tokens, matches);
  if (keeperIn(tokens, negator) && !matches.some((m) => m.from < 2 && negator < 0)) {
    return { ...empty(), kept: tokens, negates: true };
  }
  if (negator < 0 && !negated) return { ...readWishes(segment, inherited), negates: false };
  const before = matches.filter((m) => negator > 0 && m.from < negator);
  const after = matches.filter((m) => m.from > negator);
  const reading =
    before.length > 0
      ? readWishes({ ...segment, tokens: tokens.slice(0, negator), matches: before })
      : empty();
  reading.unwanted.push(...after);
  const word = tokens[negator]?.text ?? '';
  const rest = tokens.slice(negator + 1);
  const asksRemoval =
    after.length === 0 &&
    (word === 'no' || word === 'without') &&
    rest.some((t) => PARTS.has(t.text) || PERSONS.has(t.text));
  if (asksRemoval)
    reading.refused.push({ tokens: tokens.slice(Math.max(0, negator)), ...nearOf(rest) });
  return { ...reading, negates: true };
}
