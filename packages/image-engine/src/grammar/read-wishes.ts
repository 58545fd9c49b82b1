import type { AnyOperation, PlanStep } from '../operations/registry.ts';
import { withBareWish } from './bare-wish.ts';
import type { Clause } from './clause.ts';
import type { Segment } from './clauses.ts';
import { ignoredTail, isTarget, leftovers, likenessFrom } from './leftovers.ts';
import { FILLERS, REDUCERS, REMOVERS } from './lexicon.ts';
import { emptyReading, nearOf, type Reading, type Refused, type Wish } from './reading.ts';
import { classify } from './refusals.ts';
import type { Token } from './tokens.ts';
import type { Match } from './vocabulary.ts';

const WHOLE_ONLY = 'it edits the whole picture, not a part of it';
const NOT_UNDERSTOOD = 'it does not know what that means';
function readMatch(match: Match, clause: Clause): PlanStep | { cannot: string } | null {
  clause.from = match.from;
  clause.to = match.to;
  const params = match.operation.read(clause, match.hint);
  if (params === null) return null;
  if ('cannot' in params && typeof params.cannot === 'string') return { cannot: params.cannot };
  return { op: match.operation.op, params } as PlanStep;
}

function removalBefore(tokens: readonly Token[], match: Match, used: ReadonlySet<number>): boolean {
  return tokens
    .slice(0, match.from)
    .some((t, i) => !used.has(i) && (REMOVERS.has(t.text) || REDUCERS.has(t.text)));
}

/** Phrases that say the same wish again ("rotate … clockwise") are left to the first to read. */
function withoutEchoes(matches: readonly Match[]): Match[] {
  const seen = new Set<AnyOperation>();
  return matches.filter(({ operation }) => !seen.has(operation) && seen.add(operation));
}

/** The steps that the phrases of a clause come to; what they cannot come to is put into `reading`. */
function stepsOf(segment: Segment, clause: Clause, reading: Reading): Wish[] {
  const { tokens, matches } = segment;
  const steps: Wish[] = [];
  const unread: { op: string; reason: string; match: Match }[] = [];
  const refuse = (reason: string, { operation: { example, related } }: Match) =>
    reading.refused.push({ tokens: [...tokens], reason, near: [example, ...related] });
  for (const match of matches) {
    if (steps.some(({ step }) => step.op === match.operation.op)) continue;
    if (removalBefore(tokens, match, clause.used)) {
      refuse('it cannot take out or weaken what is already in the picture', match);
      return [];
    }
    const read = readMatch(match, clause);
    if (read && 'cannot' in read)
      unread.push({ op: match.operation.op, reason: read.cannot, match });
    else if (read) steps.push({ step: read, hint: match.hint });
    else
      for (const i of match.indices) if (!FILLERS.has(tokens[i]?.text ?? '')) clause.used.delete(i);
  }
  // "A caption that says Hello": one phrase had no words, the other read the very same wish.
  for (const { op, reason, match } of unread) {
    if (!steps.some(({ step }) => step.op === op)) refuse(reason, match);
  }
  if (steps.length > 0)
    for (const match of matches) for (const i of match.indices) clause.used.add(i);
  return steps;
}

/** Why a wish aimed at a part cannot be done, and what comes near. */
function refusalOfAim(tokens: Token[], aimed: readonly number[], match: Match): Refused {
  const { reason, near } = classify(tokens);
  const isSpecific = aimed.some((i) =>
    /^(background|backdrop|scenery)/.test(tokens[i]?.text ?? ''),
  );
  const { example, related } = match.operation;
  return {
    tokens,
    reason: isSpecific ? reason : WHOLE_ONLY,
    near: [example, ...related, ...near],
  };
}

/** Reads a clause that is meant as said. Phrases that mean nothing here leave it to its bare values. */
export function readWishes(segment: Segment, inherited = 1): Reading {
  const reading = readPhrases(withBareWish(segment), inherited);
  if (reading.steps.length > 0 || segment.matches.length === 0) return reading;
  const bare = withBareWish({ ...segment, matches: [] });
  const another = bare.matches.length > 0 ? readPhrases(bare, inherited) : reading;
  return another.steps.length > 0 ? another : reading;
}

/** Reads the phrases found in a clause. */
function readPhrases(segment: Segment, inherited: number): Reading {
  const reading = emptyReading();
  const { tokens, matches } = segment;
  const used = new Set(withoutEchoes(matches).flatMap((m) => m.indices));
  const clause: Clause = { tokens, used, from: 0, to: 0, inherited };
  ignoredTail(clause, matches);
  const steps = stepsOf(segment, clause, reading);
  const left = leftovers(clause, steps.length > 0);
  const likeness = likenessFrom(tokens, matches);
  const aimed = left.filter((i) => i < likeness && isTarget(clause, i));
  const [match] = matches;
  if (aimed.length > 0 && match && steps.length > 0) {
    reading.refused.push(refusalOfAim(tokens, aimed, match));
    return reading;
  }
  reading.steps = steps;
  const words = left.filter((i) => /^(word|standard)$/.test(tokens[i]?.kind ?? ''));
  if (steps.length === 0 && reading.refused.length === 0) {
    if (left.length > 0) reading.refused.push({ tokens, ...nearOf(tokens) });
  } else if (words.length > 0 && steps.length > 0) {
    const from = Math.min(Math.min(...words), likeness);
    const unknown = tokens.slice(from, Math.max(...words) + 1);
    reading.refused.push({ tokens: unknown, reason: NOT_UNDERSTOOD, near: nearOf(unknown).near });
  }
  return reading;
}
